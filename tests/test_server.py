"""People play over the wire: a whole game, lost connections, a server that is killed, two workers."""

import asyncio
import json
import os
import signal
import socket
import sqlite3
import threading
from collections.abc import Iterable
from contextlib import AsyncExitStack, ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import WebSocket

from openhearts.cli import main
from openhearts.server import host
from openhearts.server.hosted import Hosted
from openhearts.server.worker import Worker
from openhearts.store import Unavailable, open_store
from openhearts.store.tables import StoredTables
from openhearts.tables import Table, decoded
from openhearts.tables.protocol import EntryBase
from tests.databases import empty_database
from tests.served import process, serving, settings
from tests.wire import Guest, Player, table_of_four

SHORT = {"end": {"hands": 1}}


async def seated(stack: AsyncExitStack, guests: list[Guest], table: dict[str, str]) -> list[Player]:
    """All of them at the table, ready: the game begins."""
    players = [await stack.enter_async_context(guest.at(table)) for guest in guests]
    for player in players[1:]:
        assert (await player.ask("sit"))["answer"] == "done"
    for player in players:
        assert (await player.ask("ready", part="ab"))["answer"] == "done"
    for player in players:
        await player.until(lambda player=player: player.running)
    return players


async def log_of(database: str, table: str) -> tuple[list[dict[str, Any]], Table]:
    """The log in the store, and the table replayed from it."""
    store = await open_store(database)
    stored = StoredTables(store, "test")
    texts, secrets = await stored.log(table), await stored.secrets(table)
    await store.close()
    return [json.loads(text) for text in texts], Table.replay(map(decoded, texts), secrets)


def test_four_people_play_a_game_to_its_end(base: str, tmp_path: Path) -> None:
    async def evening() -> None:
        guests, table = await table_of_four(base)
        async with AsyncExitStack() as stack:
            players = await seated(stack, guests, table)
            watcher = await stack.enter_async_context((await Guest.come(base, "Rosa")).at(table))
            await asyncio.gather(*(player.play() for player in players))
            for player in players:
                await player.until(lambda player=player: player.saw("committed")[1:])
            last = max(player.n for player in players)
            for player in (*players, watcher):
                await player.until(lambda player=player: player.n >= last)
            log, replayed = await log_of(str(tmp_path / "t.sqlite"), table["table"])
            assert [entry["n"] for entry in log] == list(range(1, len(log) + 1))
            assert replayed.state.results[0].totals == players[0].saw("ended")[0]["totals"]
            for player in (*players, watcher):
                for frame, entry in zip(player.frames, log, strict=False):
                    passed = entry.get("action", "").startswith("pass")
                    public = {key: value for key, value in entry.items() if key != "action" or not passed}
                    assert public.items() <= frame.items(), "everyone is told what stands in the log"
            passed = [frame["action"] for frame in watcher.saw("did") if frame["action"].startswith("pass")]
            assert passed
            assert all(len(action.split(" ")) == 2 for action in passed), "nobody else learns what was passed"
            # The next game is committed together with the end of the last: nobody can be ready too early.
            committed, ended = players[0].saw("committed")[-1], players[0].saw("ended")[0]
            assert (committed["n"], committed["at"]) == (ended["n"] + 2, ended["at"])
            for player in players:
                assert (await player.ask("ready"))["answer"] == "done"
            await players[0].until(lambda: len(players[0].saw("started")) == 2)

    asyncio.run(evening())


