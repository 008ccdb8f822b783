"""The people whom a server knows: their accounts and how they sign in, their bots, whom they block, and how they are
suspended or forgotten, at all workers. Whenever somebody gains rights they get a new session, which nobody can have
known before.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Mapping

from msgspec import ValidationError

from openhearts.server.chance import new_id, new_session
from openhearts.server.familiar import new_token, number_in
from openhearts.server.host import Host
from openhearts.server.passwords import Busy, Passwords
from openhearts.server.problem import problem, suspension
from openhearts.server.sessions import Sessions, sign_in_of
from openhearts.store import Gone, Newer, Taken, Unavailable
from openhearts.store.accounts import Accounts, Passkey, forgotten
from openhearts.store.guesses import Guesses
from openhearts.store.people import Known
from openhearts.store.ratings import reworded
from openhearts.tables import Person, decoded
from openhearts.tables.erasure import erased
from openhearts.tables.protocol import Ended

GUESSES = (10, 30_000)
"""How many passwords may be tried for a name in a row, and after how many milliseconds one more. A browser that has
signed in before may try as many of its own."""
FRESH = 600_000
"""For how many milliseconds after signing in a person isn't asked for their password again."""
PAST_AT_ONCE = 5
"""How many expired guests are forgotten whenever a new guest comes."""
ASKED_AT_ONCE = 500
SESSIONS_AT_ONCE = 100
"""After how many sessions with connections here the store is asked each second: a matter of a millisecond."""
BOTS_MOST = 10
"""How many bots an account may have."""
CHANGED, OUT, FORGOTTEN = "changed", "out", "forgotten"
"""Messages between workers about a person: something about them has changed; their connections are to end; they were
forgotten, and whatever they still managed to write is to be erased."""
BLOCKED, UNBLOCKED = "blocked", "unblocked"
"""Messages that of two people, whose ids follow, the first has blocked the other one, or has taken that back."""
ERASED = "erased"
"""The message that somebody was erased from a table's log."""

log = logging.getLogger(__name__)


