"""The coach: the right card first in positions where everybody knows it, and the right reason."""

from typing import Any

import pytest

import openhearts as oh

# Hearts lie with two players, so that nobody shoots the moon.
SPLIT: dict[str, Any] = {"broken": True, "passing": False, "dealer": 3, "taken": [["7H"], ["8H"], [], []]}

# What is known best, the position of the seat to act, and a word of the reason.
POSITIONS: dict[str, tuple[str, dict[str, Any], str]] = {
    "the queen goes on a trick of somebody else": (
        "QS",
        {
            "hands": [["4D", "AS"], ["3D", "KS"], ["7D", "2S"], ["QS", "2H", "3H"]],
            "leader": 0,
            "trick": ["KC", "5C", "9C"],
        },
        "queen",
    ),
    "the queen falls under the ace": (
        "QS",
        {
            "hands": [["4D", "5D"], ["3D", "KD"], ["7D", "2D"], ["QS", "3S", "AD"]],
            "leader": 0,
            "trick": ["AS", "5S", "9S"],
        },
        "queen",
    ),
    "the queen stays back under a low card": (
        "3S",
        {
            "hands": [["4D", "5D"], ["3D", "KD"], ["7D", "2D"], ["QS", "3S", "2H"]],
            "leader": 0,
            "trick": ["4S", "5S", "9S"],
        },
        "",
    ),
    "the last to a clean trick takes it with the highest": (
        "AC",
        {
            "hands": [["4D", "5H"], ["3D", "KH"], ["7D", "9H"], ["AC", "2C", "2D"]],
            "leader": 0,
            "trick": ["4C", "9C", "3C"],
        },
        "",
    ),
    "the moon is stopped with the ace": (
        "AH",
        {
            "hands": [["4D", "5H"], ["3D", "KC"], ["7D", "9C"], ["AH", "2H", "4C"]],
            "leader": 0,
            "trick": ["KH", "3H", "JH"],
            "taken": [["QS", "6H", "7H", "8H", "10H", "QH"], [], [], []],
        },
        "Stop the moon",
    ),
    "a heart is ducked": (
        "2H",
        {
            "hands": [["4D", "5H"], ["3D", "KC"], ["7D", "9C"], ["AH", "2H", "4C"]],
            "leader": 0,
            "trick": ["3H", "9H", "KH"],
        },
        "",
    ),
}


def position(facts: dict[str, Any]) -> oh.Hand:
    return oh.Hand.from_cards(oh.Rules(), **(SPLIT | facts))


@pytest.mark.parametrize("name", POSITIONS)
def test_the_right_card_first(name: str) -> None:
    best, facts, reason = POSITIONS[name]
    hand = position(facts)
    assert hand.to_act is not None
    advice = oh.coach(hand.view(hand.to_act), nodes=20_000)
    assert advice.best.action == best
    assert reason in advice.why


def test_several_passes_are_tried() -> None:
    view = oh.Game(seed=1).view(0)
    advice = oh.coach(view)
    passes = [choice.action for choice in advice.choices]
    assert oh.bot("careful").choose(view) in passes
    assert len(passes) > 5
    assert advice.best.deals > 50
    for action in passes:
        assert isinstance(action, list)
        assert set(action) < set(view.cards)


def test_an_only_choice_is_told_of_too() -> None:
    game = oh.Game(oh.Rules(pass_cycle=["hold"]), seed=3)
    assert game.hand.to_act is not None
    advice = oh.coach(game.view(game.hand.to_act), nodes=10_000)
    assert advice.why == "The 2 of clubs is all that may be done."
    assert advice.best.deals > 100
    assert advice.best.points > 0


def test_bids_and_suits_are_weighed_in_chips() -> None:
    game = oh.Game(oh.preset("auction"), seed=2)
    seat = game.hand.to_act
    assert seat is not None
    advice = oh.coach(game.view(seat), nodes=30_000)
    assert len(advice.choices) > 1
    assert all(isinstance(choice.action, int) for choice in advice.choices)
    assert advice.choices == sorted(advice.choices, key=lambda choice: -choice.gain) or advice.best.gain == 0


def test_it_says_the_same_again_and_nothing_of_hidden_cards() -> None:
    view = oh.Game(oh.Rules(pass_cycle=["hold"]), seed=3)
    assert view.hand.to_act is not None
    seen = view.view(view.hand.to_act)
    assert oh.coach(seen, nodes=5_000, seed=4) == oh.coach(seen, nodes=5_000, seed=4)


@pytest.mark.parametrize("nodes", [0, -1, 100_000_001])
def test_no_such_number_of_decisions(nodes: int) -> None:
    with pytest.raises(oh.BadInput, match="A coach thinks through 1 to 100,000,000 decisions"):
        oh.coach(oh.Game(seed=1).view(0), nodes=nodes)


def test_who_is_not_to_act_is_not_advised() -> None:
    game = oh.Game(oh.Rules(pass_cycle=["hold"]), seed=7)
    seat = next(seat for seat in range(4) if seat != game.hand.to_act)
    with pytest.raises(oh.IllegalAction, match=oh.refusals()["not_your_turn"]):
        oh.coach(game.view(seat))
