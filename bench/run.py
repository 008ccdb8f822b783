"""How fast the engine is, next to OpenSpiel's hearts: `make bench`, or `python -m bench.run [PART ...]`.

Each pair is measured side by side on one core: a slice of ours, a slice of theirs, again and again, in processor time,
so that other work on the machine affects both equally. It shows the medians. A benchmark, not a test: it prints the
targets but judges nothing.

- hands: random full hands (deal, pass, play, score): `openhearts.playouts` and `pyspiel.evaluate_bots`.
- wasm: the same hands by the page's WebAssembly in Node, and `pyspiel.evaluate_bots`.
- steps: hands played card by card from Python through the same deals and decisions, drawn beforehand: each engine in
  the loop that its own documentation shows, which for OpenSpiel asks for the outcomes at every chance node.
- replay: the same, asking only for the legal cards, and giving OpenSpiel the deal without asking for its outcomes.
  Most of our time here is Python's own cost for the calls.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

import openhearts as oh
from bench.hands import random_hands, wasm_hands
from bench.measure import Result
from bench.steps import replays, steps

PARTS: dict[str, Callable[[int], Result | None]] = {
    "hands": random_hands,
    "wasm": wasm_hands,
    "steps": steps,
    "replay": replays,
}


def processor() -> str:
    """Its name, if the system gives one."""
    info = Path("/proc/cpuinfo")
    for line in info.read_text().splitlines() if info.exists() else []:
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def row(result: Result) -> str:
    """One line of the table."""
    target = "" if result.target is None else f"{result.target} x"
    target += "" if result.aim is None else f", aim {result.aim} x"
    spread = f"{min(result.ratios):.1f}-{max(result.ratios):.1f}"
    return (
        f"{result.about:<36}{result.ours:>12,.0f}{result.theirs:>12,.0f}"
        f"{result.ratio:>9.1f} x  {spread:<13} {target}".rstrip()
    )


def main() -> int:
    """Measures what was asked for, and prints the table or JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"which to measure: {', '.join(PARTS)} (default: all)")
    parser.add_argument("--repeats", type=int, default=9, help="repetitions of each pair (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args()
    for part in options.parts:
        if part not in PARTS:
            parser.error(f"there is no part {part!r}; there are {', '.join(PARTS)}")
    machine = {"processor": processor(), "python": platform.python_version(), "openhearts": oh.__version__}
    if not options.json:
        print(f"Hands a second, one core, medians of {options.repeats} ({machine['processor']})\n")
        print(f"{'':<36}{'OpenHearts':>12}{'OpenSpiel':>12}{'ratio':>11}  {'spread':<13} target")
    results: list[Result] = []
    for part in options.parts or PARTS:
        result = PARTS[part](options.repeats)
        if result is None:
            print(f"{part}: left out, it needs Node and the built web/src/core/whole.wasm", file=sys.stderr)
            continue
        results.append(result)
        if not options.json:
            print(row(result), flush=True)
    if options.json:
        print(json.dumps({**machine, "repeats": options.repeats, "results": [asdict(result) for result in results]}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
