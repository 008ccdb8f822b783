"""Keeps the score of a game played with real cards: from a file, or hand by hand in the terminal.

A CSV file names the players in its first line and has a hand in each line after it. A JSON file has "names", "rules",
"dealer" and "hands". Without a file the hands are asked for, and kept after each.
"""

from __future__ import annotations

import argparse
import contextlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import openhearts as oh
from openhearts.cli import ruleset, saved_evening, user_files
from openhearts.cli.json_text import finite
from openhearts.cli.parser import Examples, Help, whole
from openhearts.cli.prompt import Quit
from openhearts.cli.saved_evening import MEMBERS, Evening
from openhearts.cli.score_entry import SETTLEMENTS, ScoreEntry
from openhearts.cli.score_sheet import fault_said, score_sheet
from openhearts.cli.stop import DONE, INTERRUPTED, Misuse, no_folder, unusable
from openhearts.cli.words import shown, text

if TYPE_CHECKING:
    from openhearts.protocol import PadFault

NAME = "score"
HELP = Help("terminal-score")
ABOUT = Help("terminal-score-about", members=list(MEMBERS))
EXAMPLES = Examples(
    "openhearts score",
    "openhearts score --resume",
    "openhearts score evening.csv",
    "openhearts score evening.csv --settlement sweepstakes --chip-value 0.05",
    "openhearts score evening.json --json",
)


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options."""
    parser.add_argument("sheet", nargs="?", type=Path, metavar="FILE", help=Help("terminal-score-sheet"))
    ruleset.add_options(parser)
    settlement = Help("terminal-score-settlement", kinds=list(SETTLEMENTS))
    parser.add_argument("--settlement", choices=SETTLEMENTS, metavar="KIND", help=settlement)
    parser.add_argument("--chip-value", type=finite, metavar="X", help=Help("terminal-score-chip-value"))
    parser.add_argument("--buy-in", type=whole, metavar="N", help=Help("terminal-score-buy-in"))
    parser.add_argument("--split-two", action="store_true", help=Help("terminal-score-split-two"))
    parser.add_argument("--names", metavar="NAMES", help=Help("terminal-score-names"))
    parser.add_argument("--dealer", metavar="NAME", help=Help("terminal-score-dealer"))
    parser.add_argument("--resume", action="store_true", help=Help("terminal-score-resume"))
    parser.add_argument("--file", type=Path, metavar="FILE", help=Help("terminal-score-file"))
    parser.add_argument("--json", action="store_true", help=Help("terminal-score-json"))


def run(options: argparse.Namespace) -> int:
    """Prints the sheet of a file, or asks for the hands."""
    if options.sheet is None:
        return _ask(options)
    for name, value in (("--resume", options.resume), ("--file", options.file), ("--names", options.names)):
        if _is_given(value):
            raise Misuse(text("terminal-sheet-takes-no", option=name))
    evening = saved_evening.read(options.sheet)
    evening.rules, rules = _rules(options, evening)
    if options.dealer is not None:
        evening.dealer = _dealer(options.dealer, evening)
    try:
        facts = oh.score_sheet(rules, evening.hands, evening.dealer)
    except oh.BadInput as error:
        raise unusable(options.sheet, str(error)) from error
    if facts["fault"] is not None:
        raise Misuse(_fault(options.sheet, evening, facts["fault"]))
    if options.json:
        print(json.dumps({"names": evening.names, "rules": rules.changes, **facts}, ensure_ascii=False))
    else:
        print(score_sheet(evening.names, rules, facts))
    return DONE


def _fault(path: Path, evening: Evening, fault: PadFault) -> str:
    """Where a sheet does not add up, and what to mend."""
    seats = fault["seats"]
    place = evening.place(path, fault["hand"], evening.names[seats[0]] if len(seats) == 1 else None)
    return text("terminal-at", place=place, reason=fault_said(evening.names, fault))


def _rules(options: argparse.Namespace, evening: Evening) -> tuple[dict[str, Any], oh.Rules]:
    """The rules that the options ask for, else the file's; with the chips that the options ask for."""
    named = options.preset is not None or options.rules is not None
    if named or evening.rules is None:
        rules = ruleset.asked(options)
    else:
        rules = ruleset.with_changes(evening.rules, options.set)
    chips = {"kind": options.settlement, "chip_value": options.chip_value, "buy_in": options.buy_in}
    given = {name: value for name, value in chips.items() if value is not None}
    given |= {"split_two": True} if options.split_two else {}
    if given:
        settlement = {**ruleset.settlement(rules), **given}
        if settlement["kind"] == "none" and (idle := given.keys() - {"kind"}):
            option = f"--{min(idle).replace('_', '-')}"
            raise Misuse(text("terminal-chips-for-none", option=option, settlement="--settlement"))
        rules = {**rules, "settlement": settlement}
    return saved_evening.rules_of(evening, rules)


