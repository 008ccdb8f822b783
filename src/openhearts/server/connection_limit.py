"""How many connections an address has open: nobody can take them all."""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Callable


class ConnectionLimit:
    """The connections of each address."""

    def __init__(self, most: int, free: Callable[[str], bool]) -> None:
        """At most `most` at once; whoever is `free` may have as many as they like."""
        self._most = most
        self._free = free
        self._open: Counter[str] = Counter()

    def full(self, address: str) -> bool:
        """Whether that address may open no more."""
        return self._open[whose(address)] >= self._most and not self._free(address)

    def enter(self, address: str) -> None:
        """It has one more."""
        self._open[whose(address)] += 1

    def leave(self, address: str) -> None:
        """It has one less."""
        who = whose(address)
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]


def whose(address: str) -> str:
    """Whose an address is: of IPv6 everybody has a network of 2^64."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))
    return address


def on_this_machine(address: str) -> bool:
    """Whether whoever has that address is on this machine."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
