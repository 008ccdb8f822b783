"""What one seat may know, as the line protocol's `view` says it.

Written for comparison, so lists whose order carries no meaning are put in order of suit and rank.
"""

from typing import Any

from tests.referee.cards import Card, in_order
from tests.referee.game import Game
from tests.referee.hand import Hand, Trick


def trick_seen(trick: Trick) -> dict[str, Any]:
    return {"leader": trick.leader, "cards": list(trick.cards)}


def pass_seen(hand: Hand, seat: int) -> dict[str, Any] | None:
    """Where this seat's cards go and where its new ones come from; None if nothing is passed."""
    size = hand.pass_size()
    if not hand.passes:
        return None
    sources = [
        other for other in range(hand.rules.players) if any(hand.target(other, place) == seat for place in range(size))
    ]
    targets = sorted({hand.target(seat, place) for place in range(size)})
    return {"to": hand.direction(), "count": size, "targets": targets, "sources": sources}


def kitty_cards_seen(hand: Hand, seat: int) -> list[Card] | None:
    """Its taker alone sees it at once, if the rules say so; everybody when the last card has fallen."""
    if hand.kitty == []:
        return None
    if hand.phase in ("moon", "done") or (hand.rules.kitty_peek and hand.kitty_taker() == seat):
        return in_order(hand.kitty)
    return None


def points_seen(hand: Hand) -> list[int]:
    """What each player has taken so far. The kitty is counted when the last card has fallen."""
    piles = hand.taken() if hand.phase in ("moon", "done") else hand.taken_in_tricks()
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


def results_seen(game: Game, hand: Hand) -> list[dict[str, Any]]:
    """The finished hands of the game up to this one, itself included once it is done."""
    hands_seen = hand.number + (1 if hand.phase == "done" else 0)
    rows = []
    for result in game.results[:hands_seen]:
        moon = result.hand.moon()
        rows.append(
            {
                "scores": result.scores,
                "totals": result.totals,
                "dealer": result.hand.dealer,
                "pass": result.hand.direction() if result.hand.passes else "hold",
                "moon": moon.seats if moon else None,
            }
        )
    return rows


def teams_seen(hand: Hand) -> list[int] | None:
    """The number of each seat's side."""
    if hand.rules.teams is None:
        return None
    return [hand.rules.sides().index(hand.rules.side(seat)) for seat in range(hand.rules.players)]


def view(game: Game, hand: Hand, seat: int) -> dict[str, Any]:
    """What this seat knows of a hand of this game: the one being played, or one that is finished."""
    done = hand.phase == "done"
    passed = hand.passed[seat]
    standing = hand.standing()
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
        "points": points_seen(hand),
        "kitty": {
            "count": len(hand.kitty),
            "cards": kitty_cards_seen(hand, seat),
            "taker": hand.kitty_taker(),
        },
        "legal": legal_seen(hand, seat),
        "moon": moon_seen(hand),
        "scores": hand.scores() if done else None,
        "totals": standing.totals,
        "teams": teams_seen(hand),
        "results": results_seen(game, hand),
        "over": standing.over,
        "winners": standing.winners,
    }
