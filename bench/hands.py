"""Random full hands: our engine, natively and in WebAssembly, compared with OpenSpiel's own loop."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pyspiel

import openhearts as oh
from bench.measure import Result, compared, rate

ROOT = Path(__file__).resolve().parent.parent
RULES = oh.Rules(queen_breaks="played")  # OpenSpiel's rules


def spiel_rate(seed: int, hands: int = 1_500) -> float:
    """OpenSpiel's own loop in C++: four uniform random bots and the chance nodes."""
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(4)]

    def play() -> None:
        for hand in range(hands):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed + hand)

    return rate(hands, play)


def random_hands(repeats: int) -> Result:
    """Measures `openhearts.playouts` in this process."""

    def pairs() -> Iterator[tuple[float, float]]:
        oh.playouts(RULES, 50_000)
        for seed in range(repeats):
            yield rate(200_000, lambda seed=seed: oh.playouts(RULES, 200_000, seed)), spiel_rate(seed)  # type: ignore[misc]

    return compared("hands", "random hands, one core", 30, 60, pairs())


def wasm_hands(repeats: int) -> Result | None:
    """The same in WebAssembly; None without Node or the module."""
    node = shutil.which("node")
    if node is None or not (ROOT / "web/src/core/whole.wasm").exists():
        return None

    def pairs() -> Iterator[tuple[float, float]]:
        for seed in range(repeats):
            command = [node, str(ROOT / "web/bench/playouts.mjs"), "200000"]
            answer = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
            yield answer["hands_per_second"], spiel_rate(seed)

    return compared("wasm", "random hands, WebAssembly in Node", 20, None, pairs())
