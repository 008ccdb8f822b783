"""Runs the server, in one process or in several that share a port."""

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
"""After how many new objects the garbage collector examines the young generation."""


class Server(uvicorn.Server):
    """uvicorn's server, which exits normally after a signal, and accepts connections that neighbours hand over."""

    config: Config
    parent: int | None = None
    "The process that supervises this one, if any. If it dies, this one stops."
    lives: Callable[[], None] = staticmethod(lambda: None)
    "Gives the supervisor a sign of life."

    async def on_tick(self, counter: int) -> bool:
        """Extends uvicorn's with the sign of life, and stops when the supervisor is gone."""
        self.lives()
        return await super().on_tick(counter) or self.parent not in (None, os.getppid())

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Extends uvicorn's: starts to accept connections from neighbours."""
        await super().startup(sockets)
        if self.config.neighbours is not None:
            self.config.neighbours.listen(self._handed_over)
        if self.should_exit and self.started:  # after a signal meanwhile, uvicorn would exit without shutting down
            await self.shutdown(sockets)

    def _handed_over(self, request: bytes) -> HttpConnection:
        connection = HttpConnection(self.config, server_state=self.server_state, app_state=self.lifespan.state)
        connection.handed_over = request
        return connection

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Extends uvicorn's: accepts no more connections from neighbours."""
        if self.config.neighbours is not None:
            self.config.neighbours.stop()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Handles SIGINT and SIGTERM. Unlike uvicorn's, it doesn't raise them again afterwards."""
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
    """A server for the page in `folder` and the tables in a database. Raises FileNotFoundError if there is no page."""
    config = Config(
        Site(folder, settings),
        http=HttpConnection,
        ws=Connection,
        ws_per_message_deflate=False,  # frames wouldn't take the fast path
        ws_max_size=MOST_BYTES,
        lifespan="on",
        log_config=None,
        log_level="error",  # warnings about invalid requests could flood the log
        access_log=False,
        server_header=False,
        headers=[("Server", "OpenHearts")],
        timeout_keep_alive=KEPT_FOR,
        timeout_graceful_shutdown=STOP_WITHIN,
    )
    config.neighbours = neighbours
    proxies = _TrustedHosts(config.forwarded_allow_ips)  # their clients are counted on admission
    config.connection_limit = ConnectionLimit(
        settings.connections_most, lambda each: each in proxies or (settings.machine and on_this_machine(each))
    )
    return Server(config)


def prepare(settings: Settings) -> None:
    """Creates or migrates the database. Raises `Unavailable` or OSError if it can't be opened."""

    async def open_and_close() -> None:
        await (await open_store(settings.database)).close()

    asyncio.run(open_and_close())


def serve(at: socket.socket, folder: Path, settings: Settings, workers: int = 1) -> None:
    """Serves at a listening socket until a signal stops it."""
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
    """Runs one worker. Objects that exist at its start never become garbage, so they are exempt from collection:
    examining them again and again would cost 5 µs per move.
    """
    serving = server(folder, settings, neighbours)
    serving.parent, serving.lives = parent, lives
    with serving.capture_signals():  # Python loses a KeyboardInterrupt raised during garbage collection
        gc.collect()
        gc.freeze()
        gc.set_threshold(GARBAGE)
        serving.run([at])
    if not serving.started:
        sys.exit(1)


def _many_files() -> None:
    """Raises the limit on open files, and so on connections, to the maximum that the system allows."""
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if least < most:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
