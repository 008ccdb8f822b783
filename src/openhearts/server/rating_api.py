"""The addresses of ratings: who leads, how strong somebody is, and the games from which that follows."""

from __future__ import annotations

import re

from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from openhearts.server.problem import SOMEBODY, problem, refusing
from openhearts.server.rater import season_at
from openhearts.server.request import AnyRequest, service_of, somebody
from openhearts.store.ratings import Leader, Played
from openhearts.tables.protocol import PersonKind
from openhearts.tables.ratings import RATED, Rating

SEASON = re.compile("[0-9]{4}-(0[1-9]|1[0-2])")
LEADERS = 100
GAMES = 50
SURE = 10
"""After so many games in a month a rating is more than a guess."""


class Strength(Struct):
    """A rating as people read it: two times of three they are within `error` of it."""

    rating: int
    error: int
    games: int


class Line(Struct):
    """A line of the leaderboard. Whoever is surely the strongest comes first, which is why games matter, too."""

    place: int
    "Who is level shares one."
    person: str
    name: str
    rating: int
    error: int
    games: int
    "In this month."


class Leaderboard(Struct):
    """How people stood at the end of a month, or stand in this one."""

    rules: str
    season: str
    seasons: list[str]
    "The months in which there were games, the last one first."
    sure_after: int
    "After so many games a rating is more than a guess."
    sure: int
    "How many people have played so many."
    people: int
    "How many have played at all."
    leaders: list[Line]
    you: Line | None


class Profile(Struct):
    """What everybody may know of somebody."""

    person: str
    name: str
    kind: PersonKind
    ratings: dict[str, Strength]
    "By rules."


class RatedGame(Struct):
    """A rated game of somebody, with their rating before and after it."""

    number: int
    "From 1."
    table: str
    game: int
    at: int
    place: int
    players: int
    left: bool
    "They did not play to the end, and came last."
    before: Strength
    after: Strength


@get("/leaderboard", responses=refusing(*SOMEBODY, "no_such_rules"))
async def leaderboard(
    request: AnyRequest, rules: FromQuery[str] = RATED[0], season: FromQuery[str] = ""
) -> Leaderboard:
    """Who leads by these rules, in a month; without one, in this."""
    person, service = await somebody(request), service_of(request)
    ratings = service.host.rater.ratings
    if rules not in RATED:
        raise problem("no_such_rules")
    season = season or season_at(service.host.now())
    if not SEASON.fullmatch(season):
        raise problem("bad_command")
    leaders = await ratings.leaders(season, rules, LEADERS)
    own = await ratings.place(season, rules, person.id)
    return Leaderboard(
        rules,
        season,
        await ratings.seasons(rules),
        SURE,
        await ratings.count(season, rules, SURE),
        await ratings.count(season, rules, 1),
        [_line(each) for each in leaders],
        None if own is None else _line(own),
    )


def _line(leader: Leader) -> Line:
    strength = Rating(leader.mu, leader.sigma)
    return Line(leader.place, leader.person, leader.name, strength.shown, strength.error, leader.games)


@get("/people/{person:str}", responses=refusing(*SOMEBODY, "no_such_thing"))
async def profile(request: AnyRequest, person: FromPath[str]) -> Profile:
    """Who somebody is, and how strong."""
    await somebody(request)
    service = service_of(request)
    found = await service.sessions.people.find(person[:40])
    if found is None:
        raise problem("no_such_thing")
    ratings = await service.host.rater.ratings.all_of(person)
    strengths = {rules: _strength(each.mu, each.sigma, each.games) for rules, each in ratings.items()}
    return Profile(found[0].id, found[0].name, found[0].kind, strengths)


@get("/people/{person:str}/games", responses=refusing(*SOMEBODY))
async def rated_games(
    request: AnyRequest, person: FromPath[str], rules: FromQuery[str] = RATED[0], before: FromQuery[int] = 1 << 30
) -> list[RatedGame]:
    """Somebody's rated games before that number, the last one first: fifty at most."""
    await somebody(request)
    most = min(max(before, 0), 1 << 30)
    games = await service_of(request).host.rater.ratings.games(person[:40], rules[:40], most, GAMES + 1)
    return [_game(each, games[i + 1] if i + 1 < len(games) else None) for i, each in enumerate(games[:GAMES])]


def _game(played: Played, previous: Played | None) -> RatedGame:
    before = _strength(Rating().mu, Rating().sigma, 0)
    if previous is not None:
        before = _strength(previous.mu, previous.sigma, previous.number)
    after = _strength(played.mu, played.sigma, played.number)
    shared = (played.number, played.table, played.game, played.at, played.place, played.players, played.left)
    return RatedGame(*shared, before, after)


def _strength(mu: float, sigma: float, games: int) -> Strength:
    rating = Rating(mu, sigma, games)
    return Strength(rating.shown, rating.error, rating.games)


ROUTES: list[HTTPRouteHandler] = [leaderboard, profile, rated_games]
