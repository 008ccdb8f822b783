"""From what a game at a table is dealt: a secret that is fixed before, and each seat's own randomness.

A table knows its secrets, but its log has only the hash, until the game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Protocol

from openhearts.game import Game
from openhearts.rules import Rules


class Secret(Protocol):
    """What one game is dealt from."""

    @property
    def hash(self) -> str:
        """Shown before the game."""

    @property
    def text(self) -> str:
        """Shown after it: whoever has it can check the hash, and deal the game again."""

    def game(self, rules: Rules, parts: Sequence[str]) -> Game:
        """The game that is dealt from it and the seats' own randomness. The same arguments give the same game."""


@dataclass(frozen=True, slots=True)
class SeedSecret:
    """A seed of 64 bits."""

    seed: int

    @property
    def text(self) -> str:
        """The seed in figures."""
        return str(self.seed)

    @property
    def hash(self) -> str:
        """SHA-256 of the text."""
        return sha256(self.text.encode()).hexdigest()

    def game(self, rules: Rules, parts: Sequence[str]) -> Game:
        """Dealt from a seed into which the parts are mixed."""
        mixed = sha256("\n".join([self.text, *parts]).encode()).digest()
        return Game(rules, seed=int.from_bytes(mixed[:8], "big"))
