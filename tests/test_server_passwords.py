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
