"""The results of rated games, and what follows from them: each person's rating, games and months.

Each game counts once, even if several workers rate it: two games can't both be somebody's next.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, delete, func, insert, select, update

from openhearts.store.paging import Place, newest
from openhearts.store.schema import people, rated_games, ratings, results, seasons
from openhearts.store.store import Gone, Statement, Store, Taken


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game; `text` is its encoded `Ended` entry, `rules` a preset."""

    table: str
    game: int
    rules: str
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class Standing:
    """A stored rating."""

    mu: float
    sigma: float
    games: int


@dataclass(frozen=True, slots=True)
class Played:
    """A rated game's result for one person, with their rating after it."""

    person: str
    number: int
    place: int
    players: int
    left: bool
    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A stored rated game of one person: its result, rules, table and time, and the rating before it, if any."""

    played: Played
    rules: str
    table: str
    game: int
    at: int
    before: Standing | None

    @property
    def place(self) -> Place:
        """The game's place among the person's: when it ended, its rules, and its number among games by those rules."""
        return self.at, self.rules, self.played.number


@dataclass(frozen=True, slots=True)
class Leader:
    """Somebody on a month's leaderboard. Equal ratings share a place, as partners do after their first games."""

    place: int
    person: str
    name: str
    mu: float
    sigma: float
    games: int


def ended(result: Result) -> Statement:
    """The statement that stores a game's result, executed with the entry that ends the game."""
    return insert(results).values(
        table_id=result.table, game=result.game, rules=result.rules, text=result.text, at=result.at, pending=True
    )


def reworded(table: str, game: int, before: str, text: str) -> Statement:
    """The statement that replaces the text of a stored result, if it still is as it was before: only to erase somebody
    from it.
    """
    which = and_(results.c.table_id == table, results.c.game == game, results.c.text == before)
    return update(results).where(which).values(text=text)


