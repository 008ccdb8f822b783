"""The rule sheet: every field that is changed changes what a player reads, and the line that sums it up."""

from typing import Any

import pytest

import openhearts as oh

# A change of each field, with what else it takes to matter.
CHANGES: dict[str, tuple[dict[str, Any], Any]] = {
    "players": ({}, 5),
    "teams": ({}, "2v2"),
    "pooled": ({"teams": "2v2"}, True),
    "joint_moon": ({"teams": "2v2"}, True),
    "removed": ({"players": 3}, ["2C"]),
    "hand_size": ({}, 12),
    "kitty": ({"players": 7}, "last_trick"),
    "kitty_peek": ({"players": 7}, True),
    "pass_count": ({}, 2),
    "pass_cycle": ({}, ["left"]),
    "opening": ({}, "eldest"),
    "first_trick": ({}, "free"),
    "breaking": ({}, False),
    "hearts_only": ({}, "pass_lead"),
    "queen": ({"points": {"H": 1, "QS": 13, "JS": 10}}, "JS"),
    "queen_breaks": ({}, "played"),
    "queen_lead": ({}, "after_broken"),
    "queen_or_hearts": ({}, "either"),
    "queen_discard": ({}, "forced"),
    "points": ({}, {"H": 1, "QS": 13, "JD": -10}),
    "moon": ({}, "new"),
    "moon_needs_bonus": ({"points": {"H": 1, "JD": -10}}, True),
    "sun": ({}, 52),
    "no_trick_bonus": ({}, 5),
    "objective": ({}, "high"),
    "end": ({}, {"target": 50}),
    "tie": ({}, "shared"),
    "fifty_reset": ({}, True),
}


def test_every_field_is_here() -> None:
    assert list(CHANGES) == [field["name"] for field in oh.fields()]


@pytest.mark.parametrize("field", CHANGES)
def test_a_changed_field_changes_the_sheet(field: str) -> None:
    base, value = CHANGES[field]
    before, after = oh.Rules.from_json(base), oh.Rules.from_json({**base, field: value})
    assert before.sheet() != after.sheet()
    assert before.line != after.line


@pytest.mark.parametrize("field", [field["name"] for field in oh.fields() if field["kind"] == "choice"])
def test_every_value_of_a_choice_reads_differently(field: str) -> None:
    """Teams and kitties have a table size of their own."""
    base = CHANGES[field][0]
    texts = set()
    values = next(row["values"] for row in oh.fields() if row["name"] == field)
    for row in values:
        fits = {"2v2v2": {"players": 6}, "3v3": {"players": 6}, "none": {"players": 4}} if field != "moon" else {}
        rules = oh.Rules.from_json({**base, **fits.get(row["value"], {}), field: row["value"]})
        texts.add(str(rules.sheet()))
    assert len(texts) == len(values)
