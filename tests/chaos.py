"""Chaos: people whose connections break, and who send commands twice, late and out of order, at tables whose workers
are killed, whose database stops and whose disk gets full. `play` runs it; `faults_of` checks the result.

What has to hold: everything acknowledged is in the log exactly once, every log can be replayed, every game ends, and
nobody was ever sent a card that they may not know.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import openhearts as oh
from openhearts.game import action_text
from openhearts.store import open_store
from openhearts.store.tables import StoredTables
from openhearts.tables import Table, decoded
from openhearts.tables.limits import REMEMBERED
from tests.club import Reader, known
from tests.databases import empty_database, restarting
from tests.served import small_page

ODDS = {
    "twice": 0.04,
    "late": 0.04,
    "old": 0.04,
    "not mine": 0.02,
    "talk": 0.03,
    "gone before": 0.01,
    "gone after": 0.02,
}
"""The probability of each fault when somebody acts."""

LOST = (OSError, WebSocketException, httpx.HTTPError, asyncio.TimeoutError, EOFError)


class Worker:
    """A server's process, on a port that it keeps across restarts."""

    def __init__(self, folder: Path, database: str) -> None:
        self.port = _free_port()
        self.base = f"127.0.0.1:{self.port}"
        # Unload tables with nobody there sooner than after a minute: a storm doesn't last that long.
        program = (
            "from pathlib import Path; from openhearts.server import host, serving; host.UNLOADED_AFTER = 2;"
            "from openhearts.server.addresses import listening; from openhearts.server.service import Settings;"
            f"serving.serve(listening('127.0.0.1', {self.port}), Path({str(small_page(folder))!r}), "
            f"Settings({database!r}))"
        )
        self._command = [sys.executable, "-c", program]
        self._log = (folder / f"worker-{self.port}.log").open("ab")
        self.process: subprocess.Popen[bytes]
        self.start()

    def start(self) -> None:
        """Starts the process."""
        self.process = subprocess.Popen(self._command, stdout=self._log, stderr=self._log)

    def start_if_ended(self) -> None:
        """Starts the process again if it has exited, as a service manager would."""
        if self.process.poll() is not None:
            self.start()

    def kill(self) -> None:
        """Kills the process."""
        self.process.kill()
        self.process.wait()

    def limit_files(self, most: int) -> None:
        """Keeps this worker's files from growing beyond so many bytes, as if the disk were full."""
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    def end(self) -> None:
        """Kills the process for good."""
        self.kill()
        self._log.close()


def _free_port() -> int:
    """A free port outside the ephemeral range, so that nobody else gets it while its worker is down."""
    for port in random.sample(range(20_000, 30_000), 100):
        with socket.socket() as free, contextlib.suppress(OSError):
            free.bind(("127.0.0.1", port))
            return port
    raise OSError("no port is free")


@dataclass(slots=True)
class Stream:
    """The frames that one reader was sent, from the first number on without gaps."""

    person: str
    seat: int | None = None
    "The reader's last seat."
    frames: list[dict[str, Any]] = field(default_factory=list)


@dataclass(slots=True)
class Record:
    """What has happened, as the players saw it."""

    done: dict[tuple[str, str, str], int] = field(default_factory=dict)
    "By table, person and command, the entry number with which the command was acknowledged."
    streams: dict[str, list[Stream]] = field(default_factory=dict)
    "The streams of each table."
    wrong: list[str] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)
    moves: int = 0


