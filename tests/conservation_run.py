"""Plays random games of every preset under every settlement it allows, and counts every chip, in two processes.

    python -m tests.conservation_run [--games 500]

Plays that many games of each. Exits with 1 if a chip was ever lost or gained, and prints each such game's number.
"""

import argparse
import multiprocessing
import sys
import time

from tests.conservation import play_game, tables

PROCESSES = 2
Task = tuple[str, int]


def play(task: Task) -> tuple[str, int, list[str]]:
    """All games of one table; returns how many hands they had, and what went wrong."""
    wanted, games = task
    rules = next(rules for name, rules in tables() if name == wanted)
    hands, findings = 0, []
    for number in range(games):
        try:
            hands += play_game(rules, number)
        except AssertionError as error:
            findings.append(f"{wanted}, game {number}: {error}")
    return wanted, hands, findings


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.conservation_run", description="Every chip is counted.")
    parser.add_argument("--games", type=int, default=500, help="games of each preset under each settlement")
    games = parser.parse_args().games

    tasks = [(name, games) for name, _ in tables()]
    hands = wrong = 0
    start = time.monotonic()
    with multiprocessing.Pool(PROCESSES) as pool:
        for done, (name, played, findings) in enumerate(pool.imap_unordered(play, tasks), start=1):
            hands += played
            wrong += len(findings)
            for finding in findings:
                print(f"\n{finding}")
            print(f"\r{done}/{len(tasks)} tables, {hands} hands, {wrong} wrong: {name}".ljust(100), end="", flush=True)
    print(f"\n{len(tasks)} tables, {len(tasks) * games} games, {hands} hands, {time.monotonic() - start:.0f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
