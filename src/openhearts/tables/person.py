"""Who asks something of a table, and what the host of the tables knows about them and this table."""

from __future__ import annotations

from dataclasses import dataclass

from openhearts.tables.protocol import PersonKind


@dataclass(frozen=True, slots=True)
class Person:
    """A person, as seen from one table. Nothing of it is believed because a browser said so."""

    id: str
    name: str = ""
    kind: PersonKind = "guest"
    invited: bool = False
    "They came with the table's link or code, or were matched to it."
    friend: bool = False
    "They are a friend of the table's host."
    apart: frozenset[str] = frozenset()
    "Whom they are never to sit with: blocked by them, or who blocked them."
