"""The two joiners of Unicode, which show nothing themselves and belong into words and signs all the same: without the
zero-width non-joiner Persian letters grow together, and without the zero-width joiner Hindi letters and the people of a
family fall apart.

Anywhere else they would make two texts that look the same. So they may stand only where they change what is seen; after
the rules for identifiers of Unicode, UAX #31, A1, A2 and B, and for emoji, UTS #51, ED-16.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

NON_JOINER: Final = "\u200c"
JOINER: Final = "\u200d"
VIRAMA: Final = 9
"""The combining class of the sign that takes a letter its vowel."""

_DROPPED: Final = re.compile(f"[{NON_JOINER}{JOINER}]")
_BLOCKS: Final = (*range(0xFB50, 0xFE00), *range(0xFE70, 0xFF00))
"""The shapes of Arabic letters."""


@cache  # few names need it, and whatever starts would wait for it
def _shaped(*shapes: str) -> frozenset[str]:
    """The letters that have one of these shapes."""
    parts = (unicodedata.decomposition(chr(each)).split() for each in _BLOCKS)
    return frozenset(chr(int(each[1], 16)) for each in parts if len(each) == 2 and each[0] in shapes)


def without_joiners(text: str) -> str:
    """The text without any."""
    return _DROPPED.sub("", text)


def can_be_shown(text: str) -> bool:
    """Whether everything in it is seen, or changes what is."""
    return without_joiners(text).isprintable() and text == with_useful_joiners(text)


def with_useful_joiners(text: str) -> str:
    """The text without those that change nothing of what is seen."""
    return _DROPPED.sub(lambda found: found[0] if _is_seen(text, found.start()) else "", text)


def _is_seen(text: str, at: int) -> bool:
    """Whether the joiner there changes what is seen."""
    after = text[at + 1 : at + 2]
    if unicodedata.combining(text[at - 1 : at] or " ") == VIRAMA:  # A2, B, and here a letter has to follow
        return unicodedata.category(after or " ") == "Lo"
    before = next((each for each in reversed(text[:at]) if not _is_mark(each)), "")
    if text[at] == NON_JOINER:  # A1
        return before in _shaped("<initial>", "<medial>") and after in _shaped("<final>", "<medial>")
    return _is_pictured(before) and _is_pictured(after)


def _is_mark(letter: str) -> bool:
    """Whether it only changes what stands before it: a vowel sign, or how an emoji looks."""
    return unicodedata.category(letter) == "Mn" or "\U0001f3fb" <= letter <= "\U0001f3ff"


def _is_pictured(letter: str) -> bool:
    """Whether it is a picture, as emoji are: of symbols of other kinds, none is put together with another."""
    return unicodedata.category(letter or " ") == "So"
