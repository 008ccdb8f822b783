"""The command `openhearts`: reads the words, runs the command they name, turns what goes wrong into one line.

No command prints a traceback: errors are `openhearts: a sentence` on standard error, with exit code 2 where the words
on the command line are to blame, 1 where something failed, 130 after Ctrl-C.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

import openhearts
from openhearts.cli import arena, bench, play, rules, score, serve
from openhearts.cli.stop import FAILED, INTERRUPTED, Misuse, Stop
from openhearts.cli.terminal_style import printable
from openhearts.errors import OpenHeartsError

EXAMPLES = """\
examples:
  openhearts play                              a game against three bots, here in the terminal
  openhearts play --preset omnibus --seed 7    the same cards as everybody who plays seed 7
  openhearts score evening.csv                 the sheet of a game with real cards
  openhearts serve --open                      the same game in the browser
  openhearts rules black-maria                 how it is played, in plain words
  openhearts rules --list                      the games there are
  openhearts arena careful random              which bot is better, and how sure that is

`openhearts COMMAND --help` tells more about each.
"""


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaints are one line."""

    def error(self, message: str) -> NoReturn:
        """Raises Misuse, naming the help that would have helped."""
        raise Misuse(f"{message}; try `{self.prog} --help`")


def parser() -> Parser:
    """The whole command line."""
    whole = Parser(
        prog="openhearts",
        description="Hearts, every way it is played: in the terminal, in the browser, and for bots.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    whole.add_argument("--version", action="version", version=f"openhearts {openhearts.__version__}")
    commands = whole.add_subparsers(title="commands", dest="command", metavar="COMMAND")
    for command in (play, serve, score, rules, arena, bench):
        part = commands.add_parser(
            command.NAME,
            help=command.HELP,
            description=command.__doc__,
            epilog=command.EXAMPLES,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        command.add_options(part)
        part.set_defaults(run=command.run)
    return whole


def main(words: Sequence[str] | None = None) -> int:
    """Runs the command that `words` (default: those of the process) name; returns its exit code."""
    # A stream that the caller has closed: nothing can be read, and what is written is lost.
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115 - until the process ends
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        return say("standard output is closed", FAILED)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal that lacks ♠, or input that is no text, ends no game
            stream.reconfigure(errors="replace")
    try:
        code = run(words)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read us has had enough, as `head` has
        _give_up_output()
        return FAILED
    except OSError as error:  # a full disk
        _give_up_output()
        return say(str(error), FAILED)
    return code


def _give_up_output() -> None:
    """What could not be written yet is not tried again when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def run(words: Sequence[str] | None) -> int:
    """Runs the command, telling what goes wrong."""
    try:
        whole = parser()
        options, unknown = whole.parse_known_args(words)
        if unknown:
            help_of = f"{whole.prog} {options.command}" if options.command else whole.prog
            raise Misuse(f"unrecognized arguments: {' '.join(unknown)}; try `{help_of} --help`")
        if options.command is None:
            whole.print_help()
            return 0
        return int(options.run(options))
    except Stop as stop:
        return say(str(stop), stop.code)
    except (OpenHeartsError, OSError) as error:
        if isinstance(error, BrokenPipeError):
            raise
        return say(str(error), FAILED)
    except KeyboardInterrupt:
        print(file=sys.stderr)  # past the ^C
        return INTERRUPTED


def say(words: str, code: int) -> int:
    """One line on standard error, whatever the words."""
    print(f"openhearts: {printable(' '.join(words.split()))}", file=sys.stderr)
    return code
