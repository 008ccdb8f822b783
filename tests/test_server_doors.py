"""Admission, and invalid bytes: the server answers with a code or closes the connection, never with a traceback, and
the others play on.
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
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from openhearts.server import connection as wire
from openhearts.server.origin import Names
from openhearts.server.rate_limits import RateLimit, RateLimits
from openhearts.server.sessions import cookie_of, name_from, session_in, sign_in_of
from tests.served import serving, settings
from tests.wire import Guest

STRICT = {"machine": False, "connections": (6, 0.01), "tries": (3, 0.01), "commands": (5, 0.01)}


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server."""
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, settings(folder / "t.sqlite")) as address:
        yield address


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[str]:
    """The address of a server with strict limits, even for clients on this machine."""
    with serving(tmp_path, settings(tmp_path / "t.sqlite", **STRICT)) as address:
        yield address


@pytest.mark.parametrize(
    ("host", "status"),
    [("127.0.0.1:8080", 200), ("localhost", 200), ("[::1]:8080", 200), ("192.168.1.7:8080", 200),
     ("evil.example", 421), ("127.0.0.1.evil.example", 421), ("localhost@evil.example", 421), ("[", 421), ("", 421)],
)  # fmt: skip
def test_only_our_own_names_are_answered(base: str, host: str, status: int) -> None:
    for path in ("/", "/api/v1/health"):
        assert httpx.get(base + path, headers={"Host": host}).status_code == status


def test_a_public_name_is_ours() -> None:
    names = Names("https://hearts.example/")
    assert names.answers("hearts.example")
    assert names.secure
    assert names.same("https://hearts.example", "127.0.0.1:8080")
    assert not names.same("https://other.example", "hearts.example")
    assert not names.same("null", "hearts.example")


@pytest.mark.parametrize(
    ("public", "origin", "host"),
    [
        ("HTTPS://Hearts.Example:443/", "https://hearts.example", "hearts.example"),
        ("http://hearts.example:80", "http://hearts.example", "hearts.example"),
        ("https://hearts.example:8443", "https://hearts.example:8443", "hearts.example:8443"),
        ("http://hearts.example:443", "http://hearts.example:443", "hearts.example:443"),
        ("https://[2001:DB8::1]:443", "https://[2001:db8::1]", "[2001:db8::1]"),
        (
            "https://Müllers-Straße.example",
            "https://xn--mllers-strae-v9a90b.example",
            "xn--mllers-strae-v9a90b.example",
        ),
        ("https://M\u0075\u0308ller.example", "https://xn--mller-kva.example", "xn--mller-kva.example"),
    ],
)
def test_the_public_address_is_known_as_browsers_send_it(public: str, origin: str, host: str) -> None:
    names = Names(public)
    assert names.public == origin, "passkeys are made for it"
    assert names.answers(host)
    assert names.same(origin, "127.0.0.1:8080")


def test_a_name_is_ours_however_it_is_written() -> None:
    """Browsers send names in small letters, and in Punycode what isn't ASCII."""
    names = Names("https://Spiel.Grün.example:8443/", ["Herz.Straße.example", "MyBox"])
    assert names.answers("spiel.xn--grn-ioa.example:8443")
    assert names.same("https://spiel.xn--grn-ioa.example:8443", "127.0.0.1:8080")
    assert names.answers("herz.xn--strae-oqa.example")
    assert not names.answers("herz.strasse.example")
    assert names.answers("MyBox:8080")
    assert names.answers("mybox")


def test_a_page_from_elsewhere_may_not_ask(base: str) -> None:
    assert (
        httpx.post(base + "/api/v1/me", json={"name": "Maud"}, headers={"Origin": "http://evil.example"}).status_code
        == 403
    )
    assert httpx.post(base + "/api/v1/me", json={"name": "Maud"}, headers={"Origin": base}).status_code == 200

    async def from_elsewhere() -> None:
        guest = await Guest.come(base, "Maud")
        table = await guest.open()
        address = f"{base.replace('http', 'ws')}/api/v1/tables/{table['table']}/socket?key={table['key']}"
        headers = {"Cookie": guest.cookie}
        with pytest.raises(InvalidStatus):
            await connect(address, additional_headers=headers, origin="http://evil.example")  # type: ignore[arg-type]
        async with connect(address, additional_headers=headers, origin=base) as own:  # type: ignore[arg-type]
            assert json.loads(await own.recv())["fact"] == "opened"

    asyncio.run(from_elsewhere())


