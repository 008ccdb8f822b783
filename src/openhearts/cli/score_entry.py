"""Asks for an evening's hands in the terminal, shows the score sheet after each, and keeps it all in a file.

Whether a hand adds up is for the core to say; a line that can't be taken changes nothing and is asked for again.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import openhearts as oh
from openhearts.cli import saved_evening
from openhearts.cli.prompt import Quit, read_line
from openhearts.cli.rules import rule_sheet
from openhearts.cli.saved_evening import CARD, Evening
from openhearts.cli.score_sheet import next_said, score_sheet, standing, why
from openhearts.cli.stop import Misuse
from openhearts.cli.terminal_style import MARKS, TerminalStyle

HELP = """\
Type the points of the hand in the order of the names: 3 5 18 0.
Or who took what: hearts 3 4 6 0 QS Cleo. Or who shot the moon: moon Ada, moon Ada new, moon Ada sun.
Where the rules ask for it: bid Ben 5 spades; suit spades (the pot carries); notrick Dan.
A name may be cut short as long as it fits one player only.

  2: 3 5 18 0   puts hand 2 right
  undo          takes back the last change
  sheet         the sheet so far
  rules         the rules of this game
  quit          leave; the evening is kept"""

SUITS = {"clubs": "C", "diamonds": "D", "spades": "S", "hearts": "H"}
LETTERS = str.maketrans({mark: letter for letter, mark in MARKS.items()})


class ScoreEntry:
    """Keeps score at the terminal. `ask` prompts and returns a line; it raises EOFError when no more will come."""

    def __init__(self, path: Path, ask: Callable[[str], str] | None = None) -> None:
        self.path, self.style = path, TerminalStyle.of_terminal()
        self._ask = ask or read_line
        self.kept = False

    def ask(self, prompt: str) -> str:
        """A line, trimmed. Raises Quit when no more will come, or when that is what it says."""
        try:
            line = self._ask(f"{prompt}> ").strip()
        except EOFError:
            raise Quit from None
        if line.lower() in ("quit", "exit"):
            raise Quit
        return line

    def players(self) -> list[str]:
        """Who plays, clockwise."""
        print("Who plays, clockwise? Names with commas between them.")
        while True:
            try:
                return saved_evening.names_in([name for name in self.ask("Players").split(",") if name.strip()])
            except Misuse as misuse:
                print(f"    {misuse}.")

    def game(self) -> str:
        """A preset by its id."""
        print(f"Which game? {', '.join(oh.presets())}.")
        while True:
            line = self.ask("Game").lower().replace(" ", "-") or "black-lady"
            if line in oh.presets():
                return line
            print(f"    There is no game {line!r}.")

    def chips(self, usual: str) -> str:
        """A settlement; an empty line is the game's own."""
        kinds = ("none", "average", "lowest_takes_pot", "sweepstakes", "howell")
        print(f"Chips? {', '.join(kinds)} ({usual}).")
        while True:
            line = self.ask("Chips").lower().replace(" ", "_") or usual
            if line in kinds:
                return line
            print(f"    There is no such settlement; they are {', '.join(kinds)}.")

    def keep_score(self, evening: Evening, rules: oh.Rules) -> None:
        """Asks for hands until the game is over. Raises Quit."""
        self.evening, self.rules = evening, rules
        self.before: list[list[saved_evening.Hand]] = []
        self.save()
        print(self.style.text(f"{rules.line} · ? for help"))
        if evening.hands:
            print(score_sheet(evening.names, rules, self.facts(), self.style))
        else:
            print(next_said(evening.names, self.facts()))
        while True:
            facts = self.facts()
            if facts["fault"] is not None:
                number = facts["fault"]["hand"] + 1
                print(f"Hand {number} does not add up. {facts['fault']['words']} Type `{number}:` and its points.")
            elif facts["over"]:
                return
            self.take(self.ask(f"Hand {len(evening.hands) + 1}"))

    def facts(self) -> dict[str, Any]:
        """The sheet as the core has it."""
        return oh.score_sheet(self.rules, self.evening.hands, self.evening.dealer)

    def take(self, line: str) -> None:
        """Does what a line asks for."""
        evening = self.evening
        word = line.lower()
        if word in ("", "?", "help"):
            print(f"{HELP}\n  Players: {', '.join(evening.names)}")
        elif word == "sheet":
            print(score_sheet(evening.names, self.rules, self.facts(), self.style))
        elif word == "rules":
            print(rule_sheet(self.rules, "The rules of this game", self.style))
        elif word == "undo":
            if self.before:
                evening.hands = self.before.pop()
                self.save()
                print(score_sheet(evening.names, self.rules, self.facts(), self.style))
            else:
                print("    There is nothing to take back.")
        else:
            changed = re.match(r"(\d{1,4}) *: *", line)
            at = int(changed[1]) - 1 if changed else len(evening.hands)
            if not 0 <= at <= len(evening.hands):
                print(f"    There is no hand {at + 1} yet.")
                return
            self.enter(at, line[changed.end() :] if changed else line)

    def enter(self, at: int, line: str) -> None:
        """Puts a hand on the sheet, if it adds up there."""
        evening = self.evening
        earlier = oh.score_sheet(self.rules, evening.hands[:at], evening.dealer)
        try:
            hand = hand_in(line, evening, earlier["next"]["items"] if earlier["next"] else [])
        except ValueError as error:
            print(f"    {error}")
            return
        facts = oh.score_sheet(self.rules, [*evening.hands[:at], hand], evening.dealer)
        if facts["fault"] is not None and facts["fault"]["code"] == "choose":
            print(f"    {facts['fault']['words']}")
            hand["moon"] = self.ask("old or new").lower()
            facts = oh.score_sheet(self.rules, [*evening.hands[:at], hand], evening.dealer)
        if facts["fault"] is not None:
            print(f"    {facts['fault']['words']}")
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
        wide = max(map(len, names))
        for seat, name in enumerate(names):
            mark = " *" if row["moon"] and seat in row["moon"] else ""
            print(self.style.text(f"    {name:{wide}} {row['scores'][seat]:>5} {facts['totals'][seat]:>6}{mark}"))
        for text in why(names, row):
            print(self.style.text(f"    {text}"))
        print(self.style.text(standing(names, self.rules, facts)[0]))

    def save(self) -> None:
        """Keeps the evening; where that can't be done says so once, and it goes on."""
        if not self.path.name:
            return
        try:
            saved_evening.write(self.path, self.evening)
            self.kept = True
        except OSError as error:
            print(f"The evening can't be kept in {self.path}: {error.strerror}", file=sys.stderr)
            self.path, self.kept = Path(), False


