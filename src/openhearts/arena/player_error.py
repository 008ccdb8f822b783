"""What ends a match before its end: a player that can't go on."""

from __future__ import annotations

from openhearts.arena.result import Arena
from openhearts.errors import AnyMessage, OpenHeartsError, message


class PlayerError(OpenHeartsError):
    """What ended a match: a program that never starts, or a callable that raises or breaks the rules.

    `player` is its name, `played` the result until then. `last_words` are the last lines that a program wrote to its
    standard error; what a callable raised is the exception's `__cause__`.
    """

    def __init__(self, player: str, reason: AnyMessage, last_words: str, played: Arena) -> None:
        super().__init__(player, reason, last_words)
        self.message = message("arena-failed", player=player, reason=[reason])
        self.player = player
        self.last_words = last_words
        self.played = played
