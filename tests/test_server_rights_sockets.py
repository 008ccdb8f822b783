"""Rights at WebSockets: every kind of person tries every socket and every command. Refusals have codes; new sockets and
commands must be added here.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, get_args

import pytest
from litestar.routes import WebSocketRoute
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from openhearts.cli import main
from openhearts.server.service import Settings
from openhearts.server.site import application
from openhearts.tables.protocol import Command, LobbyCommand
from openhearts.tables.refusals import CODES
from tests.browser import Browser
from tests.served import serving, settings

WHO = ("nobody", "forged", "guest", "account", "host", "player", "other", "bot", "admin", "suspended")
"""`host` has opened the table, at which `player` sits as well; `other` sits at another one."""

AT_TABLE = WHO[2:-1]
"""Those who are admitted with the table's key; without a seat they watch."""

# By socket, the codes with which people are refused, without the table's key and with it.
STRANGERS = {"nobody": "no_session", "forged": "no_session", "suspended": "suspended"}
UNINVITED = STRANGERS | dict.fromkeys(("guest", "account", "other", "bot", "admin"), "not_watchable")
DOORS = {
    "/lobby/socket": (STRANGERS, STRANGERS),
    "/tables/{table}/socket": (UNINVITED, STRANGERS),
}
CLOSED_WITH = {"no_session": 4401, "suspended": 4403, "not_watchable": 4403}

SEATED = dict.fromkeys(AT_TABLE, "not_seated") | {"host": "", "player": ""}
HOSTS = dict.fromkeys(AT_TABLE, "not_host") | {"host": ""}

# Fields may contain {table}, the host's {person} and {another}, the player's. An empty code: the command is done.
COMMANDS: dict[str, list[tuple[dict[str, Any], dict[str, str]]]] = {
    "sit": [
        ({}, dict.fromkeys(AT_TABLE, "") | {"host": "already_seated", "player": "already_seated"}),
        ({"seat": 0}, dict.fromkeys(AT_TABLE, "seat_taken") | {"host": "already_seated", "player": "already_seated"}),
    ],
    "leave": [({}, SEATED)],
    "ready": [({"part": "ab"}, SEATED)],
    "start": [({}, HOSTS)],
    "act": [
        ({"hand": 0, "action": "play 0 QS"}, SEATED | dict.fromkeys(("host", "player"), "no_game_running")),
    ],
    "return": [({}, SEATED | dict.fromkeys(("host", "player"), "not_away"))],
    "here": [({}, dict.fromkeys(AT_TABLE, ""))],
    "phrase": [({"phrase": "people-phrase-well_played"}, SEATED)],
    "say": [({"text": "Good evening"}, SEATED)],
    "limits": [({"limits": {"chat": "off"}}, HOSTS), ({"limits": {"rated": True}}, HOSTS | {"host": "fixed"})],
    "rules": [({"rules": {"extends": "spot"}}, HOSTS)],
    "bot": [({"seat": 2, "bot": "random"}, HOSTS), ({"seat": 0, "bot": "random"}, HOSTS | {"host": "seat_taken"})],
    "remove": [({"seat": 1}, HOSTS)],
    "readmit": [
        ({"person": "{another}"}, HOSTS),
        ({"person": "nobody"}, dict.fromkeys(AT_TABLE, "not_host") | {"host": "no_such_person"}),
    ],
    "reseat": [({"seat": 0, "to": 2}, HOSTS)],
    "host": [({"seat": 1}, HOSTS)],
    "mute": [
        ({"person": "{another}"}, SEATED | {"player": "no_such_person"}),
        ({"person": "{person}"}, SEATED | {"host": "no_such_person"}),
    ],
    "block": [
        ({"person": "{another}", "blocked": False}, SEATED | {"player": "no_such_person"}),
        ({"person": "{another}"}, SEATED | {"player": "no_such_person"}),
    ],
    "report": [({"person": "{person}", "words": "rude"}, SEATED | {"host": "no_such_person"})],
}  # fmt: skip
PLAYING: list[tuple[str, dict[str, Any], dict[str, str]]] = [
    ("act", {"hand": 0, "action": "play 0 QS"}, SEATED | {"host": "not_now", "player": "not_your_seat"}),
    ("act", {"hand": 0, "action": "play 1 QS"}, SEATED | {"host": "not_your_seat", "player": "not_now"}),
    ("act", {"hand": 7, "action": "play 0 QS"}, SEATED | dict.fromkeys(("host", "player"), "hand_over")),
    ("start", {}, HOSTS | {"host": "game_running"}),
    ("ready", {}, SEATED | dict.fromkeys(("host", "player"), "game_running")),
    ("rules", {"rules": {}}, HOSTS | {"host": "game_running"}),
    ("reseat", {"seat": 0, "to": 2}, HOSTS | {"host": "game_running"}),
    (
        "sit",
        {"seat": 1},
        dict.fromkeys(AT_TABLE, "seat_taken") | {"host": "already_seated", "player": "already_seated"},
    ),
]
"""Commands that are refused during a game."""

