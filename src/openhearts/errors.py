"""What goes wrong, as exceptions: each with a code from a closed list and a sentence a player understands."""

from __future__ import annotations


class OpenHeartsError(ValueError):
    """Anything this package refuses."""


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
