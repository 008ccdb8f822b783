"""The file of a data set, written game by game: JSON lines, or Parquet where pyarrow is there."""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Any, get_type_hints

from openhearts.cli.dataset_rows import Decision
from openhearts.cli.stop import Misuse
from openhearts.cli.words import text

GROUP = 50_000  # rows of a Parquet file that lie together


def with_pyarrow() -> Any:
    """The library, with the part that writes Parquet. Raises Misuse where it is not installed."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        missing = text("terminal-dataset-pyarrow", option="--parquet", command="pip install 'openhearts[data]'")
        raise Misuse(missing) from error
    return pyarrow


class JsonLines:
    """A line of JSON for each decision."""

    ending = "jsonl"

    def __init__(self, path: Path) -> None:
        self._file = path.open("w", encoding="utf-8")

    def write(self, rows: list[Decision]) -> None:
        """Adds the decisions of a game."""
        self._file.writelines(json.dumps(row, separators=(",", ":")) + "\n" for row in rows)
        self._file.flush()

    def __enter__(self) -> JsonLines:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()


class Parquet:
    """Columns of the types that `Decision` has."""

    ending = "parquet"

    def __init__(self, path: Path) -> None:
        self._arrow = with_pyarrow()
        kinds = {
            int: self._arrow.int32(),
            int | None: self._arrow.int32(),
            str: self._arrow.string(),
            bool: self._arrow.bool_(),
            list[int]: self._arrow.list_(self._arrow.int32()),
            list[str]: self._arrow.list_(self._arrow.string()),
        }
        self._schema = self._arrow.schema([(name, kinds[kind]) for name, kind in get_type_hints(Decision).items()])
        self._file = self._arrow.parquet.ParquetWriter(path, self._schema, compression="zstd")
        self._waiting: list[Decision] = []

    def write(self, rows: list[Decision]) -> None:
        """Adds the decisions of a game."""
        self._waiting += rows
        if len(self._waiting) >= GROUP:
            self._flush()

    def __enter__(self) -> Parquet:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._flush()
        self._file.close()

    def _flush(self) -> None:
        if self._waiting:
            self._file.write_table(self._arrow.Table.from_pylist(self._waiting, schema=self._schema))
        self._waiting = []
