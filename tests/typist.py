"""A person at the terminal, for tests; and what can happen to what is kept."""

import errno
import io
from pathlib import Path

import pytest


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Feeds the lines that the person types, then end of input."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))


def locked(monkeypatch: pytest.MonkeyPatch) -> None:
    """No file can be put anywhere from here on, as in a folder that can't be written."""

    def no(self: Path, _: object) -> Path:
        raise PermissionError(errno.EACCES, "no", str(self))

    monkeypatch.setattr(Path, "replace", no)
