"""A person's WebSocket: the short way of a move.

Everything about WebSockets is uvicorn's. What this adds: a whole text frame goes straight to whoever listens, without a
queue or a task in between, and a frame that many get is made once and written to each. The application lets somebody
in, and returns: what it knew of the request is forgotten, for a connection lasts long. Whoever doesn't read what is
sent is let go, so that nobody else has to wait.
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

from openhearts.server.rate_limits import RateLimit

KEY = "openhearts.connection"
"""Under which name a connection stands in the extensions of its ASGI scope."""

UNREAD_MOST = 1 << 20
"""How many bytes may wait for somebody to read them."""

UNREAD_LITTLE = 1 << 16

CLOSED_WITHIN = 5.0
"""How many seconds somebody has to read what is still on its way when their connection is closed."""

AGAIN = 1012
"""Whoever is cut off with this code may connect again."""

TOO_FAST = 4429
"""Whoever sends more than anyone needs is cut off with this code."""

ODD = (60, 2.0)
"""How many frames but whole texts (pings, pongs, pieces) may come at once, and a second. Honest clients send few."""

EARLY_MOST = 4096
"""How many bytes may come before somebody has been let in, when nothing needs to come at all."""

TEXT = 0x81
"""The first byte of a text that is one whole frame."""


def connection_of(scope: Any) -> Connection:
    """The connection of a WebSocket's ASGI scope."""
    return cast(Connection, cast(dict[str, object], scope["extensions"])[KEY])


def framed(text: bytes) -> bytes:
    """A text as a server sends it in one frame."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


class Ending:
    """In the place of the queue of what an application would be told: that it is over is all that is left to tell."""

    __slots__ = ("_ended", "_loop")

    def __init__(self, loop: asyncio.AbstractEventLoop, ended: Callable[[], None]) -> None:
        self._loop = loop
        self._ended: Callable[[], None] | None = ended

    def put_nowait(self, _message: object) -> None:
        """It is over."""
        if self._ended is not None:
            self._loop.call_soon(self._ended)
            self._ended = None


class Connection(WebSocketsSansIOProtocol):
    """One WebSocket."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.listener: Callable[[bytes], None] | None = None
        "Gets every text, once somebody has been let in."
        self.left: Callable[[], object] = lambda: None
        "Is called when it is gone."
        self._part = b""
        "The beginning of a frame whose rest is to come."
        self._failed = False
        self._early = 0
        self._odd = RateLimit(*ODD, monotonic())

    def connection_made(self, transport: BaseTransport) -> None:
        """As uvicorn's, with a limit to what may wait to be read."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=UNREAD_MOST)

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self.left()
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        """As uvicorn's, but the application finds this connection in its scope, and if it made somebody `listen`, the
        connection lasts when it returns.
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
        self.send_500_response()  # unless it was answered
        if self.close_timer is None:
            self.transport.close()

    def listen(self, listener: Callable[[bytes], None], ended: Callable[[], None]) -> None:
        """From now on all that comes goes to that listener. `ended` is called once, when it is over."""
        self.listener = listener
        early, self.queue = self.queue, Ending(self.loop, ended)  # type: ignore[assignment]
        while not early.empty():
            if early.get_nowait()["type"] == "websocket.disconnect":
                self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.NORMAL_CLOSURE})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Takes bytes frame by frame; all but whole texts goes uvicorn's way."""
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
            if size is None:  # too long, or none of a client's: uvicorn knows how to say so
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
        """How long the frame is that begins there; -1 if that can't be told yet, None if nobody may send it."""
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
        """A text in several frames, or bytes, which nobody listens to."""
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        text, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type == "text":
            self.listener(text)
        else:
            self.end(CloseCode.UNSUPPORTED_DATA, "text only")

    def write(self, frames: bytes) -> None:
        """Sends frames."""
        if not self.transport.is_closing():
            self.transport.write(frames)

    async def drained(self) -> None:
        """Waits until what was sent has left, but for a little."""
        while self.transport.get_write_buffer_size() > UNREAD_LITTLE and not self.disconnected:
            await asyncio.sleep(0.02)

    def end(self, code: int, reason: str) -> None:
        """Closes it, and says why."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.fail(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self._go_soon()

    def shutdown(self) -> None:
        """As uvicorn's, at a graceful stop."""
        super().shutdown()
        self._go_soon()

    def keepalive_timeout(self) -> None:
        """As uvicorn's, for somebody who has not answered."""
        super().keepalive_timeout()
        self._go_soon()

    def handle_parser_exception(self) -> None:
        """As uvicorn's, for what is no WebSocket."""
        super().handle_parser_exception()
        self._go_soon()

    def _go_soon(self) -> None:
        """A closed transport waits until all has left, which is for ever if nobody reads."""
        self.loop.call_later(CLOSED_WITHIN, self.transport.abort)

    def pause_writing(self) -> None:
        """Too much waits to be read: nobody has to wait for them, nor keep it for them."""
        self.transport.abort()
