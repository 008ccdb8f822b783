"""Limits how many connections an address has open, so that nobody can take them all."""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Callable


class ConnectionLimit:
    """Counts the open connections of each address."""

    def __init__(self, most: int, free: Callable[[str], bool]) -> None:
        """Allows `most` connections at once; addresses for which `free` is true aren't limited."""
        self._most = most
        self._free = free
        self._open: Counter[str] = Counter()

    def full(self, address: str) -> bool:
        """Whether an address may open no more connections."""
        return self._open[whose(address)] >= self._most and not self._free(address)

    def enter(self, address: str) -> None:
        """Counts a new connection."""
        self._open[whose(address)] += 1

    def leave(self, address: str) -> None:
        """Counts a closed connection."""
        who = whose(address)
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]


def whose(address: str) -> str:
    """The key under which an address is counted: for IPv6 its /64 network, which usually belongs to one household."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))
    return address


def by_ipv4(client: tuple[str, int] | None) -> tuple[str, int] | None:
    """The address and port of a client as proxies and limits know them: at a socket for both versions of IP, a client
    that comes by version 4 has an address of version 6.
    """
    if client is None or not client[0].startswith("::ffff:"):
        return client
    mapped = ipaddress.IPv6Address(client[0].partition("%")[0]).ipv4_mapped
    return (str(mapped), client[1]) if mapped else client


def on_this_machine(address: str) -> bool:
    """Whether an address is a loopback address of this machine."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
