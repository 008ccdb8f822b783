"""Games from Python: seeds, logs, equality, what is refused, and hands that outlive the next deal."""

import contextlib
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import openhearts as oh
from tests import rule_sets
from tests.play import play_hand, play_on, refused, some_action

SHORT = oh.Rules(end={"hands": 3})


def dealt(game: oh.Game) -> list[list[str]]:
    return [game.hand.dealt(seat) for seat in range(game.rules.players)]


@pytest.mark.parametrize("seed", [0, 1, 7, 2**31, 2**32 - 1, 2**32, 2**53 + 1, 2**63 - 1, 2**63, 2**64 - 1])
def test_a_seed_is_64_bits_and_says_every_deal(seed: int) -> None:
    game = oh.Game(seed=seed)
    assert game.seed == seed
    assert game.log().get("seed") == str(seed)  # a text, because JSON's numbers lose such seeds in other languages
    assert oh.Game.from_log(game.log()) == game == oh.Game(seed=seed)
    assert dealt(game) != dealt(oh.Game(seed=seed ^ 1))


def test_every_card_is_dealt_once() -> None:
    for seed in range(50):
        cards = [card for hand in dealt(oh.Game(seed=seed)) for card in hand]
        assert len(cards) == len(set(cards)) == 52


def test_without_a_seed_one_is_drawn() -> None:
    games = [oh.Game() for _ in range(5)]
    assert len({game.seed for game in games}) == 5


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "7", True])
def test_what_is_no_seed(seed: Any) -> None:
    with pytest.raises(oh.BadInput, match="whole number from 0") as refusal:
        oh.Game(seed=seed)
    assert refusal.value.code == "bad_argument"


@pytest.mark.parametrize(
    "take",
    [
        oh.Game,
        oh.Episode,
        oh.Batch,
        oh.Observer,
        oh.playouts,
        lambda rules: oh.score_sheet(rules, []),
        lambda rules: oh.arena(["random", "careful"], rules),
        lambda rules: oh.view_from_json("{}", rules),
    ],
)
def test_what_are_no_rules(take: Any) -> None:
    with pytest.raises(oh.BadInput) as refusal:
        take("omnibus")
    assert str(refusal.value) == "Rules are made by Rules(), preset() or Rules.from_json(); 'omnibus' is none."
    with pytest.raises(oh.BadInput, match=r"^7 is no rule set\. If it is meant as a seed, .*: seed=7\.$"):
        take(7)
    assert refusal.value.code == "bad_argument"


def test_the_first_dealer_is_drawn_and_the_deal_moves_left() -> None:
    assert {oh.Game(seed=seed).hand.dealer for seed in range(40)} == {0, 1, 2, 3}
    game = oh.Game(SHORT, seed=2)
    play_on(game, random.Random(2))
    first = game.hands[0].dealer
    assert [hand.dealer for hand in game.hands] == [first, (first + 1) % 4, (first + 2) % 4]
    assert [hand.pass_to for hand in game.hands] == ["left", "right", "across"]


@pytest.mark.parametrize("name", oh.presets())
def test_a_game_is_its_log(name: str) -> None:
    rng = random.Random(name)
    game = oh.Game(oh.preset(name), seed=rng.getrandbits(64))
    while not game.over and len(game.hands) < 4:
        play_on(game, rng, rng.randrange(1, 60))
        again = oh.Game.from_log(json.dumps(game.log()))
        assert again == game
        assert again.log() == game.log()
        assert again.hands == game.hands
        assert (again.totals, again.over, again.winners, again.results) == (
            game.totals, game.over, game.winners, game.results,
        )  # fmt: skip
        assert [again.view(seat) == game.view(seat) for seat in range(game.rules.players)]
        assert again.rules == game.rules == oh.preset(name)


def test_logs_of_random_rule_sets() -> None:
    rng = random.Random(11)
    for _ in range(40):
        game = oh.Game(oh.Rules.from_json(rule_sets.valid(rng)), seed=rng.getrandbits(64))
        play_on(game, rng, rng.randrange(150))
        assert oh.Game.from_log(game.log()) == game


