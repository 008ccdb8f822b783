"""What stands in the database. The migrations make it; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

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
"""The logs. Rows are added, and changed only to erase what somebody wants erased; the key decides who was first."""

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
    Column("suspended", BigInteger, index=True),
    Column("until", BigInteger, index=True),
)
"""Whoever has a name. Up to `suspended` they can do nothing; after `until` nobody can be that guest any more. Whoever
is forgotten is here no more, and no table that refers to this one can keep anything of them."""

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

accounts = Table(
    "accounts",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("sign_in", String(80), unique=True, nullable=False),
    Column("password", Text),
    Column("admin", Boolean, nullable=False, default=False),
)
"""Who can sign in: under which name, and the hash of their password, if they have one."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("key", Text, nullable=False),
    Column("signed", BigInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""Public keys of people's devices; `signed` is how often each has been used, as it says itself."""

challenges = Table(
    "challenges",
    metadata,
    Column("challenge", String(100), primary_key=True),
    Column("person", String(32)),
    Column("at", BigInteger, nullable=False, index=True),
)
"""What a passkey is to sign, once; for whom, if that is known."""

guesses = Table(
    "guesses",
    metadata,
    Column("who", String(64), primary_key=True),
    Column("until", BigInteger, nullable=False, index=True),
)
"""For whom passwords have been tried, or who has reported somebody, hashed, and until when that counts."""

bots = Table(
    "bots",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
)
"""Bots that bring themselves, and whose they are."""

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("rules", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("pending", Boolean, nullable=False),
    Index("results_pending", "pending", "at"),
)
"""How rated games ended; pending as long as nobody's rating has heard of it."""

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("rules", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

rated_games = Table(
    "rated_games",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("rules", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(32), nullable=False),
    Column("game", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("left_game", Boolean, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    UniqueConstraint("person", "table_id", "game"),
    Index("rated_games_at", "person", "at", "rules", "number"),
)
"""Each person's rated games, numbered from 1, with the rating after it. Two games can't both be somebody's next."""

seasons = Table(
    "seasons",
    metadata,
    Column("season", String(7), primary_key=True),
    Column("rules", String(40), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("least", Float, nullable=False),
    Index("seasons_least", "rules", "season", "least", "games"),
)
"""How somebody stood at the end of a month, or stands in this one, and how much they have played in it."""

reports = Table(
    "reports",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("by", String(32), nullable=False),
    Column("person", String(32), nullable=False, index=True),
    Column("about", Integer),
    Column("words", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("done_by", String(32)),
)
"""What people tell whoever runs the server."""

kept = Table(
    "kept",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(80), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What people keep here for all their devices."""

daily_results = Table(
    "daily_results",
    metadata,
    Column("date", String(10), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("points", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""What somebody scored in the deal of a date, by their own calendar. The key sees to it that one result counts."""
