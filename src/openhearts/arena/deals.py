"""What is played: the deals of a match, who sits where in each, and the seeds.

Deals are duplicate: the same cards are played once in every seating, so luck with the cards affects both players
equally. Nothing here depends on who plays, on threads or on machines.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from hashlib import blake2b

from openhearts.game import Game
from openhearts.rules import Rules

Seating = tuple[int, ...]
"""By seat, which of two players sits there: 0 or 1."""


def seed_of(*parts: object) -> int:
    """A seed, 0 to 2**64 - 1, derived from the parts: different for different parts, the same on every machine."""
    return int.from_bytes(blake2b("/".join(map(str, parts)).encode(), digest_size=8).digest(), "big")


def seatings(sides: int) -> list[Seating]:
    """Every way for two players to share this many sides of a table as evenly as possible.

    They alternate, ABAB; then everybody moves on by one side, and then the two swap, so that each player has sat
    everywhere. With four sides they also sit in pairs, AABB, which completes all arrangements of two against two.
    """
    patterns = [[side % 2 for side in range(sides)]]
    if sides == 4:
        patterns.append([0, 0, 1, 1])
    turned = {tuple(pattern[turn:] + pattern[:turn]) for pattern in patterns for turn in range(sides)}
    return sorted(turned | {tuple(1 - side for side in seating) for seating in turned})


class Deals:
    """The deals of a match under `rules`, numbered from 0."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.seed = seed

    def hand(self, number: int) -> Game:
        """A game of which only the first hand is played. If the passes rotate, each deal uses the next one.

        The game isn't near its end, so a bot that plays to win it plays this hand for points.
        """
        return Game(self._hands[number % len(self._hands)], seed=seed_of("deal", self.seed, number))

    def game(self, number: int) -> Game:
        """A whole game, as the rules end it."""
        return Game(self.rules, seed=seed_of("game", self.seed, number))

    @cached_property
    def chips(self) -> int | None:
        """The chips that everybody buys; None if nothing is settled in chips."""
        chips = self.game(0).chips
        return None if chips is None else chips["bought"] // chips["unit"]

    @cached_property
    def seatings(self) -> list[Seating]:
        """Who sits where. The partners of a side are played by the same player."""
        teams: Sequence[int] | None = self.game(0).view(0).to_dict()["teams"]
        if teams is None:
            return seatings(self.rules.players)
        return [tuple(seating[team] for team in teams) for seating in seatings(len(set(teams)))]

    @cached_property
    def _hands(self) -> list[Rules]:
        cycle = list(self.rules.pass_cycle)
        turns = [cycle[turn:] + cycle[:turn] for turn in range(max(1, len(cycle)))]
        return [self.rules.but(pass_cycle=turn) for turn in turns]
