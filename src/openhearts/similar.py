"""What somebody probably meant who mistyped a name. Knows no names itself."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


def similar(given: str, names: Iterable[str]) -> str | None:
    """The one of the names that is most like this one, whatever its case; None if none is."""
    return next(iter(difflib.get_close_matches(given.lower(), list(names), 1)), None)
