"""The queue for games, and the matches made from it. It is kept in the store, so that all workers see the same queue,
and any of them can match people.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import and_, case, delete, exists, insert, or_, select, update

from openhearts.store.people import added
from openhearts.store.schema import blocks, matched, people, tables, unplayed, waiting
from openhearts.store.store import Gone, Statement, Store, Taken, Time
from openhearts.store.tables import Kept
from openhearts.tables.person import Person
from openhearts.tables.protocol import Wish
from openhearts.tables.waiting import Waiting

FORGOTTEN_AFTER = 60_000
"""For how many milliseconds a match is kept for somebody who hasn't arrived at its table."""
FORGIVEN_AFTER = 24 * 3_600_000
"""After how many milliseconds a missed match no longer counts."""


@dataclass(frozen=True, slots=True)
class Place:
    """Somebody's place in the queue."""

    waiting: Waiting
    worker: str
    "The worker that they are connected to."


class Queue:
    """The queue in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def join(self, place: Place, now: Time) -> bool:
        """Puts somebody in the queue, in place of any earlier wish. Returns False if they couldn't be: they joined
        elsewhere or were matched at the same moment, or are forgotten.
        """
        who, id = place.waiting, place.waiting.person.id
        closed = ~exists().where(tables.c.id == matched.c.table_id, tables.c.code.is_not(None))
        over = or_(matched.c.at < now - FORGOTTEN_AFTER, and_(matched.c.person == id, closed))
        row = {
            "person": id,
            "worker": place.worker,
            "rules": who.wish.rules,
            "speed": who.wish.speed,
            "rated": who.wish.rated,
            "players": who.players,
            "rating": who.rating,
            "since": who.since,
        }
        one = added(waiting, row, ~exists().where(matched.c.person == id)).returning(waiting.c.person)
        try:
            return bool(
                await self._store.write(delete(matched).where(over), delete(waiting).where(waiting.c.person == id), one)
            )
        except (Taken, Gone):
            return False

    async def set_by(self, worker: str, by: int) -> None:
        """Moves the times of those who wait through a worker, because the clock was set by so much."""
        theirs = update(waiting).where(waiting.c.worker == worker)
        await self._store.write(theirs.values(since=waiting.c.since + by))

    async def leave(self, person: str, worker: str | None = None) -> bool:
        """Takes somebody out of the queue; with a worker, only if they wait through that one. Returns whether they were
        in it.
        """
        gone = delete(waiting).where(waiting.c.person == person)
        if worker is not None:
            gone = gone.where(waiting.c.worker == worker)
        return bool(await self._store.write(gone.returning(waiting.c.person)))

    async def places(self) -> list[Place]:
        """Everybody in the queue, the longest waiting first."""
        columns = (people.c.id, people.c.name, people.c.kind, *list(waiting.c)[1:])
        joined = select(*columns).join(people, people.c.id == waiting.c.person)
        rows = await self._store.read(joined.order_by(waiting.c.since, waiting.c.person))
        apart = await self._apart([row.id for row in rows])
        return [
            Place(
                Waiting(
                    Person(row.id, row.name, row.kind, apart=frozenset(apart.get(row.id, ()))),
                    Wish(row.rules, row.speed, row.rated),
                    row.players,
                    row.rating,
                    row.since,
                ),
                row.worker,
            )
            for row in rows
        ]

    async def _apart(self, ids: Collection[str]) -> dict[str, set[str]]:
        if not ids:
            return {}
        found: dict[str, set[str]] = {}
        for person, other in await self._store.read(
            select(blocks).where(or_(blocks.c.person.in_(ids), blocks.c.other.in_(ids)))
        ):
            found.setdefault(person, set()).add(other)
            found.setdefault(other, set()).add(person)
        return found

    @staticmethod
    def together(ids: Collection[str], table: str, now: Time) -> Sequence[Statement]:
        """Statements that match people to a table, executed with its first entries. They fail with `Taken` if one of
        them was matched elsewhere or no longer waits: then there is no id to insert.
        """
        # Locked, because somebody may be leaving the queue at this moment.
        one = select(waiting.c.person).with_for_update()
        waits = (one.where(waiting.c.person == id).scalar_subquery() for id in ids)
        return (
            insert(matched).values([{"person": who, "table_id": table, "at": now} for who in waits]),
            delete(waiting).where(waiting.c.person.in_(ids)),
        )

    async def found(self, ids: Collection[str], now: Time) -> dict[str, Kept]:
        """The open tables of those who were matched, by person."""
        joined = select(matched.c.person, tables.c.id, tables.c.code, tables.c.key).join(
            tables, tables.c.id == matched.c.table_id
        )
        still = and_(matched.c.at > now - FORGOTTEN_AFTER, tables.c.code.is_not(None))
        rows = await self._store.read(joined.where(matched.c.person.in_(ids), still))
        return {person: Kept(*kept) for person, *kept in rows}

    async def told(self, ids: Collection[str]) -> None:
        """Takes people who were told of their match out of the queue. The match is kept, because the message may have
        been lost.
        """
        await self._store.write(delete(waiting).where(waiting.c.person.in_(ids)))

    async def arrived(self, person: str, table: str) -> None:
        """Deletes somebody's match to a table, because they have arrived there."""
        await self._store.write(delete(matched).where(matched.c.person == person, matched.c.table_id == table))

    # --- Rated matches without a game ---

    async def unplayed(self, person: str) -> tuple[int, int] | None:
        """What came of a person's last rated match, if no game did: how many in a row they have missed, and when."""
        rows = await self._store.read(select(unplayed.c.missed, unplayed.c.at).where(unplayed.c.person == person))
        return (rows[0].missed, rows[0].at) if rows else None

    @staticmethod
    def failed(
        table: str, others: Collection[str], late: Collection[str], since: Time, now: Time
    ) -> Sequence[Statement]:
        """Statements that end a match without a game, executed with the entry that closes its table: those `late` have
        missed it, and the others' waiting counts from `since`.
        """
        again = case((unplayed.c.at > now - FORGIVEN_AFTER, unplayed.c.missed + 1), else_=1)
        return (
            delete(matched).where(matched.c.table_id == table),
            delete(unplayed).where(unplayed.c.person.in_(others)),
            *(_unplayed(person, since) for person in others),
            *(_unplayed(person, now) for person in late),
            update(unplayed).where(unplayed.c.person.in_(late)).values(missed=again, at=now),
        )

    @staticmethod
    def played(ids: Collection[str]) -> Statement:
        """The statement that forgets what these people missed, executed with the entry that begins their game."""
        return delete(unplayed).where(unplayed.c.person.in_(ids))


def _unplayed(person: str, at: Time) -> Statement:
    """The statement that inserts a row for a person who has none, unless they have been forgotten."""
    there = exists().where(people.c.id == person) & ~exists().where(unplayed.c.person == person)
    return added(unplayed, {"person": person, "missed": 0, "at": at}, there)
