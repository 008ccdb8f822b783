"""What can be typed of a hand, by example: with the people at this table, and the cards that count under its rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import openhearts as oh
from openhearts.cards import LETTERS
from openhearts.cli.saved_evening import Evening

if TYPE_CHECKING:
    from openhearts.protocol import PadItem

MOST_CARDS = 3
"""So many single cards an example names; where every heart has a value of its own there are fourteen."""


@dataclass(frozen=True)
class HandExamples:
    """Lines that `hand_line` reads: one hand of this evening, told in each of the ways there are."""

    evening: Evening
    rules: oh.Rules

    @property
    def points(self) -> str:
        """The points of each player: "4 4 18 0"."""
        sums = [0] * len(self.evening.names)
        for suit in self._suits():
            sums = [sum_ + number * suit["value"] for sum_, number in zip(sums, self._shared(suit), strict=True)]
        for card, seat in self._cards():
            sums[seat] += card["value"] * card["number"]
        return " ".join(map(str, sums))

    @property
    def taken(self) -> str:
        """Who took what: "hearts 4 4 5 0 QS Cleo"."""
        words = {letter: word for word, letter in LETTERS.items()}
        suits = [" ".join([words[suit["suit"]], *map(str, self._shared(suit))]) for suit in self._suits()]
        cards = [f"{card['card']} {self._name(seat)}" for card, seat in self._cards() for _ in range(card["number"])]
        return " ".join([*suits, *cards[:MOST_CARDS]])

    @property
    def moons(self) -> list[str]:
        """Who shot the moon, in the ways that the rules have."""
        moon = f"moon {self._name(0)}"
        new = [f"{moon} new"] if self.rules.moon == "choice" else []
        return [moon, *new, *([f"{moon} sun"] if self.rules.sun != "off" else [])]

    @property
    def bid(self) -> str:
        """Who bid what, and named which suit."""
        return f"bid {self._name(1)} 5 hearts"

    @property
    def suit(self) -> str:
        """The suit alone."""
        return "suit hearts"

    @property
    def trickless(self) -> str:
        """Who took no trick."""
        return f"notrick {self._name(-1)}"

    def _items(self) -> list[PadItem]:
        coming = oh.score_sheet(self.rules, [])["next"]
        assert coming is not None  # no game is over before its first hand
        return coming["items"]

    def _takers(self) -> int:
        """So many take something, so that it is no moon: all but the last, where there are more than two."""
        return max(2, len(self.evening.names) - 1)

    def _suits(self) -> list[PadItem]:
        """The suits that count; of those that a bidder may name, hearts."""
        return [item for item in self._items() if "suit" in item][-1:]

    def _shared(self, suit: PadItem) -> list[int]:
        """How many of its cards each player has."""
        each, rest = divmod(suit["number"], self._takers())
        shared = [each] * (self._takers() - 1) + [each + rest]
        return shared + [0] * (len(self.evening.names) - len(shared))

    def _cards(self) -> list[tuple[PadItem, int]]:
        """The single cards that count, with who took them."""
        items = [item for item in self._items() if "card" in item]
        return [(item, (-1 - place) % self._takers()) for place, item in enumerate(items)]

    def _name(self, seat: int) -> str:
        return self.evening.names[seat]
