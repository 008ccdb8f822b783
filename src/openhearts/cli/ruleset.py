"""The options that choose a rule set (--preset, --rules, --set), shared by the commands that play or tell rules."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openhearts as oh
from openhearts.cards import SUITS
from openhearts.cli import json_text, user_files
from openhearts.cli.parser import Help
from openhearts.cli.stop import Misuse, unusable
from openhearts.cli.words import meant, shown, text
from openhearts.rules import field_kinds, preset_ids

CHANGES = [
    "players=5",
    "moon=new",
    "points.JD=-10",
    "end.target=50",
    "settlement.buy_in=50",
    "pass_cycle=left,right",
]


def add_options(parser: argparse.ArgumentParser, *, preset: bool = True) -> None:
    """Adds the options; without `preset` the command has its own way of naming one."""
    if preset:
        command = "openhearts rules --list"
        parser.add_argument("--preset", metavar="NAME", help=Help("terminal-option-preset", command=command))
    parser.add_argument("--rules", metavar="FILE", type=Path, help=Help("terminal-option-rules"))
    parser.add_argument(
        "--set",
        metavar="FIELD=VALUE",
        action="append",
        default=[],
        help=Help("terminal-option-set", examples=CHANGES),
    )


def chosen(options: argparse.Namespace) -> oh.Rules:
    """The rule set that the options ask for. Raises Misuse if there is none such."""
    return made(asked(options))


def asked(options: argparse.Namespace) -> dict[str, Any]:
    """The same as it would stand in a file, not yet judged as a whole. Raises Misuse for what can't be read."""
    if options.preset is not None and options.rules is not None:
        raise Misuse(text("terminal-preset-or-file", preset="--preset", rules="--rules"))
    if options.rules is None:
        base = {"extends": "black-lady" if options.preset is None else options.preset}
    elif is_preset(options.rules):
        base = {"extends": str(options.rules)}
    else:
        base = _from_file(options.rules)
    return with_changes(base, options.set)


def is_preset(rules: Path) -> bool:
    """Whether what stands behind --rules is a game's name; a file of that name is a file."""
    return str(rules) in preset_ids() and not rules.exists()


def made(rules: dict[str, Any]) -> oh.Rules:
    """The rule set that stands in a file so. Raises Misuse if it can't be played."""
    with _misuse(rules):
        return oh.Rules.from_json(rules)


@contextlib.contextmanager
def _misuse(rules: dict[str, Any]) -> Iterator[None]:
    """Rules that can't be played are the words' fault."""
    try:
        yield
    except (oh.RulesError, oh.BadInput) as error:
        # Of all that is typed, only the name of a game comes here without being text.
        if isinstance(error, oh.BadInput) or error.field == "extends":
            name = shown(rules.get("extends"))
            guess = meant(text("terminal-no-game", given=name), name, preset_ids())
            raise Misuse(guess or text("terminal-no-preset", name=name, names=preset_ids())) from error
        raise Misuse(str(error)) from error


def _from_file(path: Path) -> dict[str, Any]:
    try:
        content = user_files.read_named(path)
    except Misuse as misuse:
        name = isinstance(misuse.__cause__, FileNotFoundError) and not path.suffix and len(path.parts) == 1
        guess = meant(text("terminal-sentence", reason=str(misuse)), str(path), preset_ids() if name else ())
        raise Misuse(guess or str(misuse)) from misuse
    try:
        rules: dict[str, Any] = json_text.read(content)
        oh.Rules.from_json(content)
    except (oh.RulesError, oh.BadInput) as error:
        raise unusable(path, str(error)) from error
    return rules


def _is_text(word: str) -> bool:
    """Whether a word of the command line is text, rather than bytes that mean no letters."""
    return not any("\ud800" <= letter <= "\udfff" for letter in word)


def with_changes(base: dict[str, Any], changes: list[str]) -> dict[str, Any]:
    """The rules of a file with the changes of --set. Raises Misuse for what can't be read."""
    rules = dict(base)
    for change in changes:
        name, equals, given = change.partition("=")
        name, given = name.strip(), given.strip()
        if not equals or not name or not _is_text(change):
            raise Misuse(text("terminal-field-value", option="--set", form="FIELD=VALUE", given=shown(change)))
        field, dot, member = name.partition(".")
        kind = field_kinds().get(field)
        if dot and kind == "points":
            rules[field] = _with_points(made(rules).points, member.strip().upper(), value(given, "count"))
        elif dot and kind == "end":
            rules[field] = {member.strip(): value(given, "count")}
        elif dot and kind == "settlement":
            rules[field] = {**settlement(rules), member.strip(): value(given, "count")}
        else:
            rules[name] = value(given, kind)
    return rules


def _with_points(points: dict[str, int], card: str, worth: Any) -> dict[str, Any]:
    """The table with one card changed, or, for a suit's letter, all the cards of that suit."""
    kept = {name: number for name, number in points.items() if not (card in SUITS and name.endswith(card))}
    return {**kept, card: worth}


def settlement(rules: dict[str, Any]) -> dict[str, Any]:
    """The settlement so far, by its parts."""
    with _misuse(rules):
        base = oh.preset(rules.get("extends", "black-lady")).to_dict()
    written = rules.get("settlement", base["settlement"])
    return dict(written) if isinstance(written, dict) else {"kind": written}


def value(given: str, kind: str | None) -> Any:
    """What somebody typed, as JSON has it: numbers, true and false, lists with commas, else the word itself.

    What doesn't fit the field, such as the word NaN, is left for the rules to refuse, who know what would.
    """
    with contextlib.suppress(ValueError):
        return json_text.read(given)
    if kind in ("cards", "cycle"):
        return [part.strip() for part in given.split(",") if part.strip()]
    return given
