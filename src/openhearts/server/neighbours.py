"""Workers that share a port bring the people of a table together at one of them.

The system shares connections out among workers, and knows nothing of tables. A worker that is asked for the WebSocket
of a table with its place elsewhere hands the connection over as it is, with the request that it has read. So a move is
decided, written and told in one process. Otherwise every worker would have to read it again.

New tables are shared out in turns: who asks for one is handed over to the worker whose turn it is to have it, unless
too many wait there already.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
from asyncio import Transport
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import cycle
from zlib import crc32

TABLE_SOCKET = re.compile(rb"/api/v1/tables/([^/?]+)/socket(?:\?.*)?")
NEW_TABLE = b"POST /api/v1/tables "
REQUEST_MOST = 1 << 17
"""How many bytes of a request may have been read for it to be handed over still."""
AGAIN_AFTER = 0.005
"""How many seconds until another try to hand somebody over to a neighbour that had too many waiting."""
GIVEN_UP_AFTER = 10.0
"""After how many seconds whoever has waited may as well connect again."""


@dataclass(frozen=True)
class Place:
    """Which of so many workers one is."""

    number: int = 0
    of: int = 1

    def number_of(self, table: str) -> int:
        """The worker at which a table's people come together."""
        return crc32(table.encode()) % self.of

    def has(self, table: str) -> bool:
        """Whether it is this one."""
        return self.number_of(table) == self.number


def boxes(workers: int) -> list[tuple[socket.socket, socket.socket]]:
    """For each worker a socket at which connections come in, and one into which the others put them."""
    pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(workers)]
    for each in (one for pair in pairs for one in pair):
        each.setblocking(False)
    return pairs


class Neighbours:
    """The other workers of this machine."""

    def __init__(self, place: Place, pairs: Sequence[tuple[socket.socket, socket.socket]]) -> None:
        self._place = place
        self._inbox = pairs[place.number][0]
        self._outboxes = [outbox for _, outbox in pairs]
        self._turns = cycle([*range(place.number, place.of), *range(place.number)])
        "At whom the next new table is to be, of those that are asked for here."
        self._waiting: list[deque[tuple[int, bytes, float]]] = [deque() for _ in pairs]
        "For each neighbour whom it has had no room for yet: the connection, the request, and until when it may wait."
        self._entering: set[asyncio.Task[None]] = set()

    def listen(self, protocol: Callable[[bytes], asyncio.Protocol]) -> None:
        """Takes in whoever is handed over, as if they had asked here. A protocol is made for each with what has been
        read of their request, which comes before all that it will read itself.
        """
        asyncio.get_running_loop().add_reader(self._inbox, self._take_in, protocol)

    def stop(self) -> None:
        """Takes in nobody else."""
        asyncio.get_running_loop().remove_reader(self._inbox)

    def hand_over(self, transport: Transport, target: bytes, request: bytes) -> bool:
        """Hands a connection over, if its request is for a table with another place. It is gone from here then."""
        found = TABLE_SOCKET.fullmatch(target)
        if found is None or self._place.has(table := found[1].decode("latin-1")):
            return False
        self._hand_over(transport, self._place.number_of(table), request)
        return True

    def share_out(self, transport: Transport, request: bytes) -> bool:
        """Hands a connection over on which a request begins, if it asks for a new table and that is somebody else's
        turn. It is gone from here then.
        """
        if not request.startswith(NEW_TABLE) or len(request) > REQUEST_MOST:
            return False
        if (number := next(self._turns)) == self._place.number or self._waiting[number]:
            return False
        try:
            socket.send_fds(self._outboxes[number], [request], [transport.get_extra_info("socket").fileno()])
        except OSError:
            return False
        transport.abort()
        return True

    def _hand_over(self, transport: Transport, number: int, request: bytes) -> None:
        connection = os.dup(transport.get_extra_info("socket").fileno())
        transport.abort()
        waiting = self._waiting[number]
        waiting.append((connection, request, asyncio.get_running_loop().time() + GIVEN_UP_AFTER))
        if len(waiting) == 1:
            self._put(number)

    def _put(self, number: int) -> None:
        """Who has waited longest first, and only they ask for room: a whole worker's people may wait for its return."""
        waiting, loop = self._waiting[number], asyncio.get_running_loop()
        while waiting:
            connection, request, until = waiting[0]
            try:
                socket.send_fds(self._outboxes[number], [request], [connection])
            except BlockingIOError:
                if loop.time() < until:
                    loop.call_later(AGAIN_AFTER, self._put, number)
                    return
            except OSError:
                pass  # too long a request: the connection closes
            os.close(connection)
            waiting.popleft()

    def _take_in(self, protocol: Callable[[bytes], asyncio.Protocol]) -> None:
        with contextlib.suppress(BlockingIOError):
            while True:
                request, connections, _flags, _address = socket.recv_fds(self._inbox, REQUEST_MOST, 1)
                for each in connections:
                    task = asyncio.create_task(self._enter(partial(protocol, request), socket.socket(fileno=each)))
                    self._entering.add(task)
                    task.add_done_callback(self._entering.discard)

    @staticmethod
    async def _enter(protocol: Callable[[], asyncio.Protocol], connection: socket.socket) -> None:
        connection.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        except OSError:  # gone meanwhile
            connection.close()
