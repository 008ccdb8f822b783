"""Servers for tests: in a thread, or in a process that can be killed."""

import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

import pytest
from argon2 import PasswordHasher

from openhearts.server.addresses import listening
from openhearts.server.service import Settings
from openhearts.server.serving import Server, server
from tests.databases import empty_file
from tests.probe import heed_ctrl_c

INDEX = b"<html><title>A page</title></html>"
QUICK = (1e6, 1e6)


def small_page(folder: Path) -> Path:
    """A page with nothing on it."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_bytes(INDEX)
    return folder


def settings(database: str | Path, **more: object) -> Settings:
    """Settings for tests, with practically no limit on commands. If the database is a file, there will be one."""
    if "://" not in str(database):
        empty_file(Path(database))
    return Settings(str(database), **({"commands": QUICK} | more))  # type: ignore[arg-type]


@contextmanager
def serving(folder: Path, given: Settings, page: Path | None = None, host: str = "127.0.0.1") -> Iterator[str]:
    """Runs a server in a thread, with cheaper password hashing. Yields its address."""
    running: Server = server(page or small_page(folder / "page"), given)
    at = listening(host, 0)
    thread = threading.Thread(target=running.run, args=([at],))
    try:
        with mock.patch("openhearts.server.passwords.PasswordHasher", return_value=PasswordHasher(1, 64, 1)):
            thread.start()
            while not running.started and thread.is_alive():
                thread.join(0.01)
        assert running.started
        yield f"http://127.0.0.1:{at.getsockname()[1]}"
    finally:
        running.should_exit = True
        thread.join(20)
        at.close()
        assert not thread.is_alive()


@pytest.fixture(scope="module")
def for_a_module(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that all tests of a module share: it takes it as its `base`."""
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, settings(folder / "t.sqlite")) as address:
        yield address


@pytest.fixture
def on_each_database(tmp_path: Path, database: str) -> Iterator[str]:
    """The address of a server, with either kind of database in turn: a module takes it as its `base`."""
    with serving(tmp_path, settings(database)) as address:
        yield address


@contextmanager
def process(
    folder: Path, database: str | Path, *options: str, port: int = 0, first: str = ""
) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """Runs `openhearts serve` in a process of its own, after the Python code in `first`. Yields the process and its
    address, and kills it at the end if it is still running.
    """
    program = (
        "import sys, pathlib; from openhearts.cli import main, serve;"
        f"serve.PAGE = pathlib.Path({str(folder / 'page')!r});{first}\n"
        f"sys.exit(main(['serve', '--port', '{port}', '--database', {str(database)!r}, *{list(options)!r}]))"
    )
    small_page(folder / "page")
    command = [sys.executable, "-c", program]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=heed_ctrl_c) as running:
        try:
            assert running.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+", running.stdout.readline().decode())
            assert found, running.stderr and running.stderr.read().decode()
            yield running, found[0]
        finally:
            running.kill()
