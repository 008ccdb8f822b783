"""The result of a match, final or so far: plain values that compare equal if everything but the times is equal."""

from __future__ import annotations

import json
import math
from dataclasses import asdict, dataclass, field
from typing import Any

from openhearts.arena.certainty import FEWEST
from openhearts.arena.ratings import Meetings, Rating, ratings_of
from openhearts.errors import AnyMessage
from openhearts.fields import RuleFields
from openhearts.rules import Rules


@dataclass(frozen=True)
class Contender:
    """A player's results in all its pairings.

    `mean` is the average for one of its seats over its pairings, in points per hand or chips per game, in `deals`
    deals; `won` is the share of `games` whole games won, 0 to 1. Both are NaN before the first. `moons` is how many it
    shot in `hands` hands. Milliseconds are for decisions with more than one choice. `faults` counts a program's faults
    by kind; `first_fault` is a message that says what it first did wrong, with an example of a valid answer.
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
    first_fault: AnyMessage | None
    milliseconds: float = field(compare=False)
    slowest: float = field(compare=False)

    @property
    def moon_rate(self) -> float:
        """Moons per hand, 0 to 1; NaN before the first."""
        return self.moons / self.hands if self.hands else math.nan

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Unpickles it. A NaN is always the same object, so that results without games are equal."""
        numbers = {name: value for name, value in state.items() if isinstance(value, float)}
        self.__dict__.update(state | {name: math.nan for name, value in numbers.items() if math.isnan(value)})


@dataclass(frozen=True)
class Pairing:
    """How two players compare.

    `better` is how much better the first did than the second, in points per hand or chips per game, averaged over
    `deals` deals; `error` is its standard error, and `interval` contains the true value with probability 0.95 however
    often you look. `ahead` is the share of the deals in which the first did better; a tie counts as half. `won` is the
    share of `games` whole games that the first won, 0 to 1, with standard error `won_error`; `won_interval` contains
    its true value just like `interval`. Until enough is known, `error` is infinite (before the second deal or game),
    and `interval` covers everything (before the 30th); before the first, `better` is 0, and `ahead` and `won` are one
    half.

    If the match stops once it is settled, `settled` is "first" or "second", whichever is better, or "equal"; if points
    are counted, `won_settled` says in the same way who wins more games. Both are None until that is certain.
    """

    first: str
    second: str
    deals: int
    better: float
    error: float
    interval: tuple[float, float]
    ahead: float
    games: int
    won: float
    won_error: float
    won_interval: tuple[float, float]
    settled: str | None
    won_settled: str | None


@dataclass(frozen=True)
class Arena:
    """A match: how it was played, its players, its pairings.

    `rules` has what differs from the standard game. `unit` says what is counted. Every deal and every game was played
    `seatings` times. Of `planned` deals and games, `done` have been played or are no longer needed.
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

    @property
    def ratings(self) -> list[Rating]:
        """The players' ratings, best first: by the deals in which they did better or, without deals, by games won."""
        place = {player.name: number for number, player in enumerate(self.players)}
        by_deals = any(pairing.deals for pairing in self.pairings)
        meetings = [
            Meetings(
                place[each.first],
                place[each.second],
                each.deals if by_deals else each.games,
                each.ahead if by_deals else each.won,
            )
            for each in self.pairings
        ]
        return ratings_of([player.name for player in self.players], meetings)

    def to_dict(self) -> dict[str, Any]:
        """Everything as plain values, `line` as messages; None for what is not known yet or was not played."""
        facts = asdict(self)
        return (
            {"rules": facts["rules"], "line": Rules.from_json(self.rules).differences}
            | facts
            | {
                "players": [_known(asdict(player), player.deals, player.games) for player in self.players],
                "pairings": [_known(asdict(pairing), pairing.deals, pairing.games) for pairing in self.pairings],
                "ratings": [_bounded(asdict(rating)) for rating in self.ratings],
            }
        )

    def to_json(self) -> str:
        """Everything as one line of JSON."""
        return json.dumps(self.to_dict(), ensure_ascii=False)


# How many deals or games it takes before each value is known.
OF_DEALS = {"mean": 1, "better": 1, "ahead": 1, "error": 2, "interval": FEWEST}
OF_GAMES = {"won": 1, "won_error": 2, "won_interval": FEWEST}


def _known(facts: dict[str, Any], deals: int, games: int) -> dict[str, Any]:
    unknown = {name for name, least in OF_DEALS.items() if deals < least}
    unknown |= {name for name, least in OF_GAMES.items() if games < least}
    return {name: None if name in unknown else value for name, value in facts.items()}


def _bounded(rating: dict[str, Any]) -> dict[str, Any]:
    """Replaces infinite values, which JSON doesn't have."""
    return rating | ({} if math.isfinite(rating["interval"][0]) else {"interval": None})
