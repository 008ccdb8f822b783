"""Random positions for a rule set, from a random.Random: deals late in a game, and tight spots.

A tight spot is a hand near its end in which little is free to play: few cards, mostly hearts and the queen. Whole
games hardly ever reach one, and most of the law of leading and discarding is about them.
"""

import random
from typing import Any

from tests.referee import Rules
from tests.referee.cards import Card, in_order, suit, together, without
from tests.referee.deal import deal

Position = dict[str, Any]


def _late(rng: random.Random, rules: Rules) -> Position:
    """A dealer, totals near fifties and ends, a number near the last hand."""
    near = [0, 0, 50, 100, rules.end.get("target", 100)]
    return {
        "dealer": rng.randrange(rules.players),
        "number": rng.choice([0, 1, 2, 3, min(rules.end.get("hands", 1), 999) - 1, 998, 999]),
        "totals": [rng.choice(near) + rng.choice([0, 0, -1, -13, -26, -5, 3]) for _ in range(rules.players)],
    }


def whole_deal(rng: random.Random, rules: Rules) -> Position:
    """A hand just dealt, late in a game."""
    position = _late(rng, rules)
    deck = rules.pack()
    rng.shuffle(deck)
    hands, kitty = deal(rules, deck, position["dealer"])
    return position | {"hands": hands, "kitty": kitty}


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
    cards = (favoured + without(pack, favoured))[: size * rules.players]
    if rng.random() < 0.6:
        cards = in_order(cards)
        middle = rng.randrange(len(cards))
        cards = cards[middle:] + cards[:middle]
    else:
        rng.shuffle(cards)
    hands = [cards[seat * size : (seat + 1) * size] for seat in range(rules.players)]
    rng.shuffle(hands)
    return hands


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
    position = _late(rng, rules) | {"hands": hands}
    rest = without(rules.pack(), together(hands))
    if rng.random() < 0.3:
        kitty = rng.sample(rest, min(len(rest), rng.choice([0, 1, 3])))
        return position | {"kitty": kitty, "passing": False}
    leader = rng.randrange(rules.players)
    trick = []
    for place in range(rng.choice([0, 0, 0, 1, 2])):
        held = hands[(leader + place) % rules.players]
        trick.append(held.pop(rng.randrange(len(held))))
    return position | {
        "leader": leader,
        "trick": trick,
        "taken": _taken(rng, rules, rest),
        "broken": rng.random() < 0.2,
    }
