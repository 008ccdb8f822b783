"""Random steps per second with observations, for programs that learn: ours, OpenSpiel, PettingZoo and RLCard.

OpenSpiel plays hearts in the loop from its documentation, with the tensor as a list, and with its own observer, which
fills an array. PettingZoo's only hearts is OpenSpiel's, through Shimmy; RLCard has none, and its bridge comes closest.
The last two are measured after `pip install shimmy rlcard`.
"""

from __future__ import annotations

import importlib.util
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import make_observation

import openhearts as oh
from openhearts import _core
from openhearts.research import pettingzoo

GAMES = 1024  # of a batch
THEIRS = "OpenSpiel, its loop"


@dataclass
class Steps:
    """One row: steps per second, and the ratio to OpenSpiel's; medians of rounds measured in turn."""

    about: str
    steps: float
    ratio: float


@dataclass
class Research:
    """All rows, and how much memory a game of a batch takes."""

    rows: list[Steps]
    growth: float  # speed-up of a batch, in wall-clock time, from one thread to two
    bytes: int

    def __str__(self) -> str:
        lines = [f"{'Random steps a second, observed':<44}{'steps/s':>12}{'x OpenSpiel':>13}"]
        lines += [f"{row.about:<44}{row.steps:>12,.0f}{row.ratio:>13.1f}" for row in self.rows]
        aims = "aims: one game 25 x, a batch 300 x on one thread, 2,000 bytes"
        return "\n".join([*lines, f"two threads: {self.growth:.2f} x one; {self.bytes} bytes a game", aims])


def spiel_steps(game: Any, hands: int, observe: Callable[[Any], object]) -> int:
    """Plays OpenSpiel's hearts with an observation at each step; returns the number of steps."""
    steps = 0
    for _ in range(hands):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
                continue
            observe(state)
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
    return steps


def spiel_loop(hands: int = 20) -> int:
    """OpenSpiel's own loop, with the tensor of the player to act."""
    game = pyspiel.load_game("hearts")
    return spiel_steps(game, hands, lambda state: state.information_state_tensor(state.current_player()))


def spiel_observer(hands: int = 60) -> int:
    """The same with its observer."""
    game = pyspiel.load_game("hearts")
    private = pyspiel.PrivateInfoType.SINGLE_PLAYER
    kind = pyspiel.IIGObservationType(perfect_recall=True, public_info=True, private_info=private)
    observer: Any = make_observation(game, kind)
    return spiel_steps(game, hands, lambda state: observer.set_from(state, state.current_player()))


def agent_steps(env: Any, episodes: int) -> int:
    """Steps through any PettingZoo environment."""
    steps = 0
    for seed in range(episodes):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
            env.step(int(random.choice(np.flatnonzero(mask))))
            steps += 1
    return steps


def shimmy_hearts() -> int:
    """OpenSpiel's hearts through PettingZoo."""
    from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0  # type: ignore[import-not-found,unused-ignore]

    return agent_steps(OpenSpielCompatibilityV0(env=pyspiel.load_game("hearts")), 1)


def rlcard_bridge(hands: int = 20) -> int:
    """RLCard's bridge: bidding, and thirteen tricks."""
    import rlcard  # type: ignore[import-not-found,unused-ignore]

    env, steps = rlcard.make("bridge"), 0
    for _ in range(hands):
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            steps += 1
    return steps


def one_game(hands: int = 400) -> int:
    """Ours, one game at a time: legal actions as a tuple, observations into one array of float32."""
    episode, steps = oh.Episode(seed=0), 0
    observation = np.zeros(episode.observation_size, np.float32)
    for seed in range(hands):
        episode.restart(seed)
        while legal := episode.legal:
            episode.observe(observation)
            episode.step(random.choice(legal))
            steps += 1
    return steps


def batch_steps(batch: oh.Batch, times: int = 150) -> int:
    """Ours, many games at once; the core also chooses the random actions."""
    for _ in range(times):
        batch.step(batch.sample())
    return times * len(batch)


def parts() -> Iterator[tuple[str, Callable[[], int]]]:
    """What is measured."""
    yield THEIRS, spiel_loop
    yield "OpenSpiel, its observer into one array", spiel_observer
    if importlib.util.find_spec("shimmy"):
        yield "PettingZoo, OpenSpiel's hearts by Shimmy", shimmy_hearts
    if importlib.util.find_spec("rlcard"):
        yield "RLCard, bridge", rlcard_bridge
    yield "ours, one game from Python", one_game
    yield "ours, PettingZoo", lambda: agent_steps(pettingzoo.HeartsAEC(), 10)
    kinds: tuple[Any, ...] = ("float32", "int16", "int8")
    for kind in kinds:
        batch = oh.Batch(games=GAMES, kind=kind)
        yield f"ours, a batch of {GAMES:,}, {kind}", lambda batch=batch: batch_steps(batch)  # type: ignore[misc]


def rate(play: Callable[[], int], clock: Callable[[], float] = time.process_time) -> float:
    """Steps per second."""
    start = clock()
    steps = play()
    return steps / (clock() - start)


def research(rounds: int) -> Research:
    """Measures all parts in turn, `rounds` times: threads in wall-clock time, the rest in processor time."""
    random.seed(1)
    found: dict[str, list[float]] = {}
    plays = dict(parts())
    one, two = (oh.Batch(games=16 * GAMES, kind="int8", threads=threads) for threads in (1, 2))
    growths = []
    for _ in range(rounds):
        for about, play in plays.items():
            found.setdefault(about, []).append(rate(play))
        walls = [rate(lambda batch=batch: batch_steps(batch, 15), time.perf_counter) for batch in (one, two)]  # type: ignore[misc]
        growths.append(walls[1] / walls[0])
    base = found[THEIRS]
    rows = [
        Steps(about, median(rates), median(ours / theirs for ours, theirs in zip(rates, base, strict=True)))
        for about, rates in found.items()
    ]
    return Research(rows, median(growths), _core.episode_bytes)
