"""Plays games and hands at random through the Python face, for tests that need any play at all."""

import random
from collections.abc import Callable

import pytest

import openhearts as oh

# Every built-in bot; the searching ones get few nodes, to be fast enough for tests.
QUICK_BOTS = [{"flat": "flat:20", "uct": "uct:2:20", "expert": "expert:300"}.get(name, name) for name in oh.bots()]

Taken = tuple[int, oh.Action]  # who did what


def some_action(hand: oh.Hand, rules: oh.Rules, rng: random.Random) -> Taken:
    """Anything that may be done now. The hand must not be done."""
    seat = rng.choice(hand.waiting)
    if hand.phase == "pass":
        count = rules.players - 1 if hand.pass_to == "scatter" else rules.pass_count
        return seat, rng.sample(hand.cards(seat), count)
    if hand.phase == "bid":
        offer = hand.view(seat).to_dict()["auction"]
        if offer is None or offer["least"] is None or offer["most"] is None:
            return seat, 0
        return seat, rng.choice([0, *range(offer["least"], offer["most"] + 1)])
    if hand.phase == "suit":
        return seat, rng.choice(["clubs", "diamonds", "spades", "hearts"])
    if hand.phase == "moon":
        return seat, rng.choice(["old", "new"])
    return seat, rng.choice(hand.legal(seat))


def play_on(game: oh.Game, rng: random.Random, actions: int = 1_000_000) -> list[Taken]:
    """Plays this many actions, or to the end of the game; returns what was done."""
    done: list[Taken] = []
    rules = game.rules
    while not game.over and len(done) < actions:
        done.append(some_action(game.hand, rules, rng))
        game.act(*done[-1])
    return done


def play_hand(hand: oh.Hand, rules: oh.Rules, rng: random.Random) -> None:
    """Plays to the end of the hand."""
    while hand.phase != "done":
        hand.act(*some_action(hand, rules, rng))


def refused(code: str, call: Callable[..., object], *arguments: object) -> None:
    """The call must be refused with this code, which is in the closed list."""
    with pytest.raises(oh.IllegalAction) as illegal:
        call(*arguments)
    assert illegal.value.code == code
    assert code in oh.refusals()
    assert str(illegal.value).endswith(".")
