"""Compares one worker with two, on PostgreSQL."""

from __future__ import annotations

import os
from collections.abc import Sequence
from statistics import median

from bench.load.measuring import Play, Shown, figures, in_turn, middle
from bench.load.ours import Ours
from bench.load.sheet import Sheet, microseconds, milliseconds, percent

TABLES = 100
SECONDS = 5.0
ONE, TWO = "one", "two"
CONTENDERS = (Ours(ONE, shared=True), Ours(TWO, shared=True, workers=2))
HEAD = ("workers", "processor a move", "PostgreSQL's", "moves/s", "could make", "p99", "workers busy")


def workers(rounds: int, shown: Shown, tables: int = TABLES, seconds: float = SECONDS) -> Sheet:
    """Measures both in turn, and reports medians."""
    found = in_turn(CONTENDERS, rounds, tables, seconds, shown)
    return Sheet(
        f"Workers on PostgreSQL, at {tables} tables as fast as they go",
        HEAD,
        [row(name, middle(plays)) for name, plays in found.items()],
        [
            f"{os.cpu_count()} processors were there for workers, clients and PostgreSQL together. What the workers "
            "could make, in moves/s, is with a whole processor each: it follows from the time of the busier one.",
            ratio(found[TWO], found[ONE]),
        ],
        figures(found),
    )


def row(name: str, play: Play) -> list[str]:
    """One line of the table."""
    return [
        name,
        microseconds(play.processor),
        microseconds(play.database),
        f"{play.moves:,.0f}",
        f"{1 / play.busiest:,.0f}",
        milliseconds(play.p99),
        percent(play.busy),
    ]


def ratio(many: Sequence[Play], one: Sequence[Play]) -> str:
    """The sentence on how many times as many moves several workers could make as one, by rounds."""
    ratios = [single.busiest / each.busiest for each, single in zip(many, one, strict=True)]
    spread = f"{min(ratios):.2f} to {max(ratios):.2f}; target: at least 1.8"
    return f"Two could make {median(ratios):.2f} times as many moves as one ({spread})."
