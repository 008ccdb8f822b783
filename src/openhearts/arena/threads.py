"""Plays deals in threads of this process, and returns their outcomes in order."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future
from queue import SimpleQueue

from openhearts.arena.bout import Deal, Outcome
from openhearts.in_order import in_order

AHEAD = 4  # deals per thread that may be started before earlier ones are counted
END_SECONDS = 0.5  # for threads to end; with bots and programs they do, but a callable may still be running

Play = Callable[[Deal, threading.Event], Outcome]


def usual() -> int:
    """The default number of threads: how many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def in_threads(deals: Iterable[Deal], play: Play, threads: int) -> Generator[Outcome]:
    """Plays the deals. Closing the generator abandons the deals in progress."""
    stop = threading.Event()
    if threads == 1:
        for deal in deals:
            yield play(deal, stop)
        return
    tasks: SimpleQueue[tuple[Deal, Future[Outcome]] | None] = SimpleQueue()

    def work() -> None:
        while (task := tasks.get()) is not None:
            deal, future = task
            try:
                future.set_result(play(deal, stop))
            except BaseException as error:
                future.set_exception(error)

    def begin(deal: Deal) -> Future[Outcome]:
        future: Future[Outcome] = Future()
        tasks.put((deal, future))
        return future

    # Not an executor: at exit the interpreter would wait for its threads, however long a callable takes.
    workers = [threading.Thread(target=work, name="arena", daemon=True) for _ in range(threads)]
    for worker in workers:
        worker.start()
    try:
        yield from in_order(deals, begin, Future.result, threads * AHEAD)
    finally:
        stop.set()
        for _ in workers:
            tasks.put(None)
        deadline = time.monotonic() + END_SECONDS
        for worker in workers:
            worker.join(max(0.0, deadline - time.monotonic()))
