"""The endpoints for the caller's identity, tables, the lobby and the server's health."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from openhearts.bots import bots
from openhearts.errors import BadInput, RulesError
from openhearts.rules import Rules
from openhearts.server.account_api import Me, entered, me_of
from openhearts.server.hosted import Hosted
from openhearts.server.lobby import open_tables as all_open
from openhearts.server.problem import SOMEBODY, Problem, answering, problem, refusing
from openhearts.server.request import AnyRequest, address_of, known_of, named, person_of, service_of, somebody
from openhearts.server.service import Service, is_key
from openhearts.store.tables import Kept
from openhearts.tables import Limits, Refusal, decoded
from openhearts.tables.codes import code_from
from openhearts.tables.decide import may_set
from openhearts.tables.games import log_of
from openhearts.tables.limits import fits
from openhearts.tables.lobby import listed
from openhearts.tables.protocol import Listed, Lobby

NOT_TO_COME = ("not_watchable", "removed")
"""The codes with which looking at a table can be refused."""


class Name(Struct, forbid_unknown_fields=True):
    """The name that somebody wants."""

    name: Annotated[str, Meta(max_length=200)]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    rules: dict[str, Any] = {}
    "A rule set, as in a file."
    limits: Limits = Limits()
    bot: Annotated[str, Meta(max_length=40)] = ""
    "The bot for every free seat until people come; empty: seats stay empty."
    sits: bool = True
    "Whether the person who opens the table takes the first seat."


class Invitation(Struct):
    """An invitation to a table."""

    table: str
    code: str
    key: str
    "The `key` parameter for the table's WebSocket and for links."


class OwnSeat(Struct):
    """A table at which the caller has a seat, with its invitation."""

    table: str
    code: str
    key: str
    playing: bool
    "Whether a game is being played there."


class Status(Struct):
    """The server's status."""

    status: str


# --- Health -----------------------------------------------------------------------------------------------------------


@get("/health", sync_to_thread=False)
def health() -> Status:
    """Whether the server answers at all."""
    return Status("ok")


@get("/ready", sync_to_thread=False, responses={503: ResponseSpec(Status, description="Not now")})
def ready(request: AnyRequest) -> Response[Status]:
    """Whether the server can host tables now: not while its database can't be reached, nor while it is stopping."""
    host = service_of(request).host
    well = host.ready and not host.closing
    return Response(Status("ok" if well else "unavailable"), status_code=200 if well else 503)


# --- The caller -------------------------------------------------------------------------------------------------------


@get("/me", responses=refusing(*SOMEBODY))
async def me(request: AnyRequest) -> Me:
    """Who the caller is."""
    known = await known_of(request)
    if known is None:
        raise problem("no_session")
    return me_of(known)


@post("/me", status_code=200, responses=refusing("suspended", "bad_name", "name_taken"))
async def be_called(request: AnyRequest, data: JSONBody[Name]) -> Response[Me]:
    """Become a guest with that name, or change the caller's name."""
    service = service_of(request)
    name = named(data.name)
    person = await person_of(request)
    service.tries(address_of(request))
    if person is not None:
        await service.members.rename(person, name)
        return Response(Me(person.id, name, person.kind))
    person, session = await service.sessions.guest(name, service.host.now())
    service.members.forget_guests()
    return entered(request, person, session)


@get("/seats", responses=refusing(*SOMEBODY))
async def seats(request: AnyRequest) -> list[OwnSeat]:
    """The tables at which the caller has a seat, newest first."""
    person = await somebody(request)
    found = await service_of(request).host.seats(person.id)
    return [OwnSeat(each.id, each.table.state.code, each.key, each.table.state.running) for each in found]


# --- Tables -----------------------------------------------------------------------------------------------------------


