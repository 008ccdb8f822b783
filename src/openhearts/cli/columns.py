"""Text in the columns of a terminal, where a letter of Japanese or Chinese takes two: width, padding, lines."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final
from unicodedata import combining, east_asian_width

from openhearts.joiners import without_joiners

COLOURS: Final = re.compile("\033\\[[0-9;]*m")
# Wide letters follow one another without a space, and a line may break between any two; but no line begins with what
# closes, or ends with what opens (https://www.w3.org/TR/jlreq/#line_breaking).
_WIDE: Final = "\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60"
# Nothing that is seen; between two letters it says that no line breaks there.
_WORD_JOINER: Final = "\u2060"
# Nor are the marks that say which way the words between them read.
_UNSEEN: Final = dict.fromkeys([ord(_WORD_JOINER), 0x061C, 0x200E, 0x200F, *range(0x2066, 0x206A)])
_OPENS: Final = f"(?:[「『（【〈《]|“(?=[{_WIDE}]))*"
_CLOSES: Final = "」』）】〉》、。，．・：；！？ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々"
_LETTERS: Final = f"(?:[{_WIDE}][{_CLOSES}”…]*(?: ·)?|(?:(?!“[{_WIDE}])[^{_WIDE}{_WORD_JOINER}])+[{_CLOSES}]*)"
_PIECE: Final = re.compile(f"{_OPENS}{_LETTERS}(?:{_WORD_JOINER}{_LETTERS})*")


def width(text: str) -> int:
    """How many columns it takes."""
    letters = without_joiners(COLOURS.sub("", text)).translate(_UNSEEN)
    return sum(2 if east_asian_width(letter) in "WF" else not combining(letter) for letter in letters)


def left(text: str, wide: int) -> str:
    """At the left of so many columns."""
    return text + " " * (wide - width(text))


def right(text: str, wide: int) -> str:
    """At the right of so many columns."""
    return " " * (wide - width(text)) + text


def side_by_side(wide: list[int], room: int) -> list[tuple[int, int]]:
    """Which columns of a table have room beside one another, behind the first, which each part has; the others come
    below. `wide` has the width of each.
    """
    parts, first, used = [], 0, wide[0]
    for column, width in enumerate(wide[1:]):
        if used + 2 + width > room and column > first:
            parts.append((first, column))
            first, used = column, wide[0]
        used += 2 + width
    return [*parts, (first, len(wide) - 1)]


def pieces(words: str) -> list[tuple[str, str]]:
    """What a line may be broken between, each with what follows it on the same line.

    No piece begins with a dot that stands between two things. A word joiner has done its work then, and not every
    terminal hides it.
    """
    found: list[tuple[str, str]] = []
    for word in re.split(" (?!·)", words):
        parts = [part.replace(_WORD_JOINER, "") for part in _PIECE.findall(word) if part] or [""]
        found += [(part, "") for part in parts[:-1]]
        found.append((parts[-1], " "))
    return found


def flow(parts: Iterable[tuple[str, str]], wide: int, indent: int = 0, first: int | None = None) -> list[str]:
    """Parts, each with what follows it, in lines of so many columns, each indented; the first line by `first`.

    A line is broken only between two parts.
    """
    lines = [" " * (indent if first is None else first)]
    for part, after in parts:
        if width(lines[-1] + (part + after).rstrip()) > wide and lines[-1].strip():
            lines.append(" " * indent)
        lines[-1] += part + after
    return [line.rstrip() for line in lines]
