"""Supervises several worker processes that serve at one port."""

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
"""After how many seconds without a sign of life a worker is killed. Other workers run the clocks of its tables by then,
but the players' connections would still be handed over to it.
"""

Work = Callable[[socket.socket, Settings, Neighbours, int, Callable[[], None]], None]
"""Runs a worker until it ends, given its listening socket, the settings, its neighbours, the supervisor's process id
and a function that gives a sign of life."""

log = logging.getLogger(__name__)


def supervise(at: socket.socket, settings: Settings, workers: int, work: Work) -> None:
    """Starts workers, and replaces each that ends too early or hangs. Connections wait meanwhile: the socket stays open
    here.
    """
    stopping = False
    lives = mmap.mmap(-1, workers)  # workers set their bytes as signs of life; cleared here
    silent: dict[int, int] = {}  # by process, checks since its last sign; absent while it is starting
    sockets, pairs = shared_out(at, workers), boxes(workers)
    running: dict[int, int] = {}  # the worker number of each process
    metrics = settings.metrics

    def stop(_number: int, _frame: object) -> None:
        nonlocal stopping
        stopping = True

    taken = {each: signal.signal(each, stop) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        while not stopping or running:
            for number in sorted(set(range(workers)) - set(running.values())) if not stopping else ():
                own = (metrics[0], metrics[1] + number) if metrics else None
                place = Place(number, workers)
                theirs = replace(settings, metrics=own, place=place)
                lives[number] = 0
                running[_worker(work, sockets[number], theirs, Neighbours(place, pairs), lives)] = number
            before = len(running)
            with contextlib.suppress(ChildProcessError):
                while ended := os.waitpid(-1, os.WNOHANG)[0]:
                    running.pop(ended, None)
                    silent.pop(ended, None)
                    if not stopping:
                        log.warning("worker %d has ended, and another one takes its place", ended)
            if len(running) < before and not stopping:  # once for all: they may have ended for the same reason
                time.sleep(STARTED_AGAIN_AFTER)
            for process, number in running.items():
                if stopping:  # again and again: until a worker has begun to serve, it takes signals as we do
                    os.kill(process, signal.SIGTERM)
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
    """Starts a worker in a process of its own. Returns the process id."""
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
