"""What goes wrong once, or at one table, stops nothing else."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import Mock, patch

import pytest
from msgspec.json import encode
from sqlalchemy import delete, insert, update

from openhearts.bots import bot
from openhearts.server import administration, hosted, lobby, thinkers
from openhearts.server.connection import framed
from openhearts.server.host import DEAD_AFTER, UNLOADED_AFTER
from openhearts.server.hosted import Hosted
from openhearts.server.lobby import Lobby, Visitor
from openhearts.server.reader import Reader
from openhearts.server.worker import replayed
from openhearts.store import Taken, Unavailable, open_store
from openhearts.store.people import People
from openhearts.store.queue import Place, Queue
from openhearts.store.ratings import Result, ended
from openhearts.store.schema import entries, tables, waiting, workers
from openhearts.store.tables import StoredTables
from openhearts.tables import Limits, Person, Table, encoded, ratings
from openhearts.tables import protocol as p
from openhearts.tables.limits import RATED
from openhearts.tables.waiting import Waiting
from tests.one_worker import OneWorker, one_worker
from tests.wire import Guest

OPEN = Limits(entrance="open")
MAUD = Person("p1", "Maud")


def run(folder: Path, work: Callable[[OneWorker], Awaitable[None]]) -> None:
    """Does something with a worker of its own."""

    async def with_worker() -> None:
        async with one_worker(str(folder / "t.sqlite")) as worker:
            await People(worker.store).add(MAUD.id, MAUD.name, "guest", "a session", 1)
            await work(worker)

    asyncio.run(with_worker())


async def until(so: Callable[[], Any], seconds: float = 10) -> None:
    """Waits until a condition holds."""
    async with asyncio.timeout(seconds):
        while not (so() if not asyncio.iscoroutinefunction(so) else await so()):
            await asyncio.sleep(0.02)


async def damaged(worker: OneWorker) -> str:
    """A table with an entry that can't have happened, which no worker has and which is due."""
    table = await worker.host.open(MAUD, {}, OPEN, "easy")
    n = table.table.state.n + 1
    nonsense = encoded(p.Did(n=n, at=1, action="play 0 QS")).decode()
    await worker.store.write(
        insert(entries).values(table_id=table.id, n=n, text=nonsense),
        update(tables).where(tables.c.id == table.id).values(worker=None, wake=0),
    )
    table.close()
    return worker.host.tables.pop(table.id).id


def test_a_table_that_cannot_be_read_does_not_keep_the_others_from_being_shown(tmp_path: Path) -> None:
    async def work(worker: OneWorker) -> None:
        await damaged(worker)
        well = await worker.host.open(MAUD, {}, OPEN, "easy")
        await worker.host.begin()

        async def shown() -> bool:
            return any(well.id in each for each in await worker.host.stored.shown(9))

        await until(shown)

    run(tmp_path, work)


def test_a_table_that_cannot_be_read_does_not_hide_where_else_somebody_sits(tmp_path: Path) -> None:
    async def work(worker: OneWorker) -> None:
        await damaged(worker)
        table = await worker.host.open(MAUD, {}, OPEN, "easy")
        assert await worker.host.seats(MAUD.id) == [table]

    run(tmp_path, work)


def test_a_game_that_cannot_be_rated_does_not_keep_others_from_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(worker: OneWorker) -> None:
        players = [p.PlayerOfGame(each, each, False) for each in "abcd"]
        entry = p.Ended(n=9, at=2, game=0, totals=[0] * 4, places=[1, 2, 3, 4], winners=[0], players=players)
        text = encoded(entry).decode()
        for each in "abcd":
            await People(worker.store).add(each, each, "account", f"session of {each}", 1)
        newer = text.replace('"places":[1,2,3,4]', '"places":"as a newer version writes them"')
        await worker.store.write(ended(Result("t1", 0, "black-lady", newer, 1)))
        await worker.store.write(ended(Result("t2", 0, "black-lady", text, 2)))
        rater = worker.host.rater
        for _ in range(3):
            await rater.look()
        assert [each.table for each in await rater.ratings.pending(9)] == ["t1"], "a newer worker may know it"
        assert len(await rater.ratings.of(list("abcd"), "black-lady")) == 4
        assert len([each for each in caplog.records if each.levelno == logging.ERROR]) == 1, "it is told once"

    run(tmp_path, work)


