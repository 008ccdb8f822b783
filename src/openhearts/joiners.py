"""Unicode's two joiners, which are invisible but legitimate in words and emoji: without the zero-width non-joiner,
Persian letters join that should not, and without the zero-width joiner, Hindi letters and family emoji fall apart.

Anywhere else they would make different texts look the same. So they are allowed only where they change how the text
looks, following Unicode's rules for identifiers (UAX #31, A1, A2 and B) and for emoji (UTS #51, ED-16).
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

NON_JOINER: Final = "\u200c"
JOINER: Final = "\u200d"
VIRAMA: Final = 9
"""The combining class of the virama, the sign that removes a letter's vowel."""

_DROPPED: Final = re.compile(f"[{NON_JOINER}{JOINER}]")
_BLOCKS: Final = (*range(0xFB50, 0xFE00), *range(0xFE70, 0xFF00))
"""The blocks of Arabic presentation forms."""


@cache  # computed only when needed, which is rare, so that nothing has to wait for it at start
def _shaped(*shapes: str) -> frozenset[str]:
    """The Arabic letters that have one of these forms."""
    parts = (unicodedata.decomposition(chr(each)).split() for each in _BLOCKS)
    return frozenset(chr(int(each[1], 16)) for each in parts if len(each) == 2 and each[0] in shapes)


def without_joiners(text: str) -> str:
    """The text without joiners."""
    return _DROPPED.sub("", text)


def can_be_shown(text: str) -> bool:
    """Whether every character of the text is visible or changes how the text looks."""
    return without_joiners(text).isprintable() and text == with_useful_joiners(text)


def with_useful_joiners(text: str) -> str:
    """The text without joiners that have no visible effect."""
    return _DROPPED.sub(lambda found: found[0] if _is_seen(text, found.start()) else "", text)


def _is_seen(text: str, at: int) -> bool:
    """Whether the joiner at this index has a visible effect."""
    after = text[at + 1 : at + 2]
    if unicodedata.combining(text[at - 1 : at] or " ") == VIRAMA:  # A2 and B, but here a letter must follow
        return unicodedata.category(after or " ") == "Lo"
    before = next((each for each in reversed(text[:at]) if not _is_mark(each)), "")
    if text[at] == NON_JOINER:  # A1
        return before in _shaped("<initial>", "<medial>") and after in _shaped("<final>", "<medial>")
    return _is_pictured(before) and _is_pictured(after)


def _is_mark(letter: str) -> bool:
    """Whether the character only modifies the one before it: a vowel sign, or an emoji modifier."""
    return unicodedata.category(letter) == "Mn" or "\U0001f3fb" <= letter <= "\U0001f3ff"


def _is_pictured(letter: str) -> bool:
    """Whether the character is a pictograph, as emoji are: symbols of other kinds are never joined."""
    return unicodedata.category(letter or " ") == "So"
