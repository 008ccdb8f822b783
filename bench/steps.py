"""Hands played card by card from Python: the same deals and decisions in both engines, drawn beforehand."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pyspiel

import openhearts as oh
from bench.hands import RULES
from bench.measure import Result, compared, rate


@dataclass
class Decisions:
    """One hand in the form that each engine needs: our passes and plays; OpenSpiel's chance outcomes and actions."""

    passes: list[tuple[int, list[str]]]
    plays: list[tuple[int, str]]
    cards: list[str]
    chances: list[int]
    actions: list[int]


def spiel_card(card: str) -> int:
    """OpenSpiel's number for a card: rank by rank, within each in the order C, D, H, S."""
    return "23456789TJQKA".index(card[0]) * 4 + "CDHS".index(card[1])


def decided(hand: oh.Hand, rng: random.Random) -> Decisions:
    """Plays the hand at random and records the decisions. OpenSpiel passes from seat 0, one card at a time."""
    dealt = [hand.dealt(seat) for seat in range(4)]
    made = Decisions([], [], [], [["hold", "left", "across", "right"].index(hand.pass_to)], [])
    made.chances += [spiel_card(dealt[i % 4][i // 4]) for i in range(52)]
    for giver in range(4) if hand.phase == "pass" else ():
        made.passes.append((giver, rng.sample(hand.cards(giver), 3)))
        hand.pass_cards(*made.passes[-1])
    while (seat := hand.to_act) is not None:
        made.plays.append((seat, rng.choice(hand.legal(seat))))
        hand.play(*made.plays[-1])
    made.cards = [card for _, card in made.plays]
    made.actions = [spiel_card(card) for _, cards in made.passes for card in cards]
    made.actions += [spiel_card(card) for _, card in made.plays]
    return made


def loop_ours(rules: oh.Rules, seed: int, hands: list[Decisions]) -> None:
    """Deals and replays the hands in the loop of Hand.step, which returns the legal cards of every decision."""
    game = oh.Game(rules, seed=seed)
    for decisions in hands:
        hand = game.hand
        for seat, cards in decisions.passes:
            assert hand.legal()
            hand.pass_cards(seat, cards)
        legal = hand.legal()
        for card in decisions.cards:
            assert legal
            legal = hand.step(card)
        assert not legal


def loop_theirs(game: Any, hands: list[Decisions]) -> None:
    """The same in the loop of OpenSpiel's first example."""
    for decisions in hands:
        state = game.new_initial_state()
        for action in decisions.chances + decisions.actions:
            assert not state.is_terminal()
            if state.is_chance_node():
                state.chance_outcomes()
            else:
                state.legal_actions()
            state.apply_action(action)
        assert state.is_terminal()


def replay_ours(rules: oh.Rules, seed: int, hands: list[Decisions]) -> None:
    """Replays, asking only for the legal cards at every decision."""
    game = oh.Game(rules, seed=seed)
    for decisions in hands:
        hand = game.hand
        for seat, cards in decisions.passes:
            hand.legal(seat)
            hand.pass_cards(seat, cards)
        for seat, card in decisions.plays:
            hand.legal(seat)
            hand.play(seat, card)


def replay_theirs(game: Any, hands: list[Decisions]) -> None:
    """The same in OpenSpiel."""
    for decisions in hands:
        state = game.new_initial_state()
        for outcome in decisions.chances:
            state.apply_action(outcome)
        for action in decisions.actions:
            state.legal_actions()
            state.apply_action(action)
        assert state.is_terminal()


def game_of(rules: oh.Rules, seed: int, hands: int, rng: random.Random) -> list[Decisions]:
    """A whole game, played at random."""
    game = oh.Game(rules, seed=seed)
    return [decided(game.hands[number], rng) for number in range(hands)]


Loop = Callable[[oh.Rules, int, list[Decisions]], None]
SpielLoop = Callable[[Any, list[Decisions]], None]


def again(times: int, play: Callable[[], None]) -> None:
    """Plays this many times."""
    for _ in range(times):
        play()


def step_pairs(
    repeats: int, ours: Loop, theirs: SpielLoop, games: int = 12, hands: int = 10, times: int = 15
) -> Iterator[tuple[float, float]]:
    """Plays some games, dealt by us, in both loops, each about as long as a game to 100; draws the decisions
    beforehand.

    Ours are played several times, so that both slices take about the same time: otherwise the cold cache at the start
    would slow down mainly ours.
    """
    rules = RULES.but(end={"hands": hands})
    rng = random.Random(1)
    decisions = [game_of(rules, seed, hands, rng) for seed in range(games)]
    spiel = pyspiel.load_game("hearts")

    def play_ours() -> None:
        for seed, made in enumerate(decisions):
            ours(rules, seed, made)

    def play_theirs() -> None:
        for made in decisions:
            theirs(spiel, made)

    for _ in range(repeats):
        yield rate(times * games * hands, lambda: again(times, play_ours)), rate(games * hands, play_theirs)


def steps(repeats: int) -> Result:
    """Measures each engine in its own loop."""
    return compared("steps", "step by step from Python", 27, None, step_pairs(repeats, loop_ours, loop_theirs))


def replays(repeats: int) -> Result:
    """Measures legal cards and actions only."""
    pairs = step_pairs(repeats, replay_ours, replay_theirs)
    return compared("replay", "the same, all but decisions known", None, None, pairs)
