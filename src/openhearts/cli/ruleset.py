"""The options that choose a rule set (--preset, --rules, --set), shared by the commands that play or tell rules."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import openhearts as oh
from openhearts.cli.stop import Misuse

SUITS = "CDSH"


def add_options(parser: argparse.ArgumentParser, *, preset: bool = True) -> None:
    """Adds the options; without `preset` the command has its own way of naming one."""
    if preset:
        parser.add_argument(
            "--preset", metavar="NAME", help="a game by its name; `openhearts rules --list` shows them (black-lady)"
        )
    parser.add_argument("--rules", metavar="FILE", type=Path, help="a rule set as a JSON file")
    parser.add_argument(
        "--set",
        metavar="FIELD=VALUE",
        action="append",
        default=[],
        help="changes a rule: players=5, moon=new, points.JD=-10, end.target=50, settlement.buy_in=50,"
        " pass_cycle=left,right; repeatable",
    )


def chosen(options: argparse.Namespace) -> oh.Rules:
    """The rule set that the options ask for. Raises Misuse if there is none such."""
    if options.preset is not None and options.rules is not None:
        raise Misuse("a game is named by its preset or by a rules file, not by both")
    try:
        base = _from_file(options.rules) if options.rules is not None else {"extends": options.preset or "black-lady"}
        return oh.Rules.from_json(_with_changes(base, options.set))
    except oh.RulesError as error:
        if error.field == "extends":
            known = ", ".join(oh.presets())
            raise Misuse(f"there is no preset {options.preset or base['extends']!r}; there are {known}") from error
        raise Misuse(str(error)) from error


def _from_file(path: Path) -> dict[str, Any]:
    try:
        text = path.read_text(encoding="utf-8")
        oh.Rules.from_json(text)  # whose complaints about JSON name the place
    except OSError as error:
        raise Misuse(f"{path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Misuse(f"{path} is not text") from error
    except oh.RulesError as error:
        raise Misuse(f"{path}: {error}") from error
    except oh.BadInput as error:
        raise Misuse(f"{path}: {error}") from error
    rules: dict[str, Any] = json.loads(text)
    return rules


def _with_changes(base: dict[str, Any], changes: list[str]) -> dict[str, Any]:
    rules = dict(base)
    for change in changes:
        name, equals, text = change.partition("=")
        name, text = name.strip(), text.strip()
        if not equals or not name:
            raise Misuse(f"--set takes FIELD=VALUE, not {change!r}")
        field, dot, member = name.partition(".")
        kind = next((row["kind"] for row in oh.fields() if row["name"] == field), None)
        if dot and kind == "points":
            rules[field] = _with_points(oh.Rules.from_json(rules).points, member.strip().upper(), value(text, "count"))
        elif dot and kind == "end":
            rules[field] = {member.strip(): value(text, "count")}
        elif dot and kind == "settlement":
            rules[field] = {**_settlement(rules), member.strip(): value(text, "count")}
        else:
            rules[name] = value(text, kind)
    return rules


def _with_points(points: dict[str, int], card: str, worth: Any) -> dict[str, Any]:
    """The table with one card changed, or, for a suit's letter, all the cards of that suit."""
    kept = {name: number for name, number in points.items() if not (card in SUITS and name.endswith(card))}
    return {**kept, card: worth}


def _settlement(rules: dict[str, Any]) -> dict[str, Any]:
    """The settlement so far, by its parts."""
    base = oh.preset(rules.get("extends", "black-lady")).to_dict()
    written = rules.get("settlement", base["settlement"])
    return dict(written) if isinstance(written, dict) else {"kind": written}


def value(text: str, kind: str | None) -> Any:
    """What somebody typed, as JSON has it: numbers, true and false, lists with commas, else the word itself.

    What doesn't fit the field is left for the rules to refuse, who know what would.
    """
    try:
        return json.loads(text)
    except ValueError:
        pass
    if kind in ("cards", "cycle"):
        return [part.strip() for part in text.split(",") if part.strip()]
    return text
