"""A hand set up by hand: who holds what, and how far play has come. The format of conformance/README.md.

Cards that a position names nowhere are out of play, save where its hands are a whole deal: then they are the kitty.
"""

from typing import Any

from tests.referee.cards import Card, together, without
from tests.referee.hand import Hand, Trick
from tests.referee.rules import Rules


def hand_at(rules: Rules, position: dict[str, Any]) -> Hand:
    """The hand at this position. REQUIRES: the position fits the rules and itself."""
    hands: list[list[Card]] = position["hands"]
    kitty: list[Card] = position.get("kitty", [])
    started = position.get("leader") is not None
    named = together(hands)
    if not started and not kitty and len(named) == rules.hand_size * rules.players:
        kitty = without(rules.pack(), named)
    hand = Hand(
        rules,
        hands,
        kitty,
        position["dealer"],
        position.get("number", 0),
        position.get("totals"),
        may_pass=position.get("passing", True) and not started,
    )
    hand.only_hand = True
    if started:
        start(hand, position)
    return hand


def start(hand: Hand, position: dict[str, Any]) -> None:
    """Puts the hand past its first trick, with some cards of a trick on the table."""
    players = hand.rules.players
    leader = position["leader"]
    trick: list[Card] = position.get("trick", [])
    for place, card in enumerate(trick):
        seat = (leader + place) % players
        hand.dealt[seat].append(card)
        hand.held[seat].append(card)
    for seat, cards in enumerate(position.get("taken") or [[]] * players):
        hand.taken_before[seat] = list(cards)
        hand.tricks_before[seat] = -(-len(cards) // players)
    hand.phase = "play"
    hand.first_trick_over = True
    hand.broken = position.get("broken", False)
    if trick:
        hand.trick = Trick(leader)
    else:
        hand.open_trick(leader)
    for place, card in enumerate(trick):
        hand.put((leader + place) % players, card)
