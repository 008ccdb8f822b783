"""Why a table, the lobby or the server refuses a request: a closed list. What the rules of the game refuse has the
engine's codes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from openhearts.errors import message
from openhearts.tables.protocol import Said


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a request is refused. Nothing has changed."""

    code: str
    message: Mapping[str, Any]


CODES = (
    "bad_command",
    "bad_action",
    "table_closed",
    "not_admitted",
    "removed",
    "account_needed",
    "table_full",
    "no_such_seat",
    "seat_taken",
    "seats_taken",
    "already_seated",
    "other_hand_seen",
    "left_for_good",
    "not_seated",
    "not_host",
    "seats_empty",
    "nothing_to_deal",
    "game_running",
    "no_game_running",
    "fixed",
    "no_such_bot",
    "no_such_person",
    "not_your_seat",
    "hand_over",
    "bot_sits_in",
    "not_away",
    "time_is_up",
    "chat_off",
    "phrases_only",
    "no_such_phrase",
    "unreadable",
    "too_fast",
    "not_thinking",
    "not_watchable",
    "no_such_table",
    "no_such_game",
    "no_session",
    "bad_name",
    "unavailable",
    "not_waiting",
    "sign_in_first",
    "account_already",
    "name_taken",
    "weak_password",
    "wrong_password",
    "bad_passkey",
    "last_way_in",
    "too_many",
    "reported_enough",
    "no_such_thing",
    "suspended",
    "not_admin",
    "changed",
    "no_such_rules",
)

REFUSALS = {code: Refusal(code, message(f"people-refused-{code}")) for code in CODES}


def said(message: Mapping[str, Any]) -> Said:
    """A message in the form in which it is sent."""
    return Said(message["id"], dict(message["args"]))


def refused(code: str) -> Refusal:
    """The refusal with that code."""
    return REFUSALS[code]
