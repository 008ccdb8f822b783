"""The words of the command line: out of the catalogues, and other people's made safe to show."""

from __future__ import annotations

from openhearts.words import NOBODY, People, words


def text(id: str, people: People = NOBODY, /, **arguments: object) -> str:
    """The words under an id of the catalogues, in the language in use."""
    return words().text(id, people, **arguments)


def shown(given: object) -> str:
    """Somebody's own text as it may be shown in a terminal: control characters written out."""
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in str(given))
