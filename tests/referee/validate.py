"""Whether a rule set can be played, and if not, which field is to blame.

Checks first, for each row of section 1's table, that the value is one it lists (kinds.py); then, for each row, that it
fits the other rows it refers to. Names the first field at fault. Only the field's name is normative; the reason is for
readers of a failing test.
"""

from collections.abc import Callable
from typing import Any

from tests.referee.cards import full_pack, less, of_suit
from tests.referee.kinds import CHECKS, Reason
from tests.referee.presets import PRESETS
from tests.referee.rules import (
    DEFAULTS,
    DESCRIPTION,
    card_values,
    cards_each,
    cards_in_play,
    is_nothing,
    pass_count,
    pass_cycle,
    removed_cards,
    settlement,
    written,
)

Fields = dict[str, Any]


def players(fields: Fields) -> Reason:
    if fields["packs"] == 2:
        return None if fields["players"] >= 6 else "two packs are for six to eleven"
    least = 2 if fields["stock"] else 3
    return None if least <= fields["players"] <= 7 else f"one pack seats {least} to seven"


def teams(fields: Fields) -> Reason:
    if is_nothing(fields, "teams"):
        return None
    table = {"2v2": 4, "2v2v2": 6, "3v3": 6}
    return None if fields["players"] == table[fields["teams"]] else "these teams don't fit the table"


def needs_teams(name: str) -> Callable[[Fields], Reason]:
    return lambda fields: "needs teams" if fields[name] and is_nothing(fields, "teams") else None


def removed(fields: Fields) -> Reason:
    cards = removed_cards(fields)
    if any(cards.count(card) > fields["packs"] for card in cards):
        return "no such copy to take out"
    return None if cards_in_play(fields) >= fields["players"] else "not a card for each"


def hand_size(fields: Fields) -> Reason:
    return None if cards_each(fields) * fields["players"] <= cards_in_play(fields) else "more cards than there are"


def kitty(fields: Fields) -> Reason:
    left_over = cards_in_play(fields) - cards_each(fields) * fields["players"]
    if not is_nothing(fields, "kitty") or left_over == 0 or fields["stock"]:
        return None
    return "cards are left over and nobody takes them"


def the_pass_count(fields: Fields) -> Reason:
    if all(entry in ("hold", "scatter") for entry in pass_cycle(fields)):
        return None
    return None if pass_count(fields) <= cards_each(fields) else "more than a hand"


def to_oneself(entry: str, players_at_table: int) -> bool:
    steps = {"left": 1, "right": 1, "left2": 2, "right2": 2, "left3": 3, "right3": 3}
    return entry in steps and steps[entry] % players_at_table == 0


def the_pass_cycle(fields: Fields) -> Reason:
    for entry in pass_cycle(fields):
        if entry == "across" and fields["players"] % 2 == 1:
            return "nobody sits across at an odd table"
        if to_oneself(entry, fields["players"]):
            return "a pass to oneself"
        if entry == "scatter" and pass_count(fields) > 0 and cards_each(fields) < fields["players"] - 1:
            return "not a card for each other player"
    return None


def sun(fields: Fields) -> Reason:
    no_moon = not is_nothing(fields, "sun") and is_nothing(fields, "moon")
    return "no sun without a moon" if no_moon else None


def end(fields: Fields) -> Reason:
    if "hands" in fields["end"]:
        return None
    in_play = less(full_pack(fields["packs"]), removed_cards(fields))
    values = card_values(fields["points"])
    total = len(of_suit(in_play, "H")) if fields["auction"] else sum(values.get(card, 0) for card in in_play)
    return None if total > 0 else "no target is ever reached"


def auction(fields: Fields) -> Reason:
    """Section 6, and that the bidder opens exactly where there is one."""
    if fields["auction"] != (fields["opening"] == "bidder"):
        return "an auction and a bidder who opens go together"
    if not fields["auction"]:
        return None
    if pass_count(fields) > 0 and set(pass_cycle(fields)) != {"hold"}:
        return "nothing is passed"
    return None if settlement(fields["settlement"]).kind == "sweepstakes" else "the pot is a sweepstakes"


def the_settlement(fields: Fields) -> Reason:
    """Section 7, the last line."""
    if fields["objective"] == "low" or settlement(fields["settlement"]).kind in ("none", "average"):
        return None
    return "this settlement is for the lowest"


# Checks of a row against others, for the rows that refer to others.
FITS: dict[str, Callable[[Fields], Reason]] = {
    "players": players,
    "teams": teams,
    "pooled": needs_teams("pooled"),
    "joint_moon": needs_teams("joint_moon"),
    "removed": removed,
    "hand_size": hand_size,
    "kitty": kitty,
    "pass_count": the_pass_count,
    "pass_cycle": the_pass_cycle,
    "sun": sun,
    "end": end,
    "auction": auction,
    "settlement": the_settlement,
}


def validate(given: Fields) -> tuple[str, str] | None:
    """The field to blame and why, or None for a rule set that can be played."""
    for name in given:
        if name not in DEFAULTS and name not in DESCRIPTION:
            return name, "an unknown field"
    preset = given.get("extends", "black-lady")
    if not isinstance(preset, str) or preset not in PRESETS:
        return "extends", "an unknown preset"
    for name in DEFAULTS:
        if name in given and (reason := CHECKS[name](given[name])) is not None:
            return name, reason
    fields = written(given)
    for name, fits in FITS.items():
        if (reason := fits(fields)) is not None:
            return name, reason
    return None
