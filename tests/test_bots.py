"""Players from Python: the built-in bots by name, any callable, and what is refused."""

import pickle
import random
from pathlib import Path
from typing import Any

import pytest

import openhearts as oh
from tests import rule_sets
from tests.play import QUICK_BOTS, refused
from tests.probe import Probe


def test_their_names_weakest_first() -> None:
    levels = ["random", "beginner", "easy", "medium", "flat", "careful", "hard", "expert"]
    assert oh.bots() == [*levels, "cautious", "stopper", "moon-shooter", "queen-hunter", "uct"]
    assert [oh.bot(name).name for name in oh.bots()] == oh.bots()
    assert repr(oh.bot("careful", 3)) == "bot('careful', seed=3)"
    assert repr(oh.bot("expert", seconds=0.1)) == "bot('expert', seed=0, seconds=0.1)"


def test_a_bot_that_does_not_exist() -> None:
    with pytest.raises(oh.BadInput, match=r"There is no bot “clever”\. There are random, beginner"):
        oh.bot("clever")


@pytest.mark.parametrize("name", ["random", "careful", "expert"])
def test_a_spectator_is_told_that_there_is_nothing_to_choose(name: str) -> None:
    view = oh.Game(seed=1).view(None)
    for ask in (oh.bot(name), oh.bot(name).choose, oh.coach):
        with pytest.raises(oh.BadInput, match="A spectator has no cards to choose from") as why:
            ask(view)
        assert why.value.code == "bad_argument"


@pytest.mark.parametrize("name", ["flat:7", "expert:1", "expert:400:points", "expert:points:400", "uct:3", "uct:2:9"])
def test_what_a_bot_is_told(name: str) -> None:
    assert oh.bot(name).choose(oh.Game(seed=1).view(0))


@pytest.mark.parametrize(
    "name",
    [
        "",
        ":5",
        "careful:5",
        "hard:5",
        "flat:points",
        "uct:0",
        "uct:2:0",
        "uct:2:3:4",
        "uct:10001",
        "flat:0",
        "flat:",
        "expert:-1",
        "expert:1.5",
        "expert:1e3",
        "expert:100000001",
    ],
)
def test_what_no_bot_can_be_told(name: str) -> None:
    with pytest.raises(oh.BadInput, match="Behind a colon, flat and expert can be told"):
        oh.bot(name)


@pytest.mark.parametrize("name", QUICK_BOTS)
def test_bots_play_any_rules_to_the_end(name: str) -> None:
    rng = random.Random(name)
    for _ in range(12):
        rules = oh.Rules.from_json(rule_sets.valid(rng)).but(end={"hands": 2}, tie="shared")
        game = oh.Game(rules, seed=rng.getrandbits(64))
        oh.play_out(game, [oh.bot(name, seat) for seat in range(rules.players)])
        assert len(game.results) == 2


@pytest.mark.parametrize("name", QUICK_BOTS)
def test_a_view_and_a_seed_say_what_a_bot_does(name: str) -> None:
    game, again = oh.Game(seed=5), oh.Game(seed=5)
    players: list[oh.Player] = [oh.bot(name, seed) for seed in range(4)]
    while game.hand.number == 0:
        seat = game.hand.waiting[0]
        action = players[seat](game.view(seat))
        assert action == oh.bot(name, seat).choose(again.view(seat))
        game.act(seat, action)
        again.act(seat, action)


def test_seeds_matter_to_the_random_bot() -> None:
    view = oh.Game(seed=6).view(0)
    assert len({str(oh.bot("random", seed).choose(view)) for seed in range(20)}) > 10


def test_bots_are_asked_only_when_they_may_act() -> None:
    game = oh.Game(oh.Rules(pass_cycle=["hold"]), seed=7)
    turn = game.hand.to_act
    for seat in range(4):
        if seat != turn:
            refused("not_your_turn", oh.bot("careful").choose, game.view(seat))


def test_any_callable_is_a_player() -> None:
    rules = oh.Rules(end={"hands": 4}, tie="shared", moon="choice")

    def lowest(view: oh.View) -> oh.Action:
        if view.phase == "moon":
            return "new"
        return view.cards[: view.pass_count] if view.phase == "pass" else view.legal[0]

    game = oh.Game(rules, seed=8)
    oh.play_out(game, [lowest, oh.bot("random"), oh.bot("careful"), lowest])
    assert game.over
    named = oh.Game(rules, seed=8)
    oh.play_out(named, [lowest, "random", "careful", lowest])
    assert named == game


def test_one_player_plays_in_all_seats() -> None:
    game, same = oh.Game(seed=8), oh.Game(seed=8)
    oh.play_out(game, "random")
    oh.play_out(same, [oh.bot("random")] * 4)
    assert game == same
    alone = oh.Game(seed=8)
    oh.play_out(alone, oh.bot("random"))
    assert alone == game


def test_bots_are_equal_if_they_are_made_alike() -> None:
    bots: list[tuple[str, int, float | None]] = [("careful", 0, None), ("careful", 1, None), ("easy", 0, None)]
    bots += [("flat:200", 0, None), ("flat", 0, None), ("flat", 0, 1), ("flat", 0, 2)]
    for one in bots:
        for other in bots:
            assert (oh.bot(*one) == oh.bot(*other)) is (one == other)
    assert len({oh.bot(*made) for made in bots * 2}) == len(bots)
    assert oh.bot("careful") == oh.bot("careful")
    assert pickle.loads(pickle.dumps(oh.bot("flat", 3, 0.5))) == oh.bot("flat", 3, 0.5)
    assert oh.bot("careful") != "careful"


