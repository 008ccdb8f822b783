"""Processors with and without BMI2 are dealt the same: the two ways of choosing a card, compared in C++."""

import subprocess
from pathlib import Path

import pytest

PROGRAM = Path(__file__).resolve().parent.parent / "build" / "native" / "openhearts-select-test"
PORTABLE_ONLY = 77  # what the program ends with where there is nothing to compare


def test_both_ways_choose_the_same_card() -> None:
    assert PROGRAM.exists(), "build it: make build/native/.built"
    run = subprocess.run([PROGRAM], capture_output=True, text=True, check=False)
    if run.returncode == PORTABLE_ONLY:
        pytest.skip("this processor has only the portable way")
    assert run.returncode == 0, run.stdout
    assert "cards selected alike" in run.stdout
