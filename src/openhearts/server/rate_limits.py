"""Rate limits: a token bucket that fills as time passes, and from which each use takes a token."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable


class RateLimit:
    """Allows `at_once` uses in a burst, and `per_second` in the long run."""

    __slots__ = ("_at", "_left", "at_once", "per_second")

    def __init__(self, at_once: float, per_second: float, now: float) -> None:
        self.at_once = at_once
        self.per_second = per_second
        self._left = at_once
        self._at = now

    def takes(self, now: float) -> bool:
        """Takes a token. Returns False if there is none."""
        left = min(self.at_once, self._left + (now - self._at) * self.per_second)
        self._at = now
        self._left = left - 1 if left >= 1 else left
        return left >= 1

    @property
    def wait(self) -> float:
        """How many seconds passed then until one more may be done."""
        return max(0, 1 - self._left) / self.per_second


class RateLimits:
    """A rate limit for each of many keys. The least recently used ones are forgotten first."""

    def __init__(self, at_once: float, per_second: float, clock: Callable[[], float], most: int = 10_000) -> None:
        self._at_once, self._per_second = at_once, per_second
        self._clock = clock
        self._most = most
        self._rates: OrderedDict[str, RateLimit] = OrderedDict()

    def takes(self, who: str) -> bool:
        """Takes a token for `who`. Returns False if there is none."""
        now = self._clock()
        rate = self._rates.get(who)
        if rate is None:
            rate = self._rates[who] = RateLimit(self._at_once, self._per_second, now)
            if len(self._rates) > self._most:
                self._rates.popitem(last=False)
        self._rates.move_to_end(who)
        return rate.takes(now)

    def wait(self, who: str) -> float:
        """In how many seconds they may, who just could not."""
        return self._rates[who].wait


class CommandLimits:
    """Limits commands by connection, and by person over all their connections here. A person may send twice as many as
    a connection, so that two tabs or devices don't share one allowance, but more connections give no more.
    """

    def __init__(self, at_once: float, per_second: float, clock: Callable[[], float]) -> None:
        self._of_connection = at_once, per_second
        self._people = RateLimits(2 * at_once, 2 * per_second, clock)
        self._clock = clock

    def connected(self, person: str) -> Callable[[], bool]:
        """Begins to count a new connection of a person. Returns a function that counts a command, and returns whether
        it may be done.
        """
        connection = RateLimit(*self._of_connection, self._clock())
        return lambda: connection.takes(self._clock()) and self._people.takes(person)
