"""Idle connections: how many the server holds, and what each costs."""

from __future__ import annotations

from bench.load.clients import Clients
from bench.load.connection import PING, Connection, masked, upgrade
from bench.load.measuring import FIRST, Shown
from bench.load.ours import Ours, guest
from bench.load.requests import Requests, together
from bench.load.sheet import Sheet, kibibytes, percent

CONNECTIONS = 10_000
AT_ONCE = 100
HELD_FOR = 45.0
"""Long enough for the server to ping every connection twice."""
HEAD = ("", "connections", "held for", "a connection", "server busy")


def idle(_rounds: int, shown: Shown, connections: int = CONNECTIONS, seconds: float = HELD_FOR) -> Sheet:
    """Holds guests in the lobby, each on a WebSocket. Raises ConnectionError if one is lost, or silent at the end."""
    ours = Ours("in the lobby, SQLite")
    clients = Clients()
    with ours.server() as server:
        shown("making guests")
        requests = Requests(server.port)
        try:
            cookies = together(lambda number: guest(requests, f"Guest {number}"), range(connections))
            first, before = -(-connections // FIRST), 0
            for at in range(0, connections, AT_ONCE):
                if before == 0 and at >= first:
                    before = server.memory()
                for cookie in cookies[at : at + AT_ONCE]:
                    clients.add(Connection(requests.port, upgrade(requests.port, "/api/v1/lobby/socket", cookie)))
                clients.wait(lambda: all(each.opened for each in clients.connections[-AT_ONCE:]))
                shown(f"{len(clients.connections)} are there")
            clients.run(1)
            memory = (server.memory() - before) / max(1, connections - first)
            used = sum(server.processors().values())
            shown("holding them")
            took = clients.run(seconds)
            used = sum(server.processors().values()) - used
            for each in clients.connections:
                each.send(masked(b"", PING))
            clients.wait(lambda: all(each.pongs for each in clients.connections))
        finally:
            clients.close()
            requests.close()
    figures = {"connections": connections, "seconds": took, "memory": memory, "busy": used / took}
    row = [ours.name, f"{connections:,}", f"{took:.0f} s", kibibytes(memory), percent(used / took)]
    notes = ["All were there to the end, and answered. Target: 10,000, at most 30 KiB each."]
    return Sheet("Idle connections", HEAD, [row], notes, [figures])
