"""A match: every pairing of some players, the deals of each, and the running sums, in deal order.

It says what to play and counts what was played, whether in threads or on a cluster.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from openhearts.arena.bout import Deal, Outcome, Side
from openhearts.arena.certainty import FEWEST, Mean
from openhearts.arena.deals import Deals
from openhearts.arena.result import Arena, Contender, Pairing


class Part(NamedTuple):
    """The deals of a pairing, or its whole games: `many` of them at most."""

    first: int
    second: int
    whole: bool
    many: int
    recorded: bool

    def deals(self, start: int = 0) -> Iterator[Deal]:
        """What to play, from this number on."""
        return (Deal(*self[:3], number, self.recorded) for number in range(start, self.many))


class Tally:
    """The sums of one pairing."""

    def __init__(self, first: int, second: int) -> None:
        self.players = (first, second)
        self.better = Mean()
        self.ahead = Mean()
        self.amounts = (Mean(), Mean())
        self.won = Mean()
        self.hands = 0
        self.totals = (Side(), Side())
        self.settled: str | None = None
        self.won_settled: str | None = None


class Match:
    """The pairings of the players called `names`: `hands` deals of one hand, then `games` whole games, of each.

    If the rules settle in chips, a single hand says little, so there are only whole games: `games` of them or, if that
    is 0, `hands`. With `settle`, a pairing stops once it is certain who is better, or that neither is better by more
    than `settle`; its games stop once it is certain who wins more of them. With `recorded`, outcomes have their logs.
    """

    def __init__(
        self,
        deals: Deals,
        names: Sequence[str],
        hands: int,
        games: int,
        settle: float | None,
        recorded: bool = False,
    ) -> None:
        self.deals = deals
        self.names = list(names)
        self.chips = deals.chips is not None
        self.hands, self.games = (0, games or hands) if self.chips else (hands, games)
        self.settle = settle
        self.recorded = recorded
        self.tallies = {pair: Tally(*pair) for pair in combinations(range(len(names)), 2)}
        self.done = 0
        self._changes = deals.rules.changes

    @property
    def planned(self) -> int:
        """How many deals and games are planned."""
        return len(self.tallies) * (self.hands + self.games)

    def parts(self) -> Iterator[Part]:
        """What to play, in order: the deals of a pairing, then its games, then those of the next pairing."""
        for pair in self.tallies:
            for whole, many in ((False, self.hands), (True, self.games)):
                yield Part(*pair, whole, many, self.recorded)

    def add(self, outcome: Outcome) -> bool:
        """Counts a deal; returns whether the rest of its part is no longer needed."""
        deal = outcome.deal
        tally = self.tallies[deal.first, deal.second]
        self.done += 1
        _sum(tally, outcome)
        if deal.whole:
            tally.won.add(outcome.sides[0].won / outcome.seatings)
        if deal.whole and not self.chips:
            mean, settled = tally.won, self._verdict(tally.won, even=0.5)
            tally.won_settled = settled
        else:
            first, second = (side.amount / outcome.seatings for side in outcome.sides)
            tally.amounts[0].add(first)
            tally.amounts[1].add(second)
            less_is_better = not self.chips and self.deals.rules.objective == "low"
            better = second - first if less_is_better else first - second
            tally.better.add(better)
            tally.ahead.add(0.5 if better == 0 else float(better > 0))
            mean, settled = tally.better, self._verdict(tally.better, margin=self.settle or 0)
            tally.settled = settled
        if settled is None:
            return False
        self.done += (self.games if deal.whole else self.hands) - mean.count
        return True

    def _verdict(self, mean: Mean, even: float = 0, margin: float = 0) -> str | None:
        """Which player the mean certainly favours (`even` favours neither), or that it is surely within the margin."""
        if self.settle is None or mean.count < FEWEST:
            return None
        low, high = (end - even for end in mean.interval)
        if low > 0 or high < 0:
            return "first" if low > 0 else "second"
        return "equal" if -margin <= low and high <= margin and margin > 0 else None

    def result(self) -> Arena:
        """The result so far."""
        return Arena(
            rules=self._changes,
            unit="chips" if self.chips else "points",
            seed=self.deals.seed,
            seatings=len(self.deals.seatings),
            players=[self._contender(number) for number in range(len(self.names))],
            pairings=[self._pairing(tally) for tally in self.tallies.values()],
            done=self.done,
            planned=self.planned,
        )

    def _pairing(self, tally: Tally) -> Pairing:
        first, second = (self.names[number] for number in tally.players)
        better, won = tally.better, tally.won
        return Pairing(
            first=first,
            second=second,
            deals=better.count,
            better=better.mean,
            error=better.error,
            interval=better.interval,
            ahead=tally.ahead.mean if better.count else 0.5,
            games=won.count,
            won=won.mean if won.count else 0.5,
            won_error=won.error,
            won_interval=(max(0.0, won.interval[0]), min(1.0, won.interval[1])),
            settled=tally.settled,
            won_settled=tally.won_settled,
        )

    def _contender(self, number: int) -> Contender:
        played = [(tally, tally.players.index(number)) for tally in self.tallies.values() if number in tally.players]
        amounts = [tally.amounts[who].mean for tally, who in played if tally.better.count]
        won = [tally.won.mean if who == 0 else 1 - tally.won.mean for tally, who in played if tally.won.count]
        sides = [tally.totals[who] for tally, who in played]
        decisions = sum(side.decisions for side in sides)
        seconds = sum(side.seconds for side in sides)
        faults: Counter[str] = sum((side.faults for side in sides), Counter())
        return Contender(
            name=self.names[number],
            deals=sum(tally.better.count for tally, _ in played),
            mean=sum(amounts) / len(amounts) if amounts else math.nan,
            games=sum(tally.won.count for tally, _ in played),
            won=sum(won) / len(won) if won else math.nan,
            hands=sum(tally.hands for tally, _ in played),
            moons=sum(side.moons for side in sides),
            decisions=decisions,
            faults=dict(sorted(faults.items())),
            first_fault=next((side.first_fault for side in sides if side.first_fault), None),
            milliseconds=1000 * seconds / decisions if decisions else 0.0,
            slowest=1000 * max(side.slowest for side in sides),
        )


def _sum(tally: Tally, outcome: Outcome) -> None:
    tally.hands += outcome.hands
    for total, side in zip(tally.totals, outcome.sides, strict=True):
        total.moons += side.moons
        total.decisions += side.decisions
        total.seconds += side.seconds
        total.slowest = max(total.slowest, side.slowest)
        total.faults.update(side.faults)
        total.first_fault = total.first_fault or side.first_fault
