"""The referee behind the line protocol's requests: what conformance vectors ask, answered from the rules.

Knows the requests that vectors use, and refuses what a vector expects to be refused. Does not handle invalid JSON.
"""

from copy import deepcopy
from itertools import combinations, permutations
from typing import Any

from tests.referee import seed
from tests.referee.cards import SUIT_WORDS, each_once, in_order
from tests.referee.deal import deal
from tests.referee.game import Game
from tests.referee.hand import Hand
from tests.referee.position import hand_at
from tests.referee.rules import DEFAULTS, SETTLEMENT, Settlement, resolve
from tests.referee.validate import validate
from tests.referee.view import status, truth, view

Answer = Any  # JSON; {"refused": CODE} for a refusal, with "field" for rules refused


class Session:
    """One game, set up from a vector."""

    def __init__(self, case: dict[str, Any]) -> None:
        start = case.get("log", case)
        self.rule_set: dict[str, Any] = start.get("rules", {})
        self.seed = int(start["seed"]) if "seed" in start else None
        self.actions: list[str] = []
        if "position" in start:
            assert validate(self.rule_set) is None, self.rule_set
            self.hand = hand_at(resolve(self.rule_set), start["position"])
            self.game = Game.around(self.hand)
        elif self.seed is not None:
            rules = resolve(self.rule_set)
            self.game = Game(rules, seed.first_dealer(rules, self.seed))
            self.deal()
        for action in start.get("actions", []):
            refusal = self.act(action)
            assert refusal is None, f"{action}: {refusal}"

    def deal(self) -> None:
        assert self.seed is not None
        deck = seed.deck(self.game.rules, self.seed, len(self.game.results))
        self.hand = self.game.next_hand(deal(self.game.rules, deck, self.game.dealer))

    def act(self, action: str) -> str | None:
        if self.game.over:
            return "game_over"
        refusal = self.hand.act(action)
        if refusal is not None:
            return refusal
        self.actions.append(action)
        if self.hand.phase == "done":
            self.game.enter(self.hand)
            if self.seed is not None and not self.game.over:
                self.deal()
        return None

    def ask(self, request: str) -> Answer:
        verb, *words = request.split()
        if verb in ("bid", "suit", "pass", "play", "moon"):
            refusal = self.act(request)
            return status(self.game, self.hand) if refusal is None else {"refused": refusal}
        if verb == "rules":
            return about(self.rule_set)
        if verb == "status":
            return status(self.game, self.hand)
        if verb == "legal":
            return in_order(self.hand.legal())
        if verb == "view":
            return view(self.game, self.of_number(words[1:]), int(words[0]))
        if verb == "truth":
            return truth(self.of_number(words))
        if verb == "count":
            return count(self.hand, int(words[0]))
        assert verb == "log", request
        return {"actions": self.actions}

    def of_number(self, words: list[str]) -> Hand:
        if words == [] or int(words[0]) == self.hand.number:
            return self.hand
        return self.game.results[int(words[0])].hand


def about(rule_set: dict[str, Any]) -> Answer:
    """A rule set in full, and what follows from it; or the refusal and the field to blame."""
    fault = validate(rule_set)
    if fault is not None:
        return {"refused": "bad_rules", "field": fault[0]}
    rules = resolve(rule_set)
    written = {name: value for name, value in vars(rules).items() if name in DEFAULTS}
    for name, word in (("teams", "none"), ("kitty", "none"), ("sun", "off"), ("no_trick_bonus", "off")):
        written[name] = word if written[name] is None else written[name]
    written["removed"] = in_order(rules.removed)
    written["points"] = {card: value for card, value in rules.points.items() if value != 0}
    written["settlement"] = settlement_written(rules.settlement)
    cards = len(rules.pack())
    return {
        "rules": written,
        "cards": cards,
        "hand_size": rules.hand_size,
        "kitty": 0 if rules.stock else cards - rules.hand_size * rules.players,
        "stock": cards - rules.hand_size * rules.players if rules.stock else 0,
        "moon": rules.moon_amount(),
        "settles": {"none": "never", "average": "at_the_end"}.get(rules.settlement.kind, "each_hand"),
    }


def settlement_written(settlement: Settlement) -> Any:
    """A word while all but the kind are at their defaults."""
    fields = vars(settlement)
    return settlement.kind if fields == SETTLEMENT | {"kind": settlement.kind} else fields


def count(hand: Hand, depth: int) -> int:
    """How many sequences of so many legal actions continue the hand, each tried. In a pass players act from eldest."""
    if depth == 0:
        return 1
    return sum(count(after(hand, action), depth - 1) for action in every_action(hand))


def after(hand: Hand, action: str) -> Hand:
    next_hand = deepcopy(hand, {id(hand.rules): hand.rules})
    refusal = next_hand.act(action)
    assert refusal is None
    return next_hand


def every_action(hand: Hand) -> list[str]:
    """Every legal action of the player to act; passes that give the same cards to the same players are one."""
    if hand.phase == "done":
        return []
    seat = hand.to_act()
    if hand.phase == "moon":
        return [f"moon {seat} old", f"moon {seat} new"]
    if hand.phase == "play":
        return [f"play {seat} {card}" for card in hand.legal()]
    if hand.phase == "suit":
        return [f"suit {seat} {word}" for word in SUIT_WORDS]
    if hand.phase == "bid":
        assert hand.auction is not None
        assert hand.chips_before is not None
        bids = [0, *range(hand.auction.least(), hand.chips_before.stacks[seat] + 1)]
        return [f"bid {seat} {chips}" for chips in bids]
    ways = permutations if hand.direction() == "scatter" else combinations
    given = each_once([" ".join(cards) for cards in ways(in_order(hand.held[seat]), hand.pass_size())])
    return [f"pass {seat} {cards}" for cards in given]
