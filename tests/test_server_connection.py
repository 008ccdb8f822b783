"""Bytes on a connection, in every shape: the server answers with a code or closes it, never with a traceback, and the
others play on.
"""

import asyncio
import json
import re
import socket
import struct
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from openhearts.server import connection as wire
from tests.served import for_a_module, serving, settings
from tests.wire import Guest

base = for_a_module
STRICT = {"machine": False, "connections": (6, 0.01), "tries": (3, 0.01), "commands": (5, 0.01)}


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[str]:
    """The address of a server with strict limits, even for clients on this machine."""
    with serving(tmp_path, settings(tmp_path / "t.sqlite", **STRICT)) as address:
        yield address


def masked(opcode: int, payload: bytes, *, mask: bytes = b"abcd", size: bytes | None = None) -> bytes:
    """A client's frame."""
    length = len(payload)
    size = size or (bytes([128 | length]) if length < 126 else b"\xfe" + struct.pack("!H", length))
    return bytes([opcode]) + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


class Raw:
    """A WebSocket whose bytes the test writes itself."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def at(cls, base: str, guest: Guest, table: dict[str, str]) -> "Raw":
        """Connects to a table, and reads everything sent so far."""
        host, _, port = base.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(
            f"GET /api/v1/tables/{table['table']}/socket?key={table['key']} HTTP/1.1\r\nHost: {host}:{port}\r\n"
            f"Cookie: {guest.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        raw = cls(reader, writer)
        while b'"committed"' not in await raw.frame():
            pass
        return raw

    async def frame(self) -> bytes:
        """The payload of the next frame."""
        async with asyncio.timeout(10):
            _first, second = await self.reader.readexactly(2)
            size = second
            if second == 126:
                size = int.from_bytes(await self.reader.readexactly(2), "big")
            return await self.reader.readexactly(size)

    async def rest(self) -> bytes:
        """All bytes until the connection is closed."""
        async with asyncio.timeout(10):
            found = await self.reader.read()
        self.writer.close()
        return found


COMMAND = b'{"do":"phrase","id":"%d","phrase":"people-phrase-well_played"}'


def test_frames_in_every_shape(base: str) -> None:
    """Byte by byte, several at once, fragmented, with pings in between: each command is handled once."""

    async def sending() -> None:
        guest = await Guest.come(base, "Maud")
        raw = await Raw.at(base, guest, await guest.open())
        whole = [masked(0x81, b'{"do":"return","id":"%d"}' % number + b" " * (number * 40)) for number in range(5)]
        for byte in whole[0] + whole[4]:
            raw.writer.write(bytes([byte]))
            await raw.writer.drain()
            await asyncio.sleep(0)
        raw.writer.write(b"".join(whole[1:4]))
        raw.writer.write(masked(0x01, b'{"do":"ret') + masked(0x89, b"hello") + masked(0x80, b'urn","id":"5"}'))
        heard = [await raw.frame() for _ in range(7)]
        assert b"hello" in heard
        ids = [json.loads(each)["id"] for each in heard if each != b"hello"]
        assert sorted(ids) == ["0", "1", "2", "3", "4", "5"]
        raw.writer.close()

    asyncio.run(sending())


@pytest.mark.parametrize(
    ("bytes_", "code"),
    [
        (masked(0x81, b"x" * 9000), 1009),
        (masked(0x81, b"", size=b"\xff" + struct.pack("!Q", 1 << 40)), 1009),
        (b"\x81\x05hello", 1002),
        (masked(0x83, b"x"), 1002),
        (masked(0x82, b"binary"), 1003),
        (masked(0xC1, b"x"), 1002),
    ],
    ids=["too long", "far too long", "not masked", "no such opcode", "binary", "compressed"],
)
def test_frames_that_nobody_may_send(base: str, bytes_: bytes, code: int) -> None:
    async def sending() -> None:
        guest = await Guest.come(base, "Maud")
        table = await guest.open()
        raw = await Raw.at(base, guest, table)
        raw.writer.write(bytes_)
        closing = await raw.rest()
        assert closing[0] == 0x88
        assert int.from_bytes(closing[2:4], "big") == code
        async with guest.at(table) as again:
            await again.until(lambda: again.n > 0)

    asyncio.run(sending())


@pytest.mark.parametrize(
    "frames",
    [masked(0x89, b"") * 200, masked(0x8A, b"") * 200, masked(0x01, b"") + masked(0x00, b"") * 200],
    ids=["pings", "pongs", "pieces"],
)
def test_a_flood_of_what_is_no_text_is_closed(base: str, frames: bytes) -> None:
    async def flooding() -> None:
        guest = await Guest.come(base, "Maud")
        raw = await Raw.at(base, guest, await guest.open())
        raw.writer.write(frames)
        closing = await raw.rest()
        assert b"\x88\x0a" + (4429).to_bytes(2, "big") + b"too_fast" in closing

    asyncio.run(flooding())


def test_whoever_is_not_let_in_is_not_heard(base: str) -> None:
    """Data sent after a handshake, before its answer, blocks nobody."""

    async def flooding() -> None:
        host, _, port = base.removeprefix("http://").partition(":")
        _reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(
            f"GET /api/v1/lobby/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            "".encode()
        )

        async def sending_on() -> None:
            while True:
                writer.write(masked(0x89, b"") * 1000)
                await writer.drain()

        with pytest.raises(ConnectionError):
            await asyncio.wait_for(sending_on(), 10)
        writer.close()

    asyncio.run(flooding())


@pytest.mark.parametrize(
    "text",
    [b"", b"{", b"[]", b"\xff\xfe", b"{}", b'{"do":"fly","id":"1"}', b"[" * 8000, b'{"do":"act","id":"1"}',
     *(b'{"do":"ready","id":"1","part":"%b"}' % part for part in (b"ab\\n", b"\\n", b"a", b"AB", b"ab" * 33))],
)  # fmt: skip
def test_texts_that_are_no_commands(base: str, text: bytes) -> None:
    async def sending() -> None:
        guest = await Guest.come(base, "Maud")
        raw = await Raw.at(base, guest, await guest.open())
        raw.writer.write(masked(0x81, text))
        answer = json.loads(await raw.frame())
        assert (answer["answer"], answer["code"]) == ("refused", "bad_command")
        raw.writer.close()

    asyncio.run(sending())


def test_a_flood_is_refused_and_then_closed(strict: str) -> None:
    async def flooding() -> None:
        guest = await Guest.come(strict, "Maud")
        table = await guest.open()
        async with guest.at(table) as player:
            for number in range(5):
                assert (await player.ask("return", str(number)))["code"] == "not_away"
            assert (await player.ask("return", "5"))["code"] == "too_fast"
            for _ in range(200):
                await player.socket.send("{}")
            await player.until_closed()
            assert player.closed == (4429, "too_fast")
        closed: list[Any] = []
        for _ in range(8):
            async with guest.at(table) as again:
                await again.changed.wait()
                closed.append(again.closed)
        assert (4429, "too_fast") in closed
        answer = await guest.client.get("/api/v1/codes/calm-fox-10")
        answer = await guest.client.get("/api/v1/codes/calm-fox-10")
        assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")

    asyncio.run(flooding())


def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes the system buffer little of what a client doesn't read, instead of megabytes."""
    made = wire.Connection.connection_made

    def narrowed(self: wire.Connection, transport: Any) -> None:
        made(self, transport)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)

    monkeypatch.setattr(wire.Connection, "connection_made", narrowed)


