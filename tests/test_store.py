"""The store, in a file and in PostgreSQL: all or nothing, once and for all, and whoever was first."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.command import upgrade
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Select, insert, make_url, select
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine

from openhearts.server.sessions import sign_in_of
from openhearts.store import Store, Taken, Unavailable, Unfit, open_store, postgres, sqlite
from openhearts.store.backup import copy
from openhearts.store.belongings import OWN
from openhearts.store.guesses import Guesses
from openhearts.store.migrate import MIGRATIONS
from openhearts.store.people import Known, People, hashed
from openhearts.store.postgres import PostgresStore
from openhearts.store.queue import Place, Queue
from openhearts.store.reports import told
from openhearts.store.schema import accounts, blocks, entries, guesses, metadata, people, secrets, sessions
from openhearts.store.sqlite import SqliteStore, engine_at
from openhearts.store.store import Busy, Rows
from openhearts.store.tables import Kept, StoredTables
from openhearts.tables.protocol import Wish
from openhearts.tables.waiting import Waiting
from tests.databases import bare_database, empty_database, plans_of_reading


def with_store(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Opens it, works with it, closes it."""

    async def run() -> None:
        store = await open_store(database)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


async def appended(store: Store, table: str, n: int, *texts: str, also: Any = ()) -> Exception | None:
    """The outcome of an append."""
    written: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    store.append(table, n, texts, written.set_result, also)
    return await written


def test_a_number_is_taken_only_once_and_nothing_of_it_is_written(database: str) -> None:
    async def work(store: Store) -> None:
        stored = StoredTables(store, "w")
        assert await appended(store, "a", 1, "one", "two") is None
        assert isinstance(await appended(store, "a", 2, "other", "three"), Taken)
        assert await stored.log("a") == ["one", "two"]
        for many in (20, 150):
            rows = (appended(store, f"of {many} {number}", 1, "x", "y") for number in range(many))
            first, *others = await asyncio.gather(appended(store, "a", 2, "other"), *rows)
            assert isinstance(first, Taken)
            assert others == [None] * many, "none fails for another's sake"
            assert all([await stored.log(f"of {many} {number}") == ["x", "y"] for number in range(many)])
        results = await asyncio.gather(
            appended(store, "a", 2, "other"),
            *(appended(store, f"t{number}", 1, "x") for number in range(50)),
            appended(store, "a", 3, "three"),
            appended(store, "b", 1, "y", also=[stored.secret("b", 0, b"7")]),
        )
        assert [type(result) for result in results] == [Taken, *[type(None)] * 52]
        assert isinstance(await appended(store, "c", 1, "z", also=[stored.secret("b", 0, b"8")]), Taken)
        assert await stored.log("a") == ["one", "two", "three"]
        assert await stored.log("a", 1) == ["two", "three"]
        assert await stored.log("c") == [], "what goes with it is taken: neither is written"
        assert await stored.secrets("b") == [b"7"]
        assert all([await stored.log(f"t{number}") == ["x"] for number in range(50)])

    with_store(database, work)


def test_what_no_database_has_is_unfit_and_harms_nothing_else(database: str) -> None:
    async def work(store: Store) -> None:
        far = told("a", 1, "p", "q", 1 << 70, "rude", 0)
        results = await asyncio.gather(
            appended(store, "a", 1, "one", also=[far]), *(appended(store, f"t{number}", 1, "x") for number in range(5))
        )
        assert [type(result) for result in results] == [Unfit, *[type(None)] * 5]
        assert await StoredTables(store, "w").log("a") == []
        if store.shared:  # SQLite has every character
            assert isinstance(await appended(store, "a", 1, "\0"), Unfit)
            with pytest.raises(Unfit):
                await People(store).find("\0")

    with_store(database, work)


