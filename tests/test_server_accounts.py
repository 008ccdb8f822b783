"""Accounts over the network: how a guest becomes one, their names, and what is refused."""

import asyncio
from pathlib import Path
from unittest.mock import Mock

import httpx
import pytest
from sqlalchemy import select

from openhearts.server.problem import Problem
from openhearts.server.sessions import sign_in_of
from openhearts.store import Unavailable
from openhearts.store.accounts import Passkey
from openhearts.store.people import Known, People
from openhearts.store.schema import sessions
from tests.browser import PASSWORD, Browser, code
from tests.one_worker import OneWorker, one_worker
from tests.served import serving, settings


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


def test_a_guest_who_becomes_an_account_twice_at_once_is_told_so(base: str) -> None:
    """Rather than that their own name is taken."""
    browser = Browser(base).guest("Maud")

    async def twice() -> list[httpx.Response]:
        headers = {"Cookie": f"openhearts={browser.session}"}
        async with httpx.AsyncClient(base_url=f"{base}/api/v1", headers=headers) as client:
            body = {"name": "Maud", "password": PASSWORD}
            return await asyncio.gather(*(client.post("/account", json=body) for _ in range(2)))

    first, second = sorted(asyncio.run(twice()), key=lambda answer: answer.status_code)
    assert first.status_code == 201
    assert code(second) == (409, "account_already")


def test_a_name_shows_all_that_is_in_it(base: str) -> None:
    Browser(base).account("Maud")
    for name in ("Maud\ufe0f", "Ma\u034fud", "\u3164Maud"):
        assert code(Browser(base).guest("Nils").sent("account", name=name, password=PASSWORD)) == (409, "name_taken")
    for name in ("\u3164", "\u2800 \u2800", "\u115f\u1160", "\ufe0f", "\u0301"):
        assert code(Browser(base).sent("me", name=name)) == (400, "bad_name")
    for name in ("Zoë", "Zoe\u0308", "李雷", "שָׁלוֹם", "สมชาย", "★ 7"):
        assert Browser(base).guest(name).me["name"] == name


def test_nobody_takes_a_name_that_looks_like_another(base: str) -> None:
    """But every alphabet is welcome, and upper and lower case are the same in each."""
    Browser(base).account("Max Ö")
    for name in ("Мах Ö", "Mαx ö", "МАХ O\u0308", "Max \N{CYRILLIC CAPITAL LETTER O}\u0308"):
        assert code(Browser(base).guest("Nils").sent("account", name=name, password=PASSWORD)) == (409, "name_taken")
    for name in ("Оля", "Вова", "Βασίλης", "Йорис"):
        assert Browser(base).account(name).me["name"] == name
        for typed in (name.lower(), name.upper()):
            assert Browser(base).sent("session", name=typed, password=PASSWORD).json()["name"] == name


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


def test_accounts_have_each_their_own_name(base: str) -> None:
    maud, nils = Browser(base).account("Maud"), Browser(base).account("Nils")
    assert code(nils.sent("me", name="maud")) == (409, "name_taken")
    assert nils.sent("me", name="Nisse").json()["name"] == "Nisse" == nils.me["name"]
    assert Browser(base).sent("session", name="Nils", password=PASSWORD).status_code == 403
    assert Browser(base).sent("session", name="nisse", password=PASSWORD).status_code == 200
    assert Browser(base).guest("Maud").me["kind"] == "guest", "a guest may be called anything"
    assert maud.me["name"] == "Maud"


def test_a_guest_who_is_becoming_an_account_takes_nobodys_name(database: str) -> None:
    """A new name that was asked for before and came after would have been anybody's."""

    async def work() -> None:
        async with one_worker(database) as worker:
            members, now = worker.members, worker.host.now()
            for name in ("Nils", "Maud"):
                person, session = await worker.sessions.guest(name, now)
                await members.become(person, name, session, password=PASSWORD)
            with pytest.raises(Problem, match="name_taken"):
                await members.rename(person, "Nils")
            await members.rename(person, "Maud of Orkney")
            account = await members.accounts.named(sign_in_of("Maud of Orkney"))
            assert account is not None
            assert (account.person, account.name) == (person.id, "Maud of Orkney")

    asyncio.run(work())


async def signed_up(worker: OneWorker) -> tuple[Known, str]:
    """Maud, who has an account, and her session."""
    maud, guest = await worker.sessions.guest("Maud", worker.host.now())
    own = await worker.members.become(maud, "Maud", guest, password=PASSWORD)
    known = await worker.sessions.people.of_session(own)
    assert known is not None
    return known, own


