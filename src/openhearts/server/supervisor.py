"""Several processes that serve at one port, and what watches over them."""

from __future__ import annotations

import contextlib
import logging
import mmap
import os
import signal
import socket
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from openhearts.server.addresses import shared_out
from openhearts.server.neighbours import Neighbours, Place, boxes
from openhearts.server.service import Settings

STARTED_AGAIN_AFTER = 1.0
LOOK_EVERY = 0.5
HANGS_AFTER = 30.0
"""After how many seconds without a sign of life a worker is ended as if it had died: others let time pass at its
tables, but whoever plays there is still handed over to it.
"""

Work = Callable[[socket.socket, Settings, Neighbours, int, Callable[[], None]], None]
"""What a worker does until it ends: at its socket, beside its neighbours, watched over by a process, to which it gives
signs of life."""

log = logging.getLogger(__name__)


def supervise(at: socket.socket, settings: Settings, workers: int, work: Work) -> None:
    """Starts workers, and another one for each that ends before it should, or hangs. Who comes meanwhile waits for it:
    the socket stays open here.
    """
    stopping = False
    lives = mmap.mmap(-1, workers)  # each writes its sign there, and here it is taken away
    silent: dict[int, int] = {}  # how often a process has been looked at since its last one; none: it is starting
    sockets, pairs = shared_out(at, workers), boxes(workers)
    running: dict[int, int] = {}  # which of the workers each process is
    metrics = settings.metrics

    def stop(_number: int, _frame: object) -> None:
        nonlocal stopping
        stopping = True
        for each in list(running):
            with contextlib.suppress(ProcessLookupError):
                os.kill(each, signal.SIGTERM)

    taken = {each: signal.signal(each, stop) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        while not stopping or running:
            for number in sorted(set(range(workers)) - set(running.values())) if not stopping else ():
                own = (metrics[0], metrics[1] + number) if metrics else None
                place = Place(number, workers)
                theirs = replace(settings, metrics=own, place=place)
                lives[number] = 0
                running[_worker(work, sockets[number], theirs, Neighbours(place, pairs), lives)] = number
            with contextlib.suppress(ChildProcessError):
                while ended := os.waitpid(-1, os.WNOHANG)[0]:
                    running.pop(ended, None)
                    silent.pop(ended, None)
                    if not stopping:
                        log.warning("worker %d has ended, and another one takes its place", ended)
                        time.sleep(STARTED_AGAIN_AFTER)
            for process, number in running.items():
                if lives[number]:
                    lives[number] = silent[process] = 0
                elif process in silent:
                    silent[process] += 1
                    if silent[process] * LOOK_EVERY > HANGS_AFTER:
                        os.kill(process, signal.SIGKILL)
            time.sleep(LOOK_EVERY)
    finally:
        for each, handler in taken.items():
            signal.signal(each, handler)


def _worker(work: Work, at: socket.socket, settings: Settings, neighbours: Neighbours, lives: mmap.mmap) -> int:
    """A process of its own."""
    parent = os.getpid()
    child = os.fork()
    if child:
        return child
    status = 1
    try:
        work(at, settings, neighbours, parent, partial(lives.__setitem__, settings.place.number, 1))
        status = 0
    finally:
        os._exit(status)