def test_guesses_are_counted_together_wherever_they_are_made(database: str) -> None:
    async def work(store: Store) -> None:
        workers = [Guesses(store, 3, 1000) for _ in range(4)]
        assert sorted(await asyncio.gather(*(each.takes("maud", 0) for each in workers))) == [False, True, True, True]
        tries = [(999, 1), (1000, 0), (1000, 1000), (1400, 600), (3500, 0), (3500, 0), (9000, 0)]
        for now, wait in tries:
            assert await workers[0].takes("maud", now) == (not wait), now
            assert not wait or await workers[0].wait("maud", now) == wait, now
        assert await workers[0].takes("nils", 9000)
        assert len(await store.read(select(guesses))) == 2
        assert await workers[0].takes("nils", 99_000)
        assert len(await store.read(select(guesses))) == 1, "what counts no more is forgotten"

    with_store(database, work)


def test_a_clock_that_was_wrong_locks_nobody_out(database: str) -> None:
    """Not even if it was a year ahead while passwords were tried."""

    async def work(store: Store) -> None:
        guesses, now, year = Guesses(store, 3, 1_000), 1_000_000, 31_536_000_000
        assert [await guesses.takes("maud", now + year) for _ in range(4)] == [True, True, True, False]
        assert [await guesses.takes("maud", now) for _ in range(4)] == [True, True, True, False]
        assert await guesses.wait("maud", now) == 1_000
        assert [await guesses.takes("maud", now + 1_000) for _ in range(2)] == [True, False]

    with_store(database, work)


