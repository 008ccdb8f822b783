"""How a command ends before its work is done: with one sentence and an exit code. Never prints."""

from __future__ import annotations

import errno
import signal
import sys
from pathlib import Path

from openhearts.cli.words import refused, shown, text

DONE = 0
FAILED = 1
MISUSED = 2
INTERRUPTED = 130


class Stop(Exception):
    """Ends the command. The text goes to standard error in one line, after the program's name."""

    def __init__(self, words: str, code: int = FAILED) -> None:
        super().__init__(words)
        self.code = code


class Misuse(Stop):
    """What was asked for can't be done: the words on the command line are to blame."""

    def __init__(self, words: str) -> None:
        super().__init__(words, MISUSED)


def endings() -> list[signal.Signals]:
    """What tells a program to end, or that its terminal is gone, which Windows doesn't tell. Ctrl-C aside."""
    return [signal.SIGTERM, *([signal.SIGHUP] if sys.platform != "win32" else [])]


def whole_number(option: str, value: int, least: int, most: int) -> None:
    """Raises Misuse unless the option's value lies between the two."""
    if not least <= value <= most:
        # As text: what somebody is to type has no commas.
        raise Misuse(text("terminal-whole-number", option=option, least=str(least), most=str(most)))


def unusable(file: object, reason: str | OSError) -> Misuse:
    """Misuse of a file: it can't be read, or not for what it is given for."""
    said = refused(reason) if isinstance(reason, OSError) else reason
    return Misuse(text("terminal-file", file=shown(file), reason=said))


def no_folder(file: Path) -> None:
    """Raises Misuse if a folder stands where a file is to be."""
    if file.is_dir():
        raise unusable(file, IsADirectoryError(errno.EISDIR, ""))