def test_who_does_not_read_is_let_go_and_the_others_play_on(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "UNREAD_MOST", 20_000)
    narrow(monkeypatch)

    async def reading_nothing() -> None:
        guest = await Guest.come(base, "Maud")
        table = await guest.open()
        slow = await Raw.at(base, guest, table)
        # Otherwise the system would buffer megabytes.
        slow.writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.writer.transport.pause_reading()  # type: ignore[attr-defined]
        asking = b"".join(masked(0x81, b'{"do":"return","id":"%d"}' % number) for number in range(1000))

        async def asking_on() -> None:
            while True:
                slow.writer.write(asking)
                await slow.writer.drain()

        with pytest.raises(ConnectionError):
            await asyncio.wait_for(asking_on(), 20)
        slow.writer.close()
        async with guest.at(table) as player:
            assert (await player.ask("return"))["code"] == "not_away"

    asyncio.run(reading_nothing())


def test_who_is_closed_and_reads_nothing_is_gone_soon(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "CLOSED_WITHIN", 0.3)
    narrow(monkeypatch)
    lost = wire.Connection.connection_lost
    gone = threading.Event()

    def counted(self: wire.Connection, exc: Exception | None) -> None:
        lost(self, exc)
        gone.set()

    monkeypatch.setattr(wire.Connection, "connection_lost", counted)

    async def reading_nothing() -> None:
        guest = await Guest.come(base, "Maud")
        slow = await Raw.at(base, guest, await guest.open())
        slow.writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.writer.transport.pause_reading()  # type: ignore[attr-defined]
        slow.writer.write(masked(0x81, b'{"do":"return","id":"1"}') * 1000 + masked(0x82, b"bytes"))
        assert await asyncio.to_thread(gone.wait, 10)
        slow.writer.close()

    asyncio.run(reading_nothing())


def test_requests_that_never_end_hold_nobody_up(base: str) -> None:
    host, _, port = base.removeprefix("http://").partition(":")
    trickling = [socket.create_connection((host, int(port))) for _ in range(300)]
    try:
        for each in trickling:
            each.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        assert httpx.get(base + "/api/v1/health", timeout=5).json() == {"status": "ok"}
        assert httpx.get(base + "/api/v1/ready", timeout=5).status_code == 200
    finally:
        for each in trickling:
            each.close()


OFFER = b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQBAAAAAAIAAAAA\r\n"


@pytest.mark.parametrize("version", [b"1.0", b"1.1"])
@pytest.mark.parametrize("pieces", [1, 2, 500])
def test_an_offer_of_another_protocol_is_passed_over(base: str, pieces: int, version: bytes) -> None:
    """Java's client makes one with each request, and its bodies are no requests of their own."""
    body = b'{"name":"Maud"}'
    head = b"POST /api/v1/me HTTP/%b\r\nHost: localhost\r\nContent-Type: application/json\r\n" % version
    asked = head + OFFER + b"Content-Length: %d\r\n\r\n" % len(body) + body
    last = b"GET /api/v1/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    sent = asked * 2 + last if version == b"1.1" else asked
    with socket.create_connection(("127.0.0.1", int(base.rpartition(":")[2])), timeout=10) as raw:
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for at in range(0, len(sent), size := -(-len(sent) // pieces)):
            raw.sendall(sent[at : at + size])
            time.sleep(0.001)
        answer = b""
        while data := raw.recv(10_000):
            answer += data
    assert re.findall(rb"HTTP/1.1 (\d+)", answer) == [b"200"] * (3 if version == b"1.1" else 1)
    assert answer.count(b'"name":"Maud"') == (2 if version == b"1.1" else 1)


def test_a_tunnel_is_refused(base: str) -> None:
    with socket.create_connection(("127.0.0.1", int(base.rpartition(":")[2])), timeout=10) as raw:
        raw.sendall(b"CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n" + OFFER + b"\r\n")
        assert raw.recv(1000).startswith(b"HTTP/1.1 400 ")
