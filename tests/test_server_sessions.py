"""Sessions over the network: how they begin and end, and that no connection outlives its own."""

import asyncio
from pathlib import Path
from types import ModuleType

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from openhearts.server import lobby_socket, members, table_socket
from openhearts.server.connection import Connection
from openhearts.server.entrance import Socket
from openhearts.server.request import service_of
from openhearts.server.sessions import Sessions, session_in
from openhearts.store import Store, open_store
from openhearts.store.accounts import Accounts
from openhearts.store.people import LASTS, Known, People
from openhearts.store.postgres import PostgresStore
from openhearts.store.schema import sessions
from openhearts.tables import Person
from tests.browser import PASSWORD, Browser, code
from tests.databases import empty_database
from tests.served import serving, settings


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


def test_a_session_lasts_no_longer_than_its_cookie_and_a_bots_token_does(database: str) -> None:
    async def work() -> None:
        store, later, token = await open_store(database), 1 + LASTS, "a token that is long enough"
        known, accounts = Sessions(People(store)), Accounts(store)
        maud, guests = await known.guest("Maud", 1)
        await accounts.make(maud.id, "Maud", "maud", guests, None)
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


def test_a_token_is_read_from_a_header_before_a_cookie() -> None:
    cookie = {"cookie": "openhearts=" + "y" * 43}
    assert session_in({"authorization": "Bearer " + "t" * 43, **cookie}) == "t" * 43
    assert session_in({"authorization": "Bearer short", **cookie}) is None
    assert session_in({"authorization": "Basic eHg6eXk=", **cookie}) == "y" * 43
