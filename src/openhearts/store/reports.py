"""Reports that people make about others, for the server's admins."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from sqlalchemy import func, insert, or_, select, update

from openhearts.store.paging import Place, newest
from openhearts.store.schema import entries, people, reports
from openhearts.store.store import Statement, Store


@dataclass(frozen=True, slots=True)
class Report:
    """A report. `by` made it about `person`, in entry `n` of the table."""

    table: str
    n: int
    at: int
    by: str
    by_name: str
    person: str
    person_name: str
    words: str
    done_by: str | None
    "The admin who has handled it, empty if that was done on the server's machine; None: nobody yet."

    @property
    def place(self) -> Place:
        """Its place among all reports."""
        return self.at, self.table, self.n


def told(table: str, n: int, by: str, person: str, about: int | None, words: str, at: int) -> Statement:
    """The statement that stores a report, executed with the entry that makes it."""
    return insert(reports).values(table_id=table, n=n, by=by, person=person, about=about, words=words, at=at)


class Reports:
    """The reports in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def newest(
        self, most: int | None = None, before: Place | None = None, *, done: bool = False
    ) -> list[tuple[Report, int | None]]:
        """The newest open reports, or with `done` the newest handled ones, each with the number of the entry it is
        about; with `before`, only reports before that place.
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
            reports.c.about,
        )
        joined = (
            select(*columns)
            .outerjoin(teller, teller.c.id == reports.c.by)
            .outerjoin(other, other.c.id == reports.c.person)
        )
        joined = joined.where(reports.c.done_by.is_not(None) if done else reports.c.done_by.is_(None))
        order = (reports.c.at, reports.c.table_id, reports.c.n)
        rows = await self._store.read(newest(joined, order, most, before))
        return [(Report(*report), about) for *report, about in rows]

    async def entries(self, tables: Collection[str], beginnings: Iterable[str]) -> list[tuple[str, str]]:
        """The encoded entries of these tables that begin in one of these ways, each with its table, in order."""
        begins = or_(*(entries.c.text.startswith(each, autoescape=True) for each in beginnings))
        chosen = select(entries.c.table_id, entries.c.text).where(entries.c.table_id.in_(tables), begins)
        return [(table, text) for table, text in await self._store.read(chosen.order_by(entries.c.n))]

    async def done(self, table: str, n: int, by: str) -> bool:
        """Marks a report as handled by an admin, unless another one has handled it. Returns whether it exists."""
        if not 0 < n < 1 << 31:
            return False
        handled = func.coalesce(reports.c.done_by, by)
        one = update(reports).where(reports.c.table_id == table, reports.c.n == n).values(done_by=handled)
        return bool(await self._store.write(one.returning(reports.c.n)))
