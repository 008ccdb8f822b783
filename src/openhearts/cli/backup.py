"""Copies a server's database while the server runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from openhearts.cli.database import FILE, NAMED, database_of, server_part, using
from openhearts.cli.parser import Examples, Help
from openhearts.cli.stop import DONE, Misuse, Stop, no_folder
from openhearts.cli.words import refused, shown, text

NAME = "backup"
HELP = Help("terminal-backup")
ABOUT = Help("terminal-backup-about")
EXAMPLES = Examples("openhearts backup tables-backup.sqlite")
CHANGES = "-wal"
"""What SQLite writes beside a file. Left by another file, it would be taken for changes to this one."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options."""
    parser.add_argument("file", type=Path, metavar="FILE", help=Help("terminal-backup-file"))
    parser.add_argument("--database", metavar="FILE", help=Help("terminal-backup-database", variable=NAMED, file=FILE))


def run(options: argparse.Namespace) -> int:
    """Copies it."""
    copy(database_of(options.database), options.file, to_backup=True)
    print(text("terminal-backup-done", file=shown(options.file)))
    return DONE


def copy(database: str, file: Path, *, to_backup: bool) -> None:
    """Copies a database to a file, or the file to where the database is to be. Neither ever replaces anything."""
    with server_part():
        from openhearts.store import backup
        from openhearts.store.opening import shared
    if shared(database):
        raise Misuse(text("terminal-backup-postgres", backup="pg_dump", restore="psql"))
    source, target = (Path(database), file) if to_backup else (file, Path(database))
    no_folder(target)
    for each in (target, target.with_name(target.name + CHANGES)):
        if each.exists():
            raise Misuse(text("terminal-file-there", file=shown(each)))
    with using(str(source)):
        try:
            backup.copy(source, target, to_serve=not to_backup)
        except OSError as error:
            if error.filename == str(source):
                raise
            raise Stop(text("terminal-file", file=shown(target), reason=refused(error))) from error
