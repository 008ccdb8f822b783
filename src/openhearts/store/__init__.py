"""Stores tables and people in a SQLite file or in PostgreSQL, so that nothing acknowledged is ever lost. The stored
data is never interpreted: entries are numbered texts here, and only the tables know what they mean.
"""

from openhearts.store.opening import open_store
from openhearts.store.store import Foreign, Gone, Newer, Statement, Store, Taken, Unavailable, Unfit

__all__ = ["Foreign", "Gone", "Newer", "Statement", "Store", "Taken", "Unavailable", "Unfit", "open_store"]
