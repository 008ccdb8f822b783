"""Why a request is refused: a closed list of codes, each with its status. In the OpenAPI document every endpoint lists
the codes it may answer with.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from typing import Any

from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from openhearts.tables import Refusal
from openhearts.tables.protocol import Said
from openhearts.tables.refusals import refused

STATUSES = {
    400: ("bad_command", "bad_action", "bad_name", "bad_rules", "no_such_bot", "fixed", "weak_password"),
    401: ("no_session",),
    403: (
        "not_watchable",
        "not_admitted",
        "removed",
        "sign_in_first",
        "wrong_password",
        "bad_passkey",
        "not_admin",
        "suspended",
    ),
    404: ("no_such_table", "no_such_game", "no_such_thing", "no_such_rules", "no_such_address"),
    405: ("no_such_method",),
    409: ("account_already", "name_taken", "last_way_in", "too_many", "changed"),
    413: ("too_large",),
    429: ("too_fast",),
    503: ("unavailable",),
}
STATUS = {code: status for status, codes in STATUSES.items() for code in codes}
EVERYWHERE = ("bad_command", "too_fast", "unavailable")
"""The codes that every endpoint may answer with."""


class Fault(Struct):
    """Why a request was refused."""

    code: str
    message: Said


class Problem(Exception):
    """The refusal of a request: a status, a code of the closed list, and its message."""

    def __init__(self, why: Refusal, wait: float | None = None) -> None:
        """With a `wait`, another try may help after so many seconds."""
        super().__init__(why.code)
        self.status = STATUS[why.code]
        self.code = why.code
        self.message: Mapping[str, Any] = why.message
        self.headers = {} if wait is None else {"Retry-After": str(max(1, ceil(wait)))}


def problem(code: str, wait: float | None = None) -> Problem:
    """The problem with that code."""
    return Problem(refused(code), wait)


def suspension(until: int, now: int) -> Problem:
    """The problem of somebody who is suspended until then; both in milliseconds."""
    return problem("suspended", (until - now) / 1000)


def refusing(*codes: str) -> dict[int, ResponseSpec]:
    """For OpenAPI: the codes with which an endpoint may refuse, by status."""
    found: dict[int, list[str]] = {}
    for code in (*EVERYWHERE, *codes):
        found.setdefault(STATUS[code], []).append(code)
    return {
        status: ResponseSpec(Fault, description=", ".join(f"`{code}`" for code in some), generate_examples=False)
        for status, some in found.items()
    }


def answering(kind: Any) -> dict[int, ResponseSpec]:
    """For OpenAPI: the type that an endpoint answers with, if it encodes its answer itself."""
    return {200: ResponseSpec(kind, description="Done", generate_examples=False)}


NOTHING = {204: ResponseSpec(None, description="Done", generate_examples=False)}
"""For OpenAPI: an endpoint without content in its answer."""

SOMEBODY = ("no_session", "suspended")
"""The codes of endpoints that need to know who is calling."""
HUMAN = SIGNED_IN = (*SOMEBODY, "sign_in_first")
ADMIN = (*SIGNED_IN, "not_admin")
