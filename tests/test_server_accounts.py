"""Accounts over the network: creating them, signing in and out, passkeys, guessing, export and deletion."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import httpx
import pytest
from sqlalchemy import Insert, Table, insert, select
from websockets.exceptions import ConnectionClosed

from openhearts.server import lobby_socket, members, table_socket
from openhearts.server.connection import Connection
from openhearts.server.entrance import Socket
from openhearts.server.host import Host
from openhearts.server.hosted import Call
from openhearts.server.members import Members
from openhearts.server.neighbours import Place
from openhearts.server.origin import Names
from openhearts.server.passkeys import Passkeys
from openhearts.server.passwords import WAITING_MOST, Busy, Passwords
from openhearts.server.request import service_of
from openhearts.server.sessions import Sessions, session_in
from openhearts.store import Store, Unavailable, open_store
from openhearts.store.accounts import Accounts, Passkey, forgotten
from openhearts.store.people import LASTS, MONTH, Known, People
from openhearts.store.postgres import PostgresStore
from openhearts.store.reports import Reports, told
from openhearts.store.schema import accounts, bots, entries, kept, people, sessions
from openhearts.store.sqlite import SqliteStore
from openhearts.tables import Limits, Person
from openhearts.tables.protocol import SayText
from tests.authenticator import Device
from tests.browser import PASSWORD, Browser, code
from tests.databases import empty_database
from tests.served import serving, settings
from tests.wire import Guest


@pytest.fixture
def base(tmp_path: Path) -> Iterator[str]:
    """The address of a server with an empty file."""
    with serving(tmp_path, settings(tmp_path / "t.sqlite")) as address:
        yield address


def test_a_guest_becomes_an_account_and_keeps_everything(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, settings(database)) as base:
        browser = Browser(base).guest("Maud")
        guest, before = browser.me, browser.session
        table = browser.sent("tables", limits={"entrance": "invited"}).json()
        answer = browser.sent("account", name="Maud of Orkney", password=PASSWORD)
        assert answer.status_code == 201
        assert answer.json() == browser.me == {**guest, "name": "Maud of Orkney", "kind": "account"}
        assert browser.session != before, "the session is a new one"
        old = httpx.get(f"{base}/api/v1/me", headers={"Cookie": f"openhearts={before}"})
        assert code(old) == (401, "no_session")
        assert browser.get(f"tables/{table['table']}").status_code == 200, "she still sits at her table"
        assert code(browser.sent("account", name="Other", password=PASSWORD)) == (409, "account_already")
        elsewhere = Browser(base)
        answer = elsewhere.sent("session", name="  maud of ORKNEY ", password=PASSWORD)
        assert answer.json() == browser.me
        assert elsewhere.session != browser.session
        assert code(Browser(base).guest("x").sent("account", name="MAUD of Orkney", password=PASSWORD)) == (
            409,
            "name_taken",
        )


def test_sessions_end(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, settings(database)) as base:
        one = Browser(base).account()
        others = [Browser(base) for _ in range(3)]
        for each in others:
            each.sent("session", name="Maud", password=PASSWORD)
        kept = others[0].session
        assert others[0].delete("session").status_code == 204
        assert code(httpx.get(f"{base}/api/v1/me", headers={"Cookie": f"openhearts={kept}"})) == (401, "no_session")
        assert "openhearts" not in others[0].cookies
        assert others[1].me == one.me
        before = one.session
        assert one.sent("account/password", old=PASSWORD, new="another horse").status_code == 200
        assert one.session != before
        assert [each.get("me").status_code for each in (one, others[1], others[2])] == [200, 401, 401]
        assert code(others[1].sent("session", name="Maud", password=PASSWORD)) == (403, "wrong_password")
        assert others[1].sent("session", name="Maud", password="another horse").status_code == 200
        assert one.delete("sessions").status_code == 204
        assert others[1].get("me").status_code == 401


def test_who_signs_in_as_somebody_else_is_nobody_else_any_more(base: str) -> None:
    """Their earlier connections end, too."""
    Browser(base).account("Ada")
    guest = Browser(base).guest("Maud")

    async def evening() -> None:
        player = guest.at_tables(base)
        async with player.at(await player.open()) as before, player.in_lobby() as visit:
            assert guest.sent("session", name="Ada", password=PASSWORD).json()["name"] == "Ada"
            await before.until_closed()
            assert before.closed == (1012, "again")
            await asyncio.wait_for(visit.socket.wait_closed(), 10)

    asyncio.run(evening())


def test_another_worker_hears_of_it_at_once(tmp_path: Path, postgres_url: str) -> None:
    database = empty_database(postgres_url)
    with serving(tmp_path / "one", settings(database)) as one, serving(tmp_path / "two", settings(database)) as two:

        async def evening() -> None:
            browser = Browser(one).account()
            guest = browser.at_tables(two)
            table = await guest.open()
            async with guest.at(table) as player:
                await player.until(lambda: player.n > 0)
                browser.delete("sessions")
                await player.until_closed()
                assert player.closed == (1012, "again"), "the open connection has ended"
            assert (await guest.client.get("/api/v1/me")).status_code == 401

        asyncio.run(evening())


def test_a_session_that_has_ended_elsewhere_has_no_connections_even_if_nobody_hears_of_it(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others of the same person connect again. However many there are, each is asked for in turn."""

    async def lost(_store: Store, _words: str) -> None:
        pass

    monkeypatch.setattr(PostgresStore, "tell", lost)
    monkeypatch.setattr(members, "SESSIONS_AT_ONCE", 1)
    database = empty_database(postgres_url)
    with serving(tmp_path / "one", settings(database)) as one, serving(tmp_path / "two", settings(database)) as two:

        async def evening() -> None:
            here, there = Browser(one).account(), Browser(one)
            there.sent("session", name="Maud", password=PASSWORD)
            nils, guest, other = Browser(two).guest("Nils"), here.at_tables(two), there.at_tables(two)
            table = await guest.open()
            async with guest.at(table) as player, guest.in_lobby() as visit, nils.at_tables(two).at(table) as stays:
                await player.until(lambda: player.n > 0)
                assert here.delete("session").status_code == 204
                await player.until_closed()
                await asyncio.wait_for(visit.socket.wait_closed(), 10)
                assert player.closed == (visit.socket.close_code, visit.socket.close_reason) == (1012, "again")
                assert (await guest.client.get("/api/v1/me")).status_code == 401
                async with other.at(table) as again:
                    await asyncio.sleep(2.5)
                    assert again.closed is None, "her other session has not ended"
                assert stays.closed is None

        asyncio.run(evening())


