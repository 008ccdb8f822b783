"""Workers that share a port: a table's people come together at one of them, whichever accepted their connections."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
from asyncio import Transport
from asyncio.transports import BaseTransport
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
import uvloop

from bench.load.process import family_of
from openhearts.server.neighbours import Neighbours, Place, boxes
from tests.databases import empty_database
from tests.served import process, serving, settings
from tests.wire import Guest, Player

REQUEST = b"GET %b HTTP/1.1\r\nHost: here\r\n\r\n"
OPENING = b"POST /api/v1/tables HTTP/1.1\r\nHost: here\r\n\r\n"


def test_every_table_has_its_place_at_one_worker() -> None:
    for of in (1, 2, 3, 7):
        places = [Place(number, of) for number in range(of)]
        for table in map(str, range(1000)):
            assert [place.has(table) for place in places].count(True) == 1
        assert min(sum(place.has(str(each)) for each in range(1000)) for place in places) > 500 / of


def table_at(number: int, of: int) -> str:
    """The id of a table with its place at that worker."""
    return next(table for table in map(str, range(1000)) if Place(number, of).has(table))


class Asked(asyncio.Protocol):
    """A connection to the first of two workers, which answers `here` unless it hands the connection over."""

    def __init__(self, neighbours: Neighbours) -> None:
        self.neighbours = neighbours

    def connection_made(self, transport: BaseTransport) -> None:
        self.transport = cast(Transport, transport)

    def data_received(self, data: bytes) -> None:
        target = data.split(b" ")[1]
        if not self.neighbours.hand_over(self.transport, target, data):
            self.transport.write(b"here")


class Entered(asyncio.Protocol):
    """A connection handed over to the second worker, which repeats what it receives."""

    def __init__(self, request: bytes) -> None:
        self.request = request

    def connection_made(self, transport: BaseTransport) -> None:
        self.transport = cast(Transport, transport)
        self.data_received(self.request)

    def data_received(self, data: bytes) -> None:
        self.transport.write(b"there: " + data)


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def test_connections_are_handed_over_with_their_request(run: Callable[[Coroutine[None, None, None]], None]) -> None:
    """Even many at once, and while the neighbour is still starting."""

    async def go() -> None:
        pairs = boxes(2)
        here, there = Neighbours(Place(0, 2), pairs), Neighbours(Place(1, 2), pairs)
        server = await asyncio.get_running_loop().create_server(lambda: Asked(here), "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]

        async def ask(target: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(REQUEST % target)
            return reader, writer

        theirs = b"/api/v1/tables/%b/socket" % table_at(1, 2).encode()
        handed = [await ask(theirs + b"?since=%d" % number) for number in range(100)]
        ours = b"/api/v1/tables/%b/socket" % table_at(0, 2).encode()
        for target in (ours, b"/api/v1/lobby/socket", b"/", theirs + b"/x", theirs.replace(b"tables", b"kept")):
            reader, writer = await ask(target)
            assert await asyncio.wait_for(reader.read(10), 20) == b"here"
            writer.close()
        there.listen(Entered)
        for number, (reader, writer) in enumerate(handed):
            answer = b"there: " + REQUEST % (theirs + b"?since=%d" % number)
            assert await asyncio.wait_for(reader.readexactly(len(answer)), 20) == answer
            writer.write(b"and more")
            assert await asyncio.wait_for(reader.readexactly(15), 20) == b"there: and more"
            writer.close()
        there.stop()
        server.close()
        for each in (one for pair in pairs for one in pair):
            each.close()

    run(go())


class Opening(asyncio.Protocol):
    """A connection to a worker that answers with its own name instead of opening a table."""

    def __init__(self, name: bytes, neighbours: Neighbours, handed_over: bytes = b"") -> None:
        self.name = name
        self.neighbours = neighbours
        self.handed_over = handed_over

    def connection_made(self, transport: BaseTransport) -> None:
        self.transport = cast(Transport, transport)
        if self.handed_over:
            self.transport.write(self.name)

    def data_received(self, data: bytes) -> None:
        if not self.neighbours.share_out(self.transport, data):
            self.transport.write(self.name)


def test_new_tables_are_shared_out_in_turns() -> None:
    """Whichever worker accepted the connections. Other requests aren't handed over."""

    async def go() -> None:
        pairs = boxes(3)
        names = [b"0", b"1", b"2"]
        workers = [Neighbours(Place(number, 3), pairs) for number in range(3)]
        for name, worker in zip(names, workers, strict=True):
            worker.listen(partial(Opening, name, worker))
        server = await asyncio.get_running_loop().create_server(partial(Opening, b"1", workers[1]), "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]

        async def ask(request: bytes) -> bytes:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(request)
            answer = await asyncio.wait_for(reader.read(1), 20)
            writer.close()
            return answer

        assert [await ask(OPENING) for _ in range(6)] == [b"1", b"2", b"0"] * 2
        for other in (b"GET /api/v1/tables HTTP/1.1\r\n", b"POST /api/v1/tables/x/close HTTP/1.1\r\n"):
            assert [await ask(other) for _ in range(3)] == [b"1"] * 3
        for worker in workers:
            worker.stop()
        server.close()
        for end in (one for pair in pairs for one in pair):
            end.close()

    asyncio.run(go())


def test_a_neighbour_that_takes_nobody_in_has_no_turn_and_costs_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever wants a new table gets it here; the others wait for it in a row, and come in once it takes people in."""
    sent, tries = socket.send_fds, 0

    def counted(*given: Any) -> int:
        nonlocal tries
        tries += 1
        return sent(*given)

    async def go() -> None:
        pairs = boxes(2)
        here, there = Neighbours(Place(0, 2), pairs), Neighbours(Place(1, 2), pairs)
        loop = asyncio.get_running_loop()
        players = await loop.create_server(lambda: Asked(here), "127.0.0.1", 0)
        openers = await loop.create_server(partial(Opening, b"h", here), "127.0.0.1", 0)

        async def ask(server: asyncio.Server, request: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
            reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname()[:2])
            writer.write(request)
            return reader, writer

        with contextlib.suppress(BlockingIOError):
            while True:
                pairs[1][1].send(b"")
        theirs = REQUEST % (b"/api/v1/tables/%b/socket" % table_at(1, 2).encode())
        waiting = [await ask(players, theirs) for _ in range(100)]
        monkeypatch.setattr(socket, "send_fds", counted)
        await asyncio.sleep(0.5)
        assert 0 < tries < 200, "nobody asks for room but the first"
        for _ in range(4):
            reader, writer = await ask(openers, b"POST /api/v1/tables HTTP/1.1\r\n\r\n")
            assert await asyncio.wait_for(reader.read(1), 5) == b"h"
            writer.close()
        there.listen(Entered)
        for reader, writer in waiting:
            assert await asyncio.wait_for(reader.readexactly(7), 20) == b"there: "
            writer.close()
        there.stop()
        for server in (players, openers):
            server.close()
        for end in (one for pair in pairs for one in pair):
            end.close()

    asyncio.run(go())


class Counted(Opening):
    """An `Opening` that notes each connection handed over to it, and closes it after its answer."""

    def __init__(self, name: bytes, neighbours: Neighbours, came: list[bytes], handed_over: bytes) -> None:
        super().__init__(name, neighbours, handed_over)
        came.append(name)

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.close()


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def test_a_neighbour_that_hangs_has_no_turn_until_it_is_heard_of(
    run: Callable[[Coroutine[None, None, None]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who was handed over to it soon gets a table here, and no table is opened twice."""

    async def go() -> None:
        pairs, came = boxes(2), list[bytes]()
        here, there = Neighbours(Place(0, 2), pairs), Neighbours(Place(1, 2), pairs)
        here.listen(partial(Counted, b"h", here, came))
        server = await asyncio.get_running_loop().create_server(partial(Opening, b"H", here), "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        files = len(os.listdir("/dev/fd"))

        async def ask(within: float) -> bytes:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(OPENING)
            answer = await asyncio.wait_for(reader.read(1), within)
            if answer != b"H":
                assert await asyncio.wait_for(reader.read(), within) == b"", "nobody else keeps the connection open"
            writer.close()
            return answer

        monkeypatch.setattr("openhearts.server.neighbours.ANSWERS_WITHIN", 0.5)
        assert sorted(await asyncio.gather(*(ask(5) for _ in range(6)))) == [b"H"] * 3 + [b"h"] * 3
        monkeypatch.setattr("openhearts.server.neighbours.ANSWERS_WITHIN", 60)
        assert [await ask(5) for _ in range(6)] == [b"H"] * 6
        there.listen(partial(Counted, b"t", there, came))
        await asyncio.sleep(0.1)
        assert [await ask(5) for _ in range(6)] == [b"H", b"t"] * 3
        assert came == [b"h"] * 3 + [b"t"] * 3
        await asyncio.sleep(0.1)
        assert len(os.listdir("/dev/fd")) == files
        for worker in (here, there):
            worker.stop()
        server.close()
        for end in (one for pair in pairs for one in pair):
            end.close()

    run(go())


def test_who_waits_too_long_for_a_neighbour_may_connect_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openhearts.server.neighbours.GIVEN_UP_AFTER", 0.2)

    async def go() -> None:
        pairs = boxes(2)
        here = Neighbours(Place(0, 2), pairs)
        server = await asyncio.get_running_loop().create_server(lambda: Asked(here), "127.0.0.1", 0)
        with contextlib.suppress(BlockingIOError):
            while True:
                pairs[1][1].send(b"")
        for _ in range(2):
            reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname()[:2])
            writer.write(REQUEST % (b"/api/v1/tables/%b/socket" % table_at(1, 2).encode()))
            assert await asyncio.wait_for(reader.read(1), 5) == b""
            writer.close()
        server.close()
        for end in (one for pair in pairs for one in pair):
            end.close()

    asyncio.run(go())


def test_a_worker_opens_tables_with_their_place_there(tmp_path: Path) -> None:
    place = Place(1, 3)
    with serving(tmp_path, settings(tmp_path / "t.sqlite", place=place)) as base, httpx.Client(base_url=base) as client:
        client.post("/api/v1/me", json={"name": "Maud"})
        tables = [client.post("/api/v1/tables", json={}).json()["table"] for _ in range(10)]
    assert all(map(place.has, tables))


def owner(workers: list[int], player: Player) -> int:
    """The worker process at the other end of a player's connection."""
    ends = [player.socket.transport.get_extra_info(name)[1] for name in ("peername", "sockname")]
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    # Linux may show a line twice if the list changes while it is read.
    [inode] = {row[9] for row in rows if row[1:3] == [f"0100007F:{port:04X}" for port in ends]}
    found = []
    for pid in workers:
        for each in Path(f"/proc/{pid}/fd").iterdir():
            with contextlib.suppress(OSError):
                found += [pid] * (os.readlink(each) == f"socket:[{inode}]")
    [pid] = found
    return pid


@pytest.mark.skipif(sys.platform != "linux", reason="looks at the processes that Linux shows")
def test_the_people_of_a_table_are_at_one_worker(postgres_url: str, tmp_path: Path) -> None:
    """Also after that worker has died and was replaced."""

    async def evening(base: str, supervisor: int) -> None:
        async with asyncio.timeout(20):
            while len(family_of(supervisor)) < 3:
                await asyncio.sleep(0.05)
            while not await reachable(base):
                await asyncio.sleep(0.05)
        guests = [await Guest.come(base, name) for name in ("Maud", "Nils", "Olga", "Pavel")]
        async with httpx.AsyncClient(base_url=base, headers={"Cookie": guests[0].cookie}) as kept:
            opened = [await kept.post("/api/v1/tables", json={"rules": {"players": 4}}) for _ in range(8)]
        assert [each.status_code for each in opened] == [201] * 8, [each.text for each in opened]
        assert [Place(0, 2).has(each.json()["table"]) for each in opened].count(True) == 4
        for turn in range(6):
            table = await guests[0].open()
            async with contextlib.AsyncExitStack() as stack:
                players = [await stack.enter_async_context(each.at(table)) for each in guests]
                workers = family_of(supervisor)[1:]
                [worker] = {owner(workers, each) for each in players}
                for seat, each in enumerate(players[1:], 1):
                    assert (await each.ask("sit", seat=seat))["answer"] == "done"
                await everybody_sits(players[0])
            if turn == 4:
                os.kill(worker, signal.SIGKILL)
                async with asyncio.timeout(20):
                    while worker in family_of(supervisor) or len(family_of(supervisor)) < 3:
                        await asyncio.sleep(0.05)
                for guest in guests:
                    async with guest.at(table) as player:
                        await everybody_sits(player)
        for guest in guests:
            await guest.client.aclose()

    async def everybody_sits(player: Player) -> None:
        await player.until(lambda: len(player.saw("sat")) == 4)

    async def reachable(base: str) -> bool:
        with contextlib.suppress(httpx.HTTPError):
            async with httpx.AsyncClient(base_url=base) as client:
                return (await client.get("/api/v1/ready")).status_code == 200
        return False

    with process(tmp_path, empty_database(postgres_url), "--workers", "2") as (running, base):
        asyncio.run(evening(base, running.pid))
        running.terminate()
        assert running.wait(20) == 0
