"""What a bot makes of the cards it does not see, compared in C++ with where they lie and what its seat may know."""

import subprocess
from pathlib import Path

PROGRAM = Path(__file__).resolve().parent.parent / "build" / "native" / "openhearts-worlds-test"


def test_what_is_concluded_is_true_and_what_is_imagined_is_possible() -> None:
    assert PROGRAM.exists(), "build it: make build/native/.built"
    run = subprocess.run([PROGRAM], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    positions, _, all_deals = run.stdout.split()[:3]
    assert int(positions) > 5_000
    assert int(all_deals) > 1_000
