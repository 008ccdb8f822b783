"""The arena: duplicate deals, the same for every number of threads, and right about who is better."""

import json
import math
import pickle
import random
from collections import Counter

import pytest

import openhearts as oh
from openhearts.arena.certainty import FEWEST, Mean, width
from openhearts.arena.deals import Deals, seatings, seed_of


def first(view: oh.View) -> oh.Action:
    """Plays its lowest card."""
    if view.phase == "pass":
        return view.cards[: view.pass_count]
    return view.legal[0]


# -- deals and seats --


@pytest.mark.parametrize("sides", range(2, 12))
def test_each_player_sits_everywhere_as_often_as_the_other(sides: int) -> None:
    all_of_them = seatings(sides)
    assert len(set(all_of_them)) == len(all_of_them)
    for seat in range(sides):
        assert sum(seating[seat] for seating in all_of_them) * 2 == len(all_of_them)
    for seating in all_of_them:
        assert abs(sides - 2 * sum(seating)) <= 1


def test_at_four_seats_it_is_every_two_against_two() -> None:
    assert len(seatings(4)) == 6


def test_partners_are_one_player() -> None:
    assert Deals(oh.preset("partnership"), 0).seatings == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_the_passes_take_turns_and_the_deals_differ() -> None:
    deals = Deals(oh.Rules(), 5)
    assert [deals.hand(number).hand.pass_to for number in range(5)] == ["left", "right", "across", "hold", "left"]
    assert len({deals.hand(number).seed for number in range(50)}) == 50
    assert deals.hand(3) == Deals(oh.Rules(), 5).hand(3)
    assert deals.hand(3) != Deals(oh.Rules(), 6).hand(3)


def test_a_seed_hangs_on_every_part() -> None:
    assert len({seed_of("bots", 1, 2), seed_of("bots", 12), seed_of("deal", 1, 2), seed_of("bots", 2, 1)}) == 4


# -- matches --


def test_careful_beats_random_by_what_is_known() -> None:
    [pairing] = oh.arena(["careful", "random"], hands=120, threads=1).pairings
    assert abs(pairing.better - 8.8) < 4 * pairing.error
    assert 0.1 < pairing.error < 0.4
    assert pairing.interval[0] < 8.8 < pairing.interval[1]


@pytest.mark.parametrize("name", ["careful", "random"])
def test_a_bot_comes_out_even_against_itself(name: str) -> None:
    result = oh.arena([name, name], hands=40, games=1)
    [pairing] = result.pairings
    assert (pairing.better, pairing.error, pairing.won) == (0, 0, 0.5)
    assert [player.name for player in result.players] == [name, f"{name} (2)"]
    assert result.players[0].moons == result.players[1].moons


def test_the_result_is_the_same_with_any_number_of_threads() -> None:
    one, two, five = (
        oh.arena(["careful", "random", first], hands=25, games=1, seed=9, threads=threads) for threads in (1, 2, 5)
    )
    assert one == two == five
    assert one != oh.arena(["careful", "random", first], hands=25, games=1, seed=8)


def test_an_early_end_is_the_same_with_any_number_of_threads() -> None:
    one, four = (oh.arena(["careful", first], hands=400, seed=1, threads=threads, settle=0) for threads in (1, 4))
    assert one == four
    assert one.pairings[0].settled == "first"
    assert FEWEST <= one.pairings[0].deals < 100
    assert one.done == one.planned == 400


def test_players_of_the_same_strength_settle_as_equal() -> None:
    result = oh.arena(["careful", "careful"], hands=400, settle=0.5)
    assert result.pairings[0].settled == "equal"
    assert result.pairings[0].deals == FEWEST
    assert oh.arena(["careful", "careful"], hands=40, settle=0).pairings[0].settled is None


def test_games_settle_by_who_wins_more_of_them() -> None:
    result = oh.arena(["careful", "random"], hands=0, games=400, settle=5)
    [pairing] = result.pairings
    assert pairing.won_settled == "first"
    assert pairing.settled is None  # no hand was dealt for its points
    assert pairing.games == FEWEST
    assert 0.5 < pairing.won_interval[0] < pairing.won <= pairing.won_interval[1] <= 1
    assert result.done == result.planned == 400
    [turned] = oh.arena(["random", "careful"], hands=0, games=400, settle=0).pairings
    assert turned.won_settled == "second"
    [even] = oh.arena(["careful", "careful"], hands=0, games=FEWEST + 5, settle=0).pairings
    assert (even.won_settled, even.games, even.won) == (None, FEWEST + 5, 0.5)


def test_everybody_meets_everybody() -> None:
    result = oh.arena(["careful", "random", first], hands=10)
    assert [(pairing.first, pairing.second) for pairing in result.pairings] == [
        ("careful", "random"),
        ("careful", "first"),
        ("random", "first"),
    ]
    for player in result.players:
        assert player.hands == 2 * 10 * 6
        assert player.decisions > 0
        assert player.slowest >= player.milliseconds > 0
    assert result.players[0].mean < result.players[1].mean


def test_points_of_a_hand_add_up() -> None:
    result = oh.arena(["random", first], hands=8, rules=oh.Rules(moon="off"))
    assert sum(player.mean for player in result.players) == pytest.approx(13)


@pytest.mark.parametrize("preset", oh.presets())
def test_careful_is_better_in_every_preset(preset: str) -> None:
    result = oh.arena(["random", "careful"], oh.preset(preset), hands=8)
    assert result.pairings[0].better < 0
    assert result.unit == ("chips" if oh.Game(oh.preset(preset), seed=0).chips else "points")


