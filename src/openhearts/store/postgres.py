"""The store in PostgreSQL, for any number of workers. Entries that arrive during a commit go into the next one: one
statement, over one connection. Another connection listens for what other workers append.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import re
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import asyncpg
from sqlalchemy import BigInteger, ColumnElement, Executable, Select, cast, extract, func, insert, make_url, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from openhearts.store.migrate import migrate
from openhearts.store.schema import entries
from openhearts.store.store import Gone, Rows, Store, Taken, Unaddressed, Unavailable, Unfit, Written, call

CHANNEL = "openhearts"
NEWS = "openhearts_news"
"""The channel for messages other than appended entries."""
MOST_NOTIFIED = 7900  # bytes; PostgreSQL allows 7999
APPEND = "INSERT INTO entries (table_id, n, text) SELECT * FROM unnest($1::text[], $2::int[], $3::text[])"
NOTIFY = f"SELECT pg_notify('{CHANNEL}', $1)"
ANSWERS_WITHIN = 10.0
"""Within how many seconds the database has to answer. A machine that is switched off, or a broken network, says nothing
at all, and the system would wait for a quarter of an hour.
"""
LOCK = 7_236_154  # an arbitrary number that nothing else uses
FAILURES = (OSError, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, RuntimeError)
"""Errors of a database that can't be reached, including SQLAlchemy's time-outs, asyncpg's errors on connecting, and
uvloop's for a connection that closes at this moment.
"""

UNFIT = (asyncpg.DataError, ValueError)
"""Errors for a number or text that PostgreSQL can't store, raised by PostgreSQL, or by asyncpg beforehand."""

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Append:
    """Entries that one table appends."""

    table: str
    n: int
    texts: Sequence[str]
    done: Written

    @property
    def last(self) -> str:
        """The table and its last number, as other workers are notified of them."""
        return f"{self.table}:{self.n + len(self.texts) - 1}"


class PostgresStore(Store):
    """A store in PostgreSQL."""

    shared = True

    def __init__(self, url: str) -> None:
        try:
            parsed = make_url(url)
            self._dsn = parsed.set(drivername="postgresql").render_as_string(hide_password=False)
        except (ArgumentError, ValueError) as error:
            raise Unaddressed from error
        self._engine = _engine(self._connected, pool_size=4, max_overflow=4, pool_timeout=ANSWERS_WITHIN)
        self._me = secrets.token_hex(4)
        self._waiting: list[Append] = []
        self._appending: asyncpg.Connection[Any] | None = None
        self._flushing = False
        self._appends: set[asyncio.Task[None]] = set()
        self._listener: asyncio.Task[None] | None = None
        self._closing = False
        self._listening = asyncio.Event()

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        """Connects, and creates or migrates the schema where needed."""
        store = cls(url)
        # A migration, or waiting for another worker's, may take a while.
        patient = _engine(partial(asyncpg.connect, store._dsn, timeout=ANSWERS_WITHIN))
        try:
            async with patient.begin() as connection:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
                await connection.run_sync(migrate)
        except FAILURES as error:
            raise Unavailable(_plain(error)) from error
        except (ValueError, OverflowError) as error:  # no host can be called that, or no port has that number
            raise Unaddressed from error
        finally:
            await patient.dispose()
        store._listener = asyncio.create_task(store._listen())
        await store._listening.wait()
        return store

    upsert = staticmethod(postgresql.insert)

    @staticmethod
    def size(words: ColumnElement[str]) -> ColumnElement[int]:
        """Implements `Store.size`."""
        return func.octet_length(words)

    @staticmethod
    def clock() -> ColumnElement[int]:
        """Implements `Store.clock`."""
        return cast(1000 * extract("epoch", func.clock_timestamp()), BigInteger)

    def append(self, table: str, n: int, texts: Sequence[str], done: Written, also: Sequence[Executable] = ()) -> None:
        """Implements `Store.append`."""
        append = Append(table, n, texts, done)
        if also:
            self._start(self._append_with(append, also))
            return
        self._waiting.append(append)
        if not self._flushing:
            self._flushing = True
            self._start(self._flush())

    async def write(self, *statements: Executable) -> Rows:
        """Implements `Store.write`."""
        try:
            async with self._engine.begin() as connection:
                return await _execute(connection, statements)
        except IntegrityError as error:
            raise _conflict(error) from error
        except FAILURES as error:
            raise _fault(error) from error

    async def read(self, statement: Select[Any]) -> Rows:
        """Implements `Store.read`."""
        try:
            async with self._engine.connect() as connection:
                found: Rows = (await connection.execute(statement)).all()
                return found
        except FAILURES as error:
            raise _fault(error) from error

    async def tell(self, words: str) -> None:
        """Implements `Store.tell`."""
        await self.write(text(f"SELECT pg_notify('{NEWS}', :words)").bindparams(words=f"{self._me} {words}"))

    async def close(self) -> None:
        """Implements `Store.close`."""
        while self._appends:
            await asyncio.wait(self._appends)
        self._closing = True
        if self._listener is not None:
            self._listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listener
        if self._appending is not None:
            with contextlib.suppress(*FAILURES):
                await self._appending.close(timeout=1)
        await self._engine.dispose()

    # --- Appending ---

    async def _flush(self) -> None:
        """Commits waiting entries, and those that arrive meanwhile, until none are left."""
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._commit(batch)
        finally:
            self._flushing = False

    async def _commit(self, batch: list[Append]) -> None:
        """Commits a batch in one transaction. If some of it can't be stored, commits each part by itself, so that none
        fails because of another.
        """
        try:
            await self._insert(batch)
        except asyncpg.UniqueViolationError:
            if len(batch) == 1:
                call(batch[0].done, Taken())
                return
            for append in batch:
                await self._commit([append])
            return
        except Exception as error:  # whatever it is: a table that isn't told waits for ever
            why = _fault(error)
            log.warning("entries could not be appended: %s", why)
            if isinstance(why, Unavailable) and self._appending is not None:
                self._appending.terminate()  # it may never answer
            if isinstance(why, Unfit) and len(batch) > 1:
                for append in batch:
                    await self._commit([append])
                return
            for append in batch:
                call(append.done, why)
            return
        for append in batch:
            call(append.done, None)

    async def _insert(self, batch: list[Append]) -> None:
        if self._appending is None or self._appending.is_closed():
            self._appending = await self._connected()
        rows = [(each.table, n, line) for each in batch for n, line in enumerate(each.texts, each.n)]
        async with self._appending.transaction():
            await self._appending.execute(APPEND, *map(list, zip(*rows, strict=True)))
            for words in self._notices(batch):
                await self._appending.execute(NOTIFY, words)

    async def _connected(self) -> asyncpg.Connection[Any]:
        return await asyncpg.connect(self._dsn, timeout=ANSWERS_WITHIN, command_timeout=ANSWERS_WITHIN)

    async def _append_with(self, append: Append, also: Sequence[Executable]) -> None:
        """Appends entries together with other statements, which is rare."""
        rows = [{"table_id": append.table, "n": n, "text": line} for n, line in enumerate(append.texts, append.n)]
        notices = [text(NOTIFY.replace("$1", ":words")).bindparams(words=words) for words in self._notices([append])]
        try:
            await self.write(insert(entries).values(rows), *also, *notices)
        except (Taken, Gone, Unfit, Unavailable) as error:
            call(append.done, error)
        except Exception as error:
            log.exception("entries could not be appended")
            call(append.done, _fault(error))
        else:
            call(append.done, None)

    # --- Notifications between workers ---

    def _notices(self, batch: list[Append]) -> list[str]:
        """The notifications to other workers: the sender, then tables with their last numbers."""
        notices = [self._me]
        for append in batch:
            if len(notices[-1]) + len(append.last) >= MOST_NOTIFIED:
                notices.append(self._me)
            notices[-1] += " " + append.last
        return notices

    async def _listen(self) -> None:
        """Listens for notifications, and reconnects whenever the connection is lost."""
        while not self._closing:
            try:
                connection = await self._connected()
                try:
                    lost = asyncio.Event()
                    connection.add_termination_listener(lambda _connection, lost=lost: lost.set())
                    await connection.add_listener(CHANNEL, self._appended)
                    await connection.add_listener(NEWS, self._said)
                    if self._listening.is_set() and self.missed is not None:
                        self.missed()
                    self._listening.set()
                    while not lost.is_set():
                        with contextlib.suppress(TimeoutError):
                            await asyncio.wait_for(lost.wait(), ANSWERS_WITHIN)
                            break
                        await connection.execute("SELECT 1")  # nothing else would show that it is dead
                finally:
                    await connection.close(timeout=1)
            except FAILURES as error:
                log.warning("not listening to the database: %s", _fault(error))
            await asyncio.sleep(1)

    def _said(self, _connection: object, _pid: int, _channel: str, words: object) -> None:
        who, _, said = str(words).partition(" ")
        if who != self._me and self.told is not None:
            self.told(said)

    def _appended(self, _connection: object, _pid: int, _channel: str, words: object) -> None:
        who, *appended = str(words).split(" ")
        if who == self._me or self.heard is None:
            return
        for each in appended:
            table, _, n = each.rpartition(":")
            self.heard(table, int(n))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._appends.add(task)
        task.add_done_callback(self._appends.discard)