def test_whole_games_end_as_they_should() -> None:
    rng = random.Random(12)
    for _ in range(5):
        game = oh.Game(oh.Rules(end={"target": 50}), seed=rng.getrandbits(64))
        play_on(game, rng)
        assert game.over
        assert max(game.totals) >= 50
        assert game.winners == [seat for seat in range(4) if game.totals[seat] == min(game.totals)]
        assert len(game.winners) == 1
        assert game.totals == [sum(row["scores"][seat] for row in game.results) for seat in range(4)]
        assert [row["totals"] for row in game.results][-1] == game.totals
        assert len(game.results) == len(game.hands)
        assert game.hand.phase == "done"
        refused("game_over", game.play, 0, "2C")
        refused("game_over", game.pass_cards, 0, ["2C", "3C", "4C"])
        refused("game_over", game.choose_moon, 0, "old")
        refused("game_over", game.bid, 0, 1)
        refused("game_over", game.name_suit, 0, "spades")


def test_games_differ_by_rules_seed_and_actions() -> None:
    game, other = oh.Game(SHORT, seed=5), oh.Game(SHORT, seed=5)
    assert game == other
    assert game != oh.Game(SHORT, seed=6)
    assert game != oh.Game(seed=5)
    assert game != "game"
    action = some_action(game.hand, SHORT, random.Random(1))
    game.act(*action)
    assert game != other
    other.act(*action)
    assert game == other
    with pytest.raises(TypeError):
        hash(game)


def test_hands_outlive_the_next_deal() -> None:
    rng = random.Random(13)
    game = oh.Game(SHORT, seed=13)
    first = game.hand
    play_hand(first, SHORT, rng)
    truth, view = first.truth(), first.view(0)
    assert (first.phase, game.hand.number) == ("done", 1)
    play_on(game, rng)
    assert first.truth() == truth
    assert first.view(0) == view
    assert game.hands[0] == first
    hands = game.hands
    del game
    assert [hand.number for hand in hands] == [0, 1, 2]
    assert first.scores == truth["scores"]


def test_nothing_can_be_done_in_a_hand_that_is_done() -> None:
    """Above all, the action must not happen in the next hand instead."""
    rng = random.Random(14)
    game = oh.Game(SHORT.but(pass_cycle=["left"]), seed=14)
    first = game.hand
    play_hand(first, game.rules, rng)
    log = game.log()
    refused("not_now", first.pass_cards, 0, game.hand.cards(0)[:3])
    assert game.log() == log
    play_on(game, rng, 4)
    log = game.log()
    seat = game.hand.waiting[0]
    refused("not_now", first.play, seat, game.hand.legal(seat)[0])
    refused("not_now", first.choose_moon, seat, "old")
    assert game.log() == log


def test_what_act_makes_of_an_action() -> None:
    game = oh.Game(seed=15)
    refused("wrong_number_of_cards", game.act, 0, "QS")
    for pass_cards in (game.pass_cards, game.hand.pass_cards, game.hand.clone().pass_cards):
        refused("wrong_number_of_cards", pass_cards, 0, "2C")
        with pytest.raises(oh.IllegalAction, match=r'^Cards are passed as a list, like \["QS", "AH", "2C"\], even if'):
            pass_cards(0, "2C")
    for seat in range(4):
        game.act(seat, game.hand.cards(seat)[:3])
    seat = game.hand.waiting[0]
    refused("not_now", game.act, seat, ["2C"])
    refused("no_such_card", game.act, seat, "old")
    game.act(seat, "2C")
    assert game.hand.trick == {"leader": seat, "seats": [seat], "cards": ["2C"], "winning": seat}


