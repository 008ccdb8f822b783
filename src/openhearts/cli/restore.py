"""Puts a backup where a server's database is to be."""

from __future__ import annotations

import argparse
from pathlib import Path

from openhearts.cli.backup import copy
from openhearts.cli.database import FILE, NAMED, database_of
from openhearts.cli.parser import Examples, Help
from openhearts.cli.stop import DONE
from openhearts.cli.words import shown, text

NAME = "restore"
HELP = Help("terminal-restore")
ABOUT = Help("terminal-restore-about")
EXAMPLES = Examples("openhearts restore tables-backup.sqlite")


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options."""
    parser.add_argument("file", type=Path, metavar="FILE", help=Help("terminal-restore-file"))
    parser.add_argument("--database", metavar="FILE", help=Help("terminal-backup-database", variable=NAMED, file=FILE))


def run(options: argparse.Namespace) -> int:
    """Puts it there."""
    database = database_of(options.database)
    copy(database, options.file, to_backup=False)
    print(text("terminal-restore-done", file=shown(database)))
    return DONE
