"""The addresses of what people keep here for all their devices: settings, rule sets, evenings, games, daily
results.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec
from litestar import delete, get, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from openhearts.server.problem import SIGNED_IN, problem, refusing
from openhearts.server.request import AnyRequest, account, service_of
from openhearts.store.kept import Document

NAME = re.compile(r"[a-z0-9][a-z0-9._-]{0,79}")
DOCUMENTS_MOST = 500
BYTES_MOST = 8 << 20
"""All of somebody's together. A single one is as long as a request may be."""


class DocumentShown(Struct):
    """A document, without what is in it."""

    name: str
    version: int
    "From 1; one more with every change."
    at: int
    "When it was changed."
    size: int
    "In bytes, of its JSON in UTF-8."


class KeptDocument(Struct):
    """A document as it is kept."""

    name: str
    version: int
    at: int
    document: Any


class NewVersion(Struct, forbid_unknown_fields=True):
    """A document as it is to be kept."""

    document: Any
    version: int = 0
    "The version that it comes after; 0: there is none yet."


@get("/kept", responses=refusing(*SIGNED_IN))
async def documents(request: AnyRequest) -> list[DocumentShown]:
    """Everything that whoever asks keeps here."""
    person = await account(request)
    return [_shown(each) for each in await service_of(request).keepsakes.all_of(person.id)]


@get("/kept/{name:str}", responses=refusing(*SIGNED_IN, "no_such_thing"))
async def document(request: AnyRequest, name: FromPath[str]) -> KeptDocument:
    """One of them."""
    person = await account(request)
    found = await service_of(request).keepsakes.find(person.id, name) if NAME.fullmatch(name) else None
    if found is None:
        raise problem("no_such_thing")
    return KeptDocument(name, found.version, found.at, msgspec.json.decode(found.text))


@put("/kept/{name:str}", responses=refusing(*SIGNED_IN, "too_many", "changed", "too_large"))
async def keep(request: AnyRequest, name: FromPath[str], data: JSONBody[NewVersion]) -> DocumentShown:
    """Keep another version. If there is another one already than it comes after, nothing is changed."""
    service, person = service_of(request), await account(request)
    if not NAME.fullmatch(name) or not 0 <= data.version < 1 << 31:
        raise problem("bad_command")
    text = msgspec.json.encode(data.document)
    known = await service.keepsakes.all_of(person.id)
    others = [each for each in known if each.name != name]
    if len(others) >= DOCUMENTS_MOST or sum(each.size for each in others) + len(text) > BYTES_MOST:
        raise problem("too_many")
    now = service.host.now()
    if not await service.keepsakes.keep(person.id, name, data.version, text.decode(), now):
        raise problem("changed")
    return DocumentShown(name, data.version + 1, now, len(text))


@delete("/kept/{name:str}", status_code=204, responses=refusing(*SIGNED_IN, "no_such_thing"))
async def drop(request: AnyRequest, name: FromPath[str]) -> None:
    """Keep it no longer."""
    person = await account(request)
    if not NAME.fullmatch(name) or not await service_of(request).keepsakes.drop(person.id, name):
        raise problem("no_such_thing")


def _shown(each: Document) -> DocumentShown:
    return DocumentShown(each.name, each.version, each.at, each.size)


ROUTES: list[HTTPRouteHandler] = [documents, document, keep, drop]
