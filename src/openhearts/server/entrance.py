"""Admission to a WebSocket. A refused connection is closed with 4000 plus the HTTP status that the refusal would have,
and with the refusal's code as the reason.
"""

from __future__ import annotations

from typing import Any

from litestar import WebSocket

from openhearts.server.problem import Problem, problem
from openhearts.server.request import address_of, service_of, somebody
from openhearts.store import Unavailable, Unfit
from openhearts.tables import Person

Socket = WebSocket[Any, Any, Any]


async def person_at(socket: Socket) -> Person:
    """The person who is connecting. Raises `Problem` if they may not."""
    if not service_of(socket).may_connect(address_of(socket)):
        raise problem("too_fast")
    return await somebody(socket)


NOT_IN = (Problem, Unavailable, Unfit)
"""Errors that refuse a connection."""


async def turn_away(socket: Socket, error: Exception) -> None:
    """Refuses a connection. It is accepted first, because browsers only show the close code of an open one."""
    if not isinstance(error, Problem):
        error = problem("bad_command" if isinstance(error, Unfit) else "unavailable")
    await socket.accept()
    await socket.close(4000 + error.status, error.code)
