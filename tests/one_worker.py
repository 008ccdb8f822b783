"""A worker without its server: the host of tables and the members, over a store."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from openhearts.server.host import Host
from openhearts.server.members import Members
from openhearts.server.neighbours import Place
from openhearts.server.sessions import Sessions
from openhearts.store import Store, open_store
from openhearts.store.people import People


@dataclass(frozen=True)
class OneWorker:
    """Its parts."""

    store: Store
    host: Host
    sessions: Sessions
    members: Members


@asynccontextmanager
async def one_worker(database: str) -> AsyncIterator[OneWorker]:
    """A worker of its own, closed in the end."""
    store = await open_store(database)
    host, sessions = Host(store, Place()), Sessions(People(store))
    try:
        yield OneWorker(store, host, sessions, Members(host, sessions, host.let_go))
    finally:
        await host.close()
        await store.close()