WISH = {"rules": "black-lady", "speed": "normal", "rated": False}
LOBBY: dict[str, list[tuple[dict[str, Any], dict[str, str]]]] = {
    "wait": [
        ({"wish": WISH}, dict.fromkeys(AT_TABLE, "") | {"bot": "not_admitted"}),
        (
            {"wish": WISH | {"rated": True}},
            dict.fromkeys(AT_TABLE, "account_needed") | {"account": "", "admin": "", "bot": "not_admitted"},
        ),
    ],
    "stop": [({}, dict.fromkeys(AT_TABLE, "not_waiting"))],
}


def test_every_door_and_every_command_is_tried() -> None:
    routes = application(Settings(":memory:")).routes
    doors = {route.path for route in routes if isinstance(route, WebSocketRoute)}
    assert doors == {f"/api/v1{path.replace('{table}', '{table:str}')}" for path in DOORS}
    assert set(COMMANDS) == {kind.__struct_config__.tag for kind in get_args(Command)}
    assert set(LOBBY) == {kind.__struct_config__.tag for kind in get_args(LobbyCommand)}
    for rows in (*COMMANDS.values(), *LOBBY.values()):
        assert all(set(rights) == set(AT_TABLE) for _fields, rights in rows)


class Club:
    """One person of each kind."""

    def __init__(self, base: str, database: str) -> None:
        self.base = base
        self.people = {who: Browser(base) for who in WHO}
        self.people["forged"].headers["Cookie"] = "openhearts=" + "x" * 43
        for who in ("guest", "host", "player", "other", "suspended"):
            self.people[who].guest(who)
        for who in ("account", "admin"):
            self.people[who].account(who)
        token = self.people["account"].sent("bots", name="Bot").json()["token"]
        self.people["bot"].headers["Authorization"] = f"Bearer {token}"
        self.people["other"].sent("tables")
        self.ids = {who: self.people[who].me["person"] for who in AT_TABLE}
        assert main(["admin", "appoint", "admin", "--database", database]) == 0
        suspended = self.people["suspended"].me["person"]
        assert main(["admin", "suspend", suspended, "--database", database]) == 0

    def headers(self, who: str) -> dict[str, str]:
        """The headers that identify a person."""
        person = self.people[who]
        cookie = {"Cookie": f"openhearts={person.session}"} if "openhearts" in person.cookies else {}
        return {name: person.headers[name] for name in ("Authorization", "Cookie") if name in person.headers} | cookie

    @asynccontextmanager
    async def at(self, who: str, path: str) -> AsyncIterator[ClientConnection]:
        """Connects a person to a WebSocket."""
        address = f"{self.base.replace('http', 'ws')}/api/v1{path}"
        async with connect(address, additional_headers=self.headers(who), max_queue=None) as socket:
            yield socket

    async def table(self, *, playing: bool = False) -> str:
        """Opens a table with the host, the player and bots. Returns its path."""
        opened = self.people["host"].post("tables", json={"bot": "random"}).json()
        path = f"/tables/{opened['table']}/socket?key={opened['key']}"
        async with self.at("player", path) as socket:
            assert await self.asked(socket, {"do": "sit", "id": "sit"}) == ""
            if playing:
                async with self.at("host", path) as host:
                    assert await self.asked(host, {"do": "start", "id": "start"}) == ""
        return path

    @staticmethod
    async def asked(socket: ClientConnection, command: dict[str, Any]) -> str:
        """Sends a command. Returns the code with which it is refused; empty: it is done."""
        await socket.send(json.dumps(command))
        async with asyncio.timeout(20):
            while True:
                told = json.loads(await socket.recv())
                if told.get("news") in ("waits", "stopped") or told.get("answer") == "done":
                    return ""
                if "refused" in (told.get("news"), told.get("answer")):
                    assert told["message"]["id"]
                    return str(told["code"])


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """All kinds of people at a server."""
    monkeypatch.setattr("openhearts.server.sessions.REMEMBERED_FOR", 0)
    database = str(tmp_path / "t.sqlite")
    with serving(tmp_path, settings(database)) as base:
        yield Club(base, database)


