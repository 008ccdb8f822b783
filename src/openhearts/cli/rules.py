"""Tells how a game is played, in plain words made from its rule fields.

Without a name it is the standard game, Black Lady.
"""

from __future__ import annotations

import argparse
import json

import openhearts as oh
from openhearts.cli import ruleset
from openhearts.cli.paint import Paint
from openhearts.cli.stop import Misuse

NAME = "rules"
HELP = "how a game is played, in plain words"
EXAMPLES = """\
examples:
  openhearts rules
  openhearts rules black-maria
  openhearts rules omnibus --set players=5 --set moon=new
  openhearts rules --rules house.json
  openhearts rules --list
"""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options."""
    parser.add_argument("preset", nargs="?", metavar="PRESET", help="a game by its name (black-lady)")
    ruleset.add_options(parser, preset=False)
    parser.add_argument("--list", action="store_true", help="list the games instead")
    parser.add_argument("--json", action="store_true", help="as JSON: every field, what differs, and the sentences")


def run(options: argparse.Namespace) -> int:
    """Prints the sheet, or the list."""
    if options.list:
        if options.preset is not None or options.rules is not None or options.set:
            raise Misuse("--list shows all the games; it takes no rules")
        print(_list_as_json() if options.json else _list())
        return 0
    rules = ruleset.chosen(options)
    print(_as_json(rules) if options.json else sheet(rules, _name(options)))
    if not options.json and options.preset is None and options.rules is None and not options.set:
        print(f"\nOther games: {', '.join(name for name in oh.presets() if name != 'black-lady')}.")
        print("`openhearts rules NAME` tells how each is played.")
    return 0


def sheet(rules: oh.Rules, name: str, paint: Paint | None = None) -> str:
    """The rule sheet as text."""
    paint = paint or Paint.of_terminal()
    lines = [paint.bold(name), paint.prose(rules.line, 2, first=0)]
    for title, sentences in rules.sheet():
        lines += ["", paint.bold(title)]
        lines.append(paint.prose(" ".join(sentences), 2))
    return "\n".join(lines)


def _name(options: argparse.Namespace) -> str:
    if options.rules is not None:
        return str(json.loads(options.rules.read_text(encoding="utf-8")).get("name") or options.rules.stem)
    name = oh.presets()[options.preset or "black-lady"]
    return f"{name}, with house rules" if options.set else name


def _as_json(rules: oh.Rules) -> str:
    parts = [{"title": title, "text": text} for title, text in rules.sheet()]
    facts = {"rules": rules.to_dict(), "changes": rules.changes, "line": rules.line, "sheet": parts}
    return json.dumps(facts, ensure_ascii=False)


def _list() -> str:
    paint = Paint.of_terminal()
    wide = max(map(len, oh.presets())) + 2
    lines = []
    for name, title in oh.presets().items():
        lines.append(f"{name:{wide}}{paint.bold(title)}")
        lines.append(paint.prose(oh.preset(name).line, wide))
    return "\n".join(lines)


def _list_as_json() -> str:
    rows = [{"id": name, "name": title, "line": oh.preset(name).line} for name, title in oh.presets().items()]
    return json.dumps(rows, ensure_ascii=False)
