"""`openhearts serve`: what it answers, and that it starts, says where it is, and stops."""

import contextlib
import fcntl
import gzip
import hashlib
import http.client
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
import tomllib
from base64 import b64encode
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import IO, Any

import pytest
from sqlalchemy import make_url

import openhearts
from openhearts.cli import main, serve
from openhearts.cli.database import alone, hidden, using
from openhearts.cli.main import parser
from openhearts.cli.serve import listening, metrics_at
from openhearts.cli.stop import Misuse, Stop
from openhearts.server import serving as serving_processes
from openhearts.server import site
from openhearts.server.addresses import SHARES_OUT, address_of, addresses_on_the_network, shared_out
from openhearts.server.addresses import listening as listening_at
from openhearts.server.page import LIST, Answer, Page, policy_of
from openhearts.store import sqlite
from tests.probe import heed_ctrl_c
from tests.served import serving, settings

POLICY = "default-src 'self'; script-src 'self' 'sha256-AbC+/='"
INDEX = (
    f'<html><meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    '<script type="module" src="./assets/main-3fA9_c1d.js"></script></html>'
).encode()
PROGRAM = b"console.log('a card')\n" * 50
PACKED = gzip.compress(PROGRAM, mtime=0)
HASHED = "/assets/main-3fA9_c1d.js"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A built page, small."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_bytes(INDEX)
    (page / "sw.js").write_bytes(b"// the service worker")
    (page / "manifest.webmanifest").write_bytes(b"{}")
    (page / "assets" / "core-0a1b2c3d.wasm").write_bytes(b"\0asm")
    (page / "assets" / "main-3fA9_c1d.js").write_bytes(PROGRAM)
    (page / "assets" / "main-3fA9_c1d.js.gz").write_bytes(PACKED)
    (page / "assets" / "main-3fA9_c1d.js.br").write_bytes(b"brotli")
    (tmp_path / "secret.txt").write_bytes(b"not yours")
    return page


@pytest.fixture
def page(folder: Path) -> Page:
    return Page.read(listed(folder))


