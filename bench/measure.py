"""Rates and ratios: measures ours and theirs in turn, and takes the medians."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import median


@dataclass
class Result:
    """One row of the table: hands per second of both, and their ratio, all medians."""

    name: str
    about: str
    target: int | None
    aim: int | None
    ours: float
    theirs: float
    ratio: float
    ratios: list[float]


def rate(hands: int, play: Callable[[], object]) -> float:
    """Hands per second of processor time."""
    start = time.process_time()
    play()
    return hands / (time.process_time() - start)


def compared(
    name: str, about: str, target: int | None, aim: int | None, pairs: Iterable[tuple[float, float]]
) -> Result:
    """The medians of (ours, theirs), one pair per repetition."""
    rates = list(pairs)
    ratios = [ours / theirs for ours, theirs in rates]
    ours, theirs = (median(column) for column in zip(*rates, strict=True))
    return Result(name, about, target, aim, ours, theirs, median(ratios), ratios)
