"""A progress bar on standard error, for a person who waits; nothing where nobody watches."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from openhearts.cli.words import text

WIDTH = 30


class Progress:
    """A bar from 0 to `whole`, on one line that is gone when the work is done. Its title is asked for if it is seen."""

    def __init__(self, title: Callable[[], str], whole: int) -> None:
        self.title = title
        self.whole = whole
        self.shown = sys.stderr.isatty()
        self.started = time.monotonic()

    def __enter__(self) -> Progress:
        self.at(0)
        return self

    def __exit__(self, *_: object) -> None:
        if self.shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)

    def at(self, done: int) -> None:
        """Moves the bar."""
        if not self.shown:
            return
        share = min(1.0, done / self.whole)
        left = (time.monotonic() - self.started) * (1 - share) / share if share > 0 else None
        bar = "█" * round(WIDTH * share)
        wait = "" if left is None else "  " + text("terminal-seconds-left", seconds=round(left))
        print(f"\r\033[K{self.title()}  {bar:░<{WIDTH}} {share:4.0%}{wait}", end="", file=sys.stderr, flush=True)
