"""The lobby's WebSocket: shows the queue and the open tables, and takes people into games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from litestar import websocket
from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from openhearts.server.connection import AGAIN, TOO_FAST, connection_of
from openhearts.server.entrance import NOT_IN, Socket, person_at, turn_away
from openhearts.server.lobby import Visitor
from openhearts.server.request import address_of, service_of
from openhearts.server.service import Service
from openhearts.server.sessions import session_in
from openhearts.tables.protocol import LobbyCommand, Wait
from openhearts.tables.refusals import refused

SURPLUS = 50
"""After so many commands that came too fast or were invalid, the connection is closed."""

_DECODER: Decoder[LobbyCommand] = Decoder(LobbyCommand)


@websocket("/lobby/socket")
async def lobby_socket(socket: Socket) -> None:
    """Sends the lobby whenever it changes; accepts `wait` and `stop`. The close code tells refused clients why, as at a
    table's WebSocket.
    """
    service = service_of(socket)
    with service.entering() as gone:
        try:
            person = await person_at(socket)
        except NOT_IN as error:
            await turn_away(socket, error)
            return
        await socket.accept()
    connection = connection_of(socket.scope)
    if person.id in gone:
        connection.end(AGAIN, "again")
        return
    visitor = Visitor(connection, person)
    address, session = address_of(socket), session_in(socket.headers) or ""
    left = service.counted(address, session, person.id, partial(service.lobby.leave, visitor))
    connection.listen(listener(service, visitor), left)
    service.lobby.enter(visitor)


def listener(service: Service, visitor: Visitor) -> Callable[[bytes], None]:
    """The function that handles what a visitor sends."""
    may, surplus = service.visits.connected(visitor.person.id), 0

    def heard(text: bytes) -> None:
        nonlocal surplus
        code = "" if may() else "too_fast"
        command = None
        try:
            command = _DECODER.decode(text)
        except (DecodeError, ValidationError, UnicodeError, RecursionError):
            code = code or "bad_command"
        if code:
            surplus += 1
            if surplus > SURPLUS:
                visitor.connection.end(TOO_FAST, "too_fast")
            else:
                visitor.refuse(refused(code))
        elif isinstance(command, Wait):
            service.host.start(service.lobby.wait(visitor, command.wish))
        else:
            service.host.start(service.lobby.stop(visitor))

    return heard
