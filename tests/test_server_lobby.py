"""The lobby over the network: the queue, matches, bots that fill up tables, and the list of open tables."""

import asyncio
import json
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import asyncpg
import pytest
from sqlalchemy import insert, select
from websockets.exceptions import ConnectionClosed

from openhearts.cli import main
from openhearts.server.lobby import KEPT_FOR, SILENT_AFTER, Lobby, Shown, Visitor
from openhearts.server.lobby_socket import SURPLUS
from openhearts.server.worker import Worker
from openhearts.store import Taken, open_store
from openhearts.store.people import People
from openhearts.store.queue import FORGOTTEN_AFTER, Place, Queue
from openhearts.store.schema import matched
from openhearts.store.tables import Kept, StoredTables
from openhearts.tables import Limits, Person
from openhearts.tables.protocol import Wish
from openhearts.tables.waiting import Waiting
from tests.databases import empty_database
from tests.one_worker import one_worker
from tests.served import serving, settings
from tests.wire import Guest, Visit

NAMES = ["Maud", "Nils", "Olga", "Pavel"]


@pytest.fixture(params=["sqlite", "postgres"])
def bases(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[str]]:
    """The addresses of two workers; with SQLite, of a single one."""
    with ExitStack() as stack:
        if request.param == "sqlite":
            yield [stack.enter_context(serving(tmp_path, settings(tmp_path / "t.sqlite")))] * 2
        else:
            database = empty_database(request.getfixturevalue("postgres_url"))
            yield [stack.enter_context(serving(tmp_path / each, settings(database))) for each in ("one", "two")]


def waits(news: dict[str, Any], rules: str = "black-lady") -> int:
    """How many people wait, by a message of the lobby."""
    return sum(each["people"] for each in news.get("waiting", ()) if each["wish"]["rules"] == rules)


def test_four_who_want_the_same_play_together(bases: list[str]) -> None:
    async def evening() -> None:
        guests = [await Guest.come(bases[i % 2], name) for i, name in enumerate(NAMES)]
        onlooker = await Guest.come(bases[1], "Rosa")
        async with AsyncExitStack() as stack:
            visits = [await stack.enter_async_context(guest.in_lobby()) for guest in guests]
            looking = await stack.enter_async_context(onlooker.in_lobby())
            for number, visit in enumerate(visits[:3], 1):
                await visit.wait()
                waiting = await visit.until("waits")
                assert waiting["wish"] == {"rules": "black-lady", "speed": "normal", "rated": False}
                assert waiting["bots_at"] == waiting["since"] + 20_000
                await looking.until(lambda news, number=number: waits(news) == number)
            await visits[3].wait()
            tables = [await visit.until("matched") for visit in visits]
            assert len({json.dumps(table) for table in tables}) == 1, "all are told of one table"
            shown = await looking.until(lambda news: waits(news) == 0 and bool(news["tables"]))
            [table] = shown["tables"]
            assert sorted(seat["name"] for seat in table["seats"]) == NAMES
            assert (table["free"], table["limits"]["play_time"]) == (0, 15)
            players = [await stack.enter_async_context(guest.at(tables[0])) for guest in guests]
            for player in players:
                assert (await player.ask("ready", part="ab"))["answer"] == "done"
            await players[0].until(lambda: players[0].running)
            watcher = await stack.enter_async_context(onlooker.at({**tables[0], "key": ""}))
            await watcher.until(lambda: watcher.saw("started"))
            await looking.until(lambda news: bool(news["tables"]) and news["tables"][0]["watching"] == 1)
            refused = await watcher.ask("sit")
            assert refused["code"] == "not_admitted", "only those who were brought together sit there"

    asyncio.run(evening())


async def soon_matched(guests: Sequence[Guest]) -> None:
    """All wait in the lobby, and are matched before somebody who is gone would have lost their place there."""
    async with AsyncExitStack() as stack:
        visits = [await stack.enter_async_context(guest.in_lobby()) for guest in guests]
        for visit in visits:
            await visit.wait()
        for visit in visits:
            await visit.until("matched", KEPT_FOR / 2)


