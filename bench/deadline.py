"""How well an expert keeps its time: `python -m bench.deadline` plays hands in which one thinks by the clock.

Its budget in nodes would take hours, so the clock ends every decision with more than one choice. Reports the slowest
decisions, as fractions of the deadline, in wall-clock and processor time (other work on the machine isn't the bot's
fault), and the growth of the process's memory. If the machine stalls for a moment, any decision may be late, but not
the same one twice: late decisions are repeated at the end, and `late_again` counts those that were late again. `--wasm`
does the same in WebAssembly, checking the clock as often as the page does.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import openhearts as oh
from openhearts.cli.progress import Progress

WEB = Path(__file__).parents[1] / "web"
ENDLESS = "expert:100000000"


def memory() -> float:
    """The peak memory of the process, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


@dataclass
class Kept:
    """How well the time was kept, by one clock: the number of decisions, and of those that took twice the deadline."""

    seconds: float
    decisions: int = 0
    late: int = 0
    slowest: float = 0.0

    def count(self, took: float) -> bool:
        """Counts a decision; returns whether it was late."""
        late = took > 2 * self.seconds
        self.decisions += 1
        self.late += late
        self.slowest = max(self.slowest, took / self.seconds)
        return late


def native(hands: int, seconds: float) -> dict[str, float]:
    """Measures natively: seat 0 thinks, the others play at once."""
    bot, other = oh.bot(ENDLESS, seconds=seconds), oh.bot("careful")
    wall, processor = Kept(seconds), Kept(seconds)
    warm = 0.0
    late: list[oh.View] = []

    with Progress(lambda: "native", hands) as bar:
        for number in range(hands):
            game = oh.Game(seed=number)
            while game.hand.number == 0 and not game.over:
                seat = game.hand.to_act
                assert seat is not None
                view = game.view(seat)
                if seat != 0:
                    game.act(seat, other.choose(view))
                    continue
                began = time.perf_counter(), time.process_time()
                action = bot.choose(view)
                if wall.count(time.perf_counter() - began[0]):
                    late.append(view)
                processor.count(time.process_time() - began[1])
                game.act(seat, action)
            if number == min(hands // 10, 100):
                warm = memory()
            bar.at(number + 1)
    again = Kept(seconds)
    for view in late:
        began_again = time.perf_counter()
        bot.choose(view)
        again.count(time.perf_counter() - began_again)
    return {
        "decisions": wall.decisions,
        "late": wall.late,
        "late_again": again.late,
        "slowest": wall.slowest,
        "late_by_processor": processor.late,
        "slowest_by_processor": processor.slowest,
        "megabytes": memory(),
        "grown": memory() - warm,
    }


def wasm(hands: int, seconds: float) -> dict[str, float]:
    """The same in WebAssembly, in Node."""
    command = ["node", "bench/deadline.mjs", str(hands), str(1000 * seconds)]
    done = subprocess.run(command, cwd=WEB, stdout=subprocess.PIPE, check=True, text=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> int:
    """Measures, and prints the figures as JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--hands", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=0.005, help="the deadline (default: %(default)s)")
    parser.add_argument("--wasm", action="store_true")
    options = parser.parse_args()
    found = (wasm if options.wasm else native)(options.hands, options.seconds)
    json.dump({"hands": options.hands, "seconds": options.seconds, **found}, sys.stdout, indent=1)
    print()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
