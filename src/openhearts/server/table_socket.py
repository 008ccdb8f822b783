"""A table's WebSocket: admits people, and handles what they send."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import monotonic

from litestar import websocket
from litestar.params import FromPath, FromQuery

from openhearts.server.connection import AGAIN, TOO_FAST, connection_of
from openhearts.server.entrance import NOT_IN, Socket, person_at, turn_away
from openhearts.server.hosted import Hosted
from openhearts.server.problem import Problem
from openhearts.server.reader import Reader
from openhearts.server.request import address_of, service_of
from openhearts.server.service import Service
from openhearts.server.sessions import session_in
from openhearts.store import Unavailable
from openhearts.tables import Refusal, command_from
from openhearts.tables.protocol import Report, SetRules

SURPLUS = 200
"""After so many commands that came too fast or were invalid, the connection is closed."""


@websocket("/tables/{table:str}/socket")
async def table_socket(
    socket: Socket, table: FromPath[str], since: FromQuery[int] = 0, key: FromQuery[str] = ""
) -> None:
    """Sends everything that happens at a table after number `since`, and accepts commands.

    A refused connection is closed with 4000 plus the HTTP status of the refusal, and with its code as the reason.
    """
    service = service_of(socket)
    with service.entering() as gone:
        try:
            person = await person_at(socket)
            hosted = await service.table(table)
            person = service.at(hosted, person, key)
            if why := hosted.table.may_come(person):
                raise Problem(why)
            blind = hosted.table.may_watch(person) is not None
        except NOT_IN as error:
            await turn_away(socket, error)
            return
        await socket.accept()
    connection = connection_of(socket.scope)
    if hosted.closing or person.id in gone:  # the table was unloaded, or the person sent away
        connection.end(AGAIN, "again")
        return
    reader = Reader(connection, person, max(since, 0), blind=blind)
    address, session = address_of(socket), session_in(socket.headers) or ""
    left = service.counted(address, session, person.id, partial(hosted.leave, reader))
    connection.listen(listener(service, hosted, reader, address), left)
    hosted.join(reader)
    if hosted.table.state.matched:
        service.lobby.arrived(person.id, hosted.id)


def listener(service: Service, hosted: Hosted, reader: Reader, address: str) -> Callable[[bytes], None]:
    """The function that handles what a reader at that address sends."""
    may, surplus = service.commands.connected(reader.person.id), 0

    def heard(text: bytes) -> None:
        nonlocal surplus
        command = command_from(text)
        now = monotonic()
        in_time = may() and (type(command) is not SetRules or service.rule_sets.takes(reader.person.id))
        if not in_time or isinstance(command, Refusal):
            surplus += 1
            if surplus > SURPLUS:
                reader.connection.end(TOO_FAST, "too_fast")
            elif isinstance(command, Refusal):
                reader.refuse("", command.code)
            else:
                reader.refuse(command.id, "too_fast")
        elif isinstance(command, Report):
            hosted.worker.start(report(command, now))
        else:
            hosted.command(reader, command, now)

    async def report(command: Report, now: float) -> None:
        """Checks the limits over all tables first, because a table only knows its own reports."""
        try:
            allowed = await service.may_report(reader.person.id, address)
        except Unavailable:
            reader.refuse(command.id, "unavailable")
            return
        if allowed:
            hosted.command(reader, command, now)
        else:
            reader.refuse(command.id, "reported_enough")

    return heard
