"""What counts as this server: the host names it answers to, and the pages whose requests it accepts.

Otherwise a page elsewhere could make requests in the name of its readers (CSRF), or point its own host name at this
machine (DNS rebinding).
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from unicodedata import normalize
from urllib.parse import urlsplit

PORTS = {"http": 80, "https": 443}
"""The ports that browsers leave out of an address."""


class Names:
    """The names of this server: this machine's, every IP address, and those that were configured."""

    def __init__(self, public: str = "", more: Iterable[str] = ()) -> None:
        self.public = _address_as_sent(public) if public else ""
        "The address at which people reach the server if it is behind a proxy, as browsers send it; else empty."
        own = {"localhost", socket.gethostname(), f"{socket.gethostname()}.local", *more}
        self._names = set(map(_as_sent, own)) | ({urlsplit(self.public).hostname or ""} if public else set())

    @property
    def secure(self) -> bool:
        """Whether people reach the server by https."""
        return self.public.startswith("https://")

    def answers(self, host: str) -> bool:
        """Whether a request's Host is one of ours."""
        name = _name(host)
        if name is None:
            return False
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return name in self._names
        return True

    def same(self, origin: str | None, host: str) -> bool:
        """Whether a page from `origin` is ours. Programs other than browsers send no origin."""
        if origin is None:
            return True
        if self.public and origin == self.public:
            return True
        return origin in (f"http://{host}", f"https://{host}")


def _as_sent(name: str) -> str:
    """A host name as browsers send it: in small letters, and in Punycode (RFC 3492) what isn't ASCII."""
    labels = normalize("NFKC", name.lower()).split(".")
    return ".".join(each if each.isascii() else f"xn--{each.encode('punycode').decode()}" for each in labels)


def _address_as_sent(address: str) -> str:
    """An address as browsers send it: without the port that its scheme has anyway, and without a path."""
    parts = urlsplit(address.lower())
    name = _as_sent(parts.hostname or "")
    port = "" if parts.port in (None, PORTS.get(parts.scheme)) else f":{parts.port}"
    return f"{parts.scheme}://{f'[{name}]' if ':' in name else name}{port}"


def _name(host: str) -> str | None:
    """The name in a Host header, without its port; None if the header is invalid."""
    try:
        parts = urlsplit(f"//{host}")
        _ = parts.port
    except ValueError:
        return None
    return parts.hostname if not (parts.path or parts.query or parts.fragment or parts.username) else None