def listed(folder: Path) -> Path:
    """Lists the files of a page, as the build does in the end."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != LIST)
    hashes = {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}
    (folder / LIST).write_text(json.dumps(hashes))
    return folder


@pytest.mark.parametrize(
    ("target", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/index.html", "text/html; charset=utf-8"),
        ("/?seed=7", "text/html; charset=utf-8"),
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/assets/core-0a1b2c3d.wasm", "application/wasm"),
        (HASHED, "text/javascript; charset=utf-8"),
    ],
)
def test_files_and_their_types(page: Page, target: str, kind: str) -> None:
    answer = page.answer("GET", target, {})
    assert (answer.status, answer.headers["Content-Type"]) == (200, kind)
    assert answer.headers["Content-Length"] == str(len(answer.body))
    head = page.answer("HEAD", target, {})
    assert (head.status, head.headers, head.body) == (200, answer.headers, b"")


@pytest.mark.parametrize(
    "target",
    ["/nothing", "/assets", "/assets/", "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//secret.txt",
     "/assets/../index.html", "/index.html/", "/assets/main-3fA9_c1d.js.gz", "/\0", "/%00", "*", "",
     "//here/index.html", "http://here/index.html"],
)  # fmt: skip
def test_nothing_else_is_served(page: Page, target: str) -> None:
    answer = page.answer("GET", target, {})
    assert answer.status == 404
    assert b"not yours" not in answer.body
    assert page.answer("HEAD", target, {}).body == b""


def test_an_address_that_is_none(page: Page) -> None:
    answer = page.answer("GET", "/%ff", {})
    assert answer.status == 400
    assert page.answer("HEAD", "/%ff", {}) == Answer(400, answer.headers)


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
def test_other_methods_are_refused(page: Page, method: str) -> None:
    answer = page.answer(method, "/", {})
    assert (answer.status, answer.headers["Allow"]) == (405, "GET, HEAD")


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("GZIP", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=0, *", "gzip"),
        ("*", "br"),
        ("", None),
        ("identity", None),
        ("gzip;q=x", None),
    ],
)
def test_the_encoding_that_the_browser_takes(page: Page, accepted: str, encoding: str | None) -> None:
    answer = page.answer("GET", HASHED, {"Accept-Encoding": accepted})
    assert answer.headers.get("Content-Encoding") == encoding
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert answer.headers["Content-Length"] == str(len(answer.body))
    assert answer.body == {"br": b"brotli", "gzip": PACKED, None: PROGRAM}[encoding]


def test_a_file_without_siblings_goes_as_it_is(page: Page) -> None:
    assert "Content-Encoding" not in page.answer("GET", "/", {"Accept-Encoding": "br, gzip"}).headers


def test_only_hashed_names_are_kept_for_good(page: Page) -> None:
    assert "immutable" in page.answer("GET", HASHED, {}).headers["Cache-Control"]
    for target in ("/", "/index.html", "/sw.js", "/manifest.webmanifest"):
        assert page.answer("GET", target, {}).headers["Cache-Control"] == "no-cache"


def test_what_the_browser_has_is_not_sent_again(page: Page) -> None:
    tag = page.answer("GET", HASHED, {}).headers["ETag"]
    packed = page.answer("GET", HASHED, {"Accept-Encoding": "gzip"}).headers["ETag"]
    assert tag != packed
    again = page.answer("GET", HASHED, {"If-None-Match": f'"other", W/{tag}'})
    assert (again.status, again.body, again.headers["ETag"]) == (304, b"", tag)
    assert page.answer("GET", HASHED, {"If-None-Match": packed}).status == 200
    assert page.answer("GET", HASHED, {"If-None-Match": "*"}).status == 304


def test_the_page_may_do_what_it_says_itself_and_be_framed_by_nobody(page: Page) -> None:
    assert page.policy == f"{POLICY}; frame-ancestors 'none'"
    for target in ("/", HASHED, "/nothing"):
        headers = page.answer("GET", target, {}).headers
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Content-Security-Policy"] == page.policy
    assert policy_of(b"<html>") == "default-src 'self'; frame-ancestors 'none'"


def test_tabs_of_an_earlier_build_find_its_parts_but_no_earlier_page(page: Page, folder: Path) -> None:
    (folder / "assets" / "main-3fA9_c1d.js").rename(folder / "assets" / "main-Zz9_y8x7.js")
    (folder / "manifest.webmanifest").unlink()
    (folder / "sw.js").write_bytes(b"// the next service worker")
    now = Page.read(listed(folder)).after(page)
    assert now.answer("GET", HASHED, {}).body == PROGRAM
    assert now.answer("GET", "/assets/main-Zz9_y8x7.js", {}).body == PROGRAM
    assert now.answer("GET", "/sw.js", {}).body == b"// the next service worker"
    assert now.answer("GET", "/manifest.webmanifest", {}).status == 404


def test_the_list_of_files_is_not_served(page: Page) -> None:
    assert page.answer("GET", f"/{LIST}", {}).status == 404


def test_a_tag_is_that_of_the_bytes_which_are_sent(page: Page, folder: Path) -> None:
    """The compressed file may be written after the other one, and each would be kept under the other's name."""
    packed = {"Accept-Encoding": "gzip"}
    (folder / "assets" / "main-3fA9_c1d.js.gz").write_bytes(gzip.compress(b"of an earlier build"))
    now = Page.read(listed(folder))
    assert now.answer("GET", HASHED, packed).headers["ETag"] != page.answer("GET", HASHED, packed).headers["ETag"]
    assert now.answer("GET", HASHED, {}).headers["ETag"] == page.answer("GET", HASHED, {}).headers["ETag"]


def test_no_browser_keeps_what_may_be_half_written(folder: Path) -> None:
    assert Page.read(folder).answer("GET", HASHED, {}).headers["Cache-Control"] == "no-cache"
    (listed(folder) / HASHED[1:]).write_bytes(PROGRAM[:5])
    half = Page.read(folder)
    assert not half.whole
    assert half.answer("GET", HASHED, {}).status == 404
    assert half.answer("GET", "/", {}).status == 200
    (folder / LIST).write_text("{")
    assert Page.read(folder).answer("GET", HASHED, {}).headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("late", ["sw.js", "assets/main-3fA9_c1d.js.br", LIST])
def test_a_build_is_served_once_it_is_whole(folder: Path, monkeypatch: pytest.MonkeyPatch, late: str) -> None:
    monkeypatch.setattr(site, "LOOK_EVERY", 0.0)
    built = site.Built(listed(folder))
    (folder / "sw.js").write_bytes(b"// the next service worker")
    (folder / "index.html").write_bytes(INDEX + b"<!-- built again -->")
    listed(folder)
    whole = (folder / late).read_bytes()
    for half in (None, b"", whole[:-1]):
        (folder / late).unlink() if half is None else (folder / late).write_bytes(half)
        assert built.page.answer("GET", "/", {}).body == INDEX
        assert built.page.answer("GET", "/sw.js", {}).body == b"// the service worker"
    (folder / late).write_bytes(whole)
    assert built.page.answer("GET", "/", {}).body == INDEX + b"<!-- built again -->"
    assert built.page.answer("GET", "/sw.js", {}).body == b"// the next service worker"


