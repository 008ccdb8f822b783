"""Where tables and people are kept, so that nothing that was acknowledged is ever lost: SQLite in one file, or
PostgreSQL. It never reads what it keeps: entries are text under a number, and what they mean is for the tables to say.
"""

from openhearts.store.opening import open_store
from openhearts.store.store import Foreign, Gone, Newer, Statement, Store, Taken, Unavailable, Unfit

__all__ = ["Foreign", "Gone", "Newer", "Statement", "Store", "Taken", "Unavailable", "Unfit", "open_store"]