def _engine(connected: Callable[[], Awaitable[asyncpg.Connection[Any]]], **pool: Any) -> AsyncEngine:
    """An engine whose connections asyncpg makes from the URL: SQLAlchemy doesn't know PostgreSQL's own parameters, such
    as sslmode.
    """
    return create_async_engine("postgresql+asyncpg://", async_creator=connected, hide_parameters=True, **pool)


def _conflict(error: IntegrityError) -> Exception:
    """The error for a violated constraint: `Gone` if a foreign key's row is missing, else `Taken`."""
    reason = error.orig.__cause__ if error.orig is not None else None
    return Gone() if isinstance(reason, asyncpg.ForeignKeyViolationError) else Taken()


def _fault(error: Exception) -> Exception:
    """The error to raise for a failed statement."""
    reason = _reason(error)
    return Unfit(type(reason).__name__) if isinstance(reason, UNFIT) else Unavailable(_plain(error))


def _reason(error: Exception) -> BaseException:
    """What SQLAlchemy's error is about."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        return error.orig.__cause__ or error.orig
    return error


def _plain(error: Exception) -> str:
    """Why the database can't be used: in PostgreSQL's words without its details, which may quote the data, or in the
    operating system's without its error numbers.
    """
    reason = _reason(error)
    if isinstance(reason, (asyncpg.PostgresError, asyncpg.InterfaceError)):
        return str(reason.args[0])
    if isinstance(reason, TimeoutError):
        return os.strerror(errno.ETIMEDOUT)
    # (For a host that isn't found, the number is getaddrinfo's, not an errno.)
    if isinstance(reason, OSError) and reason.errno is not None and reason.errno in errno.errorcode:
        return os.strerror(reason.errno)
    return re.sub(r"\[Errno -?\d+\] ", "", str(reason))


async def _execute(connection: AsyncConnection, statements: Sequence[Executable]) -> Rows:
    found: Rows = ()
    for statement in statements:
        result = await connection.execute(statement)
        found = result.all() if result.returns_rows else ()
    return found
