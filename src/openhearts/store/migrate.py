"""Migrates a database to this version's schema."""

from __future__ import annotations

from pathlib import Path

from alembic.command import upgrade
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from openhearts.store.store import Newer


def migrate(connection: Connection) -> None:
    """Runs pending migrations in the connection's transaction. Raises `Newer` if its revision isn't known here."""
    config = _config()
    config.attributes["connection"] = connection
    try:
        upgrade(config, "head")
    except CommandError as error:  # no such revision
        raise Newer(str(error)) from error


def is_known(version: str) -> bool:
    """Whether this version can migrate a database at that revision: no newer OpenHearts has migrated it."""
    return version in {each.revision for each in ScriptDirectory.from_config(_config()).walk_revisions()}


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.set_main_option("path_separator", "os")
    return config
