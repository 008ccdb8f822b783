"""Ctrl-C while the command is still being loaded, and after its work: it ends as any program does, with nothing said.

Python raises KeyboardInterrupt in whatever it is importing and prints where, since nobody is there yet to catch it. A
program of somebody's own that imports the package keeps what it has.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager


def is_command() -> bool:
    """Whether this process is `openhearts ...` or `python -m openhearts ...`. Where the words of the command begin,
    Python's own command line has what it was told to run.
    """
    run = sys.orig_argv[-len(sys.argv) :] if sys.argv else []
    return bool(run) and os.path.splitext(os.path.basename(run[0]))[0] == "openhearts"


@contextmanager
def heard() -> Iterator[None]:
    """In which Ctrl-C raises KeyboardInterrupt, though the command began without."""
    if not _unheard:
        yield
        return
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


_unheard = is_command() and signal.getsignal(signal.SIGINT) is signal.default_int_handler  # nohup has it ignored
if _unheard:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
