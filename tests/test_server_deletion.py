"""Deleting an account: what is exported before, and that nothing comes back, whatever is written meanwhile."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Insert, Table, insert, select

from openhearts.server import members
from openhearts.server.host import Host
from openhearts.server.hosted import Call
from openhearts.server.members import Members
from openhearts.server.neighbours import Place
from openhearts.server.sessions import Sessions
from openhearts.store import Store, Unavailable, open_store
from openhearts.store.accounts import forgotten
from openhearts.store.people import People
from openhearts.store.postgres import PostgresStore
from openhearts.store.schema import accounts, bots, entries, kept, people, results, sessions, visits
from openhearts.store.sqlite import SqliteStore
from openhearts.store.tables import StoredTables
from openhearts.tables import Limits, encoded
from openhearts.tables.protocol import Ended, PlayerOfGame, SayText
from tests.browser import PASSWORD, Browser, code
from tests.databases import empty_database, rows_of
from tests.one_worker import one_worker
from tests.served import serving, settings
from tests.wire import Guest


def test_export_and_leaving(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, settings(database)) as base:

        async def evening() -> None:
            browser = Browser(base).account()
            person = browser.me["person"]
            guest = browser.at_tables(base)
            table = await guest.open(bot="easy")
            async with guest.at(table) as player:
                assert (await player.ask("say", text='I am "Maud"'))["answer"] == "done"
                assert (await player.ask("phrase", phrase="people-phrase-another_game"))["answer"] == "done"
            other = await Guest.come(base, "Nils")
            told = browser.get("account/export").json()
            assert (told["person"], told["name"], told["kind"]) == (person, "Maud", "account")
            assert told["belongings"]["tables"] == [{"table_id": table["table"]}]
            assert told["belongings"]["account"] == [{"sign_in": "maud", "admin": False}]
            assert [each.keys() for each in told["belongings"]["person"]] == [{"created", "suspended", "until"}]
            assert [(each["table"], each["words"]) for each in told["said"]] == [
                (table["table"], 'I am "Maud"'),
                (table["table"], "people-phrase-another_game"),
            ]
            assert "argon2" not in str(told)
            assert code(browser.sent("account/delete", password="wrong")) == (403, "wrong_password")
            watcher = Guest(other.client, other.person, other.cookie)
            async with watcher.at(table) as before:
                await before.until(lambda: bool(before.saw("said")))
            assert browser.sent("account/delete", password=PASSWORD).status_code == 204
            async with watcher.at(table) as after:
                await after.until(lambda: bool(after.saw("said")))
                assert after.saw("said")[0]["text"] == "…"
                assert after.saw("sat")[0]["name"] == ""
            assert browser.get("me").status_code == 401
            assert code(Browser(base).sent("session", name="Maud", password=PASSWORD)) == (403, "wrong_password")
            assert Browser(base).account("Maud").me["person"] != person, "the name is free"
            await other.client.aclose()

        asyncio.run(evening())
    with serving(tmp_path, settings(database)) as base:

        async def read() -> None:
            store = await open_store(database)
            rows = [row[0] for row in await store.read(select(entries.c.text))]
            await store.close()
            assert rows
            assert not [row for row in rows if "Maud" in row], "the log has a name that is nobody's"
            assert any('"name":""' in row for row in rows)

        asyncio.run(read())


def test_who_is_forgotten_gets_up_and_nobody_waits_for_them(tmp_path: Path) -> None:
    async def evening(base: str) -> None:
        maud, nils = await Guest.come(base, "Maud"), await Guest.come(base, "Nils")
        table = await maud.open(rules={"players": 3})
        async with maud.at(table) as host, nils.at(table) as other:
            assert (await other.ask("sit"))["answer"] == "done"
            assert (await host.ask("bot", seat=2, bot="easy"))["answer"] == "done"
            assert (await host.ask("start"))["answer"] == "done"
            await other.until(lambda: bool(other.saw("started")))
            assert (await maud.client.post("/api/v1/account/delete", json={})).status_code == 204
            await other.until(lambda: bool(other.saw("left")))
            left = other.saw("left")[0]
            assert (left["seat"], left["why"], left["bot"]) == (0, "left", "careful")
            await other.until(lambda: other.saw("host")[-1:] != [] and other.saw("host")[-1]["person"] == nils.person)
            await other.until(lambda: other.forgotten == [maud.person])

    with serving(tmp_path, settings(str(tmp_path / "t.sqlite"))) as base:
        asyncio.run(evening(base))


def test_nothing_stays_of_what_is_said_while_somebody_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    announce, erased, said = Members._announce, threading.Event(), threading.Event()

    async def and_waits(self: Members, what: str, id: str) -> None:
        await announce(self, what, id)
        if what == members.ERASED and not erased.is_set():
            erased.set()
            await asyncio.to_thread(said.wait, 20)

    monkeypatch.setattr(Members, "_announce", and_waits)
    database = str(tmp_path / "t.sqlite")

    async def evening(base: str) -> None:
        guest = await Guest.come(base, "Maud")
        async with guest.at(await guest.open()) as player:
            leaving = asyncio.create_task(guest.client.post("/api/v1/account/delete", json={}))
            await asyncio.to_thread(erased.wait, 20)
            assert (await player.ask("say", text="Maud is leaving"))["answer"] == "done"
            said.set()
            assert (await leaving).status_code == 204
        store = await open_store(database)
        rows = [row[0] for row in await store.read(select(entries.c.text))]
        await store.close()
        assert any('"name":""' in row for row in rows)
        assert not [row for row in rows if "Maud" in row]

    with serving(tmp_path, settings(database)) as base:
        asyncio.run(evening(base))


@pytest.mark.parametrize("asked", ["says something", "opens a table"])
def test_nothing_stays_of_what_is_on_its_way_to_the_store_while_somebody_is_forgotten(
    asked: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The write is delayed as long as possible: until deletion waits for it, or has ended without waiting."""
    held, gone = threading.Event(), threading.Event()
    settled = Host.settled

    async def is_waited_for(self: Host, person: str) -> None:
        gone.set()
        await settled(self, person)

    append = SqliteStore.append

    def late(self: SqliteStore, *arguments: Any) -> None:
        write = partial(append, self, *arguments)
        if held.is_set() or not any("Maud" in str(each) for each in arguments):
            write()
            return
        loop = asyncio.get_running_loop()
        threading.Thread(target=lambda: gone.wait(20) and loop.call_soon_threadsafe(write)).start()
        held.set()

    async def evening(base: str) -> None:
        guest = await Guest.come(base, "Maud")
        async with guest.at(await guest.open()) as player:
            monkeypatch.setattr(Host, "settled", is_waited_for)
            monkeypatch.setattr(SqliteStore, "append", late)
            if asked == "opens a table":
                asking: asyncio.Future[Any] = asyncio.ensure_future(guest.client.post("/api/v1/tables", json={}))
            else:
                asking = asyncio.ensure_future(player.ask("say", text="Maud is leaving"))
            await asyncio.to_thread(held.wait, 20)
            assert (await guest.client.post("/api/v1/account/delete", json={})).status_code == 204
            gone.set()
            asking.cancel()

    database = str(tmp_path / "t.sqlite")
    with serving(tmp_path, settings(database)) as base:
        asyncio.run(evening(base))
    rows = asyncio.run(rows_of(database, entries))
    assert len([row for row in rows if '"name":""' in row]) == (2 if asked == "opens a table" else 1)
    assert not [row for row in rows if "Maud" in row]


