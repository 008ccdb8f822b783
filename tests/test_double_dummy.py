"""`oh.solve` against trying everything in plain Python (tests/endings.py), under any rules."""

import random
from collections import Counter

import pytest

import openhearts as oh
from openhearts.errors import BadInput
from tests.endings import Ending, Tries, TooMany, endings, scores_for_all, worth_to
from tests.play import do, refused


def ended(ending: Ending, solution: oh.Solution) -> oh.Hand:
    """The hand at the end of its line, played card by card."""
    hand = ending.hand.clone()
    for seat, action in solution.line:
        assert seat == hand.to_act
        do(hand, seat, action)
    assert hand.scores == solution.scores
    return hand


def compare(ending: Ending, tries: int) -> Counter[str]:
    """Solves it for everybody and for each side, and says what kind of ending it was."""
    try:
        everybody = scores_for_all(ending, ending.hand, Tries(tries))
        sides = {side: worth_to(side, ending, ending.hand, Tries(tries)) for side in sorted(set(ending.side_of))}
    except TooMany:
        return Counter(skipped=1)
    solution = oh.solve(ending.hand)
    assert solution.scores == everybody
    ends = [ended(ending, solution)]
    for seat, side in enumerate(ending.side_of):
        solution = oh.solve(ending.hand, seat)
        assert ending.sum_of(solution.scores, side) == sides[side]
        ends.append(ended(ending, solution))
    hard = any(worth != ending.sum_of(everybody, side) for side, worth in sides.items())
    return Counter(
        compared=1,
        hard=hard,
        teams=ending.rules.teams != "none",
        two_packs=ending.rules.packs == 2,
        stock=ending.rules.stock,
        high=ending.rules.objective == "high",
        moon=any(hand.moon is not None for hand in ends),
        choice=any(hand.moon is not None and ending.rules.moon == "choice" for hand in ends),
    )


def check(seed: int, number: int) -> Counter[str]:
    kinds: Counter[str] = Counter()
    found = endings(random.Random(seed))
    while kinds["compared"] < number:
        kinds += compare(next(found), 3_000)
    return kinds


def test_agrees_with_trying_everything() -> None:
    kinds = check(1, 300)
    assert kinds["hard"] > 50  # where it matters whom the others play for
    assert min(kinds[kind] for kind in ("teams", "two_packs", "stock", "high", "moon", "choice")) > 0


@pytest.mark.slow
def test_agrees_with_trying_everything_in_ten_thousand_endings() -> None:
    kinds = check(2, 10_000)
    assert min(kinds[kind] for kind in ("hard", "teams", "two_packs", "stock", "high")) > 500
    assert kinds["moon"] > 500 and kinds["choice"] > 100


if __name__ == "__main__":
    import sys
    print(check(int(sys.argv[1]), int(sys.argv[2])))
