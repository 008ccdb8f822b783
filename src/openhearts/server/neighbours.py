"""Brings the people of a table together at one of the workers that share a port.

The system distributes connections among the workers, and knows nothing of tables. A worker that is asked for the
WebSocket of a table with its place elsewhere hands the connection over, with the request that it has read. So a move is
decided, written and sent in one process. Otherwise every other worker would have to read it from the store.

New tables are distributed in turns: a request for one is handed over to the worker whose turn it is, unless too many
wait there already.
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
"""How many bytes of a request may have been read if it is to be handed over."""
AGAIN_AFTER = 0.005
"""After how many seconds to try again if a neighbour's inbox is full."""
GIVEN_UP_AFTER = 10.0
"""After how many seconds to give up: a client that has waited that long may as well connect again."""


@dataclass(frozen=True)
class Place:
    """A worker's number, and how many workers there are."""

    number: int = 0
    of: int = 1

    def number_of(self, table: str) -> int:
        """The number of the worker where a table has its place."""
        return crc32(table.encode()) % self.of

    def has(self, table: str) -> bool:
        """Whether a table has its place at this worker."""
        return self.number_of(table) == self.number


def boxes(workers: int) -> list[tuple[socket.socket, socket.socket]]:
    """For each worker, the socket from which it receives connections and the one into which the others send them."""
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
        "The workers that get the next tables requested here, in turn."
        self._waiting: list[deque[tuple[int, bytes, float]]] = [deque() for _ in pairs]
        "For each neighbour what its inbox has had no room for: a connection, its request, and when to give it up."
        self._entering: set[asyncio.Task[None]] = set()

    def listen(self, protocol: Callable[[bytes], asyncio.Protocol]) -> None:
        """Accepts connections that are handed over, as if they had been made here. `protocol` is called for each with
        what was read of its request, which comes before everything that it will read itself.
        """
        asyncio.get_running_loop().add_reader(self._inbox, self._take_in, protocol)

    def stop(self) -> None:
        """Accepts no more connections."""
        asyncio.get_running_loop().remove_reader(self._inbox)

    def hand_over(self, transport: Transport, target: bytes, request: bytes) -> bool:
        """Hands a connection over and closes it here, if its request is for a table with its place elsewhere. Returns
        whether it did.
        """
        found = TABLE_SOCKET.fullmatch(target)
        if found is None or self._place.has(table := found[1].decode("latin-1")):
            return False
        connection = os.dup(transport.get_extra_info("socket").fileno())
        transport.abort()
        number = self._place.number_of(table)
        waiting = self._waiting[number]
        waiting.append((connection, request, asyncio.get_running_loop().time() + GIVEN_UP_AFTER))
        if len(waiting) == 1:
            self._put(number)
        return True

    def share_out(self, transport: Transport, request: bytes) -> bool:
        """Hands a connection over and closes it here, if the request that begins on it is for a new table and it is
        another worker's turn. Returns whether it did.
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

    def _put(self, number: int) -> None:
        """Sends a neighbour the connections that wait for it, in order. Only the first retries while its inbox is full:
        all people of a worker may be waiting for its return.
        """
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
                pass  # the request is too long, so the connection closes
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
