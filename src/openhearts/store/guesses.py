"""How often something has been tried for whom that nobody needs often (a password, a report), wherever it was tried:
any number of workers let pass as few as one.

Of each there is one moment: until then the tries made so far count. Each try puts it off, and not too far.
"""

from __future__ import annotations

from hashlib import sha256

from sqlalchemy import case, delete, select

from openhearts.store.schema import guesses
from openhearts.store.store import Store


class Guesses:
    """The tries that a store knows."""

    def __init__(self, store: Store, at_once: int, apart: int) -> None:
        """`at_once` in a row, and one more every `apart` milliseconds."""
        self._store = store
        self._at_once = at_once
        self._apart = apart

    async def takes(self, who: str, now: int) -> bool:
        """Whether they may be tried once more; that counts as a try. Who it was is kept as a hash, and not for long."""
        later = case((guesses.c.until > now, guesses.c.until), else_=now) + self._apart
        row = self._store.upsert(guesses).values(who=_hashed(who), until=now + self._apart)
        tried = row.on_conflict_do_update(
            index_elements=["who"],
            set_={"until": later},
            where=guesses.c.until <= now + (self._at_once - 1) * self._apart,
        )
        old = delete(guesses).where(guesses.c.until < now)
        return bool(await self._store.write(old, tried.returning(guesses.c.who)))

    async def wait(self, who: str, now: int) -> int:
        """In how many milliseconds they may."""
        rows = await self._store.read(select(guesses.c.until).where(guesses.c.who == _hashed(who)))
        return max(0, rows[0].until - (self._at_once - 1) * self._apart - now) if rows else 0


def _hashed(who: str) -> str:
    return sha256(who.encode()).hexdigest()
