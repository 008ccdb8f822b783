"""What people scored in the deals of the days: the first result of each on a date, which stays."""

from __future__ import annotations

from sqlalchemy import func, insert, select

from openhearts.store.schema import daily_results
from openhearts.store.store import Store, Taken


class DailyResults:
    """The results of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, person: str, date: str, points: int, now: int) -> None:
        """Somebody's result, unless they have one of that date."""
        try:
            await self._store.write(insert(daily_results).values(date=date, person=person, points=points, at=now))
        except Taken:
            return

    async def of(self, person: str, date: str) -> int | None:
        """What somebody scored on a date."""
        own = daily_results.c.date == date, daily_results.c.person == person
        rows = await self._store.read(select(daily_results.c.points).where(*own))
        return rows[0].points if rows else None

    async def others(self, person: str, date: str) -> list[tuple[int, int]]:
        """By points, how many others scored them on a date."""
        points = daily_results.c.points
        rows = select(points, func.count()).where(daily_results.c.date == date, daily_results.c.person != person)
        return [(row[0], row[1]) for row in await self._store.read(rows.group_by(points).order_by(points))]
