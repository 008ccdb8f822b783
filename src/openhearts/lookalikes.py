"""Letters of other alphabets that look like Latin ones, at least as capitals. Names are compared without this
difference, so that nobody can take a name that looks like somebody else's.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from openhearts.joiners import without_joiners

_CYRILLIC: Final = dict(zip("авекмнорстухѕіјԁһԛԝүѵ", "abekmhopctyxsijdhqwyv", strict=True))
_GREEK: Final = dict(zip("αβεζηικμνορτυχ", "abezhikmnoptyx", strict=True))
_LATIN: Final = str.maketrans(_CYRILLIC | _GREEK | {"ɑ": "a", "ɡ": "g"})


def likeness(name: str) -> str:
    """The form of a name by which names are told apart, regardless of case, spelling variants, joiners, and letters
    that look alike.
    """
    return " ".join(as_latin(unicodedata.normalize("NFKC", without_joiners(name)).casefold()).split())


def as_latin(text: str) -> str:
    """A text in lower case, with each letter that looks like a Latin one replaced by it, accents aside."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFD", text).translate(_LATIN))
