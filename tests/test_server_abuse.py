"""Abuse: the server answers with a code, and the others play on."""

import asyncio
import contextlib
import gc
import json
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from openhearts.server import hosted, http_connection
from openhearts.server import thinkers as thinking_room
from openhearts.server.connection import Connection
from openhearts.server.http_connection import HttpConnection
from openhearts.server.measures import Measures
from openhearts.server.origin import Names
from openhearts.server.service import Service, Settings
from openhearts.server.thinkers import Thinkers
from openhearts.store import Unavailable, open_store
from openhearts.store.kept import Keepsakes
from openhearts.store.reports import told
from openhearts.tables import Limits, Person
from openhearts.tables.protocol import Return
from tests.browser import PASSWORD, Browser, code
from tests.served import on_each_database, serving, settings, small_page
from tests.wire import Guest

base = on_each_database


# --- Values that no database can store --------------------------------------------------------------------------------


def test_a_report_that_cannot_be_kept_stops_no_table(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def playing() -> None:
        host, other = await Guest.come(base, "Maud"), await Guest.come(base, "Nils")
        table = await host.open()
        async with host.at(table) as player, other.at(table) as rude:
            await rude.ask("sit")
            for about in (1 << 70, 1 << 31, 0):
                command = {"do": "report", "id": str(about), "person": other.person, "about": about}
                await player.socket.send(json.dumps(command))
            for words in ("a\0b", "a\u202eb"):
                assert (await player.ask("report", person=other.person, words=words))["code"] == "unreadable"
            assert (await player.ask("report", person=other.person, words="rude\nand loud"))["answer"] == "done"

            def unfit(table: str, n: int, by: str, person: str, _about: object, words: str, at: int) -> Any:
                return told(table, n, by, person, 1 << 70, words, at)

            monkeypatch.setattr(hosted, "told", unfit)
            assert (await player.ask("report", person=other.person, words="again"))["code"] == "bad_command"
            assert (await player.ask("phrase", phrase="people-phrase-well_played"))["answer"] == "done"

    asyncio.run(playing())


def test_what_makes_no_sense_is_refused_alike_by_both_databases(base: str) -> None:
    """PostgreSQL can't store NUL, so neither may SQLite."""
    person, refused = Browser(base).guest("Maud"), (400, "bad_command")
    for path in ("people/%00", "people/%00/games", "people/x/games?before=%00", "tables/%00"):
        assert code(person.get(path)) == refused
    for season in ("%00", "2026-13", "2026-11x", "now"):
        assert code(person.get(f"leaderboard?season={season}")) == refused
    assert person.get("leaderboard?season=1999-12").json()["leaders"] == []
    assert code(person.get("codes/%00")) == (404, "no_such_table"), "is no code, so that none is looked for"
    assert code(person.sent("session", name="a\0b", password="x")) == refused


# --- Slow clients ----------------------------------------------------------------------------------------------------
BEGINNINGS = {
    "headers": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: " + b"x" * 50_000,
    "handshake": b"GET /api/v1/lobby/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nX-Slow: " + b"x" * 50_000,
    "body": b"POST /api/v1/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Content-Length: 60000\r\n\r\n" + b" " * 60_000,
}


def test_a_table_plays_on_while_300_trickle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """300 clients send byte by byte, and reconnect when they are closed, while a game is played to its end."""
    monkeypatch.setattr(http_connection, "REQUEST_WITHIN", 1.0)
    closed = dict.fromkeys(BEGINNINGS, 0)

    async def trickle(port: int, kind: str) -> None:
        while True:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                for byte in BEGINNINGS[kind]:
                    writer.write(bytes([byte]))
                    await asyncio.sleep(0.05)
                    if reader.at_eof() or writer.is_closing():
                        break
                closed[kind] += 1
            finally:
                writer.transport.abort()

    async def playing(base: str) -> None:
        port = int(base.rpartition(":")[2])
        guest = await Guest.come(base, "Maud")
        trickling = [asyncio.create_task(trickle(port, kind)) for kind in BEGINNINGS for _ in range(100)]
        async with guest.at(await guest.open(rules={"end": {"hands": 1}}, bot="random")) as player:
            games = 0
            while games == 0 or min(closed.values()) < 100:
                await player.ask("ready")
                await player.play()
                games += 1
            assert len(player.saw("ended")) == games >= 1
        assert not [task for task in trickling if task.done()], "they trickled all the while"
        for task in trickling:
            task.cancel()
        await asyncio.gather(*trickling, return_exceptions=True)

    with serving(tmp_path, settings(tmp_path / "t.sqlite")) as base:
        asyncio.run(playing(base))


# --- Replayed and forged requests -------------------------------------------------------------------------------------


def test_what_is_sent_again_is_done_once(base: str) -> None:
    async def playing() -> None:
        host, other = await Guest.come(base, "Maud"), await Guest.come(base, "Nils")
        table = await host.open()
        async with host.at(table) as player:
            first = await player.ask("phrase", "same", phrase="people-phrase-well_played")
            assert first["answer"] == "done"
            assert (await player.ask("say", "same", text="Something else"))["n"] == first["n"]
        async with host.at(table, first["n"]) as again, other.at(table) as theirs:
            assert (await again.ask("phrase", "same", phrase="people-phrase-well_played"))["n"] == first["n"]
            assert (await theirs.ask("phrase", "same", phrase="people-phrase-well_played"))["code"] == "not_seated"
            assert (await theirs.ask("sit", "same"))["code"] == "not_seated", "an id of theirs was answered"
            seated = await theirs.ask("sit", "sit")
            assert seated["n"] == first["n"] + 1, "nothing else has happened"
            said = await theirs.ask("say", "said", text="Good evening")
            await again.until(lambda: again.n >= said["n"])
            assert [frame["by"] for frame in again.saw("said")] == [other.person]

    asyncio.run(playing())


# --- Bodies ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "body", "kind", "status"),
    [
        ("tables", b'{"rules":' + b'{"a":' * 9000 + b"1" + b"}" * 9001, "application/json", 400),
        ("tables", b'{"rules":' + b'{"a":' * 700 + b"1" + b"}" * 701, "application/json", 400),
        ("tables", b"[" * 60_000, "application/json", 400),
        ("tables", b"\xff\xfe\x00binary", "application/json", 400),
        ("tables", b'{"rules": {"players": 1e999}}', "application/json", 400),
        ("tables", b'{"rules": {"players": ' + b"9" * 5000 + b"}}", "application/json", 400),
        ("tables", b"name=Maud", "application/x-www-form-urlencoded", 400),
        ("tables", b"\x82\xa1a\x01", "application/msgpack", 400),
        ("tables", b'{"bot": "\\ud800"}', "application/json", 400),
        ("me", b'{"name": "' + b"x" * 70_000 + b'"}', "application/json", 413),
        ("session/passkey", b'{"credential": {"id": ' + b"[" * 900 + b"]" * 900 + b"}}", "application/json", 403),
    ],
    ids=str,
)
def test_bodies_that_nobody_should_send(tmp_path: Path, path: str, body: bytes, kind: str, status: int) -> None:
    with serving(tmp_path, settings(tmp_path / "t.sqlite")) as base:
        person = Browser(base).guest("Maud")
        for sent in (body, iter([body])):  # with Content-Length, and chunked
            answer = person.post(path, content=sent, headers={"Content-Type": kind})
            assert answer.status_code == status, answer.text
            assert answer.json()["code"] in ("bad_command", "bad_rules", "too_large", "bad_passkey")
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert person.get("me").status_code == 200


