"""Who sits where, from the reader's point of view: a catalogue calls the reader "you", and the others by name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class People:
    """The players' names by seat, and the reader's own seat, if any."""

    names: Sequence[str] = ()
    me: int | None = None


NOBODY: Final = People()
