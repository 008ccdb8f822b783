"""JSON that somebody has typed, or keeps in a file, by the letter: Python's reader takes NaN and 1e400 for numbers."""

from __future__ import annotations

import json
import math
from typing import Any, NoReturn


def read(text: str) -> Any:
    """What the text says. Raises ValueError for what is no JSON, or is nested deeper than can be read."""
    try:
        return json.loads(text, parse_constant=_no_number, parse_float=finite)
    except RecursionError as error:
        raise ValueError(str(error)) from error


def finite(given: str) -> float:
    """A number that JSON can hold, too. Raises ValueError for NaN, and for what is too large for one, like 1e400."""
    number = float(given)
    if not math.isfinite(number):
        raise ValueError(given)
    return number


def _no_number(name: str) -> NoReturn:
    raise ValueError(name)
