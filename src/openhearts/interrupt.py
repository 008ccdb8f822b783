"""Ctrl-C while the command is still being imported, and after its work: it ends silently, like any other program.

By default Python raises KeyboardInterrupt in whatever it is importing, and prints a traceback, since nothing can catch
it yet. Other programs that import the package keep their own handling.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager


def is_command() -> bool:
    """Whether this process is `openhearts ...` or `python -m openhearts ...`. In Python's own command line, what it was
    told to run comes where the command's arguments begin.
    """
    run = sys.orig_argv[-len(sys.argv) :] if sys.argv else []
    return bool(run) and os.path.splitext(os.path.basename(run[0]))[0] == "openhearts"


@contextmanager
def heard() -> Iterator[None]:
    """A context in which Ctrl-C raises KeyboardInterrupt again, although it was turned off at start."""
    if not _unheard:
        yield
        return
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


_unheard = is_command() and signal.getsignal(signal.SIGINT) is signal.default_int_handler  # nohup's stays ignored
if _unheard:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
