"""`openhearts serve`: what it answers, and that it starts, says where it is, and stops."""

import contextlib
import http.client
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
import tomllib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO

import pytest

import openhearts
from openhearts.cli import main, serve
from openhearts.cli.database import alone
from openhearts.cli.main import parser
from openhearts.cli.serve import listening, metrics_at
from openhearts.cli.stop import Misuse, Stop
from openhearts.server import serving as serving_processes
from openhearts.server.addresses import SHARES_OUT, address_of, addresses_on_the_network, shared_out
from openhearts.server.addresses import listening as listening_at
from tests.probe import heed_ctrl_c
from tests.served import settings, small_page


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A built page, with nothing on it."""
    return small_page(tmp_path / "page")


def test_no_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(serve, "PAGE", tmp_path / "page")
    assert main(["serve", "--port", "0"]) == 1
    assert capsys.readouterr().err == "openhearts: the page is not built yet; `make play` builds it and serves it\n"


def test_a_taken_port() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(Stop, match=f"port {port} is taken"):
            listening("127.0.0.1", port)


def test_the_next_free_port_where_none_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    with listening("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        monkeypatch.setattr(serve, "FIRST_PORT", port)
        with listening("127.0.0.1", None) as second:
            assert port < second.getsockname()[1] < port + serve.PORTS_TRIED
        monkeypatch.setattr(serve, "PORTS_TRIED", 1)
        with pytest.raises(Stop, match="all taken"):
            listening("127.0.0.1", None)


@pytest.mark.parametrize("host", ["192.0.2.1", "\udcff", "h" * 80, "a..b"])
def test_a_host_that_is_none_of_ours(host: str) -> None:
    with pytest.raises(Stop, match=f"can’t listen at {host}: "):
        listening(host, 0)


def test_without_the_extra_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(openhearts, "server", openhearts.server)  # so that it is restored afterwards
    for name in [name for name in sys.modules if name.startswith("openhearts.server")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    assert main(["serve", "--port", "0"]) == 1
    assert "pip install 'openhearts[server]'" in capsys.readouterr().err


def test_workers_that_could_not_share_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--workers", "2", "--database", "tables.sqlite"]) == 2
    assert "postgresql://" in capsys.readouterr().err


@pytest.mark.parametrize("given", ["foo", "0", "127.0.0.1:70000", "127.0.0.1:"])
def test_metrics_are_told_at_a_port(
    given: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "PAGE", folder)
    assert main(["serve", "--port", "0", "--metrics", given]) == 2
    assert f"or HOST:PORT; “{given}” is neither" in capsys.readouterr().err


def test_a_port_of_thousands_of_digits_is_none() -> None:
    with pytest.raises(Misuse, match="is neither"):
        metrics_at("9" * 5000)


def test_each_worker_has_a_port_for_metrics(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "PAGE", folder)
    three = ["--workers", "3", "--database", "postgresql://127.0.0.1:1/x"]
    assert main(["serve", "--port", "0", *three, "--metrics", "65534"]) == 2
    assert "a port from 1 to 65533" in capsys.readouterr().err
    assert metrics_at("65533", 3) == ("127.0.0.1", 65533)


@pytest.mark.parametrize(
    "url",
    [
        "hearts.example",
        "https://hearts.example/here",
        "https://me@hearts.example",
        "https://hearts.example?",
        "https://hearts.example:x",
        "https://hearts.example/#x",
        "https://hearts.example ",
    ],
)
def test_a_public_address_that_is_none(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--public", url]) == 2
    assert "https://hearts.example" in capsys.readouterr().err


def test_one_server_a_file(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "PAGE", folder)
    monkeypatch.setattr(serving_processes, "serve", lambda *_: None)
    file = str(tmp_path / "t.sqlite")
    with alone(file):
        assert main(["serve", "--port", "0", "--database", file]) == 1
        assert f"a server is using {file} already" in capsys.readouterr().err
        assert main(["serve", "--port", "0", "--database", f"{file}-2"]) == 0
    assert main(["serve", "--port", "0", "--database", file]) == 0


def test_a_taken_port_for_metrics(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "PAGE", folder)
    file = str(tmp_path / "t.sqlite")
    with listening("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", "0", "--database", file, "--metrics", str(port)]) == 1
        assert capsys.readouterr().err == f"openhearts: port {port} is taken; choose another with --metrics\n"
    assert not Path(file).exists(), "nothing was begun"


def test_a_server_that_can_not_begin_ends(folder: Path, tmp_path: Path) -> None:
    before = set(threading.enumerate())
    with listening("127.0.0.1", 0) as taken, listening("127.0.0.1", 0) as at:
        given = settings(tmp_path / "t.sqlite", metrics=taken.getsockname())
        with pytest.raises(SystemExit):
            serving_processes.serve(at, folder, given)
    assert not [each for each in set(threading.enumerate()) - before if each.name == "store"]


def test_a_worker_ends_without_whoever_watches_over_it(folder: Path, tmp_path: Path) -> None:
    with listening("127.0.0.1", 0) as at:
        running = serving_processes.server(folder, settings(tmp_path / "t.sqlite"))
        running.parent = os.getppid()
        thread = threading.Thread(target=running.run, args=([at],))
        thread.start()
        while not running.started:
            thread.join(0.05)
        running.parent = 1 << 30  # as if killed: our parent is another process
        thread.join(10)
        assert not thread.is_alive()


def test_addresses() -> None:
    assert address_of("127.0.0.1", 8080) == "http://127.0.0.1:8080/"
    assert address_of("0.0.0.0", 8080) == "http://127.0.0.1:8080/"
    assert address_of("::1", 80) == "http://[::1]:80/"


@pytest.mark.skipif(not SHARES_OUT, reason="here the system doesn't share connections out")
@pytest.mark.parametrize("host", ["127.0.0.1", "::1"])
def test_connections_are_shared_out_among_workers(host: str) -> None:
    with ExitStack() as stack:
        at = stack.enter_context(listening_at(host, 0))
        both = [stack.enter_context(each) for each in shared_out(at, 2)]
        place = at.getsockname()
        for _ in range(200):
            stack.enter_context(socket.create_connection(place[:2]))
        accepted = [0, 0]
        for worker, each in enumerate(both):
            with contextlib.suppress(BlockingIOError):
                while True:
                    each.accept()[0].close()
                    accepted[worker] += 1
        assert sum(accepted) == 200
        assert min(accepted) > 60  # by chance it is less one time in a hundred million
        with pytest.raises(OSError, match="in use"):
            listening_at(host, place[1])


@contextlib.contextmanager
def served_by_command(folder: Path, tmp_path: Path) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """The command as a process, and the port that it has printed."""
    program = (
        f"import sys, pathlib; from openhearts.cli import main, serve; serve.PAGE = pathlib.Path({str(folder)!r});"
        f"sys.exit(main(['serve', '--port', '0', '--database', {str(tmp_path / 't.sqlite')!r}]))"
    )
    command = [sys.executable, "-c", program]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=heed_ctrl_c) as process:
        assert process.stdout is not None
        line = process.stdout.readline().decode()
        found = re.fullmatch(r"OpenHearts is at http://127\.0\.0\.1:(\d+)/\n", line)
        assert found
        yield process, int(found[1])


def stops_at_ctrl_c(process: subprocess.Popen[bytes]) -> None:
    """It stops at once and prints nothing."""
    process.send_signal(signal.SIGINT)
    try:
        assert process.wait(10) == 0
    finally:
        process.kill()
    assert process.stderr is not None
    assert process.stderr.read().strip() == b""


def test_the_command_says_where_it_is_and_stops_at_ctrl_c(folder: Path, tmp_path: Path) -> None:
    with served_by_command(folder, tmp_path) as (process, port):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        connection.request("GET", "/")
        assert connection.getresponse().status == 200
        stops_at_ctrl_c(process)
        connection.close()


@pytest.mark.parametrize("seconds", [0, 0.01, 0.03, 0.1])
def test_ctrl_c_stops_a_server_that_is_just_starting(folder: Path, tmp_path: Path, seconds: float) -> None:
    with served_by_command(folder, tmp_path) as (process, _):
        time.sleep(seconds)
        stops_at_ctrl_c(process)


def test_a_server_for_all_says_where_others_reach_it(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [(socket.AF_INET, 1, 6, "", (at, 0)) for at in ("127.0.1.1", "10.0.0.7", "10.0.0.7")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: rows)
    found = addresses_on_the_network("0.0.0.0", 8080)
    assert found[-1] == "http://10.0.0.7:8080/"
    assert not any("127.0" in address for address in found)
    assert len(found) == len(set(found))
    assert addresses_on_the_network("127.0.0.1", 8080) == []


def test_compose_asks_for_what_there_is() -> None:
    compose = (Path(__file__).parent.parent / "compose.yaml").read_text(encoding="utf-8")
    asked = re.findall(r"^      - (serve|--\S+)$", compose, re.MULTILINE)
    options = parser().read(asked)
    assert (options.command, options.workers, options.metrics) == ("serve", 2, "0.0.0.0:9100")
    assert metrics_at(options.metrics) == ("0.0.0.0", 9100)
    assert metrics_at("9100") == ("127.0.0.1", 9100)
    assert metrics_at("[::1]:9100") == ("::1", 9100)


@contextmanager
def supervised(workers: int, work: str) -> Iterator[tuple[subprocess.Popen[bytes], IO[bytes]]]:
    """A process that supervises workers that do this, a program that defines `work`; and what they all print."""
    program = (
        "import mmap, os, signal, sys, time\n"
        "from openhearts.server.addresses import listening\n"
        "from openhearts.server.service import Settings\n"
        "from openhearts.server.supervisor import supervise\n"
        f"{work}"
        f"supervise(listening('127.0.0.1', 0), Settings('none'), {workers}, work)"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, start_new_session=True) as running:
        try:
            assert running.stdout is not None
            yield running, running.stdout
        finally:
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGKILL)


def test_workers_that_are_only_starting_are_stopped_too() -> None:
    """Until they take the signals themselves, they have their supervisor's."""
    work = (
        "def work(*_given):\n"
        "    os.write(1, b'begins\\n')\n"
        "    time.sleep(1)\n"
        "    signal.signal(signal.SIGTERM, lambda *_given: sys.exit())\n"
        "    time.sleep(60)\n"
    )
    with supervised(2, work) as (running, printed):
        assert [printed.readline() for _ in range(2)] == [b"begins\n"] * 2
        running.terminate()
        assert running.wait(10) == 0


