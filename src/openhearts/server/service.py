"""What every request needs: the host of tables, who asks, and how often they may."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from hmac import compare_digest
from time import monotonic

from openhearts.server.connection_limit import ConnectionLimit, on_this_machine, whose
from openhearts.server.host import Host
from openhearts.server.hosted import Hosted
from openhearts.server.lobby import NEWS, Lobby
from openhearts.server.members import Members
from openhearts.server.neighbours import Place
from openhearts.server.origin import Names
from openhearts.server.passkeys import Passkeys
from openhearts.server.problem import problem
from openhearts.server.rate_limits import RateLimits
from openhearts.server.sessions import Sessions
from openhearts.store import Store
from openhearts.store.daily import DailyResults
from openhearts.store.guesses import Guesses
from openhearts.store.kept import Keepsakes
from openhearts.store.people import People
from openhearts.store.reports import Reports
from openhearts.tables import Person

REPORTS = (20, 3_600_000)
"""How many people somebody may report in a row, at whatever tables, and after how many milliseconds one more."""


@dataclass(frozen=True)
class Settings:
    """How a server is set up."""

    database: str
    names: Names = field(default_factory=Names)
    commands: tuple[float, float] = (40, 10)
    "How many a connection may send at once, and a second: more than anyone can think of."
    connections: tuple[float, float] = (60, 2)
    "How many an address may open."
    connections_most: int = 1000
    "How many it may have open at a time: a school."
    requests: tuple[float, float] = (300, 30)
    "How often an address may ask anything: a house full of people who play."
    tries: tuple[float, float] = (20, 0.2)
    "How many guests and tables an address may make, codes and names it may try, and whatever else is dear."
    reports: tuple[float, float] = (100, 1 / 600)
    "How many reports an address may send: a school. New guests cost nothing, and whoever reads them has a day's time."
    metrics: tuple[str, int] | None = None
    "The address and port at which Prometheus asks; none: nowhere."
    place: Place = field(default_factory=Place)
    "Which of the workers that share a port this one is."
    machine: bool = True
    "Whether whoever is on this machine may do it as often as they like."


class Service:
    """One server's."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.settings = settings
        self.store = store
        self.host = Host(store, settings.place)
        self.lobby = Lobby(self.host)
        self.sessions = Sessions(People(store))
        self.members = Members(self.host, self.sessions, self._let_go)
        self.passkeys = Passkeys(self.members, settings.names)
        self.daily = DailyResults(store)
        self.keepsakes = Keepsakes(store)
        self.reports = Reports(store)
        self.host.beside.append(self.members.look)
        store.told = self._heard
        store.missed = self._missed
        self._connections = ConnectionLimit(settings.connections_most, self._trusted)
        self._asked = RateLimits(*settings.requests, monotonic)
        self._opened = RateLimits(*settings.connections, monotonic)
        self._tried = RateLimits(*settings.tries, monotonic)
        self._reporting = RateLimits(*settings.reports, monotonic)
        self._reported = Guesses(store, *REPORTS)
        self._entering: list[set[str]] = []

    def _heard(self, words: str) -> None:
        """Another worker says something."""
        if words == NEWS:
            self.lobby.look()
        else:
            self.members.heard(words)

    def _missed(self) -> None:
        """Another worker may have said something, or a command on this machine has changed the file."""
        self.sessions.forget_all()
        self.host.missed()

    @contextmanager
    def entering(self) -> Iterator[set[str]]:
        """While a connection is let in: whose connections are ended meanwhile. This one is not among them yet."""
        gone: set[str] = set()
        self._entering.append(gone)
        try:
            yield gone
        finally:
            self._entering = [each for each in self._entering if each is not gone]

    def _let_go(self, person: str) -> None:
        """Ends their connections here."""
        for gone in self._entering:
            gone.add(person)
        self.sessions.let_go(person)
        self.host.let_go(person)
        self.lobby.let_go(person)

    def may_connect(self, address: str) -> bool:
        """Whether that address may open one more connection."""
        return self._trusted(address) or (not self._connections.full(address) and self._opened.takes(whose(address)))

    def counted(self, address: str, session: str, person: str, ended: Callable[[], None]) -> Callable[[], None]:
        """That address and session have a connection more, until what is returned is called instead of `ended`."""

        def left() -> None:
            self._connections.leave(address)
            disconnected()
            ended()

        self._connections.enter(address)
        disconnected = self.sessions.connected(session, person)
        return left

    def asks(self, address: str) -> None:
        """That address asks once more."""
        self._take(self._asked, address)

    def tries(self, address: str) -> None:
        """That address does something that nobody does often."""
        self._take(self._tried, address)

    def _take(self, limits: RateLimits, address: str) -> None:
        who = whose(address)
        if not self._trusted(address) and not limits.takes(who):
            raise problem("too_fast", limits.wait(who))

    async def may_report(self, person: str, address: str) -> bool:
        """Whether that person may report somebody once more."""
        if not await self._reported.takes(f"report\n{person}", self.host.now()):
            return False
        return self._trusted(address) or self._reporting.takes(whose(address))

    def _trusted(self, address: str) -> bool:
        return self.settings.machine and on_this_machine(address)

    async def table(self, id: str) -> Hosted:
        """The table with that id."""
        hosted = await self.host.table(id) if len(id) <= 32 else None
        if hosted is None:
            raise problem("no_such_table")
        return hosted

    @staticmethod
    def at(hosted: Hosted, person: Person, key: str) -> Person:
        """A person as a table is to see them: invited if they have its key."""
        return replace(person, invited=is_key(key, hosted.key))


def is_key(given: str, key: str) -> bool:
    """Whether what was given is a table's key; how long that takes tells nothing of it."""
    return compare_digest(key.encode(), given.encode())
