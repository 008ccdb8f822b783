"""Many tables at one move a second each."""

from __future__ import annotations

import resource
from dataclasses import asdict

from bench.load.measuring import Shown, play, under
from bench.load.ours import Ours
from bench.load.sheet import Sheet, kibibytes, microseconds, milliseconds, percent

SECONDS = 10.0
HANDLES_BESIDE = 200
"""How many files a server has open besides its connections."""
HEAD = ("", "tables", "p50", "p99", "target", "processor a move", "server busy", "a table")


def most_tables(handles: int) -> int:
    """How many tables of four connections a process can have, by its limit on open files."""
    return max(0, handles - HANDLES_BESIDE) // 4


def pace(_rounds: int, shown: Shown, scale: float = 1, seconds: float = SECONDS) -> Sheet:
    """Measures our server only. `scale` reduces the number of tables for a trial run."""
    wanted = [
        (Ours("SQLite"), 2000, "p99 < 50 ms"),
        (Ours("SQLite"), 4500, "p99 < 100 ms"),
        (Ours("PostgreSQL", shared=True), 2000, ""),
    ]
    most = most_tables(resource.getrlimit(resource.RLIMIT_NOFILE)[1])
    rows, figures = [], []
    for contender, tables, target in wanted:
        number = max(1, min(int(tables * scale), most))
        result = play(contender, number, seconds, 1, under(shown, f"{contender.name}, {number} tables"))
        figures.append({"name": contender.name, **asdict(result)})
        rows.append(
            [
                contender.name,
                f"{number:,}",
                milliseconds(result.p50),
                milliseconds(result.p99),
                target,
                microseconds(result.processor),
                percent(result.busy),
                kibibytes(result.memory),
            ]
        )
    notes = [
        "Target: at most 120 KiB a table with its four connections.",
        f"By the files that a process may open here there can be {most:,} tables.",
    ]
    return Sheet("Tables at a move a second each", HEAD, rows, notes, figures)
