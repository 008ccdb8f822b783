"""Compares the referee with the core at length, in two processes, and shows its progress.

    python -m tests.referee_run [--games 2000] [--rule-sets 2000] [--refused 5000] [--probe PATH]

Games are whole games of the presets, rule sets are random, with some hands and positions each. Exits with 1 if any
bout ends in a disagreement, and prints the number that replays each of those.
"""

import argparse
import itertools
import multiprocessing
import sys
import time
from pathlib import Path

from tests.bouts import preset_game, random_rule_set, refused_rule_set
from tests.probe import Probe

BOUTS = {"games": preset_game, "rule_sets": random_rule_set, "refused": refused_rule_set}
PROCESSES = 2
SHARE = 20  # bouts that a probe plays before it reports
Task = tuple[str, int, int, Path]


def play(task: Task) -> tuple[str, int, list[str]]:
    """Plays some bouts of one kind; returns how many, and what went wrong."""
    kind, first, count, path = task
    findings = []
    with Probe(path) as probe:
        for number in range(first, first + count):
            try:
                BOUTS[kind](probe, number)
            except AssertionError as error:
                findings.append(f"{BOUTS[kind].__name__}(probe, {number}): {error}")
    return kind, count, findings


def tasks(kind: str, count: int, path: Path) -> list[Task]:
    return [(kind, first, min(SHARE, count - first), path) for first in range(0, count, SHARE)]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.referee_run", description="Referee against core.")
    parser.add_argument("--games", type=int, default=2000, help="whole games of the presets")
    parser.add_argument("--rule-sets", type=int, default=2000, help="random rule sets")
    parser.add_argument("--refused", type=int, default=5000, help="rule sets that can't be played")
    parser.add_argument("--probe", type=Path, help="the line-protocol program; the installed one if not given")
    wanted = parser.parse_args()
    path = wanted.probe or installed_probe()

    all_tasks = itertools.chain(*(tasks(kind, getattr(wanted, kind), path) for kind in BOUTS))
    played = dict.fromkeys(BOUTS, 0)
    disagreements = 0
    start = time.monotonic()
    with multiprocessing.Pool(PROCESSES) as pool:
        for kind, count, findings in pool.imap_unordered(play, all_tasks):
            played[kind] += count
            disagreements += len(findings)
            for finding in findings:
                print(f"\n{finding}")
            figures = ", ".join(f"{done}/{getattr(wanted, kind)} {kind}" for kind, done in played.items())
            print(f"\r{figures}, {disagreements} disagreements, {time.monotonic() - start:.0f} s ", end="", flush=True)
    print()
    return 1 if disagreements else 0


def installed_probe() -> Path:
    import openhearts

    return Path(openhearts.__file__).with_name("openhearts-probe")


if __name__ == "__main__":
    sys.exit(main())
