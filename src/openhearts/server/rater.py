"""Computes ratings from rated games. Each game is rated once, by whichever worker is first."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

import msgspec

from openhearts.store import Store, Unavailable
from openhearts.store.ratings import Played, Ratings, Result, Standing
from openhearts.tables.protocol import Ended
from openhearts.tables.ratings import Rating, placed, rated

AT_ONCE = 50
TRIES = 5

log = logging.getLogger(__name__)


def season_at(now: int) -> str:
    """The month of a time, as "2026-11"."""
    return datetime.fromtimestamp(now / 1000, UTC).strftime("%Y-%m")


def rating_of(standing: Standing | None) -> Rating:
    """The rating in a stored standing; without one, the default rating."""
    return Rating() if standing is None else Rating(standing.mu, standing.sigma, standing.games)


class Rater:
    """Rates the games in a store. A game still counts for the others if one of its people has deleted their account;
    for that person nothing is stored.
    """

    def __init__(self, store: Store) -> None:
        self.ratings = Ratings(store)
        self._odd: set[tuple[str, int]] = set()
        "Games that can't be rated here, though perhaps by a newer version. They stay pending."

    async def look(self) -> None:
        """Rates the games that have ended."""
        for result in await self.ratings.pending(AT_ONCE + len(self._odd)):
            if (result.table, result.game) in self._odd:
                continue
            try:
                await self._rate(result)
            except Unavailable:
                raise
            except Exception:
                self._odd.add((result.table, result.game))
                log.exception("table %s, game %d: not rated", result.table, result.game)

    async def _rate(self, result: Result) -> None:
        """Rates a game, and tries again if somebody's rating changes meanwhile. If another worker was first, every try
        fails.
        """
        ended = msgspec.json.decode(result.text, type=Ended)
        people, places = [player.person for player in ended.players], placed(ended)
        if not all(people):
            log.error("table %s, game %d: not rated, for it was not played among people", result.table, result.game)
            await self.ratings.keep(result, season_at(result.at), (), {})
            return
        for _ in range(TRIES):
            known, still = await self.ratings.of(people, result.rules), await self.ratings.accounts(people)
            new = rated(ended, {person: rating_of(known.get(person)) for person in people})
            played = [
                Played(
                    player.person,
                    new[player.person].games,
                    place,
                    len(places),
                    player.left,
                    *_strength(new[player.person]),
                )
                for player, place in zip(ended.players, places, strict=True)
                if player.person in still
            ]
            least = {person: rating.least for person, rating in new.items()}
            if await self.ratings.keep(result, season_at(result.at), played, least):
                return


def _strength(rating: Rating) -> tuple[float, float]:
    return rating.mu, rating.sigma
