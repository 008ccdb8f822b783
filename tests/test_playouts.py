"""Random hands from Python: their results, that these depend only on the seed, and that they release the GIL."""

import json
import math
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import openhearts as oh
from openhearts import _core
from openhearts.playouts import CHUNK


def test_a_million_hands_of_the_standard_game() -> None:
    """The figures published for random play, of environments in which the queen of spades breaks hearts.

    A seat's mean score is 6.64 and a moon is shot in 1.09 % of hands; the bounds are those of three standard errors.
    """
    result = oh.playouts(oh.Rules(queen_breaks="played"), n=1_000_000, seed=1)
    assert result.points == pytest.approx([6.64] * 4, abs=0.02)
    assert result.moon_rate == pytest.approx(0.0109, abs=0.0005)
    assert (result.hands, result.cards) == (1_000_000, 52_000_000)
    assert all(0.006 < error < 0.009 for error in result.errors)


def test_scores_add_up() -> None:
    """RULES.md §4: 26 a hand without a moon, three times 26 with one in the old way."""
    result = oh.playouts(n=20_000, seed=2)
    points = sum(round(mean * result.hands) for mean in result.points)
    assert points == 26 * (result.hands - result.moons) + 78 * result.moons
    new = oh.playouts(oh.Rules(moon="new"), n=20_000, seed=2)
    assert new.moons == result.moons
    assert sum(round(mean * new.hands) for mean in new.points) == 26 * (new.hands - 2 * new.moons)


def test_every_preset_is_played() -> None:
    for name in oh.presets():
        rules = oh.preset(name)
        result = oh.playouts(rules, n=2_000, seed=3)
        dealt = 2_000 * rules.players * rules.hand_size
        # From a stock cards are drawn and played as well; a last survivor's stay in the hand.
        assert 2_000 * rules.players < result.cards < 2_000 * 52 if rules.stock else result.cards == dealt
        assert len(result.points) == len(result.errors) == rules.players


def test_a_seed_says_everything() -> None:
    assert oh.playouts(n=5_000, seed=4) == oh.playouts(n=5_000, seed=4)
    assert oh.playouts(n=5_000, seed=4) != oh.playouts(n=5_000, seed=5)
    assert oh.playouts(n=5_000, seed=2**64 - 1).hands == 5_000


@pytest.mark.parametrize("threads", [2, 3, 8])
def test_the_number_of_threads_changes_nothing(threads: int) -> None:
    hands = 2 * CHUNK + 1234
    assert oh.playouts(n=hands, seed=6, threads=threads) == oh.playouts(n=hands, seed=6)


def test_hands_are_the_same_one_by_one() -> None:
    """Hand i does not depend on where the play-outs began."""
    rules = oh.Rules()
    whole = _core.playouts(rules, 0, 300, 7)
    parts = [_core.playouts(rules, first, 100, 7) for first in (0, 100, 200)]
    assert sum(part[1] for part in parts) == whole[1]
    assert sum(part[2] for part in parts) == whole[2]
    assert [sum(part[4][seat] for part in parts) for seat in range(4)] == whole[4]


def test_progress_is_told() -> None:
    told: list[int] = []
    oh.playouts(n=2 * CHUNK + 1, seed=8, progress=told.append)
    assert told == [CHUNK, 2 * CHUNK, 2 * CHUNK + 1]


def test_one_hand() -> None:
    result = oh.playouts(n=1, seed=9)
    assert (result.hands, result.cards, result.errors) == (1, 52, [math.inf] * 4)


def test_errors_are_those_of_a_sample() -> None:
    """The same standard error as of hands played out one by one: there are few hands, so what it divides by shows."""
    hands = [oh.playouts(n=many, seed=9).points for many in (1, 2)]
    first, both = hands[0], hands[1]
    apart = [abs(2 * mean - 2 * one) for mean, one in zip(both, first, strict=True)]
    assert oh.playouts(n=2, seed=9).errors == pytest.approx([each / 2 for each in apart])


@pytest.mark.parametrize(("n", "threads"), [(0, 1), (-5, 1), (10, 0)])
def test_too_few(n: int, threads: int) -> None:
    with pytest.raises(oh.BadInput, match="at least one hand and one thread"):
        oh.playouts(n=n, threads=threads)


def test_the_interpreter_is_free_meanwhile() -> None:
    """During one long call, another thread keeps counting, which a held GIL would prevent."""
    span: list[float] = []

    def play() -> None:
        start = time.monotonic()
        _core.playouts(oh.Rules(), 0, 300_000, 10)
        span.extend((start, time.monotonic()))

    thread = threading.Thread(target=play)
    ticks: list[float] = []
    thread.start()
    while thread.is_alive():
        ticks.append(time.monotonic())
        time.sleep(0.001)
    thread.join()
    start, end = span
    inside = [tick for tick in ticks if start + 0.1 * (end - start) < tick < end - 0.1 * (end - start)]
    assert len(inside) > 10


@pytest.mark.parametrize("players", ["clever", lambda view: view.legal[0], [None, "careful", "careful", "careful"]])
def test_who_plays_out_a_hand_is_a_bot_by_name(players: Any) -> None:
    with pytest.raises(oh.BadInput, match="There are random, beginner"):
        oh.Game(seed=1).hand.play_out(players)
    with pytest.raises(oh.BadInput, match="There are random, beginner"):
        oh.Batch(games=1, bots=[None, "clever", None, None])


def test_few_hands_are_begun_ahead_so_that_ctrl_c_finds_no_lock_held(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []
    submit = ThreadPoolExecutor.submit

    def counted(pool: ThreadPoolExecutor, *what: Any) -> Any:
        begun.append(what)
        return submit(pool, *what)

    def stop(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(ThreadPoolExecutor, "submit", counted)
    with pytest.raises(KeyboardInterrupt):
        oh.playouts(n=100_000_000, threads=2, progress=stop)
    assert 0 < len(begun) < 10


def test_the_line_protocol_says_the_same() -> None:
    session = _core.Session()
    assert session.answer('new {"rules": {}, "seed": 1}').startswith("ok ")
    for hands in (1, 2, 100):
        said = json.loads(session.answer(f"playouts {hands} 1").removeprefix("ok "))
        result = oh.playouts(n=hands, seed=1)
        assert said["points"] == pytest.approx(result.points, abs=1e-6)
        expected = [None] * 4 if hands == 1 else pytest.approx(result.errors, abs=1e-6)
        assert said["errors"] == expected
