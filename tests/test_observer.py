"""An observer's view is the game's own view of that seat, after every event, and every event that can't be is refused.

`observed` plays whole games and compares; tests/observer_run.py does the same with thousands of them.
"""

import json
import random
from typing import Any

import pytest

import openhearts as oh
from openhearts import _core
from tests import rule_sets
from tests.play import some_action

WATCHERS = 11  # at most: how many seats a table has


class Company:
    """An observer for every seat of a game, and a spectator; each is sent what it may see and nothing else."""

    def __init__(self, game: oh.Game) -> None:
        self.game = game
        self.seats: list[int | None] = [*range(game.rules.players), None]
        self.observers = [oh.Observer(game.rules, seat) for seat in self.seats]
        self.seen = 0

    def catch_up(self) -> None:
        """Sees what has happened; a hand that ended and the next deal are two events."""
        for public, own in self.game.events(self.seen):
            self.seen += 1
            for seat, observer in zip(self.seats, self.observers, strict=True):
                view = observer.see(public, own.get(seat) if seat is not None else None)
                if view.phase == "done":
                    self.compare(observer, self.finished(), seat)
        assert self.seen == self.game.event_count
        for seat, observer in zip(self.seats, self.observers, strict=True):
            self.compare(observer, self.game.hand, seat)

    def finished(self) -> oh.Hand:
        """The last hand that is done."""
        hands = self.game.hands
        return hands[-1] if hands[-1].phase == "done" else hands[-2]

    def compare(self, observer: oh.Observer, hand: oh.Hand, seat: int | None) -> None:
        view = hand.view(seat)
        assert observer.view == view, differences(observer.view, view)
        done = hand.number + (hand.phase == "done")
        assert observer.results == self.game.results[:done]


def differences(seen: oh.View | None, true: oh.View) -> str:
    """Where two views differ, for the reader of a failed test."""
    assert seen is not None
    left, right = seen.to_dict(), true.to_dict()
    return ", ".join(f"{name}: {left[name]} is {right[name]}" for name in left if left[name] != right[name]) or "inside"


def observed(rules: oh.Rules, rng: random.Random, hands: int) -> int:
    """Plays up to so many hands; returns how many events there were."""
    game = oh.Game(rules, seed=rng.getrandbits(64))
    company = Company(game)
    company.catch_up()
    while not game.over and len(game.hands) <= hands:
        game.act(*some_action(game.hand, rules, rng))
        company.catch_up()
    return company.seen


@pytest.mark.parametrize("name", oh.presets())
def test_observers_of_presets_see_what_the_game_knows(name: str) -> None:
    rng = random.Random(name)
    for moon in ("choice", oh.preset(name).moon):
        assert observed(oh.preset(name, moon=moon), rng, 4) > 4


def test_observers_of_random_rules_see_what_the_game_knows() -> None:
    rng = random.Random(11)
    for _ in range(60):
        observed(oh.Rules.from_json(rule_sets.valid(rng)), rng, 2)
