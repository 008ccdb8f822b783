"""Accounts are no longer told apart by letters that look alike."""

from unicodedata import normalize

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

LATIN = str.maketrans("авекмнорстухѕіјԁһԛԝүѵαβεζηικμνορτυχɑɡ", "abekmhopctyxsijdhqwyvabezhikmnoptyxag")
"""As the server had it then."""


def upgrade() -> None:
    """Brings the names of all accounts into the form in which they are compared now. Where two would be the same, the
    one with other letters keeps its form.
    """
    accounts = sa.table("accounts", sa.column("person"), sa.column("sign_in"))
    rows = op.get_bind().execute(sa.select(accounts.c.person, accounts.c.sign_in)).all()
    taken = {sign_in for _, sign_in in rows}
    for person, sign_in in rows:
        latin = normalize("NFC", normalize("NFD", sign_in).translate(LATIN))
        if latin not in taken:
            taken.add(latin)
            op.execute(sa.update(accounts).where(accounts.c.person == person).values(sign_in=latin))
