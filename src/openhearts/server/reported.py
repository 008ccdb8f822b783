"""Reports as admins read them: with what the reported person had said at that table. That is read from the table's log
rather than kept with the report, so that it is erased with what else the person wrote.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import asdict, dataclass

from openhearts.store.paging import Place
from openhearts.store.reports import Report, Reports
from openhearts.tables import decoded
from openhearts.tables.protocol import PhraseSaid, TextSaid

LATELY = 10
"""How many of a person's last messages are shown with a report."""
BEGINNINGS = tuple(f'{{"fact":"{kind.__struct_config__.tag}",' for kind in (TextSaid, PhraseSaid))
"""How the entries begin in which somebody says something, so that only those are read."""


@dataclass(frozen=True, slots=True)
class Message:
    """What somebody said in the entry `n` of a table: their own words, or a phrase."""

    n: int
    at: int
    words: str | None
    phrase: str | None
    "The phrase's id."


@dataclass(frozen=True, slots=True)
class ReportShown(Report):
    """A report by one person about another."""

    said: str | None
    "What the reported person said, if the report is about that: their words, or the id of a phrase."
    lately: list[Message]
    "The last messages of the reported person at that table before the report, oldest first."


async def newest(
    reports: Reports, most: int | None = None, before: Place | None = None, *, done: bool = False
) -> list[ReportShown]:
    """The newest open reports, or with `done` the newest handled ones; with `before`, only those before that place."""
    found = await reports.newest(most, before, done=done)
    chat: dict[tuple[str, str], list[Message]] = defaultdict(list)
    for table, text in await reports.entries({report.table for report, _ in found}, BEGINNINGS):
        entry = decoded(text)
        match entry:
            case TextSaid(text=words):
                chat[table, entry.by].append(Message(entry.n, entry.at, words, None))
            case PhraseSaid(phrase=phrase):
                chat[table, entry.by].append(Message(entry.n, entry.at, None, phrase))
    return [_shown(report, about, chat[report.table, report.person]) for report, about in found]


def _shown(report: Report, about: int | None, chat: list[Message]) -> ReportShown:
    said = next((each.words or each.phrase for each in chat if each.n == about), None)
    return ReportShown(**asdict(report), said=said, lately=[each for each in chat if each.n < report.n][-LATELY:])
