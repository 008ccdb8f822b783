"""People waiting for a game, and how far the ratings of their opponents may be from their own."""

from __future__ import annotations

from dataclasses import dataclass

from openhearts.tables.person import Person
from openhearts.tables.protocol import Wish

RANGE = 100
"""How far apart, in shown points, the ratings of people who are matched may be at first."""
WIDER = 10
"""How many points the range grows for every second of waiting."""
ANYBODY = 60_000
"""After how many milliseconds of waiting ratings no longer matter."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A person waiting for a game."""

    person: Person
    wish: Wish
    players: int
    rating: int
    since: int
    "From when their waiting counts: later than now for people who have missed rated matches."

    def reach(self, now: int) -> float:
        """How far the ratings of others may be from this person's."""
        waited = now - self.since
        return float("inf") if waited >= ANYBODY else RANGE + WIDER * waited / 1000