def test_who_has_just_gone_holds_nobody_up(bases: list[str]) -> None:
    """Their worker matches people, also when nobody else is connected to it."""

    async def evening() -> None:
        async with (await Guest.come(bases[0], NAMES[0])).in_lobby() as visit:
            await visit.wait()
            await visit.until("waits")
        await soon_matched([await Guest.come(bases[1], name) for name in NAMES[1:]])

    asyncio.run(evening())


def test_who_waited_through_a_worker_that_was_killed_after_it_had_been_given_up_holds_nobody_up(
    database: str, tmp_path: Path
) -> None:
    """Nobody would be matched any more: it is the task of the worker of whoever has waited longest."""

    async def waits_there() -> None:
        store = await open_store(database)
        gone = await People(store).add("p1", "Rosa", "guest", "session-1", Worker.now())
        assert await Queue(store).join(Place(Waiting(gone, Wish("black-lady"), 4, 1500, 1), "killed"), 1)
        await store.close()

    async def evening(base: str) -> None:
        await soon_matched([await Guest.come(base, name) for name in NAMES])

    asyncio.run(waits_there())
    with serving(tmp_path, settings(database)) as base:
        asyncio.run(evening(base))


def test_nobody_waits_for_a_worker_that_was_killed_until_it_counts_as_dead(database: str) -> None:
    """Whoever had waited longest, through that one, was not matched, nor was anybody else for five seconds."""

    async def work() -> None:
        async with one_worker(database) as one:
            lobby, killed, queue = Lobby(one.host), StoredTables(one.store, "killed"), Queue(one.store)
            now, wish = await one.host.stored.time(), Wish("black-lady")
            await killed.alive(now)  # the lobby looks at its queue by itself, too, soon after somebody waits
            gone, *people = [(await one.sessions.guest(name, 1))[0] for name in ("Rosa", *NAMES)]
            assert await queue.join(Place(Waiting(gone, wish, 4, 1500, 1), "killed"), now)
            for person in people:
                await lobby.wait(Visitor(Mock(), person), wish)
            assert not await lobby._bring_together(await queue.places(), now + SILENT_AFTER)
            assert await lobby._bring_together(await queue.places(), now + SILENT_AFTER + 1)
            assert [each.waiting.person for each in await queue.places()] == [gone]

    asyncio.run(work())


def test_how_many_watch_is_told_to_all_at_a_table_by_way_of_whatever_worker(bases: list[str]) -> None:
    async def evening() -> None:
        host = await Guest.come(bases[0], "Maud")
        table = await host.open()
        onlookers = [await Guest.come(bases[i % 2], name) for i, name in enumerate(NAMES)]
        async with AsyncExitStack() as stack:
            player = await stack.enter_async_context(host.at(table))
            first = await stack.enter_async_context(onlookers[0].at(table))
            for each in (player, first):
                await each.until(lambda each=each: each.watching == 1)
            async with onlookers[1].at(table) as second, onlookers[1].at(table):
                for each in (player, first, second):
                    await each.until(lambda each=each: each.watching == 2)
                # A new visitor gets the lobby at once.
                late = await stack.enter_async_context(host.at(table, since=player.n))
                await late.until(lambda: late.watching == 2, seconds=1)
            await player.until(lambda: player.watching == 1)
            assert (await first.ask("sit"))["answer"] == "done"
            await player.until(lambda: player.watching == 0)

    asyncio.run(evening())


