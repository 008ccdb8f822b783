"""How cards and words look in a terminal: suit marks where its letters have them, colour where it shows any, and lines
no longer than it is wide.

Knows terminals, and no game.
"""

from __future__ import annotations

import codecs
import os
import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TextIO
from unicodedata import normalize

from openhearts.cards import MARKS, MARKS_TO_LETTERS
from openhearts.cli import columns
from openhearts.cli.words import text

PLAIN = MARKS_TO_LETTERS | str.maketrans({"−": "-", "·": "|", "–": "-", "×": "x", "\u00a0": " ", "\u202f": " "})
PLAIN |= str.maketrans({"\u2011": "-", "±": "+-", "“": '"', "”": '"', "’": "'", "…": "...", "█": "#", "░": "."})
WIDEST = 88  # a longer line reads badly, however wide the terminal
PLAINLY = "openhearts.plainly"
"""How a stream writes what its encoding lacks, once it is reconfigured with these `errors`."""


def _plainly(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = (normalize("NFD", letter.translate(PLAIN)) for letter in error.object[error.start : error.end])
    return "".join(letter.encode("ascii", "ignore").decode() or "?" for letter in letters), error.end


codecs.register_error(PLAINLY, _plainly)


@dataclass(frozen=True)
class TerminalStyle:
    """What the terminal can do: `colour`, `marks` (♣ ♦ ♠ ♥ rather than C D S H), and how many columns it has; None: as
    many as the window has whenever something is written.
    """

    colour: bool = False
    marks: bool = True
    columns: int | None = 80

    @classmethod
    def of_terminal(cls, stream: TextIO | None = None) -> TerminalStyle:
        """What this stream (standard output) can show. NO_COLOR and TERM=dumb are heard (https://no-color.org)."""
        stream = stream or sys.stdout
        asked_not_to = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
        try:
            "♣♦♠♥−·".encode(stream.encoding or "ascii")
            marks = True
        except (UnicodeEncodeError, LookupError):
            marks = False
        return cls(stream.isatty() and not asked_not_to, marks, None)

    @property
    def wide(self) -> int:
        """How long a line may be."""
        return min(self.columns or shutil.get_terminal_size().columns, WIDEST)

    def text(self, words: str) -> str:
        """Words with the marks that the terminal has."""
        return words if self.marks else words.translate(PLAIN)

    def card(self, card: str) -> str:
        """A card as people write it: Q♠, 10♦."""
        return self._coloured(card, self.mark(card))

    def cards(self, cards: Sequence[str]) -> str:
        """Cards, one after another."""
        return " ".join(map(self.card, cards))

    def mark(self, card: str) -> str:
        """The same without colour, for what has to be measured."""
        return self.text(text("terminal-card", card=card))

    def suit(self, letter: str) -> str:
        """The mark of a suit, from its letter."""
        return MARKS[letter] if self.marks else letter

    def row(self, items: Sequence[str], indent: int = 4, head: str = "", first: int | None = None) -> str:
        """Things of one kind after one another, behind what they are: "Chips: Ada 12 · Ben 8"."""
        followed = [*(self._pieces(head) if head else ()), *self._followed(items, self.text(" · "))]
        return "\n".join(columns.flow(followed, self.wide, indent, first))

    def definitions(self, rows: Sequence[tuple[str, str]], indent: int = 2) -> str:
        """What can be typed, and beside each what it does."""
        wide = indent + max(columns.width(typed) for typed, _ in rows) + 2
        lines = []
        for typed, meaning in rows:
            begun = columns.left(" " * indent + self.text(typed), wide)
            lines += columns.flow([(begun, ""), *self._pieces(meaning)], self.wide, wide, first=0)
        return "\n".join(lines)

    def hand(self, cards: Sequence[str], legal: Sequence[str]) -> str:
        """A hand, its suits apart. Where not all may be played, those that may stand out: [Q♠]."""
        choice = bool(legal) and not set(cards) <= set(legal)
        suits: list[str] = []  # thirteen cards at most in each, or two packs might fill a line with one
        held = 0
        for i, card in enumerate(cards):
            may = card in legal
            text = f"[{self.mark(card)}]" if choice and may else f" {self.mark(card)} "
            text = self.dim(text) if choice and not may else self._coloured(card, text)
            if i == 0 or cards[i - 1][-1] != card[-1] or held == 13:
                suits.append("")
                held = 0
            suits[-1] += text
            held += 1
        return self.flow(suits, " ", 3)

    def flow(self, parts: Sequence[str], between: str, indent: int, first: int | None = None) -> str:
        """Parts in a row, in lines that the terminal is wide enough for, each indented; the first line by `first`.

        A line is broken only between two parts, after `between`.
        """
        return "\n".join(columns.flow(self._followed(parts, between), self.wide, indent, first))

    def prose(self, words: str, indent: int, first: int | None = None) -> str:
        """Words in such lines."""
        return "\n".join(columns.flow(self._pieces(words), self.wide, indent, first))

    def _followed(self, parts: Sequence[str], between: str) -> list[tuple[str, str]]:
        return [*((part, between) for part in parts[:-1]), *((part, "") for part in parts[-1:])]

    def _pieces(self, words: str) -> list[tuple[str, str]]:
        return [(self.text(part), after) for part, after in columns.pieces(words)]

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
