"""The database schema. The migrations create it; a test compares the two."""

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
    text,
)

metadata = MetaData()

SHOWN = text("shown IS NOT NULL")
"""The few tables in the lobby, among all that there ever were."""

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
    Index("tables_shown", "opened", sqlite_where=SHOWN, postgresql_where=SHOWN),
)
"""One row per table of people, with what has to be found without reading its log."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The logs. Rows are only added, or changed to erase somebody; the key decides which of two workers was first."""

secrets = Table(
    "secrets",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The secrets of games, apart from the logs: logs may be shown to people, a secret only once its game is over."""

workers = Table(
    "workers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)
"""The workers that host tables, and the time of their last sign of life."""

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
"""Everybody with a name. They can do nothing before `suspended`; a guest can't come back after `until`. Forgetting a
person deletes their row, and with it their rows in all tables that refer to this one."""

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
"""Pairs of people who are never to sit together: `person` has blocked `other`."""

visits = Table(
    "visits",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True, index=True),
    sqlite_with_rowid=False,
)
"""The people who have ever sat at each table."""

watchers = Table(
    "watchers",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("worker", String(32), primary_key=True),
    Column("people", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""How many people watch a table through each worker."""

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
"""The people waiting for a game, and the worker through which each waits."""

matched = Table(
    "matched",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""People matched to a table at which they haven't arrived yet. The key ensures that nobody is matched to two."""

unplayed = Table(
    "unplayed",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("missed", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""People whose last rated match led to no game. `missed` is how many in a row failed because of them, and `at` when the
last one did; if it failed because of others, `missed` is 0, and `at` is when the person's waiting began."""

accounts = Table(
    "accounts",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("sign_in", String(80), unique=True, nullable=False),
    Column("password", Text),
    Column("admin", Boolean, nullable=False, default=False),
)
"""Accounts, with their sign-in names and the hashes of their passwords, if they have one."""

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
"""Public keys of people's devices; `signed` is the signature counter that the device reported last."""

challenges = Table(
    "challenges",
    metadata,
    Column("challenge", String(100), primary_key=True),
    Column("person", String(32)),
    Column("at", BigInteger, nullable=False, index=True),
)
"""Challenges for passkeys to sign, once, and by whom, if that is known."""

guesses = Table(
    "guesses",
    metadata,
    Column("who", String(64), primary_key=True),
    Column("until", BigInteger, nullable=False, index=True),
)
"""Rate limits of password tries and reports: hashed, whom they count for, and until when."""

bots = Table(
    "bots",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
)
"""Bots that connect by themselves, and the accounts that own them."""

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
"""The results of rated games; `pending` until the ratings have been updated."""

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
"""Each person's rated games, numbered from 1, with the rating after each. The key allows only one next game."""

seasons = Table(
    "seasons",
    metadata,
    Column("season", String(7), primary_key=True),
    Column("rules", String(40), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("least", Float, nullable=False),
    Index("seasons_least", "rules", "season", "least", "games"),
)
"""Each person's rating at the end of a month, or now for the current one, and how many games they played in it."""

reports = Table(
    "reports",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("by", String(32), nullable=False, index=True),
    Column("person", String(32), nullable=False, index=True),
    Column("about", Integer),
    Column("words", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("done_by", String(32)),
)
"""Reports that people have made to the server's admins."""

kept = Table(
    "kept",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(80), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Documents that people keep here for all their devices."""

daily_results = Table(
    "daily_results",
    metadata,
    Column("date", String(10), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("points", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""What people scored in the deal of a date, by their own calendar. The key ensures that only one result counts."""
