"""Copies a SQLite database with SQLite's backup API: a consistent snapshot, even while a server uses the database."""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from openhearts.store.migrate import is_known
from openhearts.store.sqlite import check_that_ours, for_us_alone, refusal
from openhearts.store.store import Damaged, Newer


def copy(source: Path, target: Path, *, to_serve: bool = False) -> None:
    """Copies a database to a file, only if it passes SQLite's integrity check and, with `to_serve`, only if this
    version can work with it. Raises `Unavailable` or OSError.
    """
    if not source.is_file():
        why = errno.EISDIR if source.is_dir() else errno.ENOENT
        raise OSError(why, os.strerror(why), str(source))
    check_that_ours(source, made=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(target.name + ".part")
    try:
        with (
            _held(part),
            contextlib.closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
            contextlib.closing(sqlite3.connect(part)) as new,
        ):
            old.backup(new)
            if to_serve and not all(is_known(version) for (version,) in new.execute("SELECT * FROM alembic_version")):
                raise Newer(str(source))
            new.execute("PRAGMA journal_mode=DELETE")  # a single file, readable on a read-only file system
            [[well]] = new.execute("PRAGMA integrity_check").fetchmany(1)
            if well != "ok":
                raise Damaged(well)
            new.close()
            with part.open("rb") as written:
                os.fsync(written.fileno())
            part.replace(target)
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:  # only the target is written
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(target)) from error
        raise refusal(error, source) from error


@contextlib.contextmanager
def _held(part: Path) -> Iterator[None]:
    """Locks the partial copy, because two processes copying to one name could publish half a copy. A file left by a
    killed process isn't locked. Raises OSError.
    """
    for_us_alone(part)
    file = os.open(part, os.O_RDWR)
    try:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            free = os.path.samestat(os.fstat(file), part.stat())  # else it was renamed to the target meanwhile
        except (BlockingIOError, FileNotFoundError):
            free = False
        except OSError:
            free = True  # a file system without locks
        if not free:
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(part))
        os.ftruncate(file, 0)
        try:
            yield
        except BaseException:
            part.unlink(missing_ok=True)
            raise
    finally:
        os.close(file)
