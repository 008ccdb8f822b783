"""Where bots think: in threads, as many as the machine can spare, so that nobody's move waits for them."""

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
"""How long a bot may think about a decision: less if so many wait for a thread that the last would wait longer."""

log = logging.getLogger(__name__)


class Thinkers:
    """The threads."""

    def __init__(self, spread: Spread, threads: int = max(1, (os.cpu_count() or 1) - 1)) -> None:
        self._spread = spread
        "Of how long they take."
        self._loop = asyncio.get_running_loop()
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._threads = threads
        self._waiting = 0
        "How many think or are to think."

    def choose(self, name: str, view: View, chosen: Callable[[Action], None]) -> None:
        """Lets a bot choose, and tells what, on the event loop."""

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
            else:
                self._spread.add(monotonic() - began)
                chosen(future.result())

        began = monotonic()
        self._waiting += 1
        self._pool.submit(think).add_done_callback(done)

    def close(self) -> None:
        """Waits for nobody: what they think about stands in the store."""
        self._pool.shutdown(wait=False, cancel_futures=True)
