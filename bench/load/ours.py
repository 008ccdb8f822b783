"""Tables at our own server, with guests invited by the table's key."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.load.clients import Table
from bench.load.connection import masked, upgrade
from bench.load.hand import RULES
from bench.load.process import Server, started
from bench.load.requests import Requests
from tests.databases import empty_database, postgres

DID = b'{"fact":"did"'


class OurTable(Table):
    """A table at our server."""

    def __init__(self, port: int, asks: list[bytes]) -> None:
        super().__init__(port, asks)
        self._seated = 0
        self._commands = 0
        self._number = 0

    @property
    def ready(self) -> bool:
        """Whether everybody has a seat."""
        return self._seated == 4

    def entered(self, seat: int) -> None:
        """Takes a seat, except for the person who opened the table and has one already."""
        if seat:
            self.seats[seat].send(masked(b'{"do":"sit","id":"sit","seat":%d}' % seat))
        else:
            self._seated += 1

    def begin(self) -> None:
        """Says for everybody that they are ready."""
        for each in self.seats:
            each.send(masked(b'{"do":"ready","id":"ready"}'))

    def listener(self, seat: int) -> Callable[[bytes, int, int], None]:
        """The function that handles frames and answers."""

        def hear(data: bytes, start: int, stop: int) -> None:
            if data.startswith(DID, start):
                if self.hand is not None and self.hand.over:
                    self._deal(seat, data[start:stop])
                self.heard()
            elif data.startswith(b'{"answer"', start):
                if data.startswith(b'{"answer":"refused"', start):
                    raise ConnectionError(data[start:stop].decode())
                self._seated += not self.ready
            elif data.startswith(b'{"fact":"started"', start):
                self._deal(seat, data[start:stop])

        return hear

    def _deal(self, seat: int, text: bytes) -> None:
        last = json.loads(text)["events"][-1]
        self._number = last["deal"]["hand"]
        self.dealt(seat, last["own"]["dealt"])

    def act(self, seat: int, card: str) -> None:
        """Sends a card to play as a command with a new id."""
        self._commands += 1
        text = f'{{"do":"act","id":"m{self._commands}","hand":{self._number},"action":"play {seat} {card}"}}'
        self.seats[seat].send(masked(text.encode()))


class Ours:
    """Our server, durable in a file, or if `shared` in PostgreSQL with so many workers."""

    def __init__(self, name: str, *, shared: bool = False, workers: int = 1) -> None:
        self.name = name
        self.shared = shared
        self.workers = workers

    @contextlib.contextmanager
    def server(self) -> Iterator[Server]:
        """Starts a server with a new database."""
        with TemporaryDirectory(ignore_cleanup_errors=True) as folder, contextlib.ExitStack() as stack:
            place, database = str(Path(folder) / "tables.sqlite"), None
            if self.shared:
                place = empty_database(stack.enter_context(postgres(Path(folder) / "postgres")))
                database = int((Path(folder) / "postgres" / "postmaster.pid").read_text().split()[0])
            command = [sys.executable, "-m", "bench.load.serve", place, str(self.workers)]
            yield replace(stack.enter_context(started(command)), database=database)

    def table(self, requests: Requests) -> Table:
        """Makes a table, and four guests who may sit there."""
        invitation, asks = None, []
        for seat in range(4):
            cookie = guest(requests, f"Player {seat}")
            if invitation is None:
                invitation, _ = requests.post("/api/v1/tables", {"rules": RULES, "limits": {"play_time": 60}}, cookie)
            path = f"/api/v1/tables/{invitation['table']}/socket?key={invitation['key']}"
            asks.append(upgrade(requests.port, path, cookie))
        return OurTable(requests.port, asks)


def guest(requests: Requests, name: str) -> str:
    """The cookie of a new guest."""
    return requests.post("/api/v1/me", {"name": name})[1]
