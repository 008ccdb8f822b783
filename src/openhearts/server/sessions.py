"""By what a browser is known: a cookie that no script can read, that no other site's pages send, and that nobody can
guess.
"""

from __future__ import annotations

from collections import OrderedDict
from http.cookies import CookieError, SimpleCookie

from openhearts.server.chance import new_id, new_session
from openhearts.store.people import People
from openhearts.tables import Person

COOKIE = "openhearts"
YEAR = 365 * 24 * 3600
NAME_MOST = 24
REMEMBERED = 10_000
REMEMBERED_FOR = 30_000
"""So many milliseconds a session is not asked for again: what is taken back holds after that, everywhere."""


def session_in(cookies: str | None) -> str | None:
    """The session that a browser has sent."""
    try:
        found = SimpleCookie(cookies or "").get(COOKIE)
    except CookieError:
        return None
    return found.value if found is not None and 20 <= len(found.value) <= 100 else None


def cookie_of(session: str, *, secure: bool) -> str:
    """The Set-Cookie that a browser is to keep."""
    more = "; Secure" if secure else ""
    return f"{COOKIE}={session}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{more}"


def name_from(typed: str) -> str | None:
    """A name as it is shown to others; None if it can't be."""
    name = " ".join(typed.split())
    return name if 0 < len(name) <= NAME_MOST and name.isprintable() else None


class Sessions:
    """Who asks, by their cookies."""

    def __init__(self, people: People) -> None:
        self.people = people
        self._known: OrderedDict[str, tuple[int, Person]] = OrderedDict()

    async def person(self, session: str | None, now: int) -> Person | None:
        """Whose session it is."""
        if session is None:
            return None
        known = self._known.get(session)
        if known is not None and now - known[0] < REMEMBERED_FOR:
            return known[1]
        person = await self.people.of_session(session)
        if person is None:
            self._known.pop(session, None)
            return None
        self._known[session] = (now, person)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return person

    async def guest(self, name: str, now: int) -> tuple[Person, str]:
        """A new guest with a session."""
        session = new_session()
        return await self.people.add(new_id(), name, "guest", session, now), session

    async def rename(self, session: str, person: Person, name: str) -> None:
        """Somebody wants to be called something else."""
        await self.people.rename(person.id, name)
        self._known.pop(session, None)
