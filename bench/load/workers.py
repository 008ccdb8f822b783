"""One worker and two, on PostgreSQL."""

from __future__ import annotations

import os
from dataclasses import asdict
from statistics import median

from bench.load.measuring import Play, Shown, play
from bench.load.ours import Ours
from bench.load.sheet import Sheet, microseconds, milliseconds, percent

TABLES = 100
SECONDS = 5.0
HEAD = ("", "processor a move", "PostgreSQL's", "moves/s", "moves/s a full processor each", "p99", "workers busy")


def workers(rounds: int, shown: Shown, tables: int = TABLES, seconds: float = SECONDS) -> Sheet:
    """In turn; medians. Clients and database need processors, too: where there are no more than workers, what two can
    do follows from the time of the busier one.
    """
    kinds = [
        Ours("one worker", shared=True),
        Ours("two, a table's people together", shared=True, workers=2, apart=True),
        Ours("two, people wherever they come", shared=True, workers=2),
    ]
    found: dict[str, list[Play]] = {each.name: [] for each in kinds}
    for number in range(rounds):
        for each in kinds:
            about = f"{number + 1} of {rounds}, {each.name}"
            result = play(each, tables, seconds, shown=lambda text, about=about: shown(f"{about}: {text}"))  # type: ignore[misc]
            found[each.name].append(result)
    rows = []
    for name, plays in found.items():
        middle = {key: median(value[key] for value in map(asdict, plays)) for key in asdict(plays[0])}
        rows.append(
            [
                name,
                microseconds(middle["processor"]),
                microseconds(middle["database"]),
                f"{middle['moves']:,.0f}",
                f"{1 / middle['busiest']:,.0f}",
                milliseconds(middle["p99"]),
                percent(middle["busy"]),
            ]
        )
    one, *two = ([1 / each.busiest for each in plays] for plays in found.values())
    notes = [
        f"{name}: {median(many / single for many, single in zip(each, one, strict=True)):.2f} times the moves/s of one "
        "with a full processor each (target 1.8 or more)"
        for name, each in zip(list(found)[1:], two, strict=True)
    ]
    notes.append(f"This machine has {os.cpu_count()} processors for workers, clients and PostgreSQL together.")
    figures = [{"name": name, **asdict(each)} for name, plays in found.items() for each in plays]
    return Sheet(f"Workers, at {tables} tables as fast as they go", HEAD, rows, notes, figures)
