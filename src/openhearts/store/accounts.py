"""Accounts, and what they sign in with: a name and password, passkeys, a bot's token."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import ColumnElement, and_, delete, exists, func, insert, or_, select, update

from openhearts.store.belongings import thrown_away
from openhearts.store.people import added, hashed, held
from openhearts.store.schema import accounts, bots, challenges, passkeys, people, sessions
from openhearts.store.store import Statement, Store, Time
from openhearts.tables.person import Person

CHALLENGED_FOR = 300_000
"""For how many milliseconds a challenge can be answered."""


@dataclass(frozen=True, slots=True)
class Account:
    """An account as stored. `password` is a hash, None if there is no password."""

    person: str
    name: str
    password: str | None
    admin: bool


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey: the public key of one of somebody's devices."""

    id: str
    person: str
    key: str
    signed: int
    name: str
    created: int


class Accounts:
    """The accounts in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def make(
        self, person: str, name: str, sign_in: str, session: str, password: str | None, key: Passkey | None = None
    ) -> bool:
        """Turns a guest into an account with a password or a first passkey, unless that session of theirs has ended by
        now. Returns whether it did. Raises `Taken` if the name is in use.
        """
        valid = _still(person, session)
        row = added(accounts, {"person": person, "sign_in": sign_in, "password": password, "admin": False}, valid)
        rest = [added(passkeys, asdict(key), valid)] if key else []
        become = update(people).where(people.c.id == person, valid).values(name=name, kind="account", until=None)
        return bool(await self._store.write(held(person), row, *rest, become.returning(people.c.id)))

    async def named(self, sign_in: str) -> Account | None:
        """The account with that sign-in name."""
        return await self._one(accounts.c.sign_in == sign_in)

    async def of(self, person: str) -> Account | None:
        """The account of that person."""
        return await self._one(accounts.c.person == person)

    async def _one(self, where: Any) -> Account | None:
        columns = (accounts.c.person, people.c.name, accounts.c.password, accounts.c.admin)
        rows = await self._store.read(select(*columns).join(people, people.c.id == accounts.c.person).where(where))
        return Account(*rows[0]) if rows else None

    async def rename(self, person: str, name: str, sign_in: str) -> None:
        """Changes an account's name and sign-in name. Raises `Taken` if the name is in use."""
        await self._store.write(
            update(accounts).where(accounts.c.person == person).values(sign_in=sign_in),
            update(people).where(people.c.id == person).values(name=name),
        )

    async def protect(self, person: str, password: str, session: str) -> bool:
        """Replaces an account's password hash, and ends all its sessions but one: at once, or whoever knew the old
        password could stay. Returns False, and changes nothing, if that session has ended by now, like all of theirs.
        """
        valid = _still(person, session)
        others = delete(sessions).where(sessions.c.person == person, sessions.c.hash != hashed(session), valid)
        change = update(accounts).where(accounts.c.person == person, valid).values(password=password)
        return bool(await self._store.write(held(person), others, change.returning(accounts.c.person)))

    async def appoint(self, person: str, admin: bool) -> None:
        """Makes an account an admin, or no longer one."""
        await self._store.write(update(accounts).where(accounts.c.person == person).values(admin=admin))

    # --- Passkeys ---

    async def challenge(self, challenge: str, person: str | None, now: Time) -> None:
        """Stores a challenge to be signed once, by `person` if that is known; deletes expired ones."""
        old = delete(challenges).where(challenges.c.at < now - CHALLENGED_FOR)
        await self._store.write(old, insert(challenges).values(challenge=challenge, person=person, at=now))

    async def answered(self, challenge: str, person: str | None, now: Time) -> bool:
        """Uses up a challenge. Returns whether it was valid, unused, and meant for `person`."""
        taken = delete(challenges).where(challenges.c.challenge == challenge, challenges.c.at >= now - CHALLENGED_FOR)
        rows = await self._store.write(taken.returning(challenges.c.person))
        return bool(rows) and rows[0][0] == person

    async def add_passkey(self, key: Passkey, most: int, session: str) -> bool:
        """Adds a passkey, unless its person has `most` already or that session of theirs has ended by now: whoever was
        signed out could come back. Returns whether it was added. Raises `Taken` if the passkey exists already.
        """
        one = added(passkeys, asdict(key), and_(_many_of(key.person) < most, _still(key.person, session)))
        return bool(await self._store.write(held(key.person), one.returning(passkeys.c.id)))

    async def passkey(self, id: str) -> Passkey | None:
        """The passkey with that id."""
        rows = await self._store.read(select(passkeys).where(passkeys.c.id == id))
        return Passkey(*rows[0]) if rows else None

    async def passkeys(self, person: str) -> list[Passkey]:
        """A person's passkeys, oldest first."""
        rows = await self._store.read(select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created))
        return [Passkey(*row) for row in rows]

    async def signed(self, id: str, times: int) -> None:
        """Stores a passkey's signature counter after its use."""
        await self._store.write(update(passkeys).where(passkeys.c.id == id).values(signed=times))

    async def drop_passkey(self, person: str, id: str) -> bool:
        """Deletes a passkey, unless it is the only way to sign in. Returns whether it was deleted."""
        password = exists().where(accounts.c.person == person, accounts.c.password.is_not(None))
        one = delete(passkeys).where(passkeys.c.person == person, passkeys.c.id == id)
        dropped = one.where(or_(password, _many_of(person) > 1))
        return bool(await self._store.write(held(person), dropped.returning(passkeys.c.id)))

    # --- Bots ---

    async def add_bot(self, owner: str, bot: str, name: str, token: str, now: int, most: int) -> bool:
        """Adds a bot, with the token that identifies it, unless its owner has `most` already. Returns whether it was
        added.
        """
        theirs = select(func.count()).where(bots.c.owner == owner).scalar_subquery()
        there = exists().where(people.c.id == bot)
        rows = await self._store.write(
            held(owner),
            added(people, {"id": bot, "name": name, "kind": "bot", "created": now}, theirs < most),
            added(bots, {"person": bot, "owner": owner}, there),
            added(sessions, {"hash": hashed(token), "person": bot, "created": now}, there).returning(sessions.c.person),
        )
        return bool(rows)

    async def bots(self, owner: str) -> list[Person]:
        """Somebody's bots, oldest first."""
        theirs = select(people.c.id, people.c.name).join(bots, bots.c.person == people.c.id)
        rows = await self._store.read(theirs.where(bots.c.owner == owner).order_by(people.c.created, people.c.id))
        return [Person(id, name, "bot") for id, name in rows]


def _still(person: str, session: str) -> ColumnElement[bool]:
    """Whether a session is still that person's."""
    own = sessions.alias("own")
    return exists().where(own.c.person == person, own.c.hash == hashed(session))


def _many_of(person: str) -> ColumnElement[int]:
    """How many passkeys they have."""
    theirs = passkeys.alias("theirs")
    return select(func.count()).where(theirs.c.person == person).scalar_subquery()


def forgotten(person: str) -> Sequence[Statement]:
    """Statements that delete everything about a person but where they sat. Their row is locked first, so that
    concurrent writes for them either finish before and are deleted too, or fail because the person is gone.
    """
    theirs = select(bots.c.person).where(bots.c.owner == person)
    return (
        held(person),
        delete(people).where(people.c.id.in_(theirs)),
        *thrown_away(person),
    )
