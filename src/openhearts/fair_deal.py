"""Deals that nobody at the table can have arranged: a secret committed to by its hash, and a part from every seat."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

from openhearts import _core
from openhearts.errors import BadInput, message


@dataclass(frozen=True)
class FairDeal:
    """What the deals of a game follow from; docs/fair-deals.md says how.

    `secret` is 32 bytes, drawn by whoever runs the game and committed to by publishing `hash`; drawn here if not given.
    `parts` are the seats' contributions after that, one each, of at most 64 bytes; empty for a seat without one. Raises
    `BadInput` (bad_argument) for any other secret or part; how many seats there are, only the game knows.
    """

    secret: bytes = field(default_factory=lambda: secrets.token_bytes(_core.secret_bytes), repr=False)
    parts: Sequence[bytes] = ()

    def __post_init__(self) -> None:
        """However the parts are listed, it is the same deal."""
        try:
            parts = tuple(self.parts)
        except TypeError as error:
            raise _wrong() from error
        whole = isinstance(self.secret, bytes) and len(self.secret) == _core.secret_bytes
        if not whole or not all(isinstance(part, bytes) and len(part) <= _core.most_part_bytes for part in parts):
            raise _wrong()
        object.__setattr__(self, "parts", parts)

    @property
    def hash(self) -> str:
        """SHA-256 of the secret, to be published before the deal."""
        return hashlib.sha256(self.secret).hexdigest()


def _wrong() -> BadInput:
    return BadInput("bad_argument", message("input-parts", most=_core.most_part_bytes))