def test_what_the_lobby_shows_is_stored_again_if_that_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(worker: OneWorker) -> None:
        table = await worker.host.open(MAUD, {}, OPEN, "easy")

        async def fails(*_: object) -> None:
            raise Unavailable("once")

        for name in ("watched", "show"):
            with monkeypatch.context() as patch:
                patch.setattr(StoredTables, name, fails)
                patch.setattr(type(table.readers), "watching", 2)
                with pytest.raises(Unavailable):
                    await worker.host._publish()
        monkeypatch.setattr(type(table.readers), "watching", 2)
        await worker.host._publish()
        [shown] = await worker.host.stored.shown(9)
        assert shown.endswith('"watching":2}')

    run(tmp_path, work)


def test_a_bot_that_fails_is_asked_again(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    failures = 2

    def fails_at_first(name: str, **more: Any) -> Any:
        nonlocal failures
        failures -= 1
        if failures >= 0:
            raise MemoryError
        return bot(name, **more)

    monkeypatch.setattr(thinkers, "bot", fails_at_first)
    monkeypatch.setattr(hosted, "AGAIN_AFTER", 0.05)

    async def evening() -> None:
        guest = await Guest.come(base, "Maud")
        table = await guest.open(bot="easy", rules={"pass_cycle": ["hold"]})
        async with guest.at(table) as player:
            await player.ask("ready")
            await player.play(until=lambda: failures < 0, patience=10)

    asyncio.run(evening())
    assert failures < 0


def test_who_has_gone_is_taken_out_of_the_queue_even_if_the_database_fails_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "KEPT_FOR", 0.05)

    async def work(worker: OneWorker) -> None:
        visitors = Lobby(worker.host)
        waiting = Waiting(MAUD, p.Wish("black-lady"), 4, 1500, 1)
        await visitors.queue.join(Place(waiting, worker.host.stored.worker), worker.host.now())
        leave, failures = Queue.leave, 2

        async def fails_at_first(queue: Queue, person: str, worker: str | None = None) -> bool:
            nonlocal failures
            failures -= 1
            if failures >= 0:
                raise Unavailable("for a moment")
            return await leave(queue, person, worker)

        monkeypatch.setattr(Queue, "leave", fails_at_first)
        visitors._forget(MAUD.id)

        async def gone() -> bool:
            return not await visitors.queue.places()

        await until(gone)

    run(tmp_path, work)


def test_who_leaves_while_they_are_put_in_the_queue_is_taken_out_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "KEPT_FOR", 0.05)

    async def work(worker: OneWorker) -> None:
        visitors = Lobby(worker.host)
        gone = Visitor(Mock(), MAUD)
        await visitors.wait(gone, p.Wish("black-lady"))
        assert await visitors.queue.places()

        async def nobody() -> bool:
            return not await visitors.queue.places()

        await until(nobody)

    run(tmp_path, work)


@pytest.mark.parametrize("plays", [False, True])
def test_nobody_waits_for_ever_who_is_no_longer_in_the_queue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plays: bool
) -> None:
    """Their worker was taken for dead, or they are at their table, by way of another device and worker."""
    monkeypatch.setattr(lobby, "LOOK_EVERY", 0.05)

    async def work(worker: OneWorker) -> None:
        visitors, visitor = Lobby(worker.host), Visitor(Mock(), MAUD)
        visitors.enter(visitor)
        await visitors.wait(visitor, p.Wish("black-lady"))
        if plays:
            await worker.host.open(MAUD, {}, OPEN, "easy")
        await worker.store.write(delete(waiting))

        async def in_queue() -> bool:
            return bool(await visitors.queue.places())

        if plays:
            await until(lambda: visitor.wish is None)
            assert visitor.connection.write.call_args.args == (framed(encode(p.Stopped())),)  # type: ignore[attr-defined]
            assert not await in_queue()
        else:
            await until(in_queue)

    run(tmp_path, work)


def test_rules_of_a_newer_version_keep_nobody_else_from_being_matched(tmp_path: Path) -> None:
    """While versions change, a worker of the next one may have put somebody in the queue."""

    async def work(worker: OneWorker) -> None:
        visitors, me = Lobby(worker.host), worker.host.stored.worker
        nils = await People(worker.store).add("p2", "Nils", "guest", "another session", 1)
        unknown, known = p.Wish("of-tomorrow"), p.Wish("black-lady")
        for since, (person, wish) in enumerate(((MAUD, unknown), (nils, known))):
            place = Place(Waiting(person, wish, 4, 1500, since), me)
            assert await visitors.queue.join(place, worker.store.clock())
        await visitors._look()
        assert [each.waiting.wish for each in await visitors.queue.places()] == [unknown]

    run(tmp_path, work)


