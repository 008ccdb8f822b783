"""Passwords, hashed with Argon2 in a few threads, so that moves don't have to wait for it, and so that sign-ins can't
fill the machine's memory.
"""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

LEAST, MOST = 8, 200
"""The length of a password, in characters."""
AT_ONCE = 2
"""How many passwords are hashed at a time; each takes 64 MiB."""
WAITING_MOST = 20

Result = TypeVar("Result")


class Busy(Exception):
    """Too many passwords are waiting to be hashed."""


class Passwords:
    """Hashes passwords and compares them."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._pool = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="password")
        self._waiting = 0
        self._nobodys = ""

    @staticmethod
    def allowed(password: str, name: str) -> bool:
        """Whether a password has a valid length and isn't the person's name."""
        return LEAST <= len(password) <= MOST and password.casefold() != name.casefold()

    async def hash(self, password: str) -> str:
        """The hash of a password, as stored."""
        return await self._beside(lambda: self._hasher.hash(_normal(password)))

    async def right(self, kept: str | None, password: str) -> bool:
        """Whether a password matches the stored hash. Without a hash, it takes just as long to return False."""
        return await self._beside(lambda: self._compare(kept, password))

    def _compare(self, kept: str | None, password: str) -> bool:
        self._nobodys = self._nobodys or self._hasher.hash("")
        try:
            self._hasher.verify(kept or self._nobodys, _normal(password))
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None

    async def _beside(self, work: Callable[[], Result]) -> Result:
        if self._waiting >= WAITING_MOST:
            raise Busy
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Stops the threads without waiting for them."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _normal(password: str) -> str:
    """A password in a form that doesn't depend on the keyboard."""
    return unicodedata.normalize("NFKC", password)
