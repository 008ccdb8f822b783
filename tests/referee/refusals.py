"""Why an action is refused: the codes of the closed list, asked in the order a player would.

The rules say which actions are refused; the codes are the project's names for the reasons.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.referee import law
from tests.referee.cards import SUIT_WORDS, Card, holds, read_card, suit

if TYPE_CHECKING:
    from tests.referee.hand import Hand


def of_turn(hand: Hand, seat: int, phase: str) -> str | None:
    if not 0 <= seat < hand.rules.players:
        return "no_such_seat"
    if hand.phase != phase:
        return "not_now"
    if seat not in hand.waiting():
        return "already_passed" if phase == "pass" else "not_your_turn"
    return None


def of_pass(hand: Hand, seat: int, cards: list[Card]) -> str | None:
    refusal = of_turn(hand, seat, "pass")
    if refusal is not None:
        return refusal
    if any(read_card(card) is None for card in cards):
        return "no_such_card"
    if len(cards) != hand.pass_size():
        return "wrong_number_of_cards"
    if any(card not in hand.held[seat] for card in cards):
        return "card_not_held"
    return None if holds(hand.held[seat], cards) else "card_given_twice"


def of_bid(hand: Hand, seat: int, amount: int) -> str | None:
    refusal = of_turn(hand, seat, "bid")
    if refusal is not None:
        return refusal
    assert hand.auction is not None
    assert hand.chips_before is not None
    return hand.auction.refusal(amount, hand.chips_before.stacks[seat])


def of_suit_named(hand: Hand, seat: int, word: str) -> str | None:
    refusal = of_turn(hand, seat, "suit")
    if refusal is not None:
        return refusal
    return None if word in SUIT_WORDS else "no_such_suit"


def of_choice(hand: Hand, seat: int, way: str) -> str | None:
    refusal = of_turn(hand, seat, "moon")
    if refusal is not None:
        return refusal
    return None if way in ("old", "new") else "not_a_moon_choice"


def of_play(hand: Hand, seat: int, card: Card) -> str | None:
    refusal = of_turn(hand, seat, "play")
    if refusal is not None:
        return refusal
    if read_card(card) is None:
        return "no_such_card"
    if card not in hand.held[seat]:
        return "card_not_held"
    if card in hand.legal():
        return None
    assert hand.trick is not None
    return of_lead(hand, card) if hand.trick.cards == [] else of_answer(hand, card)


def of_lead(hand: Hand, card: Card) -> str:
    if hand.on_first_trick() and hand.opening_leads() is not None:
        lowest = hand.rules.opening == "lowest_club"
        return "must_lead_lowest_club" if lowest else "must_lead_a_club"
    if hand.legal() == [hand.rules.queen] and suit(card) == hand.rules.hearts and law.queen_counts(hand.rules):
        return "must_lead_queen"
    if suit(card) == hand.rules.hearts and hand.rules.breaking:
        return "hearts_not_broken"
    return "queen_not_led_yet"


def of_answer(hand: Hand, card: Card) -> str:
    assert hand.trick is not None
    legal = hand.legal()
    led = suit(hand.trick.cards[0])
    if suit(legal[0]) == led:
        return "must_follow_suit"
    forced = hand.rules.queen_discard == "forced" and law.queen_counts(hand.rules)
    if forced and legal == [hand.rules.queen]:
        return "must_discard_queen"
    if hand.on_first_trick():
        if hand.rules.first_trick == "no_penalties" and hand.rules.is_penalty(card):
            return "no_penalties_on_first_trick"
        if hand.rules.first_trick == "no_hearts" and suit(card) == hand.rules.hearts:
            return "no_hearts_on_first_trick"
    return "queen_not_discarded_yet"
