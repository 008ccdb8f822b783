"""Whether a rule set can be played, and if not, which field is to blame.

The rows of section 1's table are asked one after another, and the first that is at fault is named.
Only the field's name is law; the reason is for whoever reads a failing test.
"""

from collections.abc import Callable
from typing import Any

from tests.referee.cards import SUITS, full_pack, read_card, without
from tests.referee.presets import PRESETS
from tests.referee.rules import (
    DEFAULTS,
    DESCRIPTION,
    card_values,
    cards_each,
    is_nothing,
    pass_count,
    pass_cycle,
    removed_cards,
    written,
)

Fields = dict[str, Any]
Reason = str | None

DIRECTIONS = ["left", "right", "across", "left2", "right2", "left3", "right3", "scatter", "hold"]
WORDS: dict[str, list[str | None]] = {
    "kitty": ["first_trick", "last_trick", "first_penalty_trick"],
    "opening": ["lowest_club", "any_club", "eldest"],
    "first_trick": ["no_penalties", "no_hearts", "free"],
    "hearts_only": ["may_lead", "pass_lead"],
    "queen_breaks": ["never", "discarded", "played"],
    "queen_lead": ["free", "after_broken"],
    "queen_or_hearts": ["must_lead_queen", "either"],
    "queen_discard": ["free", "after_broken", "forced"],
    "moon": ["old", "new", "choice", "auto", "off", None],
    "objective": ["low", "high"],
    "tie": ["play_on", "shared"],
}
FLAGS = ["pooled", "joint_moon", "kitty_peek", "breaking", "moon_needs_bonus", "fifty_reset"]
VALUE_LIMIT = 1_000_000


