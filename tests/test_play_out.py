"""Play-outs of one hand: as many as asked for, the same for a seed, each as bots would play it one by one."""

import copy
import math
import pickle
import random
import statistics
from typing import cast

import pytest

import openhearts as oh
from openhearts.errors import BadInput
from openhearts.playouts import CHUNK
from tests import rule_sets
from tests.play import play_hand, play_on


def rows_of(found: oh.PlayedOut) -> list[list[int]]:
    """The scores of each play-out. (The type of `tolist` has only one dimension.)"""
    return cast(list[list[int]], found.scores.tolist())


def by_hand(hand: oh.Hand, name: str, seed: int) -> list[int]:
    """The scores after bots have been asked one decision after another."""
    clone = hand.clone()
    rng = random.Random(seed)
    while (seat := clone.to_act) is not None:
        clone.act(seat, oh.bot(name, rng.randrange(2**32)).choose(clone.view(seat)))
    assert clone.scores is not None
    return clone.scores


@pytest.mark.parametrize("name", ["random", "careful", "moon-shooter"])
def test_ends_as_bots_end_it(name: str) -> None:
    game = oh.Game(seed=11)
    play_on(game, random.Random(1), 4 + 20)
    found = game.hand.play_out(name, 800, seed=1)
    one_by_one = [by_hand(game.hand, name, seed) for seed in range(200)]
    for seat, column in enumerate(zip(*one_by_one, strict=True)):
        error = math.hypot(found.errors[seat], statistics.pstdev(column) / math.sqrt(len(column)))
        assert abs(found.points[seat] - statistics.fmean(column)) <= 4 * error


def test_is_the_same_for_a_seed_with_any_number_of_threads() -> None:
    hand = oh.Game(seed=7).hand
    before = hand.clone()
    players = ["careful", "random", "easy", "flat:5"]
    one = hand.play_out(players, 41, seed=3)
    for threads in (2, 5, 64):
        assert hand.play_out(players, 41, seed=3, threads=threads) == one
    assert hand.play_out(players, 41, seed=4) != one
    assert rows_of(hand.play_out(players, 20, seed=3)) == rows_of(one)[:20]
    assert hand == before


def test_sums_up_what_its_rows_say() -> None:
    rng = random.Random(6)
    for number in range(30):
        rules = oh.Rules.from_json(rule_sets.valid(rng))
        found = oh.Game(rules, seed=number).hand.play_out("random", 12, seed=number)
        rows = rows_of(found)
        assert found.scores.shape == (12, rules.players)
        for seat in range(rules.players):
            column = [row[seat] for row in rows]
            assert math.isclose(found.points[seat], statistics.fmean(column), abs_tol=1e-9)
            assert math.isclose(
                found.errors[seat], statistics.stdev(column) / math.sqrt(12), rel_tol=1e-9, abs_tol=1e-9
            )


def test_counts_moons_and_suns() -> None:
    hand = oh.Hand.from_cards(
        oh.Rules(sun=50), [["AS", "AH"], ["2C", "3C"], ["4C", "5C"], ["6C", "QS"]], leader=0, broken=True
    )
    found = hand.play_out("random", 50, seed=1)
    assert (found.moons, found.suns) == ([50, 0, 0, 0], 50)
    assert rows_of(found) == [[0, 50, 50, 50]] * 50


def test_a_finished_hand_stays_finished() -> None:
    game = oh.Game(seed=7)
    hand = game.hand.clone()
    play_hand(hand, game.rules, random.Random(1))
    assert rows_of(hand.play_out("careful", 3)) == [hand.scores] * 3
    assert hand.play_out("careful").errors == [math.inf] * 4


@pytest.mark.parametrize(
    ("players", "n", "seed", "threads"),
    [
        ("careless", 1, 0, 1),
        (["careful"] * 3, 1, 0, 1),
        (["careful"] * 3 + ["nobody"], 1, 0, 1),
        ("careful", 0, 0, 1),
        ("careful", 1, -1, 1),
        ("careful", 1, 0, 0),
    ],
)
def test_bad_arguments_are_refused(players: str | list[str], n: int, seed: int, threads: int) -> None:
    with pytest.raises(BadInput) as bad:
        oh.Game(seed=7).hand.play_out(players, n, seed, threads)
    assert bad.value.code == "bad_argument"


def test_goes_on_as_long_as_asked_without_making_room_for_all_beforehand(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[tuple[int, int]] = []

    def stopped(_hand: oh.Hand, _names: list[str], first: int, n: int, _seed: int) -> None:
        begun.append((first, n))
        if len(begun) == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr("openhearts._core.play_out", stopped)
    for n in (2**31, 2**70):
        with pytest.raises(KeyboardInterrupt):
            oh.Game(seed=7).hand.play_out("random", n)
        assert begun == [(0, CHUNK), (CHUNK, CHUNK)]
        begun.clear()


def test_play_outs_come_back_from_another_process() -> None:
    """They couldn't be pickled, so a pool of processes raised instead of returning them."""
    ends = oh.Game(seed=4).hand.play_out("random", n=7, seed=1)
    for again in (pickle.loads(pickle.dumps(ends)), copy.deepcopy(ends), copy.copy(ends)):
        assert again == ends
        assert again.scores.shape == (7, 4)
        assert again.scores.readonly
