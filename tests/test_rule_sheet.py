"""The rule sheet: changing any field changes the sheet and its summary line."""

from typing import Any

import pytest

import openhearts as oh

# A change of each field, with the other fields needed for it to matter.
CHANGES: dict[str, tuple[dict[str, Any], Any]] = {
    "players": ({}, 5),
    "packs": ({"players": 6}, 2),
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
    "auction": ({}, True),
    "stock": ({"hand_size": 6}, True),
    "settlement": ({}, "average"),
}
# What else a value takes: sides and kitties have a table size of their own, and a bidder an auction.
AUCTION = {"opening": "bidder", "pass_cycle": ["hold"], "settlement": "sweepstakes"}
NEEDS: dict[tuple[str, str], dict[str, Any]] = {
    ("teams", "2v2v2"): {"players": 6},
    ("teams", "3v3"): {"players": 6},
    ("kitty", "none"): {"players": 4},
    ("opening", "bidder"): {**AUCTION, "auction": True},
}


def test_every_field_is_here() -> None:
    assert list(CHANGES) == [field["name"] for field in oh.fields()]


@pytest.mark.parametrize("field", CHANGES)
def test_a_changed_field_changes_the_sheet(field: str) -> None:
    base, value = CHANGES[field]
    more = AUCTION if field == "auction" else {}
    before, after = oh.Rules.from_json(base), oh.Rules.from_json({**base, **more, field: value})
    assert before.sheet() != after.sheet()
    assert before.line != after.line


@pytest.mark.parametrize("field", [row["name"] for row in oh.fields() if row["kind"] in ("choice", "settlement")])
def test_every_value_of_a_choice_reads_differently(field: str) -> None:
    base = CHANGES[field][0]
    values = next(row["values"] for row in oh.fields() if row["name"] == field)
    texts = set()
    for value in (row["value"] for row in values):
        rules = oh.Rules.from_json({**base, field: value, **NEEDS.get((field, value), {})})
        texts.add(str(rules.sheet()))
    assert len(texts) == len(values)


@pytest.mark.parametrize("terms", [{"buy_in": 50}, {"split_two": True}, {"chip_value": 0.05}])
def test_the_terms_of_a_settlement_are_told(terms: dict[str, Any]) -> None:
    plain = oh.Rules(settlement="sweepstakes")
    other = oh.Rules(settlement={"kind": "sweepstakes", **terms})
    assert other.sheet() != plain.sheet()
    assert other.line != plain.line


@pytest.mark.parametrize("preset", oh.presets())
def test_the_sheet_speaks_of_what_the_rules_have(preset: str) -> None:
    rules = oh.preset(preset)
    titles = [title for title, _ in rules.sheet()]
    assert ("The auction" in titles) == rules.auction
    assert ("The chips" in titles) == (rules.settlement != "none")
    text = str(rules.sheet())
    assert ("stock" in text) == rules.stock
    assert ("cancel" in text) == (rules.packs == 2)


def sheet(**fields: Any) -> str:
    return " ".join(" ".join(text) for _, text in oh.Rules(**fields).sheet())


def test_a_scatter_passes_a_card_to_each_of_the_others_however_many_cards_are_passed_otherwise() -> None:
    assert "passes 4 cards" in sheet(players=5, pass_cycle=["scatter"])
    mixed = sheet(players=5, pass_cycle=["scatter", "left"])
    assert "passes 3 cards" in mixed
    assert "When each other player gets one, that makes 4 cards." in mixed
    assert "that makes" not in sheet(players=4, pass_cycle=["scatter", "left"])
    assert "that makes" not in sheet(players=5, pass_cycle=["scatter", "hold"])


@pytest.mark.parametrize("moon", ["new", "choice", "auto"])
def test_partners_who_shoot_the_moon_together_each_take_it_off(moon: str) -> None:
    together = "If partners shot it together, each of them takes off as much."
    assert together in sheet(teams="2v2", joint_moon=True, moon=moon)
    assert together not in sheet(teams="2v2", moon=moon)


