"""The addresses at which a server listens, and those at which people reach it."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import sys

QUEUE = 2048
"""How many connections may wait to be accepted."""

SHARES_OUT = sys.platform == "linux"
"""Whether the system distributes connections among sockets that listen at one port."""


def listening(host: str, port: int) -> socket.socket:
    """A socket listening at that address. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    at = socket.socket(family, socket.SOCK_STREAM)
    try:
        at.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            at.bind((host, port))
        except (TypeError, UnicodeError) as error:  # no host can be called that
            raise socket.gaierror(socket.EAI_NONAME, "Name or service not known") from error
        at.listen(QUEUE)
        at.setblocking(False)
    except BaseException:
        at.close()
        raise
    return at


def shared_out(at: socket.socket, workers: int) -> list[socket.socket]:
    """A listening socket for each worker, at the address of `at`, among which the system distributes connections.

    Where it doesn't, all workers get the same socket, and the first one that is free accepts all waiting connections.
    No other program can be listening there: `at` was bound before SO_REUSEPORT was set.
    """
    if not SHARES_OUT:
        return [at] * workers
    at.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    return [at, *(_beside(at) for _ in range(workers - 1))]


def _beside(at: socket.socket) -> socket.socket:
    other = socket.socket(at.family, socket.SOCK_STREAM)
    other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    other.bind(at.getsockname())
    other.listen(QUEUE)
    other.setblocking(False)
    return other


def address_of(host: str, port: int) -> str:
    """The address to open in a browser on this machine."""
    here = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://{f'[{here}]' if ':' in here else here}:{port}/"


def addresses_on_the_network(host: str, port: int) -> list[str]:
    """The addresses at which others reach a server that listens at every address of this machine; none if it listens
    at a single one.
    """
    if host not in ("0.0.0.0", "", "::"):
        return []
    family, outside = (socket.AF_INET6, "2001:db8::1") if host == "::" else (socket.AF_INET, "192.0.2.1")
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
        asking.connect((outside, 9))  # sends nothing: only selects the address to send from
        found.append(asking.getsockname()[0])
    with contextlib.suppress(OSError):
        found += [str(row[4][0]) for row in socket.getaddrinfo(socket.gethostname(), None, family)]
    there = [each for each in dict.fromkeys(found) if not ipaddress.ip_address(each.partition("%")[0]).is_loopback]
    return [address_of(each, port) for each in there]
