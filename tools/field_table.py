"""A row of the core's field table, with its words from the English catalogue."""

from __future__ import annotations

import json
from typing import Any

from openhearts.words import Words, words

Field = dict[str, Any]


def english() -> Words:
    return words("en")


def names(field: Field) -> list[str]:
    values: list[str] = field.get("values", [])
    return values


def label(field: Field) -> str:
    return english().text(f"field-{field['name']}")


def about(field: Field) -> str:
    return english().text(f"field-{field['name']}.about")


def depends_on_table(field: Field) -> bool:
    """Whether the default is a word for a value that depends on the number of players."""
    return field["kind"] in ("count", "cards", "cycle") and isinstance(field["default"], str)


def default_in_words(field: Field) -> str:
    """The default as the reference shows it."""
    words = f"field-{field['name']}.default"
    if english().has(words):
        return english().text(words)
    value = field["default"]
    return value if isinstance(value, str) else json.dumps(value)
