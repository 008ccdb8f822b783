"""What goes wrong, as exceptions: each with a code from a closed list and a sentence a player understands."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openhearts.arena.result import Arena


class OpenHeartsError(ValueError):
    """Anything this package refuses."""

    def __reduce__(self) -> tuple[object, ...]:
        """By what it holds, not by the arguments it was made of: so that it comes back whole from another process."""
        return _restored, (type(self), self.args, self.__dict__)


class RulesError(OpenHeartsError):
    """A rule set that can't be played.

    `field` is the name of the field to blame, `reason` says why.
    """

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason


class IllegalAction(OpenHeartsError):
    """An action that the rules don't allow now; nothing has changed.

    `code` is one of `openhearts.refusals()`; the text of the exception is its sentence.
    """

    def __init__(self, code: str, words: str) -> None:
        super().__init__(words)
        self.code = code


class BadInput(OpenHeartsError):
    """A log, a position, JSON or an argument that can't be read.

    `code` is bad_json, bad_log, bad_rules, bad_position or bad_argument.
    """

    def __init__(self, code: str, words: str) -> None:
        super().__init__(words)
        self.code = code


class PlayerError(OpenHeartsError):
    """What ended a match: a program that never starts, or a callable that raises or breaks the rules.

    `player` is its name, `played` what the match had come to until then. `last_words` are the last lines that a program
    wrote to its standard error; what a callable raised is the exception's `__cause__`.
    """

    def __init__(self, player: str, words: str, last_words: str, played: Arena) -> None:
        super().__init__(f"{player} {words}" if words.endswith((".", "!", "?")) else f"{player} {words}.")
        self.player = player
        self.last_words = last_words
        self.played = played


def _restored(kind: type[OpenHeartsError], args: tuple[object, ...], held: dict[str, object]) -> OpenHeartsError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(held)
    return error
