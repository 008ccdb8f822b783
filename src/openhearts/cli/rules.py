"""Tells how a game is played, in plain words made from its rule fields.

Without a name it is the standard game, Black Lady.
"""

from __future__ import annotations

import argparse
import json
import re
import textwrap
from typing import Any

import openhearts as oh
from openhearts.cli import ruleset
from openhearts.cli.stop import Misuse
from openhearts.cli.terminal_style import TerminalStyle, printable

NAME = "rules"
HELP = "how a game is played, in plain words"
EXAMPLES = """\
examples:
  openhearts rules
  openhearts rules black-maria
  openhearts rules omnibus --set players=5 --set moon=new
  openhearts rules --rules house.json
  openhearts rules --list
  openhearts rules --all --markdown > book.md
"""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options."""
    parser.add_argument("preset", nargs="?", metavar="PRESET", help="a game by its name (black-lady)")
    ruleset.add_options(parser, preset=False)
    parser.add_argument("--list", action="store_true", help="list the games instead")
    parser.add_argument("--all", action="store_true", help="every game, one after the other: the rule book")
    parser.add_argument("--json", action="store_true", help="as JSON: every field, what differs, and the sentences")
    parser.add_argument("--markdown", action="store_true", help="as Markdown, what is not standard in bold")


def run(options: argparse.Namespace) -> int:
    """Prints the sheet, the list, or the book."""
    if options.json and options.markdown:
        raise Misuse("it is told as JSON or as Markdown, not as both")
    if options.list or options.all:
        _whole(options)
        return 0
    rules = ruleset.chosen(options)
    if options.json:
        print(_as_json(rules))
    elif options.markdown:
        print(markdown(rules, _name(options)), end="")
    else:
        print(rule_sheet(rules, _name(options)))
    if options.json or options.markdown:
        return 0
    if options.preset is None and options.rules is None and not options.set:
        print(f"\nOther games: {', '.join(name for name in oh.presets() if name != 'black-lady')}.")
        print("`openhearts rules NAME` tells how each is played.")
    return 0


def _whole(options: argparse.Namespace) -> None:
    """Prints all the games."""
    if options.preset is not None or options.rules is not None or options.set:
        raise Misuse("--list and --all show all the games; they take no rules")
    if options.list and options.all:
        raise Misuse("--list names the games, --all tells them; it is one or the other")
    games = [(oh.preset(preset), name, preset) for preset, name in oh.presets().items()]
    if options.list and options.markdown:
        raise Misuse("--list is no Markdown; --all --markdown is the rule book")
    if options.list:
        print(_list_as_json() if options.json else _list())
    elif options.json:
        print(
            json.dumps(
                [{"id": preset, "name": name, **_facts(rules)} for rules, name, preset in games], ensure_ascii=False
            )
        )
    elif options.markdown:
        print("\n".join(markdown(rules, name) for rules, name, _ in games), end="")
    else:
        print("\n\n\n".join(rule_sheet(rules, name) for rules, name, _ in games))


def markdown(rules: oh.Rules, name: str, about: str = "", level: int = 1) -> str:
    """The rule sheet as Markdown under a heading of that level; sentences that the standard game lacks are bold."""
    standard = {sentence for _, sentences in oh.Rules().sheet() for sentence in sentences}
    lines = [f"{'#' * level} {_escaped(name)}", ""]
    lines += [_escaped(about), ""] if about else []
    lines += [f"*{_escaped(rules.line)}*", ""]
    for title, sentences in rules.sheet():
        told = [sentence if sentence in standard else f"**{sentence}**" for sentence in sentences]
        lines += [f"{'#' * (level + 1)} {title}", "", *textwrap.wrap(" ".join(told), 120, break_on_hyphens=False), ""]
    return "\n".join(lines[:-1]) + "\n"


def _escaped(text: str) -> str:
    """Somebody's own words, so that none of them is taken for Markdown."""
    return re.sub(r"([\\`*_\[\]<>#|])", r"\\\1", text)


def rule_sheet(rules: oh.Rules, name: str, style: TerminalStyle | None = None) -> str:
    """The rule sheet as text."""
    style = style or TerminalStyle.of_terminal()
    lines = [style.bold(name), style.prose(rules.line, 2, first=0)]
    for title, sentences in rules.sheet():
        lines += ["", style.bold(title)]
        lines.append(style.prose(" ".join(sentences), 2))
    return "\n".join(lines)


def _name(options: argparse.Namespace) -> str:
    preset = options.preset or "black-lady"
    if options.rules is not None and ruleset.is_preset(options.rules):
        preset = str(options.rules)
    elif options.rules is not None:
        written = json.loads(options.rules.read_text(encoding="utf-8")).get("name")
        return printable(str(written or options.rules.stem))
    name = oh.presets()[preset]
    return f"{name}, with house rules" if options.set else name


def _facts(rules: oh.Rules) -> dict[str, Any]:
    parts = [{"title": title, "text": text} for title, text in rules.sheet()]
    return {"rules": rules.to_dict(), "changes": rules.changes, "line": rules.line, "sheet": parts}


def _as_json(rules: oh.Rules) -> str:
    return json.dumps(_facts(rules), ensure_ascii=False)


def _list() -> str:
    style = TerminalStyle.of_terminal()
    wide = max(map(len, oh.presets())) + 2
    lines = []
    for name, title in oh.presets().items():
        lines.append(f"{name:{wide}}{style.bold(title)}")
        lines.append(style.prose(oh.preset(name).line, wide))
    return "\n".join(lines)


def _list_as_json() -> str:
    rows = [{"id": name, "name": title, "line": oh.preset(name).line} for name, title in oh.presets().items()]
    return json.dumps(rows, ensure_ascii=False)
