"""Who has sat where, who watches, who waits for a game, and who was brought together."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "visits",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True, index=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "watchers",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("worker", sa.String(32), primary_key=True),
        sa.Column("people", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "waiting",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("worker", sa.String(32), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("speed", sa.String(10), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "matched",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
