"""Measures the engine on this machine: random hands a second, played inside the core and step by step from Python.

Both deal, pass, play and score whole hands at random. `make bench` compares with other engines.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from math import isfinite

import openhearts as oh
from openhearts.cards import LETTERS
from openhearts.cli import ruleset
from openhearts.cli.parser import Examples, Help, whole
from openhearts.cli.progress import Progress
from openhearts.cli.stop import whole_number
from openhearts.cli.terminal_style import TerminalStyle
from openhearts.cli.words import text

NAME = "bench"
HELP = Help("terminal-bench")
ABOUT = Help("terminal-bench-about")
EXAMPLES = Examples(
    "openhearts bench",
    "openhearts bench --hands 10000000 --threads 4",
    "openhearts bench --preset spot --json",
)

MOST_HANDS = 1_000_000_000
MOST_THREADS = 1024


@dataclass(frozen=True)
class Pace:
    """Hands and decisions (passes, cards, moon choices) in so many seconds."""

    hands: int
    decisions: int
    seconds: float


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options."""
    parser.add_argument("--hands", type=whole, default=1_000_000, metavar="N", help=Help("terminal-bench-hands"))
    parser.add_argument("--steps", type=whole, default=2_000, metavar="N", help=Help("terminal-bench-number"))
    parser.add_argument("--threads", type=whole, default=1, metavar="N", help=Help("terminal-bench-threads"))
    parser.add_argument("--seed", type=whole, default=1, metavar="N", help=Help("terminal-bench-seed"))
    parser.add_argument("--json", action="store_true", help=Help("terminal-option-json"))
    ruleset.add_options(parser)


def run(options: argparse.Namespace) -> int:
    """Measures and tells."""
    rules = ruleset.chosen(options)
    for name, most in (("hands", MOST_HANDS), ("steps", MOST_HANDS), ("threads", MOST_THREADS), ("seed", 2**64 - 1)):
        whole_number(f"--{name}", getattr(options, name), 0 if name == "seed" else 1, most)
    with Progress(lambda: text("terminal-bench-core"), options.hands) as bar:
        core, sample = in_core(rules, options.hands, options.threads, options.seed, bar.at)
    with Progress(lambda: text("terminal-bench-steps"), options.steps) as bar:
        python = step_by_step(rules, options.steps, options.seed, bar.at)
    if options.json:
        facts = {"rules": rules.changes, "line": rules.differences, "threads": options.threads, "seed": options.seed}
        errors = [error if isfinite(error) else None for error in sample.errors]
        print(json.dumps(facts | {"core": asdict(core), "python": asdict(python), "points": sample.points,
                                  "errors": errors, "moon_rate": sample.moon_rate}))  # fmt: skip
        return 0
    style = TerminalStyle.of_terminal()
    mean = sum(sample.points) / len(sample.points)
    for line in (
        rules.line,
        text("terminal-bench-core-rate", threads=options.threads, **_rates(core)),
        text("terminal-bench-steps-rate", **_rates(python)),
        text("terminal-bench-random", points=mean, percent=100 * sample.moon_rate),
    ):
        print(style.prose(line, 2, first=0))
    return 0


def in_core(
    rules: oh.Rules, hands: int, threads: int, seed: int, progress: Callable[[int], None]
) -> tuple[Pace, oh.Playouts]:
    """Random hands by `openhearts.playouts`; the decisions are the cards played."""
    started = time.perf_counter()
    sample = oh.playouts(rules, hands, seed, threads=threads, progress=progress)
    return Pace(hands, sample.cards, time.perf_counter() - started), sample


def step_by_step(rules: oh.Rules, hands: int, seed: int, progress: Callable[[int], None]) -> Pace:
    """Random hands by `Game`, every decision taken in Python."""
    chance = random.Random(seed)
    game = oh.Game(rules, seed=seed)
    done = decisions = 0
    started = time.perf_counter()
    while done < hands:
        hand = game.hand
        while (seat := hand.to_act) is not None:
            phase = hand.phase
            if phase == "play":
                game.play(seat, chance.choice(hand.legal(seat)))
            elif phase == "pass":
                view = hand.view(seat)
                game.pass_cards(seat, chance.sample(view.cards, view.pass_count))
            elif phase == "bid":
                game.act(seat, chance.choice(_bids(hand.view(seat))))
            elif phase == "suit":
                game.act(seat, chance.choice(list(LETTERS)))
            else:
                game.choose_moon(seat, chance.choice(["old", "new"]))
            decisions += 1
        done += 1
        if done % 100 == 0:
            progress(done)
        if game.over:
            game = oh.Game(rules, seed=(seed + done) % 2**64)
    return Pace(done, decisions, time.perf_counter() - started)


def _bids(view: oh.View) -> list[int]:
    """What may be bid, and 0 for a pass."""
    auction = view.to_dict()["auction"]
    if auction is None or auction["least"] is None or auction["most"] is None:
        return [0]
    return [0, *range(auction["least"], auction["most"] + 1)]


def _rates(pace: Pace) -> dict[str, int]:
    return {"hands": round(pace.hands / pace.seconds), "decisions": round(pace.decisions / pace.seconds)}
