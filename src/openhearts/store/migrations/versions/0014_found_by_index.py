"""What grows over the years is found by an index: the tables in the lobby, somebody's months, somebody's reports."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

SHOWN = sa.text("shown IS NOT NULL")


def upgrade() -> None:
    """Makes the indexes."""
    op.create_index("tables_shown", "tables", ["opened"], sqlite_where=SHOWN, postgresql_where=SHOWN)
    op.create_index("ix_seasons_person", "seasons", ["person"])
    op.create_index("ix_reports_by", "reports", ["by"])
