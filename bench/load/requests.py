"""What is asked over HTTP before a benchmark begins, over a few connections that are kept."""

from __future__ import annotations

import http.client
import json
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from threading import local
from typing import Any, TypeVar

AT_ONCE = 16

Given = TypeVar("Given")
Made = TypeVar("Made")


class Requests:
    """Asks one server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._kept = local()

    def post(self, path: str, body: object, cookie: str = "") -> tuple[Any, str]:
        """The answer's JSON, and the cookie that it sets. ConnectionError if it is none that was hoped for."""
        if not hasattr(self._kept, "connection"):
            self._kept.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection: http.client.HTTPConnection = self._kept.connection
        headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
        connection.request("POST", path, json.dumps(body), headers)
        answer = connection.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise ConnectionError(f"{path}: {answer.status} {text[:200]!r}")
        return json.loads(text), (answer.getheader("Set-Cookie") or "").partition(";")[0]


def together(make: Callable[[Given], Made], given: Iterable[Given]) -> list[Made]:
    """Makes all of them, some at a time."""
    with ThreadPoolExecutor(AT_ONCE) as pool:
        return list(pool.map(make, given))
