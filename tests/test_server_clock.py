"""Nobody's time depends on how the machine's clock is set while the server runs."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from unittest.mock import Mock

import pytest

from openhearts.server.clock import Clock
from openhearts.server.host import DEAD_AFTER
from openhearts.server.lobby import Lobby, Visitor
from openhearts.server.problem import Problem
from openhearts.server.worker import Worker
from openhearts.store.queue import FORGOTTEN_AFTER, Place, Queue
from openhearts.store.tables import Kept, StoredTables
from openhearts.tables import Limits, Person
from openhearts.tables.lobby import Match
from openhearts.tables.play import Play
from openhearts.tables.protocol import Wish
from openhearts.tables.waiting import Waiting
from tests.one_worker import one_worker
from tests.served import serving, settings
from tests.wire import Guest

HOUR = 3_600_000


@pytest.fixture
def set_by(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Sets the machine's clock, as workers and the database see it, forward by so many milliseconds."""

    def set_clock(by: int) -> None:
        clock, time = Worker.now, StoredTables.time

        async def time_set(stored: StoredTables) -> int:
            return await time(stored) + by

        monkeypatch.setattr(Worker, "now", staticmethod(lambda: clock() + by))
        monkeypatch.setattr(StoredTables, "time", time_set)

    return set_clock


def test_a_clock_counts_what_passes_and_is_never_behind_the_log() -> None:
    passed = 7.0
    clock = Clock(1_000, lambda: passed)
    assert clock.now(0) == 1_000
    passed += 2
    assert clock.now(0) == 3_000
    assert clock.now(5_000) == 5_000
    passed += 1
    assert clock.now(5_000) == 6_000


@pytest.mark.parametrize("by", [-HOUR, HOUR])
def test_a_step_of_the_machines_clock_neither_stops_nor_uses_up_anybodys_time(
    base: str, by: int, set_by: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Play, "time", lambda _play: 3)

    async def evening() -> None:
        guest = await Guest.come(base, "Maud")
        table = await guest.open(bot="easy", limits={"pass_time": 7, "play_time": 7})
        async with guest.at(table) as player:
            await player.ask("ready")
            await player.until(lambda: player.running)
            set_by(by)
            await player.ask("phrase", phrase="people-phrase-hello")  # the table looks at its clock again
            await asyncio.sleep(1)
            assert not player.saw("time")
            await player.until(lambda: player.saw("time"), seconds=5)
            assert player.saw("time")[0]["at"] - player.saw("started")[0]["at"] < 6_000

    asyncio.run(evening())


def test_whoever_was_to_act_when_the_server_was_restarted_has_time_to_come_back(
    tmp_path: Path, set_by: Callable[[int], None]
) -> None:
    """Also if somebody else was faster, so that the table's clock ran again before their time was up."""
    given = settings(tmp_path / "t.sqlite")

    async def evening() -> None:
        with serving(tmp_path, given) as base:
            maud, nils = await Guest.come(base, "Maud"), await Guest.come(base, "Nils")
            table = await maud.open(bot="easy", limits={"pass_time": 60})
            async with maud.at(table) as host, nils.at(table) as other:
                await other.ask("sit")
                for each in (host, other):
                    await each.ask("ready")
                await other.until(lambda: other.running)
        set_by(57_000)
        with serving(tmp_path, given) as base:
            async with nils.to(base).at(table) as other:
                await other.until(lambda: other.running)
                await asyncio.sleep(4)
                assert not other.saw("time")

    asyncio.run(evening())


def test_answers_tell_the_tables_time_which_stood_still_while_the_machine_slept(
    base: str, set_by: Callable[[int], None]
) -> None:
    async def evening() -> None:
        guest = await Guest.come(base, "Maud")
        async with guest.at(await guest.open()) as player:
            before = (await player.ask("here"))["at"]
            set_by(HOUR)
            after = [(await player.ask(what))["at"] for what in ("here", "ready")]
            assert [before, *after] == sorted([before, *after])
            assert after[-1] - before < 10_000
            assert after[-1] == player.saw("ready")[0]["at"]

    asyncio.run(evening())


def test_a_place_in_the_queue_by_a_clock_that_was_ahead_counts_from_now(
    base: str, set_by: Callable[[int], None]
) -> None:
    async def evening() -> None:
        async with (await Guest.come(base, "Maud")).in_lobby() as visit:
            await visit.wait()
            before = (await visit.until("waits"))["since"]
            await visit.wait()
            assert (await visit.until("waits"))["since"] == before
            set_by(-HOUR)
            await visit.wait()
            assert (await visit.until("waits"))["since"] < before - HOUR + 10_000

    asyncio.run(evening())


def test_whoever_waits_while_the_clock_is_set_waits_on(base: str, set_by: Callable[[int], None]) -> None:
    """They were matched only when they asked again, and after a step forward at once with bots."""

    async def evening() -> None:
        async with AsyncExitStack() as stack:
            visits = [
                await stack.enter_async_context((await Guest.come(base, name)).in_lobby())
                for name in ("Maud", "Nils", "Olga", "Pavel")
            ]
            for visit in visits[:2]:
                await visit.wait()
                await visit.until("waits")
            set_by(-HOUR)
            for visit in visits[2:]:
                await visit.wait()
            for visit in visits:
                await visit.until("matched", 5)

    asyncio.run(evening())


