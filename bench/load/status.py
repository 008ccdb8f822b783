"""Shows progress to a person who waits."""

from __future__ import annotations

import sys
import time

SELDOM = 10.0
"""How many seconds to leave between lines outside a terminal."""


class Status:
    """Shows progress: in a terminal on one line, which is overwritten and finally cleared; elsewhere on a few lines."""

    def __init__(self) -> None:
        self._said = float("-inf")

    def __enter__(self) -> Status:
        return self

    def say(self, text: str) -> None:
        """Shows what is going on now."""
        if sys.stderr.isatty():
            print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
        elif time.monotonic() >= self._said + SELDOM:
            self._said = time.monotonic()
            print(text, file=sys.stderr, flush=True)

    def __exit__(self, *_: object) -> None:
        if sys.stderr.isatty():
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
