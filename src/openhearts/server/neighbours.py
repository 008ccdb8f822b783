"""Brings the people of a table together at one of the workers that share a port.

The system distributes connections among the workers, and knows nothing of tables. A worker that is asked for the
WebSocket of a table with its place elsewhere hands the connection over, with the request that it has read. So a move is
decided, written and sent in one process. Otherwise every other worker would have to read it from the store.

New tables are distributed in turns: a request for one is handed over to the worker whose turn it is, unless too many
wait there already. That worker is asked for a sign of life before. If it gives none, it has no turn until it does.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
from asyncio import Transport
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import cycle
from zlib import crc32

TABLE_SOCKET = re.compile(rb"/api/v1/tables/([^/?]+)/socket(?:\?.*)?")
NEW_TABLE = b"POST /api/v1/tables "
QUESTION = b"?"
"""What comes instead of a request if a neighbour asks for a sign of life."""
REQUEST_MOST = 1 << 17
"""How many bytes of a request may have been read if it is to be handed over."""
AGAIN_AFTER = 0.005
"""After how many seconds to try again if a neighbour's inbox is full."""
ANSWERS_WITHIN = 1.0
"""Within how many seconds a neighbour has to give a sign of life. If it doesn't, it may hang."""
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
        self._silent: set[int] = set()
        "Neighbours that haven't given a sign of life when asked."
        self._tasks: set[asyncio.Task[None]] = set()
        self._protocol: Callable[[bytes], asyncio.Protocol]

    def listen(self, protocol: Callable[[bytes], asyncio.Protocol]) -> None:
        """Accepts connections that are handed over, as if they had been made here. `protocol` is called for each with
        what was read of its request, which comes before everything that it will read itself.
        """
        self._protocol = protocol
        asyncio.get_running_loop().add_reader(self._inbox, self._take_in)

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
        self._send(self._place.number_of(table), _taken(transport), request)
        return True

    def share_out(self, transport: Transport, request: bytes) -> bool:
        """Takes a connection away from here if the request that begins on it is for a new table and it is another
        worker's turn. Returns whether it did. The connection comes back if that worker seems to hang.
        """
        if not request.startswith(NEW_TABLE) or len(request) > REQUEST_MOST:
            return False
        number = next(self._turns)
        if number == self._place.number or self._waiting[number] or number in self._silent:
            return False
        try:
            life = self._asked(number)
        except OSError:
            return False
        self._start(self._share(number, life, _taken(transport), request))
        return True

    def _asked(self, number: int) -> socket.socket:
        """Asks a neighbour for a sign of life: it closes the other end of this socket. Raises OSError if it can't be
        asked.
        """
        life, theirs = socket.socketpair()
        life.setblocking(False)
        with theirs:
            try:
                socket.send_fds(self._outboxes[number], [QUESTION], [theirs.fileno()])
            except OSError:
                life.close()
                raise
        return life

    async def _share(self, number: int, life: socket.socket, connection: int, request: bytes) -> None:
        """Hands a connection over to a neighbour that gives a sign of life soon. Otherwise it stays here, and the
        neighbour has no turn until it gives one.
        """
        with life:
            closed = asyncio.ensure_future(asyncio.get_running_loop().sock_recv(life, 1))
            await asyncio.wait([closed], timeout=ANSWERS_WITHIN)
            if closed.done():
                self._send(number, connection, request)
                return
            self._silent.add(number)
            self._let_in(connection, request)
            await closed
            self._silent.discard(number)

    def _send(self, number: int, connection: int, request: bytes) -> None:
        waiting = self._waiting[number]
        waiting.append((connection, request, asyncio.get_running_loop().time() + GIVEN_UP_AFTER))
        if len(waiting) == 1:
            self._put(number)

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

    def _take_in(self) -> None:
        with contextlib.suppress(BlockingIOError):
            while True:
                request, files, _flags, _address = socket.recv_fds(self._inbox, REQUEST_MOST, 1)
                for each in files:
                    if request == QUESTION:
                        os.close(each)
                    else:
                        self._let_in(each, request)

    def _let_in(self, connection: int, request: bytes) -> None:
        self._start(self._enter(partial(self._protocol, request), socket.socket(fileno=connection)))

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @staticmethod
    async def _enter(protocol: Callable[[], asyncio.Protocol], connection: socket.socket) -> None:
        connection.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        except OSError:  # gone meanwhile
            connection.close()


def _taken(transport: Transport) -> int:
    """A connection as a file of its own, closed here."""
    connection = os.dup(transport.get_extra_info("socket").fileno())
    transport.abort()
    return connection