def test_whoever_waits_has_not_waited_for_as_long_as_the_clock_is_set_forward(
    base: str, set_by: Callable[[int], None]
) -> None:
    async def evening() -> None:
        async with (await Guest.come(base, "Maud")).in_lobby() as visit:
            await visit.wait()
            await visit.until("waits")
            set_by(HOUR)
            with pytest.raises(TimeoutError):
                await visit.until("matched", 3)

    asyncio.run(evening())


def test_workers_whose_clocks_differ_do_not_take_each_other_for_dead(database: str) -> None:
    async def work() -> None:
        async with one_worker(database) as one, one_worker(database) as other:
            other.host.now = lambda: Worker.now() + HOUR  # type: ignore[method-assign]
            workers = [one.host, other.host]
            for each in workers:
                await each.begin()
                await each.open(Person("p1", "Maud"), {}, Limits(), "easy")
            for each in workers * 2:
                await each._live()
            assert [len(await each.stored.own()) for each in workers] == [1, 1]

    asyncio.run(work())


@pytest.mark.parametrize("by", [-2 * FORGOTTEN_AFTER, 2 * FORGOTTEN_AFTER])
def test_who_is_matched_by_a_worker_whose_clock_differs_is_told_so(database: str, by: int) -> None:
    """Else they would wait for a game that the others begin without them."""

    async def work() -> None:
        async with one_worker(database) as one, one_worker(database) as other:
            other.host.now = lambda: Worker.now() + by  # type: ignore[method-assign]
            wish, queue = Wish("black-lady", "normal", False), Queue(one.store)
            people = [(await one.sessions.guest(name, 1))[0] for name in ("Maud", "Nils")]
            for each in people:
                assert await queue.join(Place(Waiting(each, wish, 4, 1500, 1), "w"), one.store.clock())
            table = await one.host.bring_together(Match(wish, tuple(people)))
            assert table is not None
            lobby, visitor = Lobby(other.host), Visitor(Mock(), people[1])
            lobby._visitors.add(visitor)
            await lobby._tell_who_plays()
            assert visitor.table == table.id
            await lobby.wait(visitor, wish)
            assert await queue.places() == [], "they have a table"

    asyncio.run(work())


@pytest.mark.parametrize("by", [-HOUR, HOUR])
def test_whoever_waits_at_a_worker_whose_clock_differs_is_matched_at_once(database: str, by: int) -> None:
    """They waited until their time had come by the other worker's clock, or were given bots at once."""

    async def work() -> None:
        async with one_worker(database) as one, one_worker(database) as other:
            other.host.now = lambda: Worker.now() + by  # type: ignore[method-assign]
            workers, wish = [one, other], Wish("black-lady", "normal", False)
            lobbies = [Lobby(each.host) for each in workers]
            for each in workers:
                await each.host.stored.alive(await each.host.stored.time())
            people = [(await one.sessions.guest(name, 1))[0] for name in ("Maud", "Nils", "Olga", "Pavel")]
            for n, person in enumerate(people[:3]):
                await lobbies[n % 2].wait(Visitor(Mock(), person), wish)
            assert not any(
                [await each._bring_together(await each.queue.places(), await each._time()) for each in lobbies]
            )
            await lobbies[1].wait(Visitor(Mock(), people[3]), wish)
            assert any([await each._bring_together(await each.queue.places(), await each._time()) for each in lobbies])
            assert await Queue(one.store).places() == []

    asyncio.run(work())


@pytest.mark.parametrize("by", [-HOUR, HOUR])
def test_a_step_of_the_databases_clock_lets_no_worker_seem_dead(
    tmp_path: Path, by: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = 0

    async def time(_stored: StoredTables) -> int:
        return clock

    def set_by(by: int) -> None:
        nonlocal clock
        clock += by

    monkeypatch.setattr(StoredTables, "time", time)

    async def work() -> None:
        async with one_worker(str(tmp_path / "t.sqlite")) as worker:
            other = StoredTables(worker.store, "other")
            written: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
            other.open(Kept("a", "calm-fox-10", "key"), ["opened"], b"7", 1, written.set_result)
            assert await written is None
            await other.alive(clock)
            set_by(by)
            await worker.host._live()
            assert await other.own() == ["a"], "it could not know of the new time yet"
            await other.alive(clock)
            await worker.host._live()
            assert await other.own() == ["a"]
            for _ in range(2):
                set_by(DEAD_AFTER // 2 + 1)
                await worker.host._live()
            assert await other.own() == [], "it is silent"

    asyncio.run(work())


def test_after_the_machines_clock_was_set_back_nothing_is_remembered_any_longer(
    tmp_path: Path, set_by: Callable[[int], None]
) -> None:
    """Nor is whoever has signed in before asked for their password any later."""

    async def work() -> None:
        async with one_worker(str(tmp_path / "t.sqlite")) as worker:
            sessions, host = worker.sessions, worker.host
            maud, session = await sessions.guest("Maud", host.now())
            known = await sessions.known(session, host.now())
            assert known is not None
            await worker.members.confirm(known, "")
            await sessions.people.rename(maud.id, "Maud again")
            set_by(-HOUR)
            again = await sessions.known(session, host.now())
            assert again is not None
            assert again.person.name == "Maud again"
            with pytest.raises(Problem, match="wrong_password"):
                await worker.members.confirm(known, "")

    asyncio.run(work())
