"""Plays games at random and checks every hand against section 7: chips in + pot before = chips out + pot after.

The core says which settlements a preset allows, and gives the chips; the rule for them is stated here.
"""

import random
from collections.abc import Iterator
from typing import Any

import openhearts as oh
from tests.play import some_action

SETTLEMENTS: list[dict[str, Any]] = [
    {"kind": "average"},
    {"kind": "lowest_takes_pot"},
    {"kind": "sweepstakes"},
    {"kind": "sweepstakes", "split_two": True, "buy_in": 7},
    {"kind": "howell", "buy_in": 1},
]


def tables() -> Iterator[tuple[str, oh.Rules]]:
    """Every preset under every settlement that it allows."""
    for name in oh.presets():
        for settlement in SETTLEMENTS:
            try:
                rules = oh.preset(name, settlement=settlement)
            except oh.RulesError:
                continue
            yield f"{name} by {settlement['kind']}{' split' if 'split_two' in settlement else ''}", rules


def play_game(rules: oh.Rules, number: int) -> int:
    """One game to its end; returns how many hands it had. Raises AssertionError if a chip is lost or gained."""
    rng = random.Random(number)
    game = oh.Game(rules, seed=number)
    terms = rules.settlement
    unit = rules.players if "average" in str(terms) else 1
    buy_in = terms["buy_in"] if isinstance(terms, dict) else 100
    chips = game.chips
    assert chips is not None
    assert (chips["unit"], chips["bought"], chips["net"]) == (unit, buy_in * unit, [0] * rules.players)
    before: dict[str, Any] = {"stacks": chips["stacks"], "pot": chips["pot"]}
    assert before == {"stacks": [buy_in * unit] * rules.players, "pot": 0}
    while not game.over:
        hand = game.hand
        while hand.phase != "done":
            game.act(*some_action(hand, rules, rng))
        before = check_hand(rules, hand, game, before)
    assert sum(before["stacks"]) + before["pot"] == buy_in * unit * rules.players
    return len(game.results)


def check_hand(rules: oh.Rules, hand: oh.Hand, game: oh.Game, before: dict[str, Any]) -> dict[str, Any]:
    """A finished hand: what was paid, including bids, was won or is in the pot. Returns the chips after."""
    result = game.results[hand.number]
    after = {"stacks": result["chips"], "pot": result["pot"]}
    auction = hand.view(0).to_dict()["auction"]
    bids = [auction["high"] if auction and auction["bidder"] == seat else 0 for seat in range(rules.players)]
    settled = hand.settled
    if settled is None:
        assert not game.over
        assert after == before
        return after
    assert settled["before"] == before["pot"] + sum(bids)
    assert settled["net"] == [won - paid for won, paid in zip(settled["won"], settled["paid"], strict=True)]
    assert settled["before"] + sum(settled["paid"]) == sum(settled["won"]) + settled["pot"]
    assert min(settled["paid"] + settled["won"] + [settled["pot"]]) >= 0
    rows = zip(before["stacks"], bids, settled["paid"], settled["won"], strict=True)
    assert after["stacks"] == [stack - bid - paid + won for stack, bid, paid, won in rows]
    assert after["pot"] == settled["pot"]
    assert all(isinstance(chips, int) for chips in after["stacks"])
    return after
