"""Deals played in the threads of this process, and handed over in their order."""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

from openhearts.arena.bout import Deal, Outcome

AHEAD = 4  # deals a thread, begun before those in front of them are counted

Item = TypeVar("Item")
Begun = TypeVar("Begun")
Done = TypeVar("Done")

Play = Callable[[Deal, threading.Event], Outcome]


def usual() -> int:
    """How many threads this process may run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def in_order(
    items: Iterable[Item], begin: Callable[[Item], Begun], finish: Callable[[Begun], Done], ahead: int
) -> Generator[Done]:
    """What comes of the items, in their order, while up to `ahead` of them are at work."""
    at_work: deque[Begun] = deque()
    for item in items:
        at_work.append(begin(item))
        if len(at_work) >= ahead:
            yield finish(at_work.popleft())
    while at_work:
        yield finish(at_work.popleft())


def in_threads(deals: Iterable[Deal], play: Play, threads: int) -> Generator[Outcome]:
    """Plays the deals. Closing the generator gives up those that are still at work."""
    stop = threading.Event()
    if threads == 1:
        for deal in deals:
            yield play(deal, stop)
        return
    pool = ThreadPoolExecutor(threads, "arena")

    def begin(deal: Deal) -> Future[Outcome]:
        return pool.submit(play, deal, stop)

    try:
        yield from in_order(deals, begin, Future.result, threads * AHEAD)
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)
