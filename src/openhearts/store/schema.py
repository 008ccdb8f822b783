"""What stands in the database. The migrations make it; a test compares the two."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(40), unique=True),
    Column("key", String(32), nullable=False),
    Column("worker", String(32)),
    Column("wake", BigInteger),
    Column("shown", Text),
    Column("opened", BigInteger, nullable=False),
    Index("tables_worker", "worker"),
    Index("tables_wake", "wake"),
)
"""One row a table: what has to be found without reading its log."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The logs. Rows are added and never changed; the key decides who was first."""

secrets = Table(
    "secrets",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""What games are dealt from, apart from the logs: a log may be shown to people, a secret only once its game is over."""

workers = Table(
    "workers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)
"""Who hosts tables, and when they last said that they live."""

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True, index=True),
    sqlite_with_rowid=False,
)
"""Who never wants to sit with whom."""

visits = Table(
    "visits",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True, index=True),
    sqlite_with_rowid=False,
)
"""Who has ever sat at which table."""

watchers = Table(
    "watchers",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("worker", String(32), primary_key=True),
    Column("people", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""How many watch a table by way of a worker."""

waiting = Table(
    "waiting",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("worker", String(32), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("speed", String(10), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("players", Integer, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
)
"""Who waits for a game, and the worker by which they do."""

matched = Table(
    "matched",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Who was brought together and has not been told yet. The key sees to it that nobody is at two tables."""