def test_whose_choice_it_is_how_a_moon_of_partners_counts() -> None:
    chooser = "Of the partners, the one whose cards add the most points chooses"
    assert chooser in sheet(teams="2v2", joint_moon=True, moon="choice")
    assert chooser not in sheet(teams="2v2", moon="choice")
    assert chooser not in sheet(teams="2v2", joint_moon=True, moon="auto")


def test_nothing_is_said_to_cost_points_where_they_are_wanted() -> None:
    wanted = {"objective": "high", "players": 6, "teams": "2v2v2", "joint_moon": True, "moon": "choice", "removed": []}
    assert "cost" not in sheet(**wanted, kitty="first_penalty_trick")
    labels = [value["label"] for field in oh.fields() for value in field.get("values", [])]
    assert not [label for label in labels if "costs points" in label]


def test_the_sheet_says_what_breaks_hearts_if_it_speaks_of_that() -> None:
    told = "a heart has been played"
    for field in ({"queen_lead": "after_broken"}, {"queen_discard": "after_broken"}, {"queen_breaks": "played"}):
        for breaking in (False, True):
            assert sheet(breaking=breaking, **field).count(told) == 1
    assert told not in sheet(breaking=False)
    assert "broken" not in sheet(breaking=False, queen_lead="after_broken", points={"H": 1})


def test_what_pays_nothing_is_told_only_of_what_the_rules_have() -> None:
    bonus, moon = "Bonus cards neither cost nor earn chips.", "The scores of a moon move no chips."
    points = {"H": 1, "QS": 13, "JD": -10}
    for settlement in ("sweepstakes", "lowest_takes_pot"):
        assert bonus in sheet(settlement=settlement, points=points, moon="off")
        assert bonus not in sheet(settlement=settlement)
        assert moon in sheet(settlement=settlement)
        assert moon not in sheet(settlement=settlement, points=points, moon="off")
    for preset in ("sweepstakes", "auction"):
        assert not {bonus, moon} & {line for _, text in oh.preset(preset).sheet() for line in text}


def test_more_hands_than_a_game_can_have_are_told_as_what_they_come_to() -> None:
    """RULES.md §4: a game ends after 1,000 hands."""
    rules = oh.Rules(end={"hands": 2000})
    assert "1,000 hands" in sheet(end={"hands": 2000})
    assert "2,000" not in sheet(end={"hands": 2000})
    assert "1,000 hands" in rules.line
    assert rules.end == {"hands": 2000}, "the rules themselves stay as they were agreed"


def test_a_ban_says_when_it_gives_way() -> None:
    """RULES.md §2.2 and §2.4: the lead passes only while hearts are unbroken, and a queen alone is played."""
    assert "nothing but hearts before hearts are broken, the lead passes" in sheet(hearts_only="pass_lead")
    gives_way = "before hearts are broken, unless there is nothing else."
    for field in ("queen_lead", "queen_discard"):
        assert gives_way in sheet(**{field: "after_broken"})
        assert gives_way not in sheet()


@pytest.mark.parametrize(("objective", "word", "other"), [("low", "costs", "brings"), ("high", "brings", "costs")])
def test_where_points_are_wanted_no_card_is_said_to_cost_any(objective: str, word: str, other: str) -> None:
    for fields in ({}, {"teams": "2v2", "joint_moon": True}):
        for points in ({"H": 1}, {"H": 1, "JD": -10}):
            said = sheet(objective=objective, moon="new", moon_needs_bonus=True, points=points, **fields)
            assert said.count(f"card that {word} points") == 2
            assert f"card that {other} points" not in said


@pytest.mark.parametrize("teams", ["none", "2v2"])
def test_an_automatic_moon_is_told_as_it_counts_where_a_win_can_be_shared(teams: str) -> None:
    """RULES.md §4: the others add unless the shooter would be no winner: others may win as well."""
    said = sheet(moon="auto", tie="shared", teams=teams)
    assert "but if the shooter would lose the game by that, the shooter takes off 26 instead" in said