def test_everybody_at_every_door(club: Club) -> None:
    async def trying() -> None:
        invited = await club.table()
        table, _, key = invited.partition("?")
        for path, (without, with_key) in DOORS.items():
            for query, closed in (("", without), (f"?{key}", with_key), ("?key=wrong", without)):
                address = path.replace("/tables/{table}/socket", table) + query
                for who in WHO:
                    async with club.at(who, address) as socket:
                        try:
                            async with asyncio.timeout(20):
                                first = json.loads(await socket.recv())
                            found = ""
                            assert first.get("fact") == "opened" or first.get("news") == "lobby"
                        except ConnectionClosed:
                            found = socket.close_reason or ""
                            assert socket.close_code == CLOSED_WITH[found]
                    assert found == closed.get(who, ""), (who, address)

    asyncio.run(trying())


def test_everybody_with_every_command(club: Club) -> None:
    wrong: list[str] = []

    async def trying() -> None:
        rows = [(do, *row, False) for do, rows in COMMANDS.items() for row in rows]
        rows += [(*row, True) for row in PLAYING]
        for do, fields, rights, playing in sorted(rows, key=lambda row: row[0] == "block"):  # holds everywhere
            named = json.loads(
                json.dumps(fields).replace("{person}", club.ids["host"]).replace("{another}", club.ids["player"])
            )
            path = ""
            for who in AT_TABLE:
                path = path or await club.table(playing=playing)
                async with club.at(who, path) as socket:
                    code = await club.asked(socket, {"do": do, "id": f"{who} {do}", **named})
                path = path if code or do == "block" else ""  # a done command changes it
                if code != rights[who]:
                    wrong.append(f"{do} {fields} by {who}: {code or 'done'}, not {rights[who] or 'done'}")
                assert not code or code in CODES or playing

    asyncio.run(trying())
    assert not wrong, "\n".join(wrong)


def test_whoever_was_removed_is_kept_out_even_with_the_link(club: Club) -> None:
    async def trying() -> None:
        path = await club.table()
        address = path.replace("/socket?", "?").removeprefix("/")

        async def closed(socket: ClientConnection) -> tuple[int | None, str | None]:
            async with asyncio.timeout(20):
                with suppress(ConnectionClosed):
                    while True:
                        await socket.recv()
            return socket.close_code, socket.close_reason

        async with club.at("host", path) as host:
            async with club.at("player", path) as player:
                assert await club.asked(host, {"do": "remove", "seat": 1, "id": "out"}) == ""
                assert await closed(player) == (4403, "removed")
            async with club.at("player", path) as player:
                assert await closed(player) == (4403, "removed")
            refused = await asyncio.to_thread(club.people["player"].get, address)
            assert (refused.status_code, refused.json()["code"]) == (403, "removed")
            readmit = {"do": "readmit", "person": club.ids["player"], "id": "in"}
            assert await club.asked(host, readmit) == ""
            async with club.at("player", path) as player:
                assert await club.asked(player, {"do": "sit", "id": "again"}) == ""

    asyncio.run(trying())


def test_everybody_with_every_command_of_the_lobby(club: Club) -> None:
    wrong: list[str] = []

    async def trying() -> None:
        for do, rows in LOBBY.items():
            for fields, rights in rows:
                for who in AT_TABLE:
                    async with club.at(who, "/lobby/socket") as socket:
                        code = await club.asked(socket, {"do": do, **fields})
                        if not code:
                            assert await club.asked(socket, {"do": "stop"}) == ""
                    if code != rights[who]:
                        wrong.append(f"{do} {fields} by {who}: {code or 'done'}, not {rights[who] or 'done'}")

    asyncio.run(trying())
    assert not wrong, "\n".join(wrong)
