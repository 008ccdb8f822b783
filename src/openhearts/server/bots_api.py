"""The endpoints for bots that connect by themselves. Each belongs to an account and is identified by a token."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from openhearts.server.api import Name
from openhearts.server.problem import SIGNED_IN, refusing
from openhearts.server.request import AnyRequest, account, address_of, named, service_of


class BotShown(Struct):
    """One of the caller's bots."""

    person: str
    name: str


class BotWithToken(Struct):
    """A bot with its token for `Authorization: Bearer TOKEN`, which is shown only once."""

    person: str
    name: str
    token: str


@get("/bots", responses=refusing(*SIGNED_IN))
async def bots(request: AnyRequest) -> list[BotShown]:
    """The caller's bots."""
    person = await account(request)
    return [BotShown(each.id, each.name) for each in await service_of(request).members.accounts.bots(person.id)]


@post("/bots", responses=refusing(*SIGNED_IN, "bad_name", "too_many"))
async def bring_up(request: AnyRequest, data: JSONBody[Name]) -> BotWithToken:
    """Add a bot."""
    service, person = service_of(request), await account(request)
    service.tries(address_of(request))
    name = named(data.name)
    bot, token = await service.members.bring_up(person, name)
    return BotWithToken(bot.id, bot.name, token)


@post("/bots/{bot:str}/token", responses=refusing(*SIGNED_IN, "no_such_thing"))
async def another_token(request: AnyRequest, bot: FromPath[str]) -> BotWithToken:
    """Replace a bot's token. The old one is no longer valid."""
    members, person = service_of(request).members, await account(request)
    found = await members.bot_of(person, bot)
    return BotWithToken(found.id, found.name, await members.another_token(found))


@delete("/bots/{bot:str}", status_code=204, responses=refusing(*SIGNED_IN, "no_such_thing"))
async def retire(request: AnyRequest, bot: FromPath[str]) -> None:
    """Delete a bot."""
    members, person = service_of(request).members, await account(request)
    await members.retire(await members.bot_of(person, bot))


ROUTES: list[HTTPRouteHandler] = [bots, bring_up, another_token, retire]
