"""Plays the same hands in the referee and in the core, and raises Disagreement where they differ.

Both get the same rule set, cards and actions. At every step it compares where the hand stands and what is legal; often
also what a seat sees, the whole truth, and the refusal of an illegal action.
"""

import json
import random
from collections.abc import Callable
from typing import Any

from tests.probe import Probe, Refused
from tests.referee import Game, Hand, Rules, hand_at, resolve, seed
from tests.referee.cards import SUIT_WORDS, Card, full_pack, in_order, rank, without
from tests.referee.deal import deal
from tests.referee.session import about, count
from tests.referee.view import status, truth, view

RuleSet = dict[str, Any]
Position = dict[str, Any]
Check = Callable[[Any], None]  # raises Disagreement if the core's answer is not the referee's


class Disagreement(AssertionError):
    """The referee and the core say different things."""


def same(what: str, referee: Any, core: Any) -> None:
    if isinstance(referee, dict) and isinstance(core, dict):
        referee, core = differences(referee, core), differences(core, referee)
    if referee != core:
        raise Disagreement(f"{what}\n  referee: {referee}\n  core:    {core}")


def differences(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in one.items() if name not in other or other[name] != value}


# What is compared


def compare_rules(probe: Probe, rule_set: RuleSet) -> Rules:
    """Every field, written out, and what follows from them."""
    core = probe.get("rules " + json.dumps(rule_set))
    ours = about(rule_set)
    same("fields", ours.pop("rules"), core["rules"])
    same("what follows from the rules", ours, {name: core[name] for name in ours})
    return resolve(rule_set)


class Questions:
    """Questions to the core about a hand, collected and sent in one batch, which is far faster than one at a time."""

    def __init__(self, probe: Probe) -> None:
        self.probe = probe
        self.open: list[tuple[str, Check]] = []

    def ask(self, request: str, check: Check) -> None:
        self.open.append((request, check))

    def expect(self, request: str, referee: Any) -> None:
        self.ask(request, lambda core: same(f"answer to {request!r}", referee, core))

    def settle(self) -> None:
        """Sends the open questions and checks the answers in turn."""
        answers = self.probe.ask_all([request for request, _ in self.open])
        for (_, check), answer in zip(self.open, answers, strict=True):
            check(answer)
        self.open = []


def ask_view(questions: Questions, game: Game, hand: Hand, seat: int) -> None:
    ask_about_chips_too(questions, hand, f"view {seat} {hand.number}", view(game, hand, seat))


def ask_truth(questions: Questions, hand: Hand) -> None:
    ask_about_chips_too(questions, hand, f"truth {hand.number}", truth(hand))


def ask_about_chips_too(questions: Questions, hand: Hand, request: str, referee: Any) -> None:
    """The figures of a settlement are compared; its lines are the core's own."""

    def check(core: Any) -> None:
        if core["settled"] is not None:
            check_lines(hand.rules, core["settled"].pop("lines"))
        same(f"answer to {request!r}", referee, core)

    questions.ask(request, check)


def check_lines(rules: Rules, lines: Any) -> None:
    """The lines of a settlement are the core's own: each player must be in one of them."""
    told = sorted(seat for line in lines for seat in line["args"].get("seats", []))
    if told != [*range(rules.players)] or not all(line["id"].startswith("settled-") for line in lines):
        raise Disagreement(f"lines of a settlement: {lines}")


# What is played


def act(questions: Questions, game: Game, hand: Hand, action: str) -> None:
    """Does one action in both; a hand that this ends is added to the game."""
    refusal = hand.act(action)
    if refusal is None and hand.phase == "done":
        game.enter(hand)
    # After a hand's last action the core's answer is about the next hand.
    after = status(game, hand) if hand.phase != "done" else None

    def check(core: Any) -> None:
        same(f"refusal of {action!r}", refusal, code_of(core))
        if refusal is None and after is not None:
            same(f"status after {action!r}", after, core)

    questions.ask(action, check)


def code_of(answer: Any) -> str | None:
    return answer.code if isinstance(answer, Refused) else None


def wrong_action(rng: random.Random, hand: Hand) -> str:
    """An action that is most likely refused."""
    seat = rng.choice(hand.waiting())
    chips = wrong_bid(rng, hand)
    other = rng.randrange(hand.rules.players + 1)
    held = hand.held[seat] or full_pack()
    illegal = without(held, hand.legal()) or full_pack()
    some = " ".join(rng.choices(held, k=rng.choice([1, 2, hand.pass_size() or 1])))
    return rng.choice(
        [
            f"play {other} {rng.choice(full_pack())}",
            f"play {seat} {rng.choice(illegal)}",
            f"play {seat} {rng.choice(illegal)}",
            f"play {seat} {rng.choice(illegal)}",
            f"pass {seat} {some}",
            f"pass {other} {some}",
            f"moon {other} {rng.choice(['old', 'new'])}",
            f"bid {seat} {chips}",
            f"bid {other} {chips}",
            f"suit {other} {rng.choice(list(SUIT_WORDS))}",
        ]
    )


def wrong_bid(rng: random.Random, hand: Hand) -> int:
    """Just too low or just too high, if there is an auction."""
    if hand.auction is None or hand.chips_before is None:
        return rng.randrange(3)
    return rng.choice([hand.auction.high(), 1, max(0, *hand.chips_before.stacks) + 1, 1_000_000_000])


