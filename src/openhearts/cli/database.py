"""Where tables and people are kept, and the part of the package that can read it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from openhearts.cli.stop import Misuse, Stop
from openhearts.cli.user_files import usual_place
from openhearts.cli.words import refused, shown, text

FILE = "tables.sqlite"
NAMED = "OPENHEARTS_DATABASE"
"""The environment variable that names the database where the command line doesn't: a URL with a password is not for
everybody who lists the machine's processes, and all commands find what `serve` uses.
"""


def database_of(given: str | None) -> str:
    """The database that was named, or that the environment names, or the usual file. Raises Misuse at the URL of
    something else.
    """
    with server_part():
        from openhearts.store.opening import SQLITE, shared
    database = (given or os.environ.get(NAMED) or str(usual_place(FILE))).removeprefix(SQLITE)
    if "://" in database and not shared(database):
        raise Misuse(text("terminal-database-neither", given=shown(hidden(database)), url="postgresql://…"))
    return database


def hidden(database: str) -> str:
    """A database's address without the password, which may also stand behind a question mark, or contain one."""
    scheme, url, rest = database.partition("://")
    if not url:
        return database
    before, at, rest = rest.rpartition("@")
    return f"{scheme}://{'…@' if at else ''}{'…' if '?' in before else rest.partition('?')[0]}"


@contextmanager
def server_part() -> Iterator[None]:
    """In which `openhearts.server` may be imported: if what it needs is missing, that is said in a sentence."""
    if sys.platform == "win32":
        raise Stop(text("terminal-no-server-here"))
    try:
        yield
    except ImportError as error:
        if (error.name or "").startswith("openhearts"):
            raise
        raise Stop(text("terminal-no-server", command="pip install 'openhearts[server]'")) from error


@contextmanager
def using(database: str) -> Iterator[None]:
    """In which that database is used: if it can't be, that is said in a sentence."""
    from openhearts.store import Busy, Damaged, Failing, Foreign, Full, Newer, Unaddressed, Unavailable

    try:
        yield
    except (OSError, Unavailable) as error:
        said = {
            Foreign: text("terminal-database-foreign"),
            Newer: text("terminal-database-newer"),
            Damaged: text("terminal-database-damaged", command="openhearts restore"),
            Busy: text("terminal-database-busy"),
            Full: text("terminal-system-full"),
            Failing: text("terminal-system-failing"),
            Unaddressed: text("terminal-database-url"),
        }
        reason = refused(error) if isinstance(error, OSError) else said.get(type(error), str(error))
        raise Stop(text("terminal-no-database", given=shown(hidden(database)), reason=shown(reason))) from error


@contextmanager
def alone(database: str) -> Iterator[None]:
    """In which no other server works with that file: people at the one would not hear of those at the other. Raises
    Stop if one does. SQLite's own locks are of another kind.
    """
    import fcntl  # Windows has none, and plays without

    from openhearts.store.opening import shared

    if shared(database):
        yield
        return
    with using(database):
        Path(database).parent.mkdir(parents=True, exist_ok=True)
        file = os.open(database, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        with suppress(OSError):  # a file system that knows no locks
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise Stop(text("terminal-database-served", file=shown(database), option="--database")) from None
        yield
    finally:
        os.close(file)
