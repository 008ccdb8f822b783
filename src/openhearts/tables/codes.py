"""Short codes by which people find a table: two words and a number, easy to read out and to type.

There are few enough to find one by guessing, so the server has to limit guesses. A link is harder to guess.
"""

from __future__ import annotations

import re
from unicodedata import decimal, normalize

_FIRST = (
    "amber autumn bold brave bright brisk calm candid clear clever cosy crisp dapper deep early easy fair fast fine "
    "fond free fresh gentle glad gold good grand green happy hardy honest jolly keen kind late light little lively "
    "lucky mellow merry mild neat noble old polite proud quick quiet rapid rare ready red royal silent silver smart "
    "snug sunny swift tidy warm wild wise"
)
_SECOND = (
    "apple badger beech birch bridge canal castle cedar cello clover cloud comet crane deer dove duke eagle ember "
    "falcon fern fiddle finch forest fox garden harbour hare hazel heron hill island ivy jasmine kettle king lake "
    "lantern lark linden maple meadow moon oak olive orchard otter owl pebble pine plum poplar queen raven river "
    "robin rose sparrow stone swan thistle tiger tulip violet willow"
)
FIRST, SECOND = _FIRST.split(), _SECOND.split()
LEAST, MOST = 10, 99

CODES = len(FIRST) * len(SECOND) * (MOST - LEAST + 1)
"""How many codes there are."""


def code(number: int) -> str:
    """The code for a random number from 0; numbers from `CODES` on wrap around."""
    number, last = divmod(number % CODES, MOST - LEAST + 1)
    first, second = divmod(number, len(SECOND))
    return f"{FIRST[first]}-{SECOND[second]}-{last + LEAST}"


def code_from(typed: str) -> str | None:
    """The code in what somebody typed, with anything between its parts; None if it isn't a code."""
    parts = re.findall(r"[a-z]+|[0-9]+", _plain(typed)) if len(typed) <= 80 else []
    match parts:
        case [first, second, number] if first in FIRST and second in SECOND and number in _NUMBERS:
            return "-".join(parts)
    return None


def _plain(typed: str) -> str:
    """In small Latin letters and digits, where the keyboard of another language has written its own digits, or wide
    letters.
    """
    return "".join(str(decimal(each, each)) for each in normalize("NFKC", typed).lower())


_NUMBERS = {str(number) for number in range(LEAST, MOST + 1)}