def test_nobody_else_on_the_machine_can_read_a_file(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        assert await appended(store, "a", 1, "one") is None
        copy(tmp_path / "t.sqlite", tmp_path / "backup.sqlite")
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
        assert modes == dict.fromkeys(("t.sqlite", "t.sqlite-wal", "t.sqlite-shm", "backup.sqlite"), 0o600)

    with_store(str(tmp_path / "t.sqlite"), work)


@pytest.mark.parametrize("name", [":memory:", "file:t?mode=memory", "50%25.sqlite"])
def test_a_file_may_have_any_name(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For SQLite some names are those of databases in memory, of which each connection has its own."""
    monkeypatch.chdir(tmp_path)

    async def work(store: Store) -> None:
        await People(store).add("p1", "Maud", "guest", "a session", 1)

    async def again(store: Store) -> None:
        assert await People(store).find("p1") is not None

    with_store(name, work)
    with_store(name, again)
    assert (tmp_path / name).stat().st_size


def test_a_copy_is_one_file_whatever_the_folder_is_called(tmp_path: Path) -> None:
    folder = tmp_path / "50 % #1?"

    async def work(store: Store) -> None:
        assert await appended(store, "a", 1, "one") is None
        copy(folder / "t.sqlite", folder / "backup.sqlite")

    with_store(str(folder / "t.sqlite"), work)
    copy(folder / "backup.sqlite", folder / "again.sqlite")
    assert [each.name for each in tmp_path.iterdir()] == [folder.name]
    assert {each.name for each in folder.iterdir()} == {"t.sqlite", "backup.sqlite", "again.sqlite"}


def test_a_commit_carries_what_came_in_after_the_last_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openhearts.store.sqlite.APART", 0.5)
    batches: list[int] = []
    write = SqliteStore._write

    def counting(store: SqliteStore, connection: Any, batch: Any) -> None:
        batches.append(len(batch))
        write(store, connection, batch)

    monkeypatch.setattr(SqliteStore, "_write", counting)

    async def later(store: Store, table: str) -> None:
        await asyncio.sleep(0.02)
        assert await appended(store, table, 1, "x") is None

    async def work(store: Store) -> None:
        assert await appended(store, "a", 1, "x") is None
        await asyncio.gather(appended(store, "b", 1, "x"), later(store, "c"), later(store, "d"))

    with_store(str(tmp_path / "t.sqlite"), work)
    assert batches == [1, 3]


@pytest.mark.parametrize("with_secret", [False, True])
def test_what_is_written_stands_there_when_it_is_opened_again(database: str, with_secret: bool) -> None:
    async def write(store: Store) -> None:
        also = [StoredTables(store, "w").secret("a", 0, b"7")] if with_secret else []
        store.append("a", 1, ["one"], outcomes.append, also)  # closing waits for it

    async def read(store: Store) -> None:
        stored = StoredTables(store, "w")
        assert await stored.log("a") == ["one"]
        assert await stored.secrets("a") == ([b"7"] if with_secret else [])

    outcomes: list[Exception | None] = []
    with_store(database, write)
    assert outcomes == [None]
    with_store(database, read)


def test_tables_are_found_by_id_and_code_until_they_close(database: str) -> None:
    async def work(store: Store) -> None:
        stored = StoredTables(store, "w")

        async def opened(kept: Kept) -> Exception | None:
            written: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
            stored.open(kept, ["opened"], b"7", 1, written.set_result)
            return await written

        one = Kept("one", "calm-fox-10", "key")
        assert await opened(one) is None
        assert isinstance(await opened(Kept("two", "calm-fox-10", "key")), Taken)
        assert await stored.log("two") == []
        assert await stored.find("one") == await stored.find_code("calm-fox-10") == one
        assert await stored.find("two") is None
        await stored.show("one", '{"table":"one"}')
        await StoredTables(store, "v").watched("one", 2)
        await stored.watched("one", 3)
        assert await stored.shown(10) == ['{"table":"one","watching":5}']
        assert await stored.watching() == {"one": 5}
        await stored.watched("one", 0)
        assert await stored.shown(10) == ['{"table":"one","watching":2}']
        assert await appended(store, "one", 2, "closed", also=[stored.closed("one")]) is None
        assert await stored.find_code("calm-fox-10") is None
        await stored.show("one", '{"table":"one"}')
        assert await stored.shown(10) == [], "not even if that is written a moment too late"
        assert not await stored.take("one")
        assert await opened(Kept("two", "calm-fox-10", "key")) is None

    with_store(database, work)


def test_one_worker_at_a_time_and_the_next_when_it_is_gone(database: str) -> None:
    async def work(store: Store) -> None:
        first, second = StoredTables(store, "first"), StoredTables(store, "second")
        written: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        first.open(Kept("a", "calm-fox-10", "key"), ["opened"], b"7", 1, written.set_result)
        assert await written is None
        assert not await first.alive(1_000)
        assert await first.alive(2_000)
        assert await first.take("a")
        assert not await second.take("a")
        assert await second.bury(2_000, 7_000) == {"first"}
        assert not await second.take("a"), "it was heard of just then"
        assert await second.bury(2_001, 7_001) == set()
        assert await second.due(0, 10) == ["a"]
        assert not await first.alive(2_001), "so it learns that it was taken for dead"
        assert await second.workers() == {"first"}
        assert await second.take("a")
        assert await second.due(0, 10) == []
        await first.put_back("a", 5)
        assert not await first.take("a"), "only whoever has it can put it back"
        await second.put_back("a", 5_000)
        assert await first.due(4_999, 10) == []
        assert await first.due(5_000, 10) == ["a"]
        assert await first.take("a")
        await first.alive(2_000)
        await second.bury(-8_001, 1_999)
        assert await second.due(0, 10) == ["a"], "its last sign of life is of the future"
        assert await first.take("a")
        await first.retire()
        assert await second.due(0, 10) == ["a"]

    with_store(database, work)


def test_a_worker_that_is_heard_of_at_the_last_moment_keeps_its_tables(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or both it and another one would make every bot's move."""

    async def work(store: Store) -> None:
        first, second = StoredTables(store, "first"), StoredTables(store, "second")
        written: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        first.open(Kept("a", "calm-fox-10", "key"), ["opened"], b"7", 1, written.set_result)
        assert await written is None
        await first.alive(1_000)
        read = store.read

        async def heard_of_afterwards(statement: Select[Any]) -> Rows:
            found = await read(statement)
            assert await first.alive(6_001)
            return found

        with monkeypatch.context() as at_that_moment:
            at_that_moment.setattr(store, "read", heard_of_afterwards)
            await second.bury(1_001, 11_001)
        assert await second.workers() == {"first"}
        assert not await second.take("a")

    with_store(database, work)


def test_what_a_worker_leaves_that_went_on_after_it_had_been_given_up_is_taken_from_it(database: str) -> None:
    """Its table stood still for ever, and if somebody waited through it the longest, nobody was matched any more."""

    async def work(store: Store) -> None:
        killed, others = StoredTables(store, "killed"), StoredTables(store, "others")
        written: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        maud = await People(store).add("p1", "Maud", "guest", "session-1", 1)
        queue = Queue(store)
        await others.alive(1_000)
        killed.open(Kept("a", "calm-fox-10", "key"), ["opened"], b"7", 1, written.set_result)
        assert await written is None
        assert await queue.join(Place(Waiting(maud, Wish("black-lady"), 4, 1500, 1), "killed"), 1)
        await killed.watched("a", 2)
        await others.take_from_unknown()
        assert await others.due(0, 10) == ["a"]
        assert await queue.places() == []
        assert await others.watching() == {}

    with_store(database, work)


def test_people_and_their_sessions(database: str) -> None:
    async def work(store: Store) -> None:
        people, stored = People(store), StoredTables(store, "w")
        maud = await people.add("p1", "Maud", "guest", "session-1", 1)
        await people.add("p2", "Nils", "guest", "session-2", 1)
        assert await people.of_session("session-1") == Known(maud, 1)
        assert await people.of_session("session-3") is None
        assert await people.of_session(hashed("session-1")) is None, "what is kept lets nobody in"
        assert [row[0] for row in await store.read(select(sessions.c.hash).where(sessions.c.person == "p1"))] == [
            hashed("session-1")
        ]
        for _ in range(2):
            await store.write(stored.blocked("p1", "p2"))
        assert len(await store.read(select(blocks))) == 1
        for session, other in (("session-1", "p2"), ("session-2", "p1")):
            known = await people.of_session(session)
            assert known is not None
            assert known.person.apart == {other}
        await people.rename("p1", "Maude")
        renamed = await people.of_session("session-1")
        assert renamed is not None
        assert renamed.person.name == "Maude"
        await people.end("session-1", 2)
        assert await people.of_session("session-1") is None

    with_store(database, work)


def test_the_migrations_make_what_the_schema_says(database: str) -> None:
    async def work(store: Store) -> None:
        if isinstance(store, SqliteStore):
            with engine_at(database).connect() as connection:
                assert compare_metadata(MigrationContext.configure(connection), metadata) == []
                assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
                assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        else:
            async with store._engine.connect() as connection:  # type: ignore[attr-defined]

                def compared(sync: Any) -> Any:
                    return compare_metadata(MigrationContext.configure(sync), metadata)

                assert await connection.run_sync(compared) == []

    with_store(database, work)
    with_store(database, work)


def test_the_lobby_is_read_without_the_tables_that_have_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        plans = plans_of_reading(monkeypatch)
        await StoredTables(store, "w").shown(10)
        assert "SCAN tables USING INDEX tables_shown" in plans, "the index has only those in the lobby, newest first"

    with_store(str(tmp_path / "t.sqlite"), work)


def test_whatever_is_somebodys_is_found_by_an_index() -> None:
    """Forgetting a person deletes it all, and with the person the rows that refer to them."""
    theirs = {owner for _name, _table, owner, _columns in OWN}
    theirs |= {column for table in metadata.tables.values() for column in table.c if column.foreign_keys}
    for column in theirs:
        keys = [[*column.table.primary_key], *([*index.columns] for index in column.table.indexes)]
        assert any(key[0] is column for key in keys), column


def test_a_migrations_file_name_begins_with_its_revision() -> None:
    """By the names alone, a server knows whether there is anything to migrate."""
    for each in ScriptDirectory(str(MIGRATIONS)).walk_revisions():
        assert Path(each.path).name.startswith(f"{each.revision}_")


START = """
import asyncio, sys
from openhearts.server import serving
from openhearts.server.service import Settings

serving.prepare(Settings(sys.argv[1]))
print([each for each in ("alembic", "asyncpg", "webauthn", "prometheus_client") if each in sys.modules])
"""


def test_a_server_starts_without_what_it_does_not_use(tmp_path: Path) -> None:
    loaded = []
    for _ in ("new", "up to date"):
        run = [sys.executable, "-c", START, str(tmp_path / "tables.sqlite")]
        loaded.append(subprocess.run(run, capture_output=True, text=True, timeout=60, check=True).stdout.strip())
    assert loaded == ["['alembic']", "[]"]


async def made_at(database: str, version: str, *statements: str) -> None:
    """Makes a database as of an earlier version, and fills it."""

    def made(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        upgrade(config, version)
        for each in statements:
            connection.exec_driver_sql(each)

    if "postgres" in database:
        engine = create_async_engine(make_url(database).set(drivername="postgresql+asyncpg"))
        async with engine.begin() as connection:
            await connection.run_sync(made)
        await engine.dispose()
    else:
        with engine_at(database).connect() as file, file.begin():
            made(file)


@pytest.fixture(params=["sqlite", "postgres"])
def bare(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without a table."""
    if request.param == "sqlite":
        return str(tmp_path / "t.sqlite")
    return bare_database(request.getfixturevalue("postgres_url"))


def test_guests_from_before_last_as_long_as_their_cookies(bare: str) -> None:
    async def work() -> None:
        people_then = (("a", "guest", 7), ("b", "guest", 8), ("c", "account", 9))
        added = [
            f"INSERT INTO people (id, name, kind, created) VALUES ('{id}', '', '{kind}', {at})"
            for id, kind, at in people_then
        ]
        signed_in = [f"INSERT INTO sessions (hash, person, created) VALUES ('{id}', '{id}', 7)" for id in "ac"]
        await made_at(bare, "0009", *added, *signed_in)
        store = await open_store(bare)
        rows = await store.read(select(people.c.until).order_by(people.c.id))
        await store.close()
        assert [until for (until,) in rows] == [7 + 365 * 24 * 3600 * 1000, 9, None]

    asyncio.run(work())


def test_accounts_from_before_are_told_apart_by_how_their_names_look(bare: str) -> None:
    """Where two look the same already, both stay as they are."""

    async def work() -> None:
        before = {"a": "оля", "b": "max", "c": "мах", "d": "rosa"}
        added = [f"INSERT INTO people (id, name, kind, created) VALUES ('{id}', '', 'account', 1)" for id in before]
        told = [
            f"INSERT INTO accounts (person, sign_in, admin) VALUES ('{id}', '{name}', false)"
            for id, name in before.items()
        ]
        await made_at(bare, "0011", *added, *told)
        store = await open_store(bare)
        rows = await store.read(select(accounts.c.person, accounts.c.sign_in))
        await store.close()
        assert dict(map(tuple, rows)) == {**before, "a": sign_in_of("Оля")}
        assert sign_in_of("Оля") == "oля"

    asyncio.run(work())


def test_a_full_disk_is_said_and_passes(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"

    async def work(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        assert await appended(store, "a", 1, "one") is None
        with sqlite3.connect(path) as other:
            pages = other.execute("PRAGMA page_count").fetchone()[0]
        other.close()
        await store.write(_pragma(f"PRAGMA max_page_count={pages}"))
        results = [await appended(store, "a", 2, "x" * 100_000)]
        assert isinstance(results[0], Unavailable)
        await store.write(_pragma("PRAGMA max_page_count=100000"))
        assert await appended(store, "a", 2, "two") is None
        assert await StoredTables(store, "w").log("a") == ["one", "two"]

    with_store(str(path), work)


def test_nobody_waits_for_a_locked_file_longer_than_the_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of many who wrote at once, each waited for it in turn."""
    pragmas = tuple(each for each in sqlite.PRAGMAS if "busy_timeout" not in each)
    monkeypatch.setattr(sqlite, "PRAGMAS", (*pragmas, "busy_timeout=500"))

    async def work(store: Store) -> None:
        assert await appended(store, "a", 1, "one") is None
        other = sqlite3.connect(tmp_path / "t.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        async with asyncio.timeout(4):
            outcomes = await asyncio.gather(*(appended(store, f"table {n}", 1, "one") for n in range(20)))
        assert [type(each) for each in outcomes] == [Busy] * 20
        other.close()
        assert await appended(store, "table 0", 1, "one") is None

    with_store(str(tmp_path / "t.sqlite"), work)


def test_a_pool_that_has_no_connection_left_is_no_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full() -> Connection:
        raise PoolTimeout("no connection is free")

    async def work(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        with monkeypatch.context() as patch:
            patch.setattr(store._engine, "connect", full)
            with pytest.raises(Unavailable, match="no connection is free"):
                await StoredTables(store, "w").log("a")
        assert await StoredTables(store, "w").log("a") == []

    with_store(str(tmp_path / "t.sqlite"), work)


def _pragma(words: str) -> Any:
    from sqlalchemy import text

    return text(words)


def test_a_database_that_says_nothing_counts_as_gone(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when its machine is switched off: the connections stay open. Afterwards everything works again."""
    monkeypatch.setattr("openhearts.store.postgres.ANSWERS_WITHIN", 2)
    url = make_url(empty_database(postgres_url))
    [socket] = (each for each in Path(str(url.query["host"])).glob(".s.PGSQL.*") if each.suffix != ".lock")

    async def work() -> None:
        answers = asyncio.Event()
        answers.set()

        async def passed_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            while data := await reader.read(1 << 16):
                await answers.wait()
                writer.write(data)
            writer.close()

        async def between(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await answers.wait()
            its_reader, its_writer = await asyncio.open_unix_connection(socket)
            await asyncio.gather(passed_on(reader, its_writer), passed_on(its_reader, writer), return_exceptions=True)

        server = await asyncio.start_unix_server(between, tmp_path / socket.name)
        here = url.set(query={**url.query, "host": str(tmp_path)})
        store = await open_store(here.render_as_string(hide_password=False))
        missed = asyncio.Event()
        store.missed = missed.set
        assert await appended(store, "a", 1, "one") is None
        assert len(await store.read(select(entries))) == 1
        answers.clear()
        everything = (appended(store, "a", 2, "two"), store.read(select(entries)), store.tell("news"))
        async with asyncio.timeout(20):
            found = await asyncio.gather(*everything, return_exceptions=True)
        assert [type(each) for each in found] == [Unavailable] * 3
        answers.set()
        async with asyncio.timeout(20):
            await missed.wait()
        assert await appended(store, "a", 2, "two") is None
        assert len(await store.read(select(entries))) == 2
        await store.close()
        server.close()

    asyncio.run(work())


@pytest.mark.parametrize("error", [RuntimeError("the handler is closed"), EOFError()])
def test_whatever_happens_to_a_connection_a_table_is_told(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """Else it would wait for its write for ever, and nobody could move there any more."""

    database = empty_database(postgres_url)

    async def broken(*_given: object) -> None:
        raise error

    async def work() -> None:
        store = await PostgresStore.open(database)
        also = (insert(secrets).values(table_id="a", game=0, text="7"),)
        with monkeypatch.context() as patch:
            patch.setattr(PostgresStore, "_insert", broken)
            patch.setattr(postgres, "_execute", broken)
            for more in ((), also):
                failed = appended(store, "a", 1, "one", also=more)
                assert isinstance(await asyncio.wait_for(failed, 5), Unavailable)
        assert await appended(store, "a", 1, "one", also=also) is None
        assert await appended(store, "a", 2, "two") is None
        await store.close()

    asyncio.run(work())


def test_the_parameters_of_a_postgres_url_are_those_of_its_own_tools(postgres_url: str) -> None:
    """Such as sslmode, with which hosted databases hand out their URLs."""

    async def work(store: Store) -> None:
        assert await appended(store, "a", 1, "one") is None
        assert len(await store.read(select(entries))) == 1

    with_store(f"{empty_database(postgres_url)}&sslmode=prefer&application_name=hearts", work)


def test_workers_hear_of_each_others_entries(postgres_url: str) -> None:
    database = empty_database(postgres_url)

    async def run() -> None:
        one, two = await open_store(database), await open_store(database)
        heard: list[tuple[str, str, int]] = []
        one.heard = lambda table, n: heard.append(("one", table, n))
        two.heard = lambda table, n: heard.append(("two", table, n))
        async with asyncio.timeout(20):
            while not heard:
                await appended(one, "first", len(await StoredTables(one, "w").log("first")) + 1, "x")
                await asyncio.sleep(0.05)
            heard.clear()
            tables = [f"table-number-{number:012}" for number in range(500)]
            await asyncio.gather(*(appended(two, table, 1, "a", "b") for table in tables))
            while len(heard) < 500:
                await asyncio.sleep(0.01)
        await one.close()
        await two.close()
        assert sorted(heard) == [("one", table, 2) for table in tables]

    asyncio.run(run())
