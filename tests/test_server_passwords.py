"""Passwords over the network: guessing is slow and tells nothing, and only a hash is stored."""

import asyncio
from pathlib import Path

import pytest

from openhearts.server.passwords import WAITING_MOST, Busy, Passwords
from tests.browser import PASSWORD, Browser, code


def test_guessing_is_slow_for_a_name_whoever_tries(base: str) -> None:
    Browser(base).account()
    for name in ("Maud", "Nobody at all"):
        answers = [code(Browser(base).sent("session", name=name, password="wrong")) for _ in range(11)]
        assert answers == [(403, "wrong_password")] * 10 + [(429, "too_fast")]
    refused = Browser(base).sent("session", name="maud ", password=PASSWORD)
    assert code(refused) == (429, "too_fast")
    assert 1 <= int(refused.headers["Retry-After"]) <= 30


def test_guesses_of_others_keep_nobody_out_of_a_browser_that_has_signed_in_before(base: str) -> None:
    maud, nils = Browser(base).account(), Browser(base).account("Nils")
    assert maud.delete("session").status_code == 204

    def tries(browser: Browser, password: str = "wrong", times: int = 1) -> list[tuple[int, str]]:
        return [code(browser.sent("session", name="Maud", password=password)) for _ in range(times)]

    for guesser in (Browser(base), nils):
        tries(guesser, times=11)
        assert tries(guesser, PASSWORD) == [(429, "too_fast")]
    copied = Browser(base)
    copied.cookies.update(maud.cookies)
    assert tries(maud, times=9) == [(403, "wrong_password")] * 9
    assert tries(copied, times=2) == [(403, "wrong_password"), (429, "too_fast")], "it may not guess more than others"
    [kept] = [each for each in maud.cookies.jar if each.name == "openhearts-familiar"]
    assert (kept.path, kept.secure) == ("/api/v1/session", False)
    assert {"HttpOnly": None, "SameSite": "strict"}.items() <= kept._rest.items()  # type: ignore[attr-defined]


def test_a_new_password_leaves_only_the_browser_familiar_in_which_it_was_set(base: str) -> None:
    maud, other = Browser(base).account(), Browser(base)
    assert other.sent("session", name="Maud", password=PASSWORD).status_code == 200
    assert maud.sent("account/password", new="another horse").status_code == 200
    for _ in range(10):
        Browser(base).sent("session", name="Maud", password="wrong")
    assert code(other.sent("session", name="Maud", password="another horse")) == (429, "too_fast")
    assert maud.sent("session", name="Maud", password="another horse").status_code == 200


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
