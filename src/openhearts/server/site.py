"""The ASGI application: serves the page, and tables under /api/. It answers only to the server's own host names."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

from litestar import Litestar, Router
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import openhearts
from openhearts.server import (
    account_api,
    admin_api,
    api,
    blocks_api,
    bots_api,
    daily_api,
    kept_api,
    rating_api,
)
from openhearts.server.lobby_socket import lobby_socket
from openhearts.server.page import LIST, Answer, Page
from openhearts.server.problem import Problem
from openhearts.server.request import failed, gone, http_error, not_too_often, refused_request, unavailable, unfit
from openhearts.server.service import Service, Settings
from openhearts.server.table_socket import table_socket
from openhearts.store import Gone, Unavailable, Unfit, open_store
from openhearts.words import words

BODY_MOST = 64 * 1024
API = {
    b"content-security-policy": b"default-src 'none'; frame-ancestors 'none'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-resource-policy": b"same-origin",
    b"cache-control": b"no-store",
}
"""Headers of every answer under /api/."""

HTTPS = (b"strict-transport-security", b"max-age=31536000")
"""The header of every answer if people use https: browsers then never use plain http again."""

LOOK_EVERY = 1.0
"""How many seconds to wait before a page that is being written is read again."""

PARTS = (api, account_api, rating_api, daily_api, kept_api, bots_api, blocks_api, admin_api)
ROUTES = [each for part in PARTS for each in part.ROUTES]

log = logging.getLogger(__name__)

Scope = Any
Receive = Any
Send = Any


def application(settings: Settings) -> Litestar:
    """The API, under /api/v1."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        store = await open_store(settings.database)
        service = app.state.service = Service(store, settings)
        stop = None
        try:
            await service.host.begin()
            if settings.metrics:
                from openhearts.server import metrics  # imported only when used

                stop = metrics.tell(service.host, *settings.metrics)
            log.info("serving")
            yield
        finally:
            log.info("stopping")
            if stop is not None:
                await asyncio.to_thread(stop)
            await service.host.close()
            service.members.passwords.close()
            await store.close()

    return Litestar(
        [
            Router("/api/v1", route_handlers=ROUTES, before_request=not_too_often),
            Router("/api/v1", route_handlers=[table_socket, lobby_socket]),
        ],
        lifespan=[life],
        exception_handlers={
            Problem: refused_request,
            Gone: gone,
            Unavailable: unavailable,
            Unfit: unfit,
            RecursionError: unfit,  # JSON nested too deeply
            Exception: failed,
            HTTPException: http_error,
        },
        openapi_config=OpenAPIConfig(
            title="OpenHearts",
            version=openhearts.__version__,
            path="/api/v1/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=BODY_MOST,
        logging_config=None,
    )


class Built:
    """The page as last built; it is reloaded after a new build, once that is whole."""

    def __init__(self, folder: Path) -> None:
        """Raises FileNotFoundError if there is none."""
        self._folder = folder
        self._built = self._now
        self._page = Page.read(folder)
        self._not_before = 0.0
        "When to look again, if another build was being written."
        self._again = not self._page.whole

    @property
    def _now(self) -> tuple[int, ...]:
        """What changes with a build. Raises OSError if there is no page, as in the middle of one."""
        index, listed = self._folder / "index.html", self._folder / LIST
        return index.stat().st_mtime_ns, listed.stat().st_mtime_ns if listed.exists() else 0

    @property
    def page(self) -> Page:
        """The current page, with the assets of earlier builds; during a build, the previous one."""
        try:
            built = self._now
            missing = self._page.listed and not built[1]  # the list comes last
            if not missing and (built != self._built or (self._again and monotonic() >= self._not_before)):
                self._read(built)
        except OSError:
            pass
        return self._page

    def _read(self, built: tuple[int, ...]) -> None:
        page, before = Page.read(self._folder), self._page
        self._built = built
        whole = page.whole and page.listed >= before.listed
        self._again = not whole
        self._not_before = monotonic() + LOOK_EVERY
        if whole or not before.whole:
            self._page = page.after(before)


class Site:
    """The ASGI application."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self._built = Built(folder)
        self._names = settings.names
        self._tables = application(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers one request."""
        if scope["type"] == "lifespan":
            await self._tables(scope, receive, send)
            return
        send = _with_headers(send, [HTTPS]) if self._names.secure else send
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if not self._names.answers(host):
            await _refuse(scope, send, 421, words().text("terminal-http-host", given=host[:100]))
        elif not scope["path"].startswith("/api/"):
            await self._show(scope, headers, send)
        elif self._from_us(scope, headers, host):
            await self._tables(scope, receive, _with_headers(send, API.items()))
        else:
            await _refuse(scope, send, 403, words().text("terminal-http-origin"))

    def _from_us(self, scope: Scope, headers: dict[bytes, str], host: str) -> bool:
        """Whether a request doesn't come from another site's page. Such a page may send requests without side effects,
        because the browser doesn't let it read the answers.
        """
        reads = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        return reads or self._names.same(headers.get(b"origin"), host)

    async def _show(self, scope: Scope, headers: dict[bytes, str], send: Send) -> None:
        if scope["type"] != "http":
            await send({"type": "websocket.close"})
            return
        asked = {
            "Accept-Encoding": headers.get(b"accept-encoding", ""),
            "If-None-Match": headers.get(b"if-none-match", ""),
        }
        await _answer(send, self._built.page.answer(scope["method"], scope["raw_path"].decode("latin-1"), asked))


async def _refuse(scope: Scope, send: Send, status: int, text: str) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close"})
        return
    body = (text + "\n").encode()
    about = {"Content-Type": "text/plain; charset=utf-8", "Content-Length": str(len(body))}
    about |= {name.decode(): value.decode() for name, value in API.items()}
    await _answer(send, Answer(status, about, b"" if scope["method"] == "HEAD" else body))


async def _answer(send: Send, answer: Answer) -> None:
    headers = [(name.lower().encode(), value.encode()) for name, value in answer.headers.items()]
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": answer.body})


def _with_headers(send: Send, more: Iterable[tuple[bytes, bytes]]) -> Send:
    async def sending(message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *more]
        await send(message)

    return sending
