"""The person at the terminal, as a player: a callable from a view to an action, like every bot.

Answers questions ("?", "scores", "hint", ...) on the way. Whether the action is legal is for the game to say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import openhearts as oh
from openhearts.cli import auction, trick
from openhearts.cli.narration import Facts, Narrator
from openhearts.cli.prompt import Quit
from openhearts.cli.score_report import ScoreReport
from openhearts.cli.terminal_style import MARKS

HELP = """\
Type a card by rank and suit: QS is the queen of spades, 10D or TD the ten of
diamonds, 2c the two of clubs. A rank alone will do where only one such card may
be played. Cards in [brackets] are the ones you may play; without brackets you
may play any. To pass cards, type all of them: QS AH 2C.{more}

  scores   the score sheet, the chips, and the points of this hand so far
  last     the last trick
  rules    the rules of this game
  hint     what the coach would do, and why
  quit     leave; the game is kept, and `openhearts play --resume` goes on"""
BIDDING = """
To bid, type a number of chips, or pass. A suit is named by its first letter."""
CANCELLED = """
Cards marked × are cancelled: their other copy has fallen to the same trick."""

LETTERS = str.maketrans({mark: letter for letter, mark in MARKS.items()})
RANKS = "23456789TJQKA"


@dataclass
class HumanPlayer:
    """A player who is asked. `ask` prompts and returns a line; it raises EOFError when no more will come."""

    ask: Callable[[str], str]
    say: Callable[[str], None]
    narrator: Narrator
    results: Callable[[], list[Facts]]
    rule_sheet: Callable[[], str]
    news: str = ""  # what has to be said of the hand the next time it is shown

    def __call__(self, view: oh.View) -> oh.Action:
        """Asks until an action has been typed. Raises Quit."""
        facts = view.to_dict()
        ways: dict[str, Callable[[str, oh.View], oh.Action | None]] = {
            "bid": self._bid,
            "suit": self._suit,
            "pass": self._pass,
            "play": self._play,
            "moon": self._moon,
        }
        self._show(facts)
        while True:
            try:
                line = self.ask(f"{self._prompt(facts)}> ").strip()
            except EOFError:
                raise Quit from None
            if not self._answered(line.lower(), view):
                action = ways[view.phase](line, view)
                if action is not None:
                    return action

    def _show(self, facts: Facts) -> None:
        phase = facts["phase"]
        report = ScoreReport(self.narrator)
        if phase == "moon":
            self.say(report.moon(facts))
            self.say(report.moon_ways(facts))
            return
        if phase == "pass":
            self.say(self.narrator.to_pass(facts))
        elif phase == "bid":
            self.say(auction.to_bid(self.narrator, facts))
        elif phase == "play" and (table := trick.table(self.narrator, facts)):
            self.say(table)
        if self.news:
            self.say(self.news)
            self.news = ""
        self.say(self.narrator.style.hand(facts["cards"], facts["legal"] if phase == "play" else []))

    def _prompt(self, facts: Facts) -> str:
        phase = facts["phase"]
        if phase == "bid":
            return auction.asked(facts)
        words = {"suit": "Name the suit that counts", "pass": "Your cards", "moon": "old or new"}
        return words.get(phase) or trick.asked(self.narrator, facts) + self.narrator.counts(facts)

    def _answered(self, word: str, view: oh.View) -> bool:
        """Whether the line was a question, now answered."""
        report = ScoreReport(self.narrator)
        if word in ("?", "help"):
            rules = self.narrator.rules
            more = (BIDDING if rules.auction else "") + (CANCELLED if rules.packs == 2 else "")
            self.say(self.narrator.style.text(HELP.format(more=more)))
        elif word == "scores":
            self.say(report.scores(self.results()))
            self.say(report.so_far(view.points))
            if (facts := view.to_dict())["chips"] is not None:
                self.say(report.stacks(facts))
        elif word == "last":
            facts = view.to_dict()
            place = len(facts["tricks"]) - 1
            self.say(trick.taken(self.narrator, facts, place) if place >= 0 else "No trick has been taken yet.")
        elif word == "rules":
            self.say(self.rule_sheet())
        elif word == "hint":
            self._hint(view)
        elif word in ("quit", "exit"):
            raise Quit
        else:
            return False
        return True

    def _hint(self, view: oh.View) -> None:
        """What the coach would do and why, and what every card comes to."""
        advice = oh.coach(view)
        self.say(f"The coach would {self._named(advice.best.action, view.phase)}.")
        self.say(self.narrator.style.prose(advice.why, 0))
        if view.phase != "play" or len(advice.choices) == 1:
            return
        chips, style = advice.unit == "chips", self.narrator.style
        what = "Chips to gain on what a careful player would do" if chips else "Points to expect of this hand"
        listed = [
            f"{style.cards([str(choice.action), *choice.also])} {choice.gain if chips else choice.points:.1f}"
            + (", " if choice is not advice.choices[-1] else ".")
            for choice in advice.choices
        ]
        self.say(style.flow([f"{what}: ", *listed], "", 2, 0))

    def _named(self, action: oh.Action, phase: str) -> str:
        """What a player does: "bid 3", "name spades", "pass Q♠ A♥ 2♣", "play 2♣", "say old"."""
        if isinstance(action, int):
            return f"bid {action}" if action else "pass"
        if isinstance(action, str):
            verb = {"suit": "name", "play": "play", "moon": "say"}[phase]
            return f"{verb} {self.narrator.style.card(action) if phase == 'play' else action}"
        return f"pass {self.narrator.style.cards(list(action))}"

    def _bid(self, line: str, view: oh.View) -> int | None:
        if not line and view.to_dict()["auction"]["least"] is None:
            return 0  # nothing to decide
        bid = auction.bid_in(line)
        if bid is None:
            self.say("Type a number of chips, or pass.")
        return bid

    def _suit(self, line: str, _: oh.View) -> str | None:
        suit = auction.suit_in(line)
        if suit is None:
            self.say("Type clubs, diamonds, spades or hearts; the first letter will do.")
        return suit

    def _pass(self, line: str, view: oh.View) -> list[str] | None:
        cards = [card_in(word, view.cards) for word in line.replace(",", " ").split()]
        if not cards:
            self.say("Type the cards to pass, like QS AH 2C, or ? for help.")
        return cards or None

    def _play(self, line: str, view: oh.View) -> str | None:
        if not line and len(view.legal) == 1:
            return view.legal[0]  # nothing to decide
        if len(line.split()) != 1:
            self.say("Type one card, like QS, or ? for help.")
            return None
        return card_in(line, view.legal)

    def _moon(self, line: str, _: oh.View) -> str | None:
        if line.lower() not in ("old", "new"):
            self.say("Type old or new.")
            return None
        return line.lower()


def card_in(word: str, among: Sequence[str]) -> str:
    """The card that somebody typed, as far as it can be told; the game refuses what is none.

    Takes QS, qs, Q♠, SQ and 10D; and a rank alone where only one of the cards it might be has it.
    """
    text = word.translate(LETTERS).upper().replace("10", "T")
    if len(text) == 2 and text[0] in MARKS and text[1] in RANKS:
        text = text[::-1]
    if len(text) == 1 and text in RANKS:
        fits = list({card for card in among if card[0] == text})  # of two packs it may be held twice
        return fits[0] if len(fits) == 1 else word
    return text
