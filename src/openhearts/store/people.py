"""Who people are: an id that everybody may see, a name, and the sessions by which their browsers are known.

Of a session only the hash is kept, so whoever reads the database can't be anybody.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy import delete, exists, insert, or_, select, union_all, update

from openhearts.store.schema import (
    accounts,
    blocks,
    bots,
    daily_results,
    people,
    reports,
    sessions,
    tables,
    visits,
    waiting,
)
from openhearts.store.store import Statement, Store
from openhearts.tables.person import Person
from openhearts.tables.protocol import PersonKind

LASTS = 365 * 24 * 3600 * 1000
"""For how many milliseconds a session is somebody's. A bot's token is until there is another one."""
MONTH = 30 * 24 * 3600 * 1000
"""For how many milliseconds those who played with a guest of the past still see by which name."""

owners = people.alias("owners")


@dataclass(frozen=True, slots=True)
class Known:
    """Whose a session is."""

    person: Person
    since: int
    "When it began."
    suspended: int = 0
    "Until when they can do nothing."
    admin: bool = False


class People:
    """The people that a store knows."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, id: str, name: str, kind: PersonKind, session: str, now: int) -> Person:
        """Somebody new, with their first session. A guest never has another one."""
        until = now + LASTS if kind == "guest" else None
        await self._store.write(
            insert(people).values(id=id, name=name, kind=kind, created=now, until=until),
            insert(sessions).values(hash=hashed(session), person=id, created=now),
        )
        return Person(id, name, kind)

    async def rename(self, person: str, name: str) -> None:
        """They want to be called something else. Tables at which they sit go on with the old name."""
        await self._store.write(update(people).where(people.c.id == person).values(name=name))

    async def of_session(self, session: str) -> Known | None:
        """Whose session it is, with whom they are to be kept apart; None if it is nobody's."""
        columns = (people.c.id, people.c.name, people.c.kind, people.c.suspended, accounts.c.admin, sessions.c.created)
        found = await self._store.read(
            select(*columns, owners.c.suspended)
            .join(sessions, sessions.c.person == people.c.id)
            .outerjoin(accounts, accounts.c.person == people.c.id)
            .outerjoin(bots, bots.c.person == people.c.id)
            .outerjoin(owners, owners.c.id == bots.c.owner)
            .where(sessions.c.hash == hashed(session))
        )
        if not found:
            return None
        id, name, kind, suspended, admin, since, of_owner = found[0]
        rows = await self._store.read(select(blocks).where(or_(blocks.c.person == id, blocks.c.other == id)))
        apart = frozenset(other if person == id else person for person, other in rows)
        return Known(Person(id, name, kind, apart=apart), since, max(suspended or 0, of_owner or 0), bool(admin))

    async def ended(self, given: Collection[str]) -> set[str]:
        """Those of these sessions that are nobody's any more."""
        by_hash = {hashed(each): each for each in given}
        rows = await self._store.read(select(sessions.c.hash).where(sessions.c.hash.in_(by_hash)))
        return set(given) - {by_hash[row[0]] for row in rows}

    async def begin(self, session: str, person: str, now: int, instead: str | None = None) -> None:
        """Another browser is known to be theirs; or the same one under a new session."""
        row = insert(sessions).values(hash=hashed(session), person=person, created=now)
        over = delete(sessions).where(sessions.c.person == person, sessions.c.created <= now - LASTS)
        await self._store.write(*(_ended(instead, now, person) if instead else []), over, row)

    async def end(self, session: str, now: int) -> None:
        """That browser is known no longer."""
        await self._store.write(*_ended(session, now))

    async def end_all(self, person: str, but: str | None = None) -> None:
        """None of their browsers is known any longer; but for one, if that is named."""
        theirs = delete(sessions).where(sessions.c.person == person)
        await self._store.write(theirs if but is None else theirs.where(sessions.c.hash != hashed(but)))

    async def find(self, person: str) -> tuple[Person, int] | None:
        """The person with that id, and until when they are suspended."""
        of_id = select(people.c.name, people.c.kind, people.c.suspended).where(people.c.id == person)
        rows = await self._store.read(of_id)
        return (Person(person, rows[0].name, rows[0].kind), rows[0].suspended or 0) if rows else None

    async def known(self, ids: Collection[str]) -> set[str]:
        """Those of them who have not been forgotten."""
        return {row[0] for row in await self._store.read(select(people.c.id).where(people.c.id.in_(ids)))}

    async def suspend(self, person: str, until: int) -> bool:
        """They can do nothing until then, nor wait for a game; 0: they can again. Whether there is such a person."""
        gone = delete(waiting).where(waiting.c.person == person)
        changed = update(people).where(people.c.id == person).values(suspended=until or None)
        return bool(await self._store.write(gone, changed.returning(people.c.id)))

    async def suspended(self, now: int) -> set[str]:
        """Everybody who is, with their bots."""
        theirs = select(bots.c.person).join(people, people.c.id == bots.c.owner).where(people.c.suspended > now)
        who = union_all(select(people.c.id).where(people.c.suspended > now), theirs).subquery()
        return {row[0] for row in await self._store.read(select(who))}

    async def past(self, now: int, most: int) -> list[str]:
        """Guests whom nobody has been able to be for a month. Who has sat at a table that is still open, or is in a
        report that nobody has seen to, stays for another month.
        """
        at_table = exists().where(
            visits.c.person == people.c.id, tables.c.id == visits.c.table_id, tables.c.code.is_not(None)
        )
        reported = exists().where(
            reports.c.done_by.is_(None), or_(reports.c.by == people.c.id, reports.c.person == people.c.id)
        )
        due = select(people.c.id, or_(at_table, reported)).where(people.c.until < now - MONTH)
        found = await self._store.read(due.order_by(people.c.until).limit(most))
        stay = [id for id, needed in found if needed]
        if stay:
            await self._store.write(update(people).where(people.c.id.in_(stay)).values(until=now))
        return [id for id, needed in found if not needed]

    async def tables(self, person: str) -> list[str]:
        """Where they have ever sat."""
        return [row[0] for row in await self._store.read(select(visits.c.table_id).where(visits.c.person == person))]


def held(person: str) -> Statement:
    """Their row is ours until the end of the transaction: what others are writing for them is done, or waits and finds
    what was done here.
    """
    return select(people.c.id).where(people.c.id == person).with_for_update()


def hashed(session: str) -> str:
    """As it stands in the store. Sessions are random and long: nothing slower is needed."""
    return sha256(session.encode()).hexdigest()


def _ended(session: str, now: int, instead: str = "") -> list[Statement]:
    """A session is no longer known. Who was a guest under it, and isn't known as one `instead`, can never come back:
    the results of days that nobody could delete any more go, too.
    """
    here = sessions.c.hash == hashed(session)
    guest = (
        select(sessions.c.person).join(people, people.c.id == sessions.c.person).where(here, people.c.kind == "guest")
    )
    gone = delete(daily_results).where(daily_results.c.person.in_(guest), daily_results.c.person != instead)
    past = update(people).where(people.c.id.in_(guest), people.c.id != instead).values(until=now)
    return [gone, past, delete(sessions).where(here)]
