"""Passkeys over the network: creating them, signing in with them, and how many an account may have."""

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy import select
from webauthn.helpers import bytes_to_base64url

from openhearts.server import members
from openhearts.server.origin import Names
from openhearts.server.passkeys import Passkeys
from openhearts.server.problem import Problem
from openhearts.server.worker import Worker
from openhearts.store.accounts import CHALLENGED_FOR, Passkey
from openhearts.store.schema import challenges, people
from tests.authenticator import Device
from tests.browser import Browser, code
from tests.one_worker import one_worker
from tests.served import serving, settings


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
        async with one_worker(database) as here:
            among = here.members
            maud, session = await here.sessions.guest("Maud", 1)
            await among.accounts.make(maud.id, "Maud", "maud", session, None)
            keys, numbers = Passkeys(among, Names()), range(6)
            made = (keys.add(Passkey(f"key {n}", maud.id, "k", 0, "Key", n), session) for n in numbers)
            refused = [each for each in await asyncio.gather(*made, return_exceptions=True) if each is not None]
            assert [str(each) for each in refused] == ["too_many"] * 3
            theirs = [each.id for each in await among.accounts.passkeys(maud.id)]
            assert len(theirs) == 3
            dropped = await asyncio.gather(*(among.accounts.drop_passkey(maud.id, each) for each in theirs))
            assert sorted(dropped) == [False, True, True], "the last way in stays"
            await asyncio.gather(*(among.bring_up(maud, f"Bot {n}") for n in numbers), return_exceptions=True)
            assert len(await among.accounts.bots(maud.id)) == 2
            assert len(await here.store.read(select(people).where(people.c.kind == "bot"))) == 2

    asyncio.run(work())


def test_whoever_is_signed_out_meanwhile_adds_no_way_in(database: str) -> None:
    """Another worker may not have heard of it yet."""

    async def work() -> None:
        async with one_worker(database) as here, one_worker(database) as other:
            maud, stolen = await here.sessions.guest("Maud", 1)
            await here.members.accounts.make(maud.id, "Maud", "maud", stolen, None)
            await here.members.sign_out_everywhere(maud.id)
            own = await here.sessions.begin(maud.id, 1)
            keys = Passkeys(other.members, Names())
            with pytest.raises(Problem, match="no_session"):
                await keys.add(Passkey("a thief's", maud.id, "k", 0, "Key", 1), stolen)
            await keys.add(Passkey("her own", maud.id, "k", 0, "Key", 1), own)
            assert [each.id for each in await here.members.accounts.passkeys(maud.id)] == ["her own"]

    asyncio.run(work())


def test_a_challenge_is_answered_once_in_time_and_by_whom_it_was_meant_for(database: str) -> None:
    async def work() -> None:
        async with one_worker(database) as here:
            accounts, at = here.members.accounts, 1_000
            for each, person in (("a", None), ("b", "maud"), ("c", None), ("d", None)):
                await accounts.challenge(each, person, at)
            assert await accounts.answered("a", None, at + CHALLENGED_FOR)
            assert not await accounts.answered("a", None, at), "only once"
            assert not await accounts.answered("b", "nils", at)
            assert not await accounts.answered("c", None, at + CHALLENGED_FOR + 1)
            await accounts.challenge("e", None, at + CHALLENGED_FOR + 1)
            left = await here.store.read(select(challenges.c.challenge))
            assert [each for (each,) in left] == ["e"], "what is too old is deleted"

    asyncio.run(work())


@pytest.mark.parametrize("by", [-2 * CHALLENGED_FOR, 2 * CHALLENGED_FOR])
def test_a_challenge_of_a_worker_whose_clock_differs_can_be_answered(database: str, by: int) -> None:
    async def work() -> None:
        async with one_worker(database) as one, one_worker(database) as other:
            other.host.now = lambda: Worker.now() + by  # type: ignore[method-assign]
            challenge = (await Passkeys(one.members, Names()).sign_in_options("localhost"))["challenge"]
            said = bytes_to_base64url(json.dumps({"challenge": challenge}).encode())
            answer = {"response": {"clientDataJSON": said}}
            assert await Passkeys(other.members, Names())._answered(answer, None)

    asyncio.run(work())


@pytest.mark.parametrize("wrong", ["origin", "challenge", "key", "shape", "id", "other's challenge"])
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
    if wrong == "id":
        signed["id"] = ["no", "text"]
    assert code(Browser(base).sent("session/passkey", credential=signed)) == (403, "bad_passkey")
