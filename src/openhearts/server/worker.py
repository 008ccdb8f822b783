"""What a table needs of the process that hosts it: a store, clocks, threads for the bots, background work."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Sequence
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
    """A process that hosts tables out of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.stored = StoredTables(store, new_id())
        self.loop = asyncio.get_running_loop()
        self.measures = Measures()
        self.thinkers = Thinkers(self.measures.thinking)
        self.named: set[str] = set()
        "Who has been named in logs of late: they may have been forgotten without this worker's hearing of it."
        self._tasks: set[asyncio.Task[Any]] = set()

    @staticmethod
    def now() -> int:
        """Milliseconds of this machine's clock."""
        return time.time_ns() // 1_000_000

    @staticmethod
    def time() -> float:
        """Seconds that never run backwards."""
        return time.monotonic()

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Does something beside."""
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def read(self, id: str) -> Table:
        """A table as its log has it."""
        return await replayed(self.stored, id)


async def replayed(stored: StoredTables, id: str) -> Table:
    """The table that has the log stored under that id. In a thread: nobody else has to wait for a long evening."""
    texts = await stored.log(id)
    return await asyncio.to_thread(_replayed, texts, await stored.secrets(id))


def _replayed(texts: Sequence[str], secrets: Sequence[bytes]) -> Table:
    entries = written(texts)
    committed = sum(isinstance(entry, Committed) for entry in entries)
    return Table.replay(entries, secrets[:committed])


def written(texts: Sequence[str]) -> list[Entry]:
    """The entries that stand in a log. Raises `Newer` for what this version doesn't know: a worker of a newer one has
    written it, while workers are replaced one after another.
    """
    try:
        return [decoded(text) for text in texts]
    except ValidationError as error:
        raise Newer(str(error)) from error