def test_every_answer_of_the_api_has_its_headers(base: str) -> None:
    for answer in (httpx.get(base + "/api/v1/health"), httpx.get(base + "/api/v1/no"), httpx.get(base + "/api/v1/me")):
        assert answer.headers["Cache-Control"] == "no-store"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Content-Security-Policy"].startswith("default-src 'none'")
        assert answer.headers["Server"] == "OpenHearts"


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "me", None, 401, "no_session"),
        ("GET", "nothing", None, 404, "no_such_address"),
        ("DELETE", "me", None, 405, "no_such_method"),
        ("POST", "me", b"{", 400, "bad_command"),
        ("POST", "me", b'{"name": 7}', 400, "bad_command"),
        ("POST", "me", b'{"name": "a", "kind": "admin"}', 400, "bad_command"),
        ("POST", "me", b'{"name": "  "}', 400, "bad_name"),
        ("POST", "me", '{"name": "a\u202eb"}'.encode(), 400, "bad_name"),
        ("POST", "me", b'{"name": "' + b"x" * 70_000 + b'"}', 413, "too_large"),
        ("POST", "tables", b"{}", 401, "no_session"),
        ("GET", "codes/calm-fox-10", None, 401, "no_session"),
        ("GET", "tables/abc", None, 401, "no_session"),
    ],
)
def test_what_is_refused_has_a_code(
    base: str, method: str, path: str, body: bytes | None, status: int, code: str
) -> None:
    answer = httpx.request(method, f"{base}/api/v1/{path}", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert set(answer.json()) == {"code", "message"}


def test_what_a_guest_is_refused(base: str) -> None:
    async def asking() -> None:
        guest = await Guest.come(base, "Maud")
        wrong: list[tuple[dict[str, Any], str]] = [
            ({"rules": {"players": 99}}, "bad_rules"),
            ({"bot": "nobody"}, "no_such_bot"),
            ({"limits": {"rated": True}}, "fixed"),
            ({"limits": {"chat": "loud"}}, "bad_command"),
        ]
        for body, code in wrong:
            answer = await guest.client.post("/api/v1/tables", json=body)
            assert (answer.status_code, answer.json()["code"]) == (400, code)
        for path in ("codes/calm-fox-10", "codes/" + "x" * 500, "tables/abc", "tables/" + "x" * 500):
            answer = await guest.client.get(f"/api/v1/{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table")

    asyncio.run(asking())


def test_whoever_has_the_link_sees_whose_table_it_is(base: str) -> None:
    async def looking() -> None:
        host = await Guest.come(base, "Maud")
        table = await host.open(limits={"entrance": "invited"})
        code = table["code"].upper()
        async with httpx.AsyncClient(base_url=base) as nobody:
            seen = await nobody.get(f"/api/v1/codes/{code}/table", params={"key": table["key"]})
            assert [seat["name"] for seat in seen.json()["seats"]] == ["Maud", "", "", ""]
            assert table["key"] not in seen.text
            assert "set-cookie" not in seen.headers
            for at, key in ((code, ""), (code, "wrong"), (code, "é"), ("calm-fox-10", table["key"])):
                answer = await nobody.get(f"/api/v1/codes/{at}/table", params={"key": key})
                assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table")

    asyncio.run(looking())


def test_who_may_read_along(base: str) -> None:
    async def coming() -> None:
        host, other = await Guest.come(base, "Maud"), await Guest.come(base, "Nils")
        table = await host.open()
        found = (await other.client.get(f"/api/v1/codes/{table['code'].replace('-', ' ').upper()}")).json()
        assert found == table
        for key, person, code in (
            ("wrong", other, 4403),
            ("", other, 4403),
            (table["key"], other, None),
            ("", host, None),
        ):
            async with person.at({**table, "key": key}) as player:
                if code is None:
                    await player.until(lambda player=player: player.n > 0)
                else:
                    await player.changed.wait()
                    assert player.closed == (code, "not_watchable")
                    assert player.frames == []
        nobody = Guest(host.client, "", "openhearts=" + "x" * 43)
        async with nobody.at(table) as player:
            await player.changed.wait()
            assert player.closed == (4401, "no_session")
        async with host.at({"table": "abc", "key": ""}) as player:
            await player.changed.wait()
            assert player.closed == (4404, "no_such_table")

    asyncio.run(coming())


def test_whoever_may_watch_no_longer_sees_no_more(base: str) -> None:
    """The host forbids watching, or removes somebody from their seat."""

    async def watching() -> None:
        host, other, third = [await Guest.come(base, name) for name in ("Maud", "Nils", "Olga")]
        table = await host.open(limits={"entrance": "open"})
        async with (
            host.at(table) as player,
            other.at({**table, "key": ""}) as spectator,
            third.at({**table, "key": ""}) as sitter,
        ):
            await sitter.ask("sit")
            await player.ask("limits", limits={"entrance": "open", "watching": False})
            while spectator.closed is None:
                await asyncio.wait_for(spectator.changed.wait(), 5)
                spectator.changed.clear()
            assert spectator.closed == (4403, "not_watchable")
            assert sitter.closed is None, "whoever sits sees"
            await player.ask("remove", seat=sitter.seat)
            while sitter.closed is None:
                await asyncio.wait_for(sitter.changed.wait(), 5)
                sitter.changed.clear()
            assert sitter.closed == (4403, "removed")
            assert [each["why"] for each in sitter.saw("left")] == ["removed"], "they hear why"

    asyncio.run(watching())


def test_whoever_may_watch_from_now_on_sees_at_once(base: str) -> None:
    async def watching() -> None:
        host, other = await Guest.come(base, "Maud"), await Guest.come(base, "Nils")
        table = await host.open(limits={"watching": False})
        async with host.at(table) as player, other.at(table) as invited:
            assert (await invited.ask("ready"))["code"] == "not_seated"
            assert invited.frames == []
            await player.ask("limits", limits={"watching": True})
            await invited.until(lambda: invited.n == player.n, 2)

    asyncio.run(watching())


def test_the_cookie_cannot_be_read_by_scripts_nor_sent_from_elsewhere(base: str) -> None:
    cookie = httpx.post(base + "/api/v1/me", json={"name": "Maud"}).headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert cookie_of("x" * 30, secure=True).endswith("; Secure")
    assert session_in({"cookie": "a=b; openhearts=" + "y" * 43}) == "y" * 43
    assert session_in({"cookie": "openhearts=short"}) is None
    assert session_in({}) is None
    assert name_from("  Maud   of\tOrkney ") == "Maud of Orkney"
    assert name_from("x" * 25) is None


FAMILY = "\N{WOMAN}\u200d\N{WOMAN}\u200d\N{GIRL}"
HEALER = "\N{WOMAN}\N{EMOJI MODIFIER FITZPATRICK TYPE-4}\u200d\N{STAFF OF AESCULAPIUS}"


@pytest.mark.parametrize(
    "name", ["علی\u200cرضا", "خانه\u200cای", "بِ\u200cه", "क्\u200dष", "क्\u200cष", "ක්\u200dෂ", FAMILY, HEALER]
)
def test_joiners_stand_where_they_are_seen(name: str) -> None:
    """UAX #31: A1 in Persian, A2 and B in Hindi and Sinhala; UTS #51 in emoji."""
    assert name_from(name) == name
    assert sign_in_of(name) == sign_in_of(name.replace("\u200c", "").replace("\u200d", ""))


@pytest.mark.parametrize(
    "name",
    ["Ma\u200dud", "Ma\u200cud", "\u200cMo", "Mo\u200d", "دا\u200cر", "علی\u200c", "क\u200dष", "क्\u200d", "M\u200d♥"],
)  # fmt: skip
def test_joiners_that_nobody_sees_make_no_other_name(name: str) -> None:
    assert name_from(name) == name.replace("\u200c", "").replace("\u200d", "")


def test_joiners_alone_are_no_name() -> None:
    assert name_from("\u200d\u200c") is None
    assert name_from("Maud\u202e") is None
    assert name_from("Ma\u200bud") is None


@pytest.mark.parametrize(
    "others", ['a={"b": 1}; ', "a[b]=c; ", "a b; =; ", 'a="b; ', "a=ü; ", "openhearts.theme=dark; "]
)
def test_cookies_of_others_hide_nobody(others: str) -> None:
    """Cookies are shared by all ports of a host, and by subdomains."""
    session = "s" * 43
    assert session_in({"cookie": f"{others}openhearts={session}"}) == session
    assert session_in({"cookie": f'openhearts="{session}"; {others}'}) == session
    assert session_in({"cookie": others}) is None


def test_a_name_can_be_changed(base: str) -> None:
    with httpx.Client(base_url=base) as client:
        first = client.post("/api/v1/me", json={"name": "Maud"}).json()
        again = client.post("/api/v1/me", json={"name": "Maude"})
        assert "Set-Cookie" not in again.headers
        assert again.json() == {**first, "name": "Maude"} == client.get("/api/v1/me").json()


# --- Bytes ------------------------------------------------------------------------------------------------------------


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


# --- Rates ------------------------------------------------------------------------------------------------------------


def test_a_rate_fills_with_time() -> None:
    rate = RateLimit(2, 1, 0)
    assert [rate.takes(at) for at in (0, 0, 0, 0.5, 1.5, 1.6, 100, 100, 100)] == [
        True, True, False, False, True, False, True, True, False,
    ]  # fmt: skip


def test_rates_are_each_ones_own_and_forgotten() -> None:
    rates = RateLimits(1, 0, lambda: 0.0, most=2)
    assert [rates.takes(who) for who in "aabbccaa"] == [True, False, True, False, True, False, True, False]
