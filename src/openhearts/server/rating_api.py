"""The addresses of ratings: who leads, how strong somebody is, and the games from which that follows."""

from __future__ import annotations

import re

from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from openhearts.server.problem import SOMEBODY, problem, refusing
from openhearts.server.rater import rating_of, season_at
from openhearts.server.request import AnyRequest, service_of, somebody
from openhearts.store.ratings import GamePlace, Leader, RatedGame
from openhearts.tables.protocol import PersonKind
from openhearts.tables.ratings import RATED, Rating

SEASON = re.compile("[0-9]{4}-(0[1-9]|1[0-2])")
PLACE = re.compile(r"([0-9]{1,15})\.([0-9]{1,9})\.([a-z0-9-]{1,40})")
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


class GameOfPerson(Struct):
    """A rated game of somebody, with their rating by its rules before and after it."""

    rules: str
    number: int
    "Among those by these rules, from 1."
    table: str
    game: int
    at: int
    place: int
    players: int
    left: bool
    "They did not play to the end, and came last."
    before: Strength
    after: Strength


class GamesOfPerson(Struct):
    """A part of somebody's rated games by whatever rules, the last one first."""

    games: list[GameOfPerson]
    more: str | None
    "What `before` takes to go on; null: that is all."


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
    """Who somebody is, and how strong."""
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
    """Somebody's rated games by whatever rules, the last one first: fifty at a time."""
    await somebody(request)
    ratings = service_of(request).host.rater.ratings
    found = await ratings.games(person[:40], GAMES + 1, _place(before) if before else None)
    more = _written(found[GAMES - 1].place) if len(found) > GAMES else None
    return GamesOfPerson([_game(each) for each in found[:GAMES]], more)


def _place(text: str) -> GamePlace:
    """The place of a game, as it was told with the games after it."""
    parts = PLACE.fullmatch(text)
    if parts is None:
        raise problem("bad_command")
    return int(parts[1]), parts[3], int(parts[2])


def _written(place: GamePlace) -> str:
    at, rules, number = place
    return f"{at}.{number}.{rules}"


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
