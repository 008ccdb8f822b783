"""The endpoints of accounts: creating one, signing in and out, passkeys, data export, deletion."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from openhearts.server.export import Export, exported
from openhearts.server.familiar import cookie_of as familiar_cookie
from openhearts.server.problem import HUMAN, NOTHING, SIGNED_IN, SOMEBODY, problem, refusing
from openhearts.server.request import (
    AnyRequest,
    account,
    address_of,
    human,
    named,
    person_of,
    secure,
    service_of,
    signed_in,
    somebody,
)
from openhearts.server.sessions import cookie_of, session_in
from openhearts.store.people import Known
from openhearts.tables import Person
from openhearts.tables.protocol import PersonKind

Password = Annotated[str, Meta(max_length=1000)]


class Me(Struct):
    """The person who sent the request."""

    person: str
    "Their public id."
    name: str
    kind: PersonKind
    admin: bool = False


class SignIn(Struct, forbid_unknown_fields=True):
    """A name and its password."""

    name: Annotated[str, Meta(max_length=200)]
    password: Password


class NewPassword(Struct, forbid_unknown_fields=True):
    """A new password. `old` may be empty for ten minutes after signing in."""

    new: Password
    old: Password = ""


class Confirmed(Struct, forbid_unknown_fields=True):
    """The password, which may be empty for ten minutes after signing in."""

    password: Password = ""


class NewPasskey(Struct, forbid_unknown_fields=True):
    """A credential that a browser has created."""

    credential: dict[str, Any]
    name: Annotated[str, Meta(max_length=200)] = ""
    "For a guest, the name of their new account; for an account, the name of the passkey."


class Signed(Struct, forbid_unknown_fields=True):
    """A challenge that a browser has signed."""

    credential: dict[str, Any]


class PasskeyShown(Struct):
    """One of the caller's passkeys."""

    id: str
    name: str
    created: int


def me_of(known: Known) -> Me:
    """A known person, as they are shown to themselves."""
    return Me(known.person.id, known.person.name, known.person.kind, known.admin)


def entered(
    request: AnyRequest, person: Person, session: str, status: int = 200, familiar: str | None = None
) -> Response[Me]:
    """Answers with who somebody is now, and sets the cookies of their session and, if they gave their password, of the
    browser.
    """
    cookie = cookie_of(session, secure=secure(request))
    return Response(
        Me(person.id, person.name, person.kind),
        status_code=status,
        headers={"Set-Cookie": cookie},
        cookies=[] if familiar is None else [familiar_cookie(familiar, secure=secure(request))],
    )


def _left(request: AnyRequest) -> Response[None]:
    return Response(None, status_code=204, headers={"Set-Cookie": cookie_of("", secure=secure(request))})


async def _known(request: AnyRequest) -> tuple[Known, str]:
    """The signed-in person, and their session."""
    known, session = await signed_in(request), session_in(request.headers)
    assert session is not None
    return known, session


def _host(request: AnyRequest) -> tuple[str, str]:
    return request.headers.get("host", ""), request.url.scheme


@post(
    "/account",
    status_code=201,
    responses=refusing(*SOMEBODY, "bad_name", "weak_password", "name_taken", "account_already"),
)
async def become_account(request: AnyRequest, data: JSONBody[SignIn]) -> Response[Me]:
    """Turn a guest into an account. They keep everything, and get a new session."""
    service, person = service_of(request), await somebody(request)
    service.tries(address_of(request))
    name = named(data.name)
    session = await service.members.become(person, name, session_in(request.headers) or "", password=data.password)
    account = Person(person.id, name, "account")
    return entered(request, account, session, 201, await service.members.familiar(person.id))


@post("/session", status_code=200, responses=refusing("wrong_password", "suspended"))
async def sign_in(request: AnyRequest, data: JSONBody[SignIn]) -> Response[Me]:
    """Sign in. A guest's session in this browser ends."""
    service = service_of(request)
    service.tries(address_of(request))
    before = session_in(request.headers)
    person, session = await service.members.sign_in(data.name, data.password, before, request.cookies)
    return entered(request, person, session, familiar=await service.members.familiar(person.id))


@delete("/session", status_code=204, responses=refusing("suspended") | NOTHING)
async def sign_out(request: AnyRequest) -> Response[None]:
    """Sign out in this browser. A guest can't come back to what they had."""
    person, session = await person_of(request), session_in(request.headers)
    if person is not None and session is not None:
        await service_of(request).members.sign_out(session, person)
    return _left(request)


@delete("/sessions", status_code=204, responses=refusing(*SIGNED_IN) | NOTHING)
async def sign_out_everywhere(request: AnyRequest) -> Response[None]:
    """Sign out everywhere."""
    known, _session = await _known(request)
    await service_of(request).members.sign_out_everywhere(known.person.id)
    return _left(request)


