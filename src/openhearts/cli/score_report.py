"""What a hand and a game come to, as text: the score sheet, how the chips moved and why, who has won.

Functions of views and results; prints nothing and asks nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from openhearts.cli import columns
from openhearts.cli.narration import Narrator
from openhearts.cli.words import say, sentences, text

if TYPE_CHECKING:
    from openhearts.protocol import Chips, HandResult, SeatView, Settled

SHEET_ROWS = 15  # hands shown in a score sheet; the earlier ones are left out


def chips_of(parts: int, chips: Chips) -> dict[str, int]:
    """Chips as a message takes them, from parts of one as these are counted."""
    return {"parts": parts, "unit": chips["unit"]}


@dataclass(frozen=True)
class ScoreReport:
    """Tells what one game has come to, in the words of its narrator."""

    narrator: Narrator

    # -- scores --

    def scores(self, results: Sequence[HandResult]) -> str:
        """The score sheet: a row for every hand, and the totals; of many players a row for each of them."""
        if not results:
            return self.narrator.style.prose(text("terminal-no-hand-yet"), 0)
        names = self.narrator.names
        wide = [max(columns.width(name), 4) for name in names]
        too_wide = 11 + sum(2 + width for width in wide) > self.narrator.style.wide
        lines = self._by_player(results) if too_wide else self._by_hand(results, wide)
        if any(result["moon"] for result in results):
            lines.append(self.narrator.style.dim(f"  {text('terminal-moon-mark')}"))
        return "\n".join(lines)

    def _by_hand(self, results: Sequence[HandResult], wide: list[int]) -> list[str]:
        first = max(0, len(results) - SHEET_ROWS)
        rows = [("", self.narrator.names)]
        for number, result in enumerate(results[first:], first + 1):
            title = text("terminal-hand", number=number) + ("*" if result["moon"] else "")
            rows.append((title, [self.narrator.number(score) for score in result["scores"]]))
        rows.append((text("terminal-total"), [self.narrator.number(total) for total in results[-1]["totals"]]))
        left = max(9, *(columns.width(title) for title, _ in rows))
        lines = [
            f"  {columns.left(title, left)}  {'  '.join(map(columns.right, cells, wide))}" for title, cells in rows
        ]
        lines[0], lines[-1] = self.narrator.style.bold(lines[0]), self.narrator.style.bold(lines[-1])
        return lines

    def _by_player(self, results: Sequence[HandResult]) -> list[str]:
        """As many hands as the line holds, the last ones."""
        names, total = self.narrator.names, text("terminal-total")
        left = max(map(columns.width, names)) + 2
        sheet = [(total, [self.narrator.number(each) for each in results[-1]["totals"]])]
        room = self.narrator.style.wide - left - 2 - max(map(columns.width, [total, *sheet[0][1]]))
        for number, result in reversed(list(enumerate(results, 1))):
            title = f"{number}*" if result["moon"] else str(number)
            cells = [self.narrator.number(score) for score in result["scores"]]
            room -= 2 + max(map(columns.width, [title, *cells]))
            if room < 0:
                break
            sheet.insert(0, (title, cells))
        lines = [" " * left, *(f"  {columns.left(name, left - 2)}" for name in names)]
        for column, (title, cells) in enumerate(sheet, 1):
            width = max(map(columns.width, [title, *cells]))
            for i, cell in enumerate([title, *cells]):
                written = columns.right(cell, width)
                lines[i] += f"  {self.narrator.style.bold(written) if column == len(sheet) else written}"
        return lines

    def so_far(self, points: list[int]) -> str:
        """The points of the hand being played."""
        each = [
            f"{name} {self.narrator.number(number)}" for name, number in zip(self.narrator.names, points, strict=True)
        ]
        return self.narrator.style.row(each, 4, text("terminal-so-far"), first=2)

    def sides(self, view: SeatView) -> str:
        """How the sides stand; empty without any."""
        sums = [
            self.narrator.text("terminal-side", seats=seats, points=view["standing"]["sums"][seats[0]])
            for seats in self.narrator.sides()
        ]
        return self.narrator.style.row(sums, 4, text("terminal-sides"), first=2) if sums else ""

    def drops(self, view: SeatView) -> list[str]:
        """Whose total landed on a fifty and fell."""
        dropped = (self.narrator.text("terminal-dropped", seat=seat) for seat in view["fifties"])
        return [self.narrator.style.prose(words, 4, first=2) for words in dropped]

    # -- chips --

    def number(self, parts: int, chips: Chips) -> str:
        """Chips as a number, from parts of one as these are counted: "13", "−12 3/4"."""
        return self.narrator.text("terminal-chips-number", chips=chips_of(parts, chips))

    def stacks(self, chips: Chips) -> str:
        """What everybody has, and the pot; debts are called so."""
        each = []
        for name, stack in zip(self.narrator.names, chips["stacks"], strict=True):
            holding = f"{name} {self.number(stack, chips)}"
            each.append(text("terminal-chips-debt", holding=holding) if stack < 0 else holding)
        pot = self.narrator.text("terminal-chips-pot", chips=chips_of(chips["pot"], chips))
        return self.narrator.style.row([*each, pot], head=text("terminal-chips-head"))

    def settled(self, settled: Settled) -> list[str]:
        """Who pays what, and why."""
        style, people = self.narrator.style, self.narrator.people
        lines = [style.bold(f"  {text('terminal-settled')}")]
        return lines + [style.prose(say(line, people), 6, first=4) for line in settled["lines"]]

    def cashed(self, chips: Chips) -> list[str]:
        """What everybody goes home with, and what a chip is worth where that was said."""
        names = self.narrator.names
        figures = [
            [self.number(stack, chips) for stack in chips["stacks"]],
            [self._signed(net, chips) for net in chips["net"]],
        ]
        bought, money = chips_of(chips["bought"], chips), chips["money"]
        if money is None:
            title = text("terminal-cashed", bought=bought)
        else:
            title = text("terminal-cashed-worth", bought=bought, worth=money["chip"])
            figures.append([f"= {self.narrator.text('terminal-money', amount=net)}" for net in money["net"]])
        style = self.narrator.style
        lines = [style.bold(style.prose(title, 4, first=2))]
        wide = [max(map(columns.width, column)) for column in (names, *figures)]
        for name, *cells in zip(names, *figures, strict=True):
            right = map(columns.right, cells, wide[1:])
            lines.append(f"    {'  '.join([columns.left(name, wide[0]), *right])}")
        if chips["pot"]:
            left = self.narrator.text("terminal-pot-left", chips=chips_of(chips["pot"], chips))
            lines.append(style.prose(left, 6, first=4))
        return lines

    def _signed(self, parts: int, chips: Chips) -> str:
        return ("+" if parts > 0 else "") + self.number(parts, chips)

    # -- the end --

    def moon(self, view: SeatView) -> str:
        """The moon that was shot, and who pays for it."""
        moon, narrator = view["moon"], self.narrator
        assert moon is not None
        seats, with_you = moon["seats"], len(moon["seats"]) > 1 and 0 in moon["seats"]
        facts = [narrator.text("terminal-sun-shot" if moon["sun"] else "terminal-moon-shot", seats=seats)]
        if moon["way"] == "old":
            facts.append(narrator.text("terminal-moon-old", sides=view["teams"] is not None, points=moon["amount"]))
        elif moon["way"] == "new":
            new = "terminal-moon-new-choice" if with_you else "terminal-moon-new"
            facts.append(narrator.text(new, seats=seats, points=moon["amount"]))
        return narrator.style.prose(sentences(facts), 2, first=0)

    def moon_ways(self, view: SeatView) -> str:
        """What the two ways of counting a moon would do."""
        moon = view["moon"]
        assert moon is not None
        old = self.narrator.text("terminal-moon-old", sides=view["teams"] is not None, points=moon["amount"])
        new = self.narrator.text("terminal-moon-new-choice", seats=moon["seats"], points=moon["amount"])
        return self.narrator.style.definitions([("old", old), ("new", new)])

    def kitty_at_last(self, view: SeatView) -> str:
        """What lay in the kitty, now that everybody may know."""
        kitty, style = view["kitty"], self.narrator.style
        cards = kitty["cards"] or []
        lay = self.narrator.text("terminal-kitty-with", seat=kitty["taker"], cards=style.cards(cards))
        worth = self.narrator.worth(cards, view)
        return style.row([lay, self.narrator.text("terminal-points", points=worth)] if worth else [lay], 0)

    def tie(self, view: SeatView) -> str:
        """That the game goes on because the best are level where it would have ended; nothing where it would not."""
        standing = view["standing"]
        level = [seat for seat, place in enumerate(standing["places"]) if place == 1]
        words = self.narrator.text("terminal-level", seats=level) if standing["tied"] else ""
        return self.narrator.style.prose(words, 0) if words else ""

    def end(self, winners: list[int]) -> str:
        """Who has won the game; a position may end with nobody having done so."""
        if not winners:
            outcome = text("terminal-over")
        elif len({seat if self.narrator.teams is None else self.narrator.teams[seat] for seat in winners}) > 1:
            outcome = self.narrator.text("terminal-shared-win", seats=winners)
        else:
            outcome = self.narrator.text("terminal-wins", seats=winners)
        return self.narrator.style.bold(self.narrator.style.prose(outcome, 0))
