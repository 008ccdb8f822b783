"""Players from Python: the built-in bots by name, any callable, and what is refused."""

import random
from typing import Any

import pytest

import openhearts as oh
from tests import rule_sets
from tests.play import refused


def test_there_are_two_weakest_first() -> None:
    assert oh.bots() == ["random", "careful"]
    assert [oh.bot(name).name for name in oh.bots()] == oh.bots()
    assert repr(oh.bot("careful", 3)) == "bot('careful', seed=3)"


def test_a_bot_that_does_not_exist() -> None:
    with pytest.raises(oh.BadInput, match="random, careful"):
        oh.bot("expert")


@pytest.mark.parametrize("name", oh.bots())
def test_bots_play_any_rules_to_the_end(name: str) -> None:
    rng = random.Random(name)
    for _ in range(12):
        rules = oh.Rules.from_json(rule_sets.valid(rng)).but(end={"hands": 2}, tie="shared")
        game = oh.Game(rules, seed=rng.getrandbits(64))
        oh.play_out(game, [oh.bot(name, seat) for seat in range(rules.players)])
        assert len(game.results) == 2


@pytest.mark.parametrize("name", oh.bots())
def test_a_view_and_a_seed_say_what_a_bot_does(name: str) -> None:
    game, again = oh.Game(seed=5), oh.Game(seed=5)
    players: list[oh.Player] = [oh.bot(name, seed) for seed in range(4)]
    while game.hand.number == 0:
        seat = game.hand.waiting[0]
        action = players[seat](game.view(seat))
        assert action == oh.bot(name, seat).choose(again.view(seat))
        game.act(seat, action)
        again.act(seat, action)


def test_seeds_matter_to_the_random_bot() -> None:
    view = oh.Game(seed=6).view(0)
    assert len({str(oh.bot("random", seed).choose(view)) for seed in range(20)}) > 10


def test_bots_are_asked_only_when_they_may_act() -> None:
    game = oh.Game(oh.Rules(pass_cycle=["hold"]), seed=7)
    turn = game.hand.to_act
    for seat in range(4):
        if seat != turn:
            refused("not_your_turn", oh.bot("careful").choose, game.view(seat))


def test_any_callable_is_a_player() -> None:
    rules = oh.Rules(end={"hands": 4}, tie="shared", moon="choice")

    def lowest(view: oh.View) -> oh.Action:
        if view.phase == "moon":
            return "new"
        return view.cards[: view.pass_count] if view.phase == "pass" else view.legal[0]

    game = oh.Game(rules, seed=8)
    oh.play_out(game, [lowest, oh.bot("random"), oh.bot("careful"), lowest])
    assert game.over


def test_a_player_that_breaks_the_rules_is_told() -> None:
    def cheat(view: oh.View) -> oh.Action:
        return "AS" if view.phase == "play" else view.cards[:2]

    with pytest.raises(oh.IllegalAction):
        oh.play_out(oh.Game(seed=9), [cheat] * 4)


@pytest.mark.parametrize("action", [None, 5, object()])
def test_what_is_no_action(action: Any) -> None:
    game = oh.Game(seed=10)
    with pytest.raises((TypeError, oh.IllegalAction)):
        game.act(0, action)
