"""Asks for an evening's hands in the terminal, shows the score sheet after each, and keeps it all in a file.

Whether a hand adds up is for the core to say; a line that can't be taken changes nothing and is asked for again.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import openhearts as oh
from openhearts.cli import columns, saved_evening
from openhearts.cli.hand_examples import HandExamples
from openhearts.cli.hand_line import hand_in
from openhearts.cli.prompt import Command, Commands, Quit, explained, helping, leave, leaving, read_line, to_guess
from openhearts.cli.rules import rule_sheet
from openhearts.cli.saved_evening import Evening
from openhearts.cli.score_sheet import fault_said, next_said, score_sheet, sides, standing, why
from openhearts.cli.stop import Misuse
from openhearts.cli.terminal_style import TerminalStyle
from openhearts.cli.words import meant, refused, sentences, shown, text

if TYPE_CHECKING:
    from openhearts.protocol import ScoreSheet

SETTLEMENTS = ("none", "average", "lowest_takes_pot", "sweepstakes", "howell")


class ScoreEntry:
    """Keeps score at the terminal. `ask` prompts and returns a line; it raises EOFError when no more will come."""

    def __init__(self, path: Path, ask: Callable[[str], str] | None = None) -> None:
        self.path, self.style = path, TerminalStyle.of_terminal()
        self._ask = ask or read_line
        self.kept = False
        self.leaving = leaving(lambda: text("terminal-command-leave"))
        self.commands: Commands = {
            "undo": Command(self.undo, lambda: text("terminal-command-undo")),
            "sheet": Command(self.show_all, lambda: text("terminal-command-sheet")),
            "rules": Command(self.show_rules, lambda: text("terminal-command-rules")),
            **self.leaving,
            **helping(lambda: print(self.help())),
        }

    def ask(self, prompt: str) -> str:
        """A line, trimmed. Raises Quit when no more will come, or when that is what it says."""
        try:
            line = self._ask(f"{prompt}> ").strip()
        except EOFError:
            raise Quit from None
        if line.lower() in self.leaving:
            leave()
        return line

    def answer(self, question: str, prompt: str) -> str:
        """A line in answer to a question, which is repeated for those who ask what can be typed."""
        while True:
            line = self.ask(prompt)
            if line.lower() not in helping(leave):
                return line
            print(question)
            print(self.style.definitions([("quit", text("terminal-command-leave-at-once"))]))

    def players(self) -> list[str]:
        """Who plays, clockwise."""
        question = self.style.prose(text("terminal-who-plays"), 0)
        print(question)
        while True:
            try:
                asked = self.answer(question, text("terminal-ask-players"))
                return saved_evening.names_in([name for name in asked.split(",") if name.strip()])
            except Misuse as misuse:
                self.tell(text("terminal-sentence", reason=str(misuse)))

    def game(self) -> str:
        """A preset by its id; an empty line is the standard game."""
        usual = "black-lady"
        question = self.style.prose(text("terminal-which-game", games=list(oh.presets()), usual=usual), 0)
        print(question)
        while True:
            typed = self.answer(question, text("terminal-ask-game"))
            line = typed.lower().replace(" ", "-") or usual
            if line in oh.presets():
                return line
            none = text("terminal-no-game", given=shown(typed))
            self.tell(meant(none, line, oh.presets()) or none)

    def chips(self, usual: str) -> str:
        """A settlement; an empty line is the game's own."""
        question = self.style.prose(text("terminal-which-chips", kinds=list(SETTLEMENTS), usual=usual), 0)
        print(question)
        while True:
            line = self.answer(question, text("terminal-ask-chips")).lower().replace(" ", "_") or usual
            if line in SETTLEMENTS:
                return line
            none = text("terminal-no-settlement", kinds=list(SETTLEMENTS))
            self.tell(meant(none, line, SETTLEMENTS) or none)

    def tell(self, words: str) -> None:
        """What is to be said of a line."""
        print(self.style.prose(words, 4))

    def keep_score(self, evening: Evening, rules: oh.Rules) -> None:
        """Asks for hands until the game is over, and whether all of them are right. Raises Quit before that."""
        self.evening, self.rules = evening, rules
        self.before: list[list[saved_evening.Hand]] = []
        self.save()
        help_key = text("terminal-help-key", key="?")
        if evening.hands:
            self.show_all()
            print(help_key)
        else:
            print(self.style.prose(f"{rules.line} · {help_key}", 2, first=0))
            print(self.style.prose(next_said(evening.names, self.facts()), 2, first=0))
        while True:
            facts = self.facts()
            if facts["fault"] is not None:
                number = str(facts["fault"]["hand"] + 1)
                why = fault_said(evening.names, facts["fault"])
                mend = text("terminal-mend-hand", number=number)
                print(self.style.prose(sentences([text("terminal-not-adding-up", number=number), why, mend]), 0))
            elif facts["over"]:
                line = self.correction()
                if not line:
                    return
                self.take(line)
                continue
            self.take(self.ask(text("terminal-hand", number=len(evening.hands) + 1)))

    def correction(self) -> str:
        """What is to be put right once the game is over; empty if nothing is."""
        mend = f"1: {HandExamples(self.evening, self.rules).points}"
        print(self.style.prose(text("terminal-evening-over", mend=mend, number="1", undo="undo"), 0))
        try:
            return self.ask(text("terminal-ask-correction"))
        except Quit:
            print()  # past the prompt
            return ""

    def help(self) -> str:
        """What can be typed at this table."""
        names, rules = self.evening.names, self.rules
        examples = HandExamples(self.evening, rules)
        typing = [
            text("terminal-typing-points", points=examples.points),
            text("terminal-typing-taken", taken=examples.taken),
        ]
        if rules.moon != "off":
            typing.append(text("terminal-typing-moon", moons=examples.moons))
        if rules.auction or rules.no_trick_bonus != "off":
            more = {"bid": examples.bid, "suit": examples.suit, "notrick": examples.trickless}
            typing.append(text("terminal-typing-more", **more))
        typing.append(text("terminal-typing-short"))
        commands = [(f"2: {examples.points}", text("terminal-command-mend", number="2")), *explained(self.commands)]
        lines = [self.style.prose(line, 0) for line in typing]
        players = self.style.prose(text("terminal-players-are", names=names), 2)
        return "\n".join([*lines, "", self.style.definitions(commands), players])

    def facts(self) -> ScoreSheet:
        """The sheet as the core has it."""
        return oh.score_sheet(self.rules, self.evening.hands, self.evening.dealer)

    def take(self, line: str) -> None:
        """Does what a line asks for."""
        command = self.commands.get(line.lower() or "help")
        if command is not None:
            command.do()
            return
        hands = self.evening.hands
        changed = re.match(r"(\d{1,4}) *: *", line)
        at = int(changed[1]) - 1 if changed else len(hands)
        if not 0 <= at <= len(hands):
            self.tell(text("terminal-no-hand-so-far", number=at + 1))
            return
        self.enter(at, line[changed.end() :] if changed else line)

    def undo(self) -> None:
        """Takes back the last change."""
        if not self.before:
            self.tell(text("terminal-nothing-to-undo"))
            return
        self.evening.hands = self.before.pop()
        self.save()
        self.show_all()

    def show_all(self) -> None:
        """Shows the whole sheet."""
        print(score_sheet(self.evening.names, self.rules, self.facts(), self.style))

    def show_rules(self) -> None:
        """Shows the rules."""
        print(rule_sheet(self.rules, text("terminal-rules-here"), self.style))

    def enter(self, at: int, line: str) -> None:
        """Puts a hand on the sheet, if it adds up there."""
        evening = self.evening
        earlier = oh.score_sheet(self.rules, evening.hands[:at], evening.dealer)
        try:
            items = earlier["next"]["items"] if earlier["next"] else []
            hand = hand_in(line, evening, items, to_guess(self.commands))
        except ValueError as error:
            self.tell(str(error))
            return
        facts = oh.score_sheet(self.rules, [*evening.hands[:at], hand], evening.dealer)
        if facts["fault"] is not None and facts["fault"]["code"] == "choose":
            while hand.get("moon") not in ("old", "new"):
                self.tell(fault_said(evening.names, facts["fault"]))
                hand["moon"] = self.ask(text("terminal-ask-moon", old="old", new="new")).lower()
            facts = oh.score_sheet(self.rules, [*evening.hands[:at], hand], evening.dealer)
        if facts["fault"] is not None:
            self.tell(fault_said(evening.names, facts["fault"]))
            return
        self.before.append(list(evening.hands))
        evening.hands = [*evening.hands[:at], hand, *evening.hands[at + 1 :]]
        self.save()
        self.show(at)

    def show(self, at: int) -> None:
        """Shows how a hand came out and how it stands."""
        facts = self.facts()
        names = self.evening.names
        if at >= len(facts["hands"]) or facts["over"] or at < len(facts["hands"]) - 1:
            print(score_sheet(names, self.rules, facts, self.style))
            return
        row = facts["hands"][at]
        wide = max(map(columns.width, names))
        for seat, name in enumerate(names):
            mark = " *" if row["moon"] and seat in row["moon"] else ""
            score, total = (text("terminal-number", number=each[seat]) for each in (row["scores"], facts["totals"]))
            print(self.style.text(f"    {columns.left(name, wide)} {score:>5} {total:>6}{mark}"))
        for line in why(names, row, facts["chips"]):
            self.tell(line)
        for line in [*sides(names, facts), standing(names, facts)[0]]:
            print(self.style.prose(line, 2, first=0))

    def save(self) -> None:
        """Keeps the evening; where that can't be done says so once, and it goes on."""
        if not self.path.name:
            return
        try:
            saved_evening.write(self.path, self.evening)
            self.kept = True
        except OSError as error:
            self.go_on_without(error)

    def go_on_without(self, error: OSError) -> None:
        """Says why the evening can't be kept, and holds it in memory alone from here on."""
        print(text("terminal-evening-unkept", file=shown(self.path), reason=refused(error)), file=sys.stderr)
        self.path, self.kept = Path(), False
