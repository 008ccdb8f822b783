"""What one seat may know, as the line protocol's `view` says it.

Written for comparison, so lists whose order carries no meaning are put in order of suit and rank.
"""

from typing import Any

from tests.referee.cards import Card, in_order
from tests.referee.game import Game
from tests.referee.hand import Hand, Trick


def trick_seen(trick: Trick) -> dict[str, Any]:
    return {"leader": trick.leader, "cards": trick.cards}


def pass_seen(hand: Hand, seat: int) -> dict[str, Any] | None:
    """Where this seat's cards go and where its new ones come from; None if nothing is passed."""
    size = hand.pass_size()
    if size == 0:
        return None
    sources = [
        other for other in range(hand.rules.players) if any(hand.target(other, place) == seat for place in range(size))
    ]
    targets = [hand.target(seat, place) for place in range(size)]
    return {
        "to": hand.direction(),
        "count": size,
        "targets": list(dict.fromkeys(targets)),
        "sources": sources,
    }


def kitty_cards_seen(hand: Hand, seat: int) -> list[Card] | None:
    """Its taker alone sees it at once, if the rules say so; everybody when the last card has fallen."""
    if hand.kitty == []:
        return None
    if hand.phase in ("moon", "done") or (hand.rules.kitty_peek and hand.kitty_taker() == seat):
        return in_order(hand.kitty)
    return None


def points_seen(hand: Hand, seat: int) -> list[int]:
    """What each player has taken so far. A kitty not seen is not counted."""
    see_kitty = kitty_cards_seen(hand, seat) is not None
    piles = hand.taken() if see_kitty else hand.taken_in_tricks()
    return [sum(hand.rules.value(card) for card in pile) for pile in piles]


def moon_seen(hand: Hand) -> dict[str, Any] | None:
    moon = hand.moon() if hand.phase in ("moon", "done") else None
    if moon is None:
        return None
    return {
        "seats": moon.seats,
        "chooser": hand.chooser(),
        "amount": moon.amount,
        "sun": moon.sun,
        "way": hand.way,
    }


def legal_seen(hand: Hand, seat: int) -> list[Card]:
    if hand.phase == "pass" and seat in hand.waiting():
        return in_order(hand.held[seat])
    if hand.phase == "play" and hand.to_act() == seat:
        return in_order(hand.legal())
    return []


def view(game: Game, hand: Hand, seat: int) -> dict[str, Any]:
    """What this seat knows of a hand of this game: the one being played, or one that is finished."""
    done = hand.phase == "done"
    passed = hand.passed[seat]
    sides = hand.rules.sides()
    return {
        "seat": seat,
        "players": hand.rules.players,
        "hand": hand.number,
        "dealer": hand.dealer,
        "phase": hand.phase,
        "to_act": None if done else hand.to_act(),
        "waiting": hand.waiting(),
        "cards": in_order(hand.held[seat]),
        "counts": [len(cards) for cards in hand.held],
        "pass": pass_seen(hand, seat),
        "has_passed": [cards is not None for cards in hand.passed],
        "passed": None if passed is None else in_order(passed),
        "received": in_order(hand.received[seat]) if hand.received[seat] else None,
        "trick": None if hand.trick is None else trick_seen(hand.trick),
        "tricks": [trick_seen(trick) | {"winner": trick.winner} for trick in hand.tricks],
        "broken": hand.broken,
        "points": points_seen(hand, seat),
        "kitty": {
            "count": len(hand.kitty),
            "cards": kitty_cards_seen(hand, seat),
            "taker": hand.kitty_taker(),
        },
        "legal": legal_seen(hand, seat),
        "moon": moon_seen(hand),
        "scores": hand.scores() if done else None,
        "totals": game.results[hand.number].totals if done else hand.totals,
        "teams": None
        if hand.rules.teams is None
        else [next(i for i, side in enumerate(sides) if s in side) for s in range(hand.rules.players)],
        "over": game.over,
        "winners": game.winners,
    }
