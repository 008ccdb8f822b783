"""A hundred tables, each as fast as it goes: ours beside the same game on boardgame.io and on Colyseus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from statistics import median

from bench.load.boardgame import Boardgame
from bench.load.colyseus import Colyseus
from bench.load.measuring import Contender, Play, Shown, play
from bench.load.ours import Ours
from bench.load.sheet import Sheet, microseconds, milliseconds, percent

TABLES = 100
SECONDS = 5.0
OURS, SHARED, BOARDGAME, COLYSEUS = "OpenHearts, SQLite", "OpenHearts, PostgreSQL", "boardgame.io", "Colyseus"
HEAD = ("", "processor a move", "its database's", "moves/s", "p50", "p99", "server busy", "clients busy")


def contenders() -> list[Contender]:
    """Ours, durable in both ways, and theirs, which keep all in memory."""
    return [Ours(OURS), Ours(SHARED, shared=True), Boardgame(), Colyseus()]


def saturated(rounds: int, shown: Shown, tables: int = TABLES, seconds: float = SECONDS) -> Sheet:
    """Each in turn, again and again, so that other work on the machine affects all alike; medians."""
    found: dict[str, list[Play]] = {}
    for number in range(rounds):
        for each in contenders():
            about = f"{number + 1} of {rounds}, {each.name}"
            result = play(each, tables, seconds, shown=lambda text, about=about: shown(f"{about}: {text}"))  # type: ignore[misc]
            found.setdefault(each.name, []).append(result)
    return Sheet(
        f"{tables} tables of four, as fast as they go",
        HEAD,
        [row(name, plays) for name, plays in found.items()],
        [
            "Targets: at most 50 µs a move, better 35, the database's with it.",
            ratio("boardgame.io's is", found[BOARDGAME], found[OURS], "target 6 or more"),
            ratio("OpenHearts' is", found[OURS], found[COLYSEUS], "target 1.3 or less"),
        ],
        [{"name": name, **asdict(each)} for name, plays in found.items() for each in plays],
    )


def row(name: str, plays: Sequence[Play]) -> list[str]:
    """One line of the table: medians."""

    def middle(field: str) -> float:
        return median(getattr(each, field) for each in plays)

    return [
        name,
        microseconds(middle("processor")),
        microseconds(middle("database")) if middle("database") else "",
        f"{middle('moves'):,.0f}",
        *(milliseconds(middle(each)) for each in ("p50", "p99")),
        *(percent(middle(each)) for each in ("busy", "clients")),
    ]


def ratio(about: str, more: Sequence[Play], less: Sequence[Play], target: str) -> str:
    """How many times as much processor time a move takes in one as in the other, round by round."""
    ratios = [one.processor / other.processor for one, other in zip(more, less, strict=True)]
    names = f"{about} {median(ratios):.2f} times"
    return f"{names} ({min(ratios):.2f} to {max(ratios):.2f}; {target})"
