"""Who waits for a game, and how far from their own the ratings of the others may be."""

from __future__ import annotations

from dataclasses import dataclass

from openhearts.tables.person import Person
from openhearts.tables.protocol import Wish

RANGE = 100
"""How far apart, in shown points, the ratings of people who play together may be at first."""
WIDER = 10
"""How much further apart for every second that somebody waits."""
ANYBODY = 60_000
"""After how many milliseconds it no longer matters."""


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
