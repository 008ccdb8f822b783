"""One measurement: starts a server, opens tables, plays, and ends the server."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, closing
from dataclasses import asdict, astuple, dataclass
from statistics import median, quantiles
from typing import Any, Protocol

from bench.load.clients import Clients, Table
from bench.load.process import Server
from bench.load.requests import Requests, together

Shown = Callable[[str], None]
"""Called with the current progress."""

WARM = 3.0
"""How many seconds to play before measuring."""
OPENED_AT_ONCE = 25
FIRST = 10
"""One in this many tables or connections, the first ones, are left out of the memory per table: they make the server
load what it loads only once."""


class Contender(Protocol):
    """A kind of server."""

    @property
    def name(self) -> str:
        """Its name in the tables."""

    def server(self) -> AbstractContextManager[Server]:
        """Starts one."""

    def table(self, requests: Requests) -> Table:
        """Creates a table, to which nobody is connected yet."""


def under(shown: Shown, about: str) -> Shown:
    """Prefixes progress with what it is about."""
    return lambda text: shown(f"{about}: {text}")


@dataclass(frozen=True)
class Play:
    """The results of playing for a while. Times are in seconds, memory in bytes."""

    tables: int
    moves: float
    "Moves per second."
    processor: float
    "The server's processor time per move, user and system."
    busiest: float
    "The same for the busiest of its processes."
    database: float
    "The same for its database, if that is a server of its own."
    p50: float
    p99: float
    "The 99th percentile of the time until all four have received a move; `p50` is the median."
    busy: float
    "The share of a processor that the server used."
    clients: float
    "The share of a processor that the clients used."
    arrival: float
    "The server's processor time for each person who arrives: becomes a guest, is let in, is seated."
    memory: float
    "The memory of a table with its four connections, at the end."


def play(
    contender: Contender,
    tables: int,
    seconds: float,
    pace: float = 0,
    shown: Shown = lambda _text: None,
    warm: float = WARM,
) -> Play:
    """Plays at `tables` tables, and measures for some seconds. Raises ConnectionError if a table stands still."""
    clients = Clients(pace)
    with contender.server() as server:
        shown("opening tables")
        arriving = sum(server.processors().values())
        try:
            first = -(-tables // FIRST)
            if pace:
                clients.begin()  # real people don't wait with their cards until thousands of others have arrived
            before, loaded = server.memory(), 0
            while (there := len(clients.tables)) < tables:
                if there >= first and not loaded:
                    before, loaded = server.memory(), there
                some = range(min(OPENED_AT_ONCE, tables - there))
                clients.open(together(lambda _number: _table(contender, server.port), some))
                shown(f"{len(clients.tables)} of {tables} tables are open")
            arriving = sum(server.processors().values()) - arriving
            if not pace:
                clients.begin()
            shown("warming up")
            clients.wait(lambda: clients.playing == tables or warm == 0)
            clients.run(warm)
            shown("measuring")
            clients.forget()
            used, database, own = server.processors(), server.database_processor(), time.process_time()
            took = clients.run(seconds)
            spent = [now - used.get(pid, 0.0) for pid, now in server.processors().items()]
            database = server.database_processor() - database
            own = time.process_time() - own
            moves = len(clients.latencies)
            if still := tables - clients.playing:
                raise ConnectionError(f"{still} of {tables} tables stand still")
            cuts = quantiles(clients.latencies, n=100)
            return Play(
                tables=tables,
                moves=moves / took,
                processor=sum(spent) / moves,
                busiest=max(spent) / moves,
                database=database / moves,
                p50=cuts[49],
                p99=cuts[98],
                busy=sum(spent) / took,
                clients=own / took,
                arrival=arriving / tables / 4,
                memory=(server.memory() - before) / (tables - loaded),
            )
        finally:
            clients.close()


def _table(contender: Contender, port: int) -> Table:
    """Creates a table over a connection of its own, so that the system distributes tables among workers."""
    with closing(Requests(port)) as requests:
        return contender.table(requests)


def in_turn(
    contenders: Sequence[Contender], rounds: int, tables: int, seconds: float, shown: Shown
) -> dict[str, list[Play]]:
    """Plays at each in turn, several times, so that other work on the machine affects all of them equally."""
    found: dict[str, list[Play]] = {each.name: [] for each in contenders}
    for number in range(rounds):
        for each in contenders:
            about = under(shown, f"{number + 1} of {rounds}, {each.name}")
            found[each.name].append(play(each, tables, seconds, shown=about))
    return found


def figures(found: Mapping[str, Sequence[Play]]) -> list[dict[str, Any]]:
    """All results as plain values, for programs."""
    return [{"name": name, **asdict(each)} for name, plays in found.items() for each in plays]


def middle(plays: Sequence[Play]) -> Play:
    """The median of every figure."""
    return Play(*map(median, zip(*map(astuple, plays), strict=True)))
