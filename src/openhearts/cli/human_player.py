"""The person at the terminal, as a player: a callable from a view to an action, like every bot.

Answers questions ("?", "scores", "hint", ...) on the way. Whether the action is legal is for the game to say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import openhearts as oh
from openhearts.cards import DECK, MARKS_TO_LETTERS, RANKS, SUITS
from openhearts.cli import auction, trick
from openhearts.cli.narration import Narrator
from openhearts.cli.prompt import Command, Commands, Quit, explained, helping, leaving, to_guess
from openhearts.cli.score_report import ScoreReport
from openhearts.cli.words import say, sentences, shown, text
from openhearts.similar import similar

if TYPE_CHECKING:
    from openhearts.protocol import HandResult, SeatView


@dataclass
class HumanPlayer:
    """A player who is asked. `ask` prompts and returns a line; it raises EOFError when no more will come."""

    ask: Callable[[str], str]
    say: Callable[[str], None]
    narrator: Narrator
    results: Callable[[], Sequence[HandResult]]
    rule_sheet: Callable[[], str]
    again: str  # the command that goes on with the game
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
            command = self._commands(view).get(line.lower())
            if command is not None:
                command.do()
            elif (action := ways[view.phase](line, view)) is not None:
                return action

    def _show(self, facts: SeatView) -> None:
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

    def _prompt(self, facts: SeatView) -> str:
        match facts["phase"]:
            case "bid":
                return auction.asked(facts)
            case "suit":
                return text("terminal-ask-suit")
            case "pass":
                return text("terminal-ask-cards")
            case "moon":
                return text("terminal-ask-moon", old="old", new="new")
        asked = trick.asked(self.narrator, facts), self.narrator.counts(facts)
        return self.narrator.style.text(" · ".join(filter(None, asked)))

    def _commands(self, view: oh.View) -> Commands:
        """What the prompt obeys in this view."""

        def of_scores() -> str:
            chips = view.to_dict()["chips"] is not None
            return text("terminal-command-scores-chips") if chips else text("terminal-command-scores")

        return {
            "scores": Command(lambda: self._scores(view), of_scores),
            "last": Command(lambda: self._last(view), lambda: text("terminal-command-last")),
            "rules": Command(lambda: self.say(self.rule_sheet()), lambda: text("terminal-command-rules")),
            "hint": Command(lambda: self._hint(view), lambda: text("terminal-command-hint")),
            **leaving(lambda: text("terminal-command-quit", command=shown(self.again))),
            **helping(lambda: self.say(self._help(view))),
        }

    def _scores(self, view: oh.View) -> None:
        report = ScoreReport(self.narrator)
        self.say(report.scores(self.results()))
        self.say(report.so_far(view.points))
        if (chips := view.to_dict()["chips"]) is not None:
            self.say(report.stacks(chips))

    def _last(self, view: oh.View) -> None:
        facts = view.to_dict()
        place = len(facts["tricks"]) - 1
        self.say(trick.taken(self.narrator, facts, place) if place >= 0 else text("terminal-no-trick-yet"))

    def _help(self, view: oh.View) -> str:
        rules, style = self.narrator.rules, self.narrator.style
        typing = [
            text("terminal-typing-cards", queen="QS", ten="10D", short="TD", two="2c"),
            text("terminal-typing-brackets"),
            text("terminal-typing-enter"),
        ]
        typing += [text("terminal-typing-pass", cards="QS AH 2C")] if self.narrator.passing() else []
        typing += [text("terminal-typing-bid", word="pass")] if rules.auction else []
        typing += [text("terminal-typing-cancelled")] if rules.packs == 2 else []
        return f"{style.prose(sentences(typing), 0)}\n\n{style.definitions(explained(self._commands(view)))}"

    def _hint(self, view: oh.View) -> None:
        """What the coach would do and why, and what every card comes to. With partners that is what it would cost: a
        player's own points don't count alone.
        """
        advice = oh.coach(view)
        self.say(self.narrator.style.prose(self._advised(advice.best.action, view.phase), 0))
        why = sentences(say(reason, self.narrator.people) for reason in advice.reasons)
        self.say(self.narrator.style.prose(why, 0))
        if view.phase != "play" or len(advice.choices) == 1:
            return
        style = self.narrator.style
        if advice.unit == "chips":
            head, figures = text("terminal-hint-chips"), [choice.gain for choice in advice.choices]
        elif advice.unit == "points" and self.narrator.rules.teams != "none":
            head, figures = text("terminal-hint-costs"), [choice.cost for choice in advice.choices]
        else:
            head, figures = text("terminal-hint-points"), [choice.points for choice in advice.choices]
        listed = [
            f"{style.cards([str(choice.action), *choice.also])} {self.narrator.text('terminal-tenths', number=figure)}"
            for choice, figure in zip(advice.choices, figures, strict=True)
        ]
        self.say(style.row(listed, 2, head, first=0))

    def _advised(self, action: oh.Action, phase: str) -> str:
        if isinstance(action, int):
            return text("terminal-hint-bid", bid=action) if action else text("terminal-hint-no-bid")
        if not isinstance(action, str):
            return text("terminal-hint-pass", cards=self.narrator.style.cards(list(action)))
        match phase:
            case "suit":
                return text("terminal-hint-suit", suit=action)
            case "moon":
                return text("terminal-hint-moon", way=action)
        return text("terminal-hint-play", card=self.narrator.style.card(action))

    def _again(self, line: str, view: oh.View, id: str, **arguments: object) -> None:
        """What to type instead: a command that is like the line, or what the text says."""
        if not self._meant(line, view):
            self.say(self.narrator.style.prose(text(id, **arguments), 0))

    def _meant(self, line: str, view: oh.View) -> bool:
        """Whether the line, which nothing can be made of, is like a command, which is now said."""
        command = None if card_in(line, ()) in DECK else similar(line, to_guess(self._commands(view)))
        if command is not None:
            self.say(text("input-meant", name=command))
        return command is not None

    def _bid(self, line: str, view: oh.View) -> int | None:
        bids = view.to_dict()["auction"]
        if not line and bids is not None and bids["least"] is None:
            return 0  # nothing to decide
        bid = auction.bid_in(line)
        if bid is None:
            self._again(line, view, "terminal-type-bid", word="pass")
        return bid

    def _suit(self, line: str, view: oh.View) -> str | None:
        suit = auction.suit_in(line)
        if suit is None:
            self._again(line, view, "terminal-type-suit", suits=list(SUITS.values()))
        return suit

    def _pass(self, line: str, view: oh.View) -> list[str] | None:
        cards = [card_in(word, view.cards) for word in line.replace(",", " ").split()]
        if not any(card in DECK for card in cards) and self._meant(line, view):
            return None
        if not cards:
            self._again(line, view, "terminal-type-pass", cards="QS AH 2C", key="?")
        return cards or None

    def _play(self, line: str, view: oh.View) -> str | None:
        if not line and len(view.legal) == 1:
            return view.legal[0]  # nothing to decide
        if len(line.split()) != 1:
            self._again(line, view, "terminal-type-card", card="QS", key="?")
            return None
        card = card_in(line, view.legal)
        return None if card not in DECK and self._meant(line, view) else card

    def _moon(self, line: str, view: oh.View) -> str | None:
        if line.lower() not in ("old", "new"):
            self._again(line, view, "terminal-type-moon", old="old", new="new")
            return None
        return line.lower()


def card_in(word: str, among: Sequence[str]) -> str:
    """The card that somebody typed, as far as it can be told; the game refuses what is none.

    Takes QS, qs, SQ and 10D; Q♠, as the language in use writes it, or with its rank and the suit's letter; and a rank
    alone where only one of the cards it might be has it.
    """
    as_shown = {text("terminal-card", card=card).upper(): card for card in DECK}
    if word.upper() in as_shown:
        return as_shown[word.upper()]
    typed = word.translate(MARKS_TO_LETTERS).upper().replace("10", "T")
    if len(typed) == 2 and typed[0] in SUITS and typed[1] in RANKS:
        typed = typed[::-1]
    if len(typed) == 1 and typed in RANKS:
        fits = list({card for card in among if card[0] == typed})  # of two packs it may be held twice
        return fits[0] if len(fits) == 1 else word
    in_letters = {shown.translate(MARKS_TO_LETTERS): card for shown, card in as_shown.items()}
    return typed if typed in DECK else in_letters.get(typed, typed)
