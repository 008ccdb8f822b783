"""How many moves the server makes durable and sends around: `python -m bench.server [--tables N] [--seconds S]
[--rate R] [--database URL]`.

A server in a process of its own, and clients that play whole hands at tables of four, each move as soon as the one
before it has come back, or R a second at each table. Prints the processor time of the server a move (user + system),
moves a second, and how long a move takes from being sent to being heard by the others.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import socket
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import uvloop
from websockets.frames import Frame, Opcode

from openhearts.server import serving
from openhearts.server.addresses import listening
from openhearts.server.service import Settings

RULES = {"pass_cycle": ["hold"], "first_trick": "free", "breaking": False, "end": {"hands": 1_000_000}}
"""Whoever can follow suit does, else anything goes: clients need to know no more."""

ORDER = "23456789TJQKA"
TICKS = os.sysconf("SC_CLK_TCK")
UNLIMITED = (1e9, 1e9)


@dataclass(frozen=True)
class Result:
    """What came out."""

    tables: int
    moves: int
    seconds: float
    processor: float
    "Seconds."
    latencies: list[float]
    memory: int
    "Bytes that the tables and connections have added."

    def __str__(self) -> str:
        cuts = statistics.quantiles(self.latencies, n=100)
        return (
            f"{self.tables} tables: {self.moves / self.seconds:,.0f} moves/s, "
            f"{1e6 * self.processor / self.moves:.1f} µs of processor a move, "
            f"p50 {1e3 * cuts[49]:.1f} ms, p99 {1e3 * cuts[98]:.1f} ms, "
            f"{self.memory / self.tables / 1024:.0f} KiB a table with its four connections"
        )


def serve(at: socket.socket, folder: str, database: str) -> None:
    """The server's process."""
    (Path(folder) / "index.html").write_bytes(b"<html></html>")
    serving.serve(at, Path(folder), Settings(database, commands=UNLIMITED, connections=UNLIMITED, tries=UNLIMITED))


def processor_of(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split(" ")
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_of(pid: int) -> int:
    """Bytes that a process has in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split(" ")[1]) * os.sysconf("SC_PAGE_SIZE")


async def request(port: int, method: str, path: str, body: object = None, cookie: str = "") -> tuple[bytes, bytes]:
    """A request's answer: head and body."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    content = b"" if body is None else json.dumps(body).encode()
    writer.write(
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(content)}\r\nConnection: close\r\n\r\n".encode()
        + content
    )
    head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    return head, answer


class Seat(asyncio.Protocol):
    """One connection: splits what comes into frames."""

    def __init__(self, table: Table, seat: int, upgrade: bytes) -> None:
        self.table = table
        self.seat = seat
        self._upgrade = upgrade
        self._data = b""
        self.opened = asyncio.Event()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for the WebSocket."""
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self.transport = transport  # type: ignore[assignment]
        self.transport.write(self._upgrade)

    def data_received(self, data: bytes) -> None:
        """Hands on whole frames."""
        data = self._data + data
        if not self.opened.is_set():
            _head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._data = _head
                return
            self.opened.set()
        at = 0
        while len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            if start + size > len(data):
                break
            self.table.heard(self, data[start : start + size])
            at = start + size
        self._data = data[at:]

    def send(self, command: dict[str, object]) -> None:
        """Sends a command."""
        self.transport.write(Frame(Opcode.TEXT, json.dumps(command).encode()).serialize(mask=True))


class Table:
    """One table with its four clients, who play what is allowed."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.seats: list[Seat] = []
        self.hands: list[list[str]] = [[], [], [], []]
        self.hand = 0
        self.dealt = 0
        self.trick: list[tuple[int, str]] = []
        self.played = 0
        self.commands = 0
        self.moves = 0
        self.sent = 0.0

    def heard(self, by: Seat, text: bytes) -> None:
        """A frame has come by one of the connections. The last seat to hear of a move makes the next one."""
        if b'"deal"' in text:
            frame = json.loads(text)
            dealt = frame["events"][-1]
            if "own" in dealt:
                self.hands[by.seat] = dealt["own"]["dealt"]
                self.dealt += 1
                self.hand = dealt["deal"]["hand"]
                if by.seat == 3 and frame["fact"] == "did":
                    self._heard_of_move()
                if self.dealt == 4:
                    self.dealt, self.played, self.trick = 0, 0, []
                    self.bench.next(self)
        elif by.seat == 3 and text.startswith(b'{"fact":"did"'):
            self._heard_of_move()
            self.bench.next(self)

    def _heard_of_move(self) -> None:
        self.bench.latencies.append(time.perf_counter() - self.sent)
        self.bench.moves += 1
        self.moves += 1

    def move(self) -> None:
        """Whoever is to play does."""
        if len(self.trick) == 4:
            led = self.trick[0][1][1]
            turn = max((ORDER.index(card[0]), seat) for seat, card in self.trick if card[1] == led)[1]
            self.trick = []
        elif self.trick:
            turn = (self.trick[-1][0] + 1) % 4
        else:
            turn = next(seat for seat in range(4) if "2C" in self.hands[seat])
        hand = self.hands[turn]
        if self.played == 0:
            card = "2C"
        else:
            led = self.trick[0][1][1] if self.trick else ""
            card = random.choice([each for each in hand if each[1] == led] or hand)
        hand.remove(card)
        self.trick.append((turn, card))
        self.played += 1
        self.commands += 1
        self.sent = time.perf_counter()
        action = f"play {turn} {card}"
        self.seats[turn].send({"do": "act", "id": f"m{self.commands}", "hand": self.hand, "action": action})