def test_what_act_makes_of_a_bid_and_a_suit() -> None:
    game = oh.Game(oh.preset("auction"), seed=15)
    first = game.hand.waiting[0]
    refused("not_now", game.act, first, "QS")
    refused("not_now", game.act, first, ["QS"])
    game.act(first, 7)
    assert (chips := game.chips) is not None
    assert (chips["stacks"], chips["pot"]) == ([100] * 4, 0)
    for _ in range(3):
        game.act(game.hand.waiting[0], 0)
    paid = [93 if seat == first else 100 for seat in range(4)]
    assert (chips := game.chips) is not None
    assert (game.hand.phase, chips["stacks"], chips["pot"]) == ("suit", paid, 7)
    refused("no_such_suit", game.act, first, "QS")
    refused("not_now", game.act, first, 8)
    game.act(first, "diamonds")
    assert (auction := game.hand.view(0).to_dict()["auction"]) is not None
    assert auction["suit"] == "diamonds"
    log = game.log()["actions"]
    assert (log[0], log[-1]) == (f"bid {first} 7", f"suit {first} diamonds")
    assert oh.Game.from_log(game.log()) == game


@pytest.mark.parametrize("kind", ["none", "average", "lowest_takes_pot", "sweepstakes", "howell"])
def test_chips_are_neither_made_nor_lost(kind: str) -> None:
    """After every hand, stacks and pot add up to the buy-ins; the last hand says how it was settled."""
    rng = random.Random(kind)
    rules = oh.Rules.from_json({"players": 5, "settlement": kind, "end": {"target": 50}, "moon": "off"})
    game = oh.Game(rules, seed=17)
    play_on(game, rng)
    if kind == "none":
        assert game.chips is None
        assert game.hand.settled is None
        return
    assert game.chips is not None
    unit = 5 if kind == "average" else 1
    assert game.chips["unit"] == unit
    for row in game.results:
        assert sum(row["chips"] or []) + (row["pot"] or 0) == 5 * 100 * unit
    settled = game.hand.settled
    assert settled is not None
    assert settled["before"] + sum(settled["paid"]) == settled["pot"] + sum(settled["won"])
    assert settled["net"] == [won - paid for won, paid in zip(settled["won"], settled["paid"], strict=True)]
    assert (game.chips["stacks"], game.chips["pot"]) == (game.results[-1]["chips"], settled["pot"])
    first = game.hands[0].settled
    assert (first is None) == (kind == "average" and len(game.hands) > 1)


def test_while_the_pot_carries_there_is_no_new_auction() -> None:
    rng = random.Random(18)
    carried = 0
    for seed in range(4):
        game = oh.Game(oh.preset("auction"), seed=seed)
        play_on(game, rng)
        bidder = None
        for hand in game.hands:
            auction = hand.view(0).to_dict()["auction"]
            assert auction is not None
            assert auction["carried"] == (bidder is not None)
            if bidder is not None:
                carried += 1
                assert (auction["bidder"], auction["bids"], auction["high"]) == (bidder, [None] * 4, 0)
            settled = hand.settled
            assert settled is not None
            bidder = auction["bidder"] if not any(settled["won"]) else None
    assert carried > 10


def test_a_refused_action_changes_nothing() -> None:
    rng = random.Random(16)
    game = oh.Game(SHORT, seed=16)
    while not game.over:
        log = game.log()
        seat = rng.randrange(-1, 6)
        cards: Any = rng.choice(["2C", "QS", "ZZ", "", "10D", ["2C"], ["QS"] * 3, game.hand.cards(0)[:3], "new", []])
        with contextlib.suppress(oh.IllegalAction):
            game.act(seat, cards)
            continue
        assert game.log() == log
        play_on(game, rng, 1)


def test_play_out_asks_each_player_for_a_view() -> None:
    asked: list[int | None] = []

    def player(view: oh.View) -> oh.Action:
        asked.append(view.seat)
        return oh.bot("random", 3).choose(view)

    game = oh.Game(oh.Rules(end={"hands": 1}, tie="shared"), seed=1)
    oh.play_out(game, [player] * 4)
    assert game.over
    assert len(asked) == 4 + 52
    assert set(asked) == {0, 1, 2, 3}


# Logs from elsewhere.

GOOD = oh.Game(oh.Rules(end={"hands": 1}, tie="shared"), seed=21)
play_on(GOOD, random.Random(21))


