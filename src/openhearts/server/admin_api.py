"""The endpoints for admins: reading reports, suspending people, closing tables."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from openhearts.server.administration import DAY, DAYS_MOST
from openhearts.server.paging import page, place_in
from openhearts.server.problem import ADMIN, problem, refusing
from openhearts.server.reported import ReportShown, newest
from openhearts.server.request import AnyRequest, admin, service_of

REPORTS = 100


class Suspension(Struct, forbid_unknown_fields=True):
    """How long somebody is suspended."""

    days: Annotated[int, Meta(ge=1, le=DAYS_MOST)]


class Suspended(Struct):
    """Until when somebody is suspended."""

    person: str
    until: int


class ReportsShown(Struct):
    """A page of reports."""

    reports: list[ReportShown]
    more: str | None
    "The `before` parameter for the next page; null: there is none."


@get("/admin/reports", responses=refusing(*ADMIN))
async def reports(request: AnyRequest, done: FromQuery[bool] = False, before: FromQuery[str] = "") -> ReportsShown:
    """The open reports, or with `done` the handled ones, newest first, a hundred at a time."""
    await admin(request)
    found = await newest(service_of(request).reports, REPORTS + 1, place_in(before), done=done)
    shown, more = page(found, REPORTS, lambda report: report.place)
    return ReportsShown(list(shown), more)


@post(
    "/admin/reports/{table:str}/{n:int}/done",
    status_code=204,
    responses=refusing(*ADMIN, "no_such_thing", "no_such_address"),
)
async def report_done(request: AnyRequest, table: FromPath[str], n: FromPath[int]) -> None:
    """Mark a report as handled."""
    person = await admin(request)
    if not await service_of(request).reports.done(table[:40], n, person.id):
        raise problem("no_such_thing")


@put("/admin/people/{person:str}/suspension", responses=refusing(*ADMIN, "no_such_thing"))
async def suspend(request: AnyRequest, person: FromPath[str], data: JSONBody[Suspension]) -> Suspended:
    """Suspend somebody for so many days. Their connections end at once."""
    await admin(request)
    service = service_of(request)
    until = service.host.now() + data.days * DAY
    if not await service.members.suspend(person[:40], until):
        raise problem("no_such_thing")
    return Suspended(person, until)


@delete(
    "/admin/people/{person:str}/suspension",
    status_code=204,
    responses=refusing(*ADMIN, "no_such_thing"),
)
async def readmit(request: AnyRequest, person: FromPath[str]) -> None:
    """Lift a suspension."""
    await admin(request)
    if not await service_of(request).members.suspend(person[:40], 0):
        raise problem("no_such_thing")


@post("/admin/tables/{table:str}/close", status_code=202, responses=refusing(*ADMIN, "no_such_table"))
async def close_table(request: AnyRequest, table: FromPath[str]) -> None:
    """Close a table, even during a game."""
    await admin(request)
    (await service_of(request).table(table)).shut()


ROUTES: list[HTTPRouteHandler] = [reports, report_done, suspend, readmit, close_table]