def test_workers_that_have_ended_together_are_back_together() -> None:
    """One came back a second, so that of many the last ones were missing for a minute."""
    work = (
        "begun = mmap.mmap(-1, 12)\n"
        "def work(_at, settings, *_given):\n"
        "    os.write(1, b'begins\\n')\n"
        "    number = settings.place.number\n"
        "    begun[number] += 1\n"
        "    while begun[number] > 1 or sum(begun[:]) < 12:\n"
        "        time.sleep(0.01)\n"
    )
    with supervised(12, work) as (_running, printed):
        assert [printed.readline() for _ in range(12)] == [b"begins\n"] * 12
        ended = time.monotonic()
        assert [printed.readline() for _ in range(12)] == [b"begins\n"] * 12
        assert time.monotonic() - ended < 8


def test_the_image_keeps_no_build_tools() -> None:
    root = Path(__file__).parent.parent
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {name_in(each) for each in project["dependencies"] + project["optional-dependencies"]["server"]}
    lines = (root / "requirements" / "build.in").read_text(encoding="utf-8").splitlines()
    installed = {name_in(line) for line in lines if not line.startswith("#")}
    [removed] = re.findall(r"pip uninstall --yes ([a-z -]+)", (root / "Dockerfile").read_text(encoding="utf-8"))
    assert set(removed.split()) == installed - needed
    assert needed <= installed


def name_in(requirement: str) -> str:
    """The name of the package that it asks for."""
    return re.split(r"[\[=<>; ]", requirement)[0]
