"""A hundred tables at full speed: our server compared with the same game on boardgame.io and on Colyseus."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

from bench.load.boardgame import Boardgame
from bench.load.colyseus import Colyseus
from bench.load.measuring import Play, Shown, figures, in_turn, middle
from bench.load.ours import Ours
from bench.load.sheet import Sheet, microseconds, milliseconds, percent

TABLES = 100
SECONDS = 5.0
OURS, SHARED, BOARDGAME, COLYSEUS = "OpenHearts, SQLite", "OpenHearts, PostgreSQL", "boardgame.io", "Colyseus"
CONTENDERS = (Ours(OURS), Ours(SHARED, shared=True), Boardgame(BOARDGAME), Colyseus(COLYSEUS))
"""Our server is durable with either database; theirs keep everything in memory."""
HEAD = ("", "processor a move", "its database's", "moves/s", "p50", "p99", "server busy", "clients busy")


def saturated(rounds: int, shown: Shown, tables: int = TABLES, seconds: float = SECONDS) -> Sheet:
    """Measures all contenders in turn, and reports medians."""
    found = in_turn(CONTENDERS, rounds, tables, seconds, shown)
    return Sheet(
        f"{tables} tables of four, as fast as they go",
        HEAD,
        [row(name, middle(plays)) for name, plays in found.items()],
        [
            "Targets: at most 50 µs a move, better 35.",
            ratio("boardgame.io needs", found[BOARDGAME], found[OURS], "as much as OpenHearts, SQLite", "at least 6"),
            ratio("OpenHearts, SQLite, needs", found[OURS], found[COLYSEUS], "as much as Colyseus", "at most 1.3"),
        ],
        figures(found),
    )


def row(name: str, play: Play) -> list[str]:
    """One line of the table."""
    return [
        name,
        microseconds(play.processor),
        microseconds(play.database) if play.database else "",
        f"{play.moves:,.0f}",
        milliseconds(play.p50),
        milliseconds(play.p99),
        percent(play.busy),
        percent(play.clients),
    ]


def ratio(who: str, more: Sequence[Play], less: Sequence[Play], as_much: str, target: str) -> str:
    """The sentence on how many times as much processor time a move takes in one as in the other, by rounds."""
    ratios = [one.processor / other.processor for one, other in zip(more, less, strict=True)]
    return f"{who} {median(ratios):.2f} times {as_much} ({min(ratios):.2f} to {max(ratios):.2f}; target: {target})."