def test_whoever_is_still_coming_in_is_let_go_too(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def reads_slowly(_connection: Connection) -> None:
        await asyncio.sleep(600)

    monkeypatch.setattr(Connection, "drained", reads_slowly)

    async def evening() -> None:
        browser = Browser(base).account()
        guest = browser.at_tables(base)
        async with guest.at(await guest.open()) as player:
            await player.until(lambda: player.n > 0)
            browser.delete("sessions")
            await player.until_closed()
            assert player.closed == (1012, "again")

    asyncio.run(evening())


@pytest.mark.parametrize("door", [table_socket, lobby_socket], ids=["table", "lobby"])
def test_whoever_is_still_at_the_door_is_let_go_too(
    base: str, door: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = door.person_at

    async def is_signed_out_meanwhile(socket: Socket) -> Person:
        person: Person = await known(socket)
        await service_of(socket).members.sign_out_everywhere(person.id)
        return person

    async def evening() -> None:
        guest = Browser(base).account().at_tables(base)
        table = await guest.open()
        monkeypatch.setattr(door, "person_at", is_signed_out_meanwhile)
        if door is table_socket:
            async with guest.at(table) as player:
                await player.until_closed()
                assert player.closed == (1012, "again")
        else:
            async with guest.in_lobby() as visit:
                with pytest.raises(ConnectionClosed):
                    await visit.until("never", 5)
                assert visit.socket.close_code == 1012

    asyncio.run(evening())


def test_what_was_read_before_a_session_ended_is_not_remembered() -> None:
    """Otherwise a thief who keeps sending requests would be let in for half a minute after signing out everywhere."""
    maud = Known(Person("maud", "Maud", "account"), 0, 0, False)

    class Slow(People):
        def __init__(self) -> None:
            self.found: Known | None = maud

        async def of_session(self, _session: str) -> Known | None:
            found = self.found
            await asyncio.sleep(0)
            return found

    async def work() -> None:
        people = Slow()
        sessions = Sessions(people)
        asking = asyncio.create_task(sessions.known("a session of hers", 0))
        await asyncio.sleep(0)
        people.found = None
        sessions.forget("maud")
        await asking
        assert await sessions.known("a session of hers", 1) is None

    asyncio.run(work())


def test_a_name_shows_all_that_is_in_it(base: str) -> None:
    Browser(base).account("Maud")
    for name in ("Maud\ufe0f", "Ma\u034fud", "\u3164Maud"):
        assert code(Browser(base).guest("Nils").sent("account", name=name, password=PASSWORD)) == (409, "name_taken")
    for name in ("\u3164", "\u2800 \u2800", "\u115f\u1160", "\ufe0f", "\u0301"):
        assert code(Browser(base).sent("me", name=name)) == (400, "bad_name")
    for name in ("Zoë", "Zoe\u0308", "李雷", "שָׁלוֹם", "สมชาย", "★ 7"):
        assert Browser(base).guest(name).me["name"] == name


def test_what_is_refused(base: str) -> None:
    browser = Browser(base).guest("Maud")
    for body, why in (
        ({"name": " ", "password": PASSWORD}, (400, "bad_name")),
        ({"name": "Maud", "password": "short"}, (400, "weak_password")),
        ({"name": "Maud Maud", "password": "maud maud"}, (400, "weak_password")),
        ({"name": "Maud", "password": "x" * 300}, (400, "weak_password")),
        ({"name": "Maud", "password": "x" * 3000}, (400, "bad_command")),
        ({"name": "Maud"}, (400, "bad_command")),
        ({"name": "Maud", "password": PASSWORD, "admin": True}, (400, "bad_command")),
    ):
        assert code(browser.sent("account", **body)) == why
    assert code(browser.sent("account/password", new=PASSWORD)) == (403, "sign_in_first")
    assert code(browser.sent("passkeys", credential={})) == (403, "bad_passkey")
    assert code(browser.delete("sessions")) == (403, "sign_in_first")
    assert code(browser.get("passkeys")) == (403, "sign_in_first")
    for each in (browser, Browser(base)):
        assert code(each.sent("session", name="Nobody", password=PASSWORD)) == (403, "wrong_password")


def test_guessing_is_slow_for_a_name_whoever_tries(base: str) -> None:
    Browser(base).account()
    for name in ("Maud", "Nobody at all"):
        answers = [code(Browser(base).sent("session", name=name, password="wrong")) for _ in range(11)]
        assert answers == [(403, "wrong_password")] * 10 + [(429, "too_fast")]
    refused = Browser(base).sent("session", name="maud ", password=PASSWORD)
    assert code(refused) == (429, "too_fast")
    assert 1 <= int(refused.headers["Retry-After"]) <= 30


def test_a_name_that_is_not_there_takes_as_long() -> None:
    async def comparing() -> None:
        passwords = Passwords()
        calls: list[str] = []

        class Counting:
            def hash(self, password: str) -> str:
                return f"hash of {password}"

            def verify(self, kept: str, _password: str) -> bool:
                calls.append(kept)
                return True

        passwords._hasher = Counting()  # type: ignore[assignment]
        assert await passwords.right("kept", "x")
        assert not await passwords.right(None, "x"), "nobody's password is never right"
        assert calls == ["kept", "hash of "], "one comparison each"
        passwords._waiting = WAITING_MOST
        with pytest.raises(Busy):
            await passwords.hash("x")
        passwords.close()

    asyncio.run(comparing())


def test_what_is_kept_of_a_password(tmp_path: Path, base: str) -> None:
    Browser(base).account()
    everything = b"".join(path.read_bytes() for path in tmp_path.glob("t.sqlite*"))
    assert PASSWORD.encode() not in everything
    assert b"$argon2id$" in everything


def test_accounts_have_each_their_own_name(base: str) -> None:
    maud, nils = Browser(base).account("Maud"), Browser(base).account("Nils")
    assert code(nils.sent("me", name="maud")) == (409, "name_taken")
    assert nils.sent("me", name="Nisse").json()["name"] == "Nisse" == nils.me["name"]
    assert Browser(base).sent("session", name="Nils", password=PASSWORD).status_code == 403
    assert Browser(base).sent("session", name="nisse", password=PASSWORD).status_code == 200
    assert Browser(base).guest("Maud").me["kind"] == "guest", "a guest may be called anything"
    assert maud.me["name"] == "Maud"


def test_passkeys(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, settings(database)) as base:
        base = base.replace("127.0.0.1", "localhost")
        device, browser = Device(base), Browser(base).guest("Maud")
        guest, before = browser.me, browser.session
        options = browser.sent("passkeys/options").json()
        made = device.make(options)
        answer = browser.sent("passkeys", credential=made, name="Maud")
        assert answer.status_code == 201, answer.text
        assert browser.me == {**guest, "kind": "account"}
        assert browser.session != before
        elsewhere = Browser(base)
        signed = device.sign(elsewhere.sent("session/passkey/options").json())
        assert elsewhere.sent("session/passkey", credential=signed).json() == browser.me
        assert code(Browser(base).sent("session/passkey", credential=signed)) == (403, "bad_passkey"), "only once"
        assert code(Browser(base).sent("session", name="Maud", password="")) == (403, "wrong_password")
        [kept] = browser.get("passkeys").json()
        assert code(browser.delete(f"passkeys/{kept['id']}")) == (409, "last_way_in")
        second = Device(base)
        assert code(browser.sent("passkeys", credential=second.make(options))) == (403, "bad_passkey")
        options = browser.sent("passkeys/options").json()
        assert [each["id"] for each in options["excludeCredentials"]] == [kept["id"]]
        assert browser.sent("passkeys", credential=second.make(options), name="Key").status_code == 201
        assert browser.delete(f"passkeys/{kept['id']}").status_code == 204
        assert [each["name"] for each in browser.get("passkeys").json()] == ["Key"]
        gone = device.sign(elsewhere.sent("session/passkey/options").json())
        assert code(elsewhere.sent("session/passkey", credential=gone)) == (403, "bad_passkey")


def test_nobody_has_passkeys_without_end(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openhearts.server.passkeys.MOST", 2)
    base = base.replace("127.0.0.1", "localhost")
    browser = Browser(base).account()
    asked = [browser.sent("passkeys/options").json() for _ in range(3)]
    answers = [browser.sent("passkeys", credential=Device(base).make(options)) for options in asked]
    assert [answer.status_code for answer in answers] == [201, 201, 409]
    assert code(answers[-1]) == code(browser.sent("passkeys/options")) == (409, "too_many")


def test_no_limit_is_passed_by_who_asks_several_times_at_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openhearts.server.passkeys.MOST", 3)
    monkeypatch.setattr(members, "BOTS_MOST", 2)

    async def work() -> None:
        store = await open_store(database)
        host, sessions = Host(store, Place()), Sessions(People(store))
        among = Members(host, sessions, host.let_go)
        maud, _session = await sessions.guest("Maud", 1)
        await among.accounts.make(maud.id, "Maud", "maud", None)
        keys, numbers = Passkeys(among, Names()), range(6)
        made = (keys.add(Passkey(f"key {n}", maud.id, "k", 0, "Key", n)) for n in numbers)
        refused = [each for each in await asyncio.gather(*made, return_exceptions=True) if each is not None]
        assert [str(each) for each in refused] == ["too_many"] * 3
        theirs = [each.id for each in await among.accounts.passkeys(maud.id)]
        assert len(theirs) == 3
        dropped = await asyncio.gather(*(among.accounts.drop_passkey(maud.id, each) for each in theirs))
        assert sorted(dropped) == [False, True, True], "the last way in stays"
        await asyncio.gather(*(among.bring_up(maud, f"Bot {n}") for n in numbers), return_exceptions=True)
        assert len(await among.accounts.bots(maud.id)) == 2
        assert len(await store.read(select(people).where(people.c.kind == "bot"))) == 2
        await host.close()
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize("wrong", ["origin", "challenge", "key", "shape", "other's challenge"])
def test_a_passkey_that_is_not_right(base: str, wrong: str) -> None:
    base = base.replace("127.0.0.1", "localhost")
    device, browser = Device(base), Browser(base).guest("Maud")
    browser.sent("passkeys", credential=device.make(browser.sent("passkeys/options").json()))
    assert browser.me["kind"] == "account"
    options = browser.sent("session/passkey/options").json()
    if wrong == "origin":
        device.origin = "https://hearts.evil.example"
    elif wrong == "challenge":
        options["challenge"] = "AAAA" + options["challenge"][4:]
    elif wrong == "other's challenge":
        options["challenge"] = browser.sent("passkeys/options").json()["challenge"]
    elif wrong == "key":
        other = Device(base)
        other.id = device.id
        device = other
    signed = device.sign(options) if wrong != "shape" else {"id": 7, "response": []}
    assert code(Browser(base).sent("session/passkey", credential=signed)) == (403, "bad_passkey")


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
                assert after.saw("sat")[0]["name"] == "Former player"
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
            assert any("Former player" in row for row in rows)

        asyncio.run(read())


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
        assert any("Former player" in row for row in rows)
        assert not [row for row in rows if "Maud" in row]

    with serving(tmp_path, settings(database)) as base:
        asyncio.run(evening(base))


async def rows_of(database: str, table: Table) -> list[str]:
    store = await open_store(database)
    rows = [str(row) for row in await store.read(select(table))]
    await store.close()
    return rows


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
    assert len([row for row in rows if "Former player" in row]) == (2 if asked == "opens a table" else 1)
    assert not [row for row in rows if "Maud" in row]


def test_a_worker_that_hears_of_somebody_forgotten_erases_what_it_has_written_of_them(database: str) -> None:
    async def evening() -> None:
        store = await open_store(database)
        host = Host(store, Place())
        sessions = Sessions(People(store))
        maud, _session = await sessions.guest("Maud", 1)
        table = await host.open(maud, {}, Limits(), "")
        Members(host, sessions, host.let_go).heard(f"{members.FORGOTTEN} {maud.id}")
        await asyncio.gather(*host._tasks)
        rows = [str(row) for each in (entries, people) for row in await store.read(select(each))]
        assert any("Former player" in row for row in rows)
        assert not [row for row in rows if "Maud" in row]
        assert table.id in host.tables
        await host.close()
        await store.close()

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
        assert table.table.state.names == {maud.id: "Former player"}
        assert let_go == [maud.id]
        let_go.clear()
        await looked()
        assert let_go == []
        hosts[0].missed()
        await looked()
        assert let_go == [maud.id], "who is here is asked for when something may have been missed"
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
        store = await open_store(database)
        host = Host(store, Place())
        people = Sessions(People(store))
        maud, _session = await people.guest("Maud", 1)
        table = await host.open(maud, {}, Limits(entrance="open"), "")
        await host._publish()
        host.tables.clear()
        await host.stored.put_back(table.id, None)
        assert "Maud" in str(await host.stored.shown(9))
        await Members(host, people, host.let_go).delete(maud.id)
        assert not await host.stored.shown(9)
        assert await host.stored.due(host.now(), 9) == [table.id], "a worker is to show it again"
        await host._take_over(table.id)
        await host._publish()
        assert "Former player" in str(await host.stored.shown(9))
        await host.close()
        await store.close()

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


def test_a_session_lasts_no_longer_than_its_cookie_and_a_bots_token_does(database: str) -> None:
    async def work() -> None:
        store, later, token = await open_store(database), 1 + LASTS, "a token that is long enough"
        known, accounts = Sessions(People(store)), Accounts(store)
        maud, guests = await known.guest("Maud", 1)
        await accounts.make(maud.id, "Maud", "maud", None)
        second = await known.begin(maud.id, 2)
        assert await accounts.add_bot(maud.id, "bot", "Bot", token, 1, 1)
        for now, there in ((later - 1, [True] * 3), (later, [False, True, True]), (later + 1, [False, False, True])):
            fresh = Sessions(known.people)
            found = [await fresh.known(each, now) for each in (guests, second, token)]
            assert [one is not None for one in found] == there
        await known.begin(maud.id, later)
        rows = await store.read(select(sessions.c.created).order_by(sessions.c.created))
        assert [created for (created,) in rows] == [1, 2, later], "what is over goes when another one begins"
        await store.close()

    asyncio.run(work())


def test_guests_whom_nobody_can_be_any_more_are_forgotten_a_month_later(database: str) -> None:
    """But not while a table at which they have sat is open, or while a report involves them and is open."""

    async def evening() -> None:
        store = await open_store(database)
        host, now = Host(store, Place()), 1_000_000
        host.now = lambda: now  # type: ignore[method-assign]
        sessions = Sessions(People(store))
        members = Members(host, sessions, host.let_go)
        guests = {name: await sessions.guest(name, now) for name in ("Maud", "Nils", "Olga", "Pavel", "Rita")}
        tables = {name: await host.open(guests[name][0], {}, Limits(), "") for name in ("Maud", "Nils")}
        rita, session = guests["Rita"]
        await members.sign_out(await members.become(rita, "Rita", session, password=PASSWORD), rita)
        await store.write(told("t", 1, guests["Olga"][0].id, rita.id, None, "rude", now))
        for name in ("Maud", "Nils", "Olga"):
            await members.sign_out(guests[name][1], guests[name][0])

        async def closed(name: str) -> None:
            tables[name].shut()
            while not tables[name].settled:
                await asyncio.sleep(0.01)

        async def after(time: int) -> set[str]:
            """Forgets guests after that time. Returns the people whose names are still in the database."""
            nonlocal now
            now += time
            members.forget_guests()
            assert members._forgetting is not None
            await members._forgetting
            rows = [str(row) for each in (entries, people) for row in await store.read(select(each))]
            return {name for name in guests if any(name in row for row in rows)}

        await closed("Maud")
        assert await after(MONTH) == set(guests)
        assert await after(1) == set(guests) - {"Maud"}
        await closed("Nils")
        assert await Reports(store).done("t", 1, "an admin")
        assert await after(1) == set(guests) - {"Maud"}
        assert await after(MONTH) == {"Pavel", "Rita"}, "Pavel's browser still has a cookie"
        assert await sessions.people.of_session(guests["Pavel"][1]) is not None
        assert await after(LASTS) == {"Rita"}
        assert await sessions.people.of_session(guests["Pavel"][1]) is None
        await host.close()
        await store.close()

    asyncio.run(evening())


@pytest.mark.parametrize("wrong", ["newer", "fault"])
def test_a_guest_who_cannot_be_forgotten_keeps_no_other_guest_here(
    wrong: str, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        store = await open_store(database)
        host, sessions = Host(store, Place()), Sessions(People(store))
        among, now = Members(host, sessions, host.let_go), host.now()
        monkeypatch.setattr("openhearts.store.people.MONTH", -1)
        guests = [await sessions.guest(name, now) for name in ("Maud", "Nils")]
        for number, (guest, session) in enumerate(guests):
            written: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
            also = [host.stored.visited(guest.id, f"t{number}")]
            entry = f'{{"fact": "from a newer version", "person": "{guests[0][0].id}"}}'
            store.append(f"t{number}", 1, [entry], written.set_result, also)
            assert await written is None
            await sessions.people.end(session, now + number)
        if wrong == "fault":
            monkeypatch.setattr(
                "openhearts.server.members.erased", lambda texts, who, _: {} if who not in texts[0] else 1 / 0
            )
        among.forget_guests()
        assert among._forgetting is not None
        await among._forgetting
        assert [name for (name,) in await store.read(select(people.c.name))] == ["Maud"]
        if wrong == "newer":
            with pytest.raises(Unavailable):
                await among.delete(guests[0][0].id)
        await host.close()
        await store.close()

    asyncio.run(work())


def test_some_are_forgotten_whenever_somebody_new_comes(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("openhearts.store.people.MONTH", -1)
    monkeypatch.setattr(members, "PAST_AT_ONCE", 2)

    def come_and_go(base: str, name: str) -> None:
        assert Browser(base).guest(name).delete("session").status_code == 204

    def there(most: int) -> list[str]:
        for _ in range(200):
            rows = asyncio.run(rows_of(database, people))
            if len(rows) <= most:
                break
            time.sleep(0.05)
        return rows

    with serving(tmp_path, settings(database)) as base:
        monkeypatch.setattr(Members, "forget_guests", lambda _self: None)
        for name in ("Maud", "Nils", "Olga"):
            come_and_go(base, name)
        assert len(asyncio.run(rows_of(database, people))) == 3
        monkeypatch.undo()
        monkeypatch.setattr("openhearts.store.people.MONTH", -1)
        monkeypatch.setattr(members, "PAST_AT_ONCE", 2)
        Browser(base).guest("Pavel")
        assert [name in "".join(there(2)) for name in ("Maud", "Nils", "Olga", "Pavel")] == [False, False, True, True]
        Browser(base).guest("Rita")
        assert "Olga" not in "".join(there(2))


def test_a_token_is_read_from_a_header_before_a_cookie() -> None:
    cookie = {"cookie": "openhearts=" + "y" * 43}
    assert session_in({"authorization": "Bearer " + "t" * 43, **cookie}) == "t" * 43
    assert session_in({"authorization": "Bearer short", **cookie}) is None
    assert session_in({"authorization": "Basic eHg6eXk=", **cookie}) == "y" * 43
