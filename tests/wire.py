"""People at a table over the network: guests with cookies, who know only what they are sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.club import Reader

UNKEPT = httpx.Limits(max_keepalive_connections=0)


class Guest:
    """A guest at a server."""

    def __init__(self, client: httpx.AsyncClient, person: str, cookie: str) -> None:
        self.client = client
        self.person = person
        self.cookie = cookie

    @classmethod
    async def come(cls, base: str, name: str) -> Guest:
        """Becomes a new guest."""
        client = httpx.AsyncClient(base_url=base, timeout=20, limits=UNKEPT)
        answer = await client.post("/api/v1/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        return cls(client, answer.json()["person"], f"openhearts={client.cookies['openhearts']}")

    def to(self, base: str) -> Guest:
        """The same person at another server."""
        client = httpx.AsyncClient(base_url=base, timeout=20, limits=UNKEPT, headers={"Cookie": self.cookie})
        return Guest(client, self.person, self.cookie)

    async def open(self, **fields: Any) -> dict[str, str]:
        """Opens a table."""
        answer = await self.client.post("/api/v1/tables", json=fields)
        assert answer.status_code == 201, answer.text
        invitation: dict[str, str] = answer.json()
        return invitation

    @asynccontextmanager
    async def at(self, table: dict[str, str], since: int = 0) -> AsyncIterator[Player]:
        """Connects to a table."""
        base = str(self.client.base_url).replace("http", "ws").rstrip("/")
        address = f"{base}/api/v1/tables/{table['table']}/socket?since={since}&key={table['key']}"
        async with connect(address, additional_headers={"Cookie": self.cookie}, max_queue=None) as socket:
            player = Player(self, socket, since)
            reading = asyncio.create_task(player.read())
            try:
                yield player
            finally:
                reading.cancel()

    @asynccontextmanager
    async def in_lobby(self) -> AsyncIterator[Visit]:
        """Connects to the lobby."""
        base = str(self.client.base_url).replace("http", "ws").rstrip("/")
        async with connect(f"{base}/api/v1/lobby/socket", additional_headers={"Cookie": self.cookie}) as socket:
            yield Visit(socket)


class Visit:
    """One connection to the lobby."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def wait(self, rules: str = "black-lady", **more: Any) -> None:
        """Joins the queue for a game."""
        await self.socket.send(json.dumps({"do": "wait", "wish": {"rules": rules, **more}}))

    async def until(self, so: Any, seconds: float = 30) -> dict[str, Any]:
        """Waits for the first message that meets a condition, or that is of a kind given by name."""
        if isinstance(so, str):
            return await self.until(lambda news: news["news"] == so, seconds)
        async with asyncio.timeout(seconds):
            while not so(news := json.loads(await self.socket.recv())):
                pass
        return dict(news)


class Player:
    """One connection to a table, and what it has received."""

    commands = 0

    def __init__(self, guest: Guest, socket: ClientConnection, since: int) -> None:
        self.guest = guest
        self.socket = socket
        self.n = since
        self.frames: list[dict[str, Any]] = []
        self.changed = asyncio.Event()
        self.closed: tuple[int, str] | None = None
        self.watching = 0
        "How many people watch, as it was last told."
        self.forgotten: list[str] = []
        "Who was forgotten meanwhile."
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.seat: int | None = None
        self.knows = Reader(None)

    async def read(self) -> None:
        """Reads until the connection closes."""
        try:
            async for message in self.socket:
                told = json.loads(message)
                if "watching" in told:
                    self.watching = told["watching"]
                    self.changed.set()
                elif "forgotten" in told:
                    self.forgotten.append(told["forgotten"])
                    self.changed.set()
                elif "answer" not in told:
                    self._see(told)
                elif told["id"] in self._answers:
                    self._answers.pop(told["id"]).set_result(told)
        except ConnectionClosed:
            pass
        self.closed = (self.socket.close_code or 0, self.socket.close_reason or "")
        for waiting in self._answers.values():
            waiting.cancel()
        self.changed.set()

    async def until_closed(self, within: float = 10) -> None:
        """Waits until the connection has ended, at most so many seconds."""
        async with asyncio.timeout(within):
            while self.closed is None:
                self.changed.clear()
                await self.changed.wait()

    async def ask(self, do: str, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """Sends a command, and waits for its answer and its first entry."""
        Player.commands += 1
        id = id or f"c{Player.commands}"
        answer = self._answers[id] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"do": do, "id": id, **fields}))
        told: dict[str, Any] = await asyncio.wait_for(answer, 20)
        if told["answer"] == "done":
            await self.until(lambda: self.n >= told["n"])
        return told

    async def until(self, so: Any, seconds: float = 20) -> None:
        """Waits until a condition holds."""
        async with asyncio.timeout(seconds):
            while not so():
                assert self.closed is None, self.closed
                self.changed.clear()
                await self.changed.wait()

    def saw(self, fact: str) -> list[dict[str, Any]]:
        """All frames of that kind received so far."""
        return [frame for frame in self.frames if frame["fact"] == fact]

    def _see(self, frame: dict[str, Any]) -> None:
        assert frame["n"] == self.n + 1, "no number is missing, none comes twice"
        self.n = frame["n"]
        self.frames.append(frame)
        if frame["fact"] == "sat" and frame["person"] == self.guest.person:
            self.seat = frame["seat"]
            self.knows.seat = self.seat
        self.knows.see(frame)
        self.changed.set()

    @property
    def running(self) -> bool:
        """Whether a game is being played."""
        return len(self.saw("started")) > len(self.saw("ended"))

    @property
    def played(self) -> int:
        """How many cards have been played in this hand."""
        view = self.knows.view
        assert view is not None
        return sum(len(trick["cards"]) for trick in (*view.tricks, *([view.trick] if view.trick else [])))

    def action(self) -> str | None:
        """A legal action; None if it isn't this seat's turn."""
        view = self.knows.view
        if self.seat is None or view is None or self.seat not in view.to_dict()["waiting"]:
            return None
        if view.phase == "pass":
            return f"pass {self.seat} {' '.join(view.cards[: view.pass_count])}"
        return f"play {self.seat} {view.legal[0]}"

    async def play(self, until: Any = None, patience: float = 20) -> None:
        """Plays this seat until a condition holds, or to the game's end. Waits up to `patience` seconds for others."""
        while self.running and not (until and until()):
            action = self.action()
            if action is None:
                await self.until(lambda before=self.n: self.n > before, patience)
            else:
                assert self.knows.view is not None
                hand = self.knows.view.to_dict()["hand"]
                while (answer := await self.ask("act", hand=hand, action=action)).get("code") == "too_fast":
                    await asyncio.sleep(0.1)
                assert answer["answer"] == "done", (answer, self.frames[-4:])


async def table_of_four(base: str, *others: str, **fields: Any) -> tuple[list[Guest], dict[str, str]]:
    """Four guests, at one server or several, and the table that the first has opened."""
    bases = [base, *others]
    first = await Guest.come(base, "Maud")
    guests = [
        first,
        *[await Guest.come(bases[i % len(bases)], name) for i, name in enumerate(["Nils", "Olga", "Pavel"], 1)],
    ]
    return guests, await first.open(**fields)
