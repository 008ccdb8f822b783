"""The tables of people in a store: found by code, read again, taken over from a dead worker."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import (
    ColumnElement,
    Executable,
    Table,
    Update,
    and_,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)

from openhearts.store.schema import blocks, entries, secrets, tables, visits, waiting, watchers, workers
from openhearts.store.store import Store, Written


@dataclass(frozen=True, slots=True)
class Kept:
    """What is stored of a table besides its log. A closed table has no code."""

    id: str
    code: str | None
    key: str


class StoredTables:
    """The tables of a store, as one worker sees them."""

    def __init__(self, store: Store, worker: str) -> None:
        self._store = store
        self.worker = worker

    # --- A table ---

    def open(
        self, kept: Kept, texts: Sequence[str], secret: bytes, now: int, done: Written, also: Sequence[Executable] = ()
    ) -> None:
        """Stores a new table. Fails with `Taken` if its code is in use."""
        row = insert(tables).values(id=kept.id, code=kept.code, key=kept.key, worker=self.worker, opened=now)
        self._store.append(kept.id, 1, texts, done, (row, self.secret(kept.id, 0, secret), *also))

    def append(self, table: str, n: int, texts: Sequence[str], done: Written, also: Sequence[Executable] = ()) -> None:
        """Appends to a table's log, as `Store.append` does."""
        self._store.append(table, n, texts, done, also)

    def secret(self, table: str, game: int, secret: bytes) -> Executable:
        """The statement that stores a game's secret, executed with the entry that commits to it."""
        return insert(secrets).values(table_id=table, game=game, text=secret.hex())

    def blocked(self, person: str, other: str) -> Executable:
        """The statement that stores a block, executed with the entry that makes it."""
        return _once(blocks, person, other)

    def visited(self, person: str, table: str) -> Executable:
        """The statement that stores that somebody has sat at a table, executed with the entry that seats them."""
        return _once(visits, person, table)

    def closed(self, table: str) -> Executable:
        """The statement that frees a table's code, executed with the entry that closes the table."""
        return update(tables).where(tables.c.id == table).values(code=None, shown=None, worker=None, wake=None)

    async def find(self, table: str) -> Kept | None:
        """The table with that id."""
        return await self._kept(tables.c.id == table)

    async def find_code(self, code: str) -> Kept | None:
        """The open table with that code."""
        return await self._kept(tables.c.code == code)

    async def visited_by(self, people: Collection[str], most: int) -> list[str]:
        """The ids of the open tables at which all these people have ever sat, newest first."""
        together = select(visits.c.table_id).where(visits.c.person.in_(people)).group_by(visits.c.table_id)
        there = and_(tables.c.id.in_(together.having(func.count() == len(people))), tables.c.code.is_not(None))
        rows = await self._store.read(select(tables.c.id).where(there).order_by(tables.c.opened.desc()).limit(most))
        return [row[0] for row in rows]

    async def _kept(self, which: ColumnElement[bool]) -> Kept | None:
        rows = await self._store.read(select(tables.c.id, tables.c.code, tables.c.key).where(which))
        return Kept(*rows[0]) if rows else None

    async def log(self, table: str, after: int = 0) -> list[str]:
        """A table's encoded entries after that number."""
        of_table = and_(entries.c.table_id == table, entries.c.n > after)
        return [row[0] for row in await self._store.read(select(entries.c.text).where(of_table).order_by(entries.c.n))]

    def rewritten(self, table: str, n: int, before: str, text: str) -> Executable:
        """The statement that replaces an entry, if it still is as it was before: only to erase somebody from it."""
        which = and_(entries.c.table_id == table, entries.c.n == n, entries.c.text == before)
        return update(entries).where(which).values(text=text)

    async def secrets(self, table: str) -> list[bytes]:
        """The secrets of a table's games, in order."""
        of_table = secrets.c.table_id == table
        rows = await self._store.read(select(secrets.c.text).where(of_table).order_by(secrets.c.game))
        return [bytes.fromhex(row[0]) for row in rows]

    # --- The lobby ---

    async def show(self, table: str, shown: str | None) -> None:
        """Stores what the lobby shows of an open table, as JSON; None: nothing."""
        still = and_(tables.c.id == table, tables.c.code.is_not(None))
        await self._store.write(update(tables).where(still).values(shown=shown))

    def to_be_shown_again(self, table: str) -> Executable:
        """The statement that takes a table that no worker has out of the lobby, and makes it due now, so that a worker
        loads it and stores anew what the lobby shows.
        """
        free = and_(tables.c.id == table, tables.c.worker.is_(None), tables.c.code.is_not(None))
        return update(tables).where(free).values(shown=None, wake=0)

    async def shown(self, most: int) -> list[str]:
        """What the lobby shows, newest first: JSON objects, with `watching` added."""
        people = select(func.sum(watchers.c.people)).where(watchers.c.table_id == tables.c.id).scalar_subquery()
        rows = select(tables.c.shown, people).where(tables.c.shown.is_not(None)).order_by(tables.c.opened.desc())
        return [f'{shown[:-1]},"watching":{many or 0}}}' for shown, many in await self._store.read(rows.limit(most))]

    async def watched(self, table: str, people: int) -> None:
        """Stores how many people watch a table through this worker."""
        own = delete(watchers).where(watchers.c.table_id == table, watchers.c.worker == self.worker)
        row = insert(watchers).values(table_id=table, worker=self.worker, people=people)
        await self._store.write(own, *([row] if people else []))

    async def watching(self) -> dict[str, int]:
        """How many people watch each table that anybody watches, summed over all workers."""
        people = select(watchers.c.table_id, func.sum(watchers.c.people)).group_by(watchers.c.table_id)
        return {table: int(many) for table, many in await self._store.read(people)}

    # --- Workers ---

    async def time(self) -> int:
        """The time by the database's clock."""
        return int((await self._store.read(select(self._store.clock())))[0][0])

    async def workers(self, heard_since: int = 0) -> set[str]:
        """All workers that are there, as far as is known, and have given a sign of life since then."""
        return {row[0] for row in await self._store.read(select(workers.c.id).where(workers.c.seen >= heard_since))}

    async def alive(self, now: int) -> bool:
        """Records that this worker is alive. Returns whether it was known: it may have been taken for dead."""
        known = await self._store.write(
            update(workers).where(workers.c.id == self.worker).values(seen=now).returning(workers.c.id)
        )
        if not known:
            row = self._store.upsert(workers).values(id=self.worker, seen=now)
            await self._store.write(row.on_conflict_do_update(index_elements=["id"], set_={"seen": now}))
        return bool(known)

    async def bury(self, least: int, most: int) -> set[str]:
        """Removes workers whose last sign of life was before `least` or, by a wrong clock, after `most`, with what they
        leave behind. Returns the workers that are left.
        """
        silent = or_(workers.c.seen < least, workers.c.seen > most)
        seen = {row.id: row.seen for row in await self._store.read(select(workers))}
        ids = [id for id, last in seen.items() if not least <= last <= most]
        if ids:
            await self._store.write(delete(workers).where(workers.c.id.in_(ids), silent), *_left_behind())
        return seen.keys() - ids

    async def take_from_unknown(self) -> None:
        """Removes what workers have left behind that went on after they had been removed, and were killed then."""
        await self._store.write(*_left_behind())

    async def due(self, now: int, most: int, here: Collection[str] = ()) -> list[str]:
        """Tables without a worker that need one now: their wake time has come, or they are among those with people
        `here`.
        """
        played = and_(tables.c.id.in_(here), tables.c.code.is_not(None))
        waiting = and_(tables.c.worker.is_(None), or_(tables.c.wake <= now, played))
        return [
            row[0]
            for row in await self._store.read(select(tables.c.id).where(waiting).order_by(tables.c.wake).limit(most))
        ]

    async def take(self, table: str) -> bool:
        """Takes a table for this worker, which then runs its clock. Returns False if another worker has it."""
        free = or_(tables.c.worker.is_(None), tables.c.worker == self.worker)
        taking: Update = update(tables).where(tables.c.id == table, free, tables.c.code.is_not(None))
        return bool(await self._store.write(taking.values(worker=self.worker, wake=None).returning(tables.c.id)))

    async def own(self) -> list[str]:
        """The open tables that, by the store, this worker has taken."""
        own = and_(tables.c.worker == self.worker, tables.c.code.is_not(None))
        return [row[0] for row in await self._store.read(select(tables.c.id).where(own))]

    async def put_back(self, table: str, wake: int | None) -> None:
        """Gives up a table that this worker has, until its wake time; None: until somebody comes."""
        mine = and_(tables.c.id == table, tables.c.worker == self.worker)
        await self._store.write(update(tables).where(mine).values(worker=None, wake=wake))

    async def retire(self) -> None:
        """Removes this worker, which is stopping, and makes its tables due now for others."""
        await self._store.write(
            update(tables).where(tables.c.worker == self.worker).values(worker=None, wake=0),
            delete(waiting).where(waiting.c.worker == self.worker),
            delete(watchers).where(watchers.c.worker == self.worker),
            delete(workers).where(workers.c.id == self.worker),
        )


def _left_behind() -> Sequence[Executable]:
    """Statements that make the tables of workers that aren't there due now for others, and remove who waits or watches
    through them. Some may have been heard of at this moment.
    """
    there = select(workers.c.id)
    return (
        update(tables).where(tables.c.worker.is_not(None), tables.c.worker.not_in(there)).values(worker=None, wake=0),
        delete(waiting).where(waiting.c.worker.not_in(there)),
        delete(watchers).where(watchers.c.worker.not_in(there)),
    )


def _once(table: Table, *values: str) -> Executable:
    """The statement that inserts a row unless it exists."""
    absent = ~exists().where(and_(*(column == value for column, value in zip(table.c, values, strict=True))))
    return insert(table).from_select(list(table.c.keys()), select(*map(literal, values)).where(absent))
