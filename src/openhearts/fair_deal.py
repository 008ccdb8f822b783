"""Deals that nobody at the table can have arranged: a secret committed to by its hash, and a part from every seat."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class FairDeal:
    """What the deals of a game follow from; docs/fair-deals.md says how.

    `secret` is 32 bytes, drawn by whoever runs the game and committed to by publishing `hash`; drawn here if not given.
    `parts` are the seats' contributions after that, one each, of at most 64 bytes; empty for a seat without one.
    """

    secret: bytes = field(default_factory=lambda: secrets.token_bytes(32), repr=False)
    parts: Sequence[bytes] = ()

    def __post_init__(self) -> None:
        """However the parts are listed, it is the same deal."""
        object.__setattr__(self, "parts", tuple(self.parts))

    @property
    def hash(self) -> str:
        """SHA-256 of the secret, to be published before the deal."""
        return hashlib.sha256(self.secret).hexdigest()