def test_after_a_while_bots_fill_up_and_everybody_sees_it(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openhearts.tables.lobby.FILL", 300)

    async def evening() -> None:
        maud, nils = await Guest.come(base, "Maud"), await Guest.come(base, "Nils")
        async with maud.in_lobby() as one, nils.in_lobby() as two:
            await one.wait("omnibus", speed="calm")
            await two.wait("omnibus", speed="calm")
            table = await one.until("matched")
            assert await two.until("matched") == table
            async with maud.at(table) as player:
                await player.until(lambda: len(player.saw("bot")) == 2)
                assert player.saw("opened")[0]["limits"]["play_time"] == 30

    asyncio.run(evening())


def test_a_place_is_kept_for_a_moment_and_given_up_on_request(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openhearts.server.lobby.KEPT_FOR", 0.5)

    async def evening() -> None:
        guest, other = await Guest.come(base, "Maud"), await Guest.come(base, "Nils")
        async with other.in_lobby() as looking:
            async with guest.in_lobby() as visit:
                await visit.wait()
                first = await visit.until("waits")
            async with guest.in_lobby() as again:
                await again.wait()
                assert (await again.until("waits"))["since"] == first["since"], "the place is theirs again"
                await asyncio.sleep(0.7)
                await looking.until(lambda news: waits(news) == 1)
                await again.wait("spot")
                assert (await again.until("waits"))["since"] > first["since"]
                await again.socket.send(json.dumps({"do": "stop"}))
                await again.until("stopped")
                await again.socket.send(json.dumps({"do": "stop"}))
                assert (await again.until("refused"))["code"] == "not_waiting"
                await again.wait()
                await again.until("waits")
            await looking.until(lambda news: waits(news) == 0)

    asyncio.run(evening())


@pytest.mark.parametrize("why", ["deleted", "suspended"])
def test_who_is_gone_for_good_waits_no_longer(tmp_path: Path, why: str) -> None:
    """Otherwise others would be matched with somebody who never comes."""
    database = str(tmp_path / "t.sqlite")

    async def evening(base: str) -> None:
        guests = [await Guest.come(base, name) for name in NAMES]
        async with AsyncExitStack() as inside:
            visits = [await inside.enter_async_context(guest.in_lobby()) for guest in guests]
            for visit in visits[:3]:
                await visit.wait()
            await visits[3].until(lambda news: waits(news) == 3)
            if why == "deleted":
                assert (await guests[0].client.post("/api/v1/account/delete", json={})).status_code == 204
            else:
                suspend = ["admin", "suspend", guests[0].person, "--database", database]
                assert await asyncio.to_thread(main, suspend) == 0
            await visits[3].until(lambda news: waits(news) == 2, KEPT_FOR / 2)

    with serving(tmp_path, settings(database)) as base:
        asyncio.run(evening(base))


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ({"do": "wait", "wish": {"rules": "black-lady", "rated": True}}, "account_needed"),
        ({"do": "wait", "wish": {"rules": "no-such-preset"}}, "bad_rules"),
        ({"do": "wait", "wish": {"rules": "black-lady", "speed": "light"}}, "bad_command"),
        ({"do": "wait"}, "bad_command"),
        ({"do": "wait", "wish": {"rules": "black-lady"}, "rating": 3000}, "bad_command"),
        ({"do": "fly"}, "bad_command"),
        ([], "bad_command"),
    ],
)
def test_what_the_lobby_refuses(base: str, sent: Any, code: str) -> None:
    async def asking() -> None:
        async with (await Guest.come(base, "Maud")).in_lobby() as visit:
            await visit.socket.send(json.dumps(sent))
            refused = await visit.until("refused")
            assert refused["code"] == code
            assert refused["message"]["id"]

    asyncio.run(asking())


def test_the_lobby_lets_nobody_in_without_a_name_and_ends_a_flood(base: str) -> None:
    async def flooding() -> None:
        guest = await Guest.come(base, "Maud")
        async with Guest(guest.client, "", "openhearts=" + "x" * 43).in_lobby() as visit:
            await visit.socket.wait_closed()
            assert visit.socket.close_code == 4401
        async with guest.in_lobby() as visit:
            for _ in range(SURPLUS + 1):
                await visit.socket.send("{}")
            with pytest.raises(ConnectionClosed):
                await visit.until("nothing")
            assert visit.socket.close_code == 4429

    asyncio.run(flooding())


def test_the_lobby_by_http(base: str) -> None:
    async def asking() -> None:
        guest = await Guest.come(base, "Maud")
        table = await guest.open(limits={"entrance": "open"}, bot="easy")
        async with guest.in_lobby() as visit:
            shown = await visit.until(lambda news: bool(news["tables"]))
        assert (await guest.client.get("/api/v1/lobby")).json() == shown
        assert shown["tables"][0]["table"] == table["table"]
        assert shown["tables"][0]["free"] == 3

    asyncio.run(asking())