def test_a_worker_that_has_closed_asks_the_database_nothing(tmp_path: Path) -> None:
    """A timer may still start something, and so may a message from another worker."""

    async def evening() -> None:
        async with one_worker(str(tmp_path / "t.sqlite")) as worker:
            visitors = Lobby(worker.host)
        with patch.object(Queue, "places", return_value=[]) as asked:
            visitors.enter(Visitor(Mock(), MAUD))
            await asyncio.sleep(2 * lobby.LOOK_SOON)
        assert not asked.called

    asyncio.run(evening())


@pytest.mark.parametrize("stopped", [False, True])
def test_a_worker_that_was_taken_for_dead_no_longer_runs_the_tables_that_others_have_taken(
    tmp_path: Path, stopped: bool
) -> None:
    async def work(worker: OneWorker) -> None:
        host, other = worker.host, StoredTables(worker.store, "other")
        await host.begin()
        lost, kept = [await host.open(MAUD, {}, OPEN, "easy") for _ in range(2)]
        await worker.store.write(update(tables).where(tables.c.id == lost.id).values(worker=other.worker))
        assert lost.mine
        if stopped:
            host._lived -= 2 * DEAD_AFTER
        else:  # its signs of life came too late for another one
            await worker.store.write(delete(workers))
        await until(lambda: not lost.mine)
        await until(lambda: kept.mine)
        await other.put_back(lost.id, 0)
        await until(lambda: lost.mine)

    run(tmp_path, work)


def test_a_worker_that_has_many_tables_to_take_over_is_not_taken_for_dead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own would be given to others, who would have the more to take over."""

    async def work(worker: OneWorker) -> None:
        host, reading = worker.host, asyncio.Event()
        table = await host.open(MAUD, {}, OPEN, "easy")
        table.close()
        del host.tables[table.id]
        await worker.store.write(update(tables).where(tables.c.id == table.id).values(worker=None, wake=0))

        async def slowly(_id: str) -> Table:
            reading.set()
            await asyncio.sleep(60)
            raise AssertionError

        async def seen() -> bool:
            return host.stored.worker in await host.stored.workers()

        monkeypatch.setattr(host, "read", slowly)
        await host.begin()
        await reading.wait()
        await worker.store.write(delete(workers))
        await until(seen)

    run(tmp_path, work)


def test_a_table_at_which_reading_on_fails_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosted, "AGAIN_AFTER", 0.05)

    async def work(worker: OneWorker) -> None:
        table: Hosted = await worker.host.open(MAUD, {}, OPEN, "easy")
        n = table.table.state.n + 1
        said = p.PhraseSaid(n=n, at=table.table.state.at, by=MAUD.id, phrase="people-phrase-hello")
        await worker.store.write(insert(entries).values(table_id=table.id, n=n, text=encoded(said).decode()))

        def fails(_table: Table, _entries: object) -> None:
            raise AssertionError("a fault of ours")

        monkeypatch.setattr(Table, "happened", fails)
        table.heard(n)
        await until(lambda: table.table.state.n == n and table._free)

    run(tmp_path, work)


def test_a_table_at_which_time_can_do_nothing_does_not_keep_the_worker_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was read again and tried again as fast as the machine could, with a page in the log each time."""

    async def work(worker: OneWorker) -> None:
        table: Hosted = await worker.host.open(MAUD, {}, OPEN, "easy")
        ticks = 0

        def fails(_table: Table, _now: int) -> list[p.EntryBase]:
            nonlocal ticks
            ticks += 1
            raise AssertionError("a fault of ours")

        monkeypatch.setattr(Table, "tick", fails)
        monkeypatch.setattr(Table, "deadline", 0)
        table._time()
        await asyncio.sleep(0.6)
        assert ticks == 1
        await until(lambda: ticks > 1)

    run(tmp_path, work)


def test_a_table_is_closed_from_outside_even_if_somebody_moves_at_that_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = str(tmp_path / "t.sqlite")
    ids: list[str] = []

    async def opened(worker: OneWorker) -> None:
        ids.append((await worker.host.open(MAUD, {}, OPEN, "easy")).id)

    run(tmp_path, opened)
    moved = False

    async def moves_afterwards(stored: StoredTables, id: str) -> Table:
        nonlocal moved
        found = await replayed(stored, id)
        if not moved:
            moved = True
            n = found.state.n + 1
            said = encoded(p.PhraseSaid(n=n, at=1, by=MAUD.id, phrase="people-phrase-hello")).decode()
            await stored._store.write(insert(entries).values(table_id=id, n=n, text=said))
        return found

    monkeypatch.setattr(administration, "replayed", moves_afterwards)
    assert administration.close(database, ids[0])
    assert not administration.close(database, ids[0])


