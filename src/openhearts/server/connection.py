"""A person's WebSocket: the fast path for moves.

uvicorn implements the protocol. This adds that a complete text frame goes straight to a listener, without a queue or
task in between, and that a frame for many readers is built once and written to each. The application accepts the
connection and returns, so that the request's state is freed, because connections are long-lived. A client that doesn't
read what it is sent is disconnected, so that nobody else has to wait for it.
"""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport
from collections.abc import Callable
from time import monotonic
from typing import Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.speedups import apply_mask

from openhearts.server.connection_limit import by_ipv4
from openhearts.server.rate_limits import RateLimit

KEY = "openhearts.connection"
"""The name of a connection in the extensions of its ASGI scope."""

UNREAD_MOST = 1 << 20
"""How many sent bytes a client may leave unread before it is disconnected."""

UNREAD_LITTLE = 1 << 16

CLOSED_WITHIN = 5.0
"""How many seconds a client has to read what is still unsent when its connection is closed."""

AGAIN = 1012
"""The close code for clients that may connect again (Service Restart)."""

TOO_FAST = 4429
"""The close code for clients that send too much."""

ODD = (60, 2.0)
"""How many frames other than complete texts (pings, pongs, fragments) a client may send at once, and per second.
Well-behaved clients send few."""

EARLY_MOST = 4096
"""How many bytes a client may send before it is accepted, when it needn't send any."""

TEXT = 0x81
"""The first byte of an unfragmented text frame."""


def connection_of(scope: Any) -> Connection:
    """The connection of a WebSocket's ASGI scope."""
    return cast(Connection, cast(dict[str, object], scope["extensions"])[KEY])


def framed(text: bytes) -> bytes:
    """A text as a single WebSocket frame from the server."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


class Ending:
    """Replaces the queue of ASGI messages once a listener is set: the end of the connection is the only one left."""

    __slots__ = ("_ended", "_loop")

    def __init__(self, loop: asyncio.AbstractEventLoop, ended: Callable[[], None]) -> None:
        self._loop = loop
        self._ended: Callable[[], None] | None = ended

    def put_nowait(self, _message: object) -> None:
        """Schedules the callback, once: the message can only be the disconnect."""
        if self._ended is not None:
            self._loop.call_soon(self._ended)
            self._ended = None


class Connection(WebSocketsSansIOProtocol):
    """One WebSocket."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.listener: Callable[[bytes], None] | None = None
        "Receives every text, once the application has accepted the connection."
        self.left: Callable[[], object] = lambda: None
        "Called when the connection is lost."
        self._part = b""
        "The beginning of an incomplete frame."
        self._failed = False
        self._early = 0
        self._odd = RateLimit(*ODD, monotonic())

    def connection_made(self, transport: BaseTransport) -> None:
        """Extends uvicorn's with a limit on unread data."""
        super().connection_made(transport)
        self.client = by_ipv4(self.client)
        self.transport.set_write_buffer_limits(high=UNREAD_MOST)

    def connection_lost(self, exc: Exception | None) -> None:
        """Extends uvicorn's with the callback `left`."""
        self.left()
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        """Runs the application as uvicorn does, but with this connection in its scope; if the application has called
        `listen`, the connection stays open after it returns.
        """
        cast(dict[str, object], self.scope["extensions"])[KEY] = self
        try:
            await self.app(self.scope, self.receive, self.send)
            if self.listener is not None:
                del self.scope, self.request, self.response
                return
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("a WebSocket")
        self.send_500_response()  # does nothing if there was a response
        if self.close_timer is None:
            self.transport.close()

    def listen(self, listener: Callable[[bytes], None], ended: Callable[[], None]) -> None:
        """Passes every text received from now on to `listener`. `ended` is called once, when the connection ends."""
        self.listener = listener
        early, self.queue = self.queue, Ending(self.loop, ended)  # type: ignore[assignment]
        while not early.empty():
            if early.get_nowait()["type"] == "websocket.disconnect":
                self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.NORMAL_CLOSURE})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Reads frame by frame. Complete texts go to the listener, everything else to uvicorn."""
        if self.listener is None or self._failed:
            self._early += len(data) if self.handshake_initiated else 0
            if self._early > EARLY_MOST:
                self.transport.abort()
            else:
                super().data_received(data)
            return
        if self._part:
            data = self._part + data
            self._part = b""
        at, end = 0, len(data)
        while at < end:
            size = data[at + 1] - 122 if end - at > 1 and 128 <= data[at + 1] < 254 else self._frame_size(data, at)
            if size is None:  # too long or unmasked: uvicorn reports it
                self._failed = True
                super().data_received(data[at:])
                return
            if size < 0 or at + size > end:
                self._part = data[at:]
                return
            if data[at] == TEXT:
                start = at + (6 if data[at + 1] < 254 else 8)
                self.listener(apply_mask(data[start : at + size], data[start - 4 : start]))
                if self.close_sent:
                    return
            elif self._odd.takes(monotonic()):
                super().data_received(data[at : at + size])
            else:
                self.end(TOO_FAST, "too_fast")
                return
            at += size

    def _frame_size(self, data: bytes, at: int) -> int | None:
        """The size of the frame that starts at `at`; -1 if more bytes are needed, None if the frame isn't allowed."""
        if len(data) - at < 2:
            return -1
        length = data[at + 1]
        if length < 128 or length == 255:
            return None
        if length < 254:
            return length - 128 + 6
        if len(data) - at < 4:
            return -1
        size = int.from_bytes(data[at + 2 : at + 4], "big")
        return size + 8 if size <= self.config.ws_max_size else None

    def send_receive_event_to_app(self) -> None:
        """Handles a fragmented text, which goes to the listener, and binary data, which ends the connection."""
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        text, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type == "text":
            self.listener(text)
        else:
            self.end(CloseCode.UNSUPPORTED_DATA, "text only")

    def write(self, frames: bytes) -> None:
        """Sends encoded frames."""
        if not self.transport.is_closing():
            self.transport.write(frames)

    async def drained(self) -> None:
        """Waits until little of what was sent is still buffered."""
        while self.transport.get_write_buffer_size() > UNREAD_LITTLE and not self.disconnected:
            await asyncio.sleep(0.02)

    def end(self, code: int, reason: str) -> None:
        """Closes the connection with a close code and a reason."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.fail(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self._go_soon()

    def shutdown(self) -> None:
        """Extends uvicorn's graceful shutdown with a deadline."""
        super().shutdown()
        self._go_soon()

    def keepalive_timeout(self) -> None:
        """Extends uvicorn's handling of an unanswered ping with a deadline."""
        super().keepalive_timeout()
        self._go_soon()

    def handle_parser_exception(self) -> None:
        """Extends uvicorn's handling of protocol errors with a deadline."""
        super().handle_parser_exception()
        self._go_soon()

    def _go_soon(self) -> None:
        """Aborts the closing transport soon; by itself it would wait forever for a client that doesn't read."""
        self.loop.call_later(CLOSED_WITHIN, self.transport.abort)

    def pause_writing(self) -> None:
        """Disconnects a client that leaves too much unread."""
        self.transport.abort()
