"""Long lists are read page by page, newest first."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Select, tuple_

Place = tuple[int, str, int]
"""The sort key of such a list: a time, then an id and a number, for what came at the same time."""


def newest(
    rows: Select[Any], order: tuple[ColumnElement[Any], ...], most: int | None, before: Place | None
) -> Select[Any]:
    """The newest of these rows by the columns of their place, at most so many; with `before`, only earlier ones."""
    if before is not None:
        rows = rows.where(tuple_(*order) < before)
    return rows.order_by(*(each.desc() for each in order)).limit(most)
