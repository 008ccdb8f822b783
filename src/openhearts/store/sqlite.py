"""The store in one file. One thread writes: whatever has come in while it was at the disk goes there in one commit."""

from __future__ import annotations

import asyncio
import contextlib
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
from openhearts.store.store import Foreign, Gone, Rows, Store, Taken, Unavailable, Unfit, Written

APART = 0.004
"""How many seconds pass between one commit and the next: a commit costs more than the rest of a move, and what comes in
meanwhile goes with it. Where little happens, nothing waits."""

UNFIT = (DataError, OverflowError, UnicodeError)
"""What is said of a number or a text that SQLite doesn't have, or isn't to have."""

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    "wal_autocheckpoint=4000",  # pages: tables that are played at write the same ones again and again
)

OURS = {"alembic_version", "entries"}
"""Tables by which we recognise a file of ours."""

COLUMNS = 3
ROWS_MOST = 100
"""How many rows go into one statement. Python's other threads are held up once for a statement, not for each row."""


class Work(Struct):
    """What is to be written at once or not at all."""

    rows: list[str | int]
    "Of a table's log: table, number and text of one after the other."
    statements: Sequence[Executable]
    done: Written
    error: Exception | None = None
    found: Rows = ()


def for_us_alone(path: Path) -> None:
    """Makes an empty file that nobody else on the machine can read, unless there is one: it will have what games are
    dealt from, and the keys of tables. SQLite gives those beside it the same mode.
    """
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def check_that_ours(path: Path, *, made: bool = False) -> None:
    """Raises `Foreign` if other tables than ours are in a file, which is left as it is; or none, if it is to have been
    `made` already.
    """
    with (
        contextlib.suppress(sqlite3.Error),  # it will be said when it is opened
        contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as file,
    ):
        names = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if (names or made) and not names >= OURS:
            raise Foreign(str(path))


def engine_at(path: Path | str) -> Engine:
    """An engine whose commits are on the disk when they return."""
    url = URL.create("sqlite", database=str(path))
    engine = create_engine(url, connect_args={"timeout": 10, "check_same_thread": False}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so
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
        "None is the last: the store closes."
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._writes, name="store")

    @classmethod
    async def open(cls, path: Path) -> SqliteStore:
        """Opens the file, and makes it or brings it up to date where that is needed."""
        path.parent.mkdir(parents=True, exist_ok=True)
        for_us_alone(path)
        check_that_ours(path)
        store = cls(path)
        try:
            await asyncio.to_thread(store._migrate)
        except SQLAlchemyError as error:
            store._engine.dispose()
            raise Unavailable(_reason(error)) from error
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
        """As `Store.size`."""
        return func.length(cast(words, LargeBinary))

    def append(self, table: str, n: int, texts: Sequence[str], done: Written, also: Sequence[Executable] = ()) -> None:
        """As `Store.append`."""
        rows: list[str | int] = []
        for number, text in enumerate(texts, n):
            rows += table, number, text
        self._put(Work(rows, also, done))

    async def write(self, *statements: Executable) -> Rows:
        """As `Store.write`."""
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
        """As `Store.read`."""
        return await asyncio.to_thread(self._read, statement)

    async def tell(self, _words: str) -> None:
        """There is nobody else."""

    async def close(self) -> None:
        """As `Store.close`."""
        self._closing.set()
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)
        await asyncio.sleep(0)  # whoever waits for the last commit hears of it
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
        """All that has come in, once something has; nothing when the store closes."""
        batch: list[Work] = []
        while not batch or not self._waiting.empty():
            work = self._waiting.get()
            if work is None:
                self._waiting.put(None)  # for the next time
                break
            batch.append(work)
        return batch

    def _write(self, connection: Connection, batch: list[Work]) -> None:
        """In one commit; if that can't be, each by itself, so that none fails for another's sake."""
        try:
            rows = tuple(chain.from_iterable(work.rows for work in batch))
            if 0 < len(rows) <= ROWS_MOST * COLUMNS and not any(work.statements for work in batch):
                _append(connection, rows)  # a transaction by itself
            else:
                with connection.begin():
                    _execute(connection, batch, rows)
        except Exception as error:
            if len(batch) > 1:
                for work in batch:
                    self._write(connection, [work])
            else:
                batch[0].error = _fault(error)


def _version(connection: Connection) -> int:
    """Another number than before once another connection has written, that of a command on the server's machine. 0
    while the file can't be asked.
    """
    file: File = connection.connection.driver_connection  # type: ignore[assignment]
    with contextlib.suppress(sqlite3.Error):
        return int(file.execute("PRAGMA data_version").fetchone()[0])
    return 0


def _fault(error: Exception) -> Exception:
    """Why something could not be done."""
    reason = error.orig if isinstance(error, IntegrityError) else error
    if isinstance(reason, NotUnique):
        return Gone() if reason.sqlite_errorcode == SQLITE_CONSTRAINT_FOREIGNKEY else Taken()
    return Unfit(type(error).__name__) if isinstance(error, UNFIT) else Unavailable(_reason(error))


def _reason(error: Exception) -> str:
    """In the database's own words, where they are."""
    return str(error.orig if isinstance(error, DBAPIError) else error)


def _execute(connection: Connection, batch: list[Work], rows: tuple[str | int, ...]) -> None:
    for at in range(0, len(rows), ROWS_MOST * COLUMNS):
        _append(connection, rows[at : at + ROWS_MOST * COLUMNS])
    for work in batch:
        for statement in work.statements:
            result = connection.execute(statement)
            work.found = result.all() if result.returns_rows else ()


def _append(connection: Connection, rows: tuple[str | int, ...]) -> None:
    """Past SQLAlchemy: this is the way of every move."""
    file: File = connection.connection.driver_connection  # type: ignore[assignment]
    file.execute(_appending(len(rows) // COLUMNS), rows)


@cache
def _appending(rows: int) -> str:
    """OR ROLLBACK: if one row fails, all do anyway, so the statement need not keep how it could be taken back alone."""
    return f"INSERT OR ROLLBACK INTO entries (table_id, n, text) VALUES {', '.join(['(?, ?, ?)'] * rows)}"


def _tell(batch: list[Work]) -> None:
    for work in batch:
        work.done(work.error)
