"""HTTP requests to set up a benchmark, over a few persistent connections."""

from __future__ import annotations

import http.client
import json
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

AT_ONCE = 16

Given = TypeVar("Given")
Made = TypeVar("Made")


class Requests:
    """Sends requests to one server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._kept: SimpleQueue[http.client.HTTPConnection] = SimpleQueue()

    def post(self, path: str, body: object, cookie: str = "") -> tuple[Any, str]:
        """Returns the answer's JSON and the cookie that it sets. Raises ConnectionError if the request fails."""
        headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
        with self._connection() as connection:
            connection.request("POST", path, json.dumps(body), headers)
            answer = connection.getresponse()
            text = answer.read()
        if answer.status >= 300:
            raise ConnectionError(f"{path}: {answer.status} {text[:200]!r}")
        return json.loads(text), (answer.getheader("Set-Cookie") or "").partition(";")[0]

    @contextmanager
    def _connection(self) -> Iterator[http.client.HTTPConnection]:
        try:
            connection = self._kept.get_nowait()
        except Empty:
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        try:
            yield connection
        except BaseException:
            connection.close()
            raise
        self._kept.put(connection)

    def close(self) -> None:
        """Closes the persistent connections."""
        while not self._kept.empty():
            self._kept.get().close()


def together(make: Callable[[Given], Made], given: Iterable[Given]) -> list[Made]:
    """Calls `make` for each, some at a time, and returns the results."""
    with ThreadPoolExecutor(AT_ONCE) as pool:
        return list(pool.map(make, given))
