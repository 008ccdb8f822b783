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
import time
from asyncio import TimerHandle, Transport
from collections.abc import Generator
from copy import copy
from dataclasses import replace
from pathlib import Path

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from openhearts.server.addresses import shared_out
from openhearts.server.connection import Connection
from openhearts.server.service import Settings
from openhearts.server.site import API, Site
from openhearts.store import open_store
from openhearts.tables.table import MOST_BYTES

REQUEST_WITHIN = 30.0
"""So many seconds a request may take to arrive."""
KEPT_FOR = 60
"""So many seconds an idle connection is kept."""
STOP_WITHIN = 5
GARBAGE = 5000
"""So many objects are made before the young ones are looked through for garbage."""
STARTED_AGAIN_AFTER = 1.0


class Requests(HttpToolsProtocol):
    """uvicorn's, which lets go of whoever begins a request and never ends it."""

    _timer: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """A connection: the first request is to come soon."""
        super().connection_made(transport)
        self._begins()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._begins()

    def on_message_complete(self) -> None:
        """A request is there."""
        self._ends()
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self._ends()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """It goes on as a WebSocket."""
        self._ends()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """As uvicorn's, with the headers of every answer."""
        self.server_state = copy(self.server_state)
        self.server_state.default_headers = [*self.server_state.default_headers, *API.items()]
        super().send_400_response(msg)

    def _begins(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(REQUEST_WITHIN, self.transport.close)

    def _ends(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Server(uvicorn.Server):
    """uvicorn's, which ends at a signal as if it had been asked to."""

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


def server(folder: Path, settings: Settings) -> Server:
    """A server of that page and of the tables of a database. FileNotFoundError if there is no page."""
    return Server(
        uvicorn.Config(
            Site(folder, settings),
            http=Requests,
            ws=Connection,
            ws_per_message_deflate=False,  # it would keep small frames from their short way
            ws_max_size=MOST_BYTES,
            lifespan="on",
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            headers=[("Server", "OpenHearts")],
            timeout_keep_alive=KEPT_FOR,
            timeout_graceful_shutdown=STOP_WITHIN,
        )
    )


def prepare(settings: Settings) -> None:
    """Makes the database ready. Raises `Unavailable` or OSError if that can't be."""

    async def open_and_close() -> None:
        await (await open_store(settings.database)).close()

    asyncio.run(open_and_close())


def serve(at: socket.socket, folder: Path, settings: Settings, workers: int = 1) -> None:
    """Serves at a listening socket until a signal says to stop."""
    _many_files()
    if workers == 1:
        _serve(at, folder, settings)
    else:
        _supervise(at, folder, settings, workers)


def _serve(at: socket.socket, folder: Path, settings: Settings) -> None:
    """What stands when serving begins is never garbage: looking at it again and again would cost a move 5 µs."""
    serving = server(folder, settings)
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


def _supervise(at: socket.socket, folder: Path, settings: Settings, workers: int) -> None:
    """Starts workers, and another one for each that ends before it should. Who comes meanwhile waits for it: the socket
    stays open here.
    """
    stopping = False
    sockets = shared_out(at, workers)
    running: dict[int, int] = {}  # which of the workers each process is
    metrics = settings.metrics

    def stop(_number: int, _frame: object) -> None:
        nonlocal stopping
        stopping = True
        for each in list(running):
            with contextlib.suppress(ProcessLookupError):
                os.kill(each, signal.SIGTERM)

    taken = {each: signal.signal(each, stop) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        while not stopping or running:
            for number in sorted(set(range(workers)) - set(running.values())) if not stopping else ():
                own = (metrics[0], metrics[1] + number) if metrics else None
                running[_worker(sockets[number], folder, replace(settings, metrics=own))] = number
            with contextlib.suppress(ChildProcessError, InterruptedError):
                ended, _status = os.wait()
                running.pop(ended, None)
                if not stopping:
                    time.sleep(STARTED_AGAIN_AFTER)
    finally:
        for each, handler in taken.items():
            signal.signal(each, handler)


def _worker(at: socket.socket, folder: Path, settings: Settings) -> int:
    """A process of its own."""
    child = os.fork()
    if child:
        return child
    status = 1
    try:
        _serve(at, folder, settings)
        status = 0
    finally:
        os._exit(status)