def test_with_a_new_password_all_other_sessions_end_at_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if the server is killed before anything else is written."""

    async def work() -> None:
        async with one_worker(database) as worker:
            members, people = worker.members, worker.sessions.people
            known, own = await signed_up(worker)
            _, stolen = await members.sign_in("Maud", PASSWORD, None, {})
            with monkeypatch.context() as patch:
                patch.setattr(People, "end_all", Mock(side_effect=Unavailable("killed")))
                patch.setattr(People, "begin", Mock(side_effect=Unavailable("killed")))
                with pytest.raises(Unavailable):
                    await members.protect(known, "another long password", own)
            assert await people.of_session(stolen) is None
            assert await people.of_session(own) is not None

    asyncio.run(work())


def test_nobody_signs_in_with_a_password_that_is_replaced_while_it_is_compared(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They would stay in an account whose password was changed to get rid of them; and they keep what they were."""

    async def work() -> None:
        async with one_worker(database) as worker:
            members, people, now = worker.members, worker.sessions.people, worker.host.now()
            known, own = await signed_up(worker)
            _, before = await worker.sessions.guest("Nils", now)
            compared = members.passwords.right

            async def slowly(kept: str | None, password: str) -> bool:
                right = await compared(kept, password)
                await members.protect(known, "another long password", own)
                return right

            with monkeypatch.context() as patch:
                patch.setattr(members.passwords, "right", slowly)
                with pytest.raises(Problem, match="wrong_password"):
                    await members.sign_in("Maud", PASSWORD, before, {})
            assert await people.of_session(before) is not None
            rows = await worker.store.read(select(sessions).where(sessions.c.person == known.person.id))
            assert len(rows) == 1
            assert (await members.sign_in("Maud", "another long password", before, {}))[0].id == known.person.id

    asyncio.run(work())


def test_nobody_whose_session_has_ended_still_sets_a_password(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever signs out everywhere, to get rid of somebody who has their session, would be signed out for good."""

    async def work() -> None:
        async with one_worker(database) as worker:
            members, people = worker.members, worker.sessions.people
            known, stolen = await signed_up(worker)
            hashed = members.passwords.hash

            async def slowly(password: str) -> str:
                kept = await hashed(password)
                await members.sign_out_everywhere(known.person.id)
                return kept

            with monkeypatch.context() as patch:
                patch.setattr(members.passwords, "hash", slowly)
                with pytest.raises(Problem, match="no_session"):
                    await members.protect(known, "the password of a thief", stolen)
            _, own = await members.sign_in("Maud", PASSWORD, None, {})
            with pytest.raises(Problem, match="no_session"):
                await members.protect(known, "the password of a thief", stolen)
            assert await people.of_session(own) is not None

    asyncio.run(work())


def test_no_guest_whose_session_has_ended_still_becomes_an_account(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever had their session would be signed in again as the guest who has gone."""

    async def work() -> None:
        async with one_worker(database) as worker:
            members, people, now = worker.members, worker.sessions.people, worker.host.now()
            maud, guest = await worker.sessions.guest("Maud", now)
            hashed = members.passwords.hash

            async def slowly(password: str) -> str:
                kept = await hashed(password)
                await members.sign_out(guest, maud)
                return kept

            with monkeypatch.context() as patch:
                patch.setattr(members.passwords, "hash", slowly)
                with pytest.raises(Problem, match="no_session"):
                    await members.become(maud, "Maud of Orkney", guest, password=PASSWORD)
            key = Passkey("a key", maud.id, "k", 0, "Key", now)
            with pytest.raises(Problem, match="no_session"):
                await members.become(maud, "Maud of Orkney", guest, key=key)
            assert await people.find(maud.id) == (maud, 0)
            assert await members.accounts.passkey("a key") is None

    asyncio.run(work())


def test_who_asks_for_a_token_of_a_bot_that_is_being_deleted_stays_signed_in(database: str) -> None:
    async def work() -> None:
        async with one_worker(database) as worker:
            members = worker.members
            maud, guest = await worker.sessions.guest("Maud", worker.host.now())
            await members.become(maud, "Maud", guest, password=PASSWORD)
            bot, _ = await members.bring_up(maud, "Deep Hearts")
            await members.retire(bot)
            with pytest.raises(Problem, match="no_such_thing"):
                await members.another_token(bot)

    asyncio.run(work())


def test_of_two_new_tokens_for_a_bot_only_the_last_is_valid(database: str) -> None:
    async def work() -> None:
        async with one_worker(database) as worker:
            members, people = worker.members, worker.sessions.people
            maud, guest = await worker.sessions.guest("Maud", worker.host.now())
            await members.become(maud, "Maud", guest, password=PASSWORD)
            bot, first = await members.bring_up(maud, "Deep Hearts")
            tokens = [first, *await asyncio.gather(*(members.another_token(bot) for _ in range(4)))]
            assert len([each for each in tokens if await people.of_session(each)]) == 1

    asyncio.run(work())