def test_a_worker_that_hears_of_somebody_forgotten_erases_what_it_has_written_of_them(database: str) -> None:
    async def evening() -> None:
        async with one_worker(database) as here:
            maud, _session = await here.sessions.guest("Maud", 1)
            table = await here.host.open(maud, {}, Limits(), "")
            here.members.heard(f"{members.FORGOTTEN} {maud.id}")
            await asyncio.gather(*here.host._tasks)
            rows = [str(row) for each in (entries, people) for row in await here.store.read(select(each))]
            assert any('"name":""' in row for row in rows)
            assert not [row for row in rows if "Maud" in row]
            assert table.id in here.host.tables

    asyncio.run(evening())


def test_a_worker_that_has_not_heard_of_it_erases_what_it_writes_of_somebody_forgotten(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Messages between workers may be lost; here the workers get none."""

    async def evening() -> None:
        stores = [await open_store(database) for _ in range(2 if "postgres" in database else 1)]
        hosts = [Host(stores[0], Place()), Host(stores[-1], Place())]
        let_go: list[str] = []
        here, elsewhere = (Members(each, Sessions(People(each.store)), let_go.append) for each in hosts)
        maud, _session = await here.sessions.guest("Maud", 1)
        table = await hosts[0].open(maud, {}, Limits(), "")
        await here.look()
        await elsewhere.delete(maud.id)
        let_go.clear()

        async def rows() -> list[str]:
            return [str(row) for each in (entries, people) for row in await stores[0].read(select(each))]

        async def looked() -> None:
            await here.look()
            await asyncio.gather(*hosts[0]._tasks)
            while not table.settled or table._reloading:
                await asyncio.sleep(0.01)

        assert table.table.state.names == {maud.id: "Maud"}, "nothing was heard of"
        say = SayText(id="1", text="Maud is still here")
        table._put(Call(lambda table, now: table.receive(maud, say, now)))
        while not table.settled:
            await asyncio.sleep(0.01)
        assert any("Maud is still here" in row for row in await rows())
        with monkeypatch.context() as patch:
            patch.setattr(People, "known", unreachable)
            with pytest.raises(Unavailable):
                await here.look()
        await looked()
        assert not [row for row in await rows() if "Maud" in row]
        assert table.table.state.names == {maud.id: ""}
        assert let_go == [maud.id]
        let_go.clear()
        await looked()
        assert let_go == []
        nils, _session = await here.sessions.guest("Nils", 1)
        table = await hosts[0].open(nils, {}, Limits(), "")
        await looked()
        await elsewhere.delete(nils.id)
        let_go.clear()
        await looked()
        assert let_go == []
        hosts[0].missed()
        await looked()
        assert let_go == [nils.id], "who is here is asked for when something may have been missed"
        for host in hosts:
            await host.close()
        for store in stores:
            await store.close()

    async def unreachable(*_arguments: object) -> set[str]:
        raise Unavailable("gone")

    asyncio.run(evening())


def test_the_lobby_shows_no_name_of_somebody_forgotten(database: str) -> None:
    """Not even for a table that no worker has in memory, because nobody is there."""

    async def evening() -> None:
        async with one_worker(database) as here:
            host = here.host
            maud, _session = await here.sessions.guest("Maud", 1)
            table = await host.open(maud, {}, Limits(entrance="open"), "")
            await host._publish()
            host.tables.clear()
            await host.stored.put_back(table.id, None)
            assert "Maud" in str(await host.stored.shown(9))
            await here.members.delete(maud.id)
            assert not await host.stored.shown(9)
            assert await host.stored.due(host.now(), 9) == [table.id], "a worker is to show it again"
            await host._take_over(table.id)
            table = host.tables[table.id]
            while table.table.state.seat_of(maud.id) is not None:
                await asyncio.sleep(0.01)
            await host._publish()
            assert not await host.stored.shown(9)

    asyncio.run(evening())


def test_two_people_of_a_table_can_be_forgotten_at_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither gets back what the other has just erased from an entry that names both."""
    names, read, both, times = ("Maud", "Nils"), StoredTables.log, asyncio.Barrier(2), iter(range(2))

    async def and_waits(self: StoredTables, table: str, after: int = 0) -> list[str]:
        texts = await read(self, table, after)
        if next(times, None) is not None:
            await both.wait()
        return texts

    async def evening() -> None:
        async with one_worker(database) as here:
            guests = [(await here.sessions.guest(name, 1))[0] for name in names]
            players = [PlayerOfGame(each.id, each.name, False) for each in guests]
            ended = Ended(n=1, at=1, game=0, totals=[0, 0], places=[1, 1], winners=[0, 1], players=players)
            text = encoded(ended).decode()
            await here.store.write(
                insert(entries).values(table_id="t", n=1, text=text),
                insert(results).values(table_id="t", game=0, rules="black-lady", text=text, at=1, pending=True),
                *(insert(visits).values(person=each.id, table_id="t") for each in guests),
            )
            monkeypatch.setattr(StoredTables, "log", and_waits)
            await asyncio.gather(*(here.members._forget(each.id) for each in guests))
        rows = await rows_of(database, entries) + await rows_of(database, results)
        assert not [row for row in rows if any(name in row for name in names)]

    asyncio.run(evening())


def test_no_name_comes_back_that_was_changed_while_somebody_was_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    announce = Members._announce

    async def and_is_renamed(self: Members, what: str, id: str) -> None:
        if what == members.OUT:
            await self.sessions.people.rename(id, "Maud again")
        await announce(self, what, id)

    monkeypatch.setattr(Members, "_announce", and_is_renamed)
    database = str(tmp_path / "t.sqlite")
    with serving(tmp_path, settings(database)) as base:
        assert Browser(base).guest("Maud").sent("account/delete").status_code == 204
    assert not asyncio.run(rows_of(database, people))


def signs_in(me: Browser) -> httpx.Response:
    return Browser(me.headers["Origin"]).sent("session", name="Maud", password=PASSWORD)


@pytest.mark.parametrize(
    ("table", "asks", "refused"),
    [
        (accounts, lambda me: me.sent("account", name="Maud", password=PASSWORD), (401, "no_session")),
        (kept, lambda me: me.put("kept/settings", json={"document": "Maud"}), (401, "no_session")),
        (bots, lambda me: me.sent("bots", name="Maud's"), (401, "no_session")),
        (sessions, signs_in, (403, "wrong_password")),
    ],
    ids=["becomes an account", "keeps a document", "brings up a bot", "signs in"],
)
def test_nothing_can_be_kept_any_more_of_who_was_forgotten_meanwhile(
    table: Table,
    asks: Callable[[Browser], httpx.Response],
    refused: tuple[int, str],
    tmp_path: Path,
    database: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The request is admitted before the person is forgotten, but its write reaches the store afterwards."""
    on_its_way, gone = threading.Event(), threading.Event()
    store: type[Store] = PostgresStore if "postgres" in database else SqliteStore
    write = store.write

    async def late(self: Store, *statements: Any) -> Any:
        if any(isinstance(each, Insert) and each.table is table for each in statements):
            on_its_way.set()
            assert await asyncio.to_thread(gone.wait, 20)
        return await write(self, *statements)

    with serving(tmp_path, settings(database)) as base, ThreadPoolExecutor() as threads:
        maud = Browser(base).guest("Maud")
        if table is not accounts:
            assert maud.sent("account", name="Maud", password=PASSWORD).status_code == 201
        same = Browser(base)
        same.cookies["openhearts"] = maud.session
        monkeypatch.setattr(store, "write", late)
        answer = threads.submit(asks, maud)
        assert on_its_way.wait(20)
        assert same.sent("account/delete", password=PASSWORD).status_code == 204
        gone.set()
        assert code(answer.result()) == refused
    for each in (people, sessions, accounts, bots, kept):
        assert not asyncio.run(rows_of(database, each))


@pytest.mark.parametrize("kept_of", ["them", "their bot"])
def test_what_is_written_while_somebody_is_forgotten_goes_too(kept_of: str, postgres_url: str) -> None:
    """Uses two concurrent transactions, which only PostgreSQL has."""
    database = empty_database(postgres_url)

    async def work() -> None:
        store = await open_store(database)
        assert isinstance(store, PostgresStore)
        maud, _session = await Sessions(People(store)).guest("Maud", 1)
        async with store._engine.begin() as under_way:
            if kept_of == "them":
                await under_way.execute(insert(kept).values(person=maud.id, name="a", version=1, text="Maud", at=1))
            else:
                await under_way.execute(insert(people).values(id="bot", name="Maud's", kind="bot", created=1))
                await under_way.execute(insert(bots).values(person="bot", owner=maud.id))
            forgetting = asyncio.create_task(store.write(*forgotten(maud.id)))
            await asyncio.wait([forgetting], timeout=0.3)
            assert not forgetting.done(), "it waits for the other"
        await forgetting
        assert not [row for each in (people, bots, kept) for row in await store.read(select(each))]
        await store.close()

    asyncio.run(work())


def test_a_guest_can_leave_too_and_nobody_needs_a_password_just_after_signing_in(
    base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert Browser(base).guest("Maud").sent("account/delete").status_code == 204
    browser = Browser(base).account()
    monkeypatch.setattr(members, "FRESH", 0)
    assert code(browser.sent("account/delete")) == (403, "wrong_password")
    assert code(browser.sent("account/password", new="another horse")) == (403, "wrong_password")
    monkeypatch.undo()
    assert browser.sent("account/delete").status_code == 204
