"""The interface of every store, whatever its database."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from sqlalchemy import ColumnElement, Executable, Select, Table

if TYPE_CHECKING:  # importing the dialects that aren't used would take a thirtieth of a server's start
    from sqlalchemy.dialects import postgresql, sqlite

log = logging.getLogger(__name__)

Written = Callable[[Exception | None], None]
"""Called on the event loop with None once something is durable, or with the reason why it isn't: `Taken`, `Gone`,
`Unfit` or `Unavailable`."""


def call(done: Written, error: Exception | None) -> None:
    """Calls it. If it raises an error, those whose writes were in the same commit must be called nevertheless."""
    try:
        done(error)
    except Exception:
        log.exception("after a write")


Statement = Executable
"""A statement for the database."""

Upsert: TypeAlias = "sqlite.Insert | postgresql.Insert"
"""A statement that inserts a row, or changes the existing one."""

Time: TypeAlias = "int | ColumnElement[int]"
"""A time in milliseconds, or the database's clock. Of what several workers see within minutes it has to be the latter:
the clocks of their machines may differ by so much that what one has just stored is too old for another.
"""

Rows = Sequence[Any]
"""The rows that a statement returned."""

Missed = Callable[[], None]
"""Called on the event loop when notifications may have been lost: other processes may have written anything."""

Told = Callable[[str], None]
"""Called on the event loop with what another process has sent by `Store.tell`."""

Heard = Callable[[str, int], None]
"""Called on the event loop with a table to whose log another process has appended, and the log's last number."""


class Taken(Exception):
    """A key is in use already, such as a number in a table's log: another writer was first. Nothing was written."""


class Gone(Exception):
    """The person that something was to be stored for has been forgotten. Nothing was written."""


class Unavailable(Exception):
    """The database couldn't be reached or didn't answer. A write may or may not have been done."""


class Newer(Unavailable):
    """The database was written by a newer version than this one."""


class Foreign(Unavailable):
    """The file isn't a database of ours."""


class Damaged(Unavailable):
    """The file is a database, but what is in it can't be read."""


class Busy(Unavailable):
    """Another program keeps the file to itself."""


class Full(Unavailable):
    """There is no room left to write."""


class Failing(Unavailable):
    """The disk can't be read or written."""


class Unaddressed(Unavailable):
    """The URL of the database can't be read."""


class Unfit(Exception):
    """A character or number that the database can never store or look up."""


class Store(ABC):
    """A database of tables and people."""

    heard: Heard | None = None
    missed: Missed | None = None
    told: Told | None = None
    shared = False
    "Whether other processes can write to it, too."

    @staticmethod
    @abstractmethod
    def upsert(table: Table) -> Upsert:
        """A statement that inserts a row or changes the existing one, in the database's dialect."""

    @staticmethod
    @abstractmethod
    def size(words: ColumnElement[str]) -> ColumnElement[int]:
        """The length of a text in UTF-8 bytes, in the database's dialect."""

    @staticmethod
    @abstractmethod
    def clock() -> ColumnElement[int]:
        """The database's clock in milliseconds, in its dialect: the same for all workers, whose own clocks differ."""

    @abstractmethod
    def append(self, table: str, n: int, texts: Sequence[str], done: Written, also: Sequence[Statement] = ()) -> None:
        """Appends entries to a table's log from number `n` on, and executes the statements in `also`, all in one
        transaction.

        Appends of different tables at the same time are committed together. For one table, wait for `done` before the
        next append.
        """

    @abstractmethod
    async def write(self, *statements: Statement) -> Rows:
        """Executes statements in one transaction, and returns the rows of the last one, if it has any."""

    @abstractmethod
    async def read(self, statement: Select[Any]) -> Rows:
        """Returns the rows of a query."""

    @abstractmethod
    async def tell(self, words: str) -> None:
        """Sends a message to all other processes, if there are any. It is only a hint, and may be lost."""

    @abstractmethod
    async def close(self) -> None:
        """Commits what is still to be written, and closes the database."""
