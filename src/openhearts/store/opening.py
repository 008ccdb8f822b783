"""Opens a store by its address."""

from __future__ import annotations

from pathlib import Path

from openhearts.store.sqlite import SqliteStore
from openhearts.store.store import Store

SQLITE = "sqlite:///"
"""An optional prefix of a file's path."""


def shared(address: str) -> bool:
    """Whether several workers can share a database at that address."""
    return address.startswith(("postgresql://", "postgres://"))


async def open_store(address: str) -> Store:
    """Opens a store, given the URL of a PostgreSQL database or the path of a SQLite file.

    Raises `Unavailable` or `OSError` if it can't be opened.
    """
    if shared(address):
        from openhearts.store.postgres import PostgresStore  # imported only when used: a tenth of a server's start

        return await PostgresStore.open(address.replace("postgres://", "postgresql://", 1))
    return await SqliteStore.open(Path(address.removeprefix(SQLITE)))
