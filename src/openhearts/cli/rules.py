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
from openhearts.cli.parser import Examples, Help
from openhearts.cli.stop import Misuse
from openhearts.cli.terminal_style import TerminalStyle
from openhearts.cli.words import sentences, shown, text
from openhearts.errors import message
from openhearts.rules import preset_ids

NAME = "rules"
HELP = Help("terminal-rules")
ABOUT = Help("terminal-rules-about")
EXAMPLES = Examples(
    "openhearts rules",
    "openhearts rules black-maria",
    "openhearts rules omnibus --set players=5 --set moon=new",
    "openhearts rules --rules house.json",
    "openhearts rules --list",
    "openhearts rules --all --markdown > book.md",
)


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options."""
    parser.add_argument("preset", nargs="?", metavar="PRESET", help=Help("terminal-rules-preset"))
    ruleset.add_options(parser, preset=False)
    parser.add_argument("--list", action="store_true", help=Help("terminal-rules-list"))
    parser.add_argument("--all", action="store_true", help=Help("terminal-rules-all"))
    parser.add_argument("--json", action="store_true", help=Help("terminal-rules-json"))
    parser.add_argument("--markdown", action="store_true", help=Help("terminal-rules-markdown"))


def run(options: argparse.Namespace) -> int:
    """Prints the sheet, the list, or the book."""
    if options.json and options.markdown:
        raise Misuse(text("terminal-json-or-markdown", json="--json", markdown="--markdown"))
    if options.list or options.all:
        _whole(options)
        return 0
    asked = ruleset.asked(options)
    rules = ruleset.made(asked)
    if options.json:
        print(json.dumps(_facts(rules), ensure_ascii=False))
    elif options.markdown:
        print(markdown(rules, _name(options, asked)), end="")
    else:
        print(rule_sheet(rules, _name(options, asked)))
    if options.json or options.markdown:
        return 0
    if options.preset is None and options.rules is None and not options.set:
        style = TerminalStyle.of_terminal()
        others = [name for name in oh.presets() if name != "black-lady"]
        print("\n" + style.prose(text("terminal-other-games", names=others), 0))
        print(style.prose(text("terminal-other-games-how", command="openhearts rules NAME"), 0))
    return 0


def _whole(options: argparse.Namespace) -> None:
    """Prints all the games."""
    if options.preset is not None or options.rules is not None or options.set:
        raise Misuse(text("terminal-all-games-take-no-rules", list="--list", all="--all"))
    if options.list and options.all:
        raise Misuse(text("terminal-list-or-all", list="--list", all="--all"))
    if options.list and options.markdown:
        raise Misuse(text("terminal-list-no-markdown", list="--list", book="--all --markdown"))
    if options.json:
        print(_all_as_json(sheets=options.all))
    elif options.list:
        print(_list())
    elif options.markdown:
        print("\n".join(markdown(oh.preset(preset), name) for preset, name in oh.presets().items()), end="")
    else:
        print("\n\n\n".join(rule_sheet(oh.preset(preset), name) for preset, name in oh.presets().items()))


def markdown(rules: oh.Rules, name: str, about: str = "", level: int = 1) -> str:
    """The rule sheet as Markdown under a heading of that level; sentences that the standard game lacks are bold."""
    standard = {sentence for _, said in oh.Rules().sheet() for sentence in said}
    lines = [f"{'#' * level} {_escaped(name)}", ""]
    lines += [_escaped(about), ""] if about else []
    lines += [f"*{_escaped(rules.line)}*", ""]
    for title, said in rules.sheet():
        marked = [each if each in standard else f"**{each}**" for each in said]
        lines += [
            f"{'#' * (level + 1)} {title}",
            "",
            *textwrap.wrap(sentences(marked), 120, break_on_hyphens=False, break_long_words=False),
            "",
        ]
    return "\n".join(lines[:-1]) + "\n"


def _escaped(words: str) -> str:
    """Somebody's own words, so that none of them is taken for Markdown."""
    return re.sub(r"([\\`*_\[\]<>#|])", r"\\\1", words)


def rule_sheet(rules: oh.Rules, name: str, style: TerminalStyle | None = None) -> str:
    """The rule sheet as text."""
    style = style or TerminalStyle.of_terminal()
    lines = [style.bold(name), style.prose(rules.line, 2, first=0)]
    for title, said in rules.sheet():
        lines += ["", style.bold(title), style.prose(sentences(said), 2)]
    return "\n".join(lines)


def _name(options: argparse.Namespace, asked: dict[str, Any]) -> str:
    preset = options.preset or "black-lady"
    if options.rules is not None and ruleset.is_preset(options.rules):
        preset = str(options.rules)
    elif options.rules is not None:
        return shown(asked.get("name") or options.rules.stem)
    name = oh.presets()[preset]
    return text("terminal-house-rules", game=name) if options.set else name


def _facts(rules: oh.Rules) -> dict[str, Any]:
    return {
        "rules": rules.to_dict(),
        "changes": rules.changes,
        "line": rules.differences,
        "sheet": rules.sheet_parts(),
    }


def _all_as_json(*, sheets: bool) -> str:
    rows = []
    for preset in preset_ids():
        facts = _facts(oh.preset(preset))
        name = message(f"preset-{preset}")
        rows.append({"id": preset, "name": name, **(facts if sheets else {"line": facts["line"]})})
    return json.dumps(rows, ensure_ascii=False)


def _list() -> str:
    style = TerminalStyle.of_terminal()
    wide = max(map(len, oh.presets())) + 2
    lines = []
    for name, title in oh.presets().items():
        lines.append(f"{name:{wide}}{style.bold(title)}")
        lines.append(style.prose(oh.preset(name).line, wide))
    return "\n".join(lines)
