"""Stores tables and people in a SQLite file or in PostgreSQL, so that nothing acknowledged is ever lost. The stored
data is never interpreted: entries are numbered texts here, and only the tables know what they mean.
"""

from openhearts.store.opening import open_store
from openhearts.store.store import (
    Busy,
    Damaged,
    Failing,
    Foreign,
    Full,
    Gone,
    Newer,
    Statement,
    Store,
    Taken,
    Unaddressed,
    Unavailable,
    Unfit,
)

__all__ = [
    "Busy",
    "Damaged",
    "Failing",
    "Foreign",
    "Full",
    "Gone",
    "Newer",
    "Statement",
    "Store",
    "Taken",
    "Unaddressed",
    "Unavailable",
    "Unfit",
    "open_store",
]
