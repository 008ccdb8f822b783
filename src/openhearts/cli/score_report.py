"""What a hand and a game come to, as text: the score sheet, how the chips moved and why, who has won.

Functions of views and results; prints nothing and asks nothing.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from openhearts.cli.narration import Facts, Narrator

SHEET_ROWS = 15  # hands shown in a score sheet; the earlier ones are left out
# The words of a settlement speak of "Ingrid, who pays"; "you" pay.
TO_YOU = {"pays": "pay", "takes": "take", "shares": "share", "stands": "stand", "is": "are"}


@dataclass(frozen=True)
class ScoreReport:
    """Tells what one game has come to, in the words of its narrator."""

    narrator: Narrator

    # -- scores --

    def scores(self, results: list[Facts]) -> str:
        """The score sheet: a row for every hand, and the totals; of many players a row for each of them."""
        if not results:
            return "No hand is finished yet."
        names = self.narrator.names
        wide = [max(len(name), 4) for name in names]
        too_wide = 11 + sum(2 + width for width in wide) > self.narrator.style.wide
        lines = self._by_player(results) if too_wide else self._by_hand(results, wide)
        if any("*" in line for line in lines):
            lines.append(self.narrator.style.dim("  * a moon was shot"))
        return "\n".join(lines)

    def _by_hand(self, results: list[Facts], wide: list[int]) -> list[str]:
        first = max(0, len(results) - SHEET_ROWS)
        rows = [("", self.narrator.names)]
        for number, result in enumerate(results[first:], first + 1):
            moon = "*" if result["moon"] else ""
            rows.append((f"Hand {number}{moon}", [self.narrator.number(score) for score in result["scores"]]))
        rows.append(("Total", [self.narrator.number(total) for total in results[-1]["totals"]]))
        lines = [
            f"  {title:9}" + "".join(f"  {cell:>{w}}" for cell, w in zip(cells, wide, strict=True))
            for title, cells in rows
        ]
        lines[0], lines[-1] = self.narrator.style.bold(lines[0]), self.narrator.style.bold(lines[-1])
        return lines

    def _by_player(self, results: list[Facts]) -> list[str]:
        """As many hands as the line holds, the last ones."""
        names = self.narrator.names
        left = max(map(len, names)) + 2
        columns = [("Total", [self.narrator.number(total) for total in results[-1]["totals"]])]
        room = self.narrator.style.wide - left - 7
        for number, result in reversed(list(enumerate(results, 1))):
            title = f"{number}*" if result["moon"] else str(number)
            cells = [self.narrator.number(score) for score in result["scores"]]
            room -= 2 + max(map(len, [title, *cells]))
            if room < 0:
                break
            columns.insert(0, (title, cells))
        lines = [" " * left, *(f"  {name:{left - 2}}" for name in names)]
        for title, cells in columns:
            width = max(map(len, [title, *cells]))
            for i, cell in enumerate([title, *cells]):
                lines[i] += (
                    f"  {self.narrator.style.bold(f'{cell:>{width}}') if title == 'Total' else f'{cell:>{width}}'}"
                )
        return lines

    def so_far(self, points: list[int]) -> str:
        """The points of the hand being played."""
        each = [
            f"{name} {self.narrator.number(number)}" for name, number in zip(self.narrator.names, points, strict=True)
        ]
        each[0] = f"In this hand so far: {each[0]}"
        return self.narrator.style.flow(each, ", ", 4, first=2)

    def sides(self, view: Facts) -> str:
        """How the sides stand; empty without any."""
        sums = [
            f"{self.narrator.together(seats)} {self.narrator.number(sum(view['totals'][seat] for seat in seats))}"
            for seats in self.narrator.sides()
        ]
        return self.narrator.style.prose(f"Sides: {' · '.join(sums)}", 4, first=2) if sums else ""

    def drops(self, before: list[int], result: Facts) -> list[str]:
        """Whose total landed on a fifty and fell."""
        fell = [seat for seat, total in enumerate(result["totals"]) if total != before[seat] + result["scores"][seat]]
        return [f"  {self.narrator.does(seat, 'drop', 'drops')} 50 for landing on a fifty." for seat in fell]

    # -- chips --

    def moves_each_hand(self) -> bool:
        """Whether chips move after every hand, and not at the game's end alone."""
        terms: Any = self.narrator.rules.settlement
        return (terms["kind"] if isinstance(terms, dict) else terms) not in ("none", "average")

    def number(self, parts: int, view: Facts) -> str:
        """Chips as a number, from parts of one as the view counts them: "13", "−12 3/4"."""
        exact = Fraction(abs(parts), view["chips"]["unit"])
        whole, rest = divmod(exact, 1)
        text = f"{whole} {rest}" if whole and rest else str(rest or whole)
        return self.narrator.style.text(f"−{text}") if parts < 0 else text

    def chips(self, parts: int, view: Facts) -> str:
        """ "1 chip", "26 chips"."""
        return f"{self.number(parts, view)} chip{'' if 0 < parts <= view['chips']['unit'] else 's'}"

    def stacks(self, view: Facts) -> str:
        """What everybody has, and the pot; debts are called so."""
        each = [
            f"{name} {self.number(stack, view)}{' (a debt)' if stack < 0 else ''}"
            for name, stack in zip(self.narrator.names, view["chips"]["stacks"], strict=True)
        ]
        each[0] = f"Chips: {each[0]}"
        return self.narrator.row([*each, f"the pot {self.number(view['chips']['pot'], view)}"])

    def settled(self, view: Facts) -> list[str]:
        """Who pays what, and why: the lines of a settlement, with the names put before them."""
        style, settled = self.narrator.style, view["settled"]
        lines = [style.bold("  The chips")]
        for line in settled["lines"]:
            seat, text = line["seat"], line["text"]
            if seat is None:
                lines.append(style.prose(text, 4))
                continue
            if self.narrator.names[seat] == "You":
                text = re.sub(r"\w+", lambda word: TO_YOU.get(word[0], word[0]), text)
            if settled["paid"][seat] and settled["won"][seat]:
                text += f": {self._signed(settled['net'][seat], view)}"
            lines.append(style.prose(f"{self.narrator.names[seat]} {text}.", 6, first=4))
        return lines

    def cashed(self, view: Facts) -> list[str]:
        """What everybody goes home with, and what a chip is worth where that was said."""
        names, stacks, worth = self.narrator.names, view["chips"]["stacks"], 1.0
        terms: Any = self.narrator.rules.settlement
        bought = 100
        if isinstance(terms, dict):
            bought, worth = terms["buy_in"], terms["chip_value"]
        unit = view["chips"]["unit"]
        rows = []
        for name, stack in zip(names, stacks, strict=True):
            net = stack - bought * unit
            row = [name, self.number(stack, view), self._signed(net, view)]
            rows.append([*row, self.narrator.style.text(f"= {net * worth / unit:+.2f}".replace("-", "−"))])
        wide = [max(len(row[i]) for row in rows) for i in range(4)]
        each = f" at {worth:g} each" if worth != 1 else ""
        lines = [self.narrator.style.bold(f"  The chips at the end, of {bought} bought{each}")]
        for row in rows:
            cells = [f"{row[0]:{wide[0]}}", *(f"{row[i]:>{wide[i]}}" for i in (1, 2, 3)[: 2 if worth == 1 else 3])]
            lines.append(f"    {'  '.join(cells)}")
        if view["chips"]["pot"]:
            lines.append(f"    {self.chips(view['chips']['pot'], view)} left in the pot, which nobody has won.")
        return lines

    def _signed(self, parts: int, view: Facts) -> str:
        return ("+" if parts > 0 else "") + self.number(parts, view)

    # -- the end --

    def moon(self, view: Facts) -> str:
        """The moon that was shot, and who pays for it."""
        moon = view["moon"]
        shooters, amount = moon["seats"], moon["amount"]
        who = f"{self.narrator.together(shooters)} shot the {'sun' if moon['sun'] else 'moon'}"
        if moon["way"] is None:
            return f"{who}."
        others = "every opponent" if view["teams"] is not None else "everybody else"
        off = "each of them" if len(shooters) > 1 else self.narrator.names[shooters[0]]
        verb = "take" if off == "You" else "takes"
        return f"{who}: {f'{others} adds {amount}' if moon['way'] == 'old' else f'{off} {verb} off {amount}'}."

    def moon_ways(self, view: Facts) -> str:
        """What the two ways of counting a moon would do."""
        moon = view["moon"]
        others = "every opponent adds" if view["teams"] is not None else "the others add"
        yours = "each of you takes" if len(moon["seats"]) > 1 else "you take"
        return f"old: {others} {moon['amount']}. new: {yours} off {moon['amount']}."

    def kitty_at_last(self, view: Facts) -> str:
        """What lay in the kitty, now that everybody may know."""
        kitty = view["kitty"]
        worth = self.narrator.worth(kitty["cards"], view)
        cost = f", {self.narrator.points(worth)}" if worth else ""
        return (
            f"The kitty, with {self.narrator.named(kitty['taker'])}: {self.narrator.style.cards(kitty['cards'])}{cost}"
        )

    def tie(self, view: Facts) -> str:
        """That the game goes on because the best are level where it would have ended; nothing where it would not."""
        standing = view["standing"]
        ended = standing["hands_left"] == 0 if standing["to_target"] is None else min(standing["to_target"]) <= 0
        level = [seat for seat, place in enumerate(standing["places"]) if place == 1]
        return f"{self.narrator.together(level)} are level, so another hand is played." if ended else ""

    def end(self, winners: list[int]) -> str:
        """Who has won the game; a position may end with nobody having done so."""
        if not winners:
            return self.narrator.style.bold("The game is over.")
        who, teams = self.narrator.together(winners), self.narrator.teams
        if len({seat if teams is None else teams[seat] for seat in winners}) > 1:
            return self.narrator.style.bold(f"{who} are level and share the win.")
        one = len(winners) == 1 and self.narrator.names[winners[0]] != "You"
        return self.narrator.style.bold(f"{who} {'wins' if one else 'win'} the game.")
