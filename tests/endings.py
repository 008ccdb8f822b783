"""Solves the end of a hand by brute force, in plain Python on clone, legal and play: a reference for `oh.solve`.

Also makes random endings: tight spots under any rules, and the last cards of hands played at random.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

import openhearts as oh
from openhearts.errors import BadInput
from tests import positions, rule_sets
from tests.play import Taken, some_action
from tests.referee.rules import resolve


@dataclass
class Ending:
    """A position near the end of a hand, under rules whose sides are listed by seat."""

    rules: oh.Rules
    hand: oh.Hand
    side_of: list[int] = field(init=False)

    def __post_init__(self) -> None:
        sides = {"2v2": 2, "2v2v2": 3, "3v3": 2}.get(self.rules.teams, self.rules.players)
        self.side_of = [seat % sides for seat in range(self.rules.players)]

    def sum_of(self, scores: list[int], side: int) -> int:
        """The sum of a side's scores, with the sign that makes less better."""
        whole = sum(score for score, of in zip(scores, self.side_of, strict=True) if of == side)
        return whole if self.rules.objective == "low" else -whole


class TooMany(Exception):
    """There is more to try than a test has time for."""


@dataclass
class Tries:
    """How many actions may still be tried."""

    left: int

    def __call__(self, hand: oh.Hand) -> Iterator[oh.Hand]:
        """The hands after each action that may be done now, the lowest card first, the old moon before the new."""
        seat = hand.to_act
        assert seat is not None
        actions = ("old", "new") if hand.phase == "moon" else hand.legal(seat)
        self.left -= len(actions)
        if self.left < 0:
            raise TooMany
        for action in actions:
            after = hand.clone()
            after.act(seat, action)
            yield after


def worth_to(side: int, ending: Ending, hand: oh.Hand, tries: Tries) -> int:
    """The best sum of scores for a side when all others play against it together; less is better."""
    if hand.scores is not None:
        return ending.sum_of(hand.scores, side)
    best = min if ending.side_of[hand.to_act or 0] == side else max
    return best(worth_to(side, ending, after, tries) for after in tries(hand))


def scores_for_all(ending: Ending, hand: oh.Hand, tries: Tries) -> list[int]:
    """The scores when each side plays for its own score, then against the others, then its lowest card."""
    if hand.scores is not None:
        return hand.scores
    side = ending.side_of[hand.to_act or 0]
    others = set(ending.side_of) - {side}

    def wish(scores: list[int]) -> tuple[int, int]:
        return ending.sum_of(scores, side), -sum(ending.sum_of(scores, other) for other in others)

    return min((scores_for_all(ending, after, tries) for after in tries(hand)), key=wish)


def tight_spot(rng: random.Random) -> Ending | None:
    """A position of few cards, most of which count, under any rules; None if the two don't fit."""
    rule_set = rule_sets.valid(rng)
    position = positions.tight_spot(rng, resolve(rule_set))
    rules = oh.Rules.from_json(rule_set)
    try:
        hand = oh.Hand.from_cards(rules, **position)
    except BadInput:
        return None
    return Ending(rules, hand) if hand.phase in ("play", "moon") else None


def last_cards(rng: random.Random) -> Ending:
    """The last cards of a hand played at random under any rules, or under a preset."""
    preset = oh.preset(rng.choice(list(oh.presets())))
    rules = preset if rng.random() < 0.5 else oh.Rules.from_json(rule_sets.valid(rng))
    hand = oh.Game(rules, seed=rng.randrange(2**32)).hand.clone()
    done: list[Taken] = []
    while hand.phase != "done":
        done.append(some_action(hand, rules, rng))
        hand.act(*done[-1])
    least = rng.randint(rules.players, 3 * rules.players)
    for _ in range(min(least, sum(1 for _, action in done if isinstance(action, str)))):
        hand.undo()
        if hand.phase not in ("play", "moon"):
            hand.act(*some_action(hand, rules, rng))
            break
    return Ending(rules, hand)


def endings(rng: random.Random) -> Iterator[Ending]:
    """Yields endings forever: two tight spots for every hand played down to its last cards."""
    while True:
        spots = [tight_spot(rng), tight_spot(rng)]
        yield from (spot for spot in spots if spot is not None)
        yield last_cards(rng)
