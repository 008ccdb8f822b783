"""Passwords: hashed with Argon2 in a few threads, so that nobody's move waits for it, and so that nobody can fill the
machine's memory by signing in.
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
"""Characters."""
AT_ONCE = 2
"""Each takes 64 MiB while it is hashed."""
WAITING_MOST = 20

Result = TypeVar("Result")


class Busy(Exception):
    """More want to sign in at this moment than can."""


class Passwords:
    """Hashes passwords and compares them."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._pool = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="password")
        self._waiting = 0
        self._nobodys = ""

    @staticmethod
    def allowed(password: str, name: str) -> bool:
        """Whether somebody may have it: long enough, and not their name."""
        return LEAST <= len(password) <= MOST and password.casefold() != name.casefold()

    async def hash(self, password: str) -> str:
        """As it is kept."""
        return await self._beside(lambda: self._hasher.hash(_normal(password)))

    async def right(self, kept: str | None, password: str) -> bool:
        """Whether it is the one that is kept. If none is, it takes as long to say so."""
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
        """Waits for nobody."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _normal(password: str) -> str:
    """The same, from whichever keyboard."""
    return unicodedata.normalize("NFKC", password)
