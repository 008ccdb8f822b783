"""The chaos for as long as you like: `python -m tests.chaos_run [--minutes M] [--tables N] [--workers W] [--seed S]`.

Storm after storm, on a file and on PostgreSQL in turns. Says what went wrong, with the seed of the storm, and exits
with 1.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.chaos import storm_on_file, storm_on_postgres


def main() -> int:
    """Runs storms until the time is up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--workers", type=int, default=2, help="on PostgreSQL")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--patience", type=float, default=300, help="seconds from the calm until all has to be over")
    options = parser.parse_args()
    end = time.monotonic() + 60 * options.minutes
    seed, wrong, moves = options.seed, 0, 0
    while time.monotonic() < end:
        with tempfile.TemporaryDirectory() as folder:
            place = Path(folder)
            if seed % 2:
                storm = storm_on_file(place, seed, options.tables, patience=options.patience)
            else:
                storm = storm_on_postgres(place, seed, options.tables, options.workers, patience=options.patience)
            result = asyncio.run(storm(lambda words: print(words, flush=True)))
        moves += result.moves
        wrong += len(result.wrong)
        print(f"storm {seed}: {result.moves} moves, {len(result.wrong)} faults", *result.wrong, sep="\n  ", flush=True)
        seed += 1
    print(f"{seed - options.seed} storms, {moves} moves, {wrong} faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
