"""Who waits for a game, and how far from their own the ratings of the others may be."""

from __future__ import annotations

from dataclasses import dataclass

from openhearts.tables.person import Person
from openhearts.tables.protocol import Wish

RANGE = 100
"""At first the ratings of people who play together differ by no more, in shown points."""
WIDER = 10
"""By so much more with every second that somebody waits."""
ANYBODY = 60_000
"""After so many milliseconds it doesn't matter any more."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """Somebody who waits for a game."""

    person: Person
    wish: Wish
    players: int
    rating: int
    since: int

    def reach(self, now: int) -> float:
        """How far from their own the ratings of the others may be."""
        waited = now - self.since
        return float("inf") if waited >= ANYBODY else RANGE + WIDER * waited / 1000
