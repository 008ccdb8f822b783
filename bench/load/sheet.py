"""The results of a part of the benchmark: a Markdown table and notes under it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Sheet:
    """The results of one part. `figures` are the same numbers for programs."""

    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    notes: Sequence[str] = ()
    figures: Sequence[dict[str, Any]] = field(default_factory=list)

    def __str__(self) -> str:
        lines = [self.head, ["---"] + ["---:"] * (len(self.head) - 1), *self.rows]
        table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
        return "\n".join([f"### {self.title}", "", table, "", *(f"- {note}" for note in self.notes)]).rstrip() + "\n"


def microseconds(seconds: float) -> str:
    """A time as text for a table."""
    return f"{1e6 * seconds:.1f} µs"


def milliseconds(seconds: float) -> str:
    """A time as text for a table."""
    return f"{1e3 * seconds:.1f} ms"


def kibibytes(size: float) -> str:
    """A size in bytes as text for a table."""
    return f"{size / 1024:.0f} KiB"


def percent(part: float) -> str:
    """A fraction as text for a table."""
    return f"{100 * part:.0f} %"