class Ratings:
    """The ratings in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def pending(self, most: int) -> list[Result]:
        """Results that haven't been rated yet, oldest first."""
        columns = (results.c.table_id, results.c.game, results.c.rules, results.c.text, results.c.at)
        rows = select(*columns).where(results.c.pending).order_by(results.c.at, results.c.table_id).limit(most)
        return [Result(*row) for row in await self._store.read(rows)]

    async def of(self, persons: Collection[str], rules: str) -> dict[str, Standing]:
        """The ratings of those people who have one."""
        rows = select(ratings).where(ratings.c.person.in_(persons), ratings.c.rules == rules)
        return {row.person: Standing(row.mu, row.sigma, row.games) for row in await self._store.read(rows)}

    async def accounts(self, persons: Collection[str]) -> set[str]:
        """Those of the people who still have an account."""
        rows = select(people.c.id).where(people.c.id.in_(persons), people.c.kind == "account")
        return {row.id for row in await self._store.read(rows)}

    async def keep(self, result: Result, season: str, played: Sequence[Played], least: Mapping[str, float]) -> bool:
        """Stores what follows from a game, all of it or nothing; `least` has the lower bounds of the new ratings, by
        person. Returns False if it was stored before, somebody's rating has changed meanwhile, or somebody is
        forgotten.
        """
        key = and_(results.c.table_id == result.table, results.c.game == result.game)
        before = await self._in_season(season, result.rules, [each.person for each in played])
        statements: list[Statement] = [update(results).where(key).values(pending=False)]
        for each in played:
            strength = {"person": each.person, "rules": result.rules, "mu": each.mu, "sigma": each.sigma}
            of_person = and_(ratings.c.person == each.person, ratings.c.rules == result.rules)
            of_season = and_(
                seasons.c.season == season, seasons.c.rules == result.rules, seasons.c.person == each.person
            )
            statements += [
                insert(rated_games).values(
                    **strength,
                    number=each.number,
                    table_id=result.table,
                    game=result.game,
                    at=result.at,
                    place=each.place,
                    players=each.players,
                    left_game=each.left,
                ),
                delete(ratings).where(of_person),
                insert(ratings).values(**strength, games=each.number),
                delete(seasons).where(of_season),
                insert(seasons).values(
                    **strength,
                    season=season,
                    games=before.get(each.person, 0) + 1,
                    least=least[each.person],
                ),
            ]
        try:
            await self._store.write(*statements)
        except (Taken, Gone):
            return False
        return True

    async def _in_season(self, season: str, rules: str, persons: Collection[str]) -> dict[str, int]:
        which = and_(seasons.c.season == season, seasons.c.rules == rules, seasons.c.person.in_(persons))
        return dict(await self._store.read(select(seasons.c.person, seasons.c.games).where(which)))

    # --- What people can see ---

    async def all_of(self, person: str) -> dict[str, Standing]:
        """Somebody's ratings, by rules."""
        rows = await self._store.read(select(ratings).where(ratings.c.person == person).order_by(ratings.c.rules))
        return {row.rules: Standing(row.mu, row.sigma, row.games) for row in rows}

    async def games(self, person: str, most: int, before: Place | None = None) -> list[RatedGame]:
        """Somebody's games by any rules, newest first; with `before`, only games before that place."""
        of, earlier = rated_games.c, rated_games.alias("earlier").c
        previous = and_(earlier.person == of.person, earlier.rules == of.rules, earlier.number == of.number - 1)
        rows = select(rated_games, earlier.mu.label("mu_before"), earlier.sigma.label("sigma_before"))
        rows = rows.select_from(rated_games.outerjoin(earlier.mu.table, previous)).where(of.person == person)
        rows = newest(rows, (of.at, of.rules, of.number), most, before)
        return [
            RatedGame(
                Played(person, row.number, row.place, row.players, row.left_game, row.mu, row.sigma),
                row.rules,
                row.table_id,
                row.game,
                row.at,
                None if row.mu_before is None else Standing(row.mu_before, row.sigma_before, row.number - 1),
            )
            for row in await self._store.read(rows)
        ]

    async def leaders(self, season: str, rules: str, most: int) -> list[Leader]:
        """A month's leaderboard, by the lower bounds of the ratings."""
        ordered = self._everybody(season, rules).order_by(seasons.c.least.desc(), seasons.c.person)
        first = ordered.limit(most).subquery()
        place = func.rank().over(order_by=first.c.least.desc()).label("place")
        columns = (place, first.c.id, first.c.name, first.c.mu, first.c.sigma, first.c.games)
        rows = await self._store.read(select(*columns).order_by(place, first.c.id))
        return [Leader(*row) for row in rows]

    async def place(self, season: str, rules: str, person: str) -> Leader | None:
        """Somebody's place on that leaderboard, if they are on it."""
        rows = await self._store.read(self._everybody(season, rules).where(seasons.c.person == person))
        if not rows:
            return None
        *leader, least = rows[0]
        better = select(func.count()).where(*self._listed(season, rules), seasons.c.least > least)
        [[above]] = await self._store.read(better)
        return Leader(above + 1, *leader)

    async def counts(self, season: str, rules: str, games: int) -> tuple[int, int]:
        """How many people have played in a month, and how many of them at least so many games."""
        columns: list[Any] = [func.count(), func.count().filter(seasons.c.games >= games)]
        [[played, so_many]] = await self._store.read(select(*columns).where(*self._listed(season, rules)))
        return int(played), int(so_many)

    async def seasons(self, rules: str) -> list[str]:
        """The months with rated games, latest first."""
        last = select(func.max(seasons.c.season).label("season")).where(seasons.c.rules == rules)
        months = last.cte("months", recursive=True)  # each found from the one after it, by the index
        before = last.where(seasons.c.season < months.c.season).scalar_subquery()
        months = months.union_all(select(before).where(months.c.season.is_not(None)))
        rows = select(months.c.season).where(months.c.season.is_not(None)).order_by(months.c.season.desc())
        return [row[0] for row in await self._store.read(rows)]

    def _everybody(self, season: str, rules: str) -> Select[Any]:
        """Selects everybody on a month's leaderboard."""
        columns = (people.c.id, people.c.name, seasons.c.mu, seasons.c.sigma, seasons.c.games, seasons.c.least)
        joined = select(*columns).join(people, people.c.id == seasons.c.person)
        return joined.where(*self._listed(season, rules))

    @staticmethod
    def _listed(season: str, rules: str) -> Sequence[ColumnElement[bool]]:
        return (seasons.c.season == season, seasons.c.rules == rules)
