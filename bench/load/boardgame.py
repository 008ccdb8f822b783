"""Tables at boardgame.io: its lobby's HTTP API, and Socket.IO over a WebSocket, as its own client speaks them.

Its own client also computes every move, which would take more time than the server; this client doesn't.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import AbstractContextManager

from bench.load.clients import Table
from bench.load.connection import masked, upgrade
from bench.load.process import Server, theirs
from bench.load.requests import Requests

UPDATE = b'42/hearts,["update"'


class BoardgameTable(Table):
    """A match."""

    def __init__(self, port: int, match: str, credentials: list[str]) -> None:
        super().__init__(port, [upgrade(port, "/socket.io/?EIO=4&transport=websocket")] * 4)
        self.match = match
        self.credentials = credentials
        self.state = 0

    def listener(self, seat: int) -> Callable[[bytes, int, int], None]:
        """The function that handles Socket.IO's packets."""
        synchronise = json.dumps(["sync", self.match, str(seat), self.credentials[seat], 4])

        def hear(data: bytes, start: int, stop: int) -> None:
            if data.startswith(UPDATE, start):
                if self.hand is not None and self.hand.over:
                    self._deal(seat, json.loads(data[start + 10 : stop])[2])
                self.heard()
            elif data.startswith(b"0", start):
                self.seats[seat].send(masked(b"40/hearts,"))
            elif data.startswith(b"40/hearts", start):
                self.seats[seat].send(masked(f"42/hearts,{synchronise}".encode()))
            elif data.startswith(b'42/hearts,["sync"', start):
                self._deal(seat, json.loads(data[start + 10 : stop])[2]["state"])
            elif data.startswith(b"2", start):
                self.seats[seat].send(masked(b"3"))

        return hear

    def _deal(self, seat: int, state: dict[str, dict[str, dict[str, dict[str, list[str]]]]]) -> None:
        self.dealt(seat, state["G"]["players"][str(seat)]["cards"])

    def act(self, seat: int, card: str) -> None:
        """Sends an update to the state that everybody has."""
        action = (
            f'{{"type":"MAKE_MOVE","payload":{{"type":"play","args":["{card}"],"playerID":"{seat}",'
            f'"credentials":"{self.credentials[seat]}"}}}}'
        )
        self.seats[seat].send(masked(f'42/hearts,["update",{action},{self.state},"{self.match}","{seat}"]'.encode()))
        self.state += 1


class Boardgame:
    """boardgame.io's server, which keeps matches in memory."""

    def __init__(self, name: str) -> None:
        self.name = name

    def server(self) -> AbstractContextManager[Server]:
        """Starts a server."""
        return theirs("boardgame.js")

    def table(self, requests: Requests) -> Table:
        """A match with four players."""
        match = requests.post("/games/hearts/create", {"numPlayers": 4})[0]["matchID"]
        credentials = []
        for seat in range(4):
            player = {"playerID": str(seat), "playerName": f"Player {seat}"}
            credentials.append(requests.post(f"/games/hearts/{match}/join", player)[0]["playerCredentials"])
        return BoardgameTable(requests.port, match, credentials)
