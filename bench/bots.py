"""How much better careful plays than random in every preset: `python -m bench.bots [PRESET ...]`.

Careful sits in every other seat, random in the rest; then they swap seats on the same deals. If the rules settle in
chips, whole games are played and the chips counted (what each has at the end, minus the buy-in). Otherwise games last
one cycle of passes, at least four hands, and the points per hand are counted. The standard error is that of the mean
over the deals. A benchmark, not a test, except for the small part of it that tests/test_careful.py runs.
"""

from __future__ import annotations

import argparse
import datetime
import json
import math
import random
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

import openhearts as oh

DOCUMENT = Path(__file__).parents[1] / "docs" / "reference" / "bots.md"


@dataclass
class Bout:
    """The average results of careful and random, and how much better careful did."""

    preset: str
    unit: str
    deals: int
    careful: float
    random: float
    better: float
    error: float

    @property
    def sure(self) -> float:
        """By how many standard errors careful is better."""
        return self.better / self.error


def player(name: str, seed: int) -> oh.Player:
    """The bot, with a different seed for every decision: with a fixed one, random would always take, say, the second of
    three cards."""
    seeds = random.Random(seed)
    return lambda view: oh.bot(name, seeds.getrandbits(64)).choose(view)


def result(rules: oh.Rules, seed: int, names: list[str]) -> list[float]:
    """Each seat's result in one game: chips, or points per hand."""
    game = oh.Game(rules, seed=seed)
    before = game.chips
    oh.play_out(game, [player(name, seed * rules.players + seat) for seat, name in enumerate(names)])
    after = game.chips
    if before is None or after is None:
        return [total / len(game.results) for total in game.totals]
    stacks = zip(after["stacks"], before["stacks"], strict=True)
    return [(stack - bought) / after["unit"] for stack, bought in stacks]


def bout(rules: oh.Rules, deals: int, name: str = "") -> Bout:
    """Careful against random under these rules, on this many deals with the seats both ways."""
    chips = oh.Game(rules, seed=0).chips is not None
    sign = -1 if not chips and rules.objective == "low" else 1
    if not chips:
        rules = rules.but(end={"hands": max(4, len(rules.pass_cycle))}, tie="shared")
    means: dict[str, list[float]] = {"careful": [], "random": []}
    for seed in range(deals):
        had: dict[str, list[float]] = {"careful": [], "random": []}
        for names in (["careful", "random"], ["random", "careful"]):
            seats = [names[seat % 2] for seat in range(rules.players)]
            for player, amount in zip(seats, result(rules, seed, seats), strict=True):
                had[player].append(amount)
        for player, amounts in had.items():
            means[player].append(sum(amounts) / len(amounts))
    gains = [sign * (one - other) for one, other in zip(means["careful"], means["random"], strict=True)]
    better = sum(gains) / deals
    error = math.sqrt(sum((gain - better) ** 2 for gain in gains) / (deals - 1) / deals)
    careful, chance = (sum(means[player]) / deals for player in ("careful", "random"))
    return Bout(name, "chips a game" if chips else "points a hand", deals, careful, chance, better, error)


HEAD = """| preset | counted | careful | random | careful is better by |
| --- | --- | --- | --- | --- |
"""


def row(bout: Bout) -> str:
    """One line of the table."""
    better = f"{bout.better:.2f} ± {bout.error:.2f}"
    return f"| `{bout.preset}` | {bout.unit} | {bout.careful:.2f} | {bout.random:.2f} | {better} |\n"


def document(bouts: list[Bout]) -> str:
    """docs/reference/bots.md."""
    return f"""# How well the bots play

`random` plays every legal action with equal probability. `careful` counts cards, ducks, and weighs what each card will
cost now and later; if the rules call for it, it bids, works with its partner, stays clear to win the pot, or goes after
points.

Below, `careful` sits in every other seat and `random` in the rest, on {bouts[0].deals} deals per preset; then they swap
seats on the same deals. If a preset settles in chips, whole games were played, and what counts is the chips won or lost
in a game (a pot that nobody won is a loss to all). Otherwise it is the points of a hand, where fewer is better except
in `reverse`. After ± is the standard error of the mean.

{HEAD}{"".join(row(bout) for bout in bouts)}
Made by `python -m bench.bots --write` on {datetime.date.today().isoformat()}, with version {oh.__version__}. The same
command gives the same numbers as long as the bots play the same. `make test` checks a small part of it.
"""


def main() -> int:
    """Plays the requested presets, and prints a table or JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("presets", nargs="*", metavar="PRESET", help="which presets (default: all)")
    parser.add_argument("--deals", type=int, default=1000, help="deals of each preset (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--write", action="store_true", help="write docs/reference/bots.md")
    options = parser.parse_args()
    for preset in options.presets:
        if preset not in oh.presets():
            parser.error(f"there is no preset {preset!r}; there are {', '.join(oh.presets())}")
    if options.deals < 2:
        parser.error("a standard error needs two deals at least")
    if options.write and options.presets:
        parser.error("the document is of all presets")
    bouts = []
    if not options.json:
        print(HEAD, end="")
    for preset in options.presets or oh.presets():
        bouts.append(bout(oh.preset(preset), options.deals, preset))
        if not options.json:
            print(row(bouts[-1]), end="", flush=True)
    if options.json:
        print(json.dumps([asdict(bout) for bout in bouts]))
    if options.write:
        DOCUMENT.write_text(document(bouts), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
