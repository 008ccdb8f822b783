"""How strong somebody is, out of the places of rated games: OpenSkill, kept by rule set. Pure functions.

A rating is a mean and its standard error. Places count, points don't; who is level shares a place. Who left comes last,
whatever the bot in their place has won, and loses as much whoever else left. For a partner who stayed nothing changes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

from openskill.models import BradleyTerryFull

from openhearts.rules import Rules
from openhearts.tables.protocol import Ended

RATED = ("black-lady", "omnibus", "spot", "partnership")
"""The presets by which there are rated games."""
SCALE = 40
"""A shown point is a fortieth of a unit of the model: 25 is shown as 1500."""
SHOWN_AT = 1500


@dataclass(frozen=True, slots=True)
class Rating:
    """What is known of somebody's strength."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    games: int = 0

    @property
    def shown(self) -> int:
        """As people read it, around 1500."""
        return round(SHOWN_AT + SCALE * (self.mu - 25))

    @property
    def error(self) -> int:
        """Its uncertainty: two times of three they are within it."""
        return round(SCALE * self.sigma)

    @property
    def least(self) -> float:
        """What they are at least, almost certainly: by this a leaderboard is ordered."""
        return self.mu - 3 * self.sigma


@cache
def _model() -> BradleyTerryFull:
    """Each compared with each (Weng and Lin, "A Bayesian approximation method for online ranking", 2011, algorithm 1).

    Not Plackett-Luce: there whoever comes third gains as much as two who share the first place, and passes them.
    """
    return BradleyTerryFull()


def preset_of(rules: Mapping[str, object]) -> str:
    """The preset by which a rated table plays."""
    return next(preset for preset in RATED if dict(_rules(preset).changes) == dict(rules))


def sides_of(preset: str) -> list[int] | None:
    """The side of each seat; None if everybody plays alone."""
    rules = _rules(preset)
    sides = 0 if rules.teams == "none" else rules.teams.count("v") + 1
    return [seat % sides for seat in range(rules.players)] if sides else None


@cache
def _rules(preset: str) -> Rules:
    return Rules.from_json({"extends": preset})


def placed(ended: Ended, sides: Sequence[int] | None = None) -> list[int]:
    """The place of each seat for its rating, from 1: as played by those who stayed; whoever left comes last.
    By seat.

    With `sides`, the number of each seat's side, a side shares a place, and comes last if anybody of it left.
    """
    side_of = list(range(len(ended.places))) if sides is None else list(sides)
    left = {side_of[seat] for seat, player in enumerate(ended.players) if player.left}
    order = [(side_of[seat] in left, 0 if side_of[seat] in left else place) for seat, place in enumerate(ended.places)]
    return [1 + sum(other < own for other in order) for own in order]


def rated(ended: Ended, before: Mapping[str, Rating], sides: Sequence[int] | None = None) -> dict[str, Rating]:
    """The new ratings of the people of a rated game; who had none yet begins with the usual one.

    Raises ValueError for a game in which a seat was not a person's.
    """
    if any(not player.person for player in ended.players):
        raise ValueError("a game is rated among people")
    places = placed(ended, sides)
    by_side: dict[int, list[int]] = {}
    for seat in range(len(places)):
        by_side.setdefault(seat if sides is None else sides[seat], []).append(seat)
    old = [before.get(player.person, Rating()) for player in ended.players]
    seated = list(by_side.values())
    teams = [[old[seat] for seat in seats] for seats in seated]
    ranks = [places[seats[0]] for seats in seated]
    played = _outcome(teams, ranks)
    new: dict[str, Rating] = {}
    for side, seats in enumerate(seated):
        left = [seat for seat in seats if ended.players[seat].left]
        # Behind all others who left, too: the more did, the less it would cost else, and nothing if everybody did.
        last = _outcome(teams, [rank + (each == side) for each, rank in enumerate(ranks)]) if left else played
        for at, seat in enumerate(seats):
            was, now = old[seat], last[side][at]
            if seat in left:  # and no surer: a leaderboard would take that for a gain
                now = replace(now, sigma=max(now.sigma, was.sigma))
            elif left:
                now = was
            new[ended.players[seat].person] = replace(now, games=was.games + 1)
    return new


def _outcome(teams: Sequence[Sequence[Rating]], ranks: Sequence[int]) -> list[list[Rating]]:
    """What a game with these ranks makes of them."""
    model = _model()
    before = [[model.rating(mu=each.mu, sigma=each.sigma) for each in team] for team in teams]
    after = model.rate(before, ranks=[float(rank) for rank in ranks])
    return [[Rating(each.mu, each.sigma) for each in team] for team in after]
