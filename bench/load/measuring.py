"""One measurement: starts a server, opens tables, plays at them, and stops the server."""

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
"""Shows what is going on."""

WARM = 3.0
"""For how many seconds to play before measuring."""
OPENED_AT_ONCE = 25
FIRST = 10
"""One in so many tables or connections comes first: with them the server loads what it needs once, which isn't counted
as theirs."""


class Contender(Protocol):
    """A kind of server to measure."""

    @property
    def name(self) -> str:
        """The name in the results."""

    def server(self) -> AbstractContextManager[Server]:
        """Starts a server."""

    def table(self, requests: Requests) -> Table:
        """Makes a new table, to which nobody is connected yet."""


def under(shown: Shown, about: str) -> Shown:
    """Prefixes what is shown with its subject."""
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
    "The same for the busiest of the server's processes."
    database: float
    "The same for the database, if that is a server of its own."
    p50: float
    p99: float
    "The latency until all four clients have received a move."
    busy: float
    "The server's processor load; 1 is one processor."
    clients: float
    "The clients' processor load."
    arrival: float
    "The server's processor time per person for arriving: becoming a guest, connecting, taking a seat."
    memory: float
    "The memory per table with its four connections, at the end."


def play(
    contender: Contender,
    tables: int,
    seconds: float,
    pace: float = 0,
    shown: Shown = lambda _text: None,
    warm: float = WARM,
) -> Play:
    """Plays at so many tables, and measures for some seconds. Raises ConnectionError if a table makes no moves."""
    clients = Clients(pace)
    with contender.server() as server:
        shown("opening tables")
        arriving = sum(server.processors().values())
        try:
            first = -(-tables // FIRST)
            if pace:
                clients.begin()  # people don't wait to play until thousands of others have come
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
    """Makes a table over a connection of its own, so that the system distributes tables among workers."""
    with closing(Requests(port)) as requests:
        return contender.table(requests)


def in_turn(
    contenders: Sequence[Contender], rounds: int, tables: int, seconds: float, shown: Shown
) -> dict[str, list[Play]]:
    """Plays at each contender in turn, in several rounds, so that other work on the machine affects all alike."""
    found: dict[str, list[Play]] = {each.name: [] for each in contenders}
    for number in range(rounds):
        for each in contenders:
            about = under(shown, f"{number + 1} of {rounds}, {each.name}")
            found[each.name].append(play(each, tables, seconds, shown=about))
    return found


def figures(found: Mapping[str, Sequence[Play]]) -> list[dict[str, Any]]:
    """All results, for programs."""
    return [{"name": name, **asdict(each)} for name, plays in found.items() for each in plays]


def middle(plays: Sequence[Play]) -> Play:
    """The median of every figure."""
    return Play(*map(median, zip(*map(astuple, plays), strict=True)))