def test_nobody_is_brought_to_two_tables(tmp_path: Path, postgres_url: str) -> None:
    """Even if two workers both believe that matching is their task."""
    for database in (str(tmp_path / "t.sqlite"), empty_database(postgres_url)):
        with ExitStack() as stack:
            names = ("one", "two") if "postgres" in database else ("one",)
            addresses = [stack.enter_context(serving(tmp_path / each, settings(database))) for each in names]

            async def evening(addresses: list[str] = addresses, database: str = database) -> None:
                guests = [await Guest.come(addresses[i % len(addresses)], name) for i, name in enumerate(NAMES * 3)]
                store = await open_store(database)
                queue = Queue(store)
                async with AsyncExitStack() as visits:
                    inside: list[Visit] = []
                    for guest in guests:
                        inside.append(await visits.enter_async_context(guest.in_lobby()))
                        await inside[-1].wait()
                    tables = [await each.until("matched") for each in inside]
                found: dict[str, int] = {}
                for table in tables:
                    found[table["table"]] = found.get(table["table"], 0) + 1
                assert sorted(found.values()) == [4, 4, 4]
                assert await queue.places() == []
                await store.close()

            asyncio.run(evening())


def test_where_somebody_plays_is_told_until_they_are_there(bases: list[str]) -> None:
    """The connection that was told may have been dead already."""

    async def evening() -> None:
        guests = [await Guest.come(bases[i % 2], name) for i, name in enumerate(NAMES)]
        async with AsyncExitStack() as stack:
            visits = [await stack.enter_async_context(guest.in_lobby()) for guest in guests]
            for visit in visits:
                await visit.wait()
            table = await visits[0].until("matched")
            async with guests[0].in_lobby() as again:
                assert await again.until("matched") == table
            async with guests[0].at(table) as player:
                await player.until(lambda: player.n > 0)
            async with asyncio.timeout(30):
                while await is_told(guests[0]):
                    await asyncio.sleep(0.1)

    async def is_told(guest: Guest) -> bool:
        """Whether the lobby still sends somebody to a table."""
        async with guest.in_lobby() as visit:
            first = await visit.until(lambda news: news["news"] in ("matched", "lobby"))
            return bool(first["news"] == "matched")

    asyncio.run(evening())


def test_the_list_stands_in_the_store(tmp_path: Path, postgres_url: str) -> None:
    async def work(database: str) -> None:
        store = await open_store(database)
        queue, stored = Queue(store), StoredTables(store, "w")
        for number in range(2):
            await People(store).add(f"p{number}", f"N{number}", "guest", f"session-{number}", 1)
        await store.write(stored.blocked("p0", "p1"))

        def place(number: int, since: int) -> Place:
            person = Person(f"p{number}", f"N{number}")
            return Place(Waiting(person, Wish("black-lady", "normal", False), 4, 1500, since), "w")

        places = [place(number, 10 - number) for number in range(2)]
        assert all([await queue.join(each, 10) for each in (*places, places[0])])
        assert [(each.waiting.person.id, each.worker) for each in await queue.places()] == [("p1", "w"), ("p0", "w")]
        assert [each.waiting.person.apart for each in await queue.places()] == [{"p0"}, {"p1"}]
        assert not await queue.leave("p0", "another worker")

        async def open_for(kept: Kept, *people: str) -> Exception | None:
            future: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
            stored.open(kept, ["opened"], b"7", 1, future.set_result, queue.together(people, kept.id, 1_000))
            return await future

        why = await open_for(Kept("t2", "calm-fox-12", "key"), "p0", "p1", "p2")
        assert isinstance(why, Taken), "p2 waits no longer"
        assert len(await queue.places()) == 2
        opened = [open_for(Kept(f"t{number}", f"calm-fox-1{number}", "key"), "p0", "p1") for number in range(2)]
        assert sorted(type(each).__name__ for each in await asyncio.gather(*opened)) == ["NoneType", "Taken"]
        assert await queue.places() == []
        assert not await queue.join(places[0], 1_000), "who waits again at that moment has a table"
        assert await queue.places() == []
        found = await queue.found(["p0", "p1"], 1_001)
        assert len({kept.id for kept in found.values()}) == 1
        assert set(found) == {"p0", "p1"}
        assert await queue.found(["p0"], 1_000 + FORGOTTEN_AFTER) == {}
        await queue.arrived("p1", "another table")
        assert "p1" in await queue.found(["p1"], 1_001), "it is an older one, in another tab"
        await queue.arrived("p1", found["p1"].id)
        assert set(await queue.found(["p0", "p1"], 1_001)) == {"p0"}
        await store.write(insert(matched).values(person="never came", table_id="t0", at=1_000))
        assert await queue.join(place(0, 7), 2_000 + FORGOTTEN_AFTER)
        assert not await store.read(select(matched)), "what is old goes, whoever it was for"
        await queue.told(["p0"])
        assert await queue.places() == []
        assert await queue.join(place(0, 8), 3_000 + FORGOTTEN_AFTER)
        await stored.alive(1_000)
        await StoredTables(store, "v").bury(2_000, 12_000)
        assert await queue.places() == [], "with a worker that is gone, those who waited by way of it are gone"
        await store.close()

    for database in (str(tmp_path / "t.sqlite"), empty_database(postgres_url)):
        asyncio.run(work(database))


