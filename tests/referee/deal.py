"""The deal: one card at a time from eldest; what is left is the kitty (2.1)."""

from tests.referee.cards import Card
from tests.referee.rules import Rules


def deal(rules: Rules, deck: list[Card], dealer: int) -> tuple[list[list[Card]], list[Card]]:
    """Every player's cards, by seat, and the kitty."""
    hands: list[list[Card]] = [[] for _ in range(rules.players)]
    deck = list(deck)
    seat = (dealer + 1) % rules.players
    for _ in range(rules.hand_size * rules.players):
        hands[seat].append(deck.pop(0))
        seat = (seat + 1) % rules.players
    return hands, deck
