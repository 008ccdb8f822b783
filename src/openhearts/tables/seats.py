"""A seat of a table: a person, a bot, or nobody; and a person's bot while they are away."""

from __future__ import annotations

from dataclasses import dataclass

from openhearts.tables.protocol import PersonKind

REPLACEMENT = "careful"
"""Plays for a person who is late, away, or has left."""


@dataclass(slots=True)
class Occupant:
    """Who is in a seat. Empty: neither `person` nor `bot`."""

    person: str = ""
    name: str = ""
    kind: PersonKind = "guest"
    bot: str = ""
    "In the seat itself, with nobody to give it back to."
    sits_in: str = ""
    "For the person, until they are back."
    here: bool = True
    "Whether the person has a connection."
    gone_at: int = 0
    late: int = 0
    "How many times in a row time has run out."
    out_of_time: bool = False
    "A bot is to choose, once."
    ready: bool = False
    part: str = ""
    "Their randomness for the next game."

    @property
    def empty(self) -> bool:
        """Whether nobody is there, not even a bot."""
        return not self.person and not self.bot

    @property
    def player(self) -> str:
        """The bot that is to choose for this seat now; empty if a person is."""
        if not self.person:
            return self.bot
        return self.sits_in or (REPLACEMENT if self.out_of_time else "")
