"""One run of a game at the terminal: the person asked, the bots playing, all of it narrated and saved.

All narration comes from the view of seat 0, so the terminal can't give away what the person may not know.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import openhearts as oh
from openhearts.cli import auction, savegame, trick, user_files
from openhearts.cli.human_player import HumanPlayer
from openhearts.cli.narration import Narrator
from openhearts.cli.prompt import read_line
from openhearts.cli.rules import rule_sheet
from openhearts.cli.savegame import SavedGame
from openhearts.cli.score_report import ScoreReport
from openhearts.cli.terminal_style import TerminalStyle
from openhearts.cli.words import refused, say, shown, text

if TYPE_CHECKING:
    from openhearts.protocol import SeatView


class Session:
    """A game in progress at the terminal: plays it, narrates it, saves it in the file `path`.

    `again` is the command that goes on with it. `kept` is whether the file holds this game, now or as it was. Where
    another program has written its game to the file, each goes on in a file of its own.
    """

    def __init__(
        self,
        saved: SavedGame,
        path: Path,
        ask: Callable[[str], str] | None = None,
        again: str = user_files.resuming("openhearts play"),
    ) -> None:
        self.saved, self.path, self.again, self.game = saved, path, again, saved.game
        self.kept = False
        self.written = user_files.stamp(path)
        rules = self.game.rules
        self.narrator = Narrator(saved.names, rules, TerminalStyle.of_terminal(), self.game.view(0).to_dict()["teams"])
        self.score_report = ScoreReport(self.narrator)
        self.human = HumanPlayer(
            ask=ask or read_line,
            say=print,
            narrator=self.narrator,
            results=lambda: self.game.results,
            again=again,
            rule_sheet=lambda: rule_sheet(rules, text("terminal-rules-here"), self.narrator.style),
        )
        # A bot's seed is its seat, and has nothing to do with the deal's: it could learn nothing from it.
        bots = [oh.bot(name, seed=seat) for seat, name in enumerate(saved.bots, 1)]
        self.players: list[oh.Player] = [self.human, *bots]

    def play(self) -> None:
        """Plays the game to its end. Raises Quit when the person leaves."""
        seed = self.game.seed
        dealt = [] if seed is None else [text("terminal-seed", seed=str(seed))]
        about = " · ".join([self.game.rules.line, *dealt, text("terminal-help-key", key="?")])
        print(self.narrator.style.prose(about, 2, first=0))
        if partners := self.narrator.partners():
            print(self.narrator.style.prose(partners, 2, first=0))
        if self.game.results:
            print(self.score_report.scores(self.game.results))
        while not self.game.over:
            self.play_hand()
        view = self.game.hand.view(0).to_dict()
        for line in self.score_report.cashed(view["chips"]) if view["chips"] is not None else []:
            print(line)
        print(self.score_report.end(self.game.winners))

    def play_hand(self) -> None:
        """Plays the hand that is being played, from wherever it stands."""
        hand = self.game.hand
        self.broken = hand.broken
        self.open(hand.view(0).to_dict())
        while (seat := hand.to_act) is not None:
            # A pass is simultaneous; asking the person first shows that nobody waits to see it.
            seat = 0 if hand.phase == "pass" and 0 in hand.waiting else seat
            was = hand.view(0).to_dict()
            self.act(seat)
            self.narrate(was, hand.view(0).to_dict())
        self.save()  # what the bots did after the person's last card, too
        self.report(hand.view(0).to_dict())

    def open(self, view: SeatView) -> None:
        """Tells how a hand begins, or where it stands that was left in the middle."""
        print("\n" + self.narrator.title(view))
        if view["chips"] is not None and self.game.rules.settles == "each_hand":
            print(self.score_report.stacks(view["chips"]))
        for line in auction.so_far(self.narrator, view) if view["auction"] is not None else []:
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
                print(self.narrator.line(say(refusal.message, self.narrator.people)))
        if seat == 0:
            self.save()

    def narrate(self, was: SeatView, now: SeatView) -> None:
        """Tells what an action has brought about."""
        narrator = self.narrator
        if was["phase"] in ("bid", "suit"):
            self.say(auction.happened(narrator, was, now))
        passing = now["pass"]
        if was["passed"] is None and now["passed"] is not None and passing is not None and passing["to"] == "scatter":
            print(narrator.passed(now))
        if was["received"] is None and now["received"] is not None:
            print(narrator.received(now))
        if len(now["tricks"]) > len(was["tricks"]):
            self.narrate_trick(was, now)
        if now["stock"] is not None and now["to_act"] == 0 and now["stock"]["drawn"][0] and was["to_act"] != 0:
            self.human.news = trick.drawing(narrator, was, now)

    def narrate_trick(self, was: SeatView, now: SeatView) -> None:
        """Tells of the trick that has just been completed. `was` is the view before its last card."""
        narrator = self.narrator
        print(trick.taken(narrator, now, len(now["tricks"]) - 1, was["stock"] and was["stock"]["drawn"]))
        if now["kitty"]["taker"] != was["kitty"]["taker"]:
            print(trick.kitty(narrator, now))
        if now["broken"] and not self.broken and self.game.rules.breaking:
            suit = now["auction"]["suit"] if now["auction"] is not None else "hearts"
            print(narrator.line(text("terminal-broken", suit=suit)))
        self.broken = now["broken"]
        if now["stock"] is not None:
            self.say(trick.gone_out(narrator, now) if now["phase"] == "play" else [trick.the_rest(narrator, was, now)])

    def say(self, lines: list[str]) -> None:
        """Prints those lines that say something."""
        for line in filter(None, lines):
            print(line)

    def report(self, view: SeatView) -> None:
        """Tells how the hand came out."""
        print()
        if view["kitty"]["count"]:
            print(self.score_report.kitty_at_last(view))
        if view["moon"] is not None:
            print(self.score_report.moon(view))
        print(self.score_report.scores(self.game.results))
        self.say(self.score_report.drops(view))
        self.say([self.score_report.sides(view)])
        if view["settled"] is not None:
            self.say(self.score_report.settled(view["settled"]))
        if not self.game.over:
            self.say([self.score_report.tie(view)])

    def save(self) -> None:
        """Keeps the game; where that can't be done says so once, and the game goes on."""
        if self.path.name:
            try:
                if user_files.stamp(self.path) not in (None, self.written):
                    self.part()
                savegame.save(self.path, self.saved)
                self.kept, self.written = True, user_files.stamp(self.path)
            except OSError as error:
                self.go_on_without(error)

    def part(self) -> None:
        """Leaves the file to the game that another program has written there, and goes on in a new one."""
        was, self.path = self.path, user_files.beside(self.path)
        self.again = self.human.again = user_files.resuming("openhearts play", self.path)
        print(text("terminal-game-beside", file=shown(was), kept=shown(self.path)), file=sys.stderr)

    def delete(self) -> None:
        """Deletes the file, if it still holds this game."""
        if self.kept and user_files.stamp(self.path) == self.written:
            with contextlib.suppress(OSError):  # that it can't be deleted doesn't undo the game
                self.path.unlink(missing_ok=True)

    def go_on_without(self, error: OSError) -> None:
        """Says why the game can't be kept, and holds it in memory alone from here on."""
        print(text("terminal-game-unkept", file=shown(self.path), reason=refused(error)), file=sys.stderr)
        self.path = Path()

    def leave(self) -> None:
        """Keeps the game and says how to go on."""
        print(flush=True)  # past the prompt
        self.save()
        if self.path.name:
            print(text("terminal-game-kept", command=shown(self.again)))