def test_an_error_after_one_write_keeps_no_other_from_being_answered(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        store = await open_store(database)
        for end in ("one", "another"):
            await StoredTables(store, "w").watched(f"to be in one commit with {end}"[:32], 0)
            told: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()

            def fails(_error: Exception | None) -> None:
                raise AssertionError("a fault of ours")

            store.append("a", 1, ["x"], fails)
            store.append("b", 1, ["x"], told.set_result)
            error = await asyncio.wait_for(told, 5)
            assert isinstance(error, Taken) if end == "another" else error is None
        await store.close()

    asyncio.run(work())
    assert "a fault of ours" in caplog.text


def connection(*, closing: bool = False) -> Mock:
    """A connection to a table. One that the client has closed isn't lost before everything is sent."""
    transport = Mock(**{"is_closing.return_value": closing})
    return Mock(close_sent=False, disconnected=False, transport=transport)


def test_whoever_leaves_while_they_are_sent_earlier_frames_is_not_here(tmp_path: Path) -> None:
    async def work(worker: OneWorker) -> None:
        table = await worker.host.open(MAUD, {}, OPEN, "easy")
        reader = Reader(connection(closing=True), MAUD, table.table.state.n, blind=False)
        table.readers.come(reader)
        table.leave(reader)
        table._bring(reader)
        assert not table.present(MAUD.id)

    run(tmp_path, work)


def test_a_table_is_not_unloaded_while_somebody_is_still_sent_earlier_frames(tmp_path: Path) -> None:
    async def work(worker: OneWorker) -> None:
        table = await worker.host.open(MAUD, {}, OPEN, "")
        table.readers.come(Reader(connection(), MAUD, 0, blind=False))
        table.idle_since -= 2 * UNLOADED_AFTER
        await worker.host._put_back()
        assert worker.host.tables == {table.id: table}

    run(tmp_path, work)


def test_whoever_is_here_does_not_stay_away_because_another_worker_was_first(tmp_path: Path) -> None:
    """It saw their other connection end."""

    async def work(worker: OneWorker) -> None:
        table = await worker.host.open(MAUD, {}, OPEN, "easy")
        n = table.table.state.n
        table.join(Reader(connection(), MAUD, n, blind=False))
        away = p.Away(n=n + 1, at=table.table.state.at, seat=0)
        await worker.store.write(insert(entries).values(table_id=table.id, n=n + 1, text=encoded(away).decode()))
        hello = p.SayPhrase(id="c", phrase="people-phrase-hello")
        table.command(Reader(connection(), MAUD, n, blind=False), hello, 0)
        await until(lambda: table._free and table.table.state.n >= n + 2)
        assert table.table.state.seats[0].here

    run(tmp_path, work)


def test_a_rated_game_ends_although_a_newer_version_rates_its_rules_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(worker: OneWorker) -> None:
        table = await worker.host.open(MAUD, {}, RATED, "easy")
        ended = p.Ended(n=9, at=1, game=0, totals=[0] * 4, places=[1] * 4, winners=[0], players=[])
        assert len(table._goes_with([ended])) == 1
        monkeypatch.setattr(ratings, "RATED", ())
        assert not table._goes_with([ended])

    run(tmp_path, work)


def test_a_block_is_told_to_all_workers_also_if_the_database_did_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosted, "AGAIN_AFTER", 0.05)

    async def work(worker: OneWorker) -> None:
        table = await worker.host.open(MAUD, {}, OPEN, "easy")
        nils = Reader(connection(), Person("p2", "Nils"), 0, blind=False)
        maud = Reader(connection(), MAUD, 0, blind=False)
        table.command(nils, p.Sit("a", 1), 0)
        await until(lambda: table.settled)
        append, told = StoredTables.append, []
        worker.host.blocked = lambda *both: told.append(both)

        def unanswered(stored: StoredTables, id: str, n: int, texts: Any, done: Any, also: Any) -> None:
            monkeypatch.setattr(StoredTables, "append", append)
            append(stored, id, n, texts, lambda _error: done(Unavailable("no answer")), also)

        monkeypatch.setattr(StoredTables, "append", unanswered)
        table.command(maud, p.Block("b", "p2"), 0)
        await until(lambda: maud.connection.write.called)  # type: ignore[attr-defined]
        assert told == [("p1", "p2")]

    run(tmp_path, work)
