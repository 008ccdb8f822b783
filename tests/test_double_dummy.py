"""`oh.solve` compared with brute force in plain Python (tests/endings.py), under any rules."""

import random
from collections import Counter

import pytest

import openhearts as oh
from openhearts.errors import BadInput
from tests import rule_sets
from tests.endings import Ending, TooMany, Tries, endings, scores_for_all, worth_to
from tests.play import play_hand, refused, some_action


def ended(ending: Ending, solution: oh.Solution) -> oh.Hand:
    """The hand at the end of its line, played card by card."""
    hand = ending.hand.clone()
    for seat, action in solution.line:
        assert seat == hand.to_act
        hand.act(seat, action)
    assert hand.scores == solution.scores
    return hand


def compare(ending: Ending, tries: int) -> Counter[str]:
    """Compares solutions for everybody and for each side; returns the kind of ending."""
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
    kinds = check(1, 200)
    assert kinds["hard"] > 15  # endings in which it matters for whom the others play
    assert min(kinds[kind] for kind in ("teams", "two_packs", "stock", "high", "moon", "choice")) > 0


@pytest.mark.slow
def test_agrees_with_trying_everything_in_ten_thousand_endings() -> None:
    kinds = check(2, 10_000)
    assert min(kinds[kind] for kind in ("hard", "teams", "two_packs", "stock", "high")) > 500
    assert kinds["moon"] > 500
    assert kinds["choice"] > 100


def test_a_hand_is_worth_what_its_best_action_leads_to() -> None:
    """Where brute force is impossible: each search, with a fresh table, agrees with the searches one action later."""
    rng = random.Random(3)
    for _ in range(60):
        rules = oh.preset(rng.choice(list(oh.presets()))) if rng.random() < 0.5 else any_rules(rng)
        ending = Ending(rules, played_down(rules, rng, most_cards=20))
        hand, seat = ending.hand, rng.randrange(rules.players)
        solution = oh.solve(hand, seat)
        side, to_act = ending.side_of[seat], hand.to_act
        assert to_act is not None
        ends = [oh.solve(after, seat).scores for after in Tries(100)(hand)]
        best = min if ending.side_of[to_act] == side else max
        assert ending.sum_of(solution.scores, side) == best(ending.sum_of(scores, side) for scores in ends)


def any_rules(rng: random.Random) -> oh.Rules:
    return oh.Rules.from_json(rule_sets.valid(rng))


def played_down(rules: oh.Rules, rng: random.Random, most_cards: int) -> oh.Hand:
    """A hand played at random until at most this many cards, but at least one, are left in the hands and the stock."""
    hand = oh.Game(rules, seed=rng.randrange(2**32)).hand.clone()
    while hand.phase != "play" or sum(len(hand.cards(seat)) for seat in range(rules.players)) > most_cards:
        hand.act(*some_action(hand, rules, rng))
        if hand.phase == "done":
            hand.undo()
            break
    return hand


def test_a_bare_queen_falls_to_any_spade() -> None:
    hand = oh.Hand.from_cards(
        oh.Rules(), [["QS", "2D"], ["3S", "3D"], ["4S", "4D"], ["5S", "5D"]],
        leader=1, taken=[["2H"], ["3H"], [], []], broken=True,
    )  # fmt: skip
    assert oh.solve(hand, 0).scores[0] == 14  # any lead of spades gives the queen the trick, now or next
    assert oh.solve(hand).scores == [14, 1, 0, 0]


def test_a_moon_is_seen_from_the_other_side() -> None:
    held = [["AS", "KS"], ["QS", "2C"], ["2S", "3C"], ["3S", "4C"]]
    hand = oh.Hand.from_cards(oh.Rules(), held, leader=0, broken=True, taken=[["AH"], [], [], []])
    assert oh.solve(hand, 0).scores == [0, 14, 14, 14]
    assert oh.solve(hand, 1).scores[1] == 14
    chosen = oh.Hand.from_cards(oh.Rules(moon="choice"), held, leader=0, broken=True, taken=[["AH"], [], [], []])
    assert oh.solve(chosen, 0).scores == [-14, 0, 0, 0]
    assert oh.solve(chosen, 0).line[-1] == (0, "new")


def test_a_finished_hand_is_what_it_is() -> None:
    hand = oh.Game(seed=3).hand.clone()
    play_hand(hand, oh.Rules(), random.Random(1))
    assert oh.solve(hand) == oh.solve(hand, 2) == oh.Solution(hand.scores or [], [], 0)


def test_what_cannot_be_solved_says_why() -> None:
    hand = oh.Game(seed=7).hand.clone()
    with pytest.raises(BadInput, match="once cards are played"):
        oh.solve(hand)
    for seat in range(4):
        hand.pass_cards(seat, hand.cards(seat)[:3])
    with pytest.raises(BadInput, match="more than 1,000 nodes"):
        oh.solve(hand, nodes=1000)
    with pytest.raises(BadInput, match="one node"):
        oh.solve(hand, 1, nodes=0)
    refused("no_such_seat", oh.solve, hand, 4)
