"""Why a request is not done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from openhearts.tables import Refusal
from openhearts.tables.refusals import refused


class Problem(Exception):
    """Why a request is not done: a status, a code of the closed list, and its message."""

    def __init__(self, status: int, why: Refusal) -> None:
        super().__init__(why.code)
        self.status = status
        self.code = why.code
        self.message: Mapping[str, Any] = why.message


def problem(status: int, code: str) -> Problem:
    """The problem of that code."""
    return Problem(status, refused(code))
