"""The prompt: asks a person for a line."""

from __future__ import annotations

import contextlib
import sys


class Quit(Exception):
    """The person wants to leave."""


def read_line(prompt: str) -> str:
    """A line from standard input; where it comes from no keyboard, it is shown as if it had been typed."""
    if not sys.stdin.isatty():
        line = input(prompt)
        print(line)
        return line
    with contextlib.suppress(ImportError):  # not every Python has it
        import readline  # noqa: F401 - arrow keys and history, once it is imported
    return input(prompt)
