"""One run of a game at the terminal: the person asked, the bots playing, all of it told and kept.

Everything told comes from the view of seat 0, so the terminal can't give away what the person may not know.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import openhearts as oh
from openhearts.cli import auction, keep, trick
from openhearts.cli.keep import Table
from openhearts.cli.paint import Paint
from openhearts.cli.person import Person
from openhearts.cli.rules import sheet
from openhearts.cli.tally import Tally
from openhearts.cli.tell import Facts, Teller
from openhearts.cli.typed import typed


class Sitting:
    """A table that somebody has sat down at: plays it, tells it, keeps it in the file `path`."""

    def __init__(self, table: Table, path: Path, ask: Callable[[str], str] | None = None) -> None:
        self.table, self.path, self.game = table, path, table.game
        rules = self.game.rules
        self.tell = Teller(table.names, rules, Paint.of_terminal(), self.game.view(0).to_dict()["teams"])
        self.tally = Tally(self.tell)
        self.person = Person(
            ask=ask or typed,
            say=print,
            tell=self.tell,
            results=lambda: self.game.results,
            sheet=lambda: sheet(rules, "The rules of this game", self.tell.paint),
        )
        # A bot's seed is its seat, and has nothing to do with the deal's: it could learn nothing from it.
        bots = [oh.bot(name, seed=seat) for seat, name in enumerate(table.bots, 1)]
        self.players: list[oh.Player] = [self.person, *bots]

    def play(self) -> None:
        """Plays the game to its end. Raises Quit when the person leaves."""
        print(self.tell.paint.prose(f"{self.game.rules.line} · seed {self.game.seed} · ? for help", 2, first=0))
        if partners := self.tell.partners():
            print(partners)
        if self.game.results:
            print(self.tally.scores(self.game.results))
        while not self.game.over:
            self.play_hand()
        view = self.game.hand.view(0).to_dict()
        for line in self.tally.cashed(view) if view["chips"] is not None else []:
            print(line)
        print(self.tally.end(self.game.winners))

    def play_hand(self) -> None:
        """Plays the hand that is being played, from wherever it stands."""
        hand = self.game.hand
        before = self.game.totals
        self.broken = hand.broken
        self.open(hand.view(0).to_dict())
        while (seat := hand.to_act) is not None:
            # A pass is simultaneous; asking the person first shows that nobody waits to see it.
            seat = 0 if hand.phase == "pass" and 0 in hand.waiting else seat
            was = hand.view(0).to_dict()
            self.act(seat)
            self.narrate(was, hand.view(0).to_dict())
        self.report(hand.view(0).to_dict(), before)

    def open(self, view: Facts) -> None:
        """Tells how a hand begins, or where it stands that was left in the middle."""
        print("\n" + self.tell.title(view))
        if self.tally.moves_each_hand():
            print(self.tally.stacks(view))
        for line in auction.so_far(self.tell, view) if view["auction"] is not None else []:
            print(line)

    def act(self, seat: int) -> None:
        """Lets that seat's player act; one who is refused hears why and is asked again."""
        while True:
            try:
                self.game.act(seat, self.players[seat](self.game.view(seat)))
                break
            except oh.IllegalAction as refusal:
                if seat != 0:
                    raise
                print(f"    {auction.in_suit(str(refusal), self.game.view(0).to_dict())}")
        if seat == 0:
            self.keep()

    def narrate(self, was: Facts, now: Facts) -> None:
        """Tells what an action has brought about."""
        tell = self.tell
        if was["phase"] in ("bid", "suit"):
            self.say(auction.happened(tell, was, now))
        if was["passed"] is None and now["passed"] is not None and now["pass"]["to"] == "scatter":
            print(tell.passed(now))
        if was["received"] is None and now["received"] is not None:
            print(tell.received(now))
        if len(now["tricks"]) > len(was["tricks"]):
            self.narrate_trick(was, now)
        if now["stock"] is not None and now["to_act"] == 0 and now["stock"]["drawn"][0] and was["to_act"] != 0:
            self.person.news = trick.drawing(tell, was, now)

    def narrate_trick(self, was: Facts, now: Facts) -> None:
        """Tells of the trick that has just been completed. `was` is the view before its last card."""
        tell = self.tell
        print(trick.taken(tell, now, len(now["tricks"]) - 1, was["stock"] and was["stock"]["drawn"]))
        if now["kitty"]["taker"] != was["kitty"]["taker"]:
            print(trick.kitty(tell, now))
        if now["broken"] and not self.broken and self.game.rules.breaking:
            suit = now["auction"]["suit"] if now["auction"] is not None else "hearts"
            print(tell.line(f"{suit.capitalize()} are broken."))
        self.broken = now["broken"]
        if now["stock"] is not None:
            self.say(trick.gone_out(tell, now) if now["phase"] == "play" else [trick.the_rest(tell, was, now)])

    def say(self, lines: list[str]) -> None:
        """Prints those lines that say something."""
        for line in filter(None, lines):
            print(line)

    def report(self, view: Facts, before: list[int]) -> None:
        """Tells how the hand came out."""
        print()
        if view["kitty"]["count"]:
            print(self.tally.kitty_at_last(view))
        if view["moon"] is not None:
            print(self.tally.moon(view))
        results = self.game.results
        print(self.tally.scores(results))
        self.say(self.tally.drops(before, results[-1]))
        self.say([self.tally.sides(view)])
        if view["settled"] is not None:
            self.say(self.tally.settled(view))

    def keep(self) -> None:
        """Keeps the game; where that can't be done says so once, and the game goes on."""
        if self.path.name:
            try:
                keep.save(self.path, self.table)
            except OSError as error:
                print(f"The game can't be kept in {self.path}: {error.strerror}", file=sys.stderr)
                self.path = Path()

    def leave(self, again: str) -> None:
        """Keeps the game and says how to go on."""
        self.keep()
        print(f"\nThe game is kept; `{again}` goes on with it." if self.path.name else "")
