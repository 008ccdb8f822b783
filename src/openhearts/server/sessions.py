"""How callers are recognised: a browser by a cookie that no script can read, no other site's pages can send and nobody
can guess; a program by a token, which it sends in a header.
"""

from __future__ import annotations

import re
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import partial
from itertools import islice

from openhearts.joiners import can_be_shown, with_useful_joiners
from openhearts.lookalikes import likeness
from openhearts.server.chance import new_id, new_session
from openhearts.store.people import LASTS, Known, People
from openhearts.tables import Person

COOKIE = "openhearts"
NAME_MOST = 24
REMEMBERED = 10_000
REMEMBERED_FOR = 30_000
"""For how many milliseconds a session is cached, unless another worker reports a change."""


def session_in(headers: Mapping[str, str]) -> str | None:
    """The session in a browser's cookie, or the token of a program."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return _session(token.strip())
    for part in headers.get("cookie", "").split(";"):  # other cookies may have any form
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return _session(value.strip('"'))
    return None


def _session(text: str) -> str | None:
    return text if 20 <= len(text) <= 100 else None


def cookie_of(session: str, *, secure: bool) -> str:
    """The Set-Cookie header for a session; without a session, one that deletes the cookie."""
    more = "; Secure" if secure else ""
    return f"{COOKIE}={session}; Path=/; Max-Age={LASTS // 1000 if session else 0}; HttpOnly; SameSite=Lax{more}"


UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Characters that count as printable but are invisible: fillers, the blank Braille pattern, variation selectors."""


def name_from(typed: str) -> str | None:
    """A name as it is shown to others; None if it can't be shown. Invisible characters are removed, so that no two
    accounts can have names that look the same.
    """
    name = with_useful_joiners(" ".join(UNSEEN.sub("", typed).split()))
    shows = any(unicodedata.category(each)[0] != "M" for each in name)
    return name if shows and len(name) <= NAME_MOST and can_be_shown(name) else None


def sign_in_of(name: str) -> str:
    """The form of a name by which accounts are told apart: no two may look alike."""
    return likeness(name)[:80]


class Sessions:
    """Finds callers by their sessions and tokens, with a cache."""

    def __init__(self, people: People) -> None:
        self.people = people
        self._known: OrderedDict[str, tuple[int, Known]] = OrderedDict()
        self._connected: OrderedDict[object, tuple[str, str]] = OrderedDict()
        "The session and person of each connection here, those checked longest ago first."
        self._changes = 0
        "How many changes there were, for anybody."

    async def known(self, session: str | None, now: int) -> Known | None:
        """The person with that session, unless it has expired."""
        found = await self._found(session, now) if session is not None else None
        return None if found is None or (found.person.kind != "bot" and now - found.since >= LASTS) else found

    async def _found(self, session: str, now: int) -> Known | None:
        known = self._known.get(session)
        if known is not None and abs(now - known[0]) < REMEMBERED_FOR:
            return known[1]
        changes = -1
        while changes != self._changes:  # what was read during a change may be out of date
            changes = self._changes
            found = await self.people.of_session(session)
        if found is None:
            self._known.pop(session, None)
            return None
        self._known[session] = (now, found)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return found

    def forget(self, person: str) -> None:
        """Drops a person's sessions from the cache, because something about them has changed."""
        self._changes += 1
        for session in [session for session, (_, known) in self._known.items() if known.person.id == person]:
            del self._known[session]

    def forget_all(self) -> None:
        """Empties the cache, because something may have changed for anybody."""
        self._changes += 1
        self._known.clear()

    def connected(self, session: str, person: str) -> Callable[[], object]:
        """Registers a connection of a session. Returns a function to call when it closes."""
        connection = object()
        self._connected[connection] = session, person
        return partial(self._connected.pop, connection, None)

    def let_go(self, person: str) -> None:
        """Forgets all connections of a person, because they are being closed."""
        for each in [each for each, (_, whose) in self._connected.items() if whose == person]:
            del self._connected[each]

    async def ended(self, most: int) -> set[str]:
        """The people with a connection here whose session has ended. Each call checks at most `most` connections, those
        checked longest ago first.
        """
        asked = list(islice(self._connected, most))
        for each in asked:
            self._connected.move_to_end(each)
        ended = await self.people.ended({self._connected[each][0] for each in asked}) if asked else set()
        return {person for session, person in self._connected.values() if session in ended}

    async def guest(self, name: str, now: int) -> tuple[Person, str]:
        """Adds a guest. Returns them with their session."""
        session = new_session()
        return await self.people.add(new_id(), name, "guest", session, now), session

    async def begin(self, person: str, now: int, instead: str | None = None, password: str | None = None) -> str:
        """Begins a session for somebody, in place of the one that the browser had. Returns it. Raises `Taken` if the
        hash of their password is given and it is another one by now.
        """
        session = new_session()
        await self.people.begin(session, person, now, instead, password)
        if instead is not None:
            self._known.pop(instead, None)
        return session
