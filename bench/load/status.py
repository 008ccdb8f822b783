"""Shows progress to a person who is waiting."""

from __future__ import annotations

import sys
import time

SELDOM = 10.0
"""Seconds between two lines if standard error isn't a terminal."""


class Status:
    """On a terminal, a single line that is overwritten and removed in the end; elsewhere, a line now and then."""

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
