"""Brings a database up to date."""

from __future__ import annotations

from pathlib import Path

from alembic.command import upgrade
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from openhearts.store.store import Newer


def migrate(connection: Connection) -> None:
    """Makes every change that the database does not have yet, in the transaction of this connection. Raises `Newer`."""
    config = _config()
    config.attributes["connection"] = connection
    try:
        upgrade(config, "head")
    except CommandError as error:  # it is at a change that isn't known here
        raise Newer(str(error)) from error


def is_known(version: str) -> bool:
    """Whether a database at that version can be brought up to date here: no newer OpenHearts has made it."""
    return version in {each.revision for each in ScriptDirectory.from_config(_config()).walk_revisions()}


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.set_main_option("path_separator", "os")
    return config
