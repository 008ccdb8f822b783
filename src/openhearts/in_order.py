"""Work that goes on elsewhere, a little ahead of its results."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable
from typing import TypeVar

Item = TypeVar("Item")
Begun = TypeVar("Begun")
Done = TypeVar("Done")


def in_order(
    items: Iterable[Item], begin: Callable[[Item], Begun], finish: Callable[[Begun], Done], ahead: int
) -> Generator[Done]:
    """The results for the items, in order, with up to `ahead` of them in progress."""
    at_work: deque[Begun] = deque()
    for item in items:
        at_work.append(begin(item))
        if len(at_work) >= ahead:
            yield finish(at_work.popleft())
    while at_work:
        yield finish(at_work.popleft())
