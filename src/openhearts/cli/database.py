"""Where tables and people are kept, and the part of the package that can read it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from openhearts.cli.stop import Stop
from openhearts.cli.user_files import usual_place
from openhearts.cli.words import shown, text

FILE = "tables.sqlite"


def database_of(given: str | None) -> str:
    """The database that was named, or the usual file."""
    return given or str(usual_place(FILE))


def hidden(database: str) -> str:
    """A database's address without the password."""
    before, at, after = database.rpartition("@")
    return f"{before.partition('://')[0]}://…@{after}" if at else database


@contextmanager
def server_part() -> Iterator[None]:
    """In which `openhearts.server` may be imported: if what it needs is missing, that is said in a sentence."""
    try:
        yield
    except ImportError as error:
        if (error.name or "").startswith("openhearts"):
            raise
        raise Stop(text("terminal-no-server", command="pip install 'openhearts[server]'")) from error


@contextmanager
def using(database: str) -> Iterator[None]:
    """In which that database is used: if it can't be, that is said in a sentence."""
    from openhearts.store import Unavailable

    try:
        yield
    except (OSError, Unavailable) as error:
        raise Stop(text("terminal-no-database", given=shown(hidden(database)), reason=shown(error))) from error