def test_what_is_kept_may_be_deep_but_not_too_deep(tmp_path: Path) -> None:
    with serving(tmp_path, settings(tmp_path / "t.sqlite")) as base:
        person = Browser(base).account("Maud")
        for depth in (10, 100, 300, 600, 900, 950, 990, 5000):
            body = b'{"document":' + b"[" * depth + b"]" * depth + b"}"
            answer = person.put("kept/deep", content=body, headers={"Content-Type": "application/json"})
            # In between it depends on how deep Python's stack already is.
            may = {200} if depth <= 600 else {400} if depth == 5000 else {200, 400}
            assert answer.status_code in may, (depth, answer.text)
            kept = answer.status_code == 200
            assert person.get("kept/deep").status_code == (200 if kept else 404)
            assert person.delete("kept/deep").status_code == (204 if kept else 404)


# --- Too often --------------------------------------------------------------------------------------------------------


def test_nobody_asks_as_often_as_they_like(tmp_path: Path) -> None:
    given = settings(tmp_path / "t.sqlite", machine=False, requests=(5, 0.001))
    with serving(tmp_path, given) as base, httpx.Client(base_url=base) as client:
        answers = [client.get("/api/v1/health") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert answers[-1].json()["code"] == "too_fast"
        assert 990 < int(answers[-1].headers["Retry-After"]) <= 1000
        assert client.get("/").status_code == 200, "the page is no burden"


@pytest.mark.parametrize(
    "asked",
    [
        lambda me: me.sent("account/password", new=PASSWORD),
        lambda me: me.get("account/export"),
        lambda me: me.sent("me", name="Maud"),
    ],
    ids=["hashes a password", "reads whole logs", "tells which names are taken"],
)
def test_what_is_dear_or_tells_something_is_done_seldom(
    asked: Callable[[Browser], httpx.Response], tmp_path: Path
) -> None:
    with serving(tmp_path, settings(tmp_path / "t.sqlite", machine=False, tries=(5, 0.001))) as base:
        maud = Browser(base).account("Maud")
        answers = [asked(maud) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200] * 3 + [429]
        assert answers[-1].json()["code"] == "too_fast"
        assert 900 < int(answers[-1].headers["Retry-After"]) <= 1000


def test_a_network_is_one_address(tmp_path: Path) -> None:
    async def asking() -> None:
        service = Service(await open_store(str(tmp_path / "t.sqlite")), Settings("", connections=(1, 0), machine=False))
        addresses = ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::1", "192.0.2.1", "::ffff:192.0.2.1", "192.0.2.2", ""]
        allowed = [service.may_connect(address) for address in addresses]
        assert allowed == [True, False, True, True, False, True, True]
        service.host.thinkers.close()
        await service.store.close()

    asyncio.run(asking())


def test_a_crowd_takes_nobodys_turn_who_plays(tmp_path: Path) -> None:
    """While the disk is slow and nothing is decided, spectators send many commands, and a player only a few."""

    class Asker:
        """A connection that only records refusals."""

        def __init__(self, number: int, seat: int | None) -> None:
            self.person, self.seat = Person(f"person-{number}", "Maud"), seat
            self.refused: list[str] = []

        def refuse(self, _id: str, code: str) -> None:
            self.refused.append(code)

    async def asking() -> None:
        service = Service(await open_store(str(tmp_path / "t.sqlite")), Settings(""))
        hosted_table = await service.host.open(Person("person-0", "Maud"), {}, Limits(), "random")
        hosted_table._reloading = True
        watching = [Asker(number, None) for number in range(1, 21)]
        playing = [Asker(0, 0), Asker(21, 1)]
        often = [*watching * 60, playing[0], *[playing[1]] * 60, playing[0]]
        for number, each in enumerate(often):
            hosted_table.command(each, Return(id=str(number)), 0.0)  # type: ignore[arg-type]
        assert playing[0].refused == [], "whoever plays is heard"
        assert playing[1].refused == ["too_fast"] * 20, "but not without end"
        assert all(len(each.refused) >= 20 for each in watching)
        assert len(hosted_table._calls) == hosted.WAITING_MOST + 42
        hosted_table.close()
        service.host.thinkers.close()
        await service.store.close()

    asyncio.run(asking())


@pytest.mark.parametrize("where", ["one table", "two tables", "lobby"])
def test_more_connections_give_nobody_more_commands(
    tmp_path: Path, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But two devices of one person don't get in each other's way, and nobody in anybody else's."""
    limit = (5, 0.001)
    monkeypatch.setattr("openhearts.server.service.VISITS", limit)

    async def asking(base: str) -> None:
        maud, nils = await Guest.come(base, "Maud"), await Guest.come(base, "Nils")
        tables = [await maud.open() for _ in range(2)]

        async def too_fast(guest: Guest, number: int) -> int:
            """Sends five commands on a new connection. Returns how many of them came too fast."""
            if where == "lobby":
                async with guest.in_lobby() as visit:
                    for _ in range(5):
                        await visit.socket.send('{"do": "stop"}')
                    return [(await visit.until("refused"))["code"] for _ in range(5)].count("too_fast")
            async with guest.at(tables[number % 2 if where == "two tables" else 0]) as player:
                return [(await player.ask("return"))["code"] for _ in range(5)].count("too_fast")

        assert [await too_fast(maud, number) for number in range(4)] == [0, 0, 5, 5]
        assert await too_fast(nils, 0) == 0

    with serving(tmp_path, settings(tmp_path / "t.sqlite", commands=limit)) as base:
        asyncio.run(asking(base))


def test_nobody_fills_a_log_with_rule_sets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person's rule sets are limited over all their tables; everything else goes on."""
    monkeypatch.setattr("openhearts.server.service.RULE_SETS", (3, 0.001))

    async def trying(base: str) -> None:
        maud, nils = await Guest.come(base, "Maud"), await Guest.come(base, "Nils")

        async def given(guest: Guest, targets: range) -> list[str]:
            """The outcomes of rule sets with these targets, at a new table."""
            async with guest.at(await guest.open()) as player:
                answers = [await player.ask("rules", rules={"end": {"target": target}}) for target in targets]
                assert (await player.ask("bot", seat=1, bot="careful"))["answer"] == "done"
            return [answer.get("code", "done") for answer in answers]

        assert await given(maud, range(50, 52)) == ["done"] * 2
        assert await given(maud, range(50, 53)) == ["done", "too_fast", "too_fast"]
        assert await given(nils, range(50, 51)) == ["done"]

    with serving(tmp_path, settings(tmp_path / "t.sqlite")) as base:
        asyncio.run(trying(base))


def test_nobody_reports_as_often_as_they_like(tmp_path: Path, database: str) -> None:
    """Reports are limited per person over all tables, and per address over all guests."""

    async def reported(first: Guest, second: Guest, often: int) -> list[str]:
        """The outcomes of so many reports of the second guest by the first, at a new table."""
        table = await first.open()
        async with first.at(table) as player, second.at(table) as other:
            assert (await other.ask("sit"))["answer"] == "done"
            answers = [await player.ask("report", person=second.person) for _ in range(often)]
            assert (await player.ask("phrase", phrase="people-phrase-well_played"))["answer"] == "done"
            return [answer.get("code", "done") for answer in answers]

    async def by_one(base: str) -> None:
        maud, nils = await Guest.come(base, "Maud"), await Guest.come(base, "Nils")
        assert await reported(maud, nils, 11) == ["done"] * 10 + ["reported_enough"]
        assert await reported(maud, nils, 11) == ["done"] * 9 + ["reported_enough"] * 2
        assert await reported(maud, nils, 1) == ["reported_enough"]
        assert await reported(nils, maud, 1) == ["done"]

    async def from_one(base: str) -> None:
        maud, nils = await Guest.come(base, "Maud"), await Guest.come(base, "Nils")
        assert await reported(maud, nils, 2) == ["done"] * 2
        assert await reported(nils, maud, 2) == ["done", "reported_enough"]

    with serving(tmp_path, settings(database)) as base:
        asyncio.run(by_one(base))
    with serving(tmp_path, settings(tmp_path / "u.sqlite", machine=False, reports=(3, 0))) as base:
        asyncio.run(from_one(base))


# --- Connections ------------------------------------------------------------------------------------------------------


def test_a_connection_lasts_without_what_let_it_in(base: str) -> None:
    """Otherwise every connection would keep the request, and all layers that handled it, alive."""

    async def evening() -> None:
        guest = await Guest.come(base, "Maud")
        table = await guest.open()
        async with guest.at(table) as player, guest.in_lobby() as visit:
            assert (await player.ask("limits", limits={"chat": "off"}))["answer"] == "done"
            await visit.until("lobby")
            # Connections of other tests may still exist. Don't use `isinstance`: on their dead weak proxies it raises.
            all_there_are = [each for each in gc.get_objects() if type(each) is Connection]
            lasting = [
                each for each in all_there_are if each.listener and each.server and base.endswith(f":{each.server[1]}")
            ]
            assert len(lasting) == 2
            assert not any(hasattr(each, "scope") for each in lasting)
            assert not any(each.tasks for each in lasting)
            assert (await player.ask("limits", limits={"chat": "text"}))["answer"] == "done"
        async with asyncio.timeout(10):
            while any(each.listener and not each.disconnected for each in lasting):
                await asyncio.sleep(0.05)

    asyncio.run(evening())


def test_what_is_sent_before_one_is_let_in_stops_nothing(base: str) -> None:
    async def opening() -> tuple[Guest, dict[str, str]]:
        guest = await Guest.come(base, "Maud")
        return guest, await guest.open()

    guest, table = asyncio.run(opening())
    text = Frame(Opcode.TEXT, b'{"do":"ready","id":"r1"}').serialize(mask=True)
    with socket.create_connection(("127.0.0.1", int(base.rpartition(":")[2]))) as raw:
        raw.settimeout(10)
        raw.sendall(
            f"GET /api/v1/tables/{table['table']}/socket?key={table['key']} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            f"Cookie: {guest.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            + text
        )
        heard = b""
        while b'"opened"' not in heard:
            heard += raw.recv(65536)
        raw.sendall(Frame(Opcode.TEXT, b'{"do":"ready","id":"r2"}').serialize(mask=True))
        while b'"r2"' not in heard:
            heard += raw.recv(65536)


# --- Headers, sessions and logs ---------------------------------------------------------------------------------------


def test_every_answer_has_its_headers(tmp_path: Path) -> None:
    public = Names("https://hearts.example")
    with serving(tmp_path, settings(tmp_path / "t.sqlite", names=public)) as base:
        port = int(base.rpartition(":")[2])
        elsewhere = {"Host": "evil.example"}
        answers = [httpx.get(base + path) for path in ("/", "/nothing", "/api/v1/health", "/api/v1/no", "/api/v1/me")]
        answers += [httpx.get(base, headers=elsewhere), httpx.post(f"{base}/api/v1/me", headers={"Origin": "http://x"})]
        for answer in answers:
            assert answer.headers["Strict-Transport-Security"] == "max-age=31536000"
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert answer.headers["Referrer-Policy"] == "no-referrer"
            assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
            assert answer.headers["Server"] == "OpenHearts"
        with socket.create_connection(("127.0.0.1", port)) as raw:
            raw.sendall(b"no HTTP\r\n\r\n")
            told = raw.makefile("rb").read().lower()
        assert told.startswith(b"http/1.1 400 ")
        assert b"x-content-type-options: nosniff" in told


def test_no_session_is_taken_from_whoever_asks(base: str) -> None:
    """A cookie that somebody else has planted never becomes a session (session fixation)."""
    planted = {"Cookie": "openhearts=" + "p" * 43}
    answer = httpx.post(f"{base}/api/v1/me", json={"name": "Maud"}, headers=planted)
    assert answer.status_code == 200
    guest = answer.cookies["openhearts"]
    assert guest != "p" * 43
    assert httpx.get(f"{base}/api/v1/me", headers=planted).status_code == 401
    own = {"Cookie": f"openhearts={guest}"}
    body = {"name": "Maud", "password": "correct horse"}
    entered = httpx.post(f"{base}/api/v1/account", json=body, headers=own).cookies["openhearts"]
    assert httpx.get(f"{base}/api/v1/me", headers=own).status_code == 401, "the guest's session is over"
    assert httpx.get(f"{base}/api/v1/me", headers={"Cookie": f"openhearts={entered}"}).json()["kind"] == "account"


LOGGING = """
import asyncio, logging
from openhearts.server.logs import write_logs
write_logs("info")
async def main():
    async def fails(card):
        raise ValueError(card)
    task = asyncio.create_task(fails("QS"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    del task
    asyncio.get_running_loop().call_soon(lambda: fails.nothing)
    await asyncio.sleep(0.01)
    logging.getLogger("somebody.else").warning("beware")
    logging.getLogger("somebody.else").info("nobody needs this")
asyncio.run(main())
"""


def test_what_goes_wrong_outside_our_code_is_logged_without_its_words() -> None:
    run = subprocess.run([sys.executable, "-c", LOGGING], capture_output=True, text=True, timeout=60, check=True)
    lines = [json.loads(line) for line in run.stderr.splitlines()]
    assert [line["message"] for line in lines][-1] == "beware"
    assert "Task exception was never retrieved" in [line["message"] for line in lines]
    assert "QS" not in run.stderr
    assert "Traceback" not in run.stderr


def test_the_log_says_why_something_is_unavailable(
    base: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(_self: object, *_arguments: object, **_limits: int) -> bool:
        raise Unavailable("database or disk is full")

    maud = Browser(base).account("Maud")
    monkeypatch.setattr(Keepsakes, "keep", fails)
    assert code(maud.put("kept/a", json={"document": 1})) == (503, "unavailable")
    assert "a request could not be answered: database or disk is full" in caplog.messages


# --- Limits -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "beginning",
    [
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: a",
        b"POST /api/v1/me HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n",
        b"POST /api/v1/me HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n2;a",
    ],
    ids=["headers", "a header", "trailers", "a chunk's extension"],
)
@pytest.mark.parametrize("more", [b"b: c\r\n" * 1000, b"b" * 6000], ids=["many", "long"])
def test_a_head_without_end_is_not_kept(tmp_path: Path, beginning: bytes, more: bytes) -> None:
    with serving(tmp_path, settings(tmp_path / "t.sqlite")) as base:
        host, _, port = base.removeprefix("http://").partition(":")
        with socket.create_connection((host, int(port)), 5) as endless:
            endless.sendall(beginning)
            for _ in range(2000):
                try:
                    endless.sendall(more)
                except OSError:
                    return
    raise AssertionError("it was all read")


@pytest.mark.parametrize(
    "more",
    [
        b"Content-Length: 2\r\n\r\n{}",
        b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"X: %b\r\n\r\n" % (b"x" * 9000),
        b"X: x\r\n" * 130 + b"\r\n",
    ],
    ids=["a body", "pieces", "a long header", "many headers"],
)
@pytest.mark.parametrize("method", [b"GET", b"POST"])
def test_what_can_be_no_websocket_is_refused(base: str, method: bytes, more: bytes) -> None:
    """Nobody waits without end for whoever asks for one."""
    head = method + b" /api/v1/lobby/socket HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    key = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
    with socket.create_connection(("127.0.0.1", int(base.rpartition(":")[2])), timeout=5) as raw:
        raw.sendall(head + key + more)
        answer = b""
        while data := raw.recv(1000):
            answer += data
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b"\r\ncache-control: no-store\r\n" in answer


def open_ones(base: str, many: int) -> int:
    """How many of so many simultaneous connections stay open."""
    host, _, port = base.removeprefix("http://").partition(":")
    tried = [socket.create_connection((host, int(port)), 1) for _ in range(many)]

    def stays(each: socket.socket) -> bool:
        try:
            each.sendall(b"GET /api/v1/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            return each.recv(100).startswith(b"HTTP/1.1 200")
        except OSError:
            return False

    try:
        return sum(map(stays, tried))
    finally:
        for each in tried:
            each.close()


def test_an_address_has_so_many_connections_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "")
    few = settings(tmp_path / "t.sqlite", connections_most=4, machine=False)

    async def playing(base: str) -> None:
        guest = await Guest.come(base, "Maud")
        table = await guest.open()
        await guest.client.aclose()
        async with guest.at(table), guest.in_lobby():
            assert await asyncio.to_thread(open_ones, base, 9) == 2
        await asyncio.sleep(0.3)
        assert await asyncio.to_thread(open_ones, base, 9) == 4

    with serving(tmp_path, few) as base:
        asyncio.run(playing(base))


@pytest.mark.parametrize("host", ["127.0.0.1", "::"])
def test_whoever_comes_by_way_of_a_proxy_is_counted_too(tmp_path: Path, host: str) -> None:
    few = settings(tmp_path / "t.sqlite", connections_most=2, machine=False)

    async def looking(base: str) -> None:
        guest = await Guest.come(base, "Maud")
        address = f"{base.replace('http', 'ws')}/api/v1/lobby/socket"

        def by(client: str) -> connect:
            return connect(address, additional_headers={"Cookie": guest.cookie, "X-Forwarded-For": client})

        async with by("192.0.2.1"), by("192.0.2.1"), by("192.0.2.2"), by("192.0.2.1") as third:
            await third.wait_closed()
            assert (third.close_code, third.close_reason) == (4429, "too_fast")
        await asyncio.sleep(0.3)
        async with by("192.0.2.1") as again:
            assert json.loads(await again.recv())["news"] == "lobby"

    with serving(tmp_path, few, host=host) as base:
        asyncio.run(looking(base))


def let_go_unread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, headers: bytes = b"") -> None:
    """Asks for a large file with these headers, reads nothing for a while: the rest of it is thrown away."""
    monkeypatch.setattr(http_connection, "READS_WITHIN", 0.3)
    (small_page(tmp_path / "page") / "large.txt").write_bytes(bytes(32 << 20))
    with serving(tmp_path, settings(tmp_path / "t.sqlite"), tmp_path / "page") as base:
        host, _, port = base.removeprefix("http://").partition(":")
        with socket.create_connection((host, int(port)), 5) as deaf:
            deaf.sendall(b"GET /large.txt HTTP/1.1\r\nHost: 127.0.0.1\r\n" + headers + b"\r\n")
            time.sleep(2)
            read = 0
            with contextlib.suppress(ConnectionResetError):
                while part := deaf.recv(1 << 20):
                    read += len(part)
            assert read < 32 << 20, "what was left was thrown away"


def test_whoever_reads_no_answer_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    let_go_unread(tmp_path, monkeypatch)


def test_whoever_leaves_the_rest_of_a_last_answer_unread_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be too little to wait for while the answer is sent, and closing would wait for it for ever."""
    made = HttpConnection.connection_made

    def with_room(self: HttpConnection, transport: asyncio.Transport) -> None:
        made(self, transport)
        transport.set_write_buffer_limits(high=1 << 30)

    monkeypatch.setattr(HttpConnection, "connection_made", with_room)
    let_go_unread(tmp_path, monkeypatch, b"Connection: close\r\n")


def test_no_rules_are_as_long_as_somebody_likes(base: str) -> None:
    """Their length is limited, because everybody in the lobby is sent the rules of every open table."""

    async def opening() -> None:
        guest = await Guest.come(base, "Maud")
        for long in ({"pass_cycle": ["left"] * 6000}, {"pass_cycle": ["left"] * 600}):
            answer = await guest.client.post("/api/v1/tables", json={"rules": long})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_command")
        async with guest.at(await guest.open()) as player:
            assert (await player.ask("rules", rules=long))["code"] == "bad_command"
            assert (await player.ask("rules", rules={"pass_cycle": ["left"] * 60}))["answer"] == "done"

    asyncio.run(opening())


def test_whoever_lets_many_bots_think_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """The more bots wait for threads, the less time each gets."""
    given: list[float] = []
    all_there = threading.Event()

    def bot(_name: str, seconds: float) -> SimpleNamespace:
        given.append(seconds)
        return SimpleNamespace(choose=lambda _view: all_there.wait(20))

    def failed() -> None:
        raise AssertionError("every bot chooses")

    async def thinking() -> None:
        thinkers, chosen = Thinkers(Measures().thinking, threads=1), asyncio.Queue[object]()
        thinkers.choose("expert", None, chosen.put_nowait, failed)  # type: ignore[arg-type]
        while not given:
            await asyncio.sleep(0.01)
        for _ in range(19):
            thinkers.choose("expert", None, chosen.put_nowait, failed)  # type: ignore[arg-type]
        all_there.set()
        async with asyncio.timeout(20):
            for _ in range(20):
                await chosen.get()
        thinkers.choose("expert", None, chosen.put_nowait, failed)  # type: ignore[arg-type]
        await chosen.get()
        thinkers.close()

    monkeypatch.setattr(thinking_room, "bot", bot)
    asyncio.run(thinking())
    assert given[0] == given[-1] == 1.0, "whoever is alone has all the time"
    assert sum(given[1:11]) < 2, "of those who wait, the last waits little longer than for one"
