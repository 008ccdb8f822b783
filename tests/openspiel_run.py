"""Compares the core with OpenSpiel's hearts on many hands: `python -m tests.openspiel_run --hands 1000 [--seed N]`.

That many hands under the defaults and under each option flipped, then four times as many over all 256 combinations.
Prints what was compared; if they disagree, prints the hand and exits with 1.
"""

import argparse
import itertools
import sys
import time

from openhearts.openspiel import DEFAULTS
from tests.openspiel import Disagreement, Options, Tally, compare


def flips() -> list[tuple[str, Options]]:
    """The defaults, then every option alone the other way round."""
    changed = [(f"{name}={not value}", {name: not value}) for name, value in DEFAULTS.items()]
    return [("defaults", {}), *changed]


def combinations() -> list[Options]:
    """All combinations of options."""
    return [
        dict(zip(DEFAULTS, values, strict=True)) for values in itertools.product((False, True), repeat=len(DEFAULTS))
    ]


def line(name: str, tally: Tally) -> str:
    return f"{name:<38}{tally.hands:>8,}{tally.decisions:>11,}{tally.moons:>7,}{tally.trickless:>11,}"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--hands", type=int, default=1000, help="hands under each option (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    start = time.monotonic()
    total = Tally()
    print(f"{'options':<38}{'hands':>8}{'decisions':>11}{'moons':>7}{'trickless':>11}")
    try:
        for name, changed in flips():
            tally = compare(changed, options.hands, f"{options.seed}/{name}")
            print(line(name, tally), flush=True)
            total.add(tally)
        each = max(1, options.hands // 64)
        spread = Tally()
        for number, combination in enumerate(combinations()):
            spread.add(compare(combination, each, f"{options.seed}/{number}"))
        print(line(f"all {len(combinations())} combinations, {each} each", spread))
        total.add(spread)
    except Disagreement as disagreement:
        print(f"disagreement (seed {options.seed}): {disagreement}")
        return 1
    print(line("together", total))
    print(f"no disagreement (seed {options.seed}, {time.monotonic() - start:.0f} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
