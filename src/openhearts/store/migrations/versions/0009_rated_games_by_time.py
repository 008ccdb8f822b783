"""Somebody's rated games are told by when they ended."""

from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Makes the index."""
    op.create_index("rated_games_at", "rated_games", ["person", "at", "rules", "number"])
