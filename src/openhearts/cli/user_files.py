"""The user's files, in which the commands keep what a person has done: written whole or not at all, in one folder. And
how any file is read that somebody names.
"""

from __future__ import annotations

import contextlib
import errno
import itertools
import json
import os
import re
import shlex
from pathlib import Path
from typing import Any

from openhearts.cli.stop import Misuse, unusable
from openhearts.cli.words import shown, text
from openhearts.whole_file import written_whole

LETTERS_MOST = 1 << 26
"""A game of a thousand hands has a thousandth of it."""


def usual_place(name: str) -> Path:
    """Where a file of that name is kept unless told otherwise: in the user's state folder (XDG Base Directory). Raises
    OSError, which names the file, where the user has no home, as in some containers.
    """
    state = os.environ.get("XDG_STATE_HOME")
    if state:
        return Path(state, "openhearts", name)
    in_home = Path(".local", "state", "openhearts", name)
    if not os.environ.get("HOME"):  # an empty variable counts as none, as those of the specification do
        os.environ.pop("HOME", None)
    try:
        return Path.home() / in_home
    except RuntimeError as error:
        raise OSError(errno.ENOENT, os.strerror(errno.ENOENT), str("~" / in_home)) from error


def place(named: Path | None, name: str) -> tuple[Path, OSError | None]:
    """Where something is kept: in the file that was named, or in the usual place; and why it can't be, if it can't."""
    if named is not None:
        return named, None
    try:
        return usual_place(name), None
    except OSError as error:
        return Path(error.filename), error


def resuming(command: str, file: Path | None = None) -> str:
    """What somebody types to go on with what is kept in this file, or in the usual place."""
    return f"{command} --resume" + (f" --file {shlex.quote(str(file))}" if file else "")


def read(path: Path) -> str:
    """The text of a file, without the mark that some editors begin one with. Raises OSError if it can't be read, or is
    longer than anybody's (a device may have no end), and UnicodeDecodeError if it is no text."""
    with path.open(encoding="utf-8-sig") as file:
        content = file.read(LETTERS_MOST + 1)
    if len(content) > LETTERS_MOST:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return content


def read_named(path: Path) -> str:
    """The text of a file that the command line names. Raises Misuse if it can't be read."""
    try:
        return read(path)
    except OSError as error:
        raise unusable(path, error) from error
    except UnicodeDecodeError as error:
        raise Misuse(text("terminal-file-not-text", file=shown(path))) from error


def write(path: Path, content: dict[str, Any]) -> None:
    """Writes it as JSON, all of it or nothing. Raises OSError if it can't be written."""
    path = path.resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    with written_whole(path) as file:
        file.write(json.dumps(content, ensure_ascii=False).encode() + b"\n")


def stamp(path: Path) -> tuple[int, int] | None:
    """What changes whenever the file is written: files are written anew. None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns


def beside(path: Path) -> Path:
    """The first numbered name beside the file that none has: game-2.json."""
    numbered = (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in itertools.count(2))
    return next(each for each in numbered if not each.exists())


def set_aside(path: Path, name: str, most: int | None = None) -> Path:
    """Moves the file out of the way, beside it, under that name; where there is one already, with the next number
    behind it, so that a higher number is later. Returns where it is now.

    Of more than `most` so named, the earliest are deleted, never the one just moved.
    """
    named = re.compile(rf"{re.escape(Path(name).stem)}(?:-([1-9]\d*))?{re.escape(Path(name).suffix)}")
    there = {int(match[1] or 1): each for each in path.parent.iterdir() if (match := named.fullmatch(each.name))}
    number = max(there, default=0) + 1
    aside = path.with_name(name if number == 1 else f"{Path(name).stem}-{number}{Path(name).suffix}")
    path.replace(aside)
    if most is not None:
        files = [there[earlier] for earlier in sorted(there) if there[earlier].is_file()]
        for file in files[: max(0, len(files) + 1 - most)]:
            with contextlib.suppress(OSError):  # that it can't be deleted stops no game
                file.unlink()
    return aside
