"""Why a table, or the lobby, does not do what it was asked: a closed list. What the rules of the game refuse has the
codes of the engine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from openhearts.errors import message


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is not done. Nothing has changed."""

    code: str
    message: Mapping[str, Any]


def _listed(*refusals: Refusal) -> dict[str, Refusal]:
    return {refusal.code: refusal for refusal in refusals}


REFUSALS = _listed(
    Refusal("bad_command", message("people-refused-bad_command")),
    Refusal("bad_action", message("people-refused-bad_action")),
    Refusal("table_closed", message("people-refused-table_closed")),
    Refusal("not_admitted", message("people-refused-not_admitted")),
    Refusal("account_needed", message("people-refused-account_needed")),
    Refusal("table_full", message("people-refused-table_full")),
    Refusal("no_such_seat", message("people-refused-no_such_seat")),
    Refusal("seat_taken", message("people-refused-seat_taken")),
    Refusal("seats_taken", message("people-refused-seats_taken")),
    Refusal("already_seated", message("people-refused-already_seated")),
    Refusal("other_hand_seen", message("people-refused-other_hand_seen")),
    Refusal("left_for_good", message("people-refused-left_for_good")),
    Refusal("not_seated", message("people-refused-not_seated")),
    Refusal("not_host", message("people-refused-not_host")),
    Refusal("seats_empty", message("people-refused-seats_empty")),
    Refusal("nothing_to_deal", message("people-refused-nothing_to_deal")),
    Refusal("game_running", message("people-refused-game_running")),
    Refusal("no_game_running", message("people-refused-no_game_running")),
    Refusal("fixed", message("people-refused-fixed")),
    Refusal("no_such_bot", message("people-refused-no_such_bot")),
    Refusal("no_such_person", message("people-refused-no_such_person")),
    Refusal("not_your_seat", message("people-refused-not_your_seat")),
    Refusal("hand_over", message("people-refused-hand_over")),
    Refusal("bot_sits_in", message("people-refused-bot_sits_in")),
    Refusal("not_away", message("people-refused-not_away")),
    Refusal("time_is_up", message("people-refused-time_is_up")),
    Refusal("chat_off", message("people-refused-chat_off")),
    Refusal("phrases_only", message("people-refused-phrases_only")),
    Refusal("no_such_phrase", message("people-refused-no_such_phrase")),
    Refusal("unreadable", message("people-refused-unreadable")),
    Refusal("too_fast", message("people-refused-too_fast")),
    Refusal("not_thinking", message("people-refused-not_thinking")),
    Refusal("not_watchable", message("people-refused-not_watchable")),
    Refusal("no_such_table", message("people-refused-no_such_table")),
    Refusal("no_such_game", message("people-refused-no_such_game")),
    Refusal("no_session", message("people-refused-no_session")),
    Refusal("bad_name", message("people-refused-bad_name")),
    Refusal("unavailable", message("people-refused-unavailable")),
    Refusal("already_waiting", message("people-refused-already_waiting")),
    Refusal("not_waiting", message("people-refused-not_waiting")),
)


def refused(code: str) -> Refusal:
    """The refusal of that code."""
    return REFUSALS[code]
