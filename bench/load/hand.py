"""A hand of the benchmark's game, as the four clients of a table know it together, with all cards.

Thirteen tricks without a pass: the two of clubs leads, and players have to follow suit if they can.
"""

from __future__ import annotations

from random import random

RULES = {"pass_cycle": ["hold"], "first_trick": "free", "breaking": False, "end": {"hands": 1_000_000}}
"""The same game as a rule set of ours."""

MOVES = 52
ORDER = "23456789TJQKA"


class Hand:
    """Whose turn it is, and what everybody holds."""

    def __init__(self, cards: list[list[str]]) -> None:
        self.cards = cards
        self.turn = next(seat for seat, each in enumerate(cards) if "2C" in each)
        self.played = 0
        self._led = ""
        self._best = (0, 0)
        "The card that takes the trick so far: its rank and its seat."

    @property
    def over(self) -> bool:
        """Whether all cards have been played."""
        return self.played == MOVES

    def move(self) -> tuple[int, str]:
        """Plays a random legal card. Returns its seat and the card."""
        seat, cards = self.turn, self.cards[self.turn]
        at = self.played % 4
        if self.played == 0:
            card = "2C"
        else:
            may = [each for each in cards if each[1] == self._led] if at else cards
            may = may or cards
            card = may[int(random() * len(may))]
        cards.remove(card)
        if at == 0:
            self._led, self._best = card[1], (-1, seat)
        if card[1] == self._led:
            self._best = max(self._best, (ORDER.index(card[0]), seat))
        self.played += 1
        self.turn = self._best[1] if at == 3 else (seat + 1) % 4
        return seat, card
