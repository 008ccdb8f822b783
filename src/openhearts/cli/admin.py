"""For whoever runs a server: names admins, shows what people have reported, suspends them, closes tables."""

from __future__ import annotations

import argparse
import errno
from pathlib import Path

from openhearts.cli.database import FILE, database_of, server_part, using
from openhearts.cli.parser import Examples, Help, whole
from openhearts.cli.stop import DONE, Misuse, Stop, whole_number
from openhearts.cli.words import refused, shown, text

NAME = "admin"
HELP = Help("terminal-admin")
ABOUT = Help("terminal-admin-about")
EXAMPLES = Examples(
    "openhearts admin appoint Maud", "openhearts admin reports", "openhearts admin suspend 4kq9s2vx --days 7"
)
REPORTS = "reports"
SUSPEND = "suspend"
ACTIONS = ("appoint", "dismiss", REPORTS, SUSPEND, "readmit", "close")


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options."""
    parser.add_argument(
        "action", metavar="ACTION", choices=ACTIONS, help=Help("terminal-admin-action", actions=ACTIONS)
    )
    parser.add_argument("who", metavar="WHO", nargs="?", help=Help("terminal-admin-who"))
    parser.add_argument("--days", type=whole, metavar="N", help=Help("terminal-admin-days"))
    parser.add_argument("--database", metavar="URL", help=Help("terminal-serve-database", file=FILE))


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
                by, person = shown(each.by_name or each.by), shown(each.person_name or each.person)
                words = shown(each.words)
                print(
                    text("terminal-admin-report", by=by, person=person, id=each.person, table=each.table, words=words)
                )
            if not found:
                print(text("terminal-admin-no-reports"))
            return DONE
        try:
            done = {
                "appoint": lambda who: administration.appoint(database, who, admin=True),
                "dismiss": lambda who: administration.appoint(database, who, admin=False),
                SUSPEND: lambda who: administration.suspend(database, who, options.days or administration.DAYS_MOST),
                "readmit": lambda who: administration.suspend(database, who, 0),
                "close": lambda who: administration.close(database, who),
            }[options.action](options.who)
        except Unfit:  # no database has such a name
            done = False
    if not done:
        raise Stop(_nobody(options.action, shown(options.who)))
    print(text("terminal-admin-done"))
    return DONE


def _nobody(action: str, given: str) -> str:
    """That there is nobody and nothing of the kind that the action is about."""
    if action in ("appoint", "dismiss"):
        return text("terminal-admin-no-account", given=given)
    if action == "close":
        return text("terminal-admin-no-table", given=given)
    return text("terminal-admin-nobody", given=given, command=f"openhearts {NAME} {REPORTS}")
