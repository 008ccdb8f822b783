"""The process that serves: one, or several that share a port."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import mmap
import os
import resource
import signal
import socket
import sys
import threading
import time
from asyncio import TimerHandle, Transport
from collections.abc import Callable, Generator
from copy import copy
from dataclasses import replace
from functools import partial
from pathlib import Path

import uvicorn
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from openhearts.server.addresses import shared_out
from openhearts.server.connection import Connection
from openhearts.server.connection_limit import ConnectionLimit, on_this_machine
from openhearts.server.neighbours import Neighbours, Place, boxes
from openhearts.server.service import Settings
from openhearts.server.site import API, Site
from openhearts.store import open_store
from openhearts.tables.table import MOST_BYTES

HEAD_MOST = 64 * 1024
"""How many bytes may come before they make a request."""
READS_WITHIN = 30.0
"""Within how many seconds somebody has to read at least something of what waits for them."""
REQUEST_WITHIN = 30.0
"""How many seconds a request may take to arrive."""
KEPT_FOR = 60
"""How many seconds an idle connection is kept."""
STOP_WITHIN = 5
GARBAGE = 5000
"""How many objects are made before the young ones are searched for garbage."""
STARTED_AGAIN_AFTER = 1.0
LOOK_EVERY = 0.5
HANGS_AFTER = 30.0
"""After how many seconds without a sign of life a worker is ended as if it had died: others let time pass at its
tables, but whoever plays there is still handed over to it.
"""


log = logging.getLogger(__name__)


class Config(uvicorn.Config):
    """uvicorn's, with the workers beside this one."""

    neighbours: Neighbours | None = None
    connection_limit: ConnectionLimit = ConnectionLimit(1, lambda _address: True)


class Requests(HttpToolsProtocol):
    """uvicorn's, which lets go of whoever begins a request and never ends it or never reads the answer, and hands over
    whose table has its place at another worker.
    """

    config: Config
    _timer: TimerHandle | None = None
    _reading: TimerHandle | None = None
    _nothing = 0
    "How many bytes have come since the last that led to anything."
    _counted = False

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """A connection: the first request is to come soon."""
        super().connection_made(transport)
        if self.config.connection_limit.full(self._address):
            transport.abort()
            return
        self.config.connection_limit.enter(self._address)
        self._counted = True
        self._begins()

    def data_received(self, data: bytes) -> None:
        """As uvicorn's, but not without end."""
        self._nothing += len(data)
        super().data_received(data)
        if self._nothing > HEAD_MOST:
            self.transport.abort()

    def on_message_begin(self) -> None:
        """A request begins."""
        self._nothing = 0
        super().on_message_begin()
        self._begins()

    def on_headers_complete(self) -> None:
        """Its head is there."""
        self._nothing = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """So is a part of its body."""
        self._nothing = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """A request is there."""
        self._ends()
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self._ends()
        self._leave()
        if self._reading is not None:
            self._reading.cancel()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """As uvicorn's; from now on somebody has to read."""
        super().pause_writing()
        self._look_whether_they_read()

    def timeout_keep_alive_handler(self) -> None:
        """As uvicorn's, which waits until all has left."""
        super().timeout_keep_alive_handler()
        self._look_whether_they_read()

    def _look_whether_they_read(self, before: int = -1) -> None:
        if self._reading is not None:
            self._reading.cancel()
        unread = self.transport.get_write_buffer_size()
        if unread == before:
            self.transport.abort()
        elif unread:
            self._reading = self.loop.call_later(READS_WITHIN, self._look_whether_they_read, unread)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def _leave(self) -> None:
        if self._counted:
            self._counted = False
            self.config.connection_limit.leave(self._address)

    def handle_websocket_upgrade(self) -> None:
        """It goes on as a WebSocket."""
        self._ends()
        neighbours = self.config.neighbours
        if neighbours is None or not neighbours.hand_over(self.transport, self.url, self._request()):
            super().handle_websocket_upgrade()
            connection = self.transport.get_protocol()
            if isinstance(connection, Connection):  # it lasts, and is to keep nothing of what let it in
                connection.left, self._counted = partial(self.config.connection_limit.leave, self._address), False

    def _request(self) -> bytes:
        """The request, as it can be read again."""
        headers = b"".join(b"%b: %b\r\n" % (name, value) for name, value in self.scope["headers"])
        return b"%b %b HTTP/1.1\r\n%b\r\n" % (self.scope["method"].encode(), self.url, headers)

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
            self.config.neighbours.listen(
                lambda: Requests(self.config, server_state=self.server_state, app_state=self.lifespan.state)
            )
        if self.should_exit and self.started:  # a signal came meanwhile: uvicorn would leave without closing anything
            await self.shutdown(sockets)

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
        http=Requests,
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
        _serve(at, folder, settings)
    else:
        _supervise(at, folder, settings, workers)


def _serve(
    at: socket.socket,
    folder: Path,
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


def _supervise(at: socket.socket, folder: Path, settings: Settings, workers: int) -> None:
    """Starts workers, and another one for each that ends before it should, or hangs. Who comes meanwhile waits for it:
    the socket stays open here.
    """
    stopping = False
    lives = mmap.mmap(-1, workers)  # each writes its sign there, and here it is taken away
    silent: dict[int, int] = {}  # how often a process has been looked at since its last one; none: it is starting
    sockets, pairs = shared_out(at, workers), boxes(workers)
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
                place = Place(number, workers)
                theirs = replace(settings, metrics=own, place=place)
                lives[number] = 0
                running[_worker(sockets[number], folder, theirs, Neighbours(place, pairs), lives)] = number
            with contextlib.suppress(ChildProcessError):
                while ended := os.waitpid(-1, os.WNOHANG)[0]:
                    running.pop(ended, None)
                    silent.pop(ended, None)
                    if not stopping:
                        log.warning("worker %d has ended, and another one takes its place", ended)
                        time.sleep(STARTED_AGAIN_AFTER)
            for process, number in running.items():
                if lives[number]:
                    lives[number] = silent[process] = 0
                elif process in silent:
                    silent[process] += 1
                    if silent[process] * LOOK_EVERY > HANGS_AFTER:
                        os.kill(process, signal.SIGKILL)
            time.sleep(LOOK_EVERY)
    finally:
        for each, handler in taken.items():
            signal.signal(each, handler)


def _worker(at: socket.socket, folder: Path, settings: Settings, neighbours: Neighbours, lives: mmap.mmap) -> int:
    """A process of its own."""
    parent = os.getpid()
    child = os.fork()
    if child:
        return child
    status = 1
    try:
        _serve(at, folder, settings, neighbours, parent, partial(lives.__setitem__, settings.place.number, 1))
        status = 0
    finally:
        os._exit(status)