def hand_in(line: str, evening: Evening, items: list[dict[str, Any]]) -> saved_evening.Hand:
    """The hand that a line tells of. Raises ValueError, in words, where it can't be read."""
    words = line.replace(",", " ").split()
    hand: saved_evening.Hand = {}
    points: list[int] = []

    def take(what: str) -> str:
        if not words:
            raise ValueError(f"After that comes {what}; ? for help.")
        return words.pop(0)

    def seat(what: str) -> int:
        word = take(what)
        found = evening.seat(word)
        if found is None:
            raise ValueError(f"{word!r} is none of {', '.join(evening.names)}.")
        return found

    def number(what: str) -> int:
        word = take(what).replace("−", "-")
        if not re.fullmatch(r"[+-]?\d{1,9}", word):
            raise ValueError(f"{word!r} is no whole number.")
        return int(word)

    def suit(what: str) -> str:
        word = take(what).lower()
        found = [name for name in SUITS if name.startswith(word)]
        if len(found) != 1:
            raise ValueError(f"{word!r} is none of {', '.join(SUITS)}.")
        return found[0]

    while words:
        word = words.pop(0)
        lower = word.lower()
        card = word.translate(LETTERS).upper()
        if re.fullmatch(r"[+−-]?\d{1,9}", word):
            points.append(int(word.replace("−", "-")))
        elif CARD.fullmatch(card):
            hand.setdefault("cards", {}).setdefault(card, []).append(seat("who took it"))
        elif lower == "moon":
            _moon(hand, seat("who shot it"), len(evening.names), items)
        elif lower in ("old", "new"):
            hand["moon"] = lower
        elif lower == "sun":
            hand["sun"] = True
        elif lower in ("notrick", "notricks"):
            hand.setdefault("no_tricks", []).append(seat("who took none"))
        elif lower == "bid":
            hand["bidder"], hand["bid"], hand["suit"] = seat("who bid"), number("how many chips"), suit("the suit")
        elif lower == "suit":
            hand["suit"] = suit("the suit named")
        elif lower in SUITS:
            each = [number(f"{len(evening.names)} numbers, one for each player") for _ in evening.names]
            hand.setdefault("counts", {})[SUITS[lower]] = each
        else:
            raise ValueError(f"{word!r} says nothing here; ? for help.")
    if points:
        if len(points) != len(evening.names):
            raise ValueError(
                f"That is {len(points)} numbers for {len(evening.names)} players: {', '.join(evening.names)}."
            )
        hand["points"] = points
    return hand


def _moon(hand: saved_evening.Hand, shooter: int, players: int, items: list[dict[str, Any]]) -> None:
    """Gives every card that costs points to the shooter."""
    for item in items:
        if item["value"] <= 0:
            continue
        if "suit" in item:
            row = [item["number"] if seat == shooter else 0 for seat in range(players)]
            hand.setdefault("counts", {})[item["suit"]] = row
        else:
            hand.setdefault("cards", {})[item["card"]] = [shooter] * item["number"]
