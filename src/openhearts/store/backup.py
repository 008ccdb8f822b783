"""A copy of a database in a file, by SQLite's own means: whole as of one moment, while a server works with it."""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
from pathlib import Path

from openhearts.store.sqlite import check_that_ours, for_us_alone
from openhearts.store.store import Unavailable


def copy(source: Path, target: Path) -> None:
    """Copies a database to a file that isn't there yet, and only if it is sound. Raises `Unavailable` or OSError."""
    if not source.is_file():
        why = errno.EISDIR if source.is_dir() else errno.ENOENT
        raise OSError(why, os.strerror(why), str(source))
    check_that_ours(source)
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    for_us_alone(part)
    try:
        with (
            contextlib.closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
            contextlib.closing(sqlite3.connect(part)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, to be read where nothing can be written, too
            new.execute("SELECT count(*) FROM entries")
            [[well]] = new.execute("PRAGMA integrity_check").fetchmany(1)
        if well != "ok":
            raise Unavailable(well)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(target)
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:  # the other file is only read
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(target)) from error
        raise Unavailable(str(error)) from error
    finally:
        part.unlink(missing_ok=True)