class Player:
    """Somebody at a table, who reconnects whatever happens until the game is over."""

    def __init__(self, record: Record, workers: list[Worker], rng: random.Random, *, plays: bool = True) -> None:
        self.record = record
        self.workers = workers
        self.rng = rng
        self.plays = plays
        self.person = self.cookie = ""
        self.table: dict[str, str] = {}
        self.stream = Stream("")
        self.n = 0
        self.seat: int | None = None
        self.reader = Reader(None)
        self.sat = self.ready = self.running = self.over = self.replaced = False
        self.dealt = False
        "Whether they were sent their own cards of this hand."
        self.commands = 0
        self.waiting: dict[str, dict[str, Any]] = {}
        "Commands that haven't been answered yet."
        self.asked: list[dict[str, Any]] = []
        self.acted = 0
        "The number of the last frame when they last acted."

    def __str__(self) -> str:
        phase = self.reader.view.phase if self.reader.view else "not running"
        return f"seat {self.seat} at number {self.n} ({phase}), asked for {list(self.waiting.values())}"

    # --- Connecting ---

    async def request(self, method: str, path: str, body: object) -> Any:
        """Sends a request to random workers until one answers. Returns the answer."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        while True:
            worker = self.rng.choice(self.workers)
            with contextlib.suppress(*LOST):
                async with httpx.AsyncClient(base_url=f"http://{worker.base}", headers=headers, timeout=5) as client:
                    answer = await client.request(method, f"/api/v1{path}", json=body)
                    if answer.status_code < 300:
                        if "openhearts" in answer.cookies:
                            self.cookie = f"openhearts={answer.cookies['openhearts']}"
                        return answer.json()
                    if answer.status_code not in (429, 503):
                        self.record.wrong.append(f"{method} {path}: {answer.status_code} {answer.text}")
                        raise RuntimeError(answer.text)
            await asyncio.sleep(0.3)

    async def come(self, name: str) -> None:
        """Becomes a guest."""
        self.person = (await self.request("POST", "/me", {"name": name}))["person"]

    def at(self, table: dict[str, str]) -> None:
        """Chooses the table to play at."""
        self.table = table
        self._reads_from_the_beginning()

    def _reads_from_the_beginning(self) -> None:
        self.stream = Stream(self.person, self.seat)
        self.record.streams.setdefault(self.table["table"], []).append(self.stream)

    async def play(self) -> None:
        """Plays until the game is over, over as many connections as it takes."""
        while not self.over:
            worker = self.rng.choice(self.workers)
            address = f"ws://{worker.base}/api/v1/tables/{self.table['table']}/socket"
            query = f"?since={self.n}&key={self.table['key']}"
            headers = {"Cookie": self.cookie}
            with contextlib.suppress(*LOST):
                async with connect(
                    address + query, additional_headers=headers, max_queue=None, open_timeout=5, close_timeout=0.2
                ) as socket:
                    for command in list(self.waiting.values()):
                        await socket.send(json.dumps(command))
                    await self._sit_and_play(socket)
            await asyncio.sleep(self.rng.random() * 0.4)

    async def _sit_and_play(self, socket: Any) -> None:
        while not self.over:
            await self._do_something(socket)
            # After a long wait, connect and ask again: the command may have been lost.
            try:
                told = json.loads(await asyncio.wait_for(socket.recv(), 5))
            except TimeoutError:
                if self.waiting or self.n == 0:
                    return
                continue
            if "answer" in told:
                self._answered(told)
            elif "n" in told:
                self._saw(told)

    # --- Receiving ---

    def _answered(self, told: dict[str, Any]) -> None:
        command = self.waiting.pop(told["id"], None)
        key = (self.table["table"], self.person, told["id"])
        before = self.record.done.get(key)
        if told["answer"] == "done":
            if before is not None and before != told["n"]:
                self.record.wrong.append(f"{key} was done as {before} and as {told['n']}")
            self.record.done[key] = told["n"]
        elif told["code"] == "too_fast":
            if command is not None:
                self.waiting[told["id"]] = command
        elif before is not None and told["code"] != "table_closed":
            self.record.wrong.append(f"{key} was done as {before} and then refused: {told['code']}")
        elif command is not None:
            self._refused(command, told["code"])

    def _refused(self, command: dict[str, Any], code: str) -> None:
        if command["do"] == "sit":
            self.sat = code == "already_seated"
        elif command["do"] == "ready":
            self.ready = False
        elif command["do"] == "act":
            self.acted = -1
            self.replaced = code == "bot_sits_in"

    def _saw(self, frame: dict[str, Any]) -> None:
        if frame["n"] != self.n + 1:
            self.record.wrong.append(f"{self.person} was sent {frame['n']} after {self.n}")
        self.n = frame["n"]
        self.stream.frames.append(frame)
        if frame["fact"] == "sat" and frame["person"] == self.person:
            self.seat, self.sat = frame["seat"], True
            self.stream.seat = self.seat
            # Read from the beginning again: then the frames have their own cards, once the worker knows of their seat.
            if self.running and self.reader.seat is None:
                self.n, self.reader, self.acted = 0, Reader(None), -1
                self._reads_from_the_beginning()
                raise EOFError
        if frame["fact"] == "sits_in" and frame["seat"] == self.seat:
            self.replaced = True
        for event in frame.get("events", ()):
            if "deal" in event:
                self.dealt = "own" in event
        if frame["fact"] == "started":
            self.reader.seat, self.running = self.seat if self.dealt else None, True
        self.over |= frame["fact"] in ("ended", "closed")
        self.reader.see(frame)

    # --- Sending ---

    async def _ask(self, socket: Any, do: str, **fields: Any) -> dict[str, Any]:
        self.commands += 1
        command = {"do": do, "id": f"c{self.commands}", **fields}
        self.waiting[command["id"]] = command
        self.asked.append(command)
        await socket.send(json.dumps(command))
        return command

    async def _do_something(self, socket: Any) -> None:
        if not self.plays or self.n == 0 or any(each["do"] != "phrase" for each in self.waiting.values()):
            return
        if not self.sat:
            self.sat = True
            await self._ask(socket, "sit")
        elif self.seat is not None and not self.ready and not self.running:
            self.ready = True
            await self._ask(socket, "ready", part=f"{self.rng.getrandbits(256):064x}")
        elif self.replaced:
            self.replaced = False
            await self._ask(socket, "return")
        elif (action := self._action()) is not None:
            await self._act(socket, action)

    def _action(self) -> str | None:
        view = self.reader.view
        if self.reader.seat is None or view is None or self.acted == self.n:
            return None
        told = view.to_dict()
        if self.seat not in told["waiting"]:
            return None
        return action_text(view.phase, self.seat, oh.bot("random", self.rng.getrandbits(32)).choose(view))

    async def _act(self, socket: Any, action: str) -> None:
        assert self.reader.view is not None
        hand = self.reader.view.to_dict()["hand"]
        fault = next((each for each, odds in ODDS.items() if self.rng.random() < odds), "")
        if fault:
            self.record.faults[fault] += 1
        if fault == "late":
            await asyncio.sleep(self.rng.random() * 0.5)
        elif fault == "old" and self.asked:
            await socket.send(json.dumps(self.rng.choice(self.asked[-REMEMBERED:])))
        elif fault == "not mine":
            await self._ask(socket, "act", hand=hand, action=f"play {(self.seat or 0) + 1} QS")
        elif fault == "talk":
            await self._ask(socket, "phrase", phrase="people-phrase-well_played")
        elif fault == "gone before":
            socket.transport.abort()
        self.acted = self.n  # not earlier: a fault above may have raised, with the action still to be done
        command = await self._ask(socket, "act", hand=hand, action=action)
        self.record.moves += 1
        if fault == "twice":
            await socket.send(json.dumps(command))
        elif fault == "gone after":
            socket.transport.abort()


@dataclass(frozen=True, slots=True)
class Storm:
    """The settings of a run."""

    seed: int
    tables: int
    workers: int
    database: str
    restart: Callable[[], Awaitable[None]] | None = None
    "Stops the database, and starts it again."
    file: Path | None = None
    "The database's file, if its disk is to get full."
    calm_after: float = 20
    "After how many seconds no more faults are caused."
    patience: float = 120
    "How many seconds later all games have to be over."


async def play(storm: Storm, folder: Path, say: Callable[[str], None] = lambda _words: None) -> Record:
    """Plays a game at each table while things are broken."""
    rng = random.Random(storm.seed)
    record = Record()
    workers = [Worker(folder, storm.database) for _ in range(storm.workers)]
    breaking = asyncio.create_task(_break(storm, workers, record, random.Random(storm.seed + 1)))
    tables = [asyncio.create_task(_table(record, workers, random.Random(rng.random()))) for _ in range(storm.tables)]
    try:
        end = time.monotonic() + storm.calm_after + storm.patience
        while (left := end - time.monotonic()) > 0:
            _done, open = await asyncio.wait(tables, timeout=min(10, left))
            say(
                f"{storm.tables - len(open)} of {storm.tables} games over, {record.moves} moves, {_list(record.faults)}"
            )
            if not open:
                break
        for each in tables:
            if not each.done():
                record.wrong.append(f"a game did not come to its end: {each.get_name()}")
                each.cancel()
        breaking.cancel()
        for ended in await asyncio.gather(*tables, breaking, return_exceptions=True):
            if isinstance(ended, Exception):
                record.wrong.append(f"{type(ended).__name__}: {ended}")
    finally:
        breaking.cancel()
        for worker in workers:
            worker.end()
    return record


def _list(faults: Counter[str]) -> str:
    return ", ".join(f"{count} × {each}" for each, count in sorted(faults.items()))


async def _table(record: Record, workers: list[Worker], rng: random.Random) -> None:
    """Plays at one table: its host, some others, perhaps a spectator, and bots in the other seats."""
    end = {"hands": rng.choice([1, 2])}
    try:
        rules = oh.preset(rng.choice(list(oh.presets())), end=end)
    except oh.RulesError:  # a preset with another kind of end
        rules = oh.Rules(end=end)
    people = [Player(record, workers, rng) for _ in range(rng.randint(1, min(rules.players, 4)))]
    if rng.random() < 0.3:
        people.append(Player(record, workers, rng, plays=False))
    for number, each in enumerate(people):
        await each.come(f"Player {number}")
    limits = {"play_time": rng.choice([0, 7, 60]), "pass_time": rng.choice([0, 15])}
    body = {"rules": rules.changes, "limits": limits, "bot": "random"}
    table = await people[0].request("POST", "/tables", body)
    people[0].sat = True
    for each in people:
        each.at(table)
    task = asyncio.current_task()
    assert task is not None
    task.set_name(table["table"])
    try:
        await asyncio.gather(*(each.play() for each in people))
    except asyncio.CancelledError:
        record.wrong += [f"{table['table']}, {limits}: {each}" for each in people]
        raise


async def _break(storm: Storm, workers: list[Worker], record: Record, rng: random.Random) -> None:
    """Breaks one thing after another until it is time for calm; from then on only restarts workers that exit."""
    end = time.monotonic() + storm.calm_after
    while time.monotonic() < end:
        await asyncio.sleep(1 + 3 * rng.random())
        for each in workers:
            each.start_if_ended()
        kinds = ["kill", "kill", *(["restart"] if storm.restart else []), *(["full"] if storm.file else [])]
        kind = rng.choice(kinds)
        record.faults[kind] += 1
        worker = rng.choice(workers)
        if kind == "kill":
            await asyncio.to_thread(worker.kill)
            await asyncio.sleep(rng.random())
            worker.start()
        elif kind == "restart" and storm.restart:
            await storm.restart()
        elif storm.file:
            with contextlib.suppress(FileNotFoundError):
                worker.limit_files(storm.file.with_name(f"{storm.file.name}-wal").stat().st_size)
            await asyncio.sleep(1 + rng.random())
            worker.limit_files(resource.RLIM_INFINITY)
    while True:  # until cancelled
        for each in workers:
            each.start_if_ended()
        await asyncio.sleep(0.5)


async def faults_of(record: Record, database: str) -> list[str]:
    """What didn't hold, in words; should be empty."""
    wrong = list(record.wrong)
    store = await open_store(database)
    stored = StoredTables(store, "chaos")
    for id, streams in record.streams.items():
        texts, secrets = await stored.log(id), await stored.secrets(id)
        done = {(by, command): n for (table, by, command), n in record.done.items() if table == id}
        wrong += [f"{id}: {each}" for each in _wrong_in(texts, secrets, done, streams)]
    await store.close()
    return wrong


