"""The deal: one card at a time from eldest; what is left is the kitty, or the stock, drawn in order (2.1)."""

from dataclasses import dataclass

from tests.referee.cards import Card
from tests.referee.rules import Rules


@dataclass(frozen=True)
class Dealt:
    hands: list[list[Card]]  # by seat
    kitty: list[Card]
    stock: list[Card]  # the first is drawn first


def deal(rules: Rules, deck: list[Card], dealer: int) -> Dealt:
    hands: list[list[Card]] = [[] for _ in range(rules.players)]
    left = list(deck)
    seat = (dealer + 1) % rules.players
    for _ in range(rules.hand_size * rules.players):
        hands[seat].append(left.pop(0))
        seat = (seat + 1) % rules.players
    return Dealt(hands, [], left) if rules.stock else Dealt(hands, left, [])