@post("/account/password", status_code=200, responses=refusing(*SIGNED_IN, "weak_password", "wrong_password"))
async def change_password(request: AnyRequest, data: JSONBody[NewPassword]) -> Response[Me]:
    """Set or change the password. All other browsers are signed out."""
    known, session = await _known(request)
    service = service_of(request)
    service.tries(address_of(request))
    await service.members.confirm(known, data.old)
    session = await service.members.protect(known, data.new, session)
    return entered(request, known.person, session, familiar=await service.members.familiar(known.person.id))


@get("/account/export", responses=refusing(*SOMEBODY))
async def export(request: AnyRequest) -> Export:
    """Everything that is stored about the caller."""
    service, person = service_of(request), await somebody(request)
    service.tries(address_of(request))
    return await exported(service.store, person)


@post("/account/delete", status_code=204, responses=refusing(*HUMAN, "wrong_password") | NOTHING)
async def delete_account(request: AnyRequest, data: JSONBody[Confirmed]) -> Response[None]:
    """Delete an account, or a guest. Tables keep that somebody sat there, without a name."""
    service, person = service_of(request), await human(request)
    if person.kind == "account":
        known, _session = await _known(request)
        await service.members.confirm(known, data.password)
    await service.members.delete(person.id)
    return _left(request)


@get("/passkeys", responses=refusing(*SIGNED_IN))
async def passkeys(request: AnyRequest) -> list[PasskeyShown]:
    """The caller's passkeys."""
    person = await account(request)
    found = await service_of(request).members.accounts.passkeys(person.id)
    return [PasskeyShown(each.id, each.name, each.created) for each in found]


@post("/passkeys/options", status_code=200, responses=refusing(*HUMAN, "too_many"))
async def passkey_options(request: AnyRequest) -> dict[str, Any]:
    """The options for a browser's `navigator.credentials.create`."""
    service, person = service_of(request), await human(request)
    service.tries(address_of(request))
    return await (await service.passkeys()).options(person, _host(request)[0])


@post(
    "/passkeys",
    status_code=201,
    responses=refusing(
        *HUMAN, "bad_name", "wrong_password", "bad_passkey", "name_taken", "account_already", "too_many", "too_large"
    ),
)
async def add_passkey(request: AnyRequest, data: JSONBody[NewPasskey]) -> Response[Me]:
    """Add a passkey. It turns a guest into an account."""
    service, person = service_of(request), await human(request)
    name = named(data.name or person.name)
    before = session_in(request.headers) or ""
    if person.kind == "account":
        known, _session = await _known(request)
        await service.members.confirm(known, "")
    keys = await service.passkeys()
    passkey = await keys.made(person, data.credential, name, *_host(request))
    if person.kind == "account":
        await keys.add(passkey, before)
        return Response(Me(person.id, person.name, person.kind), status_code=201)
    session = await service.members.become(person, name, before, key=passkey)
    return entered(request, Person(person.id, name, "account"), session, 201)


@delete(
    "/passkeys/{passkey:str}",
    status_code=204,
    responses=refusing(*SIGNED_IN, "wrong_password", "last_way_in", "no_such_thing"),
)
async def drop_passkey(request: AnyRequest, passkey: FromPath[str]) -> None:
    """Delete a passkey, unless it is the account's only way to sign in."""
    known, _session = await _known(request)
    members, person = service_of(request).members, known.person.id
    await members.confirm(known, "")
    if not await members.accounts.drop_passkey(person, passkey):
        still = passkey in [each.id for each in await members.accounts.passkeys(person)]
        raise problem("last_way_in" if still else "no_such_thing")


@post("/session/passkey/options", status_code=200, responses=refusing())
async def sign_in_options(request: AnyRequest) -> dict[str, Any]:
    """The options for a browser's `navigator.credentials.get`."""
    service = service_of(request)
    service.tries(address_of(request))
    return await (await service.passkeys()).sign_in_options(_host(request)[0])


@post(
    "/session/passkey",
    status_code=200,
    responses=refusing("bad_passkey", "wrong_password", "suspended", "too_large"),
)
async def sign_in_by_passkey(request: AnyRequest, data: JSONBody[Signed]) -> Response[Me]:
    """Sign in with a passkey."""
    service = service_of(request)
    service.tries(address_of(request))
    owner = await (await service.passkeys()).owner(data.credential, *_host(request))
    person, session = await service.members.enter(owner, session_in(request.headers))
    return entered(request, person, session)


ROUTES: list[HTTPRouteHandler] = [
    become_account,
    sign_in,
    sign_out,
    sign_out_everywhere,
    change_password,
    export,
    delete_account,
    passkeys,
    passkey_options,
    add_passkey,
    drop_passkey,
    sign_in_options,
    sign_in_by_passkey,
]
