"""No chip is lost or found: a small part of the games in every run, the rest by `python -m tests.conservation_run`."""

import random

import pytest

import openhearts as oh
from tests import rule_sets
from tests.conservation import play_game, tables

TABLES = dict(tables())
GAMES = 8


@pytest.mark.parametrize("table", TABLES)
def test_chips_in_are_chips_out(table: str) -> None:
    for number in range(GAMES):
        play_game(TABLES[table], number)


def test_chips_in_are_chips_out_under_random_rules() -> None:
    rng = random.Random(3)
    played = 0
    while played < 60:
        rules = oh.Rules.from_json(rule_sets.valid(rng) | {"end": {"hands": 3}, "tie": "shared"})
        if oh.Game(rules, seed=0).chips is not None:
            play_game(rules, played)
            played += 1


def test_every_preset_is_settled_in_every_way_it_allows() -> None:
    """Five ways, including split pots; under objective high only the average, in an auction only sweepstakes."""
    ways = {name: sum(table.startswith(f"{name} by ") for table in TABLES) for name in oh.presets()}
    assert ways == dict.fromkeys(oh.presets(), 5) | {"reverse": 1, "auction": 2}
