"""How fast the engine is next to OpenSpiel's hearts, and the server next to boardgame.io and Colyseus: `make bench`, or
`python -m bench.run [PART ...]`. All of it takes most of twenty minutes; what is going on is said on standard error.

Ours and theirs are measured side by side: a slice of ours, a slice of theirs, again and again, in processor time, so
that other work on the machine affects both equally. Prints medians. A benchmark, not a test: it prints the targets but
judges nothing.

`engine`, in hands per second on one core:

- hands: random full hands (deal, pass, play, score): `openhearts.playouts` and `pyspiel.evaluate_bots`.
- wasm: the same hands in the page's WebAssembly in Node, and `pyspiel.evaluate_bots`.
- steps: hands played card by card from Python, with the same deals and decisions, drawn beforehand: each engine in the
  loop that its own documentation shows, which for OpenSpiel asks for the outcomes at every chance node.
- replay: the same, asking only for the legal cards, and giving OpenSpiel the deal without asking for its outcomes.
  Most of our time here is Python's own cost of the calls.

`server`, with clients in a process of their own:

- saturated: a hundred tables of four, each move as soon as all four have received the one before. Our server stores a
  move durably before anybody receives it; the others keep matches in memory. The same clients play with all of them.
- pace: thousands of tables at one move per second each.
- workers: one worker compared with two, on PostgreSQL.
- idle: ten thousand idle connections.

`search`, our engine alone, on one core:

- clones: a clone of a hand, and a card played and taken back, at three points of a hand.
- rollouts: play-outs and deals per second.
- solve: the exact end of a hand, by cards left.

`page`, in a browser with a phone's screen: what has to be loaded before the first card, when it appears over slow 4G on
a first and on a second visit, and, with a processor four times slower, how many tasks of a hand take over 50 ms and how
long a frame takes.

`research`: random steps per second for programs that learn, one game and many at once, compared with OpenSpiel and, if
installed, RLCard and Shimmy.

`lighthouse`: Lighthouse's scores for the first page, the table, the lessons and one's own room on a phone, as
`openhearts serve` serves them.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import signal
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

import openhearts as oh
from bench.audit import AIM, HEAD, audited
from bench.hands import random_hands, wasm_hands
from bench.load.idle import idle
from bench.load.measuring import Shown, under
from bench.load.pace import pace
from bench.load.process import ROOT
from bench.load.saturated import saturated
from bench.load.sheet import Sheet
from bench.load.status import Status
from bench.load.workers import workers
from bench.measure import Result
from bench.page import page
from bench.research import research
from bench.search import SEARCH
from bench.steps import replays, steps

ENGINE: dict[str, Callable[[int], Result | None]] = {
    "hands": random_hands,
    "wasm": wasm_hands,
    "steps": steps,
    "replay": replays,
}
SERVER: dict[str, Callable[[int, Shown], Sheet]] = {
    "saturated": saturated,
    "pace": pace,
    "workers": workers,
    "idle": idle,
}
ALONE = ["page", "research", "lighthouse"]
GROUPS = {"engine": list(ENGINE), "server": list(SERVER), "search": list(SEARCH), **{part: [part] for part in ALONE}}
PARTS = [*ENGINE, *SERVER, *SEARCH, *ALONE]
LEFT_OUT = (
    "lighthouse: left out, it needs Node, Chromium, the built page and what `make bench` installs in bench/lighthouse"
)
THEIRS = ROOT / "bench" / "theirs" / "node_modules"


def processor() -> str:
    """The processor's name, if the system gives one."""
    info = Path("/proc/cpuinfo")
    for line in info.read_text().splitlines() if info.exists() else []:
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def row(result: Result) -> str:
    """One line of the engine's table."""
    target = "" if result.target is None else f"{result.target} x"
    target += "" if result.aim is None else f", aim {result.aim} x"
    spread = f"{min(result.ratios):.1f}-{max(result.ratios):.1f}"
    return (
        f"{result.about:<36}{result.ours:>12,.0f}{result.theirs:>12,.0f}"
        f"{result.ratio:>9.1f} x  {spread:<13} {target}".rstrip()
    )


