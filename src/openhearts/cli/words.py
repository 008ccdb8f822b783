"""The words of the command line: out of the catalogues, and other people's made safe to show."""

from __future__ import annotations

import errno
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any

from openhearts.people import NOBODY, People
from openhearts.similar import similar
from openhearts.words import words


def text(id: str, people: People = NOBODY, /, **arguments: object) -> str:
    """The words under an id of the catalogues, in the language in use."""
    return words().text(id, people, **arguments)


def say(message: Mapping[str, Any], people: People = NOBODY) -> str:
    """A message of the engine, in the language in use."""
    return words().say(message, people)


def sentences(parts: Iterable[str]) -> str:
    """Whole sentences one after another, in the language in use."""
    return words().sentences(parts)


def meant(refused: str, given: str, names: Iterable[str]) -> str | None:
    """That this is refused, in a sentence, and the name that was probably meant; None where none is similar."""
    name = similar(given, names)
    return None if name is None else sentences([refused, text("input-meant", name=name)])


# What a system refuses most.
SYSTEM = {
    errno.ENOENT: "terminal-system-missing",
    errno.EISDIR: "terminal-system-folder",
    errno.ENOTDIR: "terminal-system-no-folder",
    errno.EACCES: "terminal-system-forbidden",
    errno.EEXIST: "terminal-system-there",
    errno.ENOSPC: "terminal-system-full",
    errno.EIO: "terminal-system-failing",
    errno.EFBIG: "terminal-system-large",
    errno.EROFS: "terminal-system-read-only",
    errno.ENAMETOOLONG: "terminal-system-long",
}


def refused(error: OSError) -> str:
    """What the system refused, without its number; what no catalogue has, as the system says it."""
    return text(SYSTEM[error.errno]) if error.errno in SYSTEM else error.strerror or str(error)


def shown(given: object) -> str:
    """Somebody's own words without control characters, which could move the cursor or change the terminal's title."""
    letters = str(given)
    return "".join("\N{REPLACEMENT CHARACTER}" if unicodedata.category(each) == "Cc" else each for each in letters)
