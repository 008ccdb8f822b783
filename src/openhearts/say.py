"""Puts a message of the engine into words, for programs that use the package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from openhearts import errors
from openhearts.people import People
from openhearts.words import words


def say(message: Mapping[str, Any], names: Sequence[str] = (), me: int | None = None) -> str:
    """A message of the engine in words: a line of a settlement, a reason of the coach, a fault of the scorepad.

    `names` are the players' by seat; a seat without one is called by its number. `me` is the seat of whoever reads, who
    is spoken to as "you". The language is that of the environment: OPENHEARTS_LANGUAGE, else the locale's, else
    English. Raises `BadInput` (bad_argument) for what is no message of this version, or lacks its arguments.
    """
    try:
        return words().say(message, People(names, me))
    except (LookupError, ValueError, TypeError) as error:
        raise errors.BadInput("bad_argument", errors.message("input-message", given=repr(message))) from error
