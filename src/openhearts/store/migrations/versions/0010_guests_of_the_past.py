"""Guests are kept for as long as somebody can be them, and not for ever after."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

YEAR = 365 * 24 * 3600 * 1000
"""How long a browser keeps the cookie that it was given."""


def upgrade() -> None:
    """Says until when; of those whom nobody can be already, until when the last newcomer came."""
    op.add_column("people", sa.Column("until", sa.BigInteger))
    op.create_index("ix_people_until", "people", ["until"])
    people = sa.table("people", sa.column("id"), sa.column("kind"), sa.column("created"), sa.column("until"))
    sessions = sa.table("sessions", sa.column("person"))
    guests = sa.update(people).where(people.c.kind == "guest")
    op.execute(guests.values(until=people.c.created + YEAR))
    last = sa.select(sa.func.max(people.c.created)).scalar_subquery()
    op.execute(guests.where(people.c.id.not_in(sa.select(sessions.c.person))).values(until=last))
