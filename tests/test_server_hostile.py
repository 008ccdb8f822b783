"""Hostile input from every kind of person: the server answers with a code or closes the connection, never with a
traceback, and a game at another table is played to its end meanwhile.
"""

import asyncio
import contextlib
import json
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from openhearts.server import http_connection
from openhearts.tables.refusals import CODES
from tests.served import serving, settings
from tests.test_server_rights_sockets import Club
from tests.wire import Guest, Visit

TURNED_AWAY = ("nobody", "forged", "suspended")
LET_IN = ("spectator", "guest", "player", "other", "bot", "admin")
"""`spectator` watches without the key; the others have the key, but only the player has a seat."""

SOMETHING = {"do": "phrase", "phrase": "people-phrase-well_played"}


@pytest.fixture
def club(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[Club]:
    """All kinds of people at a server, which mustn't log an error of its own."""
    database = str(tmp_path / "t.sqlite")
    with caplog.at_level(logging.ERROR), serving(tmp_path, settings(database, commands=(40, 10))) as base:
        yield Club(base, database)
    assert [record.getMessage() for record in caplog.records] == []


async def table(club: Club) -> str:
    """Opens a table that anybody may watch, with the host, the player and bots, and starts a game there."""
    limits = {"entrance": "open"}
    opened = club.people["host"].post("tables", json={"bot": "random", "limits": limits}).json()
    path = f"/tables/{opened['table']}/socket?key={opened['key']}"
    async with club.at("player", path) as player, club.at("host", path) as host:
        assert await club.asked(player, {"do": "sit", "id": "sit"}) == ""
        assert await club.asked(host, {"do": "start", "id": "start"}) == ""
    return path


@asynccontextmanager
async def at(club: Club, who: str, path: str) -> AsyncIterator[ClientConnection]:
    """Connects a person; the spectator comes without the key."""
    address = path.partition("?")[0] if who == "spectator" else path
    async with club.at("guest" if who == "spectator" else who, address) as socket:
        yield socket


@asynccontextmanager
async def a_game_beside(club: Club) -> AsyncIterator[None]:
    """A context during which somebody plays at another table, from the beginning of a game to its end."""
    guest = await Guest.come(club.base, "Maud")
    async with guest.at(await guest.open(rules={"end": {"hands": 1}}, bot="random")) as player:
        await player.ask("ready")
        playing = asyncio.create_task(player.play())
        yield
        async with asyncio.timeout(60):
            await playing
        assert len(player.saw("ended")) == 1
    await guest.client.aclose()


async def closed(socket: ClientConnection) -> int:
    """Reads until the connection is closed. Returns the close code."""
    async with asyncio.timeout(30):
        with contextlib.suppress(ConnectionClosed):
            while True:
                await socket.recv()
    return socket.close_code or 0


async def answers(socket: ClientConnection, many: int) -> list[dict[str, Any]]:
    """The next answers, skipping other messages."""
    found: list[dict[str, Any]] = []
    async with asyncio.timeout(30):
        while len(found) < many:
            told = json.loads(await socket.recv())
            if "answer" in told:
                found.append(told)
    return found


# --- At a table -------------------------------------------------------------------------------------------------------


async def oversized(_club: Club, _who: str, socket: ClientConnection) -> None:
    """Sends a message whose fragments are short enough, but not together."""
    await socket.send(iter(["x" * 5000, "x" * 5000]))
    assert await closed(socket) == 1009


async def too_long(_club: Club, _who: str, socket: ClientConnection) -> None:
    await socket.send("x" * 9000)
    assert await closed(socket) == 1009


async def malformed(_club: Club, who: str, socket: ClientConnection) -> None:
    texts = ["", "{", "[]", "null", "{}", '{"do":"fly","id":"1"}', '{"do":"act","id":"1"}', '{"do":"return","id":""}']
    texts += ['{"do":"return","id":"\\ud800"}', '{"do":"return","id":1}', '{"do":"return","id":"1","more":1}']
    texts += [
        '{"do":"act","id":"1","hand":1e999,"action":"x"}',
        "[" * 8000,
        '{"do":"sit","id":"1","seat":1180591620717}',
    ]
    for text in texts:
        await socket.send(text)
    found = await answers(socket, len(texts))
    assert {each["code"] for each in found[:-1]} == {"bad_command"}, found
    assert found[-1]["code"] in CODES
    await socket.send('{"do":"act","id":"odd","hand":0,"action":"pass 1 \\u0000"}')
    [odd] = await answers(socket, 1)
    assert odd["code"] == ("no_such_card" if who == "player" else "not_seated")


async def replayed(_club: Club, who: str, socket: ClientConnection) -> None:
    for _ in range(3):
        await socket.send(json.dumps(SOMETHING | {"id": "again"}))
    found = [{**answer, "at": 0} for answer in await answers(socket, 3)]
    assert found == found[:1] * 3
    assert found[0].get("code", "") == ("" if who == "player" else "not_seated")


async def replayed_from_others(_club: Club, who: str, socket: ClientConnection) -> None:
    """Sends ids that the player and the host have used: nobody gets another person's answer."""
    for id in ("sit", "start"):
        await socket.send(json.dumps({"do": "return", "id": id}))
    found = [each.get("code", "") for each in await answers(socket, 2)]
    assert found == (["", "not_away"] if who == "player" else ["not_seated"] * 2)


async def out_of_turn(_club: Club, who: str, socket: ClientConnection) -> None:
    for seat, card in ((0, "QS"), (1, "QS"), (99, "QS"), (-1, "QS")):
        await socket.send(json.dumps({"do": "act", "id": f"{seat}", "hand": 0, "action": f"play {seat} {card}"}))
    found = [each["code"] for each in await answers(socket, 4)]
    if who != "player":
        assert found == ["not_seated"] * 4
    else:
        assert found[:2] == ["not_your_seat", "not_now"]
        assert set(found[2:]) <= {"not_your_seat", "bad_action"}


async def flooding(_club: Club, _who: str, socket: ClientConnection) -> None:
    """Sends each command after the answer to the last: otherwise further data could reset the closed connection, and
    its close code would be lost.
    """
    codes: set[str] = set()
    with pytest.raises(ConnectionClosed) as ended:
        await pouring(socket, json.dumps({"do": "act", "id": "1", "hand": 9, "action": "play 0 QS"}), codes)
    assert ended.value.rcvd is not None
    assert (ended.value.rcvd.code, ended.value.rcvd.reason) == (4429, "too_fast")
    assert "too_fast" in codes


async def pouring(socket: ClientConnection, text: str, codes: set[str]) -> None:
    """Sends a text forever, and collects the codes with which it is refused."""
    while True:
        await socket.send(text)
        told: dict[str, Any] = {}
        while "refused" not in (told.get("answer"), told.get("news")):
            told = json.loads(await asyncio.wait_for(socket.recv(), 30))
        codes.add(told["code"])


async def trickling(_club: Club, who: str, socket: ClientConnection) -> None:
    """Sends a command a few letters at a time. It is handled once complete, and nobody has to wait for it."""
    words = json.dumps(SOMETHING | {"id": "slow"})

    async def letters() -> AsyncIterator[str]:
        for at in range(0, len(words), 3):
            yield words[at : at + 3]
            await asyncio.sleep(0.03)

    await socket.send(letters())
    [told] = await answers(socket, 1)
    assert told.get("code", "") == ("" if who == "player" else "not_seated")


Harm = Callable[[Club, str, ClientConnection], Awaitable[None]]
HARM: tuple[Harm, ...] = (
    oversized,
    too_long,
    malformed,
    replayed,
    replayed_from_others,
    out_of_turn,
    flooding,
    trickling,
)


@pytest.mark.parametrize("harm", HARM, ids=lambda harm: harm.__name__)
def test_at_a_table(club: Club, harm: Harm) -> None:
    async def trying() -> None:
        path = await table(club)

        async def by(who: str) -> None:
            async with at(club, who, path) as socket:
                await harm(club, who, socket)

        async with a_game_beside(club):
            for who in LET_IN:
                await by(who)

    asyncio.run(trying())


def test_who_is_turned_away_is_not_heard(club: Club) -> None:
    """Whatever they send, their connections are closed, as if they had sent nothing or while they are sending."""
    sent = ["x" * 9000, "{", json.dumps(SOMETHING | {"id": "1"}), *['{"do":"return","id":"1"}'] * 300]

    async def trying() -> None:
        path = await table(club)
        async with a_game_beside(club):
            for who in TURNED_AWAY:
                for address in (path, "/lobby/socket"):
                    async with club.at(who, address) as socket:
                        with contextlib.suppress(ConnectionClosed):
                            for text in sent:
                                await socket.send(text)
                        assert await closed(socket) in (4401, 4403, 1006, 1009)

    asyncio.run(trying())


# --- In the lobby -----------------------------------------------------------------------------------------------------


def test_in_the_lobby(club: Club) -> None:
    texts = ("", "{", "[" * 8000, '{"do":"wait"}', '{"do":"wait","wish":{"rules":"\\ud800"}}')

    async def trying() -> None:
        async with a_game_beside(club):
            for who in LET_IN[1:]:
                async with club.at(who, "/lobby/socket") as socket:
                    visit = Visit(socket)
                    for text in texts:
                        await socket.send(text)
                        assert (await visit.until("refused"))["code"] == "bad_command"
                for text in texts:
                    async with club.at(who, "/lobby/socket") as socket:
                        codes: set[str] = set()
                        with pytest.raises(ConnectionClosed) as ended:
                            await pouring(socket, text, codes)
                        assert ended.value.rcvd is not None
                        assert (ended.value.rcvd.code, codes - {"bad_command"}) == (4429, {"too_fast"})
                async with club.at(who, "/lobby/socket") as socket:
                    await socket.send("x" * 9000)
                    assert await closed(socket) == 1009

    asyncio.run(trying())


# --- Requests ---------------------------------------------------------------------------------------------------------

BODIES = {
    "oversized": (b'{"name": "' + b"x" * 70_000 + b'"}', 413, "too_large"),
    "malformed": (b'{"name": {', 400, "bad_command"),
    "nothing": (b"", 400, "bad_command"),
}


@pytest.mark.parametrize("who", ["nobody", "forged", *LET_IN[1:]])
def test_requests(club: Club, who: str) -> None:
    for path in ("me", "session", "session/passkey"):
        for body, status, code in BODIES.values():
            answer = club.people[who].post(path, content=body, headers={"Content-Type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (status, code), (path, answer.text)
            assert set(answer.json()) == {"code", "message"}


def test_everybody_who_floods_is_told_to_wait(tmp_path: Path) -> None:
    """Requests are limited per address, whoever sends them."""
    with serving(tmp_path, settings(tmp_path / "t.sqlite", commands=(40, 10))) as base:
        club = Club(base, str(tmp_path / "t.sqlite"))
        headers = {who: club.headers(who) for who in ("nobody", *LET_IN[1:])}
    with serving(tmp_path, settings(tmp_path / "t.sqlite", machine=False, requests=(5, 0.001))) as base:
        for number, (who, own) in enumerate(headers.items()):
            answers = [httpx.get(f"{base}/api/v1/health", headers=own).status_code for _ in range(6)]
            assert answers == ([200] * 5 + [429] if number == 0 else [429] * 6), who


@pytest.mark.parametrize("who", ["nobody", "player", "bot", "admin"])
def test_who_never_ends_a_request_is_let_go(club: Club, who: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_connection, "REQUEST_WITHIN", 0.5)
    own = "".join(f"{name}: {value}\r\n" for name, value in club.headers(who).items())
    head = f"POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n{own}Content-Type: application/json\r\n"
    with socket.create_connection(("127.0.0.1", int(club.base.rpartition(":")[2])), 10) as raw:
        raw.sendall(f"{head}Content-Length: 60\r\n\r\n".encode() + b"{")
        assert raw.recv(100) == b"", "closed, and nothing was done"
    assert httpx.get(f"{club.base}/api/v1/health").status_code == 200
