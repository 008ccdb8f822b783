"""The person at the terminal, as a player: a callable from a view to an action, like every bot.

Answers questions ("?", "scores", "hint", ...) on the way. Whether the action is legal is for the game to say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import openhearts as oh
from openhearts.cli.paint import MARKS
from openhearts.cli.tell import Facts, Teller

HELP = """\
Type a card by rank and suit: QS is the queen of spades, 10D or TD the ten of diamonds, 2c the two of clubs.
A rank alone will do where only one such card may be played. To pass, type all the cards: QS AH 2C.
Cards in [brackets] are the ones you may play; without brackets you may play any.

  scores   the score sheet, and the points of this hand so far
  last     the last trick
  rules    the rules of this game
  hint     what a careful player would do
  quit     leave; the game is kept, and `openhearts play --resume` goes on with it"""

LETTERS = str.maketrans({mark: letter for letter, mark in MARKS.items()})
RANKS = "23456789TJQKA"


class Quit(Exception):
    """The person wants to leave."""


@dataclass
class Person:
    """A player who is asked. `ask` prompts and returns a line; it raises EOFError when no more will come."""

    ask: Callable[[str], str]
    say: Callable[[str], None]
    tell: Teller
    results: Callable[[], list[Facts]]
    sheet: Callable[[], str]

    def __call__(self, view: oh.View) -> oh.Action:
        """Asks until an action has been typed. Raises Quit."""
        facts = view.to_dict()
        choose = {"pass": self._pass, "play": self._play, "moon": self._moon}[view.phase]
        self._show(facts)
        while True:
            try:
                line = self.ask(self._prompt(facts)).strip()
            except EOFError:
                raise Quit from None
            if not self._answered(line.lower(), view):
                action = choose(line, view)
                if action is not None:
                    return action

    def _show(self, facts: Facts) -> None:
        if facts["phase"] == "moon":
            self.say(self.tell.moon(facts))
            amount = facts["moon"]["amount"]
            self.say(f"old: the others add {amount}. new: you take off {amount}.")
            return
        if facts["phase"] == "pass":
            self.say(self.tell.to_pass(facts))
        elif facts["trick"] and facts["trick"]["cards"]:
            self.say(f"    {self.tell.plays(facts['trick'])}")
        legal = facts["legal"] if facts["phase"] == "play" else []
        self.say(f"   {self.tell.paint.hand(facts['cards'], legal)}")

    def _prompt(self, facts: Facts) -> str:
        words = {"pass": "Your cards", "moon": "old or new"}.get(str(facts["phase"])) or self.tell.asked(facts)
        return f"{words}> "

    def _answered(self, word: str, view: oh.View) -> bool:
        """Whether the line was a question, now answered."""
        if word in ("?", "help"):
            self.say(HELP)
        elif word == "scores":
            self.say(self.tell.scores(self.results()))
            taken = zip(self.tell.names, view.points, strict=True)
            self.say("  In this hand so far: " + ", ".join(f"{name} {points}" for name, points in taken))
        elif word == "last":
            tricks = view.tricks
            self.say(self.tell.trick(len(tricks), tricks[-1]) if tricks else "No trick has been taken yet.")
        elif word == "rules":
            self.say(self.sheet())
        elif word == "hint":
            verb = {"bid": "bid", "suit": "name", "pass": "pass", "play": "play", "moon": "say"}[view.phase]
            self.say(f"A careful player would {verb} {self._named(oh.bot('careful').choose(view))}.")
        elif word in ("quit", "exit"):
            raise Quit
        else:
            return False
        return True

    def _named(self, action: oh.Action) -> str:
        if isinstance(action, int):
            return str(action)
        if isinstance(action, str):
            return self.tell.paint.card(action) if len(action) == 2 else action
        return self.tell.paint.cards(list(action))

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
        fits = [card for card in among if card[0] == text]
        return fits[0] if len(fits) == 1 else word
    return text
