"""Everything stored about a person, in the form in which they can download it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from openhearts.store import Store
from openhearts.store.belongings import belongings, spoken
from openhearts.tables import Person, decoded
from openhearts.tables.protocol import PersonKind, PhraseSaid, TextSaid


class Spoken(Struct):
    """Something that the person said at a table."""

    table: str
    n: int
    "The number of its entry in the table's log."
    at: int
    words: str
    "The person's own words, or the id of a phrase."


class Export(Struct):
    """Everything stored about the caller. Times are milliseconds since 1970."""

    person: str
    name: str
    kind: PersonKind
    belongings: dict[str, list[dict[str, Any]]]
    "By kind: sessions, passkeys, tables, ratings, rated games, documents and so on."
    said: list[Spoken]
    "Ordered by table."


async def exported(store: Store, person: Person) -> Export:
    """Collects a person's export."""
    kept = await belongings(store, person.id)
    return Export(person.id, person.name, person.kind, kept, await _said(store, person.id))


async def _said(store: Store, person: str) -> list[Spoken]:
    said: list[Spoken] = []
    for table, text in await spoken(store, person):
        match decoded(text):
            case TextSaid(n=n, at=at, text=words, by=by) | PhraseSaid(n=n, at=at, phrase=words, by=by) if by == person:
                said.append(Spoken(table, n, at, words))
    return said
