"""What one seat may know, what all know, and the truth, as the line protocol's `view`, `status` and `truth` say it."""

from typing import Any

from tests.referee.cards import Card, each_once, in_order
from tests.referee.game import Game
from tests.referee.hand import Hand
from tests.referee.trick import Trick


def trick_seen(trick: Trick | None) -> dict[str, Any] | None:
    """The trick on the table."""
    if trick is None:
        return None
    return {
        "leader": trick.leader,
        "seats": trick.seats_played(),
        "cards": list(trick.cards),
        "winning": trick.winning(),
    }


def tricks_seen(tricks: list[Trick]) -> list[dict[str, Any]]:
    """The complete tricks; without a winner where one stayed on the table."""
    return [
        {"leader": trick.leader, "seats": trick.seats_played(), "cards": list(trick.cards), "winner": trick.winner}
        for trick in tricks
    ]


def stock_seen(hand: Hand) -> dict[str, Any] | None:
    return {"left": len(hand.stock), "drawn": list(hand.drawn)} if hand.rules.stock else None


def auction_seen(hand: Hand, seat: int | None) -> dict[str, Any] | None:
    """What all know, and what this seat may bid now."""
    auction = hand.auction
    if auction is None:
        return None
    assert hand.chips_before is not None
    speaks = hand.phase == "bid" and hand.to_act() == seat
    stack = hand.chips_before.stacks[seat] if speaks and seat is not None else 0
    return {
        "bids": list(auction.bids),
        "high": auction.high(),
        "bidder": auction.bidder,
        "carried": auction.carried is not None,
        "suit": auction.suit_word(),
        "least": auction.least() if stack >= auction.least() else None,
        "most": stack if stack >= auction.least() else None,
    }


def chips_seen(hand: Hand) -> dict[str, Any] | None:
    chips = hand.chips()
    return None if chips is None else {"unit": hand.rules.chip_unit(), "stacks": chips.stacks, "pot": chips.pot}


def settled_seen(hand: Hand) -> dict[str, Any] | None:
    """The figures; the lines that explain them are nobody's law."""
    settled = hand.settled()
    if settled is None:
        return None
    return {
        "before": settled.before,
        "paid": settled.paid,
        "won": settled.won,
        "net": settled.net(),
        "pot": settled.pot,
    }


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


def cards_passed(hand: Hand, cards: list[Card] | None) -> list[Card] | None:
    """As given in a scatter, where the order says to whom; else in order, which says nothing."""
    if cards is None or hand.direction() == "scatter":
        return cards
    return in_order(cards)


def cards_received(hand: Hand, seat: int) -> list[Card] | None:
    """In a scatter from the left neighbour first, and so on clockwise; else in order. None until all have passed."""
    if hand.received[seat] == []:
        return None
    if hand.direction() != "scatter":
        return in_order(hand.received[seat])
    givers = hand.clockwise_from(seat)[1:]
    given = [(giver, hand.passed[giver] or []) for giver in givers]
    return [cards[(seat - giver - 1) % hand.rules.players] for giver, cards in given]


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
        return in_order(each_once(hand.held[seat]))
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
                "suit": result.hand.auction.suit_word() if result.hand.auction else None,
                "chips": result.chips.stacks if result.chips else None,
                "pot": result.chips.pot if result.chips else None,
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
        "passed": cards_passed(hand, hand.passed[seat]),
        "received": cards_received(hand, seat),
        "trick": trick_seen(hand.trick),
        "tricks": tricks_seen(hand.tricks),
        "table": in_order(hand.table()),
        "broken": hand.broken,
        "points": points_seen(hand),
        "kitty": {
            "count": len(hand.kitty),
            "cards": kitty_cards_seen(hand, seat),
            "taker": hand.kitty_taker(),
        },
        "stock": stock_seen(hand),
        "auction": auction_seen(hand, seat),
        "legal": legal_seen(hand, seat),
        "moon": moon_seen(hand),
        "scores": hand.scores() if done else None,
        "totals": standing.totals,
        "chips": chips_seen(hand),
        "settled": settled_seen(hand),
        "teams": teams_seen(hand),
        "results": results_seen(game, hand),
        "over": standing.over,
        "winners": standing.winners,
    }


def status(game: Game, hand: Hand) -> dict[str, Any]:
    """Where the game stands: what everybody at the table sees at a glance."""
    return {
        "hand": hand.number,
        "phase": hand.phase,
        "to_act": None if hand.phase == "done" else hand.to_act(),
        "waiting": hand.waiting(),
        "over": game.over,
        "totals": game.totals,
        "chips": chips_seen(hand),
        "winners": game.winners,
    }


def truth(hand: Hand) -> dict[str, Any]:
    """Everything, the hidden cards included."""
    return {
        "hand": hand.number,
        "dealer": hand.dealer,
        "phase": hand.phase,
        "pass": hand.direction() if hand.passes else "hold",
        "dealt": [in_order(cards) for cards in hand.dealt],
        "passed": [cards_passed(hand, cards) for cards in hand.passed],
        "held": [in_order(cards) for cards in hand.held],
        "kitty": in_order(hand.kitty),
        "stock": list(hand.stock),
        "kitty_taker": hand.kitty_taker(),
        "tricks": tricks_seen(hand.tricks),
        "table": in_order(hand.table()),
        "trick": trick_seen(hand.trick),
        "broken": hand.broken,
        "won": [in_order(cards) for cards in hand.taken()],
        "tricks_won": hand.tricks_won(),
        "moon": moon_seen(hand),
        "scores": hand.scores() if hand.phase == "done" else None,
        "auction": auction_seen(hand, None if hand.phase == "done" else hand.to_act()),
        "settled": settled_seen(hand),
    }
