"""Turns messages into sentences in the reader's language.

The engine says what, never how to word it: a message is an id and arguments. The words are in the catalogues
(`locales/`, one folder per language, in Fluent's syntax); `Words` is one language of them. `locales/README.md`
describes how a catalogue may use arguments. Nothing here takes a sentence apart or assembles one.
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
PSEUDO: Final = "en-XA"  # a pseudo-language: English made longer and accented, to show what is not translated


def languages() -> list[str]:
    """The languages that have catalogues, as sorted language tags."""
    return sorted({folder.name for folder in LOCALES.iterdir() if folder.is_dir()} - {PSEUDO})


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, by the usual variables; English if there is no catalogue for it."""
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
    """The catalogue closest to a language tag ("de_AT.UTF-8" -> "de", "zh_CN" -> "zh-Hans"); otherwise English."""
    tag = asked.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    exact = {each.lower(): each for each in (*languages(), PSEUDO)}
    like = {each.partition("-")[0]: each for each in languages()}
    return exact.get(tag) or like.get(tag.partition("-")[0]) or FALLBACK


class Words:
    """One language. Loads its catalogues when the first text is needed."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._lock = threading.Lock()
        self._bundles: list[Bundle] | None = None

    def say(self, message: Mapping[str, Any], people: People = NOBODY) -> str:
        """The text of a message of the engine."""
        return self.text(message["id"], people, **message["args"])

    def text(self, id: str, people: People = NOBODY, /, **arguments: object) -> str:
        """The text with this id; `id.attribute` for one of its attributes.

        Raises `LookupError` for an id that English lacks, which is a bug in the program.
        """
        for bundle in self._loaded():
            if bundle.has(id):
                return bundle.format(id, arguments, people)
        raise LookupError(f"no catalogue has the message {id!r}")

    def sentences(self, parts: Iterable[str]) -> str:
        """Joins whole sentences as the language does; leaves out empty ones."""
        said = [part for part in parts if part]
        return reduce(lambda first, next: self.text("sentences", first=first, next=next), said) if said else ""

    def has(self, id: str) -> bool:
        """Whether there is a text with this id."""
        return any(bundle.has(id) for bundle in self._loaded())

    def _loaded(self) -> list[Bundle]:
        with self._lock:
            if self._bundles is None:
                from openhearts.wording import Bundle  # late, because Fluent and Babel take 60 ms and 30 MB

                wanted = dict.fromkeys((self.language, FALLBACK))
                self._bundles = [Bundle(LOCALES / language) for language in wanted]
            return self._bundles


_words_of = cache(Words)
_language: str | None = None


def words(language: str | None = None) -> Words:
    """The words of this language, or of the one in use."""
    global _language
    if language is None:
        if _language is None:
            _language = preferred_language()
        language = _language
    return _words_of(language)


def use_language(language: str) -> None:
    """Uses this language from now on for everything: the exceptions of this package, the command line."""
    global _language
    _language = best_language(language)
