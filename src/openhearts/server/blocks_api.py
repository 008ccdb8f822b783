"""The endpoints of blocks: whom the caller has blocked, and taking that back. Blocks are made at tables, where people
meet.
"""

from __future__ import annotations

from litestar import delete, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from msgspec import Struct

from openhearts.server.problem import SOMEBODY, refusing
from openhearts.server.request import AnyRequest, service_of, somebody


class BlockedPerson(Struct):
    """Somebody whom the caller has blocked."""

    person: str
    "Their public id."
    name: str
    "What they are called now."


@get("/blocks", responses=refusing(*SOMEBODY))
async def blocks(request: AnyRequest) -> list[BlockedPerson]:
    """The people whom the caller has blocked, without those who are no longer known here."""
    person = await somebody(request)
    found = await service_of(request).members.blocked_by(person.id)
    return [BlockedPerson(each.id, each.name) for each in found]


@delete("/blocks/{person:str}", status_code=204, responses=refusing(*SOMEBODY, "no_such_thing"))
async def unblock(request: AnyRequest, person: FromPath[str]) -> None:
    """Take back a block, at all tables. Only the caller learns of it."""
    caller = await somebody(request)
    await service_of(request).members.unblock(caller.id, person)


ROUTES: list[HTTPRouteHandler] = [blocks, unblock]
