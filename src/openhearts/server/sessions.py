"""How a browser is recognised: by a cookie that no script can read, no other site's pages send and nobody can guess. A
program is recognised by a token, which it sends in a header.
"""

from __future__ import annotations

import re
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import partial
from itertools import islice

from openhearts.joiners import can_be_shown, with_useful_joiners, without_joiners
from openhearts.server.chance import new_id, new_session
from openhearts.store.people import LASTS, Known, People
from openhearts.tables import Person

COOKIE = "openhearts"
NAME_MOST = 24
REMEMBERED = 10_000
REMEMBERED_FOR = 30_000
"""For how many milliseconds a session isn't looked up again, unless another worker says that something has changed."""


def session_in(headers: Mapping[str, str]) -> str | None:
    """The session that a browser has sent, or the token of a program."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return _session(token.strip())
    for part in headers.get("cookie", "").split(";"):  # what else is there may have any shape: others' are sent, too
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return _session(value.strip('"'))
    return None


def _session(text: str) -> str | None:
    return text if 20 <= len(text) <= 100 else None


def cookie_of(session: str, *, secure: bool) -> str:
    """The Set-Cookie that a browser is to keep; without a session, that it is to keep it no longer."""
    more = "; Secure" if secure else ""
    return f"{COOKIE}={session}; Path=/; Max-Age={LASTS // 1000 if session else 0}; HttpOnly; SameSite=Lax{more}"


UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""What counts as printable and shows nothing: fillers, a blank of braille, variation selectors."""


def name_from(typed: str) -> str | None:
    """A name as it is shown to others; None if it can't be. It shows something, and nothing in it is unseen, or two
    accounts could have names that look the same.
    """
    name = with_useful_joiners(" ".join(UNSEEN.sub("", typed).split()))
    shows = any(unicodedata.category(each)[0] != "M" for each in name)
    return name if shows and len(name) <= NAME_MOST and can_be_shown(name) else None


def sign_in_of(name: str) -> str:
    """A name as accounts are told apart: however it is written, and whichever joiners are in it."""
    return " ".join(unicodedata.normalize("NFKC", without_joiners(name)).casefold().split())[:80]


class Sessions:
    """Who asks, by their cookies and tokens."""

    def __init__(self, people: People) -> None:
        self.people = people
        self._known: OrderedDict[str, tuple[int, Known]] = OrderedDict()
        self._connected: OrderedDict[object, tuple[str, str]] = OrderedDict()
        "Of each connection here the session and the person; those asked for longest ago come first."
        self._changes = 0
        "How often something has changed for somebody."

    async def known(self, session: str | None, now: int) -> Known | None:
        """Whose session it is, as long as the cookie lasts."""
        found = await self._found(session, now) if session is not None else None
        return None if found is None or (found.person.kind != "bot" and now - found.since >= LASTS) else found

    async def _found(self, session: str, now: int) -> Known | None:
        known = self._known.get(session)
        if known is not None and now - known[0] < REMEMBERED_FOR:
            return known[1]
        changes = -1
        while changes != self._changes:  # what was read meanwhile may be what was so before
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
        """Something has changed for somebody: their sessions are asked for again."""
        self._changes += 1
        for session in [session for session, (_, known) in self._known.items() if known.person.id == person]:
            del self._known[session]

    def forget_all(self) -> None:
        """Something may have changed for anybody."""
        self._changes += 1
        self._known.clear()

    def connected(self, session: str, person: str) -> Callable[[], object]:
        """That session has one more connection here, until what is returned is called."""
        connection = object()
        self._connected[connection] = session, person
        return partial(self._connected.pop, connection, None)

    def let_go(self, person: str) -> None:
        """All connections that they have here end."""
        for each in [each for each, (_, whose) in self._connected.items() if whose == person]:
            del self._connected[each]

    async def ended(self, most: int) -> set[str]:
        """Who has a connection here whose session has ended. So many are asked for at once, in turns."""
        asked = list(islice(self._connected, most))
        for each in asked:
            self._connected.move_to_end(each)
        ended = await self.people.ended({self._connected[each][0] for each in asked}) if asked else set()
        return {person for session, person in self._connected.values() if session in ended}

    async def guest(self, name: str, now: int) -> tuple[Person, str]:
        """A new guest with a session."""
        session = new_session()
        return await self.people.add(new_id(), name, "guest", session, now), session

    async def begin(self, person: str, now: int, instead: str | None = None) -> str:
        """A new session of somebody, in the place of the one that the browser had."""
        session = new_session()
        await self.people.begin(session, person, now, instead)
        if instead is not None:
            self._known.pop(instead, None)
        return session
