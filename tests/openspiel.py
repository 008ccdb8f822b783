"""Plays the same hands in OpenSpiel's hearts and in the core, and raises Disagreement where they differ.

OpenSpiel deals through chance nodes and passes one card at a time from seat 0; its cards are numbered rank by rank, in
each rank the suits C, D, H, S. Compared: whose turn it is and what is legal at every decision, whether hearts are
broken, the tricks, the points at the end. Needs nothing of its Python wrapper but `pyspiel`.
"""

import random
from dataclasses import dataclass
from typing import Any

import pyspiel

import openhearts as oh
from openhearts.openspiel import DECK, DEFAULTS, PASSES, rules_for

QUEEN = "QS"
Options = dict[str, bool]


class Disagreement(AssertionError):
    """OpenSpiel and the core say different things."""


@dataclass
class Tally:
    """What was compared, so that a run can show that it met every case."""

    hands: int = 0
    decisions: int = 0
    moons: int = 0
    trickless: int = 0

    def add(self, other: "Tally") -> None:
        self.hands += other.hands
        self.decisions += other.decisions
        self.moons += other.moons
        self.trickless += other.trickless


def same(what: str, theirs: Any, ours: Any) -> None:
    if theirs != ours:
        raise Disagreement(f"{what}\n  OpenSpiel: {theirs}\n  core:      {ours}")


def names(actions: list[int]) -> list[str]:
    return sorted(DECK[action] for action in actions)


def shuffled(rng: random.Random, shooter: int | None) -> list[str]:
    """A deck in the order of the deal; a shooter gets high cards, or hearts, the queen of spades and little else.

    A hand of the second kind gets to lead with nothing but hearts and the queen, which almost no random hand does.
    """
    deck = rng.sample(DECK, len(DECK))
    if shooter is None:
        return deck
    hearts = [card for card in DECK if card[1] == "H"]
    few = [QUEEN, *rng.sample(["AC", "KC", "AD", "AS", "KS"], 2), *rng.sample(hearts, 10)]
    given = rng.choice([few, rng.sample(DECK[-18:], 13)])
    rest = [card for card in deck if card not in given]
    return [(given if place % 4 == shooter else rest).pop() for place in range(52)]


def deal(state: Any, options: Options, rng: random.Random, shooter: int | None) -> tuple[str, list[list[str]]]:
    """Leads OpenSpiel through its chance nodes: the pass's direction and the four hands.

    With `pass_cards` off, OpenSpiel still lists all four directions as outcomes of its first chance node, though only
    one is legal there; use the legal ones.
    """
    directions = state.legal_actions()
    same("directions", [0, 1, 2, 3] if options["pass_cards"] else [0], directions)
    direction = rng.choice(directions)
    state.apply_action(direction)
    deck = shuffled(rng, shooter)
    for card in deck:
        state.apply_action(DECK.index(card))
    return PASSES[direction], [deck[seat::4] for seat in range(4)]


def pass_cards(state: Any, hand: oh.Hand, rng: random.Random) -> int:
    """Both pass; returns the number of decisions."""
    same("waiting to pass", [0, 1, 2, 3], hand.waiting)
    for seat in range(4):
        cards = rng.sample(hand.cards(seat), 3)
        left = sorted(hand.legal(seat))
        for card in cards:
            same("who passes", state.current_player(), seat)
            same("cards to pass", names(state.legal_actions()), left)
            state.apply_action(DECK.index(card))
            left.remove(card)
        hand.pass_cards(seat, cards)
    return 12


def choose(rng: random.Random, seat: int, legal: list[str], shooter: int | None) -> str:
    """A random card; with a shooter at the table, one that lets the shooter have the tricks."""
    if shooter is None or rng.random() < 0.02:
        return rng.choice(legal)
    if seat == shooter:
        return max(legal, key=DECK.index)
    return min(legal, key=DECK.index)


def play(state: Any, hand: oh.Hand, options: Options, rng: random.Random, shooter: int | None) -> int:
    """Both play to the last card; returns the number of decisions."""
    decisions = 0
    while (seat := hand.to_act) is not None:
        same("whose turn", state.current_player(), seat)
        legal = sorted(hand.legal(seat))
        same(f"legal for seat {seat}", names(state.legal_actions()), legal)
        # If hearts needn't be broken, OpenSpiel counts them as broken; we keep the fact separate from the rule.
        same("broken", state.hearts_broken(), hand.broken or not options["must_break_hearts"])
        card = choose(rng, seat, legal, shooter)
        state.apply_action(DECK.index(card))
        hand.play(seat, card)
        decisions += 1
    return decisions


def compare_end(state: Any, hand: oh.Hand) -> None:
    """Compares the points, and OpenSpiel's returns, of which more is better."""
    same("over", state.is_terminal(), hand.phase == "done")
    same("points", [state.points(seat) for seat in range(4)], hand.scores)
    same("returns", state.returns(), [26 - score for score in hand.scores or []])


def changed_from_defaults(options: Options) -> Options:
    return {name: value for name, value in options.items() if value != DEFAULTS[name]}


def compare_import(state: Any, changed: Options, hand: oh.Hand) -> None:
    """Importing OpenSpiel's history gives the same hand."""
    read = oh.from_openspiel(state.history(), **changed).hand
    same("tricks", list(hand.tricks), list(read.tricks))
    same("scores", hand.scores, read.scores)


def compare_hand(game: Any, options: Options, rng: random.Random) -> Tally:
    """One hand from the deal to its points; in some of them a player shoots for the moon."""
    state = game.new_initial_state()
    shooter = rng.randrange(4) if rng.random() < 0.2 else None
    direction, hands = deal(state, options, rng, shooter)
    hand = oh.Hand.from_cards(rules_for(options, direction), hands, dealer=rng.randrange(4))
    try:
        decisions = pass_cards(state, hand, rng) if direction != "hold" else 0
        decisions += play(state, hand, options, rng, shooter)
        compare_end(state, hand)
    except Disagreement as disagreement:
        raise Disagreement(f"{disagreement}\n  {options}\n  {hand.truth()}") from None
    compare_import(state, changed_from_defaults(options), hand)
    winners = {trick["winner"] for trick in hand.tricks}
    return Tally(1, decisions, int(hand.moon is not None), int(len(winners) < 4))


def compare(options: Options, hands: int, seed: str) -> Tally:
    """Compares this many random hands under these options."""
    game = pyspiel.load_game("hearts", {**DEFAULTS, **options})
    rng = random.Random(seed)
    tally = Tally()
    for _ in range(hands):
        tally.add(compare_hand(game, {**DEFAULTS, **options}, rng))
    return tally
