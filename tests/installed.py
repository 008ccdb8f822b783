"""The installed package plays, rates and serves: run by a Python with OpenHearts installed from a package.

    python tests/installed.py

Needs the package with `[server]` and the standard library, nothing of this folder. `make wheels` runs it in empty
environments, cibuildwheel in one for each wheel.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import distribution
from pathlib import Path

WITHIN = 120.0
"""So many seconds anything may take."""
DECK = [rank + suit for suit in "CDSH" for rank in "23456789TJQKA"]
OPENHEARTS = str(Path(sys.executable).with_name("openhearts"))


def plays(folder: Path) -> None:
    """Plays a hand in the terminal, trying every card at each turn until one is accepted."""
    rules, kept = folder / "rules.json", folder / "game.json"
    rules.write_text(json.dumps({"pass_cycle": ["hold"], "end": {"hands": 1}}), encoding="utf-8")
    command = [OPENHEARTS, "play", "--rules", str(rules), "--seed", "7", "--file", str(kept)]
    run = subprocess.run(
        command, input="\n".join(DECK * 13), capture_output=True, text=True, encoding="utf-8", timeout=WITHIN
    )
    assert run.returncode == 0, run.stderr
    import openhearts

    game = openhearts.Game.from_log(kept.read_text(encoding="utf-8"))
    assert game.over, run.stdout
    assert sum(game.totals) in (26, 78)


def rates() -> None:
    """The arena is sure that the careful bot is better than chance."""
    command = [OPENHEARTS, "arena", "careful", "random", "--hands", "100", "--settle", "0", "--json"]
    run = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=WITHIN, check=True)
    [pairing] = json.loads(run.stdout)["pairings"]
    assert pairing["settled"] == "first", pairing


def serves(folder: Path) -> None:
    """Serves the page with every file that it names, and the open tables from a new database."""
    with served(folder / "tables.sqlite") as address:
        page = read(address)
        files = re.findall(r'(?:src|href)="\./([^"]+)"', page)
        assert len(files) > 5, page
        for name in [*files, "licences.txt"]:
            assert read(f"{address}/{name}"), name
        assert json.loads(read(f"{address}/api/v1/tables")) is not None


@contextmanager
def served(database: Path) -> Iterator[str]:
    """`openhearts serve`, and the address that it prints."""
    command = [OPENHEARTS, "serve", "--port", "0", "--database", str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        try:
            assert process.stdout
            said = re.search(r"http://\S+?:\d+", process.stdout.readline())
            assert said
            yield said[0]
        finally:
            process.terminate()


def read(address: str) -> str:
    with urllib.request.urlopen(address, timeout=WITHIN) as answer:
        return str(answer.read(), "utf-8", "replace")


def is_licensed() -> None:
    """The package includes the licence texts and the list of third-party components."""
    files = {path.name: path for path in distribution("openhearts").files or ()}
    assert {"LICENSE", "nanobind.txt", "libcxx.txt", "OFL-Vollkorn.txt", "openhearts.cdx.json"} <= files.keys()
    bill = json.loads(Path(str(files["openhearts.cdx.json"].locate())).read_text(encoding="utf-8"))
    assert "svelte" in {part["name"] for part in bill["components"]}


def main() -> None:
    os.environ["OPENHEARTS_LANGUAGE"] = "en"
    with tempfile.TemporaryDirectory() as name:
        os.chdir(name)  # away from any clone
        plays(Path(name))
        rates()
        if sys.platform != "win32":
            serves(Path(name))
    is_licensed()
    import openhearts

    print(f"Python {sys.version.split()[0]}: {openhearts._core.__file__} plays, rates and serves")


if __name__ == "__main__":
    main()
