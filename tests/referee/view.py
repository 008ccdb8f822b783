"""What one seat may know, what all know, and the truth, as the line protocol's `view`, `status` and `truth` say it."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

from tests.referee import scoring
from tests.referee.cards import Card, each_once, in_order
from tests.referee.game import Game
from tests.referee.hand import Hand
from tests.referee.rules import Rules
from tests.referee.standing import LAST_HAND, Standing, dropped
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
    """What everybody knows, and what this seat may bid now."""
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
    chips, rules = hand.chips(), hand.rules
    if chips is None:
        return None
    bought = rules.settlement.buy_in * rules.chip_unit()
    net = [stack - bought for stack in chips.stacks]
    money = None
    if Fraction(str(rules.settlement.chip_value)) != 1:
        money = {
            "chip": in_money(rules, rules.chip_unit()),
            "decimals": decimals(rules),
            "stacks": [in_money(rules, stack) for stack in chips.stacks],
            "pot": in_money(rules, chips.pot),
            "bought": in_money(rules, bought),
            "net": [in_money(rules, each) for each in net],
        }
    return {
        "unit": rules.chip_unit(),
        "stacks": chips.stacks,
        "pot": chips.pot,
        "bought": bought,
        "net": net,
        "money": money,
    }


def decimals(rules: Rules) -> int:
    """The decimals of money: two, or as many as the value of a chip has."""
    return 2 if (Fraction(str(rules.settlement.chip_value)) * 100).denominator == 1 else 3


def in_money(rules: Rules, parts: int) -> float:
    """The value in money of units of a chip, halves rounded away from zero."""
    scale: int = 10 ** decimals(rules)
    exact = Fraction(parts, rules.chip_unit()) * Fraction(str(rules.settlement.chip_value)) * scale
    whole = int(abs(exact) + Fraction(1, 2))
    return (-whole if exact < 0 else whole) / scale


def settled_seen(hand: Hand) -> dict[str, Any] | None:
    """The figures only; the rules don't define the lines that explain them."""
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
    """If the rules say so, its taker sees it at once; everybody sees it when the last card has fallen."""
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
                "fifties": fifties_seen(result.hand, result.scores),
                "places": standing_seen(result.hand, result.hand.standing(), result.hand.number + 1)["places"],
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


def taken_seen(hand: Hand) -> list[list[Card]]:
    """The cards that each player has taken, including the kitty once the last card has fallen."""
    piles = hand.taken() if hand.phase in ("moon", "done") else hand.taken_in_tricks()
    return [in_order(pile) for pile in piles]


def values_seen(hand: Hand) -> dict[Card, int]:
    """What each card of the pack counts in this hand; nothing before the suit is named."""
    if hand.phase in ("bid", "suit"):
        return {}
    return {card: hand.rules.value(card) for card in in_order(each_once(hand.rules.pack())) if hand.rules.value(card)}


def standing_seen(hand: Hand, standing: Standing, hands_played: int) -> dict[str, Any]:
    """By seat: what counts, the place, the distance to the best, and to the target; a side counts as one."""
    rules = hand.rules
    sign = -1 if rules.objective == "high" else 1
    sums = [sign * sum(standing.totals[other] for other in rules.side(seat)) for seat in range(rules.players)]
    best_of_sides = [sign * sum(standing.totals[seat] for seat in side) for side in rules.sides()]
    to_target = None
    if "target" in rules.end:
        counted = [
            sum(standing.totals[other] for other in (rules.side(seat) if rules.pooled else [seat]))
            for seat in range(rules.players)
        ]
        to_target = [rules.end["target"] - total for total in counted]
    reached = min(to_target) <= 0 if to_target is not None else hands_played >= rules.end["hands"]
    level = best_of_sides.count(min(best_of_sides)) > 1
    return {
        "sums": [sign * own for own in sums],
        "places": [1 + sum(1 for other in best_of_sides if other < own) for own in sums],
        "behind": [own - min(best_of_sides) for own in sums],
        "to_target": to_target,
        "hands_left": max(0, rules.end["hands"] - hands_played) if "hands" in rules.end else None,
        "tied": reached and level and rules.tie == "play_on" and hands_played < LAST_HAND,
    }


def fifties_seen(hand: Hand, scores: list[int]) -> list[int]:
    """The seats whose total drops by 50 with these scores."""
    totals = [before + score for before, score in zip(hand.totals, scores, strict=True)]
    return [seat for seat, total in enumerate(totals) if dropped(hand.rules, total, scores[seat]) != total]


def outcomes_seen(hand: Hand) -> dict[str, Any] | None:
    """The outcome of each way of scoring the moon."""
    moon = hand.moon() if hand.phase in ("moon", "done") else None
    if moon is None:
        return None
    outcomes = {}
    for way in ("old", "new"):
        scores = scoring.moon_scores(hand.rules, moon, way, hand.taken())
        standing = hand.standing_with(scores)
        standing = replace(standing, over=standing.over or hand.only_hand)
        outcomes[way] = {
            "scores": scores,
            "totals": standing.totals,
            "fifties": fifties_seen(hand, scores),
            "standing": standing_seen(hand, standing, hand.number + 1),
            "over": standing.over,
            "winners": standing.winners,
        }
    return outcomes


def out_seen(hand: Hand) -> list[int]:
    """Domino: who had no card when the trick on the table was led."""
    if hand.phase != "play" or hand.trick is None or not hand.rules.stock:
        return []
    return [seat for seat in range(hand.rules.players) if seat not in hand.trick.seats]


def view(game: Game, hand: Hand, seat: int) -> dict[str, Any]:
    """What this seat knows of a hand of this game: the one being played, or one that is finished."""
    done = hand.phase == "done"
    standing = hand.standing()
    return {
        "seat": seat,
        "players": hand.rules.players,
        "hand": hand.number,
        "dealer": hand.dealer,
        "eldest": (hand.dealer + 1) % hand.rules.players,
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
        "taken": taken_seen(hand),
        "values": values_seen(hand),
        "outcomes": outcomes_seen(hand),
        "fifties": fifties_seen(hand, hand.scores()) if done else [],
        "standing": standing_seen(hand, standing, hand.number + (1 if done else 0)),
        "out": out_seen(hand),
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
