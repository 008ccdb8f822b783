"""The narration of a game at the terminal: people, cards, how a hand begins, passes; all from what seat 0 may know.

Functions of views; prints nothing and asks nothing. The others narrate their part in its words: auction.py,
trick.py, score_report.py (scores and chips).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import openhearts as oh
from openhearts.cards import LETTERS
from openhearts.cli.terminal_style import TerminalStyle
from openhearts.cli.words import sentences, text
from openhearts.people import People

if TYPE_CHECKING:
    from openhearts.protocol import SeatView


@dataclass(frozen=True)
class Narrator:
    """Narrates one game: who sits where, what the cards are worth, how the terminal shows it. `teams` as in a view.

    The person who reads sits at seat 0, and may have no name ("").
    """

    called: list[str]
    rules: oh.Rules
    style: TerminalStyle
    teams: list[int] | None = None

    def text(self, id: str, /, **arguments: object) -> str:
        """The words under an id, said to the person at seat 0, with the marks that the terminal has."""
        return self.style.text(text(id, self.people, **arguments))

    # -- people --

    @property
    def people(self) -> People:
        """Who sits where, and who reads."""
        return People(self.called, me=0)

    @property
    def names(self) -> list[str]:
        """What everybody is called at the head of a column and before a card."""
        return [self.called[0] or text("terminal-you"), *self.called[1:]]

    def is_partner(self, seat: int) -> bool:
        """Whether that seat plays on the person's side, and is another."""
        return seat != 0 and self.teams is not None and self.teams[seat] == self.teams[0]

    def partners(self) -> str:
        """Who plays with whom; empty without sides."""
        if self.teams is None:
            return ""
        own, *others = self.sides()
        said = [self.text("terminal-partners", seats=own[1:])]
        said += [self.text("terminal-partners-others", seats=seats) for seats in others]
        return sentences(said)

    def sides(self) -> list[list[int]]:
        """The seats of each side, the person's first; none without sides."""
        if self.teams is None:
            return []
        return [[seat for seat, its in enumerate(self.teams) if its == side] for side in range(max(self.teams) + 1)]

    def others(self) -> list[int]:
        """The other seats, from the person's left on."""
        return list(range(1, len(self.called)))

    def line(self, *facts: str) -> str:
        """What is said about the hand: a sentence, or facts in a row. Those that are empty are left out."""
        return self.style.prose(" · ".join(filter(None, facts)), 4)

    # -- cards --

    def number(self, number: int) -> str:
        """A number as people write it."""
        return self.text("terminal-number", number=number)

    def price(self, cards: list[str], view: SeatView) -> str:
        """What cards cost, and which: "14 points (Q♠ 4♥)"; empty where none of them counts."""
        counted = [card for card in cards if self._value(card, view) != 0]
        if not counted:
            return ""
        return self.text("terminal-points-of", points=self.worth(cards, view), cards=self.style.cards(counted))

    def worth(self, cards: list[str], view: SeatView) -> int:
        """What cards cost."""
        return sum(self._value(card, view) for card in cards)

    def _value(self, card: str, view: SeatView) -> int:
        value: int = view["values"].get(card, 0)
        return value

    def counts(self, view: SeatView) -> str:
        """What has to be kept in mind about the suit that a bidder has named: "♠ counts"; else empty."""
        suit = view["auction"]["suit"] if view["auction"] is not None else None
        return "" if suit is None else self.text("terminal-counts", symbol=self.style.suit(LETTERS[suit]))

    # -- a hand --

    def passing(self) -> bool:
        """Whether cards are passed in any hand of the game."""
        return any(way != "hold" for way in self.rules.pass_cycle) and self.rules.pass_count != 0

    def title(self, view: SeatView) -> str:
        """The line that opens a hand."""
        facts = [self.text("terminal-hand", number=view["hand"] + 1), self.text("terminal-deals", seat=view["dealer"])]
        if view["pass"] is not None:
            facts.append(self.text("terminal-way", way=view["pass"]["to"]))
        elif self.passing():
            facts.append(self.text("terminal-way", way="hold"))
        if view["kitty"]["count"]:
            facts.append(self.text("terminal-kitty-of", count=view["kitty"]["count"]))
        if view["stock"] is not None:
            facts.append(self.text("terminal-stock-of", count=view["stock"]["left"] + sum(view["stock"]["drawn"])))
        return self.style.bold(self.style.row(facts, 2, first=0))

    def to_pass(self, view: SeatView) -> str:
        """What is asked for in a pass."""
        passing = view["pass"]
        assert passing is not None
        if passing["to"] == "scatter":
            return self.line(self.text("terminal-pass-scatter", seats=self.others()))
        taker = passing["targets"][0]
        return self.line(
            self.text(
                "terminal-pass-to",
                count=passing["count"],
                seat=taker,
                partner=self.is_partner(taker),
                way=passing["to"],
            )
        )

    def passed(self, view: SeatView) -> str:
        """To whom each card went that was scattered."""
        assert view["passed"] is not None
        given = zip(self.others(), view["passed"], strict=True)
        return self.style.row(
            [self.text("terminal-given", seat=seat, card=self.style.card(card)) for seat, card in given]
        )

    def received(self, view: SeatView) -> str:
        """What came in."""
        passing, cards = view["pass"], view["received"]
        assert passing is not None
        assert cards is not None
        if passing["to"] != "scatter":
            came = self.text("terminal-received", seat=passing["sources"][0], cards=self.style.cards(cards))
            return f"    {came}"
        got = zip(self.others(), cards, strict=True)
        return self.style.row(
            [self.text("terminal-received-one", seat=seat, card=self.style.card(card)) for seat, card in got]
        )
