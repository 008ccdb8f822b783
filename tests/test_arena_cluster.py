"""The arena on a cluster: the same result as here, even if a worker is killed in the middle."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import openhearts as oh


def test_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not installed")
    words = [sys.executable, "-m", "tests.ray_run", str(tmp_path)]
    run = subprocess.run(words, capture_output=True, text=True, timeout=180, check=False)
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout.splitlines()[-1])
    assert found["same"] == [True, True]
    assert found["nodes"] == 2
    assert len(found["killed"]) == 1
    assert len(found["played"]) >= 2  # the process that was killed, and its successor
    assert max(found["settled"]) < 100  # of 500: the cluster stops early where threads do


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(oh.BadInput, match=r"pip install 'openhearts\[ray\]'"):
        oh.arena(["careful", "random"], hands=1, cluster="auto")


@pytest.mark.parametrize("address", ["nowhere", "\ud800", "auto"])
def test_where_no_cluster_is(address: str) -> None:
    pytest.importorskip("ray", reason="Ray is not installed")
    with pytest.raises(oh.BadInput, match=f"There is no Ray cluster at “{address}”"):
        oh.arena(["careful", "random"], hands=1, cluster=address)


def test_ray_is_imported_only_when_it_is_needed() -> None:
    code = "import sys, openhearts; print('ray' in sys.modules, 'subprocess' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "False False\n"
