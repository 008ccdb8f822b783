"""What people scored in the deal of the day. Each person's first result for a date counts."""

from __future__ import annotations

from sqlalchemy import func, insert, select

from openhearts.store.schema import daily_results
from openhearts.store.store import Store, Taken


class DailyResults:
    """The daily results in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, person: str, date: str, points: int, now: int) -> None:
        """Stores a person's result, unless they have one for that date."""
        try:
            await self._store.write(insert(daily_results).values(date=date, person=person, points=points, at=now))
        except Taken:
            return

    async def of(self, person: str, date: str) -> int | None:
        """A person's points for a date; None if they have no result."""
        own = daily_results.c.date == date, daily_results.c.person == person
        rows = await self._store.read(select(daily_results.c.points).where(*own))
        return rows[0].points if rows else None

    async def others(self, person: str, date: str) -> list[tuple[int, int]]:
        """How many other people scored how many points on a date: (points, people), fewest points first."""
        points = daily_results.c.points
        rows = select(points, func.count()).where(daily_results.c.date == date, daily_results.c.person != person)
        return [(row[0], row[1]) for row in await self._store.read(rows.group_by(points).order_by(points))]
