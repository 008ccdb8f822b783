"""The months of which there are leaderboards are found by their rules, and whoever played in one is counted there."""

from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Makes the index anew."""
    op.drop_index("seasons_least", "seasons")
    op.create_index("seasons_least", "seasons", ["rules", "season", "least", "games"])