def _wrong_in(
    texts: list[str], secrets: list[bytes], done: dict[tuple[str, str], int], streams: list[Stream]
) -> Iterator[str]:
    entries = [json.loads(text) for text in texts]
    if [entry["n"] for entry in entries] != list(range(1, len(entries) + 1)):
        yield "its numbers have a gap"
    stands = Counter((entry.get("by", ""), entry["command"]) for entry in entries if entry.get("command"))
    yield from (f"{key} stands {count} times in the log" for key, count in stands.items() if count > 1)
    for (by, command), n in done.items():
        entry = entries[n - 1] if n <= len(entries) else {}
        if (entry.get("by"), entry.get("command")) != (by, command):
            yield f"{command} of {by}, acknowledged as {n}, is not what stands there"
    if not any(entry["fact"] == "ended" for entry in entries):
        yield "its game has no end"
    yield from _leaks(texts, secrets, streams)


def _leaks(texts: list[str], secrets: list[bytes], streams: list[Stream]) -> Iterator[str]:
    """Replays the log step by step, and at each step checks what everybody has been told so far."""
    table = Table(secrets)
    readers = [Reader(stream.seat) for stream in streams]
    for text in texts:
        table.happened([decoded(text)])
        n = table.state.n
        play = table.state.play
        for stream, reader in zip(streams, readers, strict=True):
            if n > len(stream.frames):
                continue
            reader.hear(stream.frames[n - 1])
            if play is not None and not play.over:
                trick = play.game.hand.trick  # spectators get it once complete; not checked here
                more = reader.told - known(table, reader.seat) - set(trick["cards"] if trick else ())
                if more:
                    who = f"{stream.person} in seat {stream.seat}"
                    yield f"{who} was told of {sorted(more)} by number {n}, {text}: {stream.frames[n - 1]}"