def engine(parts: list[str], repeats: int, quiet: bool) -> list[Result]:
    """Measures the engine, and prints a line for each part as soon as there is one."""
    if not quiet:
        print(f"Hands a second, one core, medians of {repeats}\n")
        print(f"{'':<36}{'OpenHearts':>12}{'OpenSpiel':>12}{'ratio':>11}  {'spread':<13} target")
    results: list[Result] = []
    for part in parts:
        result = ENGINE[part](repeats)
        if result is None:
            print(f"{part}: left out, it needs Node and the built web/src/core/whole.wasm", file=sys.stderr)
            continue
        results.append(result)
        if not quiet:
            print(row(result), flush=True)
    return results


def server(parts: list[str], rounds: int, quiet: bool) -> list[Sheet]:
    """Measures the server, and prints the table of each part as soon as there is one."""
    sheets: list[Sheet] = []
    for part in parts:
        if part == "saturated" and not (THEIRS.is_dir() and shutil.which("node")):
            print(f"{part}: left out, it needs Node and what `make bench` installs in bench/theirs", file=sys.stderr)
            continue
        try:
            with Status() as status:
                sheet = SERVER[part](rounds, under(status.say, part))
        except ConnectionError as error:
            print(f"{part}: {error}", file=sys.stderr)
            continue
        sheets.append(sheet)
        if not quiet:
            print(f"\n{sheet}", end="", flush=True)
    return sheets


def parts_of(names: list[str]) -> list[str]:
    """The parts that these names stand for; all if there are no names. Raises ValueError with an unknown name."""
    found: list[str] = []
    for name in names or GROUPS:
        if name not in GROUPS and name not in PARTS:
            raise ValueError(name)
        found += GROUPS.get(name, [name])
    return [part for part in PARTS if part in found]


def main() -> int:
    """Measures the requested parts, and prints tables or JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help=f"what to measure: engine ({', '.join(ENGINE)}) or server "
        f"({', '.join(SERVER)}) or search ({', '.join(SEARCH)}) or page or research or lighthouse; default: all"
    )  # fmt: skip
    parser.add_argument("--repeats", type=int, default=9, help="repetitions of each engine pair (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of the servers (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the servers are ended too
    try:
        parts = parts_of(options.parts)
    except ValueError as error:
        parser.error(f"there is no part {str(error)!r}; there are {', '.join([*GROUPS, *PARTS])}")
    machine = {
        "processor": processor(),
        "processors": os.cpu_count(),
        "python": platform.python_version(),
        "openhearts": oh.__version__,
    }
    if not options.json:
        print(f"{machine['processor']}, {machine['processors']} processors, Python {machine['python']}\n")
    asked = [part for part in parts if part in ENGINE]
    results = engine(asked, options.repeats, options.json) if asked else []
    searches = [SEARCH[part](options.repeats) for part in parts if part in SEARCH]
    if searches and not options.json:
        print("\n" + "\n".join(map(str, searches)))
    sheets = server([part for part in parts if part in SERVER], options.rounds, options.json)
    seen = page(options.rounds) if "page" in parts else None
    if "page" in parts and not options.json:
        print(f"\n{seen}" if seen else "page: left out, it needs Node, Chromium and the built page")
    learning = research(options.repeats) if "research" in parts else None
    if learning and not options.json:
        print(f"\n{learning}")
    rooms = audited(options.rounds) if "lighthouse" in parts else None
    if "lighthouse" in parts and not options.json:
        print("\n" + "\n".join(map(str, [HEAD, *rooms, AIM])) if rooms else LEFT_OUT)
    if options.json:
        found = {
            "results": [asdict(each) for each in results],
            "server": [asdict(each) for each in sheets],
            "search": [asdict(each) for each in searches],
            "page": seen and asdict(seen),
            "research": learning and asdict(learning),
            "lighthouse": [asdict(room) for room in rooms] if rooms else None,
        }
        print(json.dumps({**machine, "repeats": options.repeats, "rounds": options.rounds, **found}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
