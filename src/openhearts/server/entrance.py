"""Who comes in at a WebSocket. Whoever is not let in is closed with 4000 and the status that HTTP would have, and the
code as the reason.
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
    """Who wants to come in."""
    if not service_of(socket).may_connect(address_of(socket)):
        raise problem("too_fast")
    return await somebody(socket)


NOT_IN = (Problem, Unavailable, Unfit)
"""Why somebody isn't let in."""


async def turn_away(socket: Socket, error: Exception) -> None:
    """Lets nobody in. A browser learns the code only of a connection that was accepted."""
    if not isinstance(error, Problem):
        error = problem("bad_command" if isinstance(error, Unfit) else "unavailable")
    await socket.accept()
    await socket.close(4000 + error.status, error.code)
