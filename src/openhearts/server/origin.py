"""What counts as this server: the host names it answers to, and the pages whose requests it accepts.

Otherwise a page elsewhere could make requests in the name of its readers (CSRF), or point its own host name at this
machine (DNS rebinding).
"""

from __future__ import annotations

import ipaddress
import socket
import unicodedata
from collections.abc import Iterable
from urllib.parse import urlsplit


class Names:
    """The names of this server: this machine's, every IP address, and those that were configured."""

    def __init__(self, public: str = "", more: Iterable[str] = ()) -> None:
        public = public.rstrip("/").lower()
        name = urlsplit(public).hostname or ""
        self.public = public.replace(name, _as_sent(name), 1)
        "The address at which people reach the server if it is behind a proxy; else empty."
        own = {"localhost", socket.gethostname(), f"{socket.gethostname()}.local", *more, *([name] if public else [])}
        self._names = set(map(_as_sent, own))

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
    """A host name as browsers send it: in small letters, and in Punycode what isn't ASCII."""
    labels = unicodedata.normalize("NFKC", name.lower()).split(".")
    return ".".join(each if each.isascii() else f"xn--{each.encode('punycode').decode()}" for each in labels)


def _name(host: str) -> str | None:
    """The name in a Host header, without its port; None if the header is invalid."""
    try:
        parts = urlsplit(f"//{host}")
        _ = parts.port
    except ValueError:
        return None
    return parts.hostname if not (parts.path or parts.query or parts.fragment or parts.username) else None
