"""The coach: the right card first in positions where good players agree, and the right reason."""

from typing import Any

import pytest

import openhearts as oh
from tools.textbook import PICTURES, advice_on, positions


@pytest.mark.parametrize("row", positions(), ids=lambda row: str(row["id"]))
def test_the_best_play_and_the_right_reason(row: dict[str, Any]) -> None:
    """Positions in which good players agree; in other deals of the same view, too."""
    for seed in range(3):
        advice = advice_on(row, seed)
        best = advice.best.action
        if isinstance(best, list):
            assert set(row["holds"]) <= set(best)
        else:
            assert {best, *advice.best.also} & set(row["best"])
        first = advice.reasons[0]
        assert (first["id"], first["args"] | row["reason"]["args"]) == (row["reason"]["id"], first["args"])
        assert row["why"].lower() in advice.why.lower()


def test_the_reason_for_passing_the_queen_is_what_keeping_it_brings() -> None:
    """Not what the pass it is compared with brings: that may pass it as well."""
    row = next(row for row in positions() if row["id"] == "pass-queen")
    advice = advice_on(row)
    kept = next(choice for choice in advice.choices if isinstance(choice.action, list) and "QS" not in choice.action)
    assert {**advice.reasons[0]["args"]}["kept_rate"] == pytest.approx(100 * kept.queen, abs=1)


def test_there_are_enough_of_them() -> None:
    ids = [row["id"] for row in positions()]
    assert len(ids) == len(set(ids)) >= 30
    assert len(list(PICTURES.glob("*.svg"))) == len(ids)


def test_several_passes_are_tried() -> None:
    view = oh.Game(seed=1).view(0)
    advice = oh.coach(view)
    passes = [choice.action for choice in advice.choices]
    assert oh.bot("careful").choose(view) in passes
    assert len(passes) > 5
    assert advice.best.deals > 50
    for action in passes:
        assert isinstance(action, list)
        assert set(action) < set(view.cards)


def test_an_only_choice_is_told_of_too() -> None:
    game = oh.Game(oh.Rules(pass_cycle=["hold"]), seed=3)
    assert game.hand.to_act is not None
    advice = oh.coach(game.view(game.hand.to_act), nodes=10_000)
    assert advice.reasons == [{"id": "reason-only-card", "args": {"best": "2C"}}]
    assert advice.why == "The 2 of clubs is the only card you may play."
    assert advice.best.deals > 100
    assert advice.best.points > 0


def test_bids_and_suits_are_weighed_in_chips() -> None:
    game = oh.Game(oh.preset("auction"), seed=2)
    seat = game.hand.to_act
    assert seat is not None
    advice = oh.coach(game.view(seat), nodes=30_000)
    assert len(advice.choices) > 1
    assert all(isinstance(choice.action, int) for choice in advice.choices)
    assert advice.choices == sorted(advice.choices, key=lambda choice: -choice.gain) or advice.best.gain == 0


def test_it_says_the_same_again_and_nothing_of_hidden_cards() -> None:
    view = oh.Game(oh.Rules(pass_cycle=["hold"]), seed=3)
    assert view.hand.to_act is not None
    seen = view.view(view.hand.to_act)
    assert oh.coach(seen, nodes=5_000, seed=4) == oh.coach(seen, nodes=5_000, seed=4)


@pytest.mark.parametrize("preset", oh.presets())
def test_whatever_is_asked_it_has_a_reason(preset: str) -> None:
    """In every phase of every preset, wherever random play leads: sentences of the best, and figures for all."""
    game = oh.Game(oh.preset(preset), seed=5)
    bot = oh.bot("random")
    for _ in range(90):
        seat = game.hand.to_act
        if seat is None:
            break
        view = game.view(seat)
        advice = oh.coach(view, nodes=400)
        assert 1 <= len(advice.reasons) <= 2
        assert all(reason["id"].startswith("reason-") for reason in advice.reasons)
        assert all(sentence.endswith(".") for sentence in map(oh.say, advice.reasons))
        assert advice.unit == ("points" if game.chips is None or preset == "gamblers" else "chips")
        for choice in advice.choices:
            assert all(0 <= chance <= 1 for chance in choice[5:10])
            assert choice.error >= 0
        game.act(seat, bot.choose(view))


@pytest.mark.parametrize("nodes", [0, -1, 100_000_001])
def test_no_such_number_of_decisions(nodes: int) -> None:
    with pytest.raises(oh.BadInput, match="A coach thinks through 1 to 100,000,000 decisions"):
        oh.coach(oh.Game(seed=1).view(0), nodes=nodes)


def test_who_is_not_to_act_is_not_advised() -> None:
    game = oh.Game(oh.Rules(pass_cycle=["hold"]), seed=7)
    seat = next(seat for seat in range(4) if seat != game.hand.to_act)
    with pytest.raises(oh.IllegalAction, match=f"It is seat {game.hand.to_act}'s turn"):
        oh.coach(game.view(seat))


@pytest.mark.parametrize("seed", range(4))
def test_a_choice_is_judged_alike_however_costly_the_cards_are(seed: int) -> None:
    """Making cards worth 700 times as much multiplies every figure by that, and changes nothing else."""

    def advice_at(worth: int) -> oh.Advice:
        rules = oh.Rules(points={"H": worth, "QS": 13 * worth})
        return oh.coach(oh.Game(rules, seed=seed).view(0), nodes=20_000)

    advice, costly = advice_at(100), advice_at(70_000)
    assert costly.best.action == advice.best.action
    expected = {str(choice.action): choice for choice in advice.choices}
    for choice in costly.choices:
        assert choice.gain / 700 == pytest.approx(expected[str(choice.action)].gain, abs=0.5)
        assert choice.error / 700 == pytest.approx(expected[str(choice.action)].error, rel=0.02)
