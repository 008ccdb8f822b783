"""The seats of a table: in each a person, a bot, or nobody; and a person's bot while they are away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openhearts.tables.limits import LATE
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


@dataclass(slots=True)
class Attendance:
    """Who is where, by the seats of a table: every move asks, and few change it."""

    seat_of: dict[str, int]
    "By person."
    bots: dict[int, str]
    "By seat, the bot that is to choose for it now."
    missed: list[int]
    "The seats of people who are away, and for whom no bot sits in yet."
    late: int | None
    "A seat whose time has run out so often that a bot is to sit in."
    attended: bool
    "Whether anybody who is there plays for themselves."

    @classmethod
    def at(cls, seats: Sequence[Occupant]) -> Attendance:
        """As those seats are."""
        people = [(seat, each) for seat, each in enumerate(seats) if each.person]
        return cls(
            {each.person: seat for seat, each in people},
            {seat: each.player for seat, each in enumerate(seats) if each.player},
            [seat for seat, each in people if not each.here and not each.sits_in],
            next((seat for seat, each in people if each.late >= LATE and not each.sits_in), None),
            any(each.here and not each.sits_in for _, each in people),
        )
