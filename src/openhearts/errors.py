"""The package's exceptions: each has a code from a closed list, and a message that can be read in any language.

`str(error)` is the text in the language in use at that moment; `words("de").say(error.message)` gives another.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from openhearts import _core
from openhearts.similar import similar
from openhearts.words import words

AnyMessage = Mapping[str, Any]
"""A message as the engine sends it: {"id": "refusal-must_follow_suit", "args": {"suit": "clubs"}}."""


WRITTEN: Mapping[str, str] = {
    "fault-needs-teams": '"teams": "2v2"',
    "fault-pass_cycle-empty": '"pass_cycle": ["hold"]',
    "fault-auction-opening": '"opening": "bidder"',
    "fault-auction-pass": '"pass_cycle": ["hold"]',
    "fault-auction-settlement": '"settlement": "sweepstakes"',
    "fault-settlement-objective": '"settlement": "none"',
    "fault-end": '"end": {"target": 100}',
    "fault-chip_value": '"settlement": {"kind": "average", "chip_value": 0.5}',
    "fault-buy_in": '"settlement": {"kind": "average", "buy_in": 50}',
}
"""How a value that these faults ask for is written. Their sentences name fields as the page's editor does."""


class OpenHeartsError(ValueError):
    """The base of all errors of this package. `message` says what is wrong."""

    message: AnyMessage

    def __str__(self) -> str:
        return words().say(self.message)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickles the attributes rather than the constructor's arguments, so that it arrives complete in another
        process."""
        return _restored, (type(self), self.args, self.__dict__)


class RulesError(OpenHeartsError):
    """A rule set that can't be played.

    `field` is the name of the field to blame, `reason` says why. If there is no such field or preset, `meant` is the
    one that was probably meant: the one with the most similar name, or None if none is similar.
    """

    def __init__(self, field: str, message: AnyMessage) -> None:
        super().__init__(field, message)
        self.field = field
        self.message = message

    @property
    def meant(self) -> str | None:
        """The field or preset with the most similar name, if there is none with this one."""
        if self.message["id"] == "fault-no-field":  # of a member, "points.JD", it is the beginning
            return similar(self.field.partition(".")[0], [row["name"] for row in _core.fields()])
        if self.message["id"] == "fault-preset":
            return similar(self.message["args"]["given"].strip('"'), [row["id"] for row in _core.presets()])
        return None

    @property
    def reason(self) -> str:
        """Why, in the language in use; and what was probably meant, or how what is missing is written."""
        sentences = [words().say(self.message)]
        if (meant := self.meant) is not None:
            sentences.append(words().text("input-meant", name=meant))
        if (written := WRITTEN.get(self.message["id"])) is not None:
            sentences.append(words().text("input-json-value", json=written))
        return words().sentences(sentences)

    def __str__(self) -> str:
        return f"{self.field}: {self.reason}"


class IllegalAction(OpenHeartsError):
    """An action that the rules don't allow now; nothing changes.

    `code` is one of `openhearts.refusals()`; the text of the exception is its sentence.
    """

    def __init__(self, code: str, message: AnyMessage) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message


class BadInput(OpenHeartsError):
    """A log, a position, JSON or an argument that can't be read.

    `code` is bad_json, bad_log, bad_rules, bad_position or bad_argument.
    """

    def __init__(self, code: str, message: AnyMessage) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message


def no_action(given: object) -> TypeError:
    """What is raised for something that is no action at all, such as the None of a bot that forgets to return one."""
    return TypeError(words().say(message("learning-action", given=as_given(given))))


def no_bid(given: object) -> IllegalAction:
    """What is raised in an auction for a bid that is no whole number."""
    return IllegalAction("bid_too_low", message("input-bid-whole", given=as_given(given)))


def not_made() -> TypeError:
    """What is raised where somebody calls a class whose values come from a game."""
    return TypeError(words().say(message("input-not-made")))


def as_given(value: object) -> str:
    """What somebody gave, as Python writes it; its type alone where Python can't, as with a number of thousands of
    digits or lists in lists without end.
    """
    try:
        return repr(value)
    except Exception:  # its own, too: what is said of the value matters more
        return f"<{type(value).__name__}>"


def message(id: str, **arguments: object) -> AnyMessage:
    """A message of this package's own; its words are in the catalogues."""
    return {"id": id, "args": arguments}


def _restored(kind: type[OpenHeartsError], args: tuple[object, ...], held: dict[str, object]) -> OpenHeartsError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(held)
    return error
