"""What people tell whoever runs the server about others."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import and_, func, insert, select, update

from openhearts.store.schema import entries, people, reports
from openhearts.store.store import Statement, Store

NEWEST = 200
"""How many are told at once."""


@dataclass(frozen=True, slots=True)
class Report:
    """One of them."""

    table: str
    n: int
    at: int
    by: str
    by_name: str
    person: str
    person_name: str
    words: str
    done_by: str | None
    "The admin who has seen to it."


def told(table: str, n: int, by: str, person: str, about: int | None, words: str, at: int) -> Statement:
    """That somebody has told something, kept with the entry that says so."""
    return insert(reports).values(table_id=table, n=n, by=by, person=person, about=about, words=words, at=at)


class Reports:
    """The reports of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def newest(self, *, done: bool) -> list[tuple[Report, str | None]]:
        """Those that nobody has seen to; or those that somebody has. Each with the entry that it is about, as it stands
        in the log.
        """
        teller, other = people.alias("teller"), people.alias("other")
        columns = (
            reports.c.table_id,
            reports.c.n,
            reports.c.at,
            reports.c.by,
            func.coalesce(teller.c.name, ""),
            reports.c.person,
            func.coalesce(other.c.name, ""),
            reports.c.words,
            reports.c.done_by,
            entries.c.text,
        )
        joined = (
            select(*columns)
            .outerjoin(teller, teller.c.id == reports.c.by)
            .outerjoin(other, other.c.id == reports.c.person)
            .outerjoin(entries, and_(entries.c.table_id == reports.c.table_id, entries.c.n == reports.c.about))
        )
        which = reports.c.done_by.is_not(None) if done else reports.c.done_by.is_(None)
        rows = await self._store.read(joined.where(which).order_by(reports.c.at.desc()).limit(NEWEST))
        return [(Report(*report), about) for *report, about in rows]

    async def done(self, table: str, n: int, by: str) -> bool:
        """Somebody has seen to it. Whether there is such a report."""
        one = update(reports).where(reports.c.table_id == table, reports.c.n == n).values(done_by=by)
        return bool(await self._store.write(one.returning(reports.c.n)))
