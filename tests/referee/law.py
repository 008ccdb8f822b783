"""The law of a single card: what may be led, what may be discarded, what breaks hearts.

Section 2 of the rules, sentence by sentence. Pure questions; nothing here knows whose turn it is. "Hearts" are the suit
that the rules in force call so: an auction names it.
"""

from tests.referee.cards import Card, in_order, of_suit, suit, without
from tests.referee.rules import Rules


def queen_counts(rules: Rules) -> bool:
    """While the queen's value is not positive the queen fields do nothing; and in an auction (section 6)."""
    return rules.value(rules.queen) > 0 and not rules.auction


def leads(rules: Rules, held: list[Card], broken: bool) -> list[Card]:
    """What may be led by the whole hand's law (2.2). Empty: the lead passes."""
    left = held
    if rules.breaking and not broken:
        left = without(left, of_suit(held, rules.hearts))
    if rules.queen_lead == "after_broken" and queen_counts(rules) and not broken:
        left = without(left, [rules.queen])

    # A queen who is herself a heart counts as a heart here.
    hearts = of_suit(held, rules.hearts)
    queen = [card for card in held if card == rules.queen and card not in hearts]
    if not queen_counts(rules):
        queen = []

    if left == [] and len(hearts) == len(held):
        return held if rules.hearts_only == "may_lead" else []
    if hearts and queen and left in ([], queen):
        return queen if rules.queen_or_hearts == "must_lead_queen" else hearts + queen
    if left == []:
        return queen
    return left


def discards(rules: Rules, held: list[Card], first_trick: bool, broken: bool) -> list[Card]:
    """What may be played by a player who can't follow suit (2.4)."""
    left = held
    if first_trick and rules.first_trick == "no_penalties":
        left = [card for card in left if not rules.is_penalty(card)]
    if first_trick and rules.first_trick == "no_hearts":
        left = without(left, of_suit(left, rules.hearts))
    if rules.queen_discard == "after_broken" and queen_counts(rules) and not broken:
        left = without(left, [rules.queen])
    if left == []:
        left = held
    if rules.queen_discard == "forced" and queen_counts(rules) and rules.queen in left:
        return [rules.queen]
    return left


def breaks_hearts(rules: Rules, card: Card, discarded: bool) -> bool:
    """Whether hearts are broken by this card (2.6)."""
    if suit(card) == rules.hearts:
        return True
    if card != rules.queen or not queen_counts(rules):
        return False
    return rules.queen_breaks == "played" or (rules.queen_breaks == "discarded" and discarded)


def lowest_club(dealt: list[list[Card]]) -> Card | None:
    """The lowest club dealt to anybody; None if no club was dealt."""
    clubs = in_order([card for hand in dealt for card in of_suit(hand, "C")])
    return clubs[0] if clubs else None
