"""The error that ends a match early: a player that can't go on."""

from __future__ import annotations

from openhearts.arena.result import Arena
from openhearts.errors import AnyMessage, OpenHeartsError, message


class PlayerError(OpenHeartsError):
    """A match ended early: a program never started, or a callable raised an exception or broke the rules.

    `player` is its name, `played` the result so far. `last_words` are the last lines that a program wrote to its
    standard error; the exception that a callable raised is the `__cause__`.
    """

    def __init__(self, player: str, reason: AnyMessage, last_words: str, played: Arena) -> None:
        super().__init__(player, reason, last_words)
        self.message = message("arena-failed", player=player, reason=[reason])
        self.player = player
        self.last_words = last_words
        self.played = played