def test_a_server_that_starts_during_a_build_serves_what_is_right_and_soon_the_rest(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "LOOK_EVERY", 0.0)
    (listed(folder) / "sw.js").write_bytes(b"// the")
    built = site.Built(folder)
    assert built.page.answer("GET", "/", {}).status == 200
    assert built.page.answer("GET", "/sw.js", {}).status == 404
    (folder / "sw.js").write_bytes(b"// the service worker")
    assert built.page.answer("GET", "/sw.js", {}).status == 200


def test_no_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(serve, "PAGE", tmp_path / "page")
    assert main(["serve", "--port", "0"]) == 1
    assert capsys.readouterr().err == "openhearts: the page is not built yet; `make play` builds it and serves it\n"


@pytest.fixture
def at(folder: Path, tmp_path: Path) -> Iterator[http.client.HTTPConnection]:
    """A connection to a server of the page."""
    with serving(tmp_path, settings(tmp_path / "t.sqlite"), page=folder) as address:
        port = int(address.rpartition(":")[2])
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        yield connection
        connection.close()


def test_over_the_wire(at: http.client.HTTPConnection, folder: Path) -> None:
    for method, target, status in (("GET", "/", 200), ("HEAD", "/", 200), ("GET", "/no", 404), ("POST", "/", 405)):
        at.request(method, target, body=b"x=1" if method == "POST" else None)
        response = at.getresponse()
        body = response.read()
        assert response.status == status
        assert response.headers["Server"] == "OpenHearts"
        assert body == (INDEX if (method, status) == ("GET", 200) else body)
        assert (body == b"") == (method == "HEAD")
    tag = response_tag(at)
    at.request("GET", "/", headers={"If-None-Match": tag})
    response = at.getresponse()
    assert (response.status, response.read()) == (304, b"")
    (folder / "assets" / "main-3fA9_c1d.js").unlink()
    (folder / "index.html").write_bytes(INDEX + b"<!-- built again -->")
    assert response_tag(at) != tag
    at.request("GET", HASHED)
    response = at.getresponse()
    assert (response.status, response.read()) == (200, PROGRAM)


def response_tag(at: http.client.HTTPConnection) -> str:
    at.request("GET", "/")
    response = at.getresponse()
    response.read()
    return response.headers["ETag"]


def test_bytes_that_are_no_request_end_only_their_own_connection(
    at: http.client.HTTPConnection, caplog: pytest.LogCaptureFixture
) -> None:
    with socket.create_connection((at.host, at.port), timeout=10) as raw:
        raw.sendall(b"\x16\x03\x01 not http\r\n\r\n")
        assert raw.recv(100)
    assert response_tag(at)
    assert caplog.text == "", "nobody fills a log"


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


def test_a_database_that_is_none(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "PAGE", folder)
    assert main(["serve", "--port", "0", "--database", str(folder)]) == 1
    assert "can’t use the database" in capsys.readouterr().err
    assert main(["serve", "--port", "0", "--database", "postgresql://me:secret@127.0.0.1:9/x"]) == 1
    said = capsys.readouterr().err
    assert "127.0.0.1:9" in said
    assert "secret" not in said


