"""What came of people's last rated match is kept, if no game did."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Adds the table for it."""
    op.create_table(
        "unplayed",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("missed", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
