"""The narration of a game at the terminal: people, cards, how a hand begins, passes; all from what seat 0 may know.

Functions of views; prints nothing and asks nothing. The others narrate their part in its words: auction.py,
trick.py, score_report.py (scores and chips).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import openhearts as oh
from openhearts.cli.terminal_style import TerminalStyle

SUITS = {"C": "clubs", "D": "diamonds", "S": "spades", "H": "hearts"}
LETTERS = {suit: letter for letter, suit in SUITS.items()}
PLACES = {
    "left": "on your left",
    "right": "on your right",
    "across": "across from you",
    "left2": "two to your left",
    "right2": "two to your right",
    "left3": "three to your left",
    "right3": "three to your right",
}
WAYS = {
    "left2": "two to the left",
    "right2": "two to the right",
    "left3": "three to the left",
    "right3": "three to the right",
    "scatter": "one card to each",
}

Facts = dict[str, Any]


@dataclass(frozen=True)
class Narrator:
    """Narrates one game: who sits where, what the cards are worth, how the terminal shows it. `teams` as in a view."""

    names: list[str]
    rules: oh.Rules
    style: TerminalStyle
    teams: list[int] | None = None

    # -- people --

    def does(self, seat: int, yours: str, theirs: str, *, midway: bool = False) -> str:
        """ "You take", "Ingrid takes"; "Yuki, your partner, takes". Midway in a sentence: "you take"."""
        name = self.names[seat]
        if name == "You":
            return f"{'you' if midway else name} {yours}"
        return f"{name}, your partner, {theirs}" if self.is_partner(seat) else f"{name} {theirs}"

    def is_partner(self, seat: int) -> bool:
        """Whether that seat plays on the person's side, and is another."""
        return seat != 0 and self.teams is not None and self.teams[seat] == self.teams[0]

    def named(self, seat: int) -> str:
        """A player in the middle of a sentence: "you", "Ingrid"."""
        return "you" if self.names[seat] == "You" else self.names[seat]

    def together(self, seats: list[int]) -> str:
        """ "You", "You and Yuki", "Ingrid, Yuki and Tomás"."""
        names = [self.names[seat] for seat in seats]
        return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"

    def partners(self) -> str:
        """Who plays with whom; empty without sides."""
        return ", against ".join(map(self.together, self.sides()))

    def sides(self) -> list[list[int]]:
        """The seats of each side, the person's first; none without sides."""
        if self.teams is None:
            return []
        return [[seat for seat, its in enumerate(self.teams) if its == side] for side in range(max(self.teams) + 1)]

    def others(self) -> list[int]:
        """The other seats, from the person's left on."""
        return list(range(1, len(self.names)))

    def row(self, items: list[str], indent: int = 4) -> str:
        """Things of one kind after one another: "Ingrid 2♣ · Yuki J♣"."""
        return self.style.flow(items, self.style.text(" · "), indent)

    def line(self, words: str) -> str:
        """A sentence about the hand."""
        return self.style.prose(words, 4)

    # -- cards --

    def points(self, number: int) -> str:
        """ "1 point", "13 points", "−10 points"."""
        return f"{self.number(number)} point{'' if abs(number) == 1 else 's'}"

    def number(self, number: int) -> str:
        """A number with the minus that people write."""
        return self.style.text(f"−{-number}") if number < 0 else str(number)

    def price(self, cards: list[str], view: Facts) -> str:
        """What cards cost, and which: ", 14 points (Q♠ 4♥)"; empty where none of them counts."""
        counted = [card for card in cards if self._value(card, view) != 0]
        return f", {self.points(self.worth(cards, view))} ({self.style.cards(counted)})" if counted else ""

    def worth(self, cards: list[str], view: Facts) -> int:
        """What cards cost."""
        return sum(self._value(card, view) for card in cards)

    def _value(self, card: str, view: Facts) -> int:
        if view["auction"] is not None:
            return 1 if card[-1] == LETTERS[view["auction"]["suit"]] else 0
        return self.rules.points.get(card, 0)

    def counts(self, view: Facts) -> str:
        """What has to be kept in mind about the suit that a bidder has named: " · ♠ counts"; else empty."""
        suit = view["auction"]["suit"] if view["auction"] is not None else None
        return self.style.text(" · ") + f"{self.style.suit(LETTERS[suit])} counts" if suit is not None else ""

    # -- a hand --

    def title(self, view: Facts) -> str:
        """The line that opens a hand."""
        dealer = self.names[view["dealer"]]
        words = [f"Hand {view['hand'] + 1}", f"{dealer} {'deal' if dealer == 'You' else 'deals'}"]
        if view["pass"] is not None:
            words.append(f"pass {WAYS.get(view['pass']['to'], view['pass']['to'])}")
        elif any(way != "hold" for way in self.rules.pass_cycle) and self.rules.pass_count != 0:
            words.append("no pass")
        if view["kitty"]["count"]:
            words.append(f"a kitty of {view['kitty']['count']}")
        if view["stock"] is not None:
            words.append(f"a stock of {view['stock']['left'] + sum(view['stock']['drawn'])}")
        return self.style.bold(self.style.text(" · ".join(words)))

    def to_pass(self, view: Facts) -> str:
        """What is asked for in a pass."""
        passing = view["pass"]
        if passing["to"] == "scatter":
            return self.line(f"One card for each of the others, in this order: {self.together(self.others())}.")
        taker = passing["targets"][0]
        partner = ", your partner" if self.is_partner(taker) else ""
        return self.line(f"Pass {passing['count']} to {self.names[taker]}{partner}, {PLACES[passing['to']]}.")

    def passed(self, view: Facts) -> str:
        """To whom each card went that was scattered."""
        given = zip(self.others(), view["passed"], strict=True)
        return self.row(
            [f"{'to' if seat > 1 else 'To'} {self.names[seat]} {self.style.card(card)}" for seat, card in given]
        )

    def received(self, view: Facts) -> str:
        """What came in."""
        passing, cards = view["pass"], view["received"]
        if passing["to"] != "scatter":
            return f"    From {self.names[passing['sources'][0]]}: {self.style.cards(cards)}"
        got = zip(self.others(), cards, strict=True)
        return self.row(
            [f"{'from' if seat > 1 else 'From'} {self.names[seat]} {self.style.card(card)}" for seat, card in got]
        )
