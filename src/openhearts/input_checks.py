"""Checks input before it reaches the core: seeds, bots, views and hands, texts, and JSON as text or as values.

Whole numbers may come from any library: NumPy's aren't Python's `int`, but register as `Integral`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from numbers import Integral

from openhearts import _core
from openhearts._core import Hand, View
from openhearts.errors import BadInput, as_given, message
from openhearts.similar import similar
from openhearts.words import words

UNWRITABLE = (TypeError, ValueError, RecursionError)
"""What is raised for values that JSON can't hold: for their type, for too many digits, for too many in one another."""


def checked_seed(seed: int) -> int:
    """The seed, if it is valid: a whole number from 0 to 2**64 - 1. Raises `BadInput` (bad_argument) otherwise."""
    if not isinstance(seed, int | Integral) or isinstance(seed, bool) or not 0 <= seed < 2**64:
        raise BadInput("bad_argument", message("input-seed-not", given=as_given(seed)))
    return int(seed)


def checked_bot(name: str) -> None:
    """Raises `BadInput` (bad_argument) if this is the name of no built-in bot. The message names the bot that was
    probably meant, or lists them all.
    """
    if _core.is_bot(name):
        return
    bots = _core.bot_names()
    given = name if isinstance(name, str) else as_given(name)
    called, colon, options = given.partition(":")
    meant = None if called in bots else similar(called, bots)
    why = message("input-meant", name=meant + colon + options) if meant else message("input-bot-known", bots=bots)
    raise BadInput("bad_argument", message("input-bot-none", given=given, why=[why]))


def a_bot_each(bots: str | Sequence[str], seats: int) -> list[str]:
    """The name of a bot for each seat, given as one for all or one for each. Raises `BadInput` (bad_argument)."""
    names = [bots] * seats if isinstance(bots, str) or not isinstance(bots, Sequence) else list(bots)
    if len(names) != seats:
        raise BadInput("bad_argument", message("input-bots-each", players=seats))
    for name in names:
        checked_bot(name)
    return names


def checked_seat(view: View) -> None:
    """Raises `BadInput` (bad_argument) for a spectator's view, in which nothing can be chosen; `TypeError` for anything
    but a view.
    """
    checked_view(view)
    if view.seat is None:
        raise BadInput("bad_argument", message("input-choose-seat"))


def checked_view(view: View) -> None:
    """Raises `TypeError` for what is no view."""
    if not isinstance(view, View):
        raise _wrong_type("input-no-view", view)


def checked_hand(hand: Hand) -> None:
    """Raises `TypeError` for what is no hand."""
    if not isinstance(hand, Hand):
        raise _wrong_type("input-not-a-hand", hand)


def not_a_game(given: object) -> TypeError:
    """The error for what is no game. (`Game` itself is built on this module.)"""
    return _wrong_type("input-not-a-game", given)


def _wrong_type(id: str, given: object) -> TypeError:
    return TypeError(words().say(message(id, given=as_given(given))))


def checked_text(text: str) -> str:
    """The text of games in the notation. Raises `BadInput` (bad_argument) for what is no text."""
    if not isinstance(text, str):
        raise BadInput("bad_argument", message("input-notation-type", type=type(text).__name__))
    return encodable(contents(text, "bad_argument"), "bad_argument")


def contents(text: str, code: str) -> str:
    """The text. Raises `BadInput` with this code for the name of a file, which somebody takes for what is in it."""
    if re.fullmatch(r"[^\n{}\[\]]+\.(json|txt)", text):
        raise BadInput(code, message("input-file-name", code=f"Path({text!r}).read_text()"))
    return text


def encodable(text: str, code: str) -> str:
    """The text. Raises `BadInput` with this code for one that holds half a surrogate pair."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise BadInput(code, message("input-json-surrogate")) from error
    return text


def json_text(source: str | Mapping[str, object]) -> str:
    """JSON text, from text or from plain values. Raises `BadInput` (bad_json) for anything else.

    Values also go to the engine as text: its reader is the single place that knows the format of rules, logs and
    events. They are read once per game or event; nothing that happens at every step uses JSON.
    """
    if isinstance(source, Mapping):
        try:
            source = json.dumps(dict(source), default=as_json)
        except UNWRITABLE as error:
            raise BadInput("bad_json", message("input-json-values", why=str(error))) from error
    if not isinstance(source, str):
        raise BadInput("bad_json", message("input-json-type", type=type(source).__name__))
    return encodable(contents(source, "bad_json"), "bad_json")


def as_json(value: object) -> object:
    """What JSON has no name for, as what it is like. Raises `TypeError` for what is like nothing that it has.

    NumPy's arrays and its flags, which are no numbers, have `tolist`, as have the arrays of other libraries.
    """
    if isinstance(value, Integral):
        return int(value)
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, Sequence) and not isinstance(value, (bytes, bytearray, memoryview)):
        return list(value)
    if hasattr(value, "tolist"):
        return value.tolist()
    return json.JSONEncoder().default(value)  # raises TypeError, saying of what