def test_whoever_stops_waiting_at_that_moment_is_not_matched(postgres_url: str) -> None:
    """In a file, one is written after the other."""

    async def work(database: str) -> None:
        store, leaves = await open_store(database), await asyncpg.connect(database)
        queue, stored = Queue(store), StoredTables(store, "w")
        await People(store).add("p0", "Maud", "guest", "a session", 1)
        wish = Wish("black-lady", "normal", False)
        assert await queue.join(Place(Waiting(Person("p0", "Maud"), wish, 4, 1500, 1), "w"), 1)
        opened: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        async with leaves.transaction():
            await leaves.execute("DELETE FROM waiting")
            kept = Kept("t", "calm-fox-10", "key")
            stored.open(kept, ["opened"], b"7", 1, opened.set_result, queue.together(["p0"], "t", 1))
            await asyncio.sleep(0.3)
            assert not opened.done()
        assert isinstance(await opened, Taken)
        await leaves.close()
        await store.close()

    asyncio.run(work(empty_database(postgres_url)))


def test_whoever_is_matched_and_asks_again_is_told_their_table_again(base: str) -> None:
    """They were told nothing for a minute, until the match was forgotten."""

    async def evening() -> None:
        async with AsyncExitStack() as stack:
            visits = [await stack.enter_async_context((await Guest.come(base, name)).in_lobby()) for name in NAMES]
            for visit in visits:
                await visit.wait()
            table = await visits[0].until("matched")
            await visits[0].wait()
            assert await visits[0].until("matched", 5) == table

    asyncio.run(evening())


def test_whoever_cannot_be_put_in_the_queue_is_told_so(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: object) -> bool:
        return False

    async def evening() -> None:
        async with (await Guest.come(base, "Maud")).in_lobby() as visit:
            monkeypatch.setattr(Queue, "join", fails)
            await visit.wait()
            assert (await visit.until("refused", 5))["code"] == "unavailable"

    asyncio.run(evening())


def test_a_match_whose_table_is_closed_keeps_nobody_from_waiting(database: str) -> None:
    async def work() -> None:
        async with one_worker(database) as worker:
            queue, people = Queue(worker.store), People(worker.store)
            await people.add("p0", "Maud", "guest", "session", 1)
            await worker.store.write(insert(matched).values(person="p0", table_id="closed", at=1_000))
            waiting = Waiting(Person("p0", "Maud"), Wish("black-lady"), 4, 1500, 1_000)
            assert await queue.join(Place(waiting, "w"), 1_001)

    asyncio.run(work())


def test_rules_are_sent_once_and_when_they_change() -> None:
    """Two hundred tables with long rules made messages of 600 kB, with every card that changed a total."""

    def table(number: int, free: int = 1, changed: str = "") -> str:
        row = {"table": f"t{number}", "rules": {"name": changed + "x" * 2900}, "seats": [], "free": free}
        return json.dumps(row, separators=(",", ":"))

    before = Shown([], [table(number) for number in range(200)])
    assert json.loads(before.after(None)) == json.loads(before.complete)
    now = Shown([], [table(0, 3), table(1, changed="new"), *(table(number) for number in range(2, 201))])
    told, complete = json.loads(now.after(before)), json.loads(now.complete)
    assert {number for number, each in enumerate(told["tables"]) if each["rules"] is not None} == {1, 200}
    assert [each | {"rules": None} for each in complete["tables"]] == [
        each | {"rules": None} for each in told["tables"]
    ]
    assert len(now.after(before)) < 30_000


