"""Everything that is kept about somebody, in the form in which they can download it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from openhearts.store import Store
from openhearts.store.belongings import belongings
from openhearts.tables import Person
from openhearts.tables.protocol import PersonKind


class Export(Struct):
    """Everything that is kept of whoever asks. Times are milliseconds since 1970."""

    person: str
    name: str
    kind: PersonKind
    belongings: dict[str, list[dict[str, Any]]]
    "By what it is: sessions, passkeys, tables, ratings, rated games, what they keep here."


async def exported(store: Store, person: Person) -> Export:
    """All of it."""
    return Export(person.id, person.name, person.kind, await belongings(store, person.id))
