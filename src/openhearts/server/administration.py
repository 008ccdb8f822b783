"""Administration by commands on the server's machine: appointing admins, reading reports and marking them as dealt
with, suspending people, closing tables. It works on the database, whether a server is running or not.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from openhearts.server.members import OUT
from openhearts.server.reported import ReportShown, newest
from openhearts.server.sessions import sign_in_of
from openhearts.server.worker import replayed
from openhearts.store import Store, Taken, open_store
from openhearts.store.accounts import Accounts
from openhearts.store.people import People
from openhearts.store.reports import Reports
from openhearts.store.tables import StoredTables
from openhearts.tables import encoded
from openhearts.tables.codes import code_from

DAY = 24 * 3600 * 1000
DAYS_MOST = 36_500
"""For how many days somebody can be suspended."""

Result = TypeVar("Result")


def _with(database: str, work: Callable[[Store], Awaitable[Result]]) -> Result:
    async def run() -> Result:
        store = await open_store(database)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def appoint(database: str, name: str, *, admin: bool) -> bool:
    """Makes an account an admin, or no longer one. Returns whether there is an account of that name."""

    async def work(store: Store) -> bool:
        accounts = Accounts(store)
        account = await accounts.named(sign_in_of(name))
        if account is not None:
            await accounts.appoint(account.person, admin)
            await store.tell(f"{OUT} {account.person}")
        return account is not None

    return _with(database, work)


def suspend(database: str, person: str, days: int) -> tuple[str, int] | None:
    """Suspends somebody for so many days. Returns their name and until when; None if there is no such person."""
    until = _now() + days * DAY
    name = _suspend(database, person, until)
    return None if name is None else (name, until)


def readmit(database: str, person: str) -> bool:
    """Lifts a suspension. Returns whether there is such a person."""
    return _suspend(database, person, 0) is not None


def _suspend(database: str, person: str, until: int) -> str | None:
    """Suspends somebody until then, and returns their name; None if there is no such person."""

    async def work(store: Store) -> str | None:
        people = People(store)
        found = await people.find(person) if await people.suspend(person, until) else None
        await store.tell(f"{OUT} {person}")
        return found[0].name if found else None

    return _with(database, work)


def reports(database: str) -> list[ReportShown]:
    """All open reports, newest first."""

    async def work(store: Store) -> list[ReportShown]:
        return await newest(Reports(store))

    return _with(database, work)


def dealt_with(database: str, given: str) -> bool:
    """Marks a report as dealt with, given as its table and its entry there, with a slash between. Returns whether there
    is such a report.
    """
    table, _, n = given.rpartition("/")

    async def work(store: Store) -> bool:
        return n.isascii() and n.isdigit() and await Reports(store).done(table, int(n[:20]), "")

    return _with(database, work)


def close(database: str, given: str) -> bool:
    """Closes a table, given by its id or its code. Returns whether there was such an open table."""

    async def work(store: Store) -> bool:
        stored = StoredTables(store, "")
        code = code_from(given)
        kept = await stored.find(given) or (await stored.find_code(code) if code else None)
        if kept is None:
            return False
        while True:
            found = await replayed(stored, kept.id)
            n = found.state.n + 1
            entries = found.shut(_now())
            if not entries:
                return False
            written: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
            texts = [encoded(each).decode() for each in entries]
            stored.append(kept.id, n, texts, written.set_result, [stored.closed(kept.id)])
            error = await written
            if error is None:
                return True
            if not isinstance(error, Taken):  # else somebody moved at that moment
                raise error

    return _with(database, work)


def _now() -> int:
    return time.time_ns() // 1_000_000
