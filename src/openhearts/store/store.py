"""What every store can do, whatever database is behind it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Executable, Select, Table
from sqlalchemy.dialects import postgresql, sqlite

Written = Callable[[Exception | None], None]
"""Told, on the event loop, once something is durable: None. Or why it isn't: `Taken`, `Gone`, `Unfit` or
`Unavailable`."""

Statement = Executable
"""What a database can be asked to do."""

Upsert = sqlite.Insert | postgresql.Insert
"""What inserts a row, or changes the one that is there already."""

Rows = Sequence[Any]
"""What a statement returned."""

Missed = Callable[[], None]
"""Told, on the event loop, that some of it may not have been heard: others have written, nobody knows where."""

Told = Callable[[str], None]
"""Told, on the event loop, what another process has said by `Store.tell`."""

Heard = Callable[[str, int], None]
"""Told, on the event loop, of a table to whose log another process has appended, and up to which number."""


class Taken(Exception):
    """That number of that table stands in the log already: another worker was first. Nothing was written."""


class Gone(Exception):
    """It was to be kept for somebody who has been forgotten. Nothing was written."""


class Unavailable(Exception):
    """The database could not be asked. What was to be written may or may not have been."""


class Newer(Unavailable):
    """A newer version than this one has worked with the database."""


class Foreign(Unavailable):
    """The file is no database of ours."""


class Unfit(Exception):
    """No database can keep that or look for it, now or ever: a character or a number that it doesn't have."""


class Store(ABC):
    """A database of tables and people."""

    heard: Heard | None = None
    missed: Missed | None = None
    told: Told | None = None
    shared = False
    "Whether other processes may write, too."

    @staticmethod
    @abstractmethod
    def upsert(table: Table) -> Upsert:
        """Puts a row in, or changes the one that is there already: each database says it in its own way."""

    @staticmethod
    @abstractmethod
    def size(words: ColumnElement[str]) -> ColumnElement[int]:
        """How many bytes a text has in UTF-8: each database says it in its own way."""

    @abstractmethod
    def append(self, table: str, n: int, texts: Sequence[str], done: Written, also: Sequence[Statement] = ()) -> None:
        """Appends entries to a table's log from number `n` on, and executes what goes with them: all of it or nothing.

        What different tables append at the same time is made durable together. For one table, wait for `done` before
        the next.
        """

    @abstractmethod
    async def write(self, *statements: Statement) -> Rows:
        """Executes statements in one transaction. The rows that the last one returns, if it returns any."""

    @abstractmethod
    async def read(self, statement: Select[Any]) -> Rows:
        """The rows of a statement that changes nothing."""

    @abstractmethod
    async def tell(self, words: str) -> None:
        """Says something to all other processes, if there are any: a hint, which may be lost."""

    @abstractmethod
    async def close(self) -> None:
        """Makes durable what is still to be written, and lets go of the database."""
