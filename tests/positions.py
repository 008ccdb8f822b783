"""Random positions for a rule set, from a random.Random: deals late in a game, and tight spots.

A tight spot is a hand near its end in which little is free to play: few cards, mostly hearts and the queen. Whole
games hardly ever reach one, and most of the law of leading and discarding is about them.
"""

import random
from typing import Any

from tests.referee import Rules
from tests.referee.cards import SUIT_WORDS, Card, in_order, less, suit, together, without
from tests.referee.deal import deal

Position = dict[str, Any]


def _late(rng: random.Random, rules: Rules) -> Position:
    """A dealer, totals near multiples of fifty or the end of the game, and a hand number near the last."""
    near = [0, 0, 50, 100, rules.end.get("target", 100)]
    return {
        "dealer": rng.randrange(rules.players),
        "number": rng.choice([0, 1, 2, 3, min(rules.end.get("hands", 1), 999) - 1, 998, 999]),
        "totals": [rng.choice(near) + rng.choice([0, 0, -1, -13, -26, -5, 3]) for _ in range(rules.players)],
    }


def _chips(rng: random.Random, rules: Rules) -> Position:
    """Stacks before the hand, including debts and empty pockets, and a pot; nothing if chips aren't settled."""
    if rules.settlement.kind == "none" or rng.random() < 0.2:
        return {}
    stacks = [rng.choice([100, 100, 57, 12, 3, 1, 0, -8]) for _ in range(rules.players)]
    return {"chips": stacks, "pot": rng.choice([0, 0, 1, 13, 26, 40])}


def _auction(rng: random.Random, rules: Rules) -> Position:
    """Before the bids; or the pot carries over; or the suit is named, or nobody bid."""
    bidder, suit_word = rng.randrange(rules.players), rng.choice(list(SUIT_WORDS))
    return rng.choice([{}, {"bidder": bidder}, {"bidder": bidder, "suit": suit_word}, {"suit": "hearts"}])


def whole_deal(rng: random.Random, rules: Rules) -> Position:
    """A hand just dealt, late in a game."""
    position = _late(rng, rules)
    deck = rules.pack()
    rng.shuffle(deck)
    position |= vars(deal(rules, deck, position["dealer"])) | _chips(rng, rules)
    return position | (_auction(rng, rules) if rules.auction else {})


def _few_cards(rng: random.Random, rules: Rules) -> list[list[Card]]:
    """One to four cards each, hearts and the queen before others; often whole hands of one suit."""
    pack = rules.pack()
    size = min(rng.choice([1, 1, 2, 2, 3, 4]), len(pack) // rules.players)
    rng.shuffle(pack)
    wanted = [card for card in pack if suit(card) == "H" or card == rules.queen]
    share = rng.choice([0.3, 0.6, 1.0])
    favoured = wanted[: round(share * size * rules.players)]
    if rules.queen in pack and rng.random() < 0.8:
        favoured = [rules.queen, *without(favoured, [rules.queen])]
    cards = (favoured + less(pack, favoured))[: size * rules.players]
    if rules.packs == 2 and rng.random() < 0.7:
        cards = _pairs(rng, pack, len(cards))
    if rng.random() < 0.6:
        cards = in_order(cards)
        middle = rng.randrange(len(cards))
        cards = cards[middle:] + cards[:middle]
    else:
        rng.shuffle(cards)
    hands = [cards[seat * size : (seat + 1) * size] for seat in range(rules.players)]
    rng.shuffle(hands)
    return hands


def _pairs(rng: random.Random, pack: list[Card], count: int) -> list[Card]:
    """This many cards, as many of them twice as possible."""
    twice = sorted({card for card in pack if pack.count(card) == 2})
    rng.shuffle(twice)
    cards = [card for card in twice for _ in range(2)]
    return (cards + less(pack, cards))[:count]


def _some_are_out(rng: random.Random, hands: list[list[Card]], leader: int) -> None:
    """Domino: hands of different sizes, some of them empty; the leader and one more stay in."""
    others = [seat for seat in range(len(hands)) if seat != leader]
    for seat in rng.sample(others, rng.randint(0, len(others) - 1)):
        hands[seat] = hands[seat][: rng.randint(0, len(hands[seat]))]


def _taken(rng: random.Random, rules: Rules, cards: list[Card]) -> list[list[Card]]:
    """The cards of earlier tricks: scattered, or all with one player, or with one side."""
    takers = rng.choice([list(range(rules.players)), [0], rules.side(rng.randrange(rules.players))])
    taken: list[list[Card]] = [[] for _ in range(rules.players)]
    for card in cards:
        taken[rng.choice(takers)].append(card)
    return taken


def tight_spot(rng: random.Random, rules: Rules) -> Position:
    """A hand near its end, or one of few cards at its start."""
    hands = _few_cards(rng, rules)
    position = _late(rng, rules) | {"hands": hands} | _chips(rng, rules)
    if rng.random() < 0.3:
        return position | _start(rng, rules, hands)
    leader = rng.randrange(rules.players)
    if rules.stock:
        _some_are_out(rng, hands, leader)
    rest = less(rules.pack(), together(hands))
    rng.shuffle(rest)
    if rules.stock:
        left = rng.choice([0, 1, 2, 5, 20])
        position["stock"], rest = rest[:left], rest[left:]
    if rules.packs == 2 and rng.random() < 0.3:
        position["table"], rest = rest[: rules.players], rest[rules.players :]
    if rules.auction:
        position |= rng.choice([{}, {"bidder": rng.randrange(rules.players)}])
        position["suit"] = rng.choice(list(SUIT_WORDS)) if "bidder" in position else "hearts"
    position |= {"out": [seat for seat, held in enumerate(hands) if not held]} if rules.stock else {}
    return position | {
        "leader": leader,
        "trick": _begun_trick(rng, hands, leader),
        "taken": _taken(rng, rules, rest),
        "broken": rng.random() < 0.2,
    }


def _start(rng: random.Random, rules: Rules, hands: list[list[Card]]) -> Position:
    """The rest of a position at the start of its hand."""
    rest = less(rules.pack(), together(hands))
    left = rng.sample(rest, min(len(rest), rng.choice([0, 1, 3, 8])))
    start: Position = {"stock": left} if rules.stock else {"kitty": left}
    return start | (_auction(rng, rules) if rules.auction else {"passing": False})


def _begun_trick(rng: random.Random, hands: list[list[Card]], leader: int) -> list[Card]:
    """Up to two cards, taken from the hands of those who lead and follow."""
    seats = [(leader + place) % len(hands) for place in range(len(hands))]
    seats = [seat for seat in seats if hands[seat]]
    trick = []
    for seat in seats[: min(rng.choice([0, 0, 0, 1, 2]), len(seats) - 1)]:
        trick.append(hands[seat].pop(rng.randrange(len(hands[seat]))))
    return trick
