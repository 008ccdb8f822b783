"""The seats of a table. Each has a person, a bot, or nobody; a bot may play for a person who is away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openhearts.tables.limits import LATE
from openhearts.tables.protocol import PersonKind

REPLACEMENT = "careful"
"""The bot that plays for a person who is late, away, or has left."""


@dataclass(slots=True)
class Occupant:
    """Who is in a seat. An empty seat has neither `person` nor `bot`."""

    person: str = ""
    name: str = ""
    kind: PersonKind = "guest"
    bot: str = ""
    "The bot that has the seat itself, rather than playing for a person."
    sits_in: str = ""
    "The bot that plays for the person until they return."
    here: bool = True
    "Whether the person has a connection."
    gone_at: int = 0
    late: int = 0
    "How many times in a row the person has run out of time."
    out_of_time: bool = False
    "Whether a bot is to act once for the person."
    ready: bool = False
    part: str = ""
    "The seat's randomness for the next game."

    @property
    def empty(self) -> bool:
        """Whether the seat has neither a person nor a bot."""
        return not self.person and not self.bot

    @property
    def player(self) -> str:
        """The bot that acts for this seat now; empty if a person does."""
        if not self.person:
            return self.bot
        return self.sits_in or (REPLACEMENT if self.out_of_time else "")


@dataclass(slots=True)
class Attendance:
    """Who is where, derived from the seats. Cached, because every move needs it and few change it."""

    seat_of: dict[str, int]
    "The seat of each person."
    bots: dict[int, str]
    "By seat, the bot that acts for it now."
    missed: list[int]
    "The seats of people who are away and for whom no bot plays yet."
    late: int | None
    "A seat that has run out of time so often that a bot is to play for it."
    attended: bool
    "Whether any person is connected and plays for themselves."

    @classmethod
    def at(cls, seats: Sequence[Occupant]) -> Attendance:
        """The attendance of these seats."""
        people = [(seat, each) for seat, each in enumerate(seats) if each.person]
        return cls(
            {each.person: seat for seat, each in people},
            {seat: each.player for seat, each in enumerate(seats) if each.player},
            [seat for seat, each in people if not each.here and not each.sits_in],
            next((seat for seat, each in people if each.late >= LATE and not each.sits_in), None),
            any(each.here and not each.sits_in for _, each in people),
        )
