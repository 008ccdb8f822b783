"""The parser of the command line: Python's argparse, saying its own words out of the catalogues.

A help text is an id, looked up when help is asked for, so that a command that says nothing loads no words.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from openhearts.cli import columns
from openhearts.cli.stop import Misuse
from openhearts.cli.words import meant, shown, text

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

# What argparse says of words that it can't take, and the id of each; `%` puts the arguments in.
ERRORS: dict[str, tuple[str, dict[str, str]]] = {
    "argument %(argument_name)s: %(message)s": (
        "terminal-words-argument",
        {"name": "%(argument_name)s", "reason": "%(message)s"},
    ),
    "the following arguments are required: %s": ("terminal-words-missing", {"names": "%s"}),
    "one of the arguments %s is required": ("terminal-words-one-of-missing", {"names": "%s"}),
    "expected one argument": ("terminal-words-no-value", {}),
    "expected at least one argument": ("terminal-words-some-value", {}),
    "expected at most one argument": ("terminal-words-most-value", {}),
    "ignored explicit argument %r": ("terminal-words-surplus", {"value": "%s"}),
    "invalid %(type)s value: %(value)r": ("terminal-words-not-number", {"value": "%(value)s"}),
    "not allowed with argument %s": ("terminal-words-not-with", {"other": "%s"}),
    "ambiguous option: %(option)s could match %(matches)s": (
        "terminal-words-ambiguous",
        {"option": "%(option)s", "matches": "%(matches)s"},
    ),
}


def translated(english: str) -> str:
    """What argparse wants to say, in the language in use; where it says what no catalogue has, as it is."""
    if english not in ERRORS:
        return english
    id, arguments = ERRORS[english]
    return text(id, **arguments)


def whole(typed: str) -> int:
    """A whole number; for `int` itself, argparse would call "1.5" no number."""
    try:
        return int(typed)
    except ValueError:
        raise argparse.ArgumentTypeError(text("terminal-words-not-whole", value=typed)) from None


class Help(str):
    """A text of the catalogues, said when help is shown. A string, since argparse takes nothing else."""

    def __new__(cls, id: str, **arguments: object) -> Help:
        """Holds the id as its own text."""
        made = super().__new__(cls, id)
        made.arguments = arguments
        return made

    arguments: dict[str, object]

    def in_words(self) -> str:
        """The words."""
        return text(str(self), **self.arguments)


USAGE_PART = re.compile(r"\[.*?\]+(?=\s|$)|\S+")
COMMAND_PART = re.compile(r'(?:[^\s"]|"[^"]*")+')
ROOM = 24
"""The columns that what an example does needs beside it."""


class Examples(str):
    """Commands to try, with what each does where that is not plain; and perhaps a sentence below them."""

    def __new__(cls, *rows: str | tuple[str, Help], below: Help | None = None) -> Examples:
        """Holds the rows; its own text, which nobody sees, is the commands."""
        made = super().__new__(cls, " ".join(row if isinstance(row, str) else row[0] for row in rows))
        made.rows, made.below = rows, below
        return made

    rows: tuple[str | tuple[str, Help], ...]
    below: Help | None

    def in_words(self, wide: int) -> str:
        """The examples, in lines of so many columns: what each does beside it, or below it where there is no room."""
        beside = max(columns.width(row if isinstance(row, str) else row[0]) for row in self.rows) + 5
        if wide - beside < ROOM:
            beside = 0
        lines = [text("terminal-examples")]
        for row in self.rows:
            command, does = (row, "") if isinstance(row, str) else (row[0], row[1].in_words())
            if does and beside:
                begun = columns.left(f"  {command}", beside)
                lines += columns.flow([(begun, ""), *columns.pieces(does)], wide, beside, first=0)
            else:
                lines += _broken(command, wide) + (columns.flow(columns.pieces(does), wide, 6) if does else [])
        if self.below is not None:
            lines += ["", *columns.flow(columns.pieces(self.below.in_words()), wide)]
        return "\n".join(lines)


def _broken(command: str, wide: int) -> list[str]:
    """A command in lines that a shell takes as one."""
    if columns.width(command) + 2 <= wide:
        return [f"  {command}"]
    *lines, last = columns.flow([(part, " ") for part in COMMAND_PART.findall(command)], wide - 2, 4, first=2)
    return [*(f"{line} \\" for line in lines), last]


class HelpFormatter(argparse.HelpFormatter):
    """Says the ids of help texts, in lines that break as `columns` has it: argparse counts letters, of which those of
    Japanese and Chinese take two columns, and cuts what has no spaces.
    """

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        """The line that shows the form of the command."""
        super().add_usage(usage, actions, groups, text("terminal-usage") if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        """A heading, as argparse or a command calls it."""
        headings = {
            "options": "terminal-heading-options",
            "positional arguments": "terminal-heading-words",
            "commands": "terminal-heading-commands",
        }
        super().start_section(text(headings[heading]) if heading in headings else heading)

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return action.help.in_words().replace("%", "%%") if isinstance(action.help, Help) else action.help

    def _format_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None) -> str:
        more = 0 if prefix is None else columns.width(prefix) - len(prefix)
        self._width -= more
        try:
            shown = super()._format_usage(usage, actions, groups, prefix)
        finally:
            self._width += more
        if all(columns.width(line) <= self._width for line in shown.splitlines()):
            return shown
        # One of them has no room beside the command.
        parts = [(part, " ") for part in USAGE_PART.findall(shown)]
        return "\n".join(columns.flow(parts, self._width, columns.width(prefix or ""), first=0)) + "\n\n"

    def _split_lines(self, text: str, width: int) -> list[str]:
        return columns.flow(columns.pieces(self._whitespace_matcher.sub(" ", text).strip()), width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + line for line in self._split_lines(text, width - len(indent)))

    def _format_text(self, text: str) -> str:
        if isinstance(text, Examples):
            return text.in_words(self._width) + "\n\n"
        return super()._format_text(text.in_words().replace("%", "%%") if isinstance(text, Help) else text)


def _commands(action: argparse.Action) -> dict[str, argparse.ArgumentParser]:
    """The commands that it chooses from, with their parsers; of any other, none."""
    return action.choices if isinstance(action, argparse._SubParsersAction) else {}


class Parser(argparse.ArgumentParser):
    """An argument parser that says its own help, and whose complaints are one line."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**{"formatter_class": HelpFormatter, "allow_abbrev": False, **options}, add_help=False)
        self.add_argument("-h", "--help", action="help", help=Help("terminal-option-help"))

    def read(self, words: Sequence[str] | None) -> argparse.Namespace:
        """What the words ask for. Raises Misuse for words that can't be taken, in the language in use."""
        before = vars(argparse)["_"]
        vars(argparse)["_"] = translated
        try:
            options: argparse.Namespace
            options, unknown = self.parse_known_args(words)
        finally:
            vars(argparse)["_"] = before
        if unknown:
            reason = text("terminal-words-unknown", words=shown(" ".join(unknown)))
            command = " ".join(filter(None, [self.prog, options.command, "--help"]))
            known = self._options_of(options.command) if unknown[0].startswith("--") else ()
            guess = meant(text("terminal-sentence", reason=reason), unknown[0].partition("=")[0], known)
            raise Misuse(guess or text("terminal-try-help", reason=reason, command=command))
        return options

    def _options_of(self, command: str | None) -> list[str]:
        """The options of that command; those in front of any for None."""
        if command is None:
            return list(self._option_string_actions)
        of = {name: part for action in self._actions for name, part in _commands(action).items()}
        return list(of[command]._option_string_actions)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Takes the words of a list behind options, too, as in `arena careful --hands 10 random`."""
        options, unknown = super().parse_known_args(args, namespace)
        lists = [action.dest for action in self._get_positional_actions() if action.nargs == "*"]
        if lists and not any(word.startswith("-") for word in unknown):
            getattr(options, lists[0]).extend(unknown)
            unknown = []
        return options, unknown

    def _get_values(self, action: argparse.Action, arg_strings: list[str]) -> Any:
        if not action.option_strings or arg_strings != ["--"]:
            return super()._get_values(action, arg_strings)
        value = self._get_value(action, "--")  # of --file=--: older versions of argparse take it for no value at all
        self._check_value(action, value)
        return value

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is None or value in action.choices:
            return
        names, given = list(action.choices), shown(value)
        if _commands(action):
            if guess := meant(text("terminal-no-command", given=given), value, names):
                raise Misuse(guess)
            raise argparse.ArgumentError(None, text("terminal-words-unknown-command", name=given, choices=names))
        reason = text("terminal-none-of", given=given, names=names)
        named = text("terminal-words-argument", name="/".join(action.option_strings) or action.metavar, reason=reason)
        if guess := meant(text("terminal-sentence", reason=named), value, names):
            raise Misuse(guess)
        raise argparse.ArgumentError(action, reason)

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        (file or sys.stdout).write(message)  # argparse would hear of no full disk

    def error(self, message: str) -> NoReturn:
        """Raises Misuse, naming the help that would have helped."""
        raise Misuse(text("terminal-try-help", reason=shown(message), command=f"{self.prog} --help"))
