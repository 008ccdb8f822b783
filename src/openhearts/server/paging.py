"""Long lists are read page by page: where one goes on is written in a `before` parameter."""

from __future__ import annotations

import re

from openhearts.server.problem import problem

Place = tuple[int, str, int]
"""What a list is ordered by: the time, then an id and a number, for what came at the same time."""

PLACE = re.compile(r"([0-9]{1,15})\.([0-9]{1,9})\.([a-z0-9-]{1,40})")


def place_in(text: str) -> Place | None:
    """The place in a `before` parameter; None for an empty one, which asks for the first page."""
    if not text:
        return None
    parts = PLACE.fullmatch(text)
    if parts is None:
        raise problem("bad_command")
    return int(parts[1]), parts[3], int(parts[2])


def written(place: Place) -> str:
    """A place as a `before` parameter."""
    at, id, number = place
    return f"{at}.{number}.{id}"