def test_for_chips_whole_games_are_played() -> None:
    result = oh.arena(["careful", "random"], oh.preset("sweepstakes"), hands=500, games=3)
    [pairing] = result.pairings
    assert (pairing.deals, pairing.games, result.planned) == (3, 3, 3)
    assert result.players[0].hands > 3 * 6


def test_moons_are_counted() -> None:
    result = oh.arena(["careful", "random"], hands=100)
    assert result.players[1].moons > result.players[0].moons
    assert result.players[1].moon_rate == result.players[1].moons / 600


def test_what_was_not_played_has_no_figure() -> None:
    no_games = oh.arena(["careful", "random"], hands=2)
    no_deals = oh.arena(["careful", "random"], hands=0, games=1)
    for player in no_games.players:
        assert math.isnan(player.won)
        assert not math.isnan(player.mean)
    for player in no_deals.players:
        assert math.isnan(player.mean)
        assert not math.isnan(player.won)
    assert no_games.to_dict()["players"][0]["won"] is None
    assert pickle.loads(pickle.dumps(no_games)) == no_games == oh.arena(["careful", "random"], hands=2)


def test_only_decisions_that_leave_a_choice_are_timed() -> None:
    forced = Counter[bool]()

    def counting(view: oh.View) -> oh.Action:
        forced[view.phase == "play" and len(view.legal) == 1] += 1
        return first(view)

    result = oh.arena([counting, "random"], hands=2, threads=1)
    assert result.players[0].decisions == forced[False] > 0
    assert forced[True] > 0


def test_progress_is_told_after_every_deal() -> None:
    told: list[oh.Arena] = []
    result = oh.arena(["careful", "random"], hands=7, games=1, progress=told.append)
    assert [so_far.done for so_far in told] == list(range(1, 9))
    assert told[-1] == result
    assert told[0].pairings[0].error == math.inf


def test_it_is_plain_json() -> None:
    result = oh.arena(["careful", "random"], hands=2, seed=2**64 - 1)
    facts = json.loads(result.to_json())
    assert facts == json.loads(json.dumps(result.to_dict()))
    assert (facts["seed"], facts["seatings"], facts["pairings"][0]["interval"]) == (2**64 - 1, 6, None)


@pytest.mark.parametrize(
    ("players", "terms", "words"),
    [
        (["careful"], {}, "two players"),
        ("careful", {}, "two players"),
        (["careful", "grandma"], {}, "grandma"),
        (["careful", "cmd:"], {}, "names no program"),
        (["careful", "cmd:'"], {}, "read as a command"),
        (["careful", "cmd:/no/such/engine"], {}, "/no/such/engine"),
        (["careful", 7], {}, "not 7"),
        (["careful", "random"], {"hands": 0}, "one hand"),
        (["careful", "random"], {"games": -1}, "one hand"),
        (["careful", "random"], {"threads": 0}, "one thread"),
        (["careful", "random"], {"limit": 0}, "time limit"),
        (["careful", "random"], {"settle": float("nan")}, "settle"),
        (["careful", "random"], {"seed": -1}, "seed"),
    ],
)
def test_what_can_not_be_played(players: list[str], terms: dict[str, float], words: str) -> None:
    with pytest.raises(oh.BadInput, match=words):
        oh.arena(players, **terms)  # type: ignore[arg-type]


# -- how certain it is --


def test_mean_and_error_are_the_usual_ones() -> None:
    mean = Mean()
    for value in (1, 2, 3, 6):
        mean.add(value)
    assert mean.mean == 3
    assert mean.error == pytest.approx((14 / 3 / 4) ** 0.5)
    assert mean.interval == (-math.inf, math.inf)


def test_the_interval_is_wider_than_two_errors_but_not_by_much() -> None:
    assert 2.8 < min(width(count) for count in range(30, 10_000)) < 3.1
    assert all(width(count) < 4.2 for count in range(30, 100_000, 7))


@pytest.mark.parametrize(("kind", "most"), [("normal", 0.05), ("skewed", 0.07)])
def test_the_interval_holds_the_mean_at_all_times(kind: str, most: float) -> None:
    """Of 500 matches checked after each of 1,000 deals, few may ever be wrong, and a few more if they are skewed."""
    chance = random.Random(3)
    wrong = 0
    for _ in range(500):
        mean = Mean()
        for value in random_values(chance, kind):
            mean.add(value)
            if not mean.interval[0] <= 0 <= mean.interval[1]:
                wrong += 1
                break
    assert wrong <= most * 500


def random_values(chance: random.Random, kind: str) -> list[float]:
    """A thousand numbers of mean 0; skewed more than points are, one in four costing twelve."""
    if kind == "normal":
        return [chance.gauss(0, 3) for _ in range(1000)]
    return [(12.0 if chance.random() < 0.25 else 0.0) - 3 for _ in range(1000)]


def test_a_bot_of_a_class_is_called_as_its_class() -> None:
    class Ducker:
        def __call__(self, view: oh.View) -> oh.Action:
            return oh.bot("careful")(view)

    class Named(Ducker):
        def __repr__(self) -> str:
            return "Named(3)"

    result = oh.arena([Ducker(), Ducker(), Named()], hands=1)
    assert [player.name for player in result.players] == ["Ducker", "Ducker (2)", "Named(3)"]
