"""Long lists are read page by page: where one goes on is written in a `before` parameter."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TypeVar

from openhearts.server.problem import problem
from openhearts.store.paging import Place

Item = TypeVar("Item")

PLACE = re.compile(r"([0-9]{1,15})\.([0-9]{1,9})\.([a-z0-9-]{1,40})")


def place_in(text: str) -> Place | None:
    """The place in a `before` parameter; None for an empty one, which asks for the first page."""
    if not text:
        return None
    parts = PLACE.fullmatch(text)
    if parts is None:
        raise problem("bad_command")
    return int(parts[1]), parts[3], int(parts[2])


def page(found: Sequence[Item], most: int, place_of: Callable[[Item], Place]) -> tuple[Sequence[Item], str | None]:
    """Of one item more than a page holds at most, those of the page and the `before` parameter for the next page; None
    if there is none.
    """
    if len(found) <= most:
        return found, None
    at, id, number = place_of(found[most - 1])
    return found[:most], f"{at}.{number}.{id}"
