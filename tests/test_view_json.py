"""A view read from its JSON equals the original, for every seat, at every moment, under any rules."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import openhearts as oh
from tests.play import play_on
from tests.rule_sets import valid

WITH_CARDS = [name for name in oh.presets() if not oh.preset(name).stock]


def check(game: oh.Game) -> None:
    """Of every seat, and of a spectator."""
    for seat in (*range(game.rules.players), None):
        view = game.view(seat)
        read = oh.view_from_json(view.to_json(), game.rules)
        assert read.to_dict() == view.to_dict()
        assert (read, hash(read)) == (view, hash(view))
        if seat in game.hand.waiting:
            for name in ("careful", "expert:200"):
                assert oh.bot(name, seed=7).choose(read) == oh.bot(name, seed=7).choose(view)


@pytest.mark.parametrize("preset", WITH_CARDS)
def test_every_view_of_a_game_comes_back(preset: str) -> None:
    rng = random.Random(preset)
    game = oh.Game(oh.preset(preset), seed=3)
    while not game.over and len(game.results) < 3:
        check(game)
        play_on(game, rng, rng.randrange(1, 12))


def test_the_cycle_turns_with_the_deals() -> None:
    rules = oh.Rules()
    cycle = list(rules.pass_cycle)
    for turn in range(len(cycle)):
        turned = rules.but(pass_cycle=cycle[turn:] + cycle[:turn]) if turn else rules
        view = oh.Game(turned, seed=2).view(1)
        assert oh.view_from_json(view.to_json(), rules) == view


def test_a_view_has_the_rules_that_were_named_where_nobody_passes() -> None:
    rules = oh.Rules(pass_count=0)
    view = oh.Game(rules, seed=2).view(1)
    assert oh.view_from_json(view.to_json(), rules) == view


@settings(deadline=None, max_examples=60)
@given(some.integers(0, 2**32))
def test_views_of_any_rules_come_back(seed: int) -> None:
    rng = random.Random(seed)
    rules = oh.Rules.from_json(valid(rng))
    game = oh.Game(rules, seed=seed)
    play_on(game, rng, rng.randrange(150))
    if rules.stock or game.over:
        with pytest.raises(oh.BadInput):
            oh.view_from_json(game.view(0).to_json(), rules)
        return
    for seat in (*range(rules.players), None):
        view = game.view(seat)
        assert oh.view_from_json(view.to_json(), rules).to_dict() == view.to_dict()


@pytest.mark.parametrize(
    "changes",
    [
        {"cards": ["2C"]},
        {"seat": 9},
        {"phase": "done"},
        {"totals": None},
        {"tricks": 3},
        {"broken": True},
        {"counts": [13, 13, 13]},
        {"legal": ["ZZ"]},
        {"new": 1},
    ],
)
def test_what_is_no_view_is_refused(changes: dict[str, Any]) -> None:
    game = oh.Game(oh.Rules(pass_cycle=["hold"]), seed=7)
    play_on(game, random.Random(1), 9)
    facts = json.loads(game.view(0).to_json())
    assert oh.view_from_json({**facts, "results": []}, game.rules) == game.view(0)
    with pytest.raises(oh.BadInput) as refused:
        oh.view_from_json({**facts, **changes}, game.rules)
    assert refused.value.code == "bad_argument"
    for text in ("", "[]", "{}", "null"):
        with pytest.raises(oh.BadInput):
            oh.view_from_json(text, game.rules)
