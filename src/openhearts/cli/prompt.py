"""The prompt: asks a person for a line, and knows the words that it obeys rather than takes as an answer."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, NoReturn

from openhearts.cli.stop import Stop
from openhearts.cli.words import text

LONGEST_LINE = 4096
"""As many letters as a terminal takes in a line."""


class Quit(Exception):
    """The person wants to leave."""


class Command(NamedTuple):
    """What a word does, and what the help says of it; nothing of a word that only means the same as another."""

    do: Callable[[], object]
    about: Callable[[], str] | None = None


Commands = Mapping[str, Command]
"""A prompt's commands by the words for them, in lower case: what is obeyed, guessed and explained."""


def leave() -> NoReturn:
    """Ends what the person is being asked."""
    raise Quit


def leaving(about: Callable[[], str]) -> dict[str, Command]:
    """The words with which every prompt is left."""
    return {"quit": Command(leave, about), "exit": Command(leave)}


def helping(explain: Callable[[], object]) -> dict[str, Command]:
    """The words that ask every prompt what can be typed."""
    return {"?": Command(explain), "help": Command(explain)}


def explained(commands: Commands) -> list[tuple[str, str]]:
    """The commands that have an explanation, with it."""
    return [(word, command.about()) for word, command in commands.items() if command.about is not None]


def to_guess(commands: Commands) -> Iterable[str]:
    """The words that somebody may have mistyped."""
    return filter(str.isalpha, commands)


def read_line(prompt: str) -> str:
    """A line from standard input; where it comes from no keyboard, it is shown as if it had been typed. Raises EOFError
    when no more will come, and Stop for a line that is longer than anybody's: it may have no end."""
    if not sys.stdin.isatty():
        print(prompt, end="", flush=True)
        line = sys.stdin.readline(LONGEST_LINE + 1)
        if not line:
            raise EOFError
        if len(line) > LONGEST_LINE and not line.endswith("\n"):
            raise Stop(text("terminal-line-long", most=LONGEST_LINE))
        line = line.removesuffix("\n")
        print(line)
        return line
    with contextlib.suppress(ImportError):  # not every Python has it
        import readline  # noqa: F401 - arrow keys and history, once it is imported
    return input(prompt)
