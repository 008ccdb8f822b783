"""Everything stored about a person, for their export and for deletion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Column, Select, Table, delete, or_, select

from openhearts.store import schema
from openhearts.store.store import Statement, Store

OWN: Sequence[tuple[str, Table, Column[Any], Sequence[str]]] = (
    ("person", schema.people, schema.people.c.id, ("created", "suspended", "until")),
    ("account", schema.accounts, schema.accounts.c.person, ("sign_in", "admin")),
    ("sessions", schema.sessions, schema.sessions.c.person, ("created",)),
    ("passkeys", schema.passkeys, schema.passkeys.c.person, ("name", "created")),
    ("bots", schema.bots, schema.bots.c.owner, ("person",)),
    ("blocked", schema.blocks, schema.blocks.c.person, ("other",)),
    ("waiting", schema.waiting, schema.waiting.c.person, ("rules", "speed", "rated", "since")),
    ("unplayed", schema.unplayed, schema.unplayed.c.person, ("missed", "at")),
    ("tables", schema.visits, schema.visits.c.person, ("table_id",)),
    ("ratings", schema.ratings, schema.ratings.c.person, ("rules", "mu", "sigma", "games")),
    (
        "rated_games",
        schema.rated_games,
        schema.rated_games.c.person,
        ("rules", "number", "table_id", "game", "at", "place", "players", "left_game", "mu", "sigma"),
    ),
    ("seasons", schema.seasons, schema.seasons.c.person, ("season", "rules", "mu", "sigma", "games")),
    ("daily_results", schema.daily_results, schema.daily_results.c.person, ("date", "points", "at")),
    ("reports", schema.reports, schema.reports.c.by, ("table_id", "n", "person", "words", "at")),
    ("kept", schema.kept, schema.kept.c.person, ("name", "version", "text", "at")),
)
"""Each kind of data: its name in the export, its table, the column with the person, and the columns exported."""


async def belongings(store: Store, person: str) -> dict[str, list[dict[str, Any]]]:
    """Everything stored about a person, by kind, without secrets and hashes."""
    found: dict[str, list[dict[str, Any]]] = {}
    for name, table, owner, columns in OWN:
        statement: Select[Any] = select(*(table.c[column] for column in columns)).where(owner == person)
        found[name] = [dict(zip(columns, row, strict=True)) for row in await store.read(statement)]
    return found


async def spoken(store: Store, person: str) -> list[tuple[str, str]]:
    """What somebody has said at tables where they sat: the table and the encoded entry of each message."""
    text = schema.entries.c.text
    said = or_(*(text.contains(f'"fact":"{tag}"', autoescape=True) for tag in ("said", "phrase")))
    theirs = text.contains(f'"by":"{person}"', autoescape=True)
    statement = (
        select(schema.entries.c.table_id, text)
        .join(schema.visits, schema.visits.c.table_id == schema.entries.c.table_id)
        .where(schema.visits.c.person == person, theirs, said)
        .order_by(schema.entries.c.table_id, schema.entries.c.n)
    )
    return [(table, entry) for table, entry in await store.read(statement)]


def thrown_away(person: str) -> Sequence[Statement]:
    """Statements that delete it all. Where they sat stays, and so do others' blocks and reports of them."""
    owners = {table: owner for _name, table, owner, _columns in OWN if table is not schema.visits}
    return [delete(table).where(owner == person) for table, owner in owners.items()]
