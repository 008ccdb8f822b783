"""How often a password has been tried for whom."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Makes the table."""
    op.create_table(
        "guesses",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False, index=True),
    )
