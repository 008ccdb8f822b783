"""Observers against the game's own views, at length, in two processes.

    python -m tests.observer_run [--games 4000]

Whole games over random rule sets, every seat and a spectator compared after every event. Exits with 1 on a difference,
and prints the number of the game.
"""

import argparse
import multiprocessing
import random
import sys
import time

import openhearts as oh
from tests import rule_sets
from tests.test_observer import observed

PROCESSES = 2
MOST_HANDS = 30  # of a game: some rule sets make it last a thousand
PRESETS = list(oh.presets())


def play(number: int) -> tuple[int, int, str]:
    """Plays a game, every third of a preset; returns its limit of hands, its events, and what went wrong."""
    rng = random.Random(number)
    preset = oh.preset(PRESETS[number // 3 % len(PRESETS)])
    rules = preset if number % 3 == 0 else oh.Rules.from_json(rule_sets.valid(rng))
    try:
        return number, observed(rules, rng, MOST_HANDS), ""
    except (AssertionError, oh.OpenHeartsError) as error:
        return number, 0, f"{type(error).__name__}: {error} {rules!r}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.observer_run", description="Observers against games.")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    wanted = parser.parse_args()
    events = found = done = 0
    start = time.monotonic()
    with multiprocessing.Pool(PROCESSES) as pool:
        numbers = range(wanted.first, wanted.first + wanted.games)
        for number, seen, finding in pool.imap_unordered(play, numbers, chunksize=8):
            done += 1
            events += seen
            if finding:
                found += 1
                print(f"\ngame {number}: {finding[:600]}")
            print(f"\r{done} games, {events:,} events, {found} findings, {time.monotonic() - start:.0f} s ", end="")
    print(flush=True)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
