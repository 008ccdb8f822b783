"""Writes `locales/en-XA`: English made longer and accented, to show what is not translated. `make docs` runs it.

It is not a real language: each text is a third longer but readable, and whatever shows up in plain English did not come
from a catalogue. Placeholders, selectors and function arguments stay as they are.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "locales" / "en"
TARGET = ROOT / "locales" / "en-XA"
ABOUT = (
    "### English made longer and accented, to show what is not translated. Written by `make docs`; don't edit it.\n\n"
)

LONGER = 0.35
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "áƀçðéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ"
ACCENTS = str.maketrans(PLAIN, ACCENTED)

VERBATIM = {"formats", "text-direction"}  # the locale for numbers, and the direction of text
VOWEL = re.compile(r"[aeiouyAEIOUY]")


def accented(text: str) -> str:
    """The text with an accent on each letter, and with vowels doubled from the left until it is a third longer."""
    letters = sum(letter.isalpha() for letter in text)
    left = round(letters * LONGER)
    out = []
    for letter in text:
        out.append(letter)
        if left > 0 and VOWEL.match(letter):
            out.append(letter.lower())
            left -= 1
    last = max((i for i, letter in enumerate(out) if letter.isalpha()), default=-1)
    if last >= 0:  # too few vowels
        out[last] += out[last].lower() * left
    return "".join(out).translate(ACCENTS)


class Pseudo(Transformer):
    """Accents the text for people, and nothing else."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the library's name
        """A piece of text between placeables."""
        node.value = accented(node.value)
        return node

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802 - the library's name
        """A message, without its comment, which is about the English."""
        node.comment = None
        if node.id.name not in VERBATIM:
            self.generic_visit(node)
        return node

    def visit_Term(self, node: ast.Term) -> ast.Term:  # noqa: N802 - the library's name
        """A term, without its comment."""
        node.comment = None
        self.generic_visit(node)
        return node


def pseudo(text: str) -> str:
    """An English catalogue in the pseudo-language."""
    resource = parse(text)
    resource.body = [entry for entry in resource.body if isinstance(entry, (ast.Message, ast.Term))]
    return ABOUT + serialize(Pseudo().visit(resource))


def files() -> dict[Path, str]:
    """Every file of the pseudo-language, with its contents."""
    return {TARGET / path.name: pseudo(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.glob("*.ftl"))}


def main() -> int:
    """Writes the files, and removes those that no longer have an English original."""
    wanted = files()
    TARGET.mkdir(exist_ok=True)
    for path in TARGET.glob("*.ftl"):
        if path not in wanted:
            path.unlink()
    for path, text in wanted.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