def test_a_player_that_breaks_the_rules_is_told() -> None:
    def cheat(view: oh.View) -> oh.Action:
        return "AS" if view.phase == "play" else view.cards[:2]

    with pytest.raises(oh.IllegalAction):
        oh.play_out(oh.Game(seed=9), [cheat] * 4)


@pytest.mark.parametrize("action", [None, 5, object()])
def test_what_is_no_action(action: Any) -> None:
    game = oh.Game(seed=10)
    with pytest.raises((TypeError, oh.IllegalAction)):
        game.act(0, action)


def test_a_player_that_forgets_to_answer_is_told() -> None:
    with pytest.raises(TypeError, match="None is no action"):
        oh.play_out(oh.Game(seed=9), lambda _view: None)  # type: ignore[arg-type, return-value]


def test_without_time_an_expert_does_what_a_careful_player_would() -> None:
    game = oh.Game(seed=8)
    for _ in range(40):
        seat = game.hand.to_act
        assert seat is not None
        view = game.view(seat)
        action = oh.bot("expert", seconds=0).choose(view)
        assert action == oh.bot("careful").choose(view)
        game.act(seat, action)


def test_hard_searches_to_the_end_whatever_the_time(probe_path: Path) -> None:
    """This makes it the same player on every device. It passes like the careful player."""
    game = oh.Game(seed=8)
    its_own = 0
    with Probe(probe_path) as probe:
        probe.get('new {"seed": "8"}')
        for _ in range(56):
            seat = game.hand.waiting[0]
            view = game.view(seat)
            action = oh.bot("hard", 3).choose(view)
            assert action == oh.bot("hard", 3, seconds=0).choose(view)
            thought = probe.get(f"think hard {seat} 3 1")
            assert thought == {"action": probe.get(f"bot hard {seat} 3")["action"], "settled": True}
            careful = oh.bot("careful").choose(view)
            assert action == careful or view.phase == "play"
            its_own += action != careful
            game.act(seat, action)
            probe.get(thought["action"])
    assert game.hand.number == 1
    assert its_own > 2


def test_time_ends_what_would_take_days() -> None:
    view = oh.Game(oh.Rules(pass_cycle=["hold"]), seed=9)
    assert view.hand.to_act is not None
    assert oh.bot("expert:100000000", seconds=0.05).choose(view.view(view.hand.to_act))


@pytest.mark.parametrize("steps", [1, 5, 1000])
def test_thinking_piece_by_piece_comes_to_the_same(probe_path: Path, steps: int) -> None:
    with Probe(probe_path) as probe:
        probe.get('new {"seed": "8"}')
        pieces = 0
        for _ in range(24):
            seat = probe.get("status")["to_act"]
            thought: dict[str, Any] = {"settled": False}
            while not thought["settled"]:
                thought = probe.get(f"think expert:400 {seat} 3 {steps}")
                pieces += 1
            assert thought["action"] == probe.get(f"bot expert:400 {seat} 3")["action"]
            probe.get(thought["action"])
        assert (pieces == 24) == (steps == 1000)


@pytest.mark.parametrize("seconds", [-0.001, 86_401, float("nan"), float("inf")])
def test_no_such_time(seconds: float) -> None:
    with pytest.raises(oh.BadInput, match="A bot thinks from 0 to 86,400 seconds"):
        oh.bot("expert", seconds=seconds)


def test_who_plays_changes_no_deal() -> None:
    """The cards of every hand depend only on the seed, whatever the level."""
    dealt = []
    for name in ["beginner", "hard", "expert:100"]:
        game = oh.Game(oh.Rules(end={"hands": 4}, tie="shared"), seed=10)
        oh.play_out(game, [oh.bot(name, seat) for seat in range(4)])
        dealt.append([[hand.dealt(seat) for seat in range(4)] for hand in game.hands])
    assert dealt[0] == dealt[1] == dealt[2]


LADDER = [("easy", "beginner"), ("medium", "easy"), ("careful", "medium"), ("hard", "careful")]


@pytest.mark.parametrize(("better", "level"), LADDER)
def test_each_level_is_better_than_the_one_below(better: str, level: str) -> None:
    """A small part of docs/strength.md."""
    [pairing] = oh.arena([better, level], hands=60, threads=1).pairings
    assert pairing.better > 2 * pairing.error


def test_mistakes_are_as_great_as_the_cards_are_costly() -> None:
    """A beginner makes the same mistakes whether a heart costs a point or a million."""
    passes = []
    for worth in (1, 1_000_000):
        rules = oh.Rules(points={"H": worth})
        passes.append([oh.bot("beginner").choose(oh.Game(rules, seed=seed).view(0)) for seed in range(200)])
    assert sum(one == other for one, other in zip(*passes, strict=True)) > 190


@pytest.mark.parametrize("many", [1, 3, 5])
def test_a_game_is_played_out_by_one_player_for_each_seat(many: int) -> None:
    with pytest.raises(oh.BadInput, match=f"It takes 4 players, one for each seat, not {many}"):
        oh.play_out(oh.Game(seed=7), [oh.bot("careful")] * many)
