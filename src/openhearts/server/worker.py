"""What a table needs from the process that hosts it: a store, clocks, threads for the bots, background tasks."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from msgspec import ValidationError

from openhearts.server.chance import new_id
from openhearts.server.measures import Measures
from openhearts.server.thinkers import Thinkers
from openhearts.store import Newer, Store
from openhearts.store.tables import StoredTables
from openhearts.tables import Table, decoded
from openhearts.tables.protocol import Committed, Entry


class Worker:
    """A process that hosts the tables in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.stored = StoredTables(store, new_id())
        self.loop = asyncio.get_running_loop()
        self.measures = Measures()
        self.thinkers = Thinkers(self.measures.thinking)
        self.named: set[str] = set()
        "People recently named in logs. They may have been forgotten without this worker being notified."
        self.blocked: Callable[[str, str], None] = lambda _one, _other: None
        "Called when somebody has blocked somebody else."
        self.unblocked: Callable[[str, str], None] = lambda _one, _other: None
        "Called when somebody has taken that back at a table."
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stopped = False

    @staticmethod
    def now() -> int:
        """This machine's wall clock, in milliseconds."""
        return time.time_ns() // 1_000_000

    @staticmethod
    def time() -> float:
        """A monotonic clock, in seconds."""
        return time.monotonic()

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Starts a background task. After `stop`, it is cancelled at once."""
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        if self._stopped:
            task.cancel()
        return task

    async def stop(self) -> None:
        """Cancels all background tasks, also those that a timer or another worker's message starts from now on: they
        would open connections to a database that is about to be closed.
        """
        self._stopped = True
        for task in list(self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task

    async def read(self, id: str) -> Table:
        """Loads a table from its log."""
        return await replayed(self.stored, id)


async def replayed(stored: StoredTables, id: str) -> Table:
    """Replays a table from its stored log. It runs in a thread, because the log of a long evening takes a while."""
    texts = await stored.log(id)
    return await asyncio.to_thread(_replayed, texts, await stored.secrets(id))


def _replayed(texts: Sequence[str], secrets: Sequence[bytes]) -> Table:
    entries = written(texts)
    committed = sum(isinstance(entry, Committed) for entry in entries)
    return Table.replay(entries, secrets[:committed])


def written(texts: Sequence[str]) -> list[Entry]:
    """Decodes the entries of a log. Raises `Newer` for one that this version doesn't know: a worker of a newer version
    has written it during a rolling update.
    """
    try:
        return [decoded(text) for text in texts]
    except ValidationError as error:
        raise Newer(str(error)) from error
