"""What a worker counts about itself, as cheaply as possible: `metrics` reports it to whoever monitors the server."""

from __future__ import annotations

from bisect import bisect_left

LATENCIES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
THOUGHTS = (0.001, 0.01, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Spread:
    """How many took how long."""

    __slots__ = ("counts", "limits", "total")

    def __init__(self, limits: tuple[float, ...]) -> None:
        self.limits = limits
        "In seconds, ascending; what takes longer than the last is counted beside."
        self.counts = [0] * (len(limits) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """One more."""
        self.counts[bisect_left(self.limits, seconds)] += 1
        self.total += seconds

    def buckets(self) -> list[tuple[str, int]]:
        """By limit, how many took no longer than that; the last is all of them."""
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
        "Actions in games that are durable."
        self.refusals = 0
        "What people asked of tables and was refused."
        self.latency = Spread(LATENCIES)
        "From a person's command to its being durable and sent."
        self.thinking = Spread(THOUGHTS)
        "Of a bot, from being asked to its choice; waiting for a thread, too."
