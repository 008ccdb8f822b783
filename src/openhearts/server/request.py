"""A request: who is asking, from where, and the answer if it can't be done."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from openhearts.server.problem import Fault, Problem, problem
from openhearts.server.service import Service
from openhearts.server.sessions import name_from, session_in
from openhearts.store import Gone, Unavailable, Unfit
from openhearts.store.people import Known
from openhearts.tables import Person
from openhearts.tables.refusals import refused, said

AnyRequest = Request[Any, Any, Any]

log = logging.getLogger(__name__)


def service_of(request: Any) -> Service:
    """The service of a request."""
    service: Service = request.app.state.service
    return service


def address_of(request: Any) -> str:
    """From where somebody asks."""
    return request.client.host if request.client else ""


async def not_too_often(request: AnyRequest) -> None:
    """Before anything else: nobody may ask as often as they like."""
    service_of(request).asks(address_of(request))


async def known_of(request: Any) -> Known | None:
    """Who asks, by their cookie or token. Whoever is suspended is refused."""
    service = service_of(request)
    now = service.host.now()
    known = await service.sessions.known(session_in(request.headers), now)
    if known is not None and known.suspended > now:
        raise problem("suspended")
    return known


async def person_of(request: Any) -> Person | None:
    """The same, as tables know them."""
    known = await known_of(request)
    return known.person if known is not None else None


async def somebody(request: Any) -> Person:
    """The same; nobody is refused."""
    person = await person_of(request)
    if person is None:
        raise problem("no_session")
    return person


async def human(request: AnyRequest) -> Person:
    """The same; bots are refused, too."""
    person = await somebody(request)
    if person.kind == "bot":
        raise problem("sign_in_first")
    return person


async def signed_in(request: AnyRequest) -> Known:
    """The same, with all that is known of them; only whoever has signed in isn't refused."""
    known = await known_of(request)
    if known is None:
        raise problem("no_session")
    if known.person.kind != "account":
        raise problem("sign_in_first")
    return known


async def account(request: AnyRequest) -> Person:
    """The same, as tables know them."""
    return (await signed_in(request)).person


async def admin(request: AnyRequest) -> Person:
    """The same; only an admin isn't refused."""
    known = await signed_in(request)
    if not known.admin:
        raise problem("not_admin")
    return known.person


def named(typed: str) -> str:
    """A name as it is shown to others; what can't be one is refused."""
    name = name_from(typed)
    if name is None:
        raise problem("bad_name")
    return name


def secure(request: AnyRequest) -> bool:
    """Whether cookies are sent over https alone."""
    return service_of(request).settings.names.secure or request.url.scheme == "https"


# --- What went wrong --------------------------------------------------------------------------------------------------


def refused_request(_request: AnyRequest, error: Problem) -> Response[Fault]:
    """A request that is not done."""
    return _fault(error.status, error.code, error.message, error.headers)


def http_error(_request: AnyRequest, error: HTTPException) -> Response[Fault]:
    """A request that is none, or for something that isn't there."""
    why = refused("bad_command") if error.status_code < 500 else refused("unavailable")
    names = {404: "no_such_address", 405: "no_such_method", 413: "too_large"}
    return _fault(error.status_code, names.get(error.status_code, why.code), why.message)


def gone(request: AnyRequest, _error: Gone) -> Response[Fault]:
    """Whoever asked has been forgotten meanwhile."""
    return refused_request(request, problem("no_session"))


def unavailable(_request: AnyRequest, _error: Unavailable) -> Response[Fault]:
    """The database can't be asked."""
    return _fault(503, "unavailable", refused("unavailable").message)


def unfit(_request: AnyRequest, _error: Unfit | RecursionError) -> Response[Fault]:
    """Something that can't be read, or that no database can keep or look for."""
    return _fault(400, "bad_command", refused("bad_command").message)


def failed(_request: AnyRequest, error: Exception) -> Response[Fault]:
    """A fault of ours. Whoever asked learns nothing of it."""
    log.error("a request could not be answered", exc_info=error)
    return _fault(500, "unavailable", refused("unavailable").message)


def _fault(
    status: int, code: str, message: Mapping[str, Any], headers: Mapping[str, str] | None = None
) -> Response[Fault]:
    return Response(Fault(code, said(message)), status_code=status, headers=headers)
