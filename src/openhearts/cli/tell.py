"""What a player is told at the terminal: hands, tricks, moons and scores as text, made from what seat 0 may know.

Functions of views; prints nothing and asks nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import openhearts as oh
from openhearts.cli.paint import Paint

SUITS = {"C": "clubs", "D": "diamonds", "S": "spades", "H": "hearts"}
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
SHEET_ROWS = 15  # hands shown in a score sheet; the earlier ones are left out

Facts = dict[str, Any]


@dataclass(frozen=True)
class Teller:
    """Tells one game: who sits where, what the cards are worth, how the terminal shows it."""

    names: list[str]
    rules: oh.Rules
    paint: Paint

    # -- people and cards --

    def does(self, seat: int, yours: str, theirs: str) -> str:
        """ "You take" or "Ingrid takes"."""
        return f"{self.names[seat]} {yours if self.names[seat] == 'You' else theirs}"

    def together(self, seats: list[int]) -> str:
        """ "You", "You and Yuki", "Ingrid, Yuki and Tomás"."""
        names = [self.names[seat] for seat in seats]
        return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"

    def points(self, number: int) -> str:
        """ "1 point", "13 points", "−10 points"."""
        sign = self.paint.text("−") if number < 0 else ""
        return f"{sign}{abs(number)} point{'' if abs(number) == 1 else 's'}"

    # -- a hand --

    def title(self, view: Facts) -> str:
        """The line that opens a hand."""
        passing = view["pass"]
        way = "no pass" if passing is None else f"pass {WAYS.get(passing['to'], passing['to'])}"
        kitty = view["kitty"]["count"]
        more = f" · a kitty of {kitty}" if kitty else ""
        return self.paint.bold(
            self.paint.text(f"Hand {view['hand'] + 1} · {self.does(view['dealer'], 'deal', 'deals')} · {way}{more}")
        )

    def to_pass(self, view: Facts) -> str:
        """What is asked for in a pass."""
        passing, players = view["pass"], len(self.names)
        if passing["to"] == "scatter":
            others = self.together([(view["seat"] + i) % players for i in range(1, players)])
            return f"One card for each of the others, in this order: {others}."
        taker = passing["targets"][0]
        return f"Pass {passing['count']} to {self.names[taker]}, {PLACES[passing['to']]}."

    def received(self, view: Facts) -> str:
        """What came in."""
        passing, cards = view["pass"], view["received"]
        if passing["to"] != "scatter":
            return f"From {self.names[passing['sources'][0]]}: {self.paint.cards(cards)}"
        players = len(self.names)
        givers = [self.names[(view["seat"] + i) % players] for i in range(1, players)]
        return ", ".join(f"from {name}: {self.paint.card(card)}" for name, card in zip(givers, cards, strict=True))

    def plays(self, trick: Facts) -> str:
        """The cards of a trick, in the order in which they fell."""
        players = len(self.names)
        seats = [(trick["leader"] + i) % players for i in range(len(trick["cards"]))]
        each = [f"{self.names[seat]} {self.paint.card(card)}" for seat, card in zip(seats, trick["cards"], strict=True)]
        return self.paint.text(" · ").join(each)

    def trick(self, number: int, trick: Facts) -> str:
        """A complete trick and who took it."""
        values = self.rules.points
        counted = [card for card in trick["cards"] if values.get(card, 0) != 0]
        worth = sum(values[card] for card in counted)
        price = f", {self.points(worth)} ({self.paint.cards(counted)})" if counted else ""
        return f"{number:2}. {self.plays(trick)}\n    {self.does(trick['winner'], 'take', 'takes')} it{price}"

    def asked(self, view: Facts) -> str:
        """The prompt for a card: what may be played, in a few words."""
        trick, legal, cards = view["trick"], view["legal"], view["cards"]
        if not trick["cards"]:
            return f"Lead the {self.paint.mark(legal[0])}" if len(legal) == 1 else "Lead a card"
        led = SUITS[trick["cards"][0][-1]]
        if all(card[-1] == trick["cards"][0][-1] for card in legal):
            return f"Follow {led}" if len(legal) > 1 else f"Play the {self.paint.mark(legal[0])}"
        return f"No {led}, play any" if len(legal) == len(cards) else f"No {led}"

    def kitty(self, view: Facts) -> str:
        """Who has taken the kitty, and its cards once they may be known."""
        kitty = view["kitty"]
        cards = f": {self.paint.cards(kitty['cards'])}" if kitty["cards"] else ""
        many = f"{kitty['count']} card{'' if kitty['count'] == 1 else 's'}"
        return f"    {self.does(kitty['taker'], 'take', 'takes')} the kitty, {many}{cards}"

    # -- the end of a hand --

    def kitty_at_last(self, view: Facts) -> str:
        """What lay in the kitty, now that everybody may know."""
        kitty = view["kitty"]
        return f"The kitty, with {self.names[kitty['taker']]}: {self.paint.cards(kitty['cards'])}"

    def moon(self, view: Facts) -> str:
        """The moon that was shot, and who pays for it."""
        moon = view["moon"]
        shooters, amount = moon["seats"], moon["amount"]
        who = f"{self.together(shooters)} shot the {'sun' if moon['sun'] else 'moon'}"
        if moon["way"] is None:
            return f"{who}."
        others = "every opponent" if view["teams"] is not None else "everybody else"
        off = "each of them" if len(shooters) > 1 else self.names[shooters[0]]
        verb = "take" if off == "You" else "takes"
        return f"{who}: {f'{others} adds {amount}' if moon['way'] == 'old' else f'{off} {verb} off {amount}'}."

    def scores(self, results: list[Facts]) -> str:
        """The score sheet: a row for every hand, and the totals."""
        if not results:
            return "No hand is finished yet."
        wide = [max(len(name), 4) for name in self.names]
        first = max(0, len(results) - SHEET_ROWS)
        rows = [("", self.names)]
        for number, result in enumerate(results[first:], first + 1):
            moon = "*" if result["moon"] else ""
            rows.append((f"Hand {number}{moon}", [str(score) for score in result["scores"]]))
        rows.append(("Total", [str(total) for total in results[-1]["totals"]]))
        lines = [
            f"  {title:9}" + "".join(f"  {self.paint.text(cell):>{w}}" for cell, w in zip(cells, wide, strict=True))
            for title, cells in rows
        ]
        lines[0], lines[-1] = self.paint.bold(lines[0]), self.paint.bold(lines[-1])
        if any(result["moon"] for result in results[first:]):
            lines.append(self.paint.dim("  * a moon was shot"))
        return "\n".join(lines)

    def sides(self, view: Facts) -> str:
        """How the sides stand, where there are teams."""
        sums = [
            f"{self.together(seats)} {sum(view['totals'][seat] for seat in seats)}" for seats in sides_of(view["teams"])
        ]
        return self.paint.text(f"  Sides: {' · '.join(sums)}")

    def partners(self, teams: list[int]) -> str:
        """Who plays with whom."""
        return ", against ".join(self.together(seats) for seats in sides_of(teams))

    def drops(self, before: list[int], result: Facts) -> list[str]:
        """Whose total landed on a fifty and fell."""
        fell = [seat for seat, total in enumerate(result["totals"]) if total != before[seat] + result["scores"][seat]]
        return [f"  {self.does(seat, 'drop', 'drops')} 50 for landing on a fifty." for seat in fell]

    def end(self, winners: list[int]) -> str:
        """Who has won the game."""
        one = len(winners) == 1 and self.names[winners[0]] != "You"
        return self.paint.bold(f"{self.together(winners)} {'wins' if one else 'win'} the game.")


def sides_of(teams: list[int]) -> list[list[int]]:
    """The seats of each side."""
    return [[seat for seat, its in enumerate(teams) if its == side] for side in range(max(teams) + 1)]
