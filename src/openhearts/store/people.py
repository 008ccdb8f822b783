"""Who people are: an id that everybody may see, a name, and the sessions by which their browsers are known.

Of a session only the hash is kept, so whoever reads the database can't be anybody.
"""

from __future__ import annotations

from hashlib import sha256

from sqlalchemy import delete, insert, or_, select, update

from openhearts.store.schema import blocks, people, sessions
from openhearts.store.store import Store
from openhearts.tables.person import Person
from openhearts.tables.protocol import PersonKind


class People:
    """The people that a store knows."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, id: str, name: str, kind: PersonKind, session: str, now: int) -> Person:
        """Somebody new, with their first session."""
        await self._store.write(
            insert(people).values(id=id, name=name, kind=kind, created=now),
            insert(sessions).values(hash=hashed(session), person=id, created=now),
        )
        return Person(id, name, kind)

    async def rename(self, person: str, name: str) -> None:
        """They want to be called something else. Tables at which they sit go on with the old name."""
        await self._store.write(update(people).where(people.c.id == person).values(name=name))

    async def of_session(self, session: str) -> Person | None:
        """Whose session it is, with whom they are to be kept apart; None if it is nobody's."""
        found = await self._store.read(
            select(people.c.id, people.c.name, people.c.kind)
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.hash == hashed(session))
        )
        if not found:
            return None
        id, name, kind = found[0]
        rows = await self._store.read(select(blocks).where(or_(blocks.c.person == id, blocks.c.other == id)))
        apart = frozenset(other if person == id else person for person, other in rows)
        return Person(id, name, kind, apart=apart)

    async def end(self, session: str) -> None:
        """That browser is known no longer."""
        await self._store.write(delete(sessions).where(sessions.c.hash == hashed(session)))


def hashed(session: str) -> str:
    """As it stands in the store. Sessions are random and long: nothing slower is needed."""
    return sha256(session.encode()).hexdigest()
