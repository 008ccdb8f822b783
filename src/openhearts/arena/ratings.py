"""Ratings of players who have met in pairs, by the Bradley-Terry model, with their uncertainty.

A player rated r beats one rated s in a share 1 / (1 + 10**((s - r) / 400)) of their meetings, as in chess. The ratings
are those of maximum likelihood, with one drawn meeting added to each pair that met: without it, a player who has won
everything would be infinitely good. Bradley and Terry, Biometrika 39 (1952); errors from the information matrix.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

SCALE = 400 / math.log(10)  # rating points per unit of the logistic function
REACH = 1.959964  # standard errors to either side: 95%
STEPS = 200
CLOSE = 1e-10
LONGEST_STEP = 1.0


class Meetings(NamedTuple):
    """How often players `first` and `second` met, and the share in which the first did better (a tie is one half)."""

    first: int
    second: int
    number: int
    share: float


@dataclass(frozen=True)
class Rating:
    """A player's rating, on a scale on which the players' average is 0, and its 95% interval.

    A player who has met nobody is rated 0, with an interval that covers everything.
    """

    name: str
    rating: float
    interval: tuple[float, float]


def ratings_of(names: Sequence[str], meetings: Sequence[Meetings]) -> list[Rating]:
    """The ratings, best first. All players who have met anybody must be connected by their meetings."""
    known = [each for each in meetings if each.number]
    met = sorted({player for each in known for player in (each.first, each.second)})
    place = {player: i for i, player in enumerate(met)}
    strengths = [0.0] * len(met)
    errors = [math.inf] * len(met)
    for _ in range(STEPS if met else 0):
        gradient = [0.0] * len(met)
        information = [[1 / len(met)] * len(met) for _ in met]  # keeps the average at 0
        for each in known:
            i, j = place[each.first], place[each.second]
            many = each.number + 1
            expected = 1 / (1 + math.exp(strengths[j] - strengths[i]))
            surplus = each.number * each.share + 0.5 - many * expected
            weight = many * expected * (1 - expected)
            gradient[i] += surplus
            gradient[j] -= surplus
            for row, column, sign in ((i, i, 1), (j, j, 1), (i, j, -1), (j, i, -1)):
                information[row][column] += sign * weight
        inverse = _inverse(information)
        step = [sum(map(float.__mul__, row, gradient)) for row in inverse]
        longest = max(map(abs, step))
        strengths = [
            old + by * min(1.0, LONGEST_STEP / max(longest, CLOSE)) for old, by in zip(strengths, step, strict=True)
        ]
        errors = [math.sqrt(max(0.0, row[i] - 1 / len(met))) for i, row in enumerate(inverse)]
        if longest < CLOSE:
            break
    rated = [_rating(name, place.get(player), strengths, errors) for player, name in enumerate(names)]
    return sorted(rated, key=lambda each: -each.rating)


def _rating(name: str, place: int | None, strengths: Sequence[float], errors: Sequence[float]) -> Rating:
    if place is None:
        return Rating(name, 0.0, (-math.inf, math.inf))
    rating, reach = SCALE * strengths[place], SCALE * REACH * errors[place]
    return Rating(name, rating, (rating - reach, rating + reach))


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix, by Gauss-Jordan elimination."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i:
                factor = rows[j][i]
                rows[j] = [value - factor * of_i for value, of_i in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
