"""The endpoints of ratings: the leaderboards, people's ratings, and the games behind them."""

from __future__ import annotations

import re

from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from openhearts.server.paging import page, place_in
from openhearts.server.problem import SOMEBODY, problem, refusing
from openhearts.server.rater import rating_of, season_at
from openhearts.server.request import AnyRequest, service_of, somebody
from openhearts.store.ratings import Leader, RatedGame
from openhearts.tables.protocol import PersonKind
from openhearts.tables.ratings import RATED, Rating

SEASON = re.compile("[0-9]{4}-(0[1-9]|1[0-2])")
LEADERS = 100
GAMES = 50
SURE = 10
"""After how many games in a month a rating is more than a guess."""


class Strength(Struct):
    """A rating as shown to people: two times in three the true strength is within `error` of it."""

    rating: int
    error: int
    games: int


class Line(Struct):
    """A line of the leaderboard. The order is by the lower bounds of the ratings, which is why games matter, too."""

    place: int
    "Equal ratings share a place."
    person: str
    name: str
    rating: int
    error: int
    games: int
    "How many games they played in this month."


class Leaderboard(Struct):
    """The leaderboard at the end of a month, or now for the current one."""

    rules: str
    season: str
    seasons: list[str]
    "The months with rated games, latest first."
    sure_after: int
    "After how many games a rating is more than a guess."
    sure: int
    "How many people have played at least that many."
    people: int
    "How many people have played at all."
    leaders: list[Line]
    you: Line | None


class Profile(Struct):
    """What everybody may know about a person."""

    person: str
    name: str
    kind: PersonKind
    ratings: dict[str, Strength]
    "By preset."


class GameOfPerson(Struct):
    """A rated game of a person, with their rating before and after it."""

    rules: str
    number: int
    "The game's number among the person's games by these rules, from 1."
    table: str
    game: int
    at: int
    place: int
    players: int
    left: bool
    "Whether they left before the end, and so came last."
    before: Strength
    after: Strength


class GamesOfPerson(Struct):
    """A page of a person's rated games by any rules, newest first."""

    games: list[GameOfPerson]
    more: str | None
    "The `before` parameter for the next page; null: there is none."


@get("/leaderboard", responses=refusing(*SOMEBODY, "no_such_rules"))
async def leaderboard(
    request: AnyRequest, rules: FromQuery[str] = RATED[0], season: FromQuery[str] = ""
) -> Leaderboard:
    """The leaderboard for a preset in a month, by default the current one."""
    person, service = await somebody(request), service_of(request)
    ratings = service.host.rater.ratings
    if rules not in RATED:
        raise problem("no_such_rules")
    season = season or season_at(service.host.now())
    if not SEASON.fullmatch(season):
        raise problem("bad_command")
    leaders = await ratings.leaders(season, rules, LEADERS)
    own = await ratings.place(season, rules, person.id)
    people, sure = await ratings.counts(season, rules, SURE)
    return Leaderboard(
        rules,
        season,
        await ratings.seasons(rules),
        SURE,
        sure,
        people,
        [_line(each) for each in leaders],
        None if own is None else _line(own),
    )


def _line(leader: Leader) -> Line:
    strength = Rating(leader.mu, leader.sigma)
    return Line(leader.place, leader.person, leader.name, strength.shown, strength.error, leader.games)


@get("/people/{person:str}", responses=refusing(*SOMEBODY, "no_such_thing"))
async def profile(request: AnyRequest, person: FromPath[str]) -> Profile:
    """A person's name, kind and ratings."""
    await somebody(request)
    service = service_of(request)
    found = await service.sessions.people.find(person[:40])
    if found is None:
        raise problem("no_such_thing")
    ratings = await service.host.rater.ratings.all_of(person)
    strengths = {rules: _strength(rating_of(each)) for rules, each in ratings.items()}
    return Profile(found[0].id, found[0].name, found[0].kind, strengths)


@get("/people/{person:str}/games", responses=refusing(*SOMEBODY))
async def games_of_person(request: AnyRequest, person: FromPath[str], before: FromQuery[str] = "") -> GamesOfPerson:
    """A person's rated games by any rules, newest first, fifty at a time."""
    await somebody(request)
    ratings = service_of(request).host.rater.ratings
    found = await ratings.games(person[:40], GAMES + 1, place_in(before))
    shown, more = page(found, GAMES, lambda game: game.place)
    return GamesOfPerson([_game(each) for each in shown], more)


def _game(game: RatedGame) -> GameOfPerson:
    played = game.played
    return GameOfPerson(
        game.rules,
        played.number,
        game.table,
        game.game,
        game.at,
        played.place,
        played.players,
        played.left,
        _strength(rating_of(game.before)),
        _strength(Rating(played.mu, played.sigma, played.number)),
    )


def _strength(rating: Rating) -> Strength:
    return Strength(rating.shown, rating.error, rating.games)


ROUTES: list[HTTPRouteHandler] = [leaderboard, profile, games_of_person]
