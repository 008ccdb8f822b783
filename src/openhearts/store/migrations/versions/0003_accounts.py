"""Accounts with their passkeys, bots with their owners, and who is suspended."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Makes the tables."""
    op.add_column("people", sa.Column("suspended", sa.BigInteger))
    op.create_index("ix_people_suspended", "people", ["suspended"])
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("sign_in", sa.String(80), unique=True, nullable=False),
        sa.Column("password", sa.Text),
        sa.Column("admin", sa.Boolean, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("signed", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.String(100), primary_key=True),
        sa.Column("person", sa.String(32)),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "bots",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("owner", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    )
