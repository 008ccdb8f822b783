"""One server under load, once: `python -m bench.server [SERVER] [--tables N] [--seconds S] [--rate R]`.

Server and clients are separate processes. The clients play whole hands at tables of four, each move as soon as all four
have received the one before, or R moves per second at each table. `python -m bench.run server` compares servers.
"""

from __future__ import annotations

import argparse
import signal
import sys

from bench.load.boardgame import Boardgame
from bench.load.colyseus import Colyseus
from bench.load.measuring import Contender, play
from bench.load.ours import Ours
from bench.load.sheet import kibibytes, microseconds, milliseconds, percent
from bench.load.status import Status

SERVERS: dict[str, Contender] = {
    "sqlite": Ours("OpenHearts, SQLite"),
    "postgresql": Ours("OpenHearts, PostgreSQL", shared=True),
    "boardgame.io": Boardgame("boardgame.io"),
    "colyseus": Colyseus("Colyseus"),
}


def main() -> None:
    """Runs one server once."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("server", nargs="?", choices=SERVERS, default="sqlite", help="default: %(default)s")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=0, help="moves a second at each table; 0: as fast as it goes")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the servers are ended too
    with Status() as status:
        result = play(SERVERS[options.server], options.tables, options.seconds, options.rate, status.say)
    print(
        f"{options.tables} tables: {result.moves:,.0f} moves/s, "
        f"{microseconds(result.processor)} of processor a move"
        + (f" and {microseconds(result.database)} of its database" if result.database else "")
        + f", p50 {milliseconds(result.p50)}, p99 {milliseconds(result.p99)}, "
        f"{kibibytes(result.memory)} a table with its four connections, "
        f"{milliseconds(result.arrival)} of processor for each of the people who have come; "
        f"server {percent(result.busy)} busy, clients {percent(result.clients)}"
    )


if __name__ == "__main__":
    main()
