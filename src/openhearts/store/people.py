"""People: a public id, a name, and the sessions that identify their browsers.

Only the hashes of sessions are stored, so that nobody can take over a session by reading the database.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy import (
    ColumnElement,
    Delete,
    Insert,
    ScalarSelect,
    Table,
    and_,
    delete,
    exists,
    insert,
    literal,
    or_,
    select,
    union_all,
    update,
)

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
"""For how many milliseconds a session is valid. A bot's token is valid until it is replaced."""
MONTH = 30 * 24 * 3600 * 1000
"""How many milliseconds after a guest's sessions have ended their name is still kept for those who played with them."""

owners = people.alias("owners")


@dataclass(frozen=True, slots=True)
class Known:
    """The person whom a session belongs to."""

    person: Person
    since: int
    "When the session began."
    suspended: int = 0
    "Until when the person is suspended; 0: not at all."
    admin: bool = False


def unblocked(person: str, other: str) -> Delete:
    """The statement that removes a person's block of somebody else."""
    return delete(blocks).where(blocks.c.person == person, blocks.c.other == other)


class People:
    """The people in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, id: str, name: str, kind: PersonKind, session: str, now: int) -> Person:
        """Adds a person with their first session. A guest never gets another one."""
        until = now + LASTS if kind == "guest" else None
        await self._store.write(
            insert(people).values(id=id, name=name, kind=kind, created=now, until=until),
            insert(sessions).values(hash=hashed(session), person=id, created=now),
        )
        return Person(id, name, kind)

    async def rename(self, person: str, name: str) -> bool:
        """Changes the name of a guest or a bot. Tables at which they sit keep the old one. Returns False, and changes
        nothing, if they have an account by now: its name is also what it signs in with.
        """
        theirs = update(people).where(people.c.id == person, people.c.kind != "account")
        return bool(await self._store.write(theirs.values(name=name).returning(people.c.id)))

    async def of_session(self, session: str) -> Known | None:
        """The person with that session, including whom to keep them apart from; None if it is nobody's."""
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

    async def blocked_by(self, person: str) -> list[Person]:
        """Those whom a person has blocked, by name. Who has been forgotten since isn't among them."""
        columns = select(people.c.id, people.c.name, people.c.kind).join(blocks, blocks.c.other == people.c.id)
        rows = await self._store.read(columns.where(blocks.c.person == person).order_by(people.c.name, people.c.id))
        return [Person(*row) for row in rows]

    async def unblock(self, person: str, other: str) -> bool:
        """Removes a person's block of somebody else. Returns whether there was one."""
        return bool(await self._store.write(unblocked(person, other).returning(blocks.c.other)))

    async def apart(self, one: str, other: str) -> bool:
        """Whether either of two people has blocked the other one."""
        pair = and_(blocks.c.person == one, blocks.c.other == other)
        turned = and_(blocks.c.person == other, blocks.c.other == one)
        return bool(await self._store.read(select(blocks.c.person).where(or_(pair, turned))))

    async def ended(self, given: Collection[str]) -> set[str]:
        """Those of these sessions that are nobody's any more."""
        by_hash = {hashed(each): each for each in given}
        rows = await self._store.read(select(sessions.c.hash).where(sessions.c.hash.in_(by_hash)))
        return set(given) - {by_hash[row[0]] for row in rows}

    async def begin(
        self, session: str, person: str, now: int, instead: str | None = None, password: str | None = None
    ) -> None:
        """Adds a session for a person, in place of `instead` if that is given, and deletes their expired ones. Raises
        `Taken`, and changes nothing, if the hash of their password is given and it is another one by now.
        """
        who: str | ScalarSelect[str] = person
        if password is not None:  # with another one there is no id to insert
            still = select(accounts.c.person).where(accounts.c.person == person, accounts.c.password == password)
            who = still.scalar_subquery()
        row = insert(sessions).values(hash=hashed(session), person=who, created=now)
        over = delete(sessions).where(sessions.c.person == person, sessions.c.created <= now - LASTS)
        await self._store.write(held(person), *(_ended(instead, now, person) if instead else []), over, row)

    async def replace(self, session: str, person: str, now: int) -> None:
        """Adds a session for a person, in place of all others that they have."""
        row = insert(sessions).values(hash=hashed(session), person=person, created=now)
        await self._store.write(held(person), delete(sessions).where(sessions.c.person == person), row)

    async def end(self, session: str, now: int) -> None:
        """Ends a session."""
        await self._store.write(*_ended(session, now))

    async def end_all(self, person: str) -> None:
        """Ends all sessions of a person."""
        await self._store.write(delete(sessions).where(sessions.c.person == person))

    async def find(self, person: str) -> tuple[Person, int] | None:
        """The person with that id, and until when they are suspended (0: not at all)."""
        of_id = select(people.c.name, people.c.kind, people.c.suspended).where(people.c.id == person)
        rows = await self._store.read(of_id)
        return (Person(person, rows[0].name, rows[0].kind), rows[0].suspended or 0) if rows else None

    async def known(self, ids: Collection[str]) -> set[str]:
        """Those of the ids whose people have not been forgotten."""
        return {row[0] for row in await self._store.read(select(people.c.id).where(people.c.id.in_(ids)))}

    async def suspend(self, person: str, until: int) -> bool:
        """Suspends a person until then, and takes them out of the queue; 0 lifts it. Returns whether they exist."""
        gone = delete(waiting).where(waiting.c.person == person)
        changed = update(people).where(people.c.id == person).values(suspended=until or None)
        return bool(await self._store.write(gone, changed.returning(people.c.id)))

    async def suspended(self, now: int) -> set[str]:
        """The ids of everybody suspended, and of their bots."""
        theirs = select(bots.c.person).join(people, people.c.id == bots.c.owner).where(people.c.suspended > now)
        who = union_all(select(people.c.id).where(people.c.suspended > now), theirs).subquery()
        return {row[0] for row in await self._store.read(select(who))}

    async def past(self, now: int, most: int) -> list[str]:
        """Guests whose sessions ended over a month ago. Those who have sat at a table that is still open, or appear in
        an open report, stay for another month instead.
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
        """The ids of all tables at which a person has ever sat."""
        return [row[0] for row in await self._store.read(select(visits.c.table_id).where(visits.c.person == person))]


def held(person: str) -> Statement:
    """Their row is ours until the end of the transaction: what others are writing for them is done, or waits and finds
    what was done here.
    """
    return select(people.c.id).where(people.c.id == person).with_for_update()


def added(table: Table, row: Mapping[str, object], room: ColumnElement[bool]) -> Insert:
    """One more row, if there is room for it."""
    values = [
        value if isinstance(value, ColumnElement) else literal(value, table.c[name].type) for name, value in row.items()
    ]
    return insert(table).from_select(list(row), select(*values).where(room))


def hashed(session: str) -> str:
    """The hash of a session as stored. Sessions are long and random, so a fast hash is enough."""
    return sha256(session.encode()).hexdigest()


def _ended(session: str, now: int, instead: str = "") -> list[Statement]:
    """Statements that end a session. If it was a guest's, and they aren't the person `instead` for whom another session
    begins, they can never come back: their daily results, which nobody could delete any more, are deleted.
    """
    here = sessions.c.hash == hashed(session)
    guest = (
        select(sessions.c.person).join(people, people.c.id == sessions.c.person).where(here, people.c.kind == "guest")
    )
    gone = delete(daily_results).where(daily_results.c.person.in_(guest), daily_results.c.person != instead)
    past = update(people).where(people.c.id.in_(guest), people.c.id != instead).values(until=now)
    return [gone, past, delete(sessions).where(here)]
