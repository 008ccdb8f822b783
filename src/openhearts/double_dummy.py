"""The end of a hand with all cards in sight, played as well as it can be."""

from __future__ import annotations

from dataclasses import dataclass

from openhearts import _core
from openhearts.errors import BadInput, message
from openhearts.game import Action, Hand

MOST_NODES = 10_000_000


@dataclass(frozen=True)
class Solution:
    """How a hand ends.

    `line` is who does what until then, as (seat, action) pairs, the best first action first; where several actions are
    as good, it is the lowest card. `scores` are the scores by seat that it comes to. `nodes` is how many actions were
    tried.
    """

    scores: list[int]
    line: list[tuple[int, Action]]
    nodes: int


def solve(hand: Hand, seat: int | None = None, *, nodes: int = MOST_NODES) -> Solution:
    """The exact end of a hand, under any rules, all cards being known.

    With a `seat`, its side against all others together: the sum of the side's `scores` is what it can be sure of,
    whatever the others do, and no play can be sure of more. (Fewest points are best; most under `objective="high"`.)

    Without one, everybody for themselves (max^n; Luckhardt and Irani, 1986): each player takes what is best for the sum
    of its own side's scores; of what is equal in that, what is worst for the sum of all others'; and then the lowest
    card, suits in the order C, D, S, H, or the old way to count a moon. Under other orders other ends may come of it.

    In Black Lady a millisecond is usually enough for a seat with six cards each, a second with nine; without a seat
    with four, and with eight. Raises `BadInput` (bad_argument) where it takes more than `nodes`, a million of which are
    about a tenth of a second, and in a pass or an auction; `IllegalAction` (no_such_seat).
    """
    if nodes < 1:
        raise BadInput("bad_argument", message("input-nodes-few"))
    scores, line, spent = _core.solve(hand, seat, min(nodes, 2**62))
    return Solution(scores, list(line), spent)