@post("/tables", responses=refusing(*SOMEBODY, "bad_rules", "no_such_bot", "fixed", "not_admitted", "too_large"))
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> Invitation:
    """Open a table, as its host."""
    service = service_of(request)
    person = await somebody(request)
    service.tries(address_of(request))
    if data.limits.rated:
        raise problem("fixed")
    if data.bot and data.bot not in bots():
        raise problem("no_such_bot")
    if not may_set(data.limits, person):
        raise problem("not_admitted")
    try:
        rules = Rules.from_json(data.rules)
    except (RulesError, BadInput) as error:
        raise Problem(Refusal("bad_rules", error.message)) from error
    if not fits(rules.changes):
        raise problem("bad_command")
    hosted = await service.host.open(person, dict(rules.changes), data.limits, data.bot, sits=data.sits)
    return Invitation(hosted.id, hosted.table.state.code, hosted.key)


@get("/tables", responses=refusing() | answering(list[Listed]))
async def open_tables(request: AnyRequest) -> Response[bytes]:
    """The tables that are open to everybody, newest first."""
    shown = await all_open(service_of(request).host)
    return Response(f"[{','.join(shown)}]".encode(), media_type=MediaType.JSON)


@get("/lobby", responses=refusing() | answering(Lobby))
async def lobby(request: AnyRequest) -> Response[bytes]:
    """The games that people wait for, and the tables that are open to everybody."""
    return Response((await service_of(request).lobby.shown()).complete, media_type=MediaType.JSON)


@get("/tables/{table:str}", responses=refusing(*SOMEBODY, "no_such_table", *NOT_TO_COME))
async def one_table(request: AnyRequest, table: FromPath[str], key: FromQuery[str] = "") -> Listed:
    """A table as the lobby lists it, for those who may watch it or are invited."""
    return listed((await _watched(request, table, key)).table)


@get(
    "/tables/{table:str}/games/{game:int}/log",
    responses=refusing(*SOMEBODY, "no_such_table", "no_such_game", *NOT_TO_COME, "no_such_address"),
)
async def game_log(
    request: AnyRequest, table: FromPath[str], game: FromPath[int], key: FromQuery[str] = ""
) -> Response[Any]:
    """The log of a finished game, for those who may watch the table or are invited."""
    service = service_of(request)
    await _watched(request, table, key)
    service.tries(address_of(request))
    texts = await service.host.stored.log(table)
    found = await asyncio.to_thread(lambda: log_of(map(decoded, texts), game))
    if found is None:
        raise problem("no_such_game")
    return Response(found, headers={"Content-Disposition": f'attachment; filename="game-{game + 1}.json"'})


async def _watched(request: AnyRequest, table: str, key: str) -> Hosted:
    """A table, if the caller may watch it or is invited."""
    service = service_of(request)
    person = await somebody(request)
    hosted = await service.table(table)
    if why := hosted.table.may_come(service.at(hosted, person, key)):
        raise Problem(why)
    return hosted


@get("/codes/{code:str}", responses=refusing(*SOMEBODY, "no_such_table"))
async def by_code(request: AnyRequest, code: FromPath[str]) -> Invitation:
    """The invitation to the table with that code."""
    service = service_of(request)
    await somebody(request)
    service.tries(address_of(request))
    kept = await _with_code(service, code)
    return Invitation(kept.id, kept.code or "", kept.key)


@get("/codes/{code:str}/table", responses=refusing("no_such_table"))
async def invited_to(request: AnyRequest, code: FromPath[str], key: FromQuery[str] = "") -> Listed:
    """The table of an invitation, as the lobby lists it. With its key no session is needed, so that people can see
    whose table it is before they choose a name.
    """
    service = service_of(request)
    kept = await _with_code(service, code)
    if not is_key(key, kept.key):
        raise problem("no_such_table")
    return listed((await service.table(kept.id)).table)


async def _with_code(service: Service, code: str) -> Kept:
    known = code_from(code)
    kept = await service.host.stored.find_code(known) if known else None
    if kept is None:
        raise problem("no_such_table")
    return kept


ROUTES: list[HTTPRouteHandler] = [
    health,
    ready,
    me,
    be_called,
    seats,
    open_table,
    open_tables,
    lobby,
    one_table,
    game_log,
    by_code,
    invited_to,
]
