"""Games, hands, views and rules as Python values: pickled, copied, shown, compared and hashed.

test_no_leak.py shows that a view's pickle contains nothing hidden.
"""

import copy
import json
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import pytest

import openhearts as oh
from tests import rule_sets
from tests.play import some_action

Value = TypeVar("Value")


def pickled(value: Value) -> Value:
    copied: Value = pickle.loads(pickle.dumps(value))
    return copied


def games() -> Iterator[oh.Game]:
    """Every preset, and some random rules, at some moment of a game."""
    rng = random.Random(11)
    every = [oh.preset(name) for name in oh.presets()]
    for rules in [*every, *(oh.Rules.from_json(rule_sets.valid(rng)) for _ in range(20))]:
        game = oh.Game(rules, seed=rng.randrange(2**64))
        for _ in range(rng.randrange(120)):
            if game.over:
                break
            seat, action = some_action(game.hand, rules, rng)
            game.act(seat, action)
        yield game


def test_a_game_comes_back_whole_and_goes_its_own_way() -> None:
    for game in games():
        for other in (pickled(game), copy.copy(game), copy.deepcopy(game)):
            assert other == game
            assert other.rules == game.rules
            assert type(other) is oh.Game
        if not game.over:
            seat, action = some_action(game.hand, game.rules, random.Random(1))
            other.act(seat, action)
            assert other != game


def test_a_hand_comes_back_with_a_game_of_its_own() -> None:
    for game in games():
        for hand in game.hands:
            for other in (pickled(hand), copy.copy(hand), copy.deepcopy(hand)):
                assert other == hand
                assert other.truth() == hand.truth()
        if game.hand.phase != "done":
            other.act(*some_action(other, game.rules, random.Random(1)))
            assert other != game.hand


def test_a_position_comes_back() -> None:
    hands = [["2C", "AS"], ["3C", "QS"], ["KS", "4H"], ["5S", "6S"]]
    hand = oh.Hand.from_cards(oh.preset("auction"), hands, bidder=1, chips=[99, 40, 7, -6], pot=60)
    hand.name_suit(1, "hearts")
    assert pickled(hand) == hand
    assert pickled(hand).legal(1) == ("3C", "QS")


def test_a_view_comes_back_and_is_its_own_copy() -> None:
    for game in games():
        for seat in range(game.rules.players):
            view = game.view(seat)
            other = pickled(view)
            assert other == view
            assert hash(other) == hash(view)
            assert other.to_json() == view.to_json()
            assert copy.copy(view) is view
            assert copy.deepcopy([view]) == [view]
        if game.hand.to_act is not None:
            view = game.view(game.hand.to_act)
            assert oh.bot("careful", 5).choose(pickled(view)) == oh.bot("careful", 5).choose(view)


def test_a_view_in_a_pickle_is_compact() -> None:
    assert len(pickle.dumps(oh.Game(seed=1).view(0))) < 2000


def test_a_view_of_another_version_is_refused() -> None:
    version, rules, held = oh.Game(seed=1).view(0).__getstate__()
    for broken in (("0.0.1", rules, held), (version, rules, held[:-1]), (version, rules, held + b"x")):
        fresh = oh.View.__new__(oh.View)
        with pytest.raises(oh.BadInput, match="another version"):
            fresh.__setstate__(broken)


def test_views_that_are_equal_have_the_same_hash_and_few_others_do() -> None:
    game = oh.Game(seed=4)
    views = [game.view(seat) for seat in range(4)]
    views += [oh.Game(seed=seed).view(0) for seed in range(100, 150)]
    assert len({hash(view) for view in views}) == len(views)
    assert {game.view(2): "known"}[game.view(2)] == "known"


def test_rules_come_back_and_equal_ones_have_the_same_hash() -> None:
    rng = random.Random(3)
    for _ in range(60):
        rules = oh.Rules.from_json(rule_sets.valid(rng))
        assert pickled(rules) == rules
        assert hash(pickled(rules)) == hash(rules)
        assert copy.copy(rules) is copy.deepcopy(rules) is rules
    assert hash(oh.Rules(players=4)) == hash(oh.Rules())


@pytest.mark.parametrize("kind", ["game", "hand"])
def test_what_changes_has_no_hash(kind: str) -> None:
    game = oh.Game(seed=1)
    with pytest.raises(TypeError, match="unhashable"):
        hash(game if kind == "game" else game.hand)


def test_they_show_what_they_are() -> None:
    game = oh.Game(oh.Rules(moon="new"), seed=7)
    assert repr(game) == "<Game seed=7 hand=0 phase=pass totals=[0, 0, 0, 0] rules=Rules(moon='new')>"
    assert repr(game.hand) == f"<Hand number=0 phase=pass to_act={game.hand.to_act} tricks=0>"
    held = " ".join(game.view(2).cards)
    assert repr(game.view(2)) == f"<View seat=2 phase=pass to_act={game.hand.to_act} cards={held}>"
    observer = oh.Observer(game.rules, 2)
    assert repr(observer) == "<Observer seat=2 view=None>"
    [(public, own)] = game.events()
    observer.see(public, own.get(2))
    assert repr(observer) == f"<Observer seat=2 view={game.view(2)!r}>"


class Mine(oh.Game):
    """A subclass of a game with an attribute of its own."""

    note = ""


