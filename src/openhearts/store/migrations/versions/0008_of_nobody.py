"""Ratings, too, are kept only of people who are here."""

from alembic import op

revision = "0008"
down_revision = "0007"

RATED = ("ratings", "rated_games", "seasons")


def upgrade() -> None:
    """Lets nothing be kept of who has been forgotten, and forgets what is."""
    for table in RATED:
        op.execute(f"DELETE FROM {table} WHERE person NOT IN (SELECT id FROM people WHERE kind = 'account')")
        with op.batch_alter_table(table) as batch:
            batch.create_foreign_key(f"{table}_person_fkey", "people", ["person"], ["id"], ondelete="CASCADE")
