"""A small chaos of fixed seeds; `python -m tests.chaos_run` is the large one."""

import asyncio
from pathlib import Path

import pytest

from tests.chaos import Record, storm_on_file, storm_on_postgres

SOME = {"tables": 4, "calm_after": 8, "patience": 100}


@pytest.mark.parametrize("kind", ["file", "postgres"])
def test_nothing_is_lost_and_nothing_leaks_whatever_breaks(kind: str, tmp_path: Path) -> None:
    storm = storm_on_file(tmp_path, 1, **SOME) if kind == "file" else storm_on_postgres(tmp_path, 2, workers=2, **SOME)
    record: Record = asyncio.run(storm(lambda _words: None))
    assert not record.wrong, "\n".join(record.wrong)
    assert record.moves > 50
    assert sum(record.faults.values()) > 10, "it was no chaos"
