"""The clock of a table. It only goes forward, however the machine's clock is set."""

from __future__ import annotations

from collections.abc import Callable


class Clock:
    """A clock in milliseconds that begins at a given time, and from then on counts what passes."""

    def __init__(self, begins: int, passed: Callable[[], float]) -> None:
        """`passed` is a monotonic clock, in seconds."""
        self._passed = passed
        self._ahead = begins - self._counted()

    def now(self, at_least: int) -> int:
        """The time. The clock is put forward if it is behind `at_least`, as after an entry of another worker's."""
        counted = self._counted()
        self._ahead = max(self._ahead, at_least - counted)
        return counted + self._ahead

    def _counted(self) -> int:
        return int(1000 * self._passed())
