"""Who sits where, for whoever reads a message: a catalogue then says "you" to them, and names the others."""

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
