"""A person who asks something of a table, with what the host of tables knows about them and this table."""

from __future__ import annotations

from dataclasses import dataclass

from openhearts.tables.protocol import PersonKind


@dataclass(frozen=True, slots=True)
class Person:
    """A person, as seen from one table. No field may be taken from the browser on trust."""

    id: str
    name: str = ""
    kind: PersonKind = "guest"
    invited: bool = False
    "Whether they came with the table's link or code, or were matched to it."
    friend: bool = False
    "Whether they are a friend of the table's host."
    apart: frozenset[str] = frozenset()
    "Ids of people never to be seated with them: those they blocked, and those who blocked them."
