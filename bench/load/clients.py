"""Clients at tables of four, all in one epoll loop, so that they cost little compared with the server.

The clients of a table play one move after another: each when all four have received the last one, or at a fixed pace.
"""

from __future__ import annotations

import resource
import select
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from heapq import heappop, heappush
from itertools import count
from random import random

from bench.load.connection import Connection
from bench.load.hand import Hand

OPENS_WITHIN = 60.0


class Table(ABC):
    """One table with its four clients. Subclasses speak the protocol of each server."""

    def __init__(self, port: int, asks: Sequence[bytes]) -> None:
        self.port = port
        self.asks = asks
        "The request for each seat's WebSocket."
        self.clients: Clients
        self.seats: list[Connection] = []
        self.hand: Hand | None = None
        self.due = 0.0
        "When its next move is due, if it plays at a fixed pace."
        self.sent = 0.0
        self.moves = 0
        self._dealt: dict[int, list[str]] = {}
        self._deaf = 0
        "How many clients haven't received the last move yet."

    def open(self, clients: Clients) -> None:
        """Connects all clients."""
        self.clients = clients
        for seat, ask in enumerate(self.asks):
            connection = Connection(self.port, ask)
            self.seats.append(connection)
            connection.on_open = partial(self.entered, seat)
            connection.hear = self.listener(seat)
            clients.add(connection)

    # --- What differs between servers ---

    @property
    def ready(self) -> bool:
        """Whether everybody has a seat. Here: once the cards are dealt, as some servers do at once."""
        return self.hand is not None

    def entered(self, seat: int) -> None:  # noqa: B027
        """Called when a client's WebSocket is open."""

    def begin(self) -> None:  # noqa: B027
        """Makes everybody ready to play."""

    @abstractmethod
    def listener(self, seat: int) -> Callable[[bytes, int, int], None]:
        """The function that handles what a client receives. It calls `dealt` and `heard`."""

    @abstractmethod
    def act(self, seat: int, card: str) -> None:
        """Sends a move."""

    # --- What all servers share ---

    def dealt(self, seat: int, cards: list[str]) -> None:
        """Called when a seat has received its cards."""
        self._dealt[seat] = cards
        if len(self._dealt) == 4:
            self.hand = Hand([self._dealt[each] for each in range(4)])
            self._dealt = {}
            self.go_on()

    def heard(self) -> None:
        """Called when one of the four clients has received the move."""
        self._deaf -= 1
        if self._deaf == 0:
            self.clients.moved(self)
            self.go_on()

    def go_on(self) -> None:
        """Makes or schedules the next move, if there is one."""
        if self._deaf == 0 and self.hand is not None and not self.hand.over:
            self.clients.next(self)

    def move(self) -> None:
        """Plays a card for the seat whose turn it is."""
        assert self.hand is not None
        seat, card = self.hand.move()
        self._deaf = 4
        self.sent = time.perf_counter()
        self.act(seat, card)


class Clients:
    """All clients, and what they have measured. Each table makes `pace` moves a second; 0: as many as it can."""

    def __init__(self, pace: float = 0) -> None:
        self.tables: list[Table] = []
        self.connections: list[Connection] = []
        self.latencies: list[float] = []
        "Seconds from sending a move until all four clients have received it."
        self.playing = 0
        "How many tables have made a move."
        self.next: Callable[[Table], None] = self._later if pace else self._at_once
        self._pause = 1 / pace if pace else 0.0
        self._playing = False
        self._poll = select.epoll()
        self._reads: dict[int, Callable[[], None]] = {}
        self._due: list[tuple[float, int, Table]] = []
        self._count = count()
        least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        if least < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))

    def add(self, connection: Connection) -> None:
        """Adds a connection to read from."""
        self.connections.append(connection)
        self._reads[connection.socket.fileno()] = connection.read
        self._poll.register(connection.socket.fileno(), select.EPOLLIN)

    def open(self, tables: Sequence[Table]) -> None:
        """Connects the clients of new tables, and waits until they are ready."""
        for table in tables:
            table.open(self)
        self.wait(partial(_ready, tables))
        self.tables += tables
        if self._playing:
            self._start(tables)

    def begin(self) -> None:
        """Starts play at all tables, including those still to be opened."""
        self._playing = True
        self._start(self.tables)

    def _start(self, tables: Sequence[Table]) -> None:
        for table in tables:
            table.due = time.perf_counter() - random() * self._pause
            table.begin()
            table.go_on()

    def forget(self) -> None:
        """Discards all measurements so far."""
        self.playing = 0
        self.latencies.clear()
        for table in self.tables:
            table.moves = 0

    def wait(self, until: Callable[[], bool]) -> None:
        """Runs the loop until a condition holds. Raises ConnectionError if that takes too long."""
        self.run(OPENS_WITHIN, until)
        if not until():
            raise ConnectionError("the server does not get on")

    def run(self, seconds: float, until: Callable[[], bool] = lambda: False) -> float:
        """Runs the loop for so long, or until a condition holds. Returns the seconds that it took."""
        poll, reads, due = self._poll.poll, self._reads, self._due
        began = time.perf_counter()
        end = began + seconds
        while (now := time.perf_counter()) < end and not until():
            while due and due[0][0] <= now:
                heappop(due)[2].move()
            wait = min(end, due[0][0]) - now if due else end - now
            for number, _ in poll(max(0.0, wait)):
                reads[number]()
        return time.perf_counter() - began

    def moved(self, table: Table) -> None:
        """Called when all clients of a table have received a move."""
        table.moves += 1
        self.playing += table.moves == 1
        self.latencies.append(time.perf_counter() - table.sent)

    def _at_once(self, table: Table) -> None:
        if self._playing:
            table.move()

    def _later(self, table: Table) -> None:
        if self._playing:
            # Keep the table's own beat and skip missed ones. If the pause were counted from the last move instead,
            # tables that once waited for the same thing would move at the same moment ever after.
            missed = (time.perf_counter() - table.due) // self._pause
            table.due += self._pause * max(1.0, missed + 1)
            heappush(self._due, (table.due, next(self._count), table))

    def close(self) -> None:
        """Closes all connections."""
        for connection in self.connections:
            connection.close()
        self._poll.close()


def _ready(tables: Sequence[Table]) -> bool:
    return all(table.ready for table in tables)
