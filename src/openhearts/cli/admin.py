"""For whoever runs a server: names admins, shows what people have reported and marks it as dealt with, suspends people,
closes tables.
"""

from __future__ import annotations

import argparse
import errno
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from openhearts.cli.database import FILE, NAMED, database_of, server_part, using
from openhearts.cli.parser import Examples, Help, whole
from openhearts.cli.stop import DONE, Misuse, Stop, whole_number
from openhearts.cli.words import refused, shown, text

if TYPE_CHECKING:
    from openhearts.server.reported import ReportShown

NAME = "admin"
HELP = Help("terminal-admin")
ABOUT = Help("terminal-admin-about")
EXAMPLES = Examples(
    "openhearts admin appoint Maud", "openhearts admin reports", "openhearts admin suspend 4kq9s2vx --days 7"
)
REPORTS = "reports"
DEALT_WITH = "done"
SUSPEND = "suspend"
ACTIONS = ("appoint", "dismiss", REPORTS, DEALT_WITH, SUSPEND, "readmit", "close")


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options."""
    parser.add_argument(
        "action", metavar="ACTION", choices=ACTIONS, help=Help("terminal-admin-action", actions=ACTIONS)
    )
    parser.add_argument("who", metavar="WHO", nargs="?", help=Help("terminal-admin-who"))
    parser.add_argument("--days", type=whole, metavar="N", help=Help("terminal-admin-days"))
    parser.add_argument("--database", metavar="URL", help=Help("terminal-serve-database", variable=NAMED, file=FILE))


def run(options: argparse.Namespace) -> int:
    """Does it, and says that it is done."""
    if (options.who is None) != (options.action == REPORTS):
        raise Misuse(text("terminal-admin-misuse"))
    if options.days is not None and options.action != SUSPEND:
        raise Misuse(text("terminal-admin-days-misuse", option="--days", action=SUSPEND))
    with server_part():
        from openhearts.server import administration
        from openhearts.store import Unfit
        from openhearts.store.opening import shared
    if options.days is not None:
        whole_number("--days", options.days, 1, administration.DAYS_MOST)
    database = database_of(options.database)
    if not shared(database) and not Path(database).exists():
        missing = refused(FileNotFoundError(errno.ENOENT, ""))
        raise Stop(text("terminal-no-database", given=shown(database), reason=missing))
    with using(database):
        if options.action == REPORTS:
            found = administration.reports(database)
            for each in found:
                print("\n".join(_report(each)))
            if not found:
                print(text("terminal-admin-no-reports"))
            return DONE
        said: str | None
        try:
            said = {
                "appoint": lambda who: _done(administration.appoint(database, who, admin=True)),
                "dismiss": lambda who: _done(administration.appoint(database, who, admin=False)),
                DEALT_WITH: lambda who: _done(administration.dealt_with(database, who)),
                SUSPEND: lambda who: _suspended(administration, database, who, options.days),
                "readmit": lambda who: _done(administration.readmit(database, who)),
                "close": lambda who: _done(administration.close(database, who)),
            }[options.action](options.who)
        except Unfit:  # no database has such a name
            said = None
    if said is None:
        raise Stop(_nobody(options.action, shown(options.who)))
    print(said)
    return DONE


def _report(report: ReportShown) -> Iterator[str]:
    """The lines about a report: who makes it about whom, what that person had said, and how it is marked."""
    by, person = shown(report.by_name or report.by), shown(report.person_name or report.person)
    words = shown(" ".join(report.words.split()))
    about = {"at": _moment(report.at), "by": by, "person": person, "id": report.person, "table": report.table}
    if words:
        yield text("terminal-admin-report", **about, words=words)
    else:
        yield text("terminal-admin-report-wordless", **about)
    for each in report.lately:
        said = shown(each.words) if each.phrase is None else text(each.phrase)
        yield "  " + text("terminal-admin-report-said", at=_moment(each.at), person=person, words=said)
    if not report.lately:
        yield "  " + text("terminal-admin-report-silent", person=person)
    yield "  " + text("terminal-admin-report-done", command=f"openhearts {NAME} {DEALT_WITH} {report.table}/{report.n}")


def _done(done: bool) -> str | None:
    """That it is done, if it is."""
    return text("terminal-admin-done") if done else None


def _suspended(administration: ModuleType, database: str, person: str, days: int | None) -> str | None:
    """Suspends somebody, and says whom and until when; None if there is nobody of that id."""
    found: tuple[str, int] | None = administration.suspend(database, person, days or administration.DAYS_MOST)
    if found is None:
        return None
    name, until = found
    if days is None:
        command = f"openhearts {NAME} readmit {person}"
        return text("terminal-admin-suspended-open", name=shown(name), id=person, command=command)
    return text("terminal-admin-suspended", name=shown(name), id=person, until=_moment(until))


def _moment(at: int) -> str:
    """A time by this machine's clock, to the minute."""
    return f"{datetime.fromtimestamp(at / 1000):%Y-%m-%d %H:%M}"


def _nobody(action: str, given: str) -> str:
    """That there is nobody and nothing of the kind that the action is about."""
    if action in ("appoint", "dismiss"):
        return text("terminal-admin-no-account", given=given)
    if action == "close":
        return text("terminal-admin-no-table", given=given)
    if action == DEALT_WITH:
        return text("terminal-admin-no-report", given=given, command=f"openhearts {NAME} {REPORTS}")
    return text("terminal-admin-nobody", given=given, command=f"openhearts {NAME} {REPORTS}")
