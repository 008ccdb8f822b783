"""What somebody probably meant who mistyped a name. Knows no names itself."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from difflib import SequenceMatcher

LEAST = 0.61
"""Equal names have 1. Below it, guesses are worse than none."""
BEGINNING = 4
"""Who mistypes a name seldom mistypes its first letters: those in common count for more, as Winkler has it."""


def similar(given: str, names: Iterable[str]) -> str | None:
    """The one of the names that is most like this one, whatever its case; None if none is."""
    likeness = {name: _likeness(given.lower(), name) for name in names}
    best = max(likeness, key=likeness.__getitem__, default=None)
    return best if best is not None and likeness[best] >= LEAST else None


def _likeness(given: str, name: str) -> float:
    given, name = given.lstrip("-"), name.lstrip("-")  # all options begin alike
    ratio = SequenceMatcher(None, name, given).ratio()
    same = itertools.takewhile(lambda letters: letters[0] == letters[1], zip(given, name, strict=False))
    return ratio + (1 - ratio) * min(BEGINNING, len(list(same))) / 10
