"""Counters and histograms of a worker, kept as cheaply as possible. `metrics` reports them."""

from __future__ import annotations

from bisect import bisect_left

LATENCIES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
THOUGHTS = (0.001, 0.01, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Spread:
    """A histogram of durations."""

    __slots__ = ("counts", "limits", "total")

    def __init__(self, limits: tuple[float, ...]) -> None:
        self.limits = limits
        "Upper bounds in seconds, ascending; a further bucket counts everything above the last."
        self.counts = [0] * (len(limits) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Counts a duration."""
        self.counts[bisect_left(self.limits, seconds)] += 1
        self.total += seconds

    def buckets(self) -> list[tuple[str, int]]:
        """For each limit, how many durations were no longer (cumulative); the last bucket has all."""
        found, sum = [], 0
        for limit, count in zip((*map(str, self.limits), "+Inf"), self.counts, strict=True):
            sum += count
            found.append((limit, sum))
        return found


class Measures:
    """What has happened since the worker started."""

    __slots__ = ("latency", "moves", "refusals", "thinking")

    def __init__(self) -> None:
        self.moves = 0
        "How many game actions were made durable."
        self.refusals = 0
        "How many commands to tables were refused."
        self.latency = Spread(LATENCIES)
        "The time from receiving a command until it is durable and sent."
        self.thinking = Spread(THOUGHTS)
        "The time a bot takes to choose, including waiting for a thread."