@pytest.mark.parametrize(
    ("change", "code", "words"),
    [
        ({"openhearts": 3}, "bad_log", "version"),
        ({"openhearts": "1"}, "bad_log", "version"),
        ({"rules": {"players": 17}}, "bad_rules", r"\(players\)\. A table seats"),
        ({"rules": []}, "bad_rules", "object"),
        ({"seed": "-1"}, "bad_log", "seed"),
        ({"seed": str(2**64)}, "bad_log", "seed"),
        ({"seed": None}, "bad_log", "seed"),
        ({"dealer": (GOOD.hands[0].dealer + 1) % 4}, "bad_log", "dealer"),
        ({"dealer": "0"}, "bad_log", "dealer"),
        ({"actions": None}, "bad_log", "actions"),
        ({"actions": "play 0 2C"}, "bad_log", "actions"),
        ({"actions": [1]}, "bad_log", "Action 1 .* An action is bid, suit, pass, play or moon, then "),
        ({"actions": ["frob 0 2C"]}, "bad_log", 'Action 1 of the log, "frob 0 2C", is refused. An action is bid, '),
        ({"actions": ["play 0"]}, "bad_log", 'Action 1 of the log, "play 0", is refused. An action is bid, '),
        ({"actions": ["play 0 2C"]}, "bad_log", "Action 1 "),
        ({"actions": [*GOOD.log()["actions"][:20], "play 0 XX"]}, "bad_log", "Action 21 "),
        ({"actions": [*GOOD.log()["actions"], "play 0 2C"]}, "bad_log", "Action 57 "),
        ({"seed": "22"}, "bad_log", "dealer|Action"),
    ],
)
def test_logs_that_cannot_be_replayed_say_why(change: dict[str, Any], code: str, words: str) -> None:
    with pytest.raises(oh.BadInput, match=words) as refusal:
        oh.Game.from_log({**GOOD.log(), **change})
    assert refusal.value.code == code


@pytest.mark.parametrize(
    "text", ["", "{", "nonsense", "[1,", "\0", '{"openhearts":1', "[" * 50_000, '"' + "x" * 10_000]
)
def test_logs_that_are_no_json(text: str) -> None:
    with pytest.raises(oh.BadInput) as refusal:
        oh.Game.from_log(text)
    assert refusal.value.code == "bad_json"


@pytest.mark.parametrize("log", [b"{}", None, 5, object(), {"seed": object()}, "\ud800", {1: 2}])
def test_logs_that_are_no_text_and_no_json(log: Any) -> None:
    with pytest.raises(oh.BadInput):
        oh.Game.from_log(log)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=5,
)
ACTION = st.sampled_from(GOOD.log()["actions"]) | st.text(max_size=12)
LOG = st.fixed_dictionaries(
    {},
    optional={
        "openhearts": st.just(1) | JSON,
        "rules": st.dictionaries(st.sampled_from(list(oh.Rules().to_dict())), JSON, max_size=2) | JSON,
        "seed": st.integers().map(str) | JSON,
        "dealer": st.integers(0, 4) | JSON,
        "actions": st.lists(ACTION, max_size=8) | JSON,
        "position": JSON,
    },
)


@settings(max_examples=250, deadline=None)
@given(LOG | st.dictionaries(st.sampled_from(list(GOOD.log())), JSON).map(lambda change: {**GOOD.log(), **change}))
def test_any_log_is_replayed_or_refused(log: dict[str, Any]) -> None:
    try:
        game = oh.Game.from_log(log)
    except oh.BadInput:
        return
    assert oh.Game.from_log(game.log()) == game


@settings(max_examples=250, deadline=None)
@given(st.data())
def test_damaged_text_is_replayed_or_refused(data: st.DataObject) -> None:
    text = json.dumps(GOOD.log())
    a, b = sorted(data.draw(st.tuples(st.integers(0, len(text)), st.integers(0, len(text)))))
    damaged = text[:a] + data.draw(st.text(max_size=4)) + text[b:]
    with contextlib.suppress(oh.BadInput):
        oh.Game.from_log(damaged)


@settings(max_examples=150, deadline=None)
@given(st.text() | st.binary().map(lambda some: some.decode("latin-1")))
def test_any_text_is_replayed_or_refused(text: str) -> None:
    with pytest.raises(oh.BadInput):
        oh.Game.from_log(text)
