"""Files that are written whole or not at all, and errors that name the file."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """In which the system's errors name this file: those of writing, as on a full disk, name none."""
    try:
        yield
    except OSError as error:
        if error.filename is None:
            error.filename = str(path)
        raise


@contextmanager
def written_whole(path: Path) -> Iterator[BinaryIO]:
    """A new file, which takes the place of the one at `path` once all is written; if anything fails, that one stays.

    A link stays one, and a file that others may read stays so; a new one is its owner's alone. It is on disk before it
    takes the other's place: otherwise a power cut could leave neither. Raises OSError if it can't be written.
    """
    path = path.resolve()
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, name)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
