"""A hand set up as a position: who holds what, and how far play has come. The format of conformance/README.md.

Cards that a position doesn't name are out of play, unless its hands are a whole deal: then they are the kitty.
"""

from typing import Any

from tests.referee.cards import SUIT_WORDS, Card, less, together
from tests.referee.chips import Chips
from tests.referee.deal import Dealt
from tests.referee.hand import Hand
from tests.referee.rules import Rules
from tests.referee.taking import tricks_needed


def hand_at(rules: Rules, position: dict[str, Any]) -> Hand:
    """The hand at this position. REQUIRES: the position fits the rules and itself."""
    started = position.get("leader") is not None
    hand = Hand(
        rules,
        cards_dealt(rules, position),
        position["dealer"],
        position.get("number", 0),
        position.get("totals"),
        may_pass=position.get("passing", True) and not started,
        chips_before=chips_given(rules, position),
        carried=position.get("bidder"),
    )
    hand.only_hand = True
    if hand.auction is not None and (started or "suit" in position or not position.get("passing", True)):
        hand.auction.carried = None
        hand.auction.suit = SUIT_WORDS[position.get("suit", "hearts")]
        hand.rules = rules.with_penalty_suit(hand.auction.suit)
        if not started:
            hand.phase = "play"
            hand.open_first_trick()
    if started:
        start(hand, position)
    return hand


def cards_dealt(rules: Rules, position: dict[str, Any]) -> Dealt:
    """A whole deal leaves the rest as the kitty; of a stock the position has to say the order."""
    hands: list[list[Card]] = position["hands"]
    kitty: list[Card] = position.get("kitty", [])
    named = together(hands)
    whole = position.get("leader") is None and len(named) == rules.hand_size * rules.players
    if whole and not kitty and not rules.stock:
        kitty = less(rules.pack(), named)
    return Dealt(hands, kitty, position.get("stock", []))


def chips_given(rules: Rules, position: dict[str, Any]) -> Chips | None:
    """The chips before the hand, named in whole ones; the buy-in where none are named."""
    if rules.settlement.kind == "none":
        return None
    stacks = position.get("chips", [rules.settlement.buy_in] * rules.players)
    unit = rules.chip_unit()
    return Chips([unit * stack for stack in stacks], unit * position.get("pot", 0))


def kitty_is_due(hand: Hand) -> bool:
    """Whether the kitty goes with the cards of cancelled tricks: the first is among them if nobody has taken any."""
    if hand.rules.kitty == "first_trick":
        return hand.table_before != [] and not any(hand.taken_before)
    return hand.rules.kitty == "first_penalty_trick" and any(map(hand.rules.is_penalty, hand.table_before))


def start(hand: Hand, position: dict[str, Any]) -> None:
    """Puts the hand past its first trick, with some cards of a trick on the table. What was drawn is in hands."""
    players = hand.rules.players
    trick: list[Card] = position.get("trick", [])
    seats = [seat for seat in hand.clockwise_from(position["leader"]) if seat not in position.get("out", [])]
    for seat, card in zip(seats, trick, strict=False):
        hand.dealt[seat].append(card)
        hand.held[seat].append(card)
    for seat, cards in enumerate(position.get("taken") or [[]] * players):
        hand.taken_before[seat] = list(cards)
        hand.tricks_before[seat] = tricks_needed(cards, players)
    hand.table_before = list(position.get("table", []))
    hand.kitty_due_before = kitty_is_due(hand)
    hand.phase = "play"
    hand.first_trick_over = True
    hand.broken = position.get("broken", False)
    if trick:
        hand.lead_by(seats[0])
        for seat, card in zip(seats, trick, strict=False):
            hand.put(seat, card)
        hand.draw()
    else:
        hand.open_trick(seats[0])
