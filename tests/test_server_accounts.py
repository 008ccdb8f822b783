"""Accounts over the network: how a guest becomes one, their names, and what is refused."""

import asyncio
from pathlib import Path

import httpx

from tests.browser import PASSWORD, Browser, code
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
