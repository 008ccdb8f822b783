"""The endpoints of the daily deal: the caller's result, and how many others scored what, without names."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime
from typing import Annotated

from litestar import get, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from openhearts.server.daily import points_of
from openhearts.server.problem import HUMAN, SOMEBODY, problem, refusing
from openhearts.server.request import AnyRequest, address_of, human, service_of, somebody
from openhearts.tables import Person

DATE = re.compile(r"\d{4}-\d{2}-\d{2}")
LATE = 8
"""For how many days after its date, in UTC, a result is accepted: a week, and a day for time zones west of UTC."""
EARLY = 1
"""And how many days before it, because east of UTC it may be tomorrow already."""


FEW = 3
"""With fewer others, their results stay hidden: somebody who knows who else plays here could tell whose they are."""


class HandPlayed(Struct, forbid_unknown_fields=True):
    """How somebody played the hand of a day."""

    actions: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=100)]
    "All actions of all seats, as in a log; the player is seat 0."


class ManyScored(Struct):
    """How many others have that score."""

    points: int
    people: int


class PeopleOfDay(Struct):
    """What people scored in the deal of a date."""

    date: str
    you: int | None
    "The caller's points; null: no result yet."
    others: list[ManyScored]
    "Fewest points first."


@get("/daily/{date:str}", responses=refusing(*SOMEBODY))
async def people_of_day(request: AnyRequest, date: FromPath[str]) -> PeopleOfDay:
    """What people scored in the deal of that date."""
    person = await somebody(request)
    return await _people(request, person, _day(date))


@put("/daily/{date:str}", responses=refusing(*HUMAN, "bad_action", "no_such_thing"))
async def keep_day(request: AnyRequest, date: FromPath[str], data: JSONBody[HandPlayed]) -> PeopleOfDay:
    """Submit a result for a date, which is checked by replaying it. Only a person's first one counts."""
    service, person, day = service_of(request), await human(request), _day(date)
    now = service.host.now()
    if not -LATE <= (day - datetime.fromtimestamp(now / 1000, UTC).date()).days <= EARLY:
        raise problem("no_such_thing")
    if await service.daily.of(person.id, date) is None:
        points = points_of(day, data.actions)
        if points is None:
            service.tries(address_of(request))  # only bad ones count: a school's results come from one address
            raise problem("bad_action")
        await service.daily.keep(person.id, date, points, now)
    return await _people(request, person, day)


def _day(text: str) -> date:
    """The date in a path."""
    if not DATE.fullmatch(text):
        raise problem("bad_command")
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise problem("bad_command") from error


async def _people(request: AnyRequest, person: Person, day: date) -> PeopleOfDay:
    daily, text = service_of(request).daily, day.isoformat()
    others = await daily.others(person.id, text)
    if sum(people for _, people in others) < FEW:
        others = []
    return PeopleOfDay(text, await daily.of(person.id, text), [ManyScored(*each) for each in others])


ROUTES: list[HTTPRouteHandler] = [people_of_day, keep_day]
