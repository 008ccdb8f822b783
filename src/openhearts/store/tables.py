"""The tables that a store has: found by code, read again, taken over from a worker that is gone."""

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
    """What is kept of a table beside its log."""

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
        """Keeps a new table. `Taken` if there is one with that code."""
        row = insert(tables).values(id=kept.id, code=kept.code, key=kept.key, worker=self.worker, opened=now)
        self._store.append(kept.id, 1, texts, done, (row, self.secret(kept.id, 0, secret), *also))

    def append(self, table: str, n: int, texts: Sequence[str], done: Written, also: Sequence[Executable] = ()) -> None:
        """As `Store.append`."""
        self._store.append(table, n, texts, done, also)

    def secret(self, table: str, game: int, secret: bytes) -> Executable:
        """What a game is dealt from, kept with the entry that commits to it."""
        return insert(secrets).values(table_id=table, game=game, text=secret.hex())

    def blocked(self, person: str, other: str) -> Executable:
        """That they are never to sit together again, kept with the entry that says so."""
        return _once(blocks, person, other)

    def visited(self, person: str, table: str) -> Executable:
        """That somebody has sat at a table, kept with the entry that says so."""
        return _once(visits, person, table)

    def closed(self, table: str) -> Executable:
        """Its code is free again, kept with the entry that closes it."""
        return update(tables).where(tables.c.id == table).values(code=None, shown=None, worker=None, wake=None)

    async def find(self, table: str) -> Kept | None:
        """The table with that id."""
        return await self._kept(tables.c.id == table)

    async def find_code(self, code: str) -> Kept | None:
        """The table with that code that is not closed."""
        return await self._kept(tables.c.code == code)

    async def _kept(self, which: ColumnElement[bool]) -> Kept | None:
        rows = await self._store.read(select(tables.c.id, tables.c.code, tables.c.key).where(which))
        return Kept(*rows[0]) if rows else None

    async def log(self, table: str, after: int = 0) -> list[str]:
        """Its entries after that number."""
        of_table = and_(entries.c.table_id == table, entries.c.n > after)
        return [row[0] for row in await self._store.read(select(entries.c.text).where(of_table).order_by(entries.c.n))]

    def rewritten(self, table: str, n: int, text: str) -> Executable:
        """Another text in the place of an entry: only to erase what somebody wants to be erased."""
        return update(entries).where(entries.c.table_id == table, entries.c.n == n).values(text=text)

    async def secrets(self, table: str) -> list[bytes]:
        """What its games were dealt from."""
        of_table = secrets.c.table_id == table
        rows = await self._store.read(select(secrets.c.text).where(of_table).order_by(secrets.c.game))
        return [bytes.fromhex(row[0]) for row in rows]

    # --- The lobby ---

    async def show(self, table: str, shown: str | None) -> None:
        """As the lobby is to show it."""
        await self._store.write(update(tables).where(tables.c.id == table).values(shown=shown))

    def to_be_shown_again(self, table: str) -> Executable:
        """The lobby shows it no longer, if no worker has it: one is to look at it now, and to say how it is shown."""
        free = and_(tables.c.id == table, tables.c.worker.is_(None), tables.c.code.is_not(None))
        return update(tables).where(free).values(shown=None, wake=0)

    async def shown(self, most: int) -> list[str]:
        """What the lobby shows, the newest first: JSON objects, to which it adds how many are `watching`."""
        people = select(func.sum(watchers.c.people)).where(watchers.c.table_id == tables.c.id).scalar_subquery()
        rows = select(tables.c.shown, people).where(tables.c.shown.is_not(None)).order_by(tables.c.opened.desc())
        return [f'{shown[:-1]},"watching":{many or 0}}}' for shown, many in await self._store.read(rows.limit(most))]

    async def watched(self, table: str, people: int) -> None:
        """This many watch it through this worker."""
        own = delete(watchers).where(watchers.c.table_id == table, watchers.c.worker == self.worker)
        row = insert(watchers).values(table_id=table, worker=self.worker, people=people)
        await self._store.write(own, *([row] if people else []))

    async def watching(self) -> dict[str, int]:
        """How many watch, by way of all workers, each table that somebody watches."""
        people = select(watchers.c.table_id, func.sum(watchers.c.people)).group_by(watchers.c.table_id)
        return {table: int(many) for table, many in await self._store.read(people)}

    # --- Workers ---

    async def alive(self, now: int) -> None:
        """Says that this worker lives."""
        row = self._store.upsert(workers).values(id=self.worker, seen=now)
        await self._store.write(row.on_conflict_do_update(index_elements=["id"], set_={"seen": now}))

    async def bury(self, silent_since: int) -> None:
        """Takes their tables from workers that have said nothing since then: they are to be looked at now."""
        dead = select(workers.c.id).where(workers.c.seen < silent_since)
        rows = await self._store.read(dead)
        if rows:
            ids = [row[0] for row in rows]
            await self._store.write(
                update(tables).where(tables.c.worker.in_(ids)).values(worker=None, wake=0),
                delete(waiting).where(waiting.c.worker.in_(ids)),
                delete(watchers).where(watchers.c.worker.in_(ids)),
                delete(workers).where(workers.c.id.in_(ids), workers.c.seen < silent_since),
            )

    async def due(self, now: int, most: int, here: Collection[str] = ()) -> list[str]:
        """Tables that no worker has, and that somebody has to look at: their time has come, or people are `here`."""
        played = and_(tables.c.id.in_(here), tables.c.code.is_not(None))
        waiting = and_(tables.c.worker.is_(None), or_(tables.c.wake <= now, played))
        return [
            row[0]
            for row in await self._store.read(select(tables.c.id).where(waiting).order_by(tables.c.wake).limit(most))
        ]

    async def take(self, table: str) -> bool:
        """Whether this worker lets time pass at that table from now on: only one can."""
        free = or_(tables.c.worker.is_(None), tables.c.worker == self.worker)
        taking: Update = update(tables).where(tables.c.id == table, free, tables.c.code.is_not(None))
        return bool(await self._store.write(taking.values(worker=self.worker, wake=None).returning(tables.c.id)))

    async def own(self) -> list[str]:
        """The tables at which this worker lets time pass, by what stands here."""
        own = and_(tables.c.worker == self.worker, tables.c.code.is_not(None))
        return [row[0] for row in await self._store.read(select(tables.c.id).where(own))]

    async def put_back(self, table: str, wake: int | None) -> None:
        """This worker has nothing more to do at it before that time."""
        mine = and_(tables.c.id == table, tables.c.worker == self.worker)
        await self._store.write(update(tables).where(mine).values(worker=None, wake=wake))

    async def retire(self) -> None:
        """This worker stops: others are to look at its tables now."""
        await self._store.write(
            update(tables).where(tables.c.worker == self.worker).values(worker=None, wake=0),
            delete(waiting).where(waiting.c.worker == self.worker),
            delete(watchers).where(watchers.c.worker == self.worker),
            delete(workers).where(workers.c.id == self.worker),
        )


def _once(table: Table, *values: str) -> Executable:
    """A row that is there already is not added again."""
    absent = ~exists().where(and_(*(column == value for column, value in zip(table.c, values, strict=True))))
    return insert(table).from_select(list(table.c.keys()), select(*map(literal, values)).where(absent))