def whole(value: object) -> bool:
    """A whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def of_words(name: str) -> Callable[[Fields], Reason]:
    def check(fields: Fields) -> Reason:
        return None if fields[name] in WORDS[name] else f"it is none of {WORDS[name]}"

    return check


def flag(name: str) -> Callable[[Fields], Reason]:
    return lambda fields: None if isinstance(fields[name], bool) else "neither true nor false"


def players(fields: Fields) -> Reason:
    good = whole(fields["players"]) and 3 <= fields["players"] <= 7
    return None if good else "a table seats three to seven"


def teams(fields: Fields) -> Reason:
    if is_nothing(fields, "teams"):
        return None
    table = {"2v2": 4, "2v2v2": 6, "3v3": 6}
    if not isinstance(fields["teams"], str) or fields["teams"] not in table:
        return "unknown teams"
    return None if fields["players"] == table[fields["teams"]] else "these teams don't fit the table"


def needs_teams(name: str) -> Callable[[Fields], Reason]:
    def check(fields: Fields) -> Reason:
        if not isinstance(fields[name], bool):
            return "neither true nor false"
        return "needs teams" if fields[name] and is_nothing(fields, "teams") else None

    return check


def removed(fields: Fields) -> Reason:
    if fields["removed"] in ("by_table", "none", None):
        return None
    if not isinstance(fields["removed"], list):
        return "not a list of cards"
    cards = [read_card(text) for text in fields["removed"]]
    if None in cards:
        return "an unknown card"
    if len(set(cards)) < len(cards):
        return "one pack holds no second copy"
    return None if 52 - len(cards) >= fields["players"] else "not a card for each"


def hand_size(fields: Fields) -> Reason:
    if fields["hand_size"] == "everything":
        return None
    if not whole(fields["hand_size"]) or fields["hand_size"] < 1:
        return "not a number of cards"
    cards = 52 - len(removed_cards(fields))
    return None if fields["hand_size"] * fields["players"] <= cards else "more than the pack has"


def kitty(fields: Fields) -> Reason:
    if not is_nothing(fields, "kitty"):
        return of_words("kitty")(fields)
    left_over = 52 - len(removed_cards(fields)) - cards_each(fields) * fields["players"]
    return None if left_over == 0 else "cards are left over and nobody takes them"


def well_formed(cycle: object) -> bool:
    return isinstance(cycle, list) and cycle != [] and all(entry in DIRECTIONS for entry in cycle)


def the_pass_count(fields: Fields) -> Reason:
    count = pass_count(fields) if fields["pass_count"] == "by_table" else fields["pass_count"]
    if not whole(count) or not 0 <= count <= 4:
        return "none to four cards are passed"
    if fields["pass_cycle"] != "by_table" and not well_formed(fields["pass_cycle"]):
        return None  # the next row's fault
    if all(entry in ("hold", "scatter") for entry in pass_cycle(fields)):
        return None
    return None if count <= cards_each(fields) else "more than a hand"


def the_pass_cycle(fields: Fields) -> Reason:
    if fields["pass_cycle"] == "by_table":
        return None
    if not well_formed(fields["pass_cycle"]):
        return "not a list of passes"
    for entry in fields["pass_cycle"]:
        if entry == "across" and fields["players"] % 2 == 1:
            return "nobody sits across at an odd table"
        if entry in ("left3", "right3") and fields["players"] == 3:
            return "a pass to oneself"
        if entry == "scatter" and pass_count(fields) > 0 and cards_each(fields) < fields["players"] - 1:
            return "not a card for each other player"
    return None


def queen(fields: Fields) -> Reason:
    return None if read_card(fields["queen"]) else "an unknown card"


def points(fields: Fields) -> Reason:
    if not isinstance(fields["points"], dict):
        return "not a table of cards"
    cards = [read_card(name) for name in fields["points"] if name not in SUITS]
    if None in cards:
        return "an unknown card"
    if len(set(cards)) < len(cards):
        return "a card with two values"
    for value in fields["points"].values():
        if not whole(value) or abs(value) > VALUE_LIMIT:
            return "not a value"
    return None


def off_or_above_0(name: str) -> Callable[[Fields], Reason]:
    def check(fields: Fields) -> Reason:
        if is_nothing(fields, name):
            return None
        good = whole(fields[name]) and 0 < fields[name] <= VALUE_LIMIT
        return None if good else "not above 0, or too large"

    return check


def sun(fields: Fields) -> Reason:
    if not is_nothing(fields, "sun") and is_nothing(fields, "moon"):
        return "no sun without a moon"
    return off_or_above_0("sun")(fields)


def end(fields: Fields) -> Reason:
    wanted = fields["end"]
    if not isinstance(wanted, dict) or len(wanted) != 1 or not set(wanted) <= {"target", "hands"}:
        return "neither a target nor a number of hands"
    if "hands" in wanted:
        return None if whole(wanted["hands"]) and wanted["hands"] >= 1 else "not a number of hands"
    if not whole(wanted["target"]) or not 25 <= wanted["target"] <= 500:
        return "a target lies between 25 and 500"
    values = card_values(fields["points"])
    in_play = without(full_pack(), removed_cards(fields))
    total = sum(values.get(card, 0) for card in in_play)
    return None if total > 0 else "no target is ever reached"


# One check a row, in the table's order.
CHECKS: dict[str, Callable[[Fields], Reason]] = {
    **{name: of_words(name) for name in WORDS},
    **{name: flag(name) for name in FLAGS},
    "players": players,
    "teams": teams,
    "pooled": needs_teams("pooled"),
    "joint_moon": needs_teams("joint_moon"),
    "removed": removed,
    "hand_size": hand_size,
    "kitty": kitty,
    "pass_count": the_pass_count,
    "pass_cycle": the_pass_cycle,
    "queen": queen,
    "points": points,
    "sun": sun,
    "no_trick_bonus": off_or_above_0("no_trick_bonus"),
    "end": end,
}


def validate(given: Fields) -> tuple[str, str] | None:
    """The field to blame and why, or None for a rule set that can be played."""
    for name in given:
        if name not in DEFAULTS and name not in DESCRIPTION:
            return name, "an unknown field"
    preset = given.get("extends", "black-lady")
    if not isinstance(preset, str) or preset not in PRESETS:
        return "extends", "an unknown preset"
    fields = written(given)
    for name in DEFAULTS:
        reason = CHECKS[name](fields)
        if reason is not None:
            return name, reason
    return None
