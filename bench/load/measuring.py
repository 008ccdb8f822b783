"""One measurement: a server is started, its tables are opened and played at, and it is ended."""

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
"""Is told what is going on."""

WARM = 3.0
"""How many seconds are played before anything is measured."""
OPENED_AT_ONCE = 25
FIRST = 10
"""The first of so many tables or connections bring what a server loads once, which is nobody's."""


class Contender(Protocol):
    """A kind of server."""

    @property
    def name(self) -> str:
        """How it is called."""

    def server(self) -> AbstractContextManager[Server]:
        """Starts one."""

    def table(self, requests: Requests) -> Table:
        """A new table there, at which nobody is connected yet."""


def under(shown: Shown, about: str) -> Shown:
    """Says what it is about, too."""
    return lambda text: shown(f"{about}: {text}")


@dataclass(frozen=True)
class Play:
    """What came of playing for a while. Times are seconds, memory is bytes."""

    tables: int
    moves: float
    "A second."
    processor: float
    "Of the server a move, user and system."
    busiest: float
    "The same of that of its processes which had the most to do."
    database: float
    "The same of its database, if that is a server of its own."
    p50: float
    p99: float
    "Until all four have heard of a move."
    busy: float
    "How much of a processor the server has used."
    clients: float
    "And the clients."
    arrival: float
    "Processor time of the server for each of the four who come: made a guest, let in, seated."
    memory: float
    "A table with its four connections, in the end."


def play(
    contender: Contender,
    tables: int,
    seconds: float,
    pace: float = 0,
    shown: Shown = lambda _text: None,
    warm: float = WARM,
) -> Play:
    """Plays at so many tables, and measures some seconds of it. ConnectionError if a table stands still."""
    clients = Clients(pace)
    with contender.server() as server:
        shown("opening tables")
        arriving = sum(server.processors().values())
        try:
            first = -(-tables // FIRST)
            if pace:
                clients.begin()  # people don't sit before their cards until thousands of others have come
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
    """Each by a connection of its own: the system shares them out among workers."""
    with closing(Requests(port)) as requests:
        return contender.table(requests)


def in_turn(
    contenders: Sequence[Contender], rounds: int, tables: int, seconds: float, shown: Shown
) -> dict[str, list[Play]]:
    """Plays at each in turn, again and again, so that other work on the machine affects all alike."""
    found: dict[str, list[Play]] = {each.name: [] for each in contenders}
    for number in range(rounds):
        for each in contenders:
            about = under(shown, f"{number + 1} of {rounds}, {each.name}")
            found[each.name].append(play(each, tables, seconds, shown=about))
    return found


def figures(found: Mapping[str, Sequence[Play]]) -> list[dict[str, Any]]:
    """All of it, for programs."""
    return [{"name": name, **asdict(each)} for name, plays in found.items() for each in plays]


def middle(plays: Sequence[Play]) -> Play:
    """The median of every figure."""
    return Play(*map(median, zip(*map(astuple, plays), strict=True)))
