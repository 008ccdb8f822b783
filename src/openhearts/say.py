"""Puts a message of the engine into words, for programs that use the package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from openhearts import errors
from openhearts.people import People
from openhearts.words import words


def say(message: Mapping[str, Any], names: Sequence[str] = (), me: int | None = None) -> str:
    """A message of the engine in words: a line of a settlement, a reason of the coach, a fault of the scorepad.

    `names` are the players' names by seat; a seat without one is called by its number. `me` is the seat of the reader,
    who is addressed as "you". The language comes from the environment: OPENHEARTS_LANGUAGE, otherwise the locale,
    otherwise English. Raises `BadInput` (bad_argument) for anything that isn't a message of this version with all its
    arguments.
    """
    try:
        return words().say(message, People(names, me))
    except (LookupError, ValueError, TypeError, AttributeError, ArithmeticError, RecursionError) as error:
        raise errors.BadInput(
            "bad_argument", errors.message("input-message", given=errors.as_given(message))
        ) from error
