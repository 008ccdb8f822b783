"""Processors with and without BMI2 are dealt the same: the two ways of choosing a card, compared in C++."""

import pytest

from tests import native_program

PORTABLE_ONLY = 77  # the exit code if there is nothing to compare


def test_both_ways_choose_the_same_card() -> None:
    run = native_program.run("select")
    if run.returncode == PORTABLE_ONLY:
        pytest.skip("this processor has only the portable way")
    assert run.returncode == 0, run.stdout
    assert "cards selected alike" in run.stdout
