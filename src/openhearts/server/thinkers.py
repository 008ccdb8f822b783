"""Runs the bots in as many threads as the machine can spare, so that moves don't have to wait for them."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from time import monotonic

from openhearts.bots import bot
from openhearts.game import Action, View
from openhearts.server.measures import Spread

SECONDS = 1.0
"""How long a bot may think about a decision. It gets less when bots wait for threads, so that the last needn't wait
longer than this."""

log = logging.getLogger(__name__)


class Thinkers:
    """The threads for bots."""

    def __init__(self, spread: Spread, threads: int = max(1, (os.cpu_count() or 1) - 1)) -> None:
        self._spread = spread
        "The histogram of thinking times."
        self._loop = asyncio.get_running_loop()
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._threads = threads
        self._waiting = 0
        "How many bots are thinking or waiting for a thread."

    def choose(self, name: str, view: View, chosen: Callable[[Action], None], failed: Callable[[], None]) -> None:
        """Lets a bot choose in a thread, then calls `chosen` on the event loop, or `failed` if it couldn't."""

        def think() -> Action:
            seconds = SECONDS * self._threads / max(self._threads, self._waiting)
            return bot(name, seconds=seconds).choose(view)

        def done(future: Future[Action]) -> None:
            if not future.cancelled():
                self._loop.call_soon_threadsafe(over, future)

        def over(future: Future[Action]) -> None:
            self._waiting -= 1
            if (error := future.exception()) is not None:
                log.error("the bot %s could not choose", name, exc_info=error)
                failed()
            else:
                self._spread.add(monotonic() - began)
                chosen(future.result())

        began = monotonic()
        self._waiting += 1
        self._pool.submit(think).add_done_callback(done)

    def close(self) -> None:
        """Stops without waiting for the bots: their tables are in the store."""
        self._pool.shutdown(wait=False, cancel_futures=True)
