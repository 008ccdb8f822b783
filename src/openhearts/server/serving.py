"""The process that serves: one, or several that share a port."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import resource
import signal
import socket
import sys
import threading
from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path

import uvicorn
from uvicorn.middleware.proxy_headers import _TrustedHosts

from openhearts.server.connection import Connection
from openhearts.server.connection_limit import ConnectionLimit, on_this_machine
from openhearts.server.http_connection import Config, HttpConnection
from openhearts.server.neighbours import Neighbours
from openhearts.server.service import Settings
from openhearts.server.site import Site
from openhearts.server.supervisor import supervise
from openhearts.store import open_store
from openhearts.tables.table import MOST_BYTES

KEPT_FOR = 60
"""How many seconds an idle connection is kept."""
STOP_WITHIN = 5
GARBAGE = 5000
"""How many objects are made before the young ones are searched for garbage."""


class Server(uvicorn.Server):
    """uvicorn's, which ends at a signal as if it had been asked to, and takes in whom its neighbours hand over."""

    config: Config
    parent: int | None = None
    "The process that watches over this one, if any: without it, it ends."
    lives: Callable[[], None] = staticmethod(lambda: None)
    "A sign of life for it."

    async def on_tick(self, counter: int) -> bool:
        """As uvicorn's."""
        self.lives()
        return await super().on_tick(counter) or self.parent not in (None, os.getppid())

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As uvicorn's."""
        await super().startup(sockets)
        if self.config.neighbours is not None:
            self.config.neighbours.listen(self._handed_over)
        if self.should_exit and self.started:  # a signal came meanwhile: uvicorn would leave without closing anything
            await self.shutdown(sockets)

    def _handed_over(self, request: bytes) -> HttpConnection:
        connection = HttpConnection(self.config, server_state=self.server_state, app_state=self.lifespan.state)
        connection.handed_over = request
        return connection

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """As uvicorn's."""
        if self.config.neighbours is not None:
            self.config.neighbours.stop()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Takes SIGINT and SIGTERM, and keeps them."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        taken = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in taken.items():
                signal.signal(each, handler)


def server(folder: Path, settings: Settings, neighbours: Neighbours | None = None) -> Server:
    """A server of that page and of the tables of a database. FileNotFoundError if there is no page."""
    config = Config(
        Site(folder, settings),
        http=HttpConnection,
        ws=Connection,
        ws_per_message_deflate=False,  # it would keep small frames from their short way
        ws_max_size=MOST_BYTES,
        lifespan="on",
        log_config=None,
        log_level="error",  # anybody can send what is no request, as often as they like
        access_log=False,
        server_header=False,
        headers=[("Server", "OpenHearts")],
        timeout_keep_alive=KEPT_FOR,
        timeout_graceful_shutdown=STOP_WITHIN,
    )
    config.neighbours = neighbours
    proxies = _TrustedHosts(config.forwarded_allow_ips)  # who comes by way of one is counted when they are let in
    config.connection_limit = ConnectionLimit(
        settings.connections_most, lambda each: each in proxies or (settings.machine and on_this_machine(each))
    )
    return Server(config)


def prepare(settings: Settings) -> None:
    """Makes the database ready. Raises `Unavailable` or OSError if that can't be."""

    async def open_and_close() -> None:
        await (await open_store(settings.database)).close()

    asyncio.run(open_and_close())


def serve(at: socket.socket, folder: Path, settings: Settings, workers: int = 1) -> None:
    """Serves at a listening socket until a signal says to stop."""
    _many_files()
    if workers == 1:
        _serve(folder, at, settings)
    else:
        supervise(at, settings, workers, partial(_serve, folder))


def _serve(
    folder: Path,
    at: socket.socket,
    settings: Settings,
    neighbours: Neighbours | None = None,
    parent: int | None = None,
    lives: Callable[[], None] = lambda: None,
) -> None:
    """What stands when serving begins is never garbage: looking at it again and again would cost a move 5 µs."""
    serving = server(folder, settings, neighbours)
    serving.parent, serving.lives = parent, lives
    with serving.capture_signals():  # Python loses a KeyboardInterrupt that is raised while garbage is collected
        gc.collect()
        gc.freeze()
        gc.set_threshold(GARBAGE)
        serving.run([at])
    if not serving.started:
        sys.exit(1)


def _many_files() -> None:
    """As many connections as this machine allows at all."""
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if least < most:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
