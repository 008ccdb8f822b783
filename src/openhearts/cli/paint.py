"""How cards and words look in a terminal: suit marks where its letters have them, colour where it shows any.

Knows terminals, and no game.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from typing import TextIO

MARKS = {"C": "♣", "D": "♦", "S": "♠", "H": "♥"}
PLAIN = str.maketrans({mark: letter for letter, mark in MARKS.items()} | {"−": "-", "·": "|", "–": "-"})


@dataclass(frozen=True)
class Paint:
    """What the terminal can do: `colour`, and `marks` (♣ ♦ ♠ ♥ rather than C D S H)."""

    colour: bool = False
    marks: bool = True

    @classmethod
    def of_terminal(cls, stream: TextIO | None = None) -> Paint:
        """What this stream (standard output) can show. NO_COLOR and TERM=dumb are heard (https://no-color.org)."""
        stream = stream or sys.stdout
        asked_not_to = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
        try:
            "♣♦♠♥−·".encode(stream.encoding or "ascii")
            marks = True
        except (UnicodeEncodeError, LookupError):
            marks = False
        return cls(stream.isatty() and not asked_not_to, marks)

    def text(self, words: str) -> str:
        """Words with the marks that the terminal has."""
        return words if self.marks else words.translate(PLAIN)

    def card(self, card: str) -> str:
        """A card as people write it: Q♠, 10♦."""
        return self._coloured(card, self.mark(card))

    def cards(self, cards: list[str]) -> str:
        """Cards, one after another."""
        return " ".join(map(self.card, cards))

    def mark(self, card: str) -> str:
        """The same without colour, for what has to be measured."""
        rank = card[:-1].replace("T", "10")
        return rank + (MARKS[card[-1]] if self.marks else card[-1])

    def hand(self, cards: list[str], legal: list[str]) -> str:
        """A hand, its suits apart. Where not all may be played, those that may stand out: [Q♠]."""
        parts: list[str] = []
        for i, card in enumerate(cards):
            if i and cards[i - 1][-1] != card[-1]:
                parts.append(" ")
            may = card in legal
            choice = bool(legal) and len(legal) < len(cards)
            text = f"[{self.mark(card)}]" if choice and may else f" {self.mark(card)} "
            parts.append(self.dim(text) if choice and not may else self._coloured(card, text))
        return "".join(parts).rstrip()

    def bold(self, words: str) -> str:
        """A title."""
        return f"\033[1m{words}\033[0m" if self.colour else words

    def dim(self, words: str) -> str:
        """What matters less."""
        return f"\033[2m{words}\033[0m" if self.colour else words

    def _coloured(self, card: str, text: str) -> str:
        if not self.colour:
            return text
        return f"\033[1;{'31' if card[-1] in 'DH' else '39'}m{text}\033[0m"
