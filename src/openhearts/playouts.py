"""Hands played to their end in the core: random hands, a baseline for every statistic; and one hand, many times."""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from operator import index
from typing import TypeVar

from openhearts import _core
from openhearts.errors import BadInput, message
from openhearts.game import Hand
from openhearts.in_order import in_order
from openhearts.input_checks import a_bot_each, checked_seed
from openhearts.rules import Rules, checked_rules

Share = TypeVar("Share")

CHUNK = 50_000  # hands at a time, between checks of the clock, Ctrl-C and the progress bar
SHARE = 50  # play-outs of one hand that a thread does at a time; after Ctrl-C they are waited for


@dataclass(frozen=True)
class Playouts:
    """The results of random hands.

    `points` are the mean scores per hand by seat, `errors` their standard errors, infinite for a single hand; `cards`
    is how many were played.
    """

    hands: int
    cards: int
    moons: int
    suns: int
    points: list[float]
    errors: list[float]

    @property
    def moon_rate(self) -> float:
        """The share of hands in which the moon was shot, 0 to 1."""
        return self.moons / self.hands


def playouts(
    rules: Rules | None = None,
    n: int = 1_000_000,
    seed: int = 0,
    *,
    threads: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Playouts:
    """Deals, passes, plays and scores `n` hands at random under `rules` (default: the standard game).

    Deterministic for a seed, whatever the number of `threads`: hand i is always the same. `progress` is called with the
    number of hands done so far. Releases the GIL while it runs. Raises `BadInput` (bad_argument) for fewer than one
    hand or thread.
    """
    n, threads = _numbers(n, threads)
    seed = checked_seed(seed)
    chosen = checked_rules(rules)
    starts = range(0, n, CHUNK)
    hands = cards = moons = suns = 0
    points: list[int] = []
    squares: list[float] = []

    def chunk(start: int) -> tuple[int, int, int, int, list[int], list[float]]:
        return _core.playouts(chosen, start, min(CHUNK, n - start), seed)

    with closing(_side_by_side(chunk, starts, threads)) as parts:
        for part in parts:
            hands, cards, moons, suns = hands + part[0], cards + part[1], moons + part[2], suns + part[3]
            points = [a + b for a, b in zip(points or [0] * len(part[4]), part[4], strict=True)]
            squares = [a + b for a, b in zip(squares or [0.0] * len(part[5]), part[5], strict=True)]
            if progress is not None:
                progress(hands)
    means = [total / hands for total in points]
    errors = [_error(hands, *sums) for sums in zip(points, squares, strict=True)]
    return Playouts(hands, cards, moons, suns, means, errors)


def _side_by_side(share: Callable[[int], Share], starts: Iterable[int], threads: int) -> Generator[Share]:
    """The shares that begin with these numbers, in order; with one thread in the caller's, which costs no pool."""
    if threads == 1:
        yield from map(share, starts)
        return
    pool = ThreadPoolExecutor(threads)
    try:
        # Not its `map`, which begins all at once: Ctrl-C meanwhile can leave one of its locks held for ever.
        yield from in_order(starts, lambda start: pool.submit(share, start), Future.result, 2 * threads)
    finally:
        pool.shutdown(cancel_futures=True)  # after Ctrl-C, don't wait for the rest


def _numbers(n: int, threads: int) -> tuple[int, int]:
    """Both as Python's numbers. Raises `BadInput` (bad_argument) if either is less than one."""
    n, threads = index(n), index(threads)
    if n < 1 or threads < 1:
        raise BadInput("bad_argument", message("arena-playouts-few"))
    return n, threads


def _error(n: int, total: int, squares: float) -> float:
    """The standard error of the mean of `n` numbers with this sum and sum of squares; one number says nothing of it."""
    return math.sqrt(max(0.0, n * squares - total * total) / (n * n * (n - 1))) if n > 1 else math.inf


@dataclass(frozen=True)
class PlayedOut:
    """How a hand ended, played out `n` times.

    `points` are the mean scores by seat and `errors` their standard errors, infinite for a single play-out; `moons` is
    the number of play-outs in which each seat shot the moon (counted for both partners if they did it together), `suns`
    the number in which it was a sun. `scores` has a row of scores by seat for each play-out, as a buffer of 64-bit
    integers of shape (n, players) that NumPy reads without a copy.
    """

    n: int
    points: list[float]
    errors: list[float]
    moons: list[int]
    suns: int
    scores: memoryview

    def __reduce__(self) -> tuple[object, ...]:
        """Pickles and copies it with the bytes of its scores, since a memoryview can't be."""
        facts = (self.n, self.points, self.errors, self.moons, self.suns)
        return _played_out, (*facts, self.scores.tobytes())


def _played_out(
    n: int, points: list[float], errors: list[float], moons: list[int], suns: int, scores: bytes
) -> PlayedOut:
    return PlayedOut(n, points, errors, moons, suns, memoryview(scores).cast("q", (n, len(points))))


def play_out_hand(hand: Hand, players: str | Sequence[str], n: int, seed: int, threads: int) -> PlayedOut:
    """Implements `Hand.play_out`. Raises `BadInput` (bad_argument)."""
    n, threads = _numbers(n, threads)
    seed = checked_seed(seed)
    seats = len(hand.view(None).totals)
    names = a_bot_each(players, seats)
    start = hand.clone()
    size = min(CHUNK if threads == 1 else SHARE, -(-n // threads))  # the core hears Ctrl-C in the main thread only

    def share(first: int) -> tuple[bytes, list[int], int]:
        return _core.play_out(start, names, first, min(size, n - first), seed)

    parts = list(_side_by_side(share, range(0, n, size), threads))
    scores = array("q", b"".join(part[0] for part in parts))
    points, errors = [], []
    for seat in range(seats):
        own = scores[seat::seats]
        total = sum(own)
        points.append(total / n)
        errors.append(_error(n, total, sum(score * score for score in own)))
    moons = [sum(column) for column in zip(*(part[1] for part in parts), strict=True)]
    return _played_out(n, points, errors, moons, sum(part[2] for part in parts), scores.tobytes())
