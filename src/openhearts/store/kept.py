"""Documents that people keep here for all their devices: named texts, each with a version, so that no device overwrites
another's changes unseen.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Insert, Update, and_, delete, func, select, update

from openhearts.store.people import added, held
from openhearts.store.schema import kept
from openhearts.store.store import Store, Taken


@dataclass(frozen=True, slots=True)
class Document:
    """A document. `size` is the length of its text in bytes; `text` is empty in listings."""

    name: str
    version: int
    at: int
    size: int
    text: str = ""


class Keepsakes:
    """The documents in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def all_of(self, person: str) -> list[Document]:
        """A person's documents, without their texts."""
        columns = (kept.c.name, kept.c.version, kept.c.at, self._store.size(kept.c.text))
        rows = await self._store.read(select(*columns).where(kept.c.person == person).order_by(kept.c.name))
        return [Document(*row) for row in rows]

    async def find(self, person: str, name: str) -> Document | None:
        """The document with that name."""
        rows = await self._store.read(select(kept).where(kept.c.person == person, kept.c.name == name))
        return Document(name, rows[0].version, rows[0].at, len(rows[0].text.encode()), rows[0].text) if rows else None

    async def keep(
        self, person: str, name: str, before: int, at: int, text: str, now: int, *, documents: int, size: int
    ) -> bool:
        """Replaces version `before` of a document, stored at `at` (0: at any time), or with version 0 adds one. Returns
        False, and changes nothing, if that isn't the current version, or if the person would then have more than so
        many documents, or more than `size` bytes of them.
        """
        values = {"version": before + 1, "text": text, "at": now}
        room = self._room(person, name, len(text.encode()), documents, size)
        if before == 0:
            change: Insert | Update = added(kept, {"person": person, "name": name, **values}, room)
        else:
            change = update(kept).where(_current(person, name, before, at), room).values(**values)
        try:
            return bool(await self._store.write(held(person), change.returning(kept.c.name)))
        except Taken:
            return False

    def _room(self, person: str, name: str, more: int, documents: int, size: int) -> ColumnElement[bool]:
        """Whether a document of that size has room beside the person's others."""
        other = kept.alias("other")
        sizes = func.coalesce(func.sum(self._store.size(other.c.text)), 0)
        room = select(and_(func.count() < documents, sizes + more <= size))
        return room.where(other.c.person == person, other.c.name != name).scalar_subquery()

    async def drop(self, person: str, name: str, version: int, at: int) -> bool:
        """Deletes a document if that is its current version, stored at that time; 0: any. Returns whether it was."""
        one = delete(kept).where(_current(person, name, version, at))
        return bool(await self._store.write(one.returning(kept.c.name)))


def _current(person: str, name: str, version: int, at: int) -> ColumnElement[bool]:
    """A document, if that is its version, and it was stored at that time; 0: any."""
    one = [kept.c.person == person, kept.c.name == name]
    if version:
        one.append(kept.c.version == version)
    if at:
        one.append(kept.c.at == at)
    return and_(*one)