def _dealer(name: str, evening: Evening) -> int:
    seat = evening.seat(name)
    if seat is None:
        raise Misuse(text("terminal-dealer-none", option="--dealer", names=evening.names, given=shown(name)))
    return seat


def _is_given(value: object) -> bool:
    """Whether an option has this value because it was given: 0 and an empty text are values, too."""
    return value is not None and value is not False and value != []


def _ask(options: argparse.Namespace) -> int:
    if options.json:
        raise Misuse(text("terminal-json-for-file", option="--json"))
    path, unkept = user_files.place(options.file, "evening.json")
    if options.resume:
        for name in ("preset", "rules", "set", "settlement", "names", "dealer", "chip_value", "buy_in", "split_two"):
            if _is_given(getattr(options, name)):
                other = f"--{name.replace('_', '-')}"
                raise Misuse(text("terminal-resume-evening-takes-no", option="--resume", other=other))
        try:
            there = path.exists()
        except OSError as error:
            raise unusable(path, error) from error
        if not there:
            raise Misuse(text("terminal-no-evening-kept", file=shown(path)))
        evening = saved_evening.read(path)
        evening.rules, rules = saved_evening.rules_of(evening, evening.rules or {})
        if evening.lines:  # kept as JSON in its place, it would lose its notes
            sheet, path = path, path.with_suffix(".json")
            if path.exists():
                raise Misuse(text("terminal-evening-there", file=shown(path), option="--resume"))
            print(text("terminal-evening-beside", file=shown(sheet), kept=shown(path)))
            options.file = path
    else:
        with contextlib.suppress(OSError):  # it is said when the evening has begun
            no_folder(path)
            if path.exists() and options.file is not None:
                raise Misuse(text("terminal-evening-there", file=shown(path), option="--resume"))
        evening = Evening(saved_evening.names_in(options.names.split(",")) if options.names is not None else [])
        rules = None
    entry = ScoreEntry(path)
    again = user_files.resuming("openhearts score", options.file)
    try:
        if rules is None:
            evening, rules = _begin(options, entry, evening)
            try:
                if path.exists():
                    aside = user_files.set_aside(path, "previous-evening.json")
                    print(text("terminal-evening-aside", file=shown(aside)))
            except OSError as error:
                unkept = error
            if unkept is not None:
                entry.go_on_without(unkept)
        entry.keep_score(evening, rules)
    except (Quit, KeyboardInterrupt) as end:
        print()  # past the prompt
        if evening.names and entry.kept:
            print(text("terminal-evening-kept", command=shown(again)))
        return INTERRUPTED if isinstance(end, KeyboardInterrupt) else DONE
    return DONE


def _begin(options: argparse.Namespace, entry: ScoreEntry, evening: Evening) -> tuple[Evening, oh.Rules]:
    """Asks for what the options don't say: who plays, which game, which chips."""
    if not evening.names:
        evening.names = entry.players()
    evening.dealer = _dealer(options.dealer, evening) if options.dealer is not None else 0
    if options.preset is None and options.rules is None:
        options.preset = entry.game()
        if options.settlement is None:
            options.settlement = entry.chips(ruleset.settlement(ruleset.asked(options))["kind"])
    evening.rules, rules = _rules(options, evening)
    return evening, rules
