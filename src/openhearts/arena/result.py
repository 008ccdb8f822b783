"""What a match has come to, so far or in the end: plain values, equal if they say the same, the times apart."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True)
class Contender:
    """What a player has done in all its pairings.

    `mean` is the mean over its pairings of what a seat of it had: points a hand, or chips a game (None before the
    first); `won` the share of whole games won, 0 to 1 (None without games). `moons` is how many it shot in `hands`.
    Milliseconds are those of decisions that left a choice. `faults` are those of a program, by kind.
    """

    name: str
    mean: float | None
    won: float | None
    hands: int
    moons: int
    decisions: int
    faults: dict[str, int]
    milliseconds: float = field(compare=False)
    slowest: float = field(compare=False)

    @property
    def moon_rate(self) -> float:
        """Moons a hand, 0 to 1."""
        return self.moons / self.hands if self.hands else 0.0


@dataclass(frozen=True)
class Pairing:
    """How two players stand.

    By `better` the first did better than the second, points a hand or chips a game, on the mean of `deals` deals;
    `error` is its standard error, and `interval` holds the true value with probability 0.95 however often one looks.
    Of `games` whole games the first won the share `won`, 0 to 1, give or take the standard error `won_error`, and
    `won_interval` holds it as `interval` does. `settled` is "first" or "second", who is better, or "equal", once that
    is sure and the match was to stop there; `won_settled` who wins more games, where points are counted. None is what
    is not known yet, or not played.
    """

    first: str
    second: str
    deals: int
    better: float | None
    error: float | None
    interval: tuple[float, float] | None
    games: int
    won: float | None
    won_error: float | None
    won_interval: tuple[float, float] | None
    settled: str | None
    won_settled: str | None


@dataclass(frozen=True)
class Arena:
    """A match: its terms, its players, its pairings.

    `rules` are what differs from the standard game, `line` the same in words. `unit` says what is counted. Every deal
    and every game was played `seatings` times. `done` of `planned` deals and games are played or no longer needed.
    """

    rules: dict[str, Any]
    line: str
    unit: str
    seed: int
    seatings: int
    players: list[Contender]
    pairings: list[Pairing]
    done: int
    planned: int

    def to_dict(self) -> dict[str, Any]:
        """All of it, as plain values."""
        return asdict(self)

    def to_json(self) -> str:
        """All of it, as JSON on one line."""
        return json.dumps(self.to_dict(), ensure_ascii=False)
