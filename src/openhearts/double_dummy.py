"""Double dummy: the best play of the rest of a hand with all cards visible."""

from __future__ import annotations

from dataclasses import dataclass
from operator import index

from openhearts import _core
from openhearts.errors import BadInput, message
from openhearts.game import Action, Hand
from openhearts.input_checks import checked_hand

MOST_NODES = 10_000_000


@dataclass(frozen=True)
class Solution:
    """How a hand ends with best play.

    `line` has the actions to the end of the hand, as (seat, action) pairs; where several are equally good, the lowest
    card. `scores` are the scores by seat at its end. `nodes` is how many actions were tried.
    """

    scores: list[int]
    line: list[tuple[int, Action]]
    nodes: int


def solve(hand: Hand, seat: int | None = None, *, nodes: int = MOST_NODES) -> Solution:
    """Solves the rest of a hand exactly, under any rules, with all cards known.

    With a `seat`, its side plays against all others together: the sum of the side's `scores` is the best that it can be
    sure of, whatever the others do. (The fewest points are best; the most under `objective="high"`.)

    Without one, everybody plays for themselves (max^n; Luckhardt and Irani, 1986): each player chooses what is best for
    the sum of its own side's scores; in a tie, what is worst for the sum of all others'; then the lowest card, suits in
    the order C, D, S, H, or the old way to count a moon. Breaking ties in another way may lead to another end.

    In Black Lady with a `seat`, a millisecond is usually enough with six cards in each hand, and a second with nine;
    without a `seat`, with four and with eight. Raises `BadInput` (bad_argument) if it takes more than `nodes` (a
    million take about a tenth of a second), and in a pass or an auction; `IllegalAction` (no_such_seat).
    """
    checked_hand(hand)
    nodes = index(nodes)
    if nodes < 1:
        raise BadInput("bad_argument", message("input-nodes-few"))
    scores, line, spent = _core.solve(hand, seat, min(nodes, 2**62))
    return Solution(scores, list(line), spent)
