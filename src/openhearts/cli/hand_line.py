"""A line that tells of a hand with real cards, read word by word: "3 5 18 0", "hearts 3 4 6 0 QS Cleo", "moon Ada".

Whether the hand adds up is for the core to say.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from openhearts.cards import LETTERS, MARKS_TO_LETTERS
from openhearts.cli.saved_evening import CARD, Evening, Hand
from openhearts.cli.words import meant, shown, text

if TYPE_CHECKING:
    from openhearts.protocol import PadItem


def hand_in(line: str, evening: Evening, items: Sequence[PadItem], commands: Iterable[str]) -> Hand:
    """The hand that a line tells of. Raises ValueError, in words, where it can't be read; a word that says nothing may
    have been meant as one of the `commands`.
    """
    return _Line(line, evening, items, commands).read()


class _Line:
    """A line, read from left to right. `items` are the cards that a hand accounts for."""

    def __init__(self, line: str, evening: Evening, items: Sequence[PadItem], commands: Iterable[str]) -> None:
        self.left = line.replace(",", " ").split()
        self.evening, self.items, self.commands = evening, items, commands
        self.hand: Hand = {}
        self.readers: dict[str, Callable[[str], None]] = {
            "moon": self.moon,
            "old": self.way,
            "new": self.way,
            "sun": self.sun,
            "notrick": self.trickless,
            "notricks": self.trickless,
            "bid": self.bid,
            "suit": self.named_suit,
            **dict.fromkeys(LETTERS, self.counts),
        }

    def read(self) -> Hand:
        names, points = self.evening.names, []
        while self.left:
            word = self.left.pop(0)
            card = word.translate(MARKS_TO_LETTERS).upper()
            if re.fullmatch(r"[+−-]?\d{1,9}", word):
                points.append(int(word.replace("−", "-")))
            elif CARD.fullmatch(card):
                taker = self.seat(text("terminal-missing-taker", word=shown(word), key="?"))
                self.hand.setdefault("cards", {}).setdefault(card, []).append(taker)
            elif (reader := self.readers.get(word.lower())) is not None:
                reader(word.lower())
            else:
                nothing = text("terminal-says-nothing", given=shown(word), key="?")
                raise ValueError(meant(nothing, word, (*self.commands, *self.readers)) or nothing)
        if points:
            if len(points) != len(names):
                raise ValueError(text("terminal-numbers-many", count=len(points), players=len(names), names=names))
            self.hand["points"] = points
        return self.hand

    # ---- What follows a word; `missing` is said where nothing does. ----

    def take(self, missing: str) -> str:
        if not self.left:
            raise ValueError(missing)
        return self.left.pop(0)

    def seat(self, missing: str) -> int:
        """Whose name comes next. It may be several words, and the longest that are somebody's name count."""
        longest = max(len(name.split()) for name in self.evening.names)
        for count in range(min(longest, len(self.left)), 1, -1):
            found = self.evening.seat(" ".join(self.left[:count]))
            if found is not None:
                del self.left[:count]
                return found
        word = self.take(missing)
        found = self.evening.seat(word)
        if found is None:
            like = self.evening.beginning(word)
            if like:
                raise ValueError(text("terminal-name-many", given=shown(word), names=like))
            raise ValueError(text("terminal-name-unknown", given=shown(word), names=self.evening.names))
        return found

    def number(self, missing: str) -> int:
        word = self.take(missing).replace("−", "-")
        if not re.fullmatch(r"[+-]?\d{1,9}", word):
            raise ValueError(text("terminal-no-whole-number", given=shown(word)))
        return int(word)

    def suit(self) -> str:
        word = self.take(text("terminal-missing-suit", key="?")).lower()
        found = [name for name in LETTERS if name.startswith(word)]
        if len(found) != 1:
            raise ValueError(text("terminal-name-unknown", given=shown(word), names=list(LETTERS)))
        return found[0]

    # ---- What the words say ----

    def moon(self, word: str) -> None:
        """Gives the shooter every card that a moon takes."""
        shooter = self.seat(text("terminal-missing-shooter", word=word, key="?"))
        for item in self.items:
            if not item["moon"]:
                continue
            if "suit" in item:
                row = [item["number"] if seat == shooter else 0 for seat in range(len(self.evening.names))]
                self.hand.setdefault("counts", {})[item["suit"]] = row
            else:
                self.hand.setdefault("cards", {})[item["card"]] = [shooter] * item["number"]

    def way(self, word: str) -> None:
        self.hand["moon"] = word

    def sun(self, _: str) -> None:
        self.hand["sun"] = True

    def trickless(self, word: str) -> None:
        seat = self.seat(text("terminal-missing-trickless", word=word, key="?"))
        self.hand.setdefault("no_tricks", []).append(seat)

    def bid(self, word: str) -> None:
        self.hand["bidder"] = self.seat(text("terminal-missing-bidder", word=word, key="?"))
        self.hand["bid"] = self.number(text("terminal-missing-chips", word=word, key="?"))
        self.hand["suit"] = self.suit()

    def named_suit(self, _: str) -> None:
        self.hand["suit"] = self.suit()

    def counts(self, word: str) -> None:
        """How many cards of a suit each took."""
        missing = text("terminal-missing-counts", word=word, count=len(self.evening.names), key="?")
        self.hand.setdefault("counts", {})[LETTERS[word]] = [self.number(missing) for _ in self.evening.names]