class Bench:
    """All tables, and what is measured."""

    def __init__(self, port: int, rate: float) -> None:
        self.port = port
        self.rate = rate
        self.moves = 0
        self.latencies: list[float] = []
        self.playing = False
        self.tables: list[Table] = []
        self.next: Callable[[Table], None] = self._later if rate else self._at_once

    def _at_once(self, table: Table) -> None:
        if self.playing:
            table.move()

    def _later(self, table: Table) -> None:
        if self.playing:
            wait = max(0.0, table.sent + 1 / self.rate - time.perf_counter())
            asyncio.get_running_loop().call_later(wait, self._at_once, table)

    async def open(self) -> None:
        """One more table, at which everybody sits."""
        table = Table(self)
        invitation: dict[str, str] = {}
        for seat in range(4):
            head, _ = await request(self.port, "POST", "/api/v1/me", {"name": f"Player {seat}"})
            raw = head[head.lower().index(b"openhearts=") + 11 :].partition(b";")[0].decode()
            cookie = f"openhearts={raw}"
            if not invitation:
                limits = {"play_time": 60}
                body = {"rules": RULES, "limits": limits}
                invitation = json.loads((await request(self.port, "POST", "/api/v1/tables", body, cookie))[1])
            upgrade = (
                f"GET /api/v1/tables/{invitation['table']}/socket?key={invitation['key']} HTTP/1.1\r\n"
                f"Host: 127.0.0.1:{self.port}\r\nCookie: {cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            ).encode()
            loop = asyncio.get_running_loop()
            made = partial(Seat, table, seat, upgrade)
            _, each = await loop.create_connection(made, "127.0.0.1", self.port)
            table.seats.append(each)
            await each.opened.wait()
            if seat:
                each.send({"do": "sit", "id": "sit", "seat": seat})
        self.tables.append(table)

    async def measure(self, tables: int, seconds: float, pid: int) -> Result:
        """Plays, and measures after a second."""
        before = memory_of(pid)
        for _ in range(0, tables, 10):
            await asyncio.gather(*(self.open() for _ in range(min(10, tables - len(self.tables)))))
        memory = memory_of(pid) - before
        await asyncio.sleep(1)
        self.playing = True
        for table in self.tables:
            for seat in table.seats:
                seat.send({"do": "ready", "id": "ready"})
            if self.rate:
                table.sent = time.perf_counter() + random.random() / self.rate
        await asyncio.sleep(2)
        self.moves, self.latencies = 0, []
        for table in self.tables:
            table.moves = 0
        used, began = processor_of(pid), time.perf_counter()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - began
        result = Result(tables, self.moves, took, processor_of(pid) - used, self.latencies, memory)
        self.playing = False
        still = sum(not table.moves for table in self.tables)
        assert not still, f"{still} tables stand still"
        return result


def run(tables: int, seconds: float, rate: float, database: str) -> Result:
    """Starts a server, measures it, and stops it."""
    with tempfile.TemporaryDirectory() as folder:
        at = listening("127.0.0.1", 0)
        place = database or str(Path(folder) / "tables.sqlite")
        server = multiprocessing.get_context("fork").Process(target=serve, args=(at, folder, place))
        server.start()
        port = at.getsockname()[1]
        at.close()
        try:
            assert server.pid is not None
            time.sleep(3)
            return uvloop.run(Bench(port, rate).measure(tables, seconds, server.pid))
        finally:
            server.terminate()
            server.join(20)


def main() -> None:
    """Runs it once."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=0, help="moves a second at each table; 0: as fast as it goes")
    parser.add_argument("--database", default="", help="the URL of a database; a new file unless given")
    options = parser.parse_args()
    print(run(options.tables, options.seconds, options.rate, options.database))


if __name__ == "__main__":
    main()
