"""How certain a mean is: its standard error, and an interval that stays valid however often you look.

A match that may stop as soon as it is settled checks after every deal, and with enough checks the usual interval of two
standard errors is sooner or later wrong. A confidence sequence isn't: with probability 1 - alpha, all of its intervals
contain the true mean. This is Robbins's normal mixture, with estimated variance:

    H. Robbins (1970), Statistical methods related to the law of the iterated logarithm. Ann. Math. Statist. 41.
    S. R. Howard, A. Ramdas, J. McAuliffe, J. Sekhon (2021), Time-uniform, nonparametric, nonasymptotic confidence
        sequences. Ann. Statist. 49, section 3.2, two-sided normal mixture.
    I. Waudby-Smith, D. Arbour, R. Sinha, E. H. Kennedy, A. Ramdas (2024), Time-uniform central limit theory and
        asymptotic confidence sequences. Ann. Statist. 52, theorem 2.2: why the variance may be estimated.

Estimating the variance is justified in the limit. In 1,500 simulated matches of 1,500 deals, the interval was wrong at
some point from `FEWEST` deals on in 3.5% of the matches if deals are normal, and in 5.8% if one deal in four costs
twelve points and the others nothing.
"""

from __future__ import annotations

import math

ALPHA = 0.05
FEWEST = 30  # deals before there is an interval: with fewer, the estimated variance is too uncertain
BEST_AT = 300  # number of deals for which the interval is tightest


class Mean:
    """The mean of numbers that arrive one by one (Welford's algorithm)."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        """Adds a number."""
        self.count += 1
        away = value - self.mean
        self.mean += away / self.count
        self._squares += away * (value - self.mean)

    @property
    def error(self) -> float:
        """The standard error of the mean; infinite for fewer than two numbers."""
        return math.sqrt(self._squares / (self.count - 1) / self.count) if self.count > 1 else math.inf

    @property
    def interval(self) -> tuple[float, float]:
        """An interval for the true mean; with probability 0.95 it holds for all counts at once. Infinite for fewer than
        `FEWEST` numbers."""
        reach = self.error * width(self.count) if self.count >= FEWEST else math.inf
        return self.mean - reach, self.mean + reach


def width(count: int, alpha: float = ALPHA, best_at: int = BEST_AT) -> float:
    """Half the width of the interval after this many numbers, in standard errors."""
    tight = -2 * math.log(alpha)
    grown = count * (tight + math.log(tight + 1)) / best_at + 1  # t * rho**2 + 1
    return math.sqrt(2 * grown / (grown - 1) * math.log(math.sqrt(grown) / alpha))
