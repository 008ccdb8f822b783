"""Rate limits for what nobody needs to do often, such as guessing a password or reporting somebody. They are kept in
the store, so that any number of workers together allow no more than one does.

Per subject one time is stored, until which earlier tries count. Each try moves it further into the future, up to a
limit beyond which tries are refused.
"""

from __future__ import annotations

from hashlib import sha256

from sqlalchemy import and_, case, delete, or_, select

from openhearts.store.schema import guesses
from openhearts.store.store import Store

ASTRAY = 3_600_000
"""By how many milliseconds a time may be too late. If it is by more, the clock was wrong when it was stored, and nobody
is to wait until then."""


class Guesses:
    """The tries recorded in a store."""

    def __init__(self, store: Store, at_once: int, apart: int) -> None:
        """Allows `at_once` tries in a row, and one more every `apart` milliseconds."""
        self._store = store
        self._at_once = at_once
        self._apart = apart

    async def takes(self, who: str, now: int) -> bool:
        """Counts a try for `who`, or returns False if that would be one too many. `who` is stored hashed, and deleted
        once its tries no longer count.
        """
        most = now + (self._at_once - 1) * self._apart
        wrong = guesses.c.until > most + self._apart + ASTRAY
        later = case((and_(guesses.c.until > now, ~wrong), guesses.c.until), else_=now) + self._apart
        row = self._store.upsert(guesses).values(who=_hashed(who), until=now + self._apart)
        tried = row.on_conflict_do_update(
            index_elements=["who"],
            set_={"until": later},
            where=or_(guesses.c.until <= most, wrong),
        )
        old = delete(guesses).where(guesses.c.until < now)
        return bool(await self._store.write(old, tried.returning(guesses.c.who)))

    async def wait(self, who: str, now: int) -> int:
        """In how many milliseconds they may."""
        rows = await self._store.read(select(guesses.c.until).where(guesses.c.who == _hashed(who)))
        return max(0, rows[0].until - (self._at_once - 1) * self._apart - now) if rows else 0


def _hashed(who: str) -> str:
    return sha256(who.encode()).hexdigest()
