"""What a hand's cards come to: who shot the moon, and the scores (section 4)."""

from dataclasses import dataclass

from tests.referee.cards import Card, holds
from tests.referee.rules import Rules


@dataclass(frozen=True)
class Moon:
    seats: list[int]  # one shooter, or every partner of a side
    sun: bool
    amount: int


def find_moon(rules: Rules, taken: list[list[Card]], tricks_won: list[int], in_play: list[Card]) -> Moon | None:
    """The moon that was shot, if one was. A player alone is tested before a side."""
    must_take = [card for card in in_play if rules.is_penalty(card)]
    if rules.moon == "off" or not must_take:
        return None
    amount = sum(rules.value(card) for card in must_take)
    if rules.moon_needs_bonus:
        must_take = must_take + [card for card in in_play if rules.is_bonus(card)]

    candidates = [[seat] for seat in range(rules.players)]
    if rules.joint_moon:
        candidates += rules.sides()
    for seats in candidates:
        have = [card for seat in seats for card in taken[seat]]
        if holds(have, must_take):
            every_trick = sum(tricks_won) == sum(tricks_won[seat] for seat in seats)
            if rules.sun is not None and every_trick:
                return Moon(seats, True, rules.sun)
            return Moon(seats, False, amount)
    return None


def find_chooser(rules: Rules, moon: Moon, taken: list[list[Card]], eldest: int) -> int:
    """The shooter who took more penalty points; equal: the first from eldest."""

    def penalties(seat: int) -> int:
        return sum(rules.value(card) for card in taken[seat] if rules.is_penalty(card))

    most = max(penalties(seat) for seat in moon.seats)
    from_eldest = [(eldest + step) % rules.players for step in range(rules.players)]
    return next(seat for seat in from_eldest if seat in moon.seats and penalties(seat) == most)


def plain_scores(rules: Rules, taken: list[list[Card]], tricks_won: list[int]) -> list[int]:
    """The cards as they fell, less the bonus of each player who took no trick."""
    scores = [sum(rules.value(card) for card in cards) for cards in taken]
    if rules.no_trick_bonus is not None:
        for seat, won in enumerate(tricks_won):
            if won == 0:
                scores[seat] -= rules.no_trick_bonus
    return scores


def moon_scores(rules: Rules, moon: Moon, way: str, taken: list[list[Card]]) -> list[int]:
    """A moon scored the old way or the new. Bonus cards count for whoever took them."""
    scores = [sum(rules.value(card) for card in cards if rules.is_bonus(card)) for cards in taken]
    for seat in range(rules.players):
        if way == "new" and seat in moon.seats:
            scores[seat] -= moon.amount
        if way == "old" and seat not in rules.side(moon.seats[0]):
            scores[seat] += moon.amount
    return scores