@pytest.fixture
def place(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, empty, for commands that name files."""
    monkeypatch.setattr(serve, "PAGE", folder)
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    return here


def database_of(statements: str, file: Path) -> Path:
    with contextlib.closing(sqlite3.connect(file)) as made:
        made.executescript(statements)
    return file


USES = pytest.mark.parametrize("command", [["serve", "--port", "0"], ["admin", "reports"], ["backup", "copy"]])


@USES
@pytest.mark.parametrize("what", ["CREATE TABLE recipes (name TEXT)", "CREATE TABLE people (name TEXT)", "a note"])
def test_a_file_that_is_not_ours_is_left_as_it_is(
    what: str, command: list[str], place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = place / "t.sqlite"
    if what == "a note":
        file.write_text("Bring the cards and the good cups.")
    else:
        database_of(what, file)
    before = file.read_bytes()
    assert main([*command, "--database", str(file)]) == 1
    assert capsys.readouterr().err == f"openhearts: can’t use the database {file}: it isn’t an OpenHearts database\n"
    assert not (place / "copy").exists()
    assert file.read_bytes() == before


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["admin", "reports"]])
def test_a_database_of_a_newer_version_is_not_used(
    command: list[str], place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    later = "CREATE TABLE entries (n); CREATE TABLE alembic_version AS SELECT '9999' AS version_num"
    file = database_of(later, place / "t.sqlite")
    assert main([*command, "--database", str(file)]) == 1
    why = "a newer version of OpenHearts has used it"
    assert capsys.readouterr().err == f"openhearts: can’t use the database {file}: {why}\n"


@USES
@pytest.mark.parametrize("kept", [5000, 130_000])
def test_a_damaged_database_is_said_in_our_words(
    kept: int, command: list[str], place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Cut off in the schema, and behind it."""
    file = place / "t.sqlite"
    serving_processes.prepare(settings(file))
    file.write_bytes(file.read_bytes()[:kept])
    why = "it is damaged; `openhearts restore` puts a backup in its place"
    assert main([*command, "--database", str(file)]) == 1
    assert capsys.readouterr().err == f"openhearts: can’t use the database {file}: {why}\n"
    assert main(["restore", str(file), "--database", "new.sqlite"]) == 1
    assert capsys.readouterr().err == f"openhearts: can’t use the database {file}: {why}\n"
    assert not (place / "copy").exists()
    assert not (place / "new.sqlite").exists()


def test_a_backup_is_refused_where_an_index_lacks_a_row(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = place / "t.sqlite"
    serving_processes.prepare(settings(file))
    database_of(
        "INSERT INTO guesses VALUES ('a', 1); PRAGMA writable_schema=1; UPDATE sqlite_schema SET rootpage ="
        " (SELECT rootpage FROM sqlite_schema WHERE name = 'ix_blocks_other') WHERE name = 'ix_guesses_until'",
        file,
    )
    assert main(["backup", "copy", "--database", str(file)]) == 1
    assert "it is damaged" in capsys.readouterr().err


def test_a_database_that_may_not_be_written_is_said_in_our_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "t.sqlite"
    serving_processes.prepare(settings(file))
    monkeypatch.setattr("openhearts.store.sqlite.PRAGMAS", ["query_only=1"])  # the test may be run by root
    assert main(["admin", "reports", "--database", str(file)]) == 1
    assert capsys.readouterr().err == f"openhearts: can’t use the database {file}: Permission denied\n"


@pytest.mark.parametrize(("flag", "why"), [(0, "Permission denied"), (os.ST_RDONLY, "Read-only file system")])
def test_a_database_beside_which_nothing_may_be_written_is_said_in_our_words(
    flag: int, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As in a snapshot of the disk, which is read-only: SQLite said that it was “unable to open database file”."""
    file = tmp_path / "t.sqlite"
    serving_processes.prepare(settings(file))
    (tmp_path / "t.sqlite-shm").mkdir()  # the test may be run by root
    monkeypatch.setattr(os, "statvfs", lambda _path: SimpleNamespace(f_flag=flag))
    assert main(["admin", "reports", "--database", str(file)]) == 1
    assert capsys.readouterr().err == f"openhearts: can’t use the database {file}: {why}\n"


def test_what_a_backup_cannot_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, none, copy = tmp_path / "t.sqlite", tmp_path / "none.sqlite", tmp_path / "note" / "copy"
    assert main(["backup", str(copy), "--database", str(none)]) == 1
    assert capsys.readouterr().err == f"openhearts: can’t use the database {none}: No such file or directory\n"
    assert main(["backup", str(copy), "--database", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"openhearts: can’t use the database {tmp_path}: Is a directory\n"
    serving_processes.prepare(settings(file))
    copy.parent.write_text("a file")
    assert main(["backup", str(copy), "--database", str(file)]) == 1
    assert capsys.readouterr().err == f"openhearts: {copy}: File exists\n"
    for folder in (".", "", str(tmp_path)):
        assert main(["backup", folder, "--database", str(file)]) == 2
        assert capsys.readouterr().err.endswith(": Is a directory\n")
        if folder:
            assert main(["restore", str(file), "--database", folder]) == 2
            assert capsys.readouterr().err.endswith(": Is a directory\n")
    empty = tmp_path / "empty.sqlite"
    empty.touch()
    for words in (
        ["backup", str(tmp_path / "b"), "--database", str(empty)],
        ["restore", str(empty), "--database", "r"],
    ):
        assert main(words) == 1
        why = "it isn’t an OpenHearts database"
        assert capsys.readouterr().err == f"openhearts: can’t use the database {empty}: {why}\n"
    assert empty.read_bytes() == b""


def test_two_backups_to_one_file_are_not_mixed_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, copy = tmp_path / "t.sqlite", tmp_path / "copy.sqlite"
    serving_processes.prepare(settings(file))
    part = copy.with_name("copy.sqlite.part")
    part.write_bytes(b"what somebody had copied when they were killed")
    with part.open("r+b") as writing:
        fcntl.flock(writing, fcntl.LOCK_EX)  # another process holds the lock
        assert main(["backup", str(copy), "--database", str(file)]) == 1
    assert capsys.readouterr().err == f"openhearts: {copy}: File exists\n"
    assert part.exists()
    assert not copy.exists()
    assert main(["backup", str(copy), "--database", str(file)]) == 0
    assert not part.exists()
    assert copy.read_bytes()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("appoint", "\udcff"), "no account is called"),
        (("suspend", "Maud"), "nobody has the id “Maud”; `openhearts admin reports` shows ids"),
        (("close", "calm-fox-10"), "no open table has the id or the code “calm-fox-10”"),
    ],
)
def test_whom_an_admin_does_not_find(
    words: tuple[str, str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    serving_processes.prepare(settings(tmp_path / "t.sqlite"))
    assert main(["admin", *words, "--database", str(tmp_path / "t.sqlite")]) == 1
    assert sentence in capsys.readouterr().err


def test_the_environment_names_the_database_of_every_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there, copy = (tmp_path / f"{name}.sqlite" for name in ("here", "there", "copy"))
    serving_processes.prepare(settings(here))
    monkeypatch.setenv("OPENHEARTS_DATABASE", str(here))
    assert main(["admin", "reports"]) == 0
    assert main(["backup", str(copy)]) == 0
    assert main(["admin", "reports", "--database", str(there)]) == 1, "the option comes first"
    monkeypatch.setenv("OPENHEARTS_DATABASE", str(there))
    assert main(["restore", str(copy)]) == 0
    assert there.exists()
    monkeypatch.setenv("OPENHEARTS_DATABASE", "postgresql://me:secret@127.0.0.1:1/x")
    capsys.readouterr()
    assert main(["admin", "reports"]) == 1
    assert "secret" not in capsys.readouterr().err


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_full_disk_is_not_the_fault_of_the_file_that_is_read(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new = tmp_path / "old.sqlite", tmp_path / "new.sqlite"
    serving_processes.prepare(settings(old))
    connect = sqlite3.connect

    class Small(sqlite3.Connection):
        """A file on a disk with room for four pages."""

        def execute(self, *_arguments: Any) -> sqlite3.Cursor:
            raise AssertionError("it is full before anything else is done")

    def connected(file: Any, **named: Any) -> Any:
        if not str(file).endswith(".part"):
            return connect(file, **named)
        made = connect(file, factory=Small)
        made.cursor().execute("PRAGMA max_page_count=4")
        return made

    monkeypatch.setattr("openhearts.store.backup.sqlite3.connect", connected)
    from_file, to_file = (new, old) if command == "backup" else (old, new)
    assert main([command, str(from_file), "--database", str(to_file)]) == 1
    assert capsys.readouterr().err == f"openhearts: {new}: No space left on device\n"
    assert {each.name for each in tmp_path.iterdir() if "new" in each.name} == set(), "nothing is left of it"


@pytest.mark.parametrize(
    ("host", "why"),
    [("127.0.0.1:1", "Connection refused"), ("nohost.invalid", "not known|resolution")],
)
def test_a_database_that_is_not_there_is_said_without_numbers(
    host: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"postgresql://{host}/x"
    assert main(["admin", "reports", "--database", url]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"openhearts: can’t use the database {url}: ")
    assert re.search(why, said)
    assert "Errno" not in said


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"database": "nosuch"}, 'database "nosuch" does not exist'),
        ({"username": "nobody"}, 'role "nobody" does not exist'),
        ({"query": {"sslmode": "perhaps"}}, "`sslmode` parameter must be one of"),
    ],
)
def test_what_postgres_refuses_is_said_in_one_sentence(
    changes: dict[str, Any], why: str, postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    url = make_url(postgres_url)
    url = url.set(**changes | {"query": {**url.query, **changes.get("query", {})}})
    assert main(["admin", "reports", "--database", url.render_as_string(hide_password=False)]) == 1
    said = capsys.readouterr().err
    assert f": {why}" in said
    assert "sqlalche" not in said
    assert "\N{REPLACEMENT CHARACTER}" not in said


@pytest.mark.parametrize("place", ["db:p/x", "\udcff/x", f"{'d' * 80}/x", "[", "127.0.0.1:543200/x"])
def test_a_url_that_can_not_be_read(place: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "reports", "--database", f"postgresql://me:secret@{place}"]) == 1
    said = capsys.readouterr().err
    shown = place.replace("\udcff", "?")
    assert said.startswith(f"openhearts: can’t use the database postgresql://…@{shown}: its URL can’t be read; ")


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


@pytest.mark.parametrize("url", ["mysql://me:secret@db/x", "postgresql+asyncpg://me:secret@db/x"])
def test_a_database_of_another_kind_is_no_file(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["serve", "--port", "0", "--database", url]) == 2
    said = capsys.readouterr().err
    assert "is neither" in said
    assert "secret" not in said
    assert list(tmp_path.iterdir()) == []


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


def test_a_password_is_not_shown() -> None:
    assert hidden("postgresql://me:secret@db/x") == "postgresql://…@db/x"
    assert hidden("postgresql://db/x?password=secret") == "postgresql://db/x"
    assert hidden("postgresql://me:se?cret@db/x") == "postgresql://…@…"
    assert hidden("postgresql://db/x?password=se@cret") == "postgresql://…@…"
    assert hidden("/var/tables.sqlite") == "/var/tables.sqlite"
    assert hidden("Maud@home.sqlite") == "Maud@home.sqlite"


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
        assert response_tag(connection)
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


def test_the_built_page_and_its_header_forbid_the_same() -> None:
    built = (serve.PAGE / "index.html").read_bytes()
    said = re.search(rb'http-equiv="Content-Security-Policy" content="([^"]+)"', built)
    assert said
    in_page = set(said[1].decode().split("; "))
    in_header = set(Page.read(serve.PAGE).policy.split("; "))
    assert in_header - in_page == {"frame-ancestors 'none'"}, "what browsers heed in a header only"
    assert in_page <= in_header
    scripts = re.findall(rb"<script>(.*?)</script>", built, re.DOTALL)
    assert scripts
    digests = [f"'sha256-{b64encode(hashlib.sha256(script).digest()).decode()}'" for script in scripts]
    assert " ".join(["script-src 'self' 'wasm-unsafe-eval'", *digests]) in in_page
    assert {"default-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'none'"} <= in_page


def test_the_build_lists_its_files() -> None:
    built = Page.read(serve.PAGE)
    assert built.listed
    assert built.whole
    assert all(file.listed for file in built.files.values())


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


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["admin", "reports"]])
def test_a_database_that_another_program_keeps_to_itself_is_said_in_our_words(
    command: list[str], place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = place / "t.sqlite"
    serving_processes.prepare(settings(file))
    monkeypatch.setattr(sqlite, "PRAGMAS", ("busy_timeout=10",))
    monkeypatch.setattr("openhearts.words._language", "en")  # which is put back
    why = "ein anderes Programm benutzt sie gerade; versuch es gleich noch einmal"
    with contextlib.closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert main(["--language", "de", *command, "--database", str(file)]) == 1
    assert capsys.readouterr().err == f"openhearts: die Datenbank {file} lässt sich nicht benutzen: {why}\n"


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (sqlite3.SQLITE_BUSY, "versuch es gleich noch einmal"),
        (sqlite3.SQLITE_LOCKED, "versuch es gleich noch einmal"),
        (sqlite3.SQLITE_IOERR_READ, "Ein-/Ausgabefehler"),
        (sqlite3.SQLITE_FULL, "Kein Speicherplatz mehr frei"),
        (sqlite3.SQLITE_CORRUPT_INDEX, "sie ist beschädigt"),
    ],
)
def test_what_sqlite_says_in_english_is_said_in_the_language_in_use(
    code: int, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    error = sqlite3.OperationalError("as SQLite says it")
    error.sqlite_errorcode = code
    monkeypatch.setattr("openhearts.words._language", "de")
    with pytest.raises(Stop) as stopped, using("t.sqlite"):
        raise sqlite.refusal(error, Path("t.sqlite"))
    assert words in str(stopped.value)
    assert "SQLite" not in str(stopped.value)
