"""A client's WebSocket, as cheap as a correct client can be, because it competes with the server for processor time."""

from __future__ import annotations

import socket
import struct
from collections.abc import Callable

UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{cookie}Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
TEXT, BINARY, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A
NO_PORT_YET = 24
"""Linux's IP_BIND_ADDRESS_NO_PORT: the port is chosen on connecting, so that different addresses can share ports."""
FROM_EACH_ADDRESS = 10_000
"""How many connections use each loopback address, which has 28,000 ephemeral ports."""


def upgrade(port: int, path: str, cookie: str = "") -> bytes:
    """The HTTP request for a WebSocket."""
    return UPGRADE.format(port=port, path=path, cookie=cookie and f"Cookie: {cookie}\r\n").encode()


def masked(content: bytes, kind: int = TEXT) -> bytes:
    """A client's frame. Its mask is zero, so that masking costs the client nothing, and the server as much as ever."""
    size = len(content)
    if size < 126:
        return struct.pack("!BBI", kind, 128 | size, 0) + content
    return struct.pack("!BBHI", kind, 254, size, 0) + content


class Connection:
    """One WebSocket. Messages are passed to `hear` as the bytes read, with the start and end of the message."""

    opened_before = 0

    def __init__(self, port: int, ask: bytes) -> None:
        number = Connection.opened_before
        Connection.opened_before += 1
        self.socket = socket.socket()
        self.socket.setsockopt(socket.IPPROTO_IP, NO_PORT_YET, 1)
        self.socket.bind((f"127.0.0.{number // FROM_EACH_ADDRESS % 200 + 1}", 0))
        self.socket.connect(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.setblocking(False)
        self.socket.send(ask)
        self.opened = False
        self.on_open: Callable[[], None] = lambda: None
        self.hear: Callable[[bytes, int, int], None] = lambda _data, _start, _end: None
        self.pongs = 0
        self._receive = self.socket.recv
        self._rest = b""

    def send(self, frame: bytes) -> None:
        """Sends a small frame."""
        if self.socket.send(frame) != len(frame):
            raise ConnectionError("the server doesn't read")

    def read(self) -> None:
        """Reads and handles what has arrived."""
        try:
            data = self._receive(1 << 17)
        except BlockingIOError:
            return
        if not data:
            raise ConnectionError("the server has closed a connection")
        if self._rest:
            data = self._rest + data
            self._rest = b""
        at = 0
        if not self.opened:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(data[:200].decode(errors="replace"))
            self.opened = True
            self.on_open()
        end = len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size > 125:
                wide = 2 if size == 126 else 8
                size, start = int.from_bytes(data[start : start + wide], "big"), start + wide
            stop = start + size
            if stop > end:
                break
            kind = data[at]
            if kind <= BINARY:
                self.hear(data, start, stop)
            elif kind == PING:
                self.send(masked(data[start:stop], PONG))
            elif kind == PONG:
                self.pongs += 1
            elif kind == CLOSE:
                raise ConnectionError(data[start + 2 : stop].decode(errors="replace"))
            at = stop
        self._rest = data[at:]

    def close(self) -> None:
        """Closes the connection with a reset, which frees its port at once."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()
