"""Why a table, or the lobby, does not do what it was asked: a closed list. What the rules of the game refuse has the
codes of the engine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from openhearts.errors import said


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is not done. Nothing has changed."""

    code: str
    message: Mapping[str, Any]


def _listed(*refusals: Refusal) -> dict[str, Refusal]:
    return {refusal.code: refusal for refusal in refusals}


REFUSALS = _listed(
    Refusal("bad_command", said("people-refused-bad_command")),
    Refusal("bad_action", said("people-refused-bad_action")),
    Refusal("table_closed", said("people-refused-table_closed")),
    Refusal("not_admitted", said("people-refused-not_admitted")),
    Refusal("account_needed", said("people-refused-account_needed")),
    Refusal("table_full", said("people-refused-table_full")),
    Refusal("no_such_seat", said("people-refused-no_such_seat")),
    Refusal("seat_taken", said("people-refused-seat_taken")),
    Refusal("seats_taken", said("people-refused-seats_taken")),
    Refusal("already_seated", said("people-refused-already_seated")),
    Refusal("other_hand_seen", said("people-refused-other_hand_seen")),
    Refusal("left_for_good", said("people-refused-left_for_good")),
    Refusal("not_seated", said("people-refused-not_seated")),
    Refusal("not_host", said("people-refused-not_host")),
    Refusal("seats_empty", said("people-refused-seats_empty")),
    Refusal("nothing_to_deal", said("people-refused-nothing_to_deal")),
    Refusal("game_running", said("people-refused-game_running")),
    Refusal("no_game_running", said("people-refused-no_game_running")),
    Refusal("fixed", said("people-refused-fixed")),
    Refusal("no_such_bot", said("people-refused-no_such_bot")),
    Refusal("no_such_person", said("people-refused-no_such_person")),
    Refusal("not_your_seat", said("people-refused-not_your_seat")),
    Refusal("hand_over", said("people-refused-hand_over")),
    Refusal("bot_sits_in", said("people-refused-bot_sits_in")),
    Refusal("not_away", said("people-refused-not_away")),
    Refusal("time_is_up", said("people-refused-time_is_up")),
    Refusal("chat_off", said("people-refused-chat_off")),
    Refusal("phrases_only", said("people-refused-phrases_only")),
    Refusal("no_such_phrase", said("people-refused-no_such_phrase")),
    Refusal("unreadable", said("people-refused-unreadable")),
    Refusal("too_fast", said("people-refused-too_fast")),
    Refusal("not_thinking", said("people-refused-not_thinking")),
    Refusal("not_watchable", said("people-refused-not_watchable")),
    Refusal("no_such_table", said("people-refused-no_such_table")),
    Refusal("no_session", said("people-refused-no_session")),
    Refusal("bad_name", said("people-refused-bad_name")),
    Refusal("unavailable", said("people-refused-unavailable")),
    Refusal("already_waiting", said("people-refused-already_waiting")),
    Refusal("not_waiting", said("people-refused-not_waiting")),
)


def refused(code: str) -> Refusal:
    """The refusal of that code."""
    return REFUSALS[code]
