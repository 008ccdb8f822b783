"""Tables at Colyseus: its matchmaking over HTTP, and its messages over a WebSocket, as its own client speaks them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

import msgspec

from bench.load.clients import Table
from bench.load.connection import BINARY, Connection, masked, upgrade
from bench.load.process import Server, theirs
from bench.load.requests import Requests

JOIN_ROOM = 10
PLAYED = b"\x0d\xa6played"
DEALT = b"\x0d\xa5dealt"
PLAY = b"\x0d\xa4play"
"""A room's message: 13, then its type and its content in MessagePack."""


class ColyseusTable(Table):
    """A room. It tells the clients their seats together with their cards."""

    def __init__(self, port: int, asks: list[bytes]) -> None:
        super().__init__(port, asks)
        self.order: dict[int, Connection] = {}
        "The connection of each seat."

    def listener(self, seat: int) -> Callable[[bytes, int, int], None]:
        """The function that handles messages."""
        connection = self.seats[seat]

        def hear(data: bytes, start: int, stop: int) -> None:
            if data.startswith(PLAYED, start):
                self.heard()
            elif data.startswith(DEALT, start):
                at = start + len(DEALT)
                told = msgspec.msgpack.decode(data[at:stop])
                self.order[told["seat"]] = connection
                self.dealt(told["seat"], told["cards"])
            elif data[start] == JOIN_ROOM:
                connection.send(masked(bytes([JOIN_ROOM]), BINARY))
            else:
                raise ConnectionError(repr(data[start:stop]))

        return hear

    def act(self, seat: int, card: str) -> None:
        """Sends a card to play."""
        self.order[seat].send(masked(b"%b\xa2%b" % (PLAY, card.encode()), BINARY))


class Colyseus:
    """Colyseus' server, which keeps rooms in memory."""

    def __init__(self, name: str) -> None:
        self.name = name

    def server(self) -> AbstractContextManager[Server]:
        """Starts a server."""
        return theirs("colyseus.js")

    def table(self, requests: Requests) -> Table:
        """A room with four reserved seats."""
        asks, room = [], ""
        for _ in range(4):
            way = f"joinById/{room}" if room else "create/hearts"
            seat, _cookie = requests.post(f"/matchmake/{way}", {})
            room = seat["room"]["roomId"]
            path = f"/{seat['room']['processId']}/{room}?sessionId={seat['sessionId']}"
            asks.append(upgrade(requests.port, path))
        return ColyseusTable(requests.port, asks)
