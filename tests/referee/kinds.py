"""Whether each field's own value is one that the table of section 1 lists, whatever the other fields say.

Answers a reason, or None for a good value. How values fit one another is asked in validate.py.
"""

from collections.abc import Callable
from typing import Any

from tests.referee.cards import SUITS, read_card
from tests.referee.rules import NOTHING, SETTLEMENT

Reason = str | None
Check = Callable[[Any], Reason]

DIRECTIONS = ["left", "right", "across", "left2", "right2", "left3", "right3", "scatter", "hold"]
WORDS: dict[str, list[str]] = {
    "teams": ["none", "2v2", "2v2v2", "3v3"],
    "kitty": ["none", "first_trick", "last_trick", "first_penalty_trick"],
    "opening": ["lowest_club", "any_club", "eldest", "bidder"],
    "first_trick": ["no_penalties", "no_hearts", "free"],
    "hearts_only": ["may_lead", "pass_lead"],
    "queen_breaks": ["never", "discarded", "played"],
    "queen_lead": ["free", "after_broken"],
    "queen_or_hearts": ["must_lead_queen", "either"],
    "queen_discard": ["free", "after_broken", "forced"],
    "moon": ["old", "new", "choice", "auto", "off"],
    "objective": ["low", "high"],
    "tie": ["play_on", "shared"],
}
SETTLEMENTS = ["none", "average", "lowest_takes_pot", "sweepstakes", "howell"]
FLAGS = [
    "pooled", "joint_moon", "kitty_peek", "breaking", "moon_needs_bonus", "fifty_reset", "auction", "stock",
]  # fmt: skip
LARGEST = 1_000_000


def whole(value: object) -> bool:
    """A whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def word(name: str) -> Check:
    def check(value: Any) -> Reason:
        if value is None and name in NOTHING:
            return None
        return None if value in WORDS[name] else f"it is none of {WORDS[name]}"

    return check


def flag(value: Any) -> Reason:
    return None if isinstance(value, bool) else "neither true nor false"


def number(least: int, most: int) -> Check:
    return lambda value: None if whole(value) and least <= value <= most else f"not a number from {least} to {most}"


def number_or(given_word: str, least: int, most: int) -> Check:
    def check(value: Any) -> Reason:
        return None if value == given_word else number(least, most)(value)

    return check


def off_or_above_0(value: Any) -> Reason:
    return None if value in ("off", None) else number(1, LARGEST)(value)


def card(value: Any) -> Reason:
    return None if read_card(value) else "an unknown card"


def removed(value: Any) -> Reason:
    if value in ("by_table", "none", None):
        return None
    if not isinstance(value, list):
        return "not a list of cards"
    cards = [read_card(text) for text in value]
    if None in cards:
        return "an unknown card"
    return "a card three times" if any(cards.count(card) > 2 for card in cards) else None


def pass_cycle(value: Any) -> Reason:
    if value == "by_table":
        return None
    good = isinstance(value, list) and value != [] and all(entry in DIRECTIONS for entry in value)
    return None if good else "not a list of passes"


def points(value: Any) -> Reason:
    if not isinstance(value, dict):
        return "not a table of cards"
    cards = [read_card(name) for name in value if name not in SUITS]
    if None in cards:
        return "an unknown card"
    if len(set(cards)) < len(cards):
        return "a card with two values"
    good = all(whole(worth) and abs(worth) <= LARGEST for worth in value.values())
    return None if good else "not a value"


def end(value: Any) -> Reason:
    if not isinstance(value, dict) or len(value) != 1 or not set(value) <= {"target", "hands"}:
        return "neither a target nor a number of hands"
    if "hands" in value:
        return None if whole(value["hands"]) and value["hands"] >= 1 else "not a number of hands"
    return number(25, 500)(value["target"])


def chip_value(value: Any) -> bool:
    """0.001 to a million, with three decimals at most."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return 0.001 <= value <= LARGEST and value == round(value, 3)


def settlement(value: Any) -> Reason:
    if not isinstance(value, dict):
        return None if value is None or value in SETTLEMENTS else f"it is none of {SETTLEMENTS}"
    if "kind" not in value or not set(value) <= set(SETTLEMENT):
        return "it has a kind, and perhaps a chip_value, a buy_in and split_two"
    chips = SETTLEMENT | value
    if chips["kind"] is not None and chips["kind"] not in SETTLEMENTS:
        return f"its kind is none of {SETTLEMENTS}"
    if not chip_value(chips["chip_value"]):
        return "not a chip's value"
    return number(1, LARGEST)(chips["buy_in"]) or flag(chips["split_two"])


CHECKS: dict[str, Check] = {
    **{name: word(name) for name in WORDS},
    **dict.fromkeys(FLAGS, flag),
    "players": number(2, 11),
    "packs": number(1, 2),
    "removed": removed,
    "hand_size": number_or("everything", 1, 104),
    "pass_count": number_or("by_table", 0, 4),
    "pass_cycle": pass_cycle,
    "queen": card,
    "points": points,
    "sun": off_or_above_0,
    "no_trick_bonus": off_or_above_0,
    "end": end,
    "settlement": settlement,
}
