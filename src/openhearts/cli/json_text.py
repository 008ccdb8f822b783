"""JSON that somebody has typed, or keeps in a file, by the letter, as the engine reads it: Python's reader takes NaN
and 1e400 for numbers, and says what is wrong in its own words.
"""

from __future__ import annotations

import contextlib
import json
import math
from collections.abc import Callable
from typing import Any

import openhearts as oh

SHOWN_MOST = 20  # letters of a number that is too large


def read(written: str) -> Any:
    """What the text says. Raises `BadInput` for what is no JSON, is nested deeper than any of ours or has a number
    that is too large.
    """
    with contextlib.suppress(oh.RulesError):  # whatever it is, it is JSON
        oh.Rules.from_json(written)
    return json.loads(written, parse_int=_number(int), parse_float=_number(finite))


def finite(given: str) -> float:
    """A number that JSON can hold, too. Raises ValueError for NaN, and for what is too large for one, like 1e400."""
    number = float(given)
    if not math.isfinite(number):
        raise ValueError(given)
    return number


def _number(read_as: Callable[[str], Any]) -> Callable[[str], Any]:
    def number(given: str) -> Any:
        try:
            return read_as(given)
        except ValueError as error:  # Python takes whole numbers of 4300 digits
            cut = given if len(given) <= SHOWN_MOST else f"{given[:SHOWN_MOST]}…"
            raise oh.BadInput("bad_json", {"id": "input-json-number", "args": {"given": cut}}) from error

    return number