def test_tables_with_long_rules_are_listed_while_there_is_room_for_them(tmp_path: Path) -> None:
    """Two hundred of them made the first message 600 kB long."""

    async def work() -> None:
        async with one_worker(str(tmp_path / "t.sqlite")) as worker:
            stored = worker.host.stored
            for _ in range(150):
                await worker.host.open(Person("p0", "Maud"), {}, Limits(entrance="open"), "")
            short = list(worker.host.tables)[::2]
            for table in worker.host.tables:
                rules = {} if table in short else {"name": "x" * 2900}
                await stored.show(table, json.dumps({"table": table, "rules": rules}))
            shown = (await Lobby(worker.host).shown()).complete
            assert len(shown) < 110_000
            tables = [each["table"] for each in json.loads(shown)["tables"]]
            assert set(short) <= set(tables)
            assert len(tables) == len(short) + 33

    asyncio.run(work())


def test_whoever_comes_to_the_lobby_is_sent_all_rules_and_then_what_changes(base: str) -> None:
    async def evening() -> None:
        maud = await Guest.come(base, "Maud")
        rules = {"players": 5}
        table = await maud.open(limits={"entrance": "open"}, rules=rules)
        async with maud.at(table), (await Guest.come(base, "Nils")).in_lobby() as visit:
            first = await visit.until(lambda news: bool(news["tables"]))
            assert first["tables"][0]["rules"] == rules
            async with (await Guest.come(base, "Olga")).at(table):
                later = await visit.until(lambda news: bool(news["tables"]) and news["tables"][0]["watching"] == 1)
                assert later["tables"][0]["rules"] is None
                answer = await maud.client.get("/api/v1/lobby")
                assert answer.json()["tables"][0]["rules"] == rules

    asyncio.run(evening())


def test_the_lobby_shows_the_hand_that_is_played(base: str) -> None:
    """It stood still from one entry that is no move to the next, which could be the whole game."""

    async def evening() -> None:
        maud = await Guest.come(base, "Maud")
        rules = {"players": 3, "hand_size": 3, "pass_cycle": ["hold"], "end": {"hands": 9}}
        table = await maud.open(limits={"entrance": "open"}, rules=rules, bot="easy")
        async with maud.at(table) as player, (await Guest.come(base, "Nils")).in_lobby() as visit:
            await player.ask("start")
            await visit.until(lambda news: bool(news.get("tables")) and news["tables"][0]["hand"] == 0)
            await player.play(lambda: player.knows.view is not None and player.knows.view.to_dict()["hand"] == 1)
            news = await visit.until(lambda news: bool(news.get("tables")) and news["tables"][0]["hand"] == 1, 8)
            assert any(news["tables"][0]["totals"])

    asyncio.run(evening())


def test_whoever_stops_waiting_on_one_device_no_longer_waits_on_the_other(bases: list[str]) -> None:
    """At another worker, the other one was told nothing, and soon waited again."""

    async def evening() -> None:
        maud = await Guest.come(bases[0], "Maud")
        async with maud.in_lobby() as laptop, maud.to(bases[1]).in_lobby() as phone:
            await laptop.wait()
            await laptop.until("waits")
            await phone.socket.send('{"do":"stop"}')
            for each in (phone, laptop):
                await each.until("stopped", 5)

    asyncio.run(evening())


def test_who_waits_by_way_of_another_device_is_told_so_and_can_stop(bases: list[str]) -> None:
    """Opening the lobby on a second device ended the first one's waiting, without a word."""

    async def evening() -> None:
        maud = await Guest.come(bases[0], "Maud")
        async with maud.in_lobby() as laptop, maud.to(bases[1]).in_lobby() as tablet:
            await laptop.wait("spot")
            first = await laptop.until("waits")
            assert await tablet.until("waits", 5) == first
            async with maud.to(bases[1]).in_lobby() as phone:
                assert await phone.until("waits", 5) == first
                await phone.wait("omnibus")
                changed = await phone.until("waits")
                assert await laptop.until("waits", 5) == changed
                await phone.socket.send('{"do":"stop"}')
                for each in (phone, laptop, tablet):
                    await each.until("stopped", 5)
                with pytest.raises(TimeoutError):
                    await tablet.until("waits", 2)

    asyncio.run(evening())
