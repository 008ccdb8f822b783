"""What commands do with a database: `backup`, `restore` and `admin`, and what they say of one that they can’t use."""

import asyncio
import contextlib
import fcntl
import os
import re
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy import make_url

from openhearts.cli import main, serve
from openhearts.cli.database import hidden, using
from openhearts.cli.stop import Stop
from openhearts.server import serving as serving_processes
from openhearts.store import open_store, sqlite
from tests.browser import Browser
from tests.served import serving, settings, small_page


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, empty, for commands that name files."""
    monkeypatch.setattr(serve, "PAGE", small_page(tmp_path / "page"))
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    return here


def database_of(statements: str, file: Path) -> Path:
    with contextlib.closing(sqlite3.connect(file)) as made:
        made.executescript(statements)
    return file


USES = pytest.mark.parametrize("command", [["serve", "--port", "0"], ["admin", "reports"], ["backup", "copy"]])


def test_a_database_that_is_none(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--database", str(place)]) == 1
    assert "can’t use the database" in capsys.readouterr().err
    assert main(["serve", "--port", "0", "--database", "postgresql://me:secret@127.0.0.1:9/x"]) == 1
    said = capsys.readouterr().err
    assert "127.0.0.1:9" in said
    assert "secret" not in said


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


def test_a_password_is_not_shown() -> None:
    assert hidden("postgresql://me:secret@db/x") == "postgresql://…@db/x"
    assert hidden("postgresql://db/x?password=secret") == "postgresql://db/x"
    assert hidden("postgresql://me:se?cret@db/x") == "postgresql://…@…"
    assert hidden("postgresql://db/x?password=se@cret") == "postgresql://…@…"
    assert hidden("/var/tables.sqlite") == "/var/tables.sqlite"
    assert hidden("Maud@home.sqlite") == "Maud@home.sqlite"


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


def test_a_backup_is_made_while_the_server_runs_and_restored(tmp_path: Path) -> None:
    database, backup, other = tmp_path / "t.sqlite", tmp_path / "backup.sqlite", tmp_path / "new" / "t.sqlite"
    with serving(tmp_path, settings(database)) as base:
        maud = Browser(base).account("Maud")
        kept = maud.me, maud.session
        assert main(["backup", str(backup), "--database", str(database)]) == 0
        assert main(["backup", str(backup), "--database", str(database)]) == 2, "nothing is overwritten"
        assert main(["restore", str(backup), "--database", str(database)]) == 2
    other.parent.mkdir()
    left = other.with_name("t.sqlite-wal")
    left.touch()
    assert main(["restore", str(backup), "--database", str(other)]) == 2, "nor does anything of an old file come back"
    left.unlink()
    assert main(["restore", str(backup), "--database", str(other)]) == 0
    with serving(tmp_path, settings(other)) as base:
        again = httpx.get(f"{base}/api/v1/me", headers={"Cookie": f"openhearts={kept[1]}"})
        assert again.json() == kept[0]
    broken = tmp_path / "broken.sqlite"
    broken.write_bytes(b"no database")
    assert main(["restore", str(broken), "--database", str(tmp_path / "third.sqlite")]) == 1
    assert main(["restore", str(tmp_path / "nothing"), "--database", str(tmp_path / "third.sqlite")]) == 1
    assert not list(tmp_path.glob("third*"))
    assert main(["backup", str(tmp_path / "x"), "--database", "postgresql://db.example/x"]) == 2


def test_a_backup_of_a_newer_version_is_not_restored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    newer, database = tmp_path / "newer.sqlite", tmp_path / "new" / "t.sqlite"

    async def made() -> None:
        await (await open_store(str(newer))).close()

    asyncio.run(made())
    with contextlib.closing(sqlite3.connect(newer)) as file, file:
        file.execute("UPDATE alembic_version SET version_num = 'of tomorrow'")
    assert main(["restore", str(newer), "--database", str(database)]) == 1
    assert "a newer version of OpenHearts has used it" in capsys.readouterr().err
    assert not list(database.parent.iterdir())
    assert main(["backup", str(tmp_path / "copy.sqlite"), "--database", str(newer)]) == 0, "but it can be kept"
