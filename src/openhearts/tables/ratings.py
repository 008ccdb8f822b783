"""Ratings from the places in rated games: OpenSkill, with a rating per rule set. Pure functions.

A rating is a mean and its standard error. Only places count, not points; equal scores share a place. A player who left
comes last, whatever their bot won, and loses the same however many others left. A partner who stayed keeps their old
rating.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

from openskill.models import BradleyTerryFull

from openhearts.rules import Rules
from openhearts.tables.protocol import Ended

RATED = ("black-lady", "omnibus", "spot", "partnership")
"""The presets that can be played rated."""
SCALE = 40
"""Shown points per unit of the model's scale, on which 25 is shown as 1500."""
SHOWN_AT = 1500


@dataclass(frozen=True, slots=True)
class Rating:
    """A person's rating, on the model's scale."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    games: int = 0

    @property
    def shown(self) -> int:
        """The rating as shown to people, around 1500."""
        return round(SHOWN_AT + SCALE * (self.mu - 25))

    @property
    def error(self) -> int:
        """The standard error in shown points: the true strength is within it two times in three."""
        return round(SCALE * self.sigma)

    @property
    def least(self) -> float:
        """The almost certain lower bound, by which leaderboards are ordered."""
        return self.mu - 3 * self.sigma


@cache
def _model() -> BradleyTerryFull:
    """Full pairing (Weng and Lin, "A Bayesian approximation method for online ranking", 2011, algorithm 1).

    Not Plackett-Luce: with it, the third player gains as much as the two who share first place, and overtakes them.
    """
    return BradleyTerryFull()


def preset_of(rules: Mapping[str, object]) -> str | None:
    """The preset of a rated table's rules; None if they are from another version, which rated other rules."""
    return next((preset for preset in RATED if dict(_rules(preset).changes) == dict(rules)), None)


@cache
def _rules(preset: str) -> Rules:
    return Rules.from_json({"extends": preset})


def _sides(ended: Ended) -> Sequence[int]:
    """The number of each seat's side; whoever plays alone is a side."""
    return ended.sides or range(len(ended.places))


def placed(ended: Ended) -> list[int]:
    """The place of each seat for its rating, from 1: as played by those who stayed; players who left have the last
    place, however many others left.

    The seats of a side share a place, and come last if one of them left.
    """
    side_of = _sides(ended)
    left = {side_of[seat] for seat, player in enumerate(ended.players) if player.left}
    order = [(side_of[seat] in left, place) for seat, place in enumerate(ended.places)]
    return [len(order) if own[0] else 1 + sum(other < own for other in order) for own in order]


def rated(ended: Ended, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The new ratings of the people in a rated game. People without a rating start from the default.

    Raises ValueError if a seat never had a person.
    """
    if any(not player.person for player in ended.players):
        raise ValueError("a game is rated among people")
    places = placed(ended)
    by_side: dict[int, list[int]] = {}
    for seat, its in enumerate(_sides(ended)):
        by_side.setdefault(its, []).append(seat)
    old = [before.get(player.person, Rating()) for player in ended.players]
    seated = list(by_side.values())
    teams = [[old[seat] for seat in seats] for seats in seated]
    ranks = [places[seats[0]] for seats in seated]
    played = _outcome(teams, ranks)
    new: dict[str, Rating] = {}
    for side, seats in enumerate(seated):
        left = [seat for seat in seats if ended.players[seat].left]
        # Behind others who left, too: a shared last place would cost less the more left, and nothing if all did.
        last = _outcome(teams, [rank + (each == side) for each, rank in enumerate(ranks)]) if left else played
        for at, seat in enumerate(seats):
            was, now = old[seat], last[side][at]
            if seat in left:  # a smaller sigma would raise them on the leaderboard
                now = replace(now, sigma=max(now.sigma, was.sigma))
            elif left:
                now = was
            new[ended.players[seat].person] = replace(now, games=was.games + 1)
    return new


def _outcome(teams: Sequence[Sequence[Rating]], ranks: Sequence[int]) -> list[list[Rating]]:
    """The ratings after a game with these ranks."""
    model = _model()
    before = [[model.rating(mu=each.mu, sigma=each.sigma) for each in team] for team in teams]
    after = model.rate(before, ranks=[float(rank) for rank in ranks])
    return [[Rating(each.mu, each.sigma) for each in team] for team in after]
