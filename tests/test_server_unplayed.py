"""Rated matches that lead to no game: those who were there come first again, and those who never are wait longer."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from openhearts.server.lobby import LOOK_EVERY
from openhearts.store import Store, open_store
from openhearts.store.accounts import forgotten
from openhearts.store.people import People
from openhearts.store.queue import FORGIVEN_AFTER, FORGOTTEN_AFTER, Place, Queue
from openhearts.store.schema import matched, unplayed
from openhearts.tables import Person, clock, lobby
from openhearts.tables.protocol import Wish
from openhearts.tables.waiting import Waiting
from tests.browser import Browser
from tests.served import serving, settings
from tests.wire import Guest, Visit

NAMES = ["Maud", "Nils", "Olga", "Pavel"]
READY = 3_000


@pytest.fixture(autouse=True)
def short_times(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "READY", READY)
    # Long enough for the others to come back first.
    monkeypatch.setattr(lobby, "PAUSES", [60_000])


async def rated(stack: AsyncExitStack, guest: Guest) -> tuple[Visit, dict[str, Any]]:
    """Somebody's visit to the lobby, where they wait for a rated game."""
    visit = await stack.enter_async_context(guest.in_lobby())
    await visit.wait(rated=True)
    return visit, await visit.until("waits")


@pytest.mark.parametrize("leaves", [False, True])
def test_who_was_there_comes_first_again_and_who_was_not_waits(base: str, leaves: bool) -> None:
    people = [Browser(base).account(name).at_tables(base) for name in [*NAMES, "Rosa"]]

    async def evening() -> None:
        async with AsyncExitStack() as stack:
            visits = [(await rated(stack, guest))[0] for guest in people[:4]]
            table, *_ = [await visit.until("matched") for visit in visits]
            rosa, before = await rated(stack, people[4])
            players = [await stack.enter_async_context(guest.at(table)) for guest in people[:4]]
            assert (await players[0].ask("ready"))["answer"] == "done"
            if leaves:
                assert (await players[3].ask("leave"))["answer"] == "done"
            else:
                for player in players[1:3]:
                    await player.ask("ready")
            for player in players[:3]:
                await player.until(lambda player=player: player.saw("closed"))
            assert players[0].saw("closed")[0]["why"] == "not_ready"
            _, waits = await rated(stack, people[3])
            assert 0 < waits["pause"] <= 60_000
            shown = await (await stack.enter_async_context(people[3].in_lobby())).until("lobby")
            assert [each["people"] for each in shown["waiting"]] == [1], "they don't count yet"
            for guest in people[:3]:
                again, waits = await rated(stack, guest)
                assert waits["since"] < before["since"]
                assert not waits["pause"]
                visits.append(again)
            assert (await rosa.until("matched"))["table"] != table["table"]
            for again in visits[4:]:
                await again.until("matched")

    asyncio.run(evening())


@pytest.mark.parametrize("since", [-FORGOTTEN_AFTER, 2 * FORGOTTEN_AFTER], ids=["comes first", "has to wait"])
def test_a_match_is_old_from_when_it_was_made_not_from_when_somebodys_waiting_counts(database: str, since: int) -> None:
    async def work() -> None:
        store = await open_store(database)
        queue, now = Queue(store), 10_000_000
        await People(store).add("a", "Maud", "account", "a session", 1)
        old = {"person": "a", "table_id": "t", "at": now - FORGOTTEN_AFTER - 1}
        await store.write(insert(matched).values([old, {"person": "b", "table_id": "u", "at": now - 1}]))
        person, wish = Person("a", "Maud", "account"), Wish("black-lady", "normal", True)
        assert await queue.join(Place(Waiting(person, wish, 4, 1500, now + since), "w"), now)
        assert [row.person for row in await store.read(select(matched))] == ["b"], "they haven't been told of it yet"
        await store.close()

    asyncio.run(work())


def test_who_was_never_told_of_a_match_without_a_game_waits_on(tmp_path: Path, database: str) -> None:
    """Somebody else was told by another worker and left at once."""

    async def evening(base: str) -> None:
        store = await open_store(database)
        maud, nils = [Browser(base).account(name).at_tables(base) for name in ("Maud", "Nils")]
        async with AsyncExitStack() as stack:
            visit, before = await rated(stack, maud)
            late, _ = await rated(stack, nils)
            [first, second] = await Queue(store).places()
            ids = [each.waiting.person.id for each in (first, second)]
            since = before["since"] - READY
            gone = Queue.failed("t", ids[:1], ids[1:], since, before["since"])
            await store.write(*Queue.together(ids, "t", before["since"]), *gone)
            again = await visit.until("waits")
            assert (again["wish"], again["since"]) == (before["wish"], since), "they come first"
            [place] = await Queue(store).places()
            assert place.waiting.person.id == ids[0], "who was the reason waits when they want to"
            await late.until("stopped")
            await visit.socket.send('{"do":"stop"}')
            await visit.until("stopped")
            await asyncio.sleep(2 * LOOK_EVERY)
            assert await Queue(store).places() == [], "who stops isn't put back"
        await store.close()

    with serving(tmp_path, settings(database)) as base:
        asyncio.run(evening(base))


def test_what_is_kept_of_a_match_without_a_game(database: str) -> None:
    async def work(store: Store) -> None:
        queue, people = Queue(store), People(store)
        for each in "ab":
            await people.add(each, each.upper(), "account", f"session of {each}", 1)
        await store.write(insert(matched).values(person="a", table_id="t", at=1))
        await store.write(*queue.failed("t", ["b"], ["a", "nobody any more"], 5, 9))
        assert not await store.read(select(matched)), "they may be matched again at once"
        assert await queue.unplayed("a") == (1, 9)
        assert await queue.unplayed("b") == (0, 5)
        await store.write(*queue.failed("u", [], ["a", "b"], 15, 19))
        assert [await queue.unplayed(each) for each in "ab"] == [(2, 19), (1, 19)]
        await store.write(*queue.failed("v", [], ["a"], 0, 19 + FORGIVEN_AFTER))
        assert await queue.unplayed("a") == (1, 19 + FORGIVEN_AFTER), "what was long ago is forgiven"
        await store.write(queue.played(["a"]))
        assert await queue.unplayed("a") is None
        await store.write(*forgotten("b"))
        assert not await store.read(select(unplayed))
        await store.close()

    async def opened() -> None:
        await work(await open_store(database))

    asyncio.run(opened())