# --- Storms on both kinds of databases --------------------------------------------------------------------------------

Run = Callable[[Callable[[str], None]], Coroutine[Any, Any, Record]]


def storm_on_file(folder: Path, seed: int, tables: int, **more: Any) -> Run:
    """A storm on one worker and a SQLite file, whose disk gets full."""
    file = folder / "tables.sqlite"
    return _run(Storm(seed, tables, 1, str(file), file=file, **more), folder)


def storm_on_postgres(folder: Path, seed: int, tables: int, workers: int, **more: Any) -> Run:
    """A storm on several workers and their own PostgreSQL server, which is restarted now and then."""

    async def run(say: Callable[[str], None]) -> Record:
        # Not in pytest's folder, which other users can't read: PostgreSQL runs as another user when tests run as root.
        with (
            tempfile.TemporaryDirectory(prefix="openhearts-") as own,
            restarting(Path(own) / "postgres") as (url, restart),
        ):
            storm = Storm(seed, tables, workers, await asyncio.to_thread(empty_database, url), restart=restart, **more)
            return await _run(storm, folder)(say)

    return run


def _run(storm: Storm, folder: Path) -> Run:
    async def run(say: Callable[[str], None]) -> Record:
        record = await play(storm, folder, say)
        record.wrong = await faults_of(record, storm.database)
        return record

    return run
