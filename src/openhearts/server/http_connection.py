"""A person's HTTP connection, until it becomes a WebSocket (`connection`).

uvicorn implements the protocol. This adds limits on slow clients, passes over offers of other protocols, and hands
connections over to the worker where a table has its place, or is to have it.
"""

from __future__ import annotations

import sys
from asyncio import TimerHandle, Transport
from copy import copy
from functools import partial

import uvicorn
from httptools import HttpRequestParser
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from openhearts.server.connection import Connection
from openhearts.server.connection_limit import ConnectionLimit, by_ipv4
from openhearts.server.neighbours import Neighbours
from openhearts.server.site import API

HEAD_MOST = 64 * 1024
"""How many bytes may come without completing a request's head."""
READS_WITHIN = 30.0
"""Within how many seconds a client has to read at least some of what is waiting for it."""
REQUEST_WITHIN = 30.0
"""How many seconds a request may take to arrive."""


class Config(uvicorn.Config):
    """uvicorn's configuration, with the neighbouring workers and the connection limit."""

    neighbours: Neighbours | None = None
    connection_limit: ConnectionLimit = ConnectionLimit(1, lambda _address: True)


class HttpConnection(HttpToolsProtocol):
    """uvicorn's protocol, which also drops clients that never finish a request or never read the answer, and hands over
    connections to tables that have their place at another worker.
    """

    config: Config
    _timer: TimerHandle | None = None
    _reading: TimerHandle | None = None
    _nothing = 0
    "How many bytes have come since the parser last made progress."
    _counted = False
    _incomplete = False
    "Whether a request has begun and isn't complete."
    _received = b""
    _again = b""
    "What is to be read again, beginning with a request that offered another protocol."
    handed_over = b""
    "What a neighbour had read of the request when it handed the connection over to this worker."

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Counts the connection, and gives the first request a deadline."""
        super().connection_made(transport)
        self.client = by_ipv4(self.client)
        if self.config.connection_limit.full(self._address):
            transport.abort()
            return
        self.config.connection_limit.enter(self._address)
        self._counted = True
        self._begins()
        if self.handed_over:
            self.data_received(self.handed_over)

    def data_received(self, data: bytes) -> None:
        """Extends uvicorn's with a limit on its length; a request for a new table may be handed to a neighbour."""
        neighbours, stays = self.config.neighbours, bool(self.handed_over) or not self._answered
        if neighbours is not None and not stays and neighbours.share_out(self.transport, data):
            return
        self.handed_over = b""
        while data:
            self._nothing += len(data)
            self._received, self._again = data, b""
            super().data_received(data)
            data = self._again
        if self._nothing > HEAD_MOST:
            self.transport.abort()

    @property
    def _answered(self) -> bool:
        """Whether all earlier requests are complete, answered, and the answers sent."""
        answered = self.cycle is None or self.cycle.response_complete
        return answered and not self._incomplete and not self.transport.get_write_buffer_size()

    def on_message_begin(self) -> None:
        """Gives a request that begins a deadline."""
        self._nothing, self._incomplete = 0, True
        super().on_message_begin()
        self._begins()

    def on_headers_complete(self) -> None:
        """Notes the progress that a request's head is complete."""
        self._nothing = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Notes the progress that a part of a request's body has come."""
        self._nothing = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Ends the deadline of a request that is complete."""
        self._incomplete = False
        self._ends()
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancels the timers and counts the connection as closed."""
        self._ends()
        self._leave()
        if self._reading is not None:
            self._reading.cancel()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Extends uvicorn's: from now on the client has to read in time."""
        super().pause_writing()
        self._look_whether_they_read()

    def on_response_complete(self) -> None:
        """Extends uvicorn's: what is still unsent has to be read in time, or closing would wait for it for ever."""
        super().on_response_complete()
        self._look_whether_they_read()

    def _look_whether_they_read(self, before: int = -1) -> None:
        if self._reading is not None:
            self._reading.cancel()
        unread = self.transport.get_write_buffer_size()
        if unread == before:
            self.transport.abort()
        elif unread:
            self._reading = self.loop.call_later(READS_WITHIN, self._look_whether_they_read, unread)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def _leave(self) -> None:
        if self._counted:
            self._counted = False
            self.config.connection_limit.leave(self._address)

    def _should_upgrade(self) -> bool:
        """Lets `handle_websocket_upgrade` decide on every offer of another protocol, before an answer has begun."""
        return True

    def handle_websocket_upgrade(self) -> None:
        """Hands the connection to a neighbour, or turns it into a WebSocket here. Any other protocol is passed over:
        Java's client offers HTTP/2 with each request. The parser has stopped before the body, which would be taken for
        the next request, so the request is read again without the offer.
        """
        if self.scope["method"] == "CONNECT":
            self.send_400_response("Invalid HTTP request received.")
            return
        if self._get_upgrade() != b"websocket":
            stopped = sys.exception()
            self.parser = HttpRequestParser(self)  # the other one takes such a request for the connection's last
            self.parser.set_dangerous_leniencies(lenient_data_after_close=True)  # as uvicorn's
            self._again = self._request(without=b"upgrade") + self._received[stopped.args[0] if stopped else 0 :]
            return
        self._ends()
        neighbours = self.config.neighbours
        if neighbours is None or not neighbours.hand_over(self.transport, self.url, self._request()):
            super().handle_websocket_upgrade()
            connection = self.transport.get_protocol()
            if isinstance(connection, Connection):  # long-lived: it mustn't keep this object alive
                connection.left, self._counted = partial(self.config.connection_limit.leave, self._address), False
                if not connection.handshake_initiated:  # it couldn't be read, and uvicorn would say nothing, for ever
                    self.send_400_response("Invalid WebSocket request received.")

    def _request(self, without: bytes = b"") -> bytes:
        """The request's head, encoded again, without the header of that name."""
        headers = b"".join(b"%b: %b\r\n" % each for each in self.scope["headers"] if each[0] != without)
        method, version = self.scope["method"].encode(), self.scope["http_version"].encode()
        return b"%b %b HTTP/%b\r\n%b\r\n" % (method, self.url, version, headers)

    def send_400_response(self, msg: str) -> None:
        """Extends uvicorn's with the headers of every answer."""
        self.server_state = copy(self.server_state)
        self.server_state.default_headers = [*self.server_state.default_headers, *API.items()]
        super().send_400_response(msg)

    def _begins(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(REQUEST_WITHIN, self.transport.close)

    def _ends(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
