"""How a command ends before its work is done: with one sentence and an exit code. Never prints."""

from __future__ import annotations

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
