"""A table's WebSocket: who comes in, and what they send."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery

from openhearts.server.asking import address_of, person_of, service_of
from openhearts.server.connection import connection_of
from openhearts.server.hosted import Hosted
from openhearts.server.problem import Problem
from openhearts.server.rates import Rate
from openhearts.server.reader import Reader
from openhearts.store import Unavailable
from openhearts.tables import Refusal, command_from

TOO_FAST = 4429
SURPLUS = 200
"""After so many commands that were too many or none, the connection is closed."""


@websocket("/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], since: FromQuery[int] = 0, key: FromQuery[str] = ""
) -> None:
    """Everything that happens at a table after number `since`, and what one does there.

    A connection that is not let in is closed with 4000 and the status that HTTP would have, and the code as the reason.
    """
    service = service_of(socket)
    settings = service.settings
    try:
        if not service.may_connect(address_of(socket)):
            await closed(socket, TOO_FAST, "too_fast")
            return
        person = await person_of(socket)
        if person is None:
            await closed(socket, 4401, "no_session")
            return
        hosted = await service.table(table)
        person = service.at(hosted, person, key)
    except (Problem, Unavailable) as error:
        await refused_entrance(socket, error)
        return
    blind = hosted.table.may_watch(person) is not None
    if blind and not person.invited:
        await closed(socket, 4403, "not_watchable")
        return
    await socket.accept()
    connection = connection_of(socket.scope)
    reader = Reader(connection, person, max(since, 0), blind=blind)
    connection.listener = listener(hosted, reader, settings.commands)
    hosted.join(reader)
    try:
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass
    finally:
        hosted.leave(reader)


async def closed(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    """Lets nobody in. A browser learns the code only of a connection that was accepted."""
    await socket.accept()
    await socket.close(code, reason)


async def refused_entrance(socket: WebSocket[Any, Any, Any], error: Problem | Unavailable) -> None:
    """Closes it with the reason."""
    why = error if isinstance(error, Problem) else None
    await closed(socket, 4000 + (why.status if why else 503), why.code if why else "unavailable")


def listener(hosted: Hosted, reader: Reader, commands: tuple[float, float]) -> Callable[[bytes], None]:
    """Takes what a connection sends."""
    rate, surplus = Rate(*commands, monotonic()), 0

    def heard(text: bytes) -> None:
        nonlocal surplus
        command = command_from(text)
        in_time = rate.takes(monotonic())
        if not in_time or isinstance(command, Refusal):
            surplus += 1
            if surplus > SURPLUS:
                reader.connection.end(TOO_FAST, "too_fast")
            elif isinstance(command, Refusal):
                reader.answer("", command)
            else:
                reader.refuse(command.id, "too_fast")
        else:
            hosted.command(reader, command)

    return heard
