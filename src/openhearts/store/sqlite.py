"""The store in one SQLite file. One thread writes: everything that arrives during a commit goes into the next one."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import sqlite3
import threading
from collections.abc import Sequence
from functools import cache
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from sqlite3 import SQLITE_CONSTRAINT_FOREIGNKEY
from sqlite3 import Connection as File
from sqlite3 import IntegrityError as NotUnique
from typing import Any

from msgspec import Struct
from sqlalchemy import (
    URL,
    BigInteger,
    ColumnElement,
    Connection,
    Engine,
    Executable,
    LargeBinary,
    Select,
    cast,
    create_engine,
    event,
    func,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from openhearts.store.migrate import migrate
from openhearts.store.store import (
    Busy,
    Damaged,
    Failing,
    Foreign,
    Full,
    Gone,
    Rows,
    Store,
    Taken,
    Unavailable,
    Unfit,
    Written,
    call,
)

APART = 0.004
"""How many seconds to wait after a commit: it costs more than the rest of a move, and what arrives meanwhile can share
the next one. When there is little to write, nothing has to wait."""

UNIX_EPOCH = 2_440_587.5
"""As a Julian day."""

UNFIT = (DataError, OverflowError, UnicodeError)
"""Errors for a number or text that SQLite can't store, or that we don't let it store."""

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    "wal_autocheckpoint=4000",  # pages: active tables keep rewriting the same ones
)

OURS = {"alembic_version", "entries"}
"""Database tables by which a file of ours is recognised."""

FAILURES = {
    sqlite3.SQLITE_BUSY: Busy,
    sqlite3.SQLITE_LOCKED: Busy,
    sqlite3.SQLITE_FULL: Full,
    sqlite3.SQLITE_IOERR: Failing,
    sqlite3.SQLITE_CORRUPT: Damaged,
}
"""What SQLite says in English, and people are told in their own language."""

NOT_WRITABLE = {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN}
"""The second is for a file that can be read, where SQLite can't make those that it needs beside it."""

COLUMNS = 3
ROWS_MOST = 100
"""How many rows go into one statement. A statement blocks Python's other threads once, not once per row."""


class Work(Struct):
    """Something to be written atomically."""

    rows: list[str | int]
    "Rows of a table's log, flattened: table, number and text of each."
    statements: Sequence[Executable]
    done: Written
    error: Exception | None = None
    found: Rows = ()


def for_us_alone(path: Path) -> None:
    """Creates an empty file that no other user of the machine can read, unless the file exists: it will contain the
    secrets of games and the keys of tables. SQLite gives the files beside it the same mode.
    """
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def check_that_ours(path: Path, *, made: bool = False) -> None:
    """Raises `Foreign` if a file has tables, but not ours; with `made`, also if it has none, and if it is no
    database at all. Raises OSError if it can't be read. Changes nothing.
    """
    path.open("rb").close()  # the system says better than SQLite why not
    try:
        with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as file:
            names = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB:
            raise Foreign(str(path)) from error
        return  # opening it will report the error
    if (names or made) and not names >= OURS:
        raise Foreign(str(path))