def test_a_game_that_is_over_can_be_verified_by_whoever_may_watch(
    base: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def evening() -> None:
        guests, table = await table_of_four(base, rules=SHORT)
        address = f"/api/v1/tables/{table['table']}/games/0/log"
        async with AsyncExitStack() as stack:
            players = await seated(stack, guests, table)
            assert (await guests[1].client.get(address)).json()["code"] == "no_such_game", "not before it is over"
            await asyncio.gather(*(player.play() for player in players))
            await players[1].until(lambda: bool(players[1].saw("revealed")))
        answer = await guests[1].client.get(address)
        assert answer.status_code == 200
        (tmp_path / "game.json").write_text(answer.text)
        assert main(["verify", str(tmp_path / "game.json"), "--json"]) == 0
        told = json.loads(capsys.readouterr().out)
        assert told["hash"] == players[1].saw("committed")[0]["hash"]
        assert told["parts"] == ["ab"] * 4
        assert told["totals"] == players[1].saw("ended")[0]["totals"]
        assert told["hands"][0][1] == players[1].saw("started")[0]["events"][0]["own"]["dealt"]
        stranger = await Guest.come(base, "Rosa")
        assert (await stranger.client.get(address)).status_code == 403
        assert (await stranger.client.get(address, params={"key": table["key"]})).text == answer.text
        for wrong, status in (("1", 404), ("-1", 404), ("9" * 30, 404), ("one", 404)):
            assert (await guests[1].client.get(address.replace("/0/", f"/{wrong}/"))).status_code == status
        async with httpx.AsyncClient(base_url=base) as nobody:
            assert (await nobody.get(address)).status_code == 401

    asyncio.run(evening())


def test_who_comes_back_gets_what_they_missed_from_any_number(base: str) -> None:
    async def evening() -> None:
        guests, table = await table_of_four(base, rules=SHORT)
        async with AsyncExitStack() as stack:
            players = await seated(stack, guests, table)
            await asyncio.gather(*(player.play(lambda player=player: player.played >= 10) for player in players))
            whole = {frame["n"]: frame for frame in players[1].frames}
            last = max(whole)
            for since in (0, 1, last // 2, last - 1, last, -3):
                async with guests[1].at(table, max(since, 0)) as again:
                    await again.until(lambda again=again: again.n >= last)
                    assert again.frames == [whole[n] for n in range(max(since, 0) + 1, last + 1)]
            await players[1].socket.close()
            async with guests[1].at(table, last) as back:
                back.seat, back.knows = players[1].seat, players[1].knows
                back.frames += players[1].frames
                await asyncio.gather(*(player.play() for player in (players[0], back, *players[2:])))
                assert back.saw("ended")

    asyncio.run(evening())


def test_whoever_knows_what_a_restored_backup_does_not_is_told_from_the_beginning(tmp_path: Path) -> None:
    database, backup, older = tmp_path / "t.sqlite", tmp_path / "backup.sqlite", tmp_path / "older.sqlite"

    async def before(base: str) -> tuple[Guest, dict[str, str], int]:
        guest = await Guest.come(base, "Maud")
        table = await guest.open(rules=SHORT, bot="easy")
        assert main(["backup", str(backup), "--database", str(database)]) == 0
        async with guest.at(table) as player:
            await player.ask("ready")
            await player.until(lambda: player.seat is not None and player.running)
            return guest, table, player.n

    async def after(base: str, guest: Guest, table: dict[str, str], last: int) -> None:
        async with guest.to(base).at(table, last) as player:
            player.n = 0
            await player.until(lambda: player.seat is not None and bool(player.saw("committed")))
            assert player.n < last
            assert (await player.ask("ready"))["answer"] == "done"
            await player.until(lambda: bool(player.saw("started")))

    with serving(tmp_path, settings(database)) as base:
        known = asyncio.run(before(base))
    assert main(["restore", str(backup), "--database", str(older)]) == 0
    with serving(tmp_path, settings(older)) as base:
        asyncio.run(after(base, *known))


def test_a_command_sent_again_is_not_done_twice(base: str) -> None:
    async def evening() -> None:
        guests, table = await table_of_four(base)
        async with AsyncExitStack() as stack:
            players = await seated(stack, guests, table)
            action = players[2].action()
            first = await players[2].ask("act", "the-same", hand=0, action=action)
            assert first["answer"] == "done"
            assert (await players[2].ask("act", "the-same", hand=0, action=action))["n"] == first["n"]
            async with guests[2].at(table) as other_tab:
                assert (await other_tab.ask("act", "the-same", hand=0, action=action))["n"] == first["n"]
            refused = await players[2].ask("act", "another", hand=0, action=action)
            assert refused["answer"] == "refused"
            assert sum(frame["action"].startswith("pass 2") for frame in players[0].saw("did")) == 1

    asyncio.run(evening())


def test_who_is_gone_is_away_and_then_back(base: str) -> None:
    async def evening() -> None:
        guests, table = await table_of_four(base)
        async with AsyncExitStack() as stack:
            players = await seated(stack, guests, table)
            await players[3].socket.close()
            await players[0].until(lambda: players[0].saw("away"))
            assert players[0].saw("away")[0]["seat"] == players[3].seat
            async with guests[3].at(table):
                await players[0].until(lambda: players[0].saw("back"))

    asyncio.run(evening())


def test_bots_play_on_their_own(base: str) -> None:
    async def evening() -> None:
        guest = await Guest.come(base, "Maud")
        table = await guest.open(rules=SHORT, bot="easy")
        async with guest.at(table) as player:
            await player.ask("ready")
            await player.play()
            await player.until(lambda: player.saw("ended"))
            assert {frame["how"] for frame in player.saw("did") if "how" in frame} == {"bot"}

    asyncio.run(evening())


def test_time_runs_out_and_a_bot_plays(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openhearts.tables.play.Play.time", lambda _play: 0.2)

    async def evening() -> None:
        guests, table = await table_of_four(base, limits={"pass_time": 7, "play_time": 7}, rules=SHORT)
        async with AsyncExitStack() as stack:
            players = await seated(stack, guests, table)
            await players[0].until(lambda: players[0].saw("time"))
            await players[0].until(lambda: any(frame.get("how") == "clock" for frame in players[0].saw("did")))

    asyncio.run(evening())


def test_nobodys_time_runs_out_while_the_server_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "t.sqlite"

    async def before(base: str) -> tuple[Guest, dict[str, str]]:
        guest = await Guest.come(base, "Maud")
        table = await guest.open(bot="easy", limits={"pass_time": 7, "play_time": 7})
        async with guest.at(table) as player:
            await player.ask("ready")
            await player.until(lambda: player.running)
        return guest, table

    async def after(base: str, guest: Guest, table: dict[str, str]) -> None:
        await asyncio.sleep(2)  # until it has taken the table, and a browser has come back
        async with guest.to(base).at(table) as player:
            await player.until(lambda: player.knows.view is not None and player.action() is not None)
            answer = await player.ask("act", hand=0, action=player.action())
            assert answer["answer"] == "done", answer
            assert not player.saw("time")

    with serving(tmp_path, settings(database)) as base:
        known = asyncio.run(before(base))
    clock = Worker.now
    monkeypatch.setattr(Worker, "now", staticmethod(lambda: clock() + 3_600_000))
    with serving(tmp_path, settings(database)) as base:
        asyncio.run(after(base, *known))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_what_was_acknowledged_survives_a_killed_server(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = (
        str(tmp_path / "t.sqlite") if kind == "sqlite" else empty_database(request.getfixturevalue("postgres_url"))
    )
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]

    async def evening() -> None:
        acknowledged: dict[str, int] = {}
        with process(tmp_path, database, port=port) as (running, base):
            guests, table = await table_of_four(base, rules=SHORT)
            async with AsyncExitStack() as stack:
                players = await seated(stack, guests, table)
                asked = Player.ask

                async def noting(self: Player, do: str, id: str | None = None, **fields: Any) -> dict[str, Any]:
                    answer = await asked(self, do, id, **fields)
                    if answer["answer"] == "done":
                        acknowledged[answer["id"]] = answer["n"]
                    return answer

                for player in players:
                    player.ask = noting.__get__(player)  # type: ignore[method-assign]
                tasks = [asyncio.create_task(player.play()) for player in players]
                await players[0].until(lambda: players[0].played >= 14)
                running.kill()
                await asyncio.gather(*tasks, return_exceptions=True)
        assert len(acknowledged) >= 14
        with process(tmp_path, database, port=port) as (running, base):
            async with AsyncExitStack() as stack:
                players = [await stack.enter_async_context(guest.at(table)) for guest in guests]
                for player in players:
                    await player.until(lambda player=player: player.n >= max(acknowledged.values()))
                log = {frame["n"]: frame for frame in players[0].frames}
                assert {id: log[n]["command"] for id, n in acknowledged.items()} == {id: id for id in acknowledged}
                await asyncio.gather(*(player.play() for player in players))
                assert players[0].saw("ended")
            running.terminate()
            assert await asyncio.to_thread(running.wait, 10) == 0
            assert running.stderr is not None
            assert running.stderr.read() == b""
        entries, _table = await log_of(database, table["table"])
        commands = [(entry["by"], entry["command"]) for entry in entries if "command" in entry]
        assert len(commands) == len(set(commands)), "nothing was done twice"

    asyncio.run(evening())


def test_two_workers_share_a_table(tmp_path: Path, postgres_url: str) -> None:
    database = empty_database(postgres_url)

    async def evening() -> None:
        with (
            serving(tmp_path / "one", settings(database)) as one,
            serving(tmp_path / "two", settings(database)) as two,
        ):
            guests, table = await table_of_four(one, two, rules=SHORT)
            async with AsyncExitStack() as stack:
                players = await seated(stack, guests, table)
                await asyncio.gather(*(player.play() for player in players))
                last = max(player.n for player in players)
                for player in players:
                    await player.until(lambda player=player: player.n >= last and bool(player.saw("ended")))
            log, _table = await log_of(database, table["table"])
            assert [entry["n"] for entry in log] == list(range(1, len(log) + 1))

    asyncio.run(evening())


def test_everybody_learns_where_they_have_a_seat(tmp_path: Path, database: str) -> None:
    """At whichever worker they ask, and until they get up."""

    async def evening(here: str, there: str) -> None:
        maud, nils = await Guest.come(here, "Maud"), await Guest.come(here, "Nils")
        first, second = await maud.open(bot="random"), await nils.open()

        async def seats(guest: Guest) -> list[tuple[str, str, bool]]:
            answer = await guest.to(there).client.get("/api/v1/seats")
            return [(each["code"], each["key"], each["playing"]) for each in answer.json()]

        def row(table: dict[str, str], playing: bool) -> tuple[str, str, bool]:
            return table["code"], table["key"], playing

        async with maud.at(first) as player, maud.at(second) as guest:
            assert (await guest.ask("sit"))["answer"] == "done"
            assert (await player.ask("start"))["answer"] == "done"
            await asyncio.sleep(0.2)
            assert await seats(maud) == [row(second, False), row(first, True)]
            assert await seats(nils) == [row(second, False)]
            assert (await player.ask("leave"))["answer"] == "done"
            await asyncio.sleep(0.2)
            assert await seats(maud) == [row(second, False)]

    with ExitStack() as stack:
        names = ("one", "two") if "postgres" in database else ("one",)
        bases = [stack.enter_context(serving(tmp_path / name, settings(database))) for name in names]
        asyncio.run(evening(bases[0], bases[-1]))


def test_a_table_that_only_a_newer_version_can_read_waits_for_it_alone(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"

    async def opening(base: str) -> tuple[Guest, dict[str, str], dict[str, str]]:
        guest = await Guest.come(base, "Maud")
        return guest, await guest.open(), await guest.open()

    async def coming(guest: Guest) -> None:
        async with httpx.AsyncClient(base_url=guest.client.base_url) as anybody:
            await asyncio.sleep(2.5)  # a worker looks for tables every second
            assert (await anybody.get("/api/v1/ready")).status_code == 200
        async with guest.at(known) as player:
            await player.until(lambda: player.n >= 1)
        async with guest.at(unknown) as player:
            await player.until_closed()
            assert player.frames == []

    with serving(tmp_path, settings(file)) as base:
        guest, known, unknown = asyncio.run(opening(base))
    fact = json.dumps({"fact": "dreamt", "n": 1000, "at": 0})
    with closing(sqlite3.connect(file)) as store, store:
        store.execute("INSERT INTO entries VALUES (?, 1000, ?)", (unknown["table"], fact))
    with serving(tmp_path, settings(file)) as base:
        asyncio.run(coming(guest.to(base)))
        with closing(sqlite3.connect(file)) as store:
            assert store.execute("SELECT worker FROM tables WHERE id = ?", (unknown["table"],)).fetchall() == [(None,)]


def workers_of(process: int) -> list[int]:
    """The processes that it watches over."""
    return [int(each) for each in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP], ids=["dies", "hangs"])
def test_a_worker_that_is_lost_is_replaced_and_its_people_play_on(
    tmp_path: Path, postgres_url: str, how: signal.Signals
) -> None:
    database = empty_database(postgres_url)
    hurry = "from openhearts.server import supervisor; supervisor.HANGS_AFTER = 2.0"

    async def evening() -> None:
        with process(tmp_path, database, "--workers", "2", first=hurry) as (running, base):
            guests, table = await table_of_four(base, rules=SHORT)
            async with AsyncExitStack() as stack:
                players = await seated(stack, guests, table)
                await asyncio.gather(*(player.play(lambda p=player: p.played >= 8) for player in players))
                children = workers_of(running.pid)
                assert len(children) == 2
                os.kill(children[0], how)
                async with asyncio.timeout(20):
                    while children[0] in workers_of(running.pid):
                        await asyncio.sleep(0.1)
                again = [await stack.enter_async_context(guest.at(table)) for guest in guests]
                last = max(player.n for player in players)
                for player in again:
                    await player.until(lambda player=player: player.n >= last)
                await asyncio.gather(*(player.play() for player in again))
                assert again[0].saw("ended")
            running.terminate()
            assert await asyncio.to_thread(running.wait, 15) == 0

    asyncio.run(evening())


def test_a_worker_that_sees_nobody_at_a_table_leaves_it_to_one_that_does(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise no worker would run its clock, and its bots would never play."""
    monkeypatch.setattr(host, "UNLOADED_AFTER", 0.5)
    database = empty_database(postgres_url)

    async def evening() -> None:
        with (
            serving(tmp_path / "one", settings(database)) as one,
            serving(tmp_path / "two", settings(database)) as two,
        ):
            guest = await Guest.come(two, "Maud")
            table = await guest.to(one).open(rules=SHORT, bot="easy", limits={"play_time": 0, "pass_time": 0})
            async with guest.at(table) as player:
                await asyncio.sleep(3)
                await player.ask("ready")
                async with asyncio.timeout(20):
                    await player.play()
                    await player.until(lambda: bool(player.saw("ended")))

    asyncio.run(evening())


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_whoever_was_connected_at_a_worker_that_is_gone_is_away(tmp_path: Path, postgres_url: str, how: int) -> None:
    """Another worker runs the table, and would wait for them as if they were there."""
    database = empty_database(postgres_url)

    async def evening() -> None:
        with (
            serving(tmp_path / "one", settings(database)) as one,
            process(tmp_path / "two", database) as (lost, two),
        ):
            maud = await Guest.come(one, "Maud")
            table = await maud.open()
            async with maud.at(table) as player:
                async with (await Guest.come(two, "Nils")).at(table) as other:
                    await other.ask("sit")
                    await player.until(lambda: len(player.saw("sat")) == 2)
                    await asyncio.sleep(2 * host.ALIVE_EVERY)  # until the workers know of each other
                    lost.send_signal(how)
                    await player.until(lambda: bool(player.saw("away")))
                assert [each["seat"] for each in player.saw("away")] == [1]

    asyncio.run(evening())


def test_a_worker_that_others_thought_gone_takes_its_tables_again(base: str, tmp_path: Path) -> None:
    """Otherwise they would stay due for ever, and block the tables that no worker has."""

    async def evening() -> None:
        guest = await Guest.come(base, "Maud")
        table = await guest.open()
        with sqlite3.connect(tmp_path / "t.sqlite") as file:
            file.execute("UPDATE tables SET worker = NULL, wake = 0")
        async with asyncio.timeout(10), guest.at(table):
            while True:
                [(worker, wake)] = sqlite3.connect(tmp_path / "t.sqlite").execute("SELECT worker, wake FROM tables")
                if worker is not None and wake is None:
                    break
                await asyncio.sleep(0.1)

    asyncio.run(evening())


def test_whoever_is_on_their_way_in_finds_the_table_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An idle table leaves memory, but not between a request for it and the person's entry."""
    monkeypatch.setattr(host, "UNLOADED_AFTER", 3.0)
    monkeypatch.setattr(host, "ALIVE_EVERY", 0.05)
    accept = WebSocket.accept

    async def slowly(self: WebSocket[Any, Any, Any], *arguments: Any) -> None:
        await asyncio.sleep(1.5)
        await accept(self, *arguments)

    async def evening(base: str) -> None:
        maud, nils = await Guest.come(base, "Maud"), await Guest.come(base, "Nils")
        table = await maud.open()
        await asyncio.sleep(2)
        async with maud.at(table) as first, nils.at(table) as second:
            await second.ask("sit", seat=1)
            await first.until(lambda: len(first.saw("sat")) == 2)

    monkeypatch.setattr(WebSocket, "accept", slowly)
    with serving(tmp_path, settings(tmp_path / "t.sqlite")) as base:
        asyncio.run(evening(base))


def test_nobody_waits_while_a_long_log_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = settings(tmp_path / "t.sqlite")
    replay, where = Table.replay, []

    def noted(entries: Iterable[EntryBase], secrets: Iterable[bytes]) -> Table:
        where.append(threading.current_thread().name)
        return replay(entries, secrets)

    async def opening(base: str) -> tuple[Guest, dict[str, str]]:
        guest = await Guest.come(base, "Maud")
        return guest, await guest.open()

    async def reading(base: str, guest: Guest, table: dict[str, str]) -> None:
        async with guest.to(base).at(table) as player:
            await player.until(lambda: player.seat is not None)

    with serving(tmp_path, given) as base:
        known = asyncio.run(opening(base))
    monkeypatch.setattr(Table, "replay", noted)
    with serving(tmp_path, given) as base:
        loops = {thread.name for thread in threading.enumerate() if thread.name.startswith("Thread-")}
        asyncio.run(reading(base, *known))
    assert where
    assert not loops & set(where), "it is read in a thread, and not in that of everybody's moves"


def test_a_table_that_was_taken_and_could_not_be_read_is_read_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = settings(tmp_path / "t.sqlite")

    async def opening(base: str) -> None:
        await (await Guest.come(base, "Maud")).open()

    with serving(tmp_path, given) as base:
        asyncio.run(opening(base))
    read, taken, hosted = Worker.read, Hosted.taken, threading.Event()
    failed: list[str] = []

    async def failing_once(self: Worker, id: str) -> Table:
        if not failed:
            failed.append(id)
            raise Unavailable("gone for a moment")
        return await read(self, id)

    def noted(self: Hosted) -> None:
        taken(self)
        hosted.set()

    monkeypatch.setattr(Worker, "read", failing_once)
    monkeypatch.setattr(Hosted, "taken", noted)
    with serving(tmp_path, given):
        assert hosted.wait(10)
    assert failed
