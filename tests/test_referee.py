"""The referee and the core agree: a small fixed part in every run, the rest by `python -m tests.referee_run`."""

from collections.abc import Callable

import pytest

from tests.bouts import preset_game, random_rule_set, refused_rule_set
from tests.probe import Probe
from tests.referee import resolve, validate
from tests.referee.presets import PRESETS

PRESET_GAMES = 32
RULE_SETS = 30
REFUSED_RULE_SETS = 400


@pytest.mark.parametrize(
    ("bout", "count"),
    [(preset_game, PRESET_GAMES), (random_rule_set, RULE_SETS), (refused_rule_set, REFUSED_RULE_SETS)],
)
def test_referee_and_core_agree(probe: Probe, bout: Callable[[Probe, int], None], count: int) -> None:
    for number in range(count):
        bout(probe, number)


def test_both_know_the_same_presets(probe: Probe) -> None:
    assert [preset["id"] for preset in probe.get("presets")] == list(PRESETS)


# The referee itself, against figures that the rules print.


@pytest.mark.parametrize(
    ("preset", "moon"),
    [
        ("black-lady", 26),
        ("original", 13),
        ("black-jack", 23),
        ("black-maria", 43),
        ("spot", 129),
        ("trickster", 26),
        ("gamblers", 26),
        ("domino", 13),
        ("sweepstakes", 26),
        ("auction", 13),
        ("howell", 13),
        ("cancellation", 52),
    ],
)
def test_moon_amount_is_the_one_printed(preset: str, moon: int) -> None:
    assert resolve({"extends": preset}).moon_amount() == moon


@pytest.mark.parametrize(("players", "each", "kitty"), [(3, 17, 0), (4, 13, 0), (5, 10, 0), (6, 8, 0), (7, 7, 3)])
def test_table_sizes_are_the_ones_printed(players: int, each: int, kitty: int) -> None:
    rules = resolve({"players": players})
    assert rules.hand_size == each
    assert len(rules.pack()) - each * players == kitty


@pytest.mark.parametrize(
    ("players", "each", "widow"), [(6, 17, 2), (7, 14, 6), (8, 13, 0), (9, 11, 5), (10, 10, 4), (11, 9, 5)]
)
def test_widows_are_the_ones_printed(players: int, each: int, widow: int) -> None:
    rules = resolve({"extends": "cancellation", "players": players})
    assert rules.hand_size == each
    assert len(rules.pack()) - each * players == widow


def test_removed_of_a_preset_holds_at_its_own_table_only() -> None:
    assert resolve({"extends": "black-maria"}).removed == ["2C"]
    assert resolve({"extends": "black-maria", "players": 4}).removed == []
    assert resolve({"extends": "black-maria", "players": 5}).removed == ["2C", "2D"]


def test_every_preset_can_be_played() -> None:
    assert [preset for preset in PRESETS if validate({"extends": preset})] == []
