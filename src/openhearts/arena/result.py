"""What a match has come to, so far or in the end: plain values, equal if they say the same, the times apart."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any

from openhearts.arena.certainty import FEWEST
from openhearts.fields import RuleFields
from openhearts.rules import Rules


@dataclass(frozen=True)
class Contender:
    """What a player has done in all its pairings.

    `mean` is the mean over its pairings of what a seat of it had, points a hand or chips a game, in `deals` deals (0
    before the first); `won` the share of `games` whole games won, 0 to 1 (0 before the first). `moons` is how many it
    shot in `hands`. Milliseconds are those of decisions that left a choice. `faults` are those of a program, by kind.
    """

    name: str
    deals: int
    mean: float
    games: int
    won: float
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
    `won_interval` holds it as `interval` does. What is not known yet is as wide as it can be: an infinite error before
    the second deal or game, everything in the interval before the 30th, and before the first 0 and one half.

    `settled` is "first" or "second", who is better, or "equal", once that is sure and the match was to stop there;
    `won_settled` who wins more games, where points are counted. None as long as it is not sure.
    """

    first: str
    second: str
    deals: int
    better: float
    error: float
    interval: tuple[float, float]
    games: int
    won: float
    won_error: float
    won_interval: tuple[float, float]
    settled: str | None
    won_settled: str | None


@dataclass(frozen=True)
class Arena:
    """A match: its terms, its players, its pairings.

    `rules` are what differs from the standard game. `unit` says what is counted. Every deal
    and every game was played `seatings` times. `done` of `planned` deals and games are played or no longer needed.
    """

    rules: RuleFields
    unit: str
    seed: int
    seatings: int
    players: list[Contender]
    pairings: list[Pairing]
    done: int
    planned: int

    @property
    def line(self) -> str:
        """What differs from the standard game, in one line, in the language in use."""
        return Rules.from_json(self.rules).line

    def to_dict(self) -> dict[str, Any]:
        """All of it, as plain values, and `line` as messages; None is what is not known yet, or not played."""
        facts = asdict(self)
        return (
            {"rules": facts["rules"], "line": Rules.from_json(self.rules).differences}
            | facts
            | {
                "players": [_known(asdict(player), player.deals, player.games) for player in self.players],
                "pairings": [_known(asdict(pairing), pairing.deals, pairing.games) for pairing in self.pairings],
            }
        )

    def to_json(self) -> str:
        """All of it, as JSON on one line."""
        return json.dumps(self.to_dict(), ensure_ascii=False)


# How many deals or games there must be before something is known.
OF_DEALS = {"mean": 1, "better": 1, "error": 2, "interval": FEWEST}
OF_GAMES = {"won": 1, "won_error": 2, "won_interval": FEWEST}


def _known(facts: dict[str, Any], deals: int, games: int) -> dict[str, Any]:
    unknown = {name for name, least in OF_DEALS.items() if deals < least}
    unknown |= {name for name, least in OF_GAMES.items() if games < least}
    return {name: None if name in unknown else value for name, value in facts.items()}
