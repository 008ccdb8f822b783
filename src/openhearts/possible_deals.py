"""Deals that are consistent with what a seat may know: a sample of them, and how many there are."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from operator import index

from openhearts import _core
from openhearts.errors import BadInput, message
from openhearts.game import Hand, View
from openhearts.input_checks import checked_seed, checked_view

MOST_DEALS = 1_000_000
MOST_STATES = 200_000  # of the dynamic program; a state is the room left in each place


@dataclass(frozen=True)
class Deal:
    """A hand that the seat can't tell from its own, and its share of the total weight of the sample."""

    hand: Hand
    weight: float


def deals(view: View, n: int, seed: int = 0, *, weighted: bool = True) -> list[Deal]:
    """`n` random hands that the seat of this view can't tell from the one it is in; some may be the same.

    Each is complete: what everybody was dealt, passed and holds, and the kitty. The seat's view of it equals this view,
    and every card played was legal. All such hands are about equally likely to be sampled. If `weighted`, a hand weighs
    more the better it explains what the others have played, as the expert judges it; the weights sum to 1. Otherwise,
    and where the play tells nothing (two packs, a stock, a kitty, before the first trick), all weigh the same.

    There are two limitations, where a view doesn't show how the hand came about. With a stock, others are assumed to
    have been dealt all that they have held, and there are no deals for a finished hand with a pass. In a position past
    its first trick, only what the position shows is respected.

    Such a hand can be played on, cloned, and taken back to the view. It belongs to no game, so it can't be pickled.
    Raises `BadInput` (bad_argument) for a spectator's view, if no deal agrees with the view, and unless `n` is from 1
    to a million.
    """
    checked_view(view)
    n = index(n)
    if not 1 <= n <= MOST_DEALS:
        raise BadInput("bad_argument", message("input-deals-number", most=MOST_DEALS))
    found = _core.deals(view, n, checked_seed(seed), bool(weighted))
    whole = sum(likely for _, likely in found)
    return [Deal(hand, likely / whole) for hand, likely in found]


def count_deals(view: View) -> int | None:
    """How many deals agree with what the seat of this view may know; None if that can't be counted exactly.

    A deal says who holds which of the cards that the seat doesn't see, and which are in the kitty; with two packs, the
    two copies of a card count as different cards, as they do in dealing. What the others passed to one another isn't
    counted. Deals can't be counted with a stock; in a position past its first trick; if the lowest club opens and there
    is a kitty; if leads pass on (`hearts_only="pass_lead"`) while somebody may have nothing but hearts; and at a large
    table whose seats are out of suits in very many different combinations.

    Raises `BadInput` (bad_argument) for a spectator's view.
    """
    checked_view(view)
    arrangements = _core.arrangements(view)
    if arrangements is None:
        return None
    room, unplaced = arrangements
    homes = [home for home, free in enumerate(room) if free > 0]
    # Places in which the same cards may lie are merged; which card lies in which of them is counted at the end.
    allowed = {home: tuple(places >> home & 1 for _, places in unplaced) for home in homes}
    together = Counter[tuple[int, ...]]()
    ways = 1
    for home in homes:
        together[allowed[home]] += room[home]
        ways *= math.comb(together[allowed[home]], room[home])
    fits = list(together)
    states = {tuple(together.values()): 1}
    for number, (cards, _) in enumerate(unplaced):
        places = [place for place, fit in enumerate(fits) if fit[number]]
        states = _placed(states, places, cards)
        if len(states) > MOST_STATES:
            return None
    return ways * states.get((0,) * len(fits), 0)


def _placed(states: dict[tuple[int, ...], int], places: list[int], cards: int) -> dict[tuple[int, ...], int]:
    """The number of ways to reach each state of room left, after placing `cards` more distinct cards in `places`."""
    now = {(state, cards): ways for state, ways in states.items()}
    for place in places:
        after = Counter[tuple[tuple[int, ...], int]]()
        for (state, left), ways in now.items():
            for put in range(min(left, state[place]) + 1):
                room = (*state[:place], state[place] - put, *state[place + 1 :])
                after[room, left - put] += ways * math.comb(left, put)
        now = dict(after)
    return {state: ways for (state, left), ways in now.items() if left == 0}
