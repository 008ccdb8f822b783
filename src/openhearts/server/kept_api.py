"""The endpoints of documents that people keep here for all their devices: settings, rule sets, evenings, games, daily
results.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec
from litestar import delete, get, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

from openhearts.server.problem import SIGNED_IN, problem, refusing
from openhearts.server.request import AnyRequest, account, service_of
from openhearts.store.kept import Document

NAME = re.compile(r"[a-z0-9][a-z0-9._-]{0,79}")
DOCUMENTS_MOST = 500
BYTES_MOST = 8 << 20
"""How many bytes a person's documents may have in total. The limit for one is that of a request."""


class DocumentShown(Struct):
    """A document without its content."""

    name: str
    version: int
    "From 1, increased by every change."
    at: int
    "When it was last changed."
    size: int
    "The size of its JSON in bytes, in UTF-8."


class KeptDocument(Struct):
    """A document as stored."""

    name: str
    version: int
    at: int
    document: Any


class NewVersion(Struct, forbid_unknown_fields=True):
    """A new version of a document."""

    document: Any
    version: int = 0
    "The version that it replaces; 0: there is none yet."
    at: int = 0
    """When that version was stored; 0: not checked. A document that was deleted and stored again may have the same
    version."""


@get("/kept", responses=refusing(*SIGNED_IN))
async def documents(request: AnyRequest) -> list[DocumentShown]:
    """The caller's documents, without their content."""
    person = await account(request)
    return [_shown(each) for each in await service_of(request).keepsakes.all_of(person.id)]


@get("/kept/{name:str}", responses=refusing(*SIGNED_IN, "no_such_thing"))
async def document(request: AnyRequest, name: FromPath[str]) -> KeptDocument:
    """One of the caller's documents."""
    person = await account(request)
    found = await service_of(request).keepsakes.find(person.id, name) if NAME.fullmatch(name) else None
    if found is None:
        raise problem("no_such_thing")
    return KeptDocument(name, found.version, found.at, msgspec.json.decode(found.text))


@put("/kept/{name:str}", responses=refusing(*SIGNED_IN, "too_many", "changed", "too_large"))
async def keep(request: AnyRequest, name: FromPath[str], data: JSONBody[NewVersion]) -> DocumentShown:
    """Store a new version of a document. Nothing changes if the current version isn't the one it replaces."""
    service, person = service_of(request), await account(request)
    if not NAME.fullmatch(name) or not _possible(data.version, data.at):
        raise problem("bad_command")
    text, now = msgspec.json.encode(data.document), service.host.now()
    limits = {"documents": DOCUMENTS_MOST, "size": BYTES_MOST}
    if not await service.keepsakes.keep(person.id, name, data.version, data.at, text.decode(), now, **limits):
        found = await service.keepsakes.find(person.id, name)
        version, at = (found.version, found.at) if found else (0, 0)
        raise problem("too_many" if version == data.version and data.at in (0, at) else "changed")
    return DocumentShown(name, data.version + 1, now, len(text))


@delete("/kept/{name:str}", status_code=204, responses=refusing(*SIGNED_IN, "no_such_thing", "changed"))
async def drop(request: AnyRequest, name: FromPath[str], version: FromQuery[int] = 0, at: FromQuery[int] = 0) -> None:
    """Delete a document; with a version and the time of it, only if that is the current one."""
    person, keepsakes = await account(request), service_of(request).keepsakes
    if not NAME.fullmatch(name):
        raise problem("no_such_thing")
    if not _possible(version, at):
        raise problem("bad_command")
    if not await keepsakes.drop(person.id, name, version, at):
        raise problem("changed" if await keepsakes.find(person.id, name) else "no_such_thing")


def _possible(version: int, at: int) -> bool:
    return 0 <= version < 1 << 31 and 0 <= at < 1 << 63


def _shown(each: Document) -> DocumentShown:
    return DocumentShown(each.name, each.version, each.at, each.size)


ROUTES: list[HTTPRouteHandler] = [documents, document, keep, drop]