def engine_at(path: Path | str) -> Engine:
    """An engine whose commits are on disk when they return."""
    url = URL.create("sqlite", database=str(Path(path).absolute()))  # relative, `:memory:` would be no file
    engine = create_engine(url, connect_args={"timeout": 10, "check_same_thread": False}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin only where we say so
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")

    @event.listens_for(engine, "before_cursor_execute")
    def check(_connection: Any, _cursor: Any, _statement: str, given: Any, _context: Any, many: bool) -> None:
        for row in given if many else (given,):
            if any(isinstance(each, str) and "\0" in each for each in row):
                raise UnicodeError("PostgreSQL has no NUL, and people are told the same whatever keeps their words")

    return engine


class SqliteStore(Store):
    """A store in a file."""

    def __init__(self, path: Path) -> None:
        self._engine = engine_at(path)
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[Work | None] = SimpleQueue()
        "None comes last, to close the store."
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._writes, name="store")

    @classmethod
    async def open(cls, path: Path) -> SqliteStore:
        """Opens the file, and creates or migrates the schema where needed."""
        path.parent.mkdir(parents=True, exist_ok=True)
        for_us_alone(path)
        check_that_ours(path)
        store = cls(path)
        try:
            await asyncio.to_thread(store._migrate)
        except SQLAlchemyError as error:
            store._engine.dispose()
            raise refusal(error, path) from error
        except Unavailable:
            store._engine.dispose()
            raise
        store._thread.start()
        return store

    def _migrate(self) -> None:
        with self._engine.connect().execution_options(writes=True) as connection, connection.begin():
            migrate(connection)

    upsert = staticmethod(sqlite.insert)

    @staticmethod
    def size(words: ColumnElement[str]) -> ColumnElement[int]:
        """Implements `Store.size`."""
        return func.length(cast(words, LargeBinary))

    @staticmethod
    def clock() -> ColumnElement[int]:
        """Implements `Store.clock`."""
        return cast((func.julianday("now") - UNIX_EPOCH) * 86_400_000, BigInteger)

    def append(self, table: str, n: int, texts: Sequence[str], done: Written, also: Sequence[Executable] = ()) -> None:
        """Implements `Store.append`."""
        rows: list[str | int] = []
        for number, text in enumerate(texts, n):
            rows += table, number, text
        self._put(Work(rows, also, done))

    async def write(self, *statements: Executable) -> Rows:
        """Implements `Store.write`."""
        future: asyncio.Future[Rows] = self._loop.create_future()

        def done(error: Exception | None) -> None:
            if future.cancelled():
                return
            if error is None:
                future.set_result(work.found)
            else:
                future.set_exception(error)

        work = Work([], statements, done)
        self._put(work)
        return await future

    async def read(self, statement: Select[Any]) -> Rows:
        """Implements `Store.read`."""
        return await asyncio.to_thread(self._read, statement)

    async def tell(self, _words: str) -> None:
        """Does nothing: there are no other processes to tell."""

    async def close(self) -> None:
        """Implements `Store.close`."""
        self._closing.set()
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)
        await asyncio.sleep(0)  # let the callbacks of the last commit run
        self._engine.dispose()

    def _read(self, statement: Select[Any]) -> Rows:
        try:
            with self._engine.connect() as connection:
                return connection.execute(statement).all()
        except (SQLAlchemyError, *UNFIT) as error:
            raise _fault(error) from error

    def _put(self, work: Work) -> None:
        if self._closing.is_set():
            raise Unavailable("the store is closed")
        self._waiting.put(work)

    # --- The writing thread ---

    def _writes(self) -> None:
        with self._engine.connect().execution_options(writes=True) as connection:
            version = _version(connection)
            while batch := self._gathered():
                self._write(connection, batch)
                self._loop.call_soon_threadsafe(_tell, batch)
                if (now := _version(connection)) != version:
                    version = now
                    self._loop.call_soon_threadsafe(self._others_wrote)
                self._closing.wait(APART)

    def _others_wrote(self) -> None:
        if self.missed is not None:
            self.missed()

    def _gathered(self) -> list[Work]:
        """Waits for work and returns all that has arrived; an empty list once the store closes."""
        batch: list[Work] = []
        while not batch or not self._waiting.empty():
            work = self._waiting.get()
            if work is None:
                self._waiting.put(None)  # for the next call
                break
            batch.append(work)
        return batch

    def _write(self, connection: Connection, batch: list[Work]) -> None:
        """Writes a batch in one commit. If that fails, writes each part by itself, so that none fails because of
        another; but not if another program keeps the file to itself, for which each would wait as long again.
        """
        try:
            rows = tuple(chain.from_iterable(work.rows for work in batch))
            if 0 < len(rows) <= ROWS_MOST * COLUMNS and not any(work.statements for work in batch):
                _append(connection, rows)  # a single statement is its own transaction
            else:
                with connection.begin():
                    _execute(connection, batch, rows)
        except Exception as error:
            why = _fault(error)
            if len(batch) > 1 and not isinstance(why, Busy):
                for work in batch:
                    self._write(connection, [work])
                return
            for work in batch:
                work.error = why


def _version(connection: Connection) -> int:
    """A number that changes when another connection writes, such as a command on the server's machine. 0 if the file
    can't be read.
    """
    file: File = connection.connection.driver_connection  # type: ignore[assignment]
    with contextlib.suppress(sqlite3.Error):
        return int(file.execute("PRAGMA data_version").fetchone()[0])
    return 0


def _fault(error: Exception) -> Exception:
    """The store's error for a database error."""
    reason = error.orig if isinstance(error, IntegrityError) else error
    if isinstance(reason, NotUnique):
        return Gone() if reason.sqlite_errorcode == SQLITE_CONSTRAINT_FOREIGNKEY else Taken()
    return Unfit(type(error).__name__) if isinstance(error, UNFIT) else _failure(error)


def refusal(error: Exception, path: Path) -> OSError | Unavailable:
    """The error to raise for one of SQLite's on opening the file."""
    if _code(error) in NOT_WRITABLE:
        why = errno.EROFS if os.statvfs(path).f_flag & os.ST_RDONLY else errno.EACCES
        return OSError(why, os.strerror(why), str(path))
    return _failure(error)


def _failure(error: Exception) -> Unavailable:
    """The store's error for one that doesn't come from what was to be written or read."""
    said = str(error.orig if isinstance(error, DBAPIError) else error)
    return FAILURES.get(_code(error), Unavailable)(said)


def _code(error: Exception) -> int:
    """SQLite's number for an error, 0 if it has none: the lowest byte, since the others only say more precisely why."""
    return int(getattr(error.orig if isinstance(error, DBAPIError) else error, "sqlite_errorcode", 0)) & 0xFF


def _execute(connection: Connection, batch: list[Work], rows: tuple[str | int, ...]) -> None:
    for at in range(0, len(rows), ROWS_MOST * COLUMNS):
        _append(connection, rows[at : at + ROWS_MOST * COLUMNS])
    for work in batch:
        for statement in work.statements:
            result = connection.execute(statement)
            work.found = result.all() if result.returns_rows else ()


def _append(connection: Connection, rows: tuple[str | int, ...]) -> None:
    """Appends rows without SQLAlchemy's overhead, because every move comes through here."""
    file: File = connection.connection.driver_connection  # type: ignore[assignment]
    file.execute(_appending(len(rows) // COLUMNS), rows)


@cache
def _appending(rows: int) -> str:
    """The INSERT for so many rows. OR ROLLBACK: if a row fails, the whole transaction does anyway, so SQLite needn't
    journal how to undo the statement alone.
    """
    return f"INSERT OR ROLLBACK INTO entries (table_id, n, text) VALUES {', '.join(['(?, ?, ?)'] * rows)}"


def _tell(batch: list[Work]) -> None:
    for work in batch:
        call(work.done, work.error)