class Members:
    """What is done with people, here and, by messages, at the other workers."""

    def __init__(self, host: Host, sessions: Sessions, let_go: Callable[[str], None]) -> None:
        self.host = host
        self.sessions = sessions
        self.accounts = Accounts(host.store)
        self.passwords = Passwords()
        self._let_go = let_go
        self._suspended: set[str] = set()
        self._forgetting: asyncio.Task[None] | None = None
        host.blocked = self._blocked
        host.unblocked = self._unblocked
        self._guesses = Guesses(host.store, *GUESSES)

    # --- Creating accounts, and signing in ---

    async def become(
        self, person: Person, name: str, session: str, *, password: str = "", key: Passkey | None = None
    ) -> str:
        """Turns a guest into an account, which keeps everything, unless that session of theirs has ended by now.
        Returns their new session.
        """
        if person.kind != "guest":
            raise problem("account_already")
        kept = await self._hash(password, name) if key is None else None
        try:
            made = await self.accounts.make(person.id, name, sign_in_of(name), session, kept, key)
        except Taken:
            if await self.accounts.of(person.id) is not None:  # by another request at the same moment
                raise problem("account_already") from None
            named = await self.accounts.named(sign_in_of(name))
            raise problem("bad_passkey" if named is None and key is not None else "name_taken") from None
        if not made:  # perhaps by another request at the same moment, which replaced the session
            raise problem("no_session" if await self.accounts.of(person.id) is None else "account_already")
        return await self._begin(person.id, session)

    async def sign_in(
        self, name: str, password: str, session: str | None, cookies: Mapping[str, str]
    ) -> tuple[Person, str]:
        """Signs in by name and password. Returns the person and their new session. Doesn't reveal whether the name
        exists.
        """
        sign_in = sign_in_of(name)
        account = await self.accounts.named(sign_in)
        browser = number_in(cookies, account)
        await self._guess(sign_in if browser is None else f"browser\n{browser}")
        if not await self._right(account.password if account else None, password) or account is None:
            raise problem("wrong_password")
        return await self.enter(account.person, session, account.password)

    async def familiar(self, person: str) -> str:
        """A token for a browser that knows a person's password, so that others' guesses don't keep it out."""
        account = await self.accounts.of(person)
        if account is None or account.password is None:  # deleted meanwhile
            raise problem("no_session")
        return new_token(account.password)

    async def enter(self, person: str, session: str | None, password: str | None = None) -> tuple[Person, str]:
        """Signs in a person whose identity has been verified, if by a password, then by the one with this hash. The
        browser's earlier session ends.
        """
        found = await self.sessions.people.find(person)
        if found is None:
            raise problem("wrong_password")
        if found[1] > self.host.now():
            raise suspension(found[1], self.host.now())
        before = await self.sessions.known(session, self.host.now())
        try:
            new = await self.sessions.begin(person, self.host.now(), session, password)
        except (Gone, Taken):  # deleted meanwhile, or the password was changed while this one was being compared
            raise problem("wrong_password") from None
        if before is not None and before.person.id != person:
            await self._announce(OUT, before.person.id)
        return found[0], new

    async def _begin(self, person: str, session: str | None) -> str:
        """Begins a new session, and ends all connections, so that they are made again with the new rights."""
        new = await self.sessions.begin(person, self.host.now(), session)
        await self._announce(OUT, person)
        return new

    async def sign_out(self, session: str, person: Person) -> None:
        """Ends a browser's session."""
        await self.sessions.people.end(session, self.host.now())
        await self._announce(OUT, person.id)

    async def sign_out_everywhere(self, person: str) -> None:
        """Ends all sessions of a person."""
        await self.sessions.people.end_all(person)
        await self._announce(OUT, person)

    # --- Changes ---

    async def rename(self, person: Person, name: str) -> None:
        """Changes a person's name. The names of accounts are unique."""
        if person.kind == "account" or not await self.sessions.people.rename(person.id, name):
            try:
                await self.accounts.rename(person.id, name, sign_in_of(name))
            except Taken:
                raise problem("name_taken") from None
        await self._announce(CHANGED, person.id)

    async def confirm(self, known: Known, password: str) -> None:
        """Checks the password before changes to the sign-in or deletion. It may be empty soon after signing in."""
        if abs(self.host.now() - known.since) < FRESH and not password:
            return
        person = known.person
        await self._guess(person.id)
        account = await self.accounts.of(person.id)
        if not await self._right(account.password if account else None, password):
            raise problem("wrong_password")

    async def protect(self, known: Known, new: str, session: str) -> str:
        """Sets a password. All other sessions end, and this browser gets a new one, which is returned: unless its own
        has ended while the password was being compared and hashed.
        """
        person = known.person
        if not await self.accounts.protect(person.id, await self._hash(new, person.name), session):
            raise problem("no_session")
        return await self._begin(person.id, session)

    async def delete(self, person: str) -> None:
        """Forgets a person. Tables keep only that somebody sat there, who has no name any more."""
        for bot in await self.accounts.bots(person):
            await self.retire(bot)
        await self._forget(person)
        await self._announce(OUT, person)
        await self.host.store.tell(f"{FORGOTTEN} {person}")
        await self._forget_rest(person)

    async def _forget_rest(self, person: str) -> None:
        """Erases what was still written for a person while they were being forgotten, after the last of it. Their
        connections have ended, so no more can come. Where they sat, the others wait for them no longer.
        """
        self.host.get_up(person)
        await self.host.settled(person)
        await self._forget(person)
        self.host.tell_forgotten(person)

    async def _forget_here(self, person: str) -> None:
        try:
            await self._forget_rest(person)
        except Unavailable:
            self.host.named.add(person)  # to try again later
        else:
            self.host.read_tables_again(person)

    async def _forget(self, person: str) -> None:
        await self._erase(person)
        await self.host.store.write(*forgotten(person))

    async def _erase(self, person: str) -> None:
        """Erases a person from the logs of tables."""
        for table in await self.sessions.people.tables(person):
            while await self._erase_at(table, person):  # until nothing is left
                await self._announce(ERASED, table)

    async def _erase_at(self, table: str, person: str) -> bool:
        """Erases a person from a table's log. Returns whether there was anything to erase. What somebody else is erased
        from at the same moment stays for the next call.
        """
        stored = self.host.stored
        texts = await stored.log(table)
        try:
            changes = erased(texts, person)
        except ValidationError as error:
            raise Newer(str(error)) from error
        statements = []
        for n, text in changes.items():
            before, entry = texts[n - 1], decoded(text)
            statements.append(stored.rewritten(table, n, before, text))
            if isinstance(entry, Ended):
                statements.append(reworded(table, entry.game, before, text))
        if changes:
            await self.host.store.write(*statements, stored.to_be_shown_again(table))
        return bool(changes)

    def forget_guests(self) -> None:
        """Forgets a few expired guests in the background. Called for each new guest, so that they don't pile up."""
        if self._forgetting is None or self._forgetting.done():
            self._forgetting = self.host.start(self._forget_guests())

    async def _forget_guests(self) -> None:
        with contextlib.suppress(Unavailable):
            for guest in await self.sessions.people.past(self.host.now(), PAST_AT_ONCE):
                await self._forget_past(guest)

    async def _forget_past(self, guest: str) -> None:
        """Who can't be forgotten now keeps no other guest here."""
        try:
            await self._forget(guest)
            await self._announce(OUT, guest)
        except Unavailable as error:
            log.warning("a guest of the past is still here: %s", error)
        except Exception:
            log.exception("forgetting a guest of the past")

    async def suspend(self, person: str, until: int) -> bool:
        """Suspends a person until then. Returns whether they exist."""
        found = await self.sessions.people.suspend(person, until)
        await self._announce(OUT, person)
        return found

    async def look(self) -> None:
        """Disconnects people who were suspended by a command on the server's machine, and people who were forgotten or
        signed out at another worker, in case its message was lost.
        """
        suspended = await self.sessions.people.suspended(self.host.now())
        for person in suspended - self._suspended:
            self.heard(f"{OUT} {person}")
        self._suspended = suspended
        for person in await self.sessions.ended(SESSIONS_AT_ONCE):
            self.heard(f"{OUT} {person}")
        await self._look_for_forgotten()

    async def _look_for_forgotten(self) -> None:
        """Erases forgotten people whose names were written to logs afterwards."""
        named, self.host.named = list(self.host.named), set()
        while named:
            some = set(named[:ASKED_AT_ONCE])
            try:
                forgotten = some - await self.sessions.people.known(some)
            except Unavailable:
                self.host.named.update(named)
                raise
            del named[:ASKED_AT_ONCE]
            for person in forgotten:
                self.heard(f"{OUT} {person}")
                self.heard(f"{FORGOTTEN} {person}")

    # --- Bots ---

    async def bring_up(self, owner: Person, name: str) -> tuple[Person, str]:
        """Adds a bot for somebody. Returns it with its token, which is shown only once."""
        bot, token = Person(new_id(), name, "bot"), new_session()
        if not await self.accounts.add_bot(owner.id, bot.id, name, token, self.host.now(), BOTS_MOST):
            raise problem("too_many")
        return bot, token

    async def bot_of(self, owner: Person, bot: str) -> Person:
        """One of somebody's bots."""
        found = next((each for each in await self.accounts.bots(owner.id) if each.id == bot), None)
        if found is None:
            raise problem("no_such_thing")
        return found

    async def another_token(self, bot: Person) -> str:
        """Replaces a bot's token, and returns the new one. The old one is no longer valid."""
        token = new_session()
        try:
            await self.sessions.people.replace(token, bot.id, self.host.now())
        except Gone:  # deleted meanwhile, not the caller
            raise problem("no_such_thing") from None
        await self._announce(OUT, bot.id)
        return token

    async def retire(self, bot: Person) -> None:
        """Deletes a bot. Tables keep its name."""
        await self.host.store.write(*forgotten(bot.id))
        await self._announce(OUT, bot.id)

    # --- Blocks ---

    async def blocked_by(self, person: str) -> list[Person]:
        """Those whom somebody has blocked."""
        return await self.sessions.people.blocked_by(person)

    async def unblock(self, person: str, other: str) -> None:
        """Takes back a block. Refuses if there is none."""
        if not await self.sessions.people.unblock(person, other):
            raise problem("no_such_thing")
        await self._lift(person, other)

    def _unblocked(self, one: str, other: str) -> None:
        self.host.start(self._lift_later(one, other))

    async def _lift_later(self, one: str, other: str) -> None:
        try:
            await self._lift(one, other)
        except Unavailable as error:  # at other tables they can take it back again
            log.warning("a block may still hold at some tables: %s", error)

    async def _lift(self, one: str, other: str) -> None:
        """Tells all workers, and all tables that know of a block, that it was taken back."""
        await self._announce(UNBLOCKED, f"{one} {other}")
        await self.host.take_back_block(one, other)

    async def _let_together(self, one: str, other: str) -> None:
        """Lets two people sit together from now on, unless the other one has blocked, too."""
        with contextlib.suppress(Unavailable):  # then they may once they connect anew
            if not await self.sessions.people.apart(one, other):
                self.host.set_apart(one, other, False)

    # --- Messages between workers ---

    async def _announce(self, what: str, id: str) -> None:
        self.heard(f"{what} {id}")
        await self.host.store.tell(f"{what} {id}")

    def _blocked(self, one: str, other: str) -> None:
        news = f"{BLOCKED} {one} {other}"
        self.heard(news)
        self.host.start(self.host.store.tell(news))

    def heard(self, news: str) -> None:
        """Handles a message that something has changed for somebody, here or at another worker."""
        what, _, id = news.partition(" ")
        if what == ERASED:
            self.host.read_again(id)
            return
        if what in (BLOCKED, UNBLOCKED):
            one, _, other = id.partition(" ")
            self.sessions.forget(one)
            self.sessions.forget(other)
            if what == BLOCKED:
                self.host.set_apart(one, other, True)
            else:
                self.host.start(self._let_together(one, other))
            return
        if what == FORGOTTEN:
            self.host.start(self._forget_here(id))
            return
        self.sessions.forget(id)
        if what == OUT:
            self._let_go(id)

    # --- Passwords ---

    async def _guess(self, who: str) -> None:
        now = self.host.now()
        if not await self._guesses.takes(who, now):
            raise problem("too_fast", await self._guesses.wait(who, now) / 1000)

    async def _hash(self, password: str, name: str) -> str:
        if not self.passwords.allowed(password, name):
            raise problem("weak_password")
        try:
            return await self.passwords.hash(password)
        except Busy:
            raise problem("unavailable") from None

    async def _right(self, kept: str | None, password: str) -> bool:
        try:
            return await self.passwords.right(kept, password)
        except Busy:
            raise problem("unavailable") from None
