"""Clones of hands, and taking back: under any rules, at any moment, compared with what was there before."""

import copy
import pickle
import random

import pytest

import openhearts as oh
from openhearts.errors import BadInput
from tests import rule_sets
from tests.play import Taken, play_on, refused, some_action


def played(rng: random.Random) -> tuple[oh.Rules, oh.Game]:
    """A game under any rules, somewhere in its first hands."""
    rules = oh.Rules.from_json(rule_sets.valid(rng))
    game = oh.Game(rules, seed=rng.randrange(2**32))
    play_on(game, rng, rng.randrange(120))
    return rules, game


def some_actions(hand: oh.Hand, rules: oh.Rules, rng: random.Random, most: int = 1000) -> list[Taken]:
    """Plays on at random, to the end of the hand at most."""
    done: list[Taken] = []
    while hand.phase != "done" and len(done) < most:
        done.append(some_action(hand, rules, rng))
        hand.act(*done[-1])
    return done


def test_a_clone_is_equal_and_plays_on_by_itself() -> None:
    rng = random.Random(1)
    for _ in range(60):
        rules, game = played(rng)
        log, hand = game.log(), game.hand
        clone = hand.clone()
        assert clone == hand
        for seat in [None, *range(rules.players)]:
            assert clone.view(seat) == hand.view(seat)
        again = clone.clone()
        done = some_actions(clone, rules, rng)
        assert game.log() == log  # so the hand is unchanged
        assert (again == clone) == (not done)
        for action in done:
            game.act(*action)
        assert (hand, hand.scores, hand.settled) == (clone, clone.scores, clone.settled)
        refused("not_now", clone.play, 0, "2C")  # no hand is dealt after it, whatever the game does


def test_every_action_can_be_taken_back_to_the_deal() -> None:
    rng = random.Random(2)
    for _ in range(60):
        rules, game = played(rng)
        clone = game.hand.clone()
        some_actions(clone, rules, rng, rng.randrange(200))
        while True:
            before = clone.clone()
            try:
                clone.undo()
            except BadInput:
                break
            assert clone != before
        assert clone.tricks == []
        if clone.number == 0:
            assert clone == oh.Game(rules, seed=game.seed).hand


def test_what_was_taken_back_can_be_done_again() -> None:
    rng = random.Random(3)
    for _ in range(40):
        rules, game = played(rng)
        states, clone = [], game.hand.clone()
        while clone.phase != "done":
            states.append(clone.clone())
            clone.act(*some_action(clone, rules, rng))
        for state in reversed(states):
            clone.undo()
            assert clone == state
            assert (clone.waiting, clone.truth()) == (state.waiting, state.truth())


def test_step_offers_what_is_legal_after_taking_back() -> None:
    clone = oh.Game(oh.preset("original"), seed=7).hand.clone()
    first, other = clone.legal()[0], clone.legal()[-1]
    after_first = clone.step(first)
    clone.undo()
    assert clone.step(other) != after_first
    illegal = next(card for card in after_first if card not in clone.legal())
    with pytest.raises(oh.IllegalAction):
        clone.step(illegal)


def test_a_finished_hand_is_taken_back_in_its_place() -> None:
    """The clone is of a hand whose game has dealt others since."""
    rng = random.Random(4)
    game = oh.Game(seed=3)
    play_on(game, rng, 400)
    assert len(game.hands) > 3
    for hand in game.hands[:-1]:
        clone = hand.clone()
        assert (clone, clone.scores) == (hand, hand.scores)
        clone.undo()
        assert (clone.phase, len(clone.tricks)) == ("play", 12)
        clone.step(clone.legal()[0])
        assert clone == hand


def test_positions_and_copies_are_hands_of_their_own() -> None:
    position = oh.Hand.from_cards(oh.Rules(), [["2C"], ["3C"], ["4C"], ["QS"]], leader=0)
    begun = position.clone()
    position.step("2C")
    position.undo()
    assert position == begun
    game = oh.Game(seed=7)
    play_on(game, random.Random(1), 20)
    for made in (copy.copy(game.hand), copy.deepcopy(game.hand), pickle.loads(pickle.dumps(game.hand))):
        assert made == game.hand
        made.undo()
        assert made != game.hand


def test_clones_are_pickled_with_what_was_done() -> None:
    rng = random.Random(5)
    for _ in range(20):
        rules, game = played(rng)
        clone = game.hand.clone()
        some_actions(clone, rules, rng, rng.randrange(30))
        again = pickle.loads(pickle.dumps(clone))
        assert again == clone
        if clone.phase != "done":
            assert some_actions(again, rules, random.Random(1)) == some_actions(clone, rules, random.Random(1))
            assert again == clone


def test_what_cannot_be_taken_back_says_why() -> None:
    game = oh.Game(seed=7)
    with pytest.raises(BadInput, match="belongs to its game"):
        game.hand.undo()
    with pytest.raises(BadInput, match="nothing to take back"):
        game.hand.clone().undo()
