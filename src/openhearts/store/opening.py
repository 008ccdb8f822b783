"""A store by its address."""

from __future__ import annotations

from pathlib import Path

from openhearts.store.postgres import PostgresStore
from openhearts.store.sqlite import SqliteStore
from openhearts.store.store import Store

SQLITE = "sqlite:///"
"""May stand before the path of a file."""


def shared(address: str) -> bool:
    """Whether several workers can work with a database at that address."""
    return address.startswith(("postgresql://", "postgres://"))


async def open_store(address: str) -> Store:
    """Opens the store: the URL of a PostgreSQL database, or else the path of a file.

    Raises `Unavailable` or `OSError` if it can't be opened.
    """
    if shared(address):
        return await PostgresStore.open(address.replace("postgres://", "postgresql://", 1))
    return await SqliteStore.open(Path(address.removeprefix(SQLITE)))
