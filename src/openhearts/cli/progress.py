"""A progress bar on standard error, for a person who waits; nothing where nobody watches."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Callable

from openhearts.cli import columns
from openhearts.cli.words import text

WIDEST = 30
LEAST = 5
"""Columns of the bar; where there is room for fewer, it is left out."""


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
        wait = "" if left is None else "  " + text("terminal-seconds-left", seconds=round(left))
        line = self._line(f"{self.title()}  ", f" {share:4.0%}", wait, share)
        print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)

    def _line(self, title: str, percent: str, wait: str, share: float) -> str:
        """As much of it as stands in one line: what goes on in a second could not be taken away again."""
        wide = shutil.get_terminal_size().columns - 1
        room = min(WIDEST, wide - columns.width(title + percent + wait))
        if room >= LEAST:
            return f"{title}{'█' * round(room * share):░<{room}}{percent}{wait}"
        fits = (line for line in (title + percent + wait, title + percent) if columns.width(line) <= wide)
        return next(fits, percent.strip()[:wide])