def next_action(rng: random.Random, hand: Hand, shooters: list[int]) -> str:
    """A random legal action; shooters play high and the others low, so that moons are shot."""
    seat = rng.choice(hand.waiting())
    if hand.phase == "pass":
        return f"pass {seat} {' '.join(rng.sample(hand.held[seat], hand.pass_size()))}"
    if hand.phase == "bid":
        return f"bid {seat} {choose_bid(rng, hand, seat)}"
    if hand.phase == "suit":
        return f"suit {seat} {rng.choice(list(SUIT_WORDS))}"
    if hand.phase == "moon":
        return f"moon {seat} {rng.choice(['old', 'new'])}"
    return f"play {seat} {choose_card(rng, hand, seat, shooters)}"


def choose_bid(rng: random.Random, hand: Hand, seat: int) -> int:
    """Often a pass, often a low bid, now and then the whole stack."""
    assert hand.auction is not None
    assert hand.chips_before is not None
    least, most = hand.auction.least(), hand.chips_before.stacks[seat]
    if least > most or rng.random() < 0.6:
        return 0
    return rng.choice([least, min(most, least + rng.randrange(6)), rng.randint(least, most)])


def choose_card(rng: random.Random, hand: Hand, seat: int, shooters: list[int]) -> Card:
    legal = sorted(hand.legal())
    if not shooters or rng.random() < 0.05:
        return rng.choice(legal)
    costly = [card for card in legal if hand.rules.is_penalty(card)]
    if seat in shooters:
        return max(legal, key=rank)
    return rng.choice(costly) if costly and rng.random() < 0.6 else min(legal, key=rank)


def pick_shooters(rng: random.Random, rules: Rules) -> list[int]:
    return rules.side(rng.randrange(rules.players)) if rng.random() < 0.4 else []


def play_hand(probe: Probe, game: Game, hand: Hand, rng: random.Random) -> None:
    """One hand to its end, trying wrong actions on the way."""
    questions = Questions(probe)
    shooters = pick_shooters(rng, hand.rules)
    while hand.phase != "done":
        questions.expect("legal", in_order(hand.legal()))
        if rng.random() < 0.35:
            act(questions, game, hand, wrong_action(rng, hand))
        if hand.phase != "done" and rng.random() < 0.1:
            ask_view(questions, game, hand, rng.randrange(hand.rules.players))
        if hand.phase != "done" and rng.random() < 0.05:
            ask_truth(questions, hand)
        if hand.phase != "done":
            act(questions, game, hand, next_action(rng, hand, shooters))
    check_chips(hand)
    ask_truth(questions, hand)
    ask_view(questions, game, hand, rng.randrange(hand.rules.players))
    questions.settle()


def check_chips(hand: Hand) -> None:
    """Checks that chips plus pot are the same before and after, in the referee's figures, which match the core's."""
    before, after = hand.chips_before, hand.chips()
    if before is not None and after is not None:
        same("all chips", sum(before.stacks) + before.pot, sum(after.stacks) + after.pot)


# Games and positions


def compare_game(probe: Probe, rule_set: RuleSet, rng: random.Random, most_hands: int = 1000) -> Game:
    """Compares a game from a seed, up to a number of hands, and the replay of its log."""
    rules = compare_rules(probe, rule_set)
    chosen = rng.getrandbits(64)
    probe.get("new " + json.dumps({"rules": rule_set, "seed": str(chosen)}))
    game = Game(rules, seed.first_dealer(rules, chosen))
    while not game.over and len(game.results) < most_hands:
        dealt = deal(rules, seed.deck(rules, chosen, len(game.results)), game.dealer)
        hand = game.next_hand(dealt)
        core = probe.get("truth")
        same("cards dealt", [in_order(cards) for cards in dealt.hands], core["dealt"])
        same("kitty", in_order(dealt.kitty), core["kitty"])
        same("stock", dealt.stock, core["stock"])
        same("dealer", game.dealer, core["dealer"])
        same("status", status(game, hand), probe.get("status"))
        play_hand(probe, game, hand, rng)
    compare_end(probe, game)
    return game


def compare_end(probe: Probe, game: Game) -> None:
    """Compares totals and winners; checks that no action is left, and that the log reproduces the game."""
    core = probe.get("status")
    for name, value in (("over", game.over), ("totals", game.totals), ("winners", game.winners)):
        same(name, value, core[name])
    if game.over:
        same("an action after the end", "game_over", code_of(probe.ask("play 0 2C")))
    log = probe.get("log")
    same("status of the log replayed", core, probe.get("load " + json.dumps(log)))
    same("log of the log replayed", log, probe.get("log"))


def compare_count(probe: Probe, rule_set: RuleSet, position: Position) -> None:
    """Compares the number of continuations two actions deep. Stacks must be small, or there would be too many bids."""
    probe.get("hand " + json.dumps({"rules": rule_set, **position}))
    same("count 2", count(hand_at(resolve(rule_set), position), 2), probe.get("count 2"))


def compare_position(probe: Probe, rule_set: RuleSet, position: Position, rng: random.Random) -> Hand:
    """One hand from a position to its end."""
    rules = resolve(rule_set)
    probe.get("hand " + json.dumps({"rules": rule_set, **position}))
    hand = hand_at(rules, position)
    game = Game.around(hand)
    play_hand(probe, game, hand, rng)
    return hand