def test_a_game_of_a_subclass_keeps_its_kind_and_what_was_added() -> None:
    game = Mine(seed=2)
    game.note = "against Tomás"
    other = pickled(game)
    assert (type(other), other, other.note) == (Mine, game, "against Tomás")


def test_errors_come_back_whole() -> None:
    message = {"id": "refusal-must_follow_suit", "args": {"suit": "clubs"}}
    errors = [oh.IllegalAction("not_now", message), oh.BadInput("bad_log", message), oh.RulesError("moon", message)]
    for error in errors:
        for other in (pickled(error), copy.copy(error)):
            assert type(other) is type(error)
            assert (str(other), vars(other)) == (str(error), vars(error))


def test_they_travel_between_processes() -> None:
    """A bot in another process gets a view through a process pool."""
    view = oh.Game(seed=5, rules=oh.Rules(pass_cycle=["hold"])).view(0)
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer).to_json())"
    run = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(view), capture_output=True, check=True)
    assert run.stdout.decode().strip() == view.to_json()


def test_numbers_of_other_libraries_are_numbers() -> None:
    """Seeds are mostly drawn by NumPy, whose whole numbers aren't Python's."""
    three: int = np.int64(3)  # type: ignore[assignment]
    game = oh.Game(seed=three)
    assert game == oh.Game(seed=3)
    assert game.log() == oh.Game(seed=3).log()
    assert oh.bot("random", three)(game.view(1)) == oh.bot("random", 3)(game.view(1))
    assert oh.playouts(n=three, seed=three) == oh.playouts(n=3, seed=3)
    assert oh.Rules(players=three) == oh.Rules(players=3)
    assert oh.Rules(players=three + 2, points={"H": three}) == oh.Rules(players=5, points={"H": 3})
    assert oh.score_sheet(None, [{"points": [three, 23, 0, 0]}])["totals"] == [3, 23, 0, 0]
    assert oh.Batch(games=three, seed=three).observations.shape == oh.Batch(games=3).observations.shape
    assert oh.Episode(seed=three).legal == oh.Episode(seed=3).legal
    assert oh.arena(["random", "easy"], hands=three, seed=three) == oh.arena(["random", "easy"], hands=3, seed=3)
    auction = oh.Game(oh.preset("auction"), seed=3)
    auction.act(auction.hand.to_act or 0, three)
    assert auction.log()["actions"][0].endswith(" 3")
    for seed in (3.0, "3", True, np.float64(3)):
        with pytest.raises(oh.BadInput, match="whole number"):
            oh.Game(seed=seed)  # type: ignore[arg-type]


def test_a_count_is_exact_or_refused() -> None:
    hand = oh.Game(oh.preset("auction", settlement={"kind": "sweepstakes", "buy_in": 1_000_000}), seed=1).hand
    assert hand.count(1) == 1_000_001
    with pytest.raises(oh.BadInput, match="more than 100,000,000") as refused:
        hand.count(2)
    assert refused.value.code == "bad_argument"


def test_flags_and_arrays_of_numpy_are_values_of_rules_and_positions() -> None:
    asked = {"breaking": np.bool_(False), "removed": np.array(["2C"]), "players": np.int64(3), "pass_count": np.int8(0)}
    rules = oh.Rules.from_json(asked)
    assert rules == oh.Rules(breaking=False, removed=["2C"], players=3, pass_count=0)
    hands = np.array([["3C", "4C"], ["5C", "6C"], ["7C", "8C"]])
    fields: Any = {
        "leader": np.int64(0),
        "totals": np.array([1, 2, 3]),
        "broken": np.bool_(True),
        "dealer": np.uint8(2),
    }
    hand = oh.Hand.from_cards(rules, hands, **fields)
    assert hand == oh.Hand.from_cards(rules, hands.tolist(), leader=0, totals=[1, 2, 3], broken=True, dealer=2)


@pytest.mark.parametrize("depth", [-1, 53, 2**64, -(2**64)])
def test_a_depth_that_is_none_is_refused(depth: int) -> None:
    with pytest.raises(oh.BadInput, match="A depth is a whole number from 0 to 52") as refused:
        oh.Game(seed=7).hand.count(depth)
    assert refused.value.code == "bad_argument"


def test_a_count_that_finds_nothing_ends() -> None:
    """Past the last card there is nothing to count; the search for it must stop."""
    session = oh._core.Session()
    session.answer('new {"seed": 1, "rules": {"pass_cycle": ["hold"]}}')
    for _ in range(4):
        seat = json.loads(session.answer("status").removeprefix("ok "))["to_act"]
        [card, *_] = json.loads(session.answer("legal").removeprefix("ok "))
        assert session.answer(f"play {seat} {card}").startswith("ok")
    assert session.answer("count 52").startswith("error bad_argument ")


NATURAL = """
import openhearts as oh

[pairing] = oh.arena(["careful", "random"], hands=50).pairings
if pairing.better > 2 * pairing.error and pairing.interval[0] > 0 and pairing.won_interval[1] > 0.5 + pairing.won_error:
    print(pairing.first)
one, other = oh.arena(["careful", "random"], hands=50).players
assert one.mean < other.mean and one.won >= other.won
rules: oh.Rules = oh.Rules.from_json(oh.preset("omnibus").changes)
players: int = rules.to_dict()["players"]
"""


def test_the_natural_lines_pass_a_strict_type_check(tmp_path: Path) -> None:
    lines = tmp_path / "lines.py"
    lines.write_text(NATURAL)
    run = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", str(lines)], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout
