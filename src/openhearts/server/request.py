"""Requests: who the caller is, where they call from, and the answers to requests that fail."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from openhearts.server.problem import Fault, Problem, problem, suspension
from openhearts.server.service import Service
from openhearts.server.sessions import name_from, session_in
from openhearts.store import Gone, Unavailable, Unfit
from openhearts.store.people import Known
from openhearts.tables import Person
from openhearts.tables.refusals import refused, said

AnyRequest = Request[Any, Any, Any]

log = logging.getLogger(__name__)


def service_of(request: Any) -> Service:
    """The service that handles a request."""
    service: Service = request.app.state.service
    return service


def address_of(request: Any) -> str:
    """The caller's network address."""
    return request.client.host if request.client else ""


async def not_too_often(request: AnyRequest) -> None:
    """Applies the limit on requests per address. Runs before every request."""
    service_of(request).asks(address_of(request))


async def known_of(request: Any) -> Known | None:
    """The caller, by their cookie or token; None if they have none. Refuses suspended people."""
    service = service_of(request)
    now = service.host.now()
    known = await service.sessions.known(session_in(request.headers), now)
    if known is not None and known.suspended > now:
        raise suspension(known.suspended, now)
    return known


async def person_of(request: Any) -> Person | None:
    """The caller, as tables know them; None if they have no session."""
    known = await known_of(request)
    return known.person if known is not None else None


async def somebody(request: Any) -> Person:
    """The caller. Refuses callers without a session."""
    person = await person_of(request)
    if person is None:
        raise problem("no_session")
    return person


async def human(request: AnyRequest) -> Person:
    """The caller. Refuses bots, too."""
    person = await somebody(request)
    if person.kind == "bot":
        raise problem("sign_in_first")
    return person


async def signed_in(request: AnyRequest) -> Known:
    """The caller, with all that is known of them. Refuses everybody but accounts."""
    known = await known_of(request)
    if known is None:
        raise problem("no_session")
    if known.person.kind != "account":
        raise problem("sign_in_first")
    return known


async def account(request: AnyRequest) -> Person:
    """The caller, as tables know them. Refuses everybody but accounts."""
    return (await signed_in(request)).person


async def admin(request: AnyRequest) -> Person:
    """The caller. Refuses everybody but admins."""
    known = await signed_in(request)
    if not known.admin:
        raise problem("not_admin")
    return known.person


def named(typed: str) -> str:
    """A name as it is shown to others. Refuses text that can't be a name."""
    name = name_from(typed)
    if name is None:
        raise problem("bad_name")
    return name


def secure(request: AnyRequest) -> bool:
    """Whether cookies are to be sent only over https."""
    return service_of(request).settings.names.secure or request.url.scheme == "https"


# --- Errors -----------------------------------------------------------------------------------------------------------


def refused_request(_request: AnyRequest, error: Problem) -> Response[Fault]:
    """Answers a request that is refused."""
    return _fault(error.status, error.code, error.message, error.headers)


def http_error(_request: AnyRequest, error: HTTPException) -> Response[Fault]:
    """Answers a malformed request, or one for a path or method that doesn't exist."""
    why = refused("bad_command") if error.status_code < 500 else refused("unavailable")
    names = {404: "no_such_address", 405: "no_such_method", 413: "too_large"}
    return _fault(error.status_code, names.get(error.status_code, why.code), why.message)


def gone(request: AnyRequest, _error: Gone) -> Response[Fault]:
    """Answers a caller who has been forgotten meanwhile."""
    return refused_request(request, problem("no_session"))


def unavailable(_request: AnyRequest, error: Unavailable) -> Response[Fault]:
    """Answers while the database can't be reached or written to."""
    log.warning("a request could not be answered: %s", error)
    return _fault(503, "unavailable", refused("unavailable").message)


def unfit(_request: AnyRequest, _error: Unfit | RecursionError) -> Response[Fault]:
    """Answers a request with a value that can't be parsed, or that no database can store or look up."""
    return _fault(400, "bad_command", refused("bad_command").message)


def failed(_request: AnyRequest, error: Exception) -> Response[Fault]:
    """Answers after an internal error, without details."""
    log.error("a request could not be answered", exc_info=error)
    return _fault(500, "unavailable", refused("unavailable").message)


def _fault(
    status: int, code: str, message: Mapping[str, Any], headers: Mapping[str, str] | None = None
) -> Response[Fault]:
    return Response(Fault(code, said(message)), status_code=status, headers=headers)
