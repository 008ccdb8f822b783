"""What every request needs: the host of tables, sessions, rate limits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from hmac import compare_digest
from time import monotonic
from typing import TYPE_CHECKING

from openhearts.server.connection_limit import ConnectionLimit, on_this_machine, whose
from openhearts.server.host import Host
from openhearts.server.hosted import Hosted
from openhearts.server.lobby import NEWS, STOPPED, Lobby
from openhearts.server.members import Members
from openhearts.server.neighbours import Place
from openhearts.server.origin import Names
from openhearts.server.problem import problem
from openhearts.server.rate_limits import CommandLimits, RateLimits
from openhearts.server.sessions import Sessions
from openhearts.store import Store
from openhearts.store.daily import DailyResults
from openhearts.store.guesses import Guesses
from openhearts.store.kept import Keepsakes
from openhearts.store.people import People
from openhearts.store.reports import Reports
from openhearts.tables import Person

if TYPE_CHECKING:
    from openhearts.server.passkeys import Passkeys

VISITS = (10, 0.5)
"""How many commands a connection to the lobby may send in a burst, and per second."""
RULE_SETS = (60, 0.5)
"""How many rule sets a person may give tables in a burst, and per second: more than a host who tries them out, and not
so many that a program fills the disk. They are by far the largest entries of a log."""
REPORTS = (20, 3_600_000)
"""How many reports a person may send in a row, over all tables, and after how many milliseconds one more."""


@dataclass(frozen=True)
class Settings:
    """The settings of a server."""

    database: str
    names: Names = field(default_factory=Names)
    commands: tuple[float, float] = (40, 10)
    "How many commands a connection to a table may send in a burst, and per second: more than any player needs."
    connections: tuple[float, float] = (60, 2)
    "How many connections an address may open in a burst, and per second."
    connections_most: int = 1000
    "How many connections an address may have open at a time: enough for a school."
    requests: tuple[float, float] = (300, 30)
    "How many requests an address may send in a burst, and per second: enough for a house full of players."
    tries: tuple[float, float] = (20, 0.2)
    "How often an address may do what is expensive or guessable: new guests, new tables, codes, passwords and so on."
    reports: tuple[float, float] = (100, 1 / 600)
    """How many reports an address may send in a burst, and per second: enough for a school, and no more a day than an
    admin can read. A limit per person isn't enough, because new guests cost nothing."""
    metrics: tuple[str, int] | None = None
    "The address and port at which metrics are served to Prometheus; None: nowhere."
    place: Place = field(default_factory=Place)
    "Which of the workers that share a port this one is."
    machine: bool = True
    "Whether clients on this machine are exempt from the limits per address."


class Service:
    """The parts of one worker, put together."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.settings = settings
        self.store = store
        self.host = Host(store, settings.place)
        self.lobby = Lobby(self.host)
        self.sessions = Sessions(People(store))
        self.members = Members(self.host, self.sessions, self._let_go)
        self.daily = DailyResults(store)
        self.keepsakes = Keepsakes(store)
        self.reports = Reports(store)
        self.host.beside.append(self.members.look)
        store.told = self._heard
        store.missed = self._missed
        self.commands = CommandLimits(*settings.commands, monotonic)
        self.rule_sets = RateLimits(*RULE_SETS, monotonic)
        self.visits = CommandLimits(*VISITS, monotonic)
        self._connections = ConnectionLimit(settings.connections_most, self._trusted)
        self._asked = RateLimits(*settings.requests, monotonic)
        self._opened = RateLimits(*settings.connections, monotonic)
        self._tried = RateLimits(*settings.tries, monotonic)
        self._reporting = RateLimits(*settings.reports, monotonic)
        self._reported = Guesses(store, *REPORTS)
        self._entering: list[set[str]] = []

    async def passkeys(self) -> Passkeys:
        """What handles passkeys. It is imported only when used, because that takes as long as a tenth of a server's
        start; in a thread, so that no table waits for it.
        """

        def imported() -> Passkeys:
            from openhearts.server.passkeys import Passkeys

            return Passkeys(self.members, self.settings.names)

        return await asyncio.to_thread(imported)

    def _heard(self, words: str) -> None:
        """Handles a message from another worker."""
        if words == NEWS:
            self.lobby.look()
        elif words.startswith(f"{STOPPED} "):
            self.lobby.stopped(words.removeprefix(f"{STOPPED} "))
        else:
            self.members.heard(words)

    def _missed(self) -> None:
        """Assumes that anything has changed: messages of workers were lost, or a command has changed the file."""
        self.sessions.forget_all()
        self.host.missed()

    @contextmanager
    def entering(self) -> Iterator[set[str]]:
        """A context in which a connection is admitted. Yields the set of people whose connections are ended meanwhile,
        to be checked afterwards, because this connection isn't among those yet.
        """
        gone: set[str] = set()
        self._entering.append(gone)
        try:
            yield gone
        finally:
            self._entering = [each for each in self._entering if each is not gone]

    def _let_go(self, person: str) -> None:
        """Ends a person's connections at this worker."""
        for gone in self._entering:
            gone.add(person)
        self.sessions.let_go(person)
        self.host.let_go(person)
        self.lobby.let_go(person)

    def may_connect(self, address: str) -> bool:
        """Whether an address may open one more connection."""
        return self._trusted(address) or (not self._connections.full(address) and self._opened.takes(whose(address)))

    def counted(self, address: str, session: str, person: str, ended: Callable[[], None]) -> Callable[[], None]:
        """Counts a connection of an address and a session. Returns a function to call when the connection ends, which
        also calls `ended`.
        """

        def left() -> None:
            self._connections.leave(address)
            disconnected()
            ended()

        self._connections.enter(address)
        disconnected = self.sessions.connected(session, person)
        return left

    def asks(self, address: str) -> None:
        """Counts a request of an address. Raises `Problem` if it sends too many."""
        self._take(self._asked, address)

    def tries(self, address: str) -> None:
        """Counts a try of something that nobody needs often. Raises `Problem` if an address tries too much."""
        self._take(self._tried, address)

    def _take(self, limits: RateLimits, address: str) -> None:
        who = whose(address)
        if not self._trusted(address) and not limits.takes(who):
            raise problem("too_fast", limits.wait(who))

    async def may_report(self, person: str, address: str) -> bool:
        """Whether a person at an address may send one more report; counts it."""
        if not await self._reported.takes(f"report\n{person}", self.host.now()):
            return False
        return self._trusted(address) or self._reporting.takes(whose(address))

    def _trusted(self, address: str) -> bool:
        return self.settings.machine and on_this_machine(address)

    async def table(self, id: str) -> Hosted:
        """The table with that id. Raises `Problem` if there is none."""
        hosted = await self.host.table(id) if len(id) <= 32 else None
        if hosted is None:
            raise problem("no_such_table")
        return hosted

    @staticmethod
    def at(hosted: Hosted, person: Person, key: str) -> Person:
        """A person as a table sees them, invited if they have its key."""
        return replace(person, invited=is_key(key, hosted.key))


def is_key(given: str, key: str) -> bool:
    """Whether a table's key was given, compared in constant time."""
    return compare_digest(key.encode(), given.encode())
