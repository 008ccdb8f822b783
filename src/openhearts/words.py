"""Messages into sentences, in the reader's language.

The engine says what, never how it is put: a message is an id and arguments. The words stand in the catalogues
(`locales/`, a folder a language, in Fluent's notation); `Words` is one language of them. What a catalogue may ask of an
argument, and how, is written in `locales/README.md`. Nothing here takes a sentence apart or puts one together.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterable, Mapping
from functools import cache, reduce
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from openhearts.people import NOBODY, People

if TYPE_CHECKING:
    from openhearts.wording import Bundle

LOCALES: Final = Path(__file__).parent / "locales"
FALLBACK: Final = "en"
PSEUDO: Final = "en-XA"  # no language: English made longer and accented, to show what is not translated


def languages() -> list[str]:
    """The languages that there are catalogues for, as language tags, in order."""
    return sorted({folder.name for folder in LOCALES.iterdir() if folder.is_dir()} - {PSEUDO})


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, as other programs read it; English where there is none of it."""
    asked = next(
        (
            environment[name]
            for name in ("OPENHEARTS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
            if environment.get(name)
        ),
        "",
    )
    return best_language(asked)


def best_language(asked: str) -> str:
    """The catalogue nearest to a language tag ("de_AT.UTF-8" -> "de", "zh_CN" -> "zh-Hans"); else English."""
    tag = asked.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    exact = {each.lower(): each for each in (*languages(), PSEUDO)}
    like = {each.partition("-")[0]: each for each in languages()}
    return exact.get(tag) or like.get(tag.partition("-")[0]) or FALLBACK


class Words:
    """One language. Loads its catalogues when the first word is needed."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._lock = threading.Lock()
        self._bundles: list[Bundle] | None = None

    def say(self, message: Mapping[str, Any], people: People = NOBODY) -> str:
        """The words of a message of the engine."""
        return self.text(message["id"], people, **message["args"])

    def text(self, id: str, people: People = NOBODY, /, **arguments: object) -> str:
        """The words under an id; `id.attribute` for one of its attributes.

        Raises `LookupError` for an id that English lacks: that is a fault in the program.
        """
        for bundle in self._loaded():
            if bundle.has(id):
                return bundle.format(id, arguments, people)
        raise LookupError(f"no catalogue has the message {id!r}")

    def sentences(self, parts: Iterable[str]) -> str:
        """Whole sentences one after another, as the language sets them; what is empty is left out."""
        said = [part for part in parts if part]
        return reduce(lambda first, next: self.text("sentences", first=first, next=next), said) if said else ""

    def has(self, id: str) -> bool:
        """Whether any words stand under this id."""
        return any(bundle.has(id) for bundle in self._loaded())

    def _loaded(self) -> list[Bundle]:
        with self._lock:
            if self._bundles is None:
                from openhearts.wording import Bundle  # Fluent and Babel: 60 ms and 30 MB, only now

                wanted = dict.fromkeys((self.language, FALLBACK))
                self._bundles = [Bundle(LOCALES / language) for language in wanted]
            return self._bundles


_words_of = cache(Words)
_language: str | None = None


def words(language: str | None = None) -> Words:
    """The words of a language, or of the one in use."""
    global _language
    if language is None:
        if _language is None:
            _language = preferred_language()
        language = _language
    return _words_of(language)


def use_language(language: str) -> None:
    """Says everything in this language from now on: the exceptions of this package, the command line."""
    global _language
    _language = best_language(language)
