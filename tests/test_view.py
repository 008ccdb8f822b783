"""Views from Python: every field of one, against the truth of the hand, at every moment of random hands."""

import copy
import json
import pickle
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import openhearts as oh
from tests import rule_sets
from tests.play import play_hand, play_on, refused, some_action

FIELDS = [
    "seat", "players", "hand", "dealer", "eldest", "phase", "to_act", "waiting", "cards", "counts", "pass",
    "has_passed", "passed", "received", "trick", "tricks", "table", "broken", "points", "kitty", "legal", "stock",
    "auction", "moon", "scores", "teams", "totals", "over", "winners", "chips", "settled", "taken", "values",
    "outcomes", "fifties", "standing", "out",
]  # fmt: skip


def check(hand: oh.Hand, rules: oh.Rules, seat: int) -> None:
    """Checks that the view agrees with the hand, as far as the seat may know."""
    view = hand.view(seat)
    seen: dict[str, Any] = {**view.to_dict()}
    assert list(seen) == FIELDS
    assert json.loads(view.to_json()) == seen
    expected: dict[str, Any] = {
        "seat": seat,
        "players": rules.players,
        "hand": hand.number,
        "dealer": hand.dealer,
        "eldest": (hand.dealer + 1) % rules.players,
        "phase": hand.phase,
        "to_act": hand.to_act,
        "waiting": hand.waiting,
        "cards": list(hand.cards(seat)),
        "counts": [len(hand.cards(other)) for other in range(rules.players)],
        "trick": hand.trick,
        "tricks": hand.tricks,
        "broken": hand.broken,
        "legal": list(hand.legal(seat)),
        "moon": hand.moon,
        "scores": hand.scores,
        "settled": hand.settled,
    }
    assert {name: seen[name] for name in expected} == expected
    assert (seen["kitty"]["count"], seen["kitty"]["taker"]) == (len(hand.kitty), hand.kitty_taker)
    for name in ("seat", "phase", "to_act", "trick", "tricks", "broken", "points", "totals"):
        assert getattr(view, name) == seen[name]
    assert list(view.cards) == seen["cards"]
    assert list(view.legal) == seen["legal"]
    check_passing(hand, view, seen, seat)
    check_points(hand, rules, seen)
    check_table(hand, rules, seen)
    check_auction(hand, rules, seen)
    check_chips(rules, seen)


def test_tricks_and_results_are_sequences_that_nobody_shares() -> None:
    game = oh.Game(oh.Rules(end={"hands": 2}), seed=5)
    play_hand(game.hand, game.rules, random.Random(1))
    for rows in (game.hands[0].tricks, game.results):
        plain = list(rows)
        assert isinstance(rows, Sequence)
        assert (len(rows), rows[0], rows[-1], rows[1:]) == (len(plain), plain[0], plain[-1], plain[1:])
        assert rows == plain
        assert plain == rows
        assert rows != plain[1:]
        assert (repr(rows), copy.deepcopy(rows), pickle.loads(pickle.dumps(rows))) == (repr(plain), plain, plain)
        assert list(reversed(rows)) == plain[::-1]
        assert (rows.index(plain[-1]), rows.count(plain[0]), plain[0] in rows) == (len(plain) - 1, 1, True)
        for number in (len(plain), -len(plain) - 1, 1 << 70):
            with pytest.raises(IndexError):
                rows[number]
        with pytest.raises(TypeError):
            rows["first"]  # type: ignore[call-overload]
        rows[0].clear()
        assert rows == plain


def test_tricks_and_results_stay_those_of_the_moment() -> None:
    game = oh.Game(oh.Rules(end={"hands": 2}), seed=5)
    view, hand = game.view(0), game.hand
    before = (view.tricks, hand.tricks, game.results)
    play_hand(game.hand, game.rules, random.Random(1))
    assert before == ([], [], [])
    assert (len(view.tricks), len(hand.tricks), len(game.results)) == (0, 13, 1)


def check_passing(hand: oh.Hand, view: oh.View, seen: dict[str, Any], seat: int) -> None:
    if hand.pass_to == "hold":
        assert (seen["pass"], seen["passed"], seen["received"]) == (None, None, None)
        return
    over = hand.phase != "pass"
    assert seen["has_passed"] == [over or other not in hand.waiting for other in range(len(seen["has_passed"]))]
    assert (seen["passed"] is not None) == seen["has_passed"][seat]
    assert (seen["received"] is not None) == over
    assert seat not in seen["pass"]["targets"]
    assert view.pass_count == (seen["pass"]["count"] if not over else 0)
    if over:
        kept = Counter(hand.dealt(seat)) - Counter(seen["passed"])
        assert len(seen["received"]) == len(seen["passed"]) == seen["pass"]["count"]
        played = Counter(
            card for trick in [*hand.tricks, *([hand.trick] if hand.trick else [])] for card in trick["cards"]
        )
        rest = hand.taken(seat) if seen["stock"] and hand.phase in ("moon", "done") else []  # a last survivor's
        assert kept + Counter(seen["received"]) <= Counter(hand.cards(seat)) + played + Counter(rest)


def check_points(hand: oh.Hand, rules: oh.Rules, seen: dict[str, Any]) -> None:
    """The kitty's value isn't counted before the kitty may be seen: it would reveal its cards."""
    fallen = hand.phase in ("moon", "done")
    suit = seen["auction"]["suit"] if rules.auction else None
    for seat, points in enumerate(seen["points"]):
        hidden = hand.kitty if seat == hand.kitty_taker and not fallen else []
        taken = (Counter(hand.taken(seat)) - Counter(hidden)).elements()
        if rules.auction:
            assert points == sum(card[-1] == (suit or "hearts")[0].upper() for card in taken)
        else:
            assert points == sum(rules.points.get(card, 0) for card in taken)


def check_table(hand: oh.Hand, rules: oh.Rules, seen: dict[str, Any]) -> None:
    """Who played what, what was cancelled and lies there, what was drawn."""
    for trick in [*seen["tricks"], *([seen["trick"]] if seen["trick"] else [])]:
        assert len(trick["seats"]) == len(trick["cards"])
        assert trick["seats"][:1] in ([], [trick["leader"]])
        assert rules.packs == 2 or len(set(trick["cards"])) == len(trick["cards"])
    lying: list[str] = []
    for trick in seen["tricks"]:
        standing = [card for card in trick["cards"] if trick["cards"].count(card) == 1]
        takes = [card for card in standing if card[-1] == trick["cards"][0][-1]]
        assert trick["winner"] is not None or takes == []
        lying = [*lying, *trick["cards"]] if trick["winner"] is None else []
    assert Counter(seen["table"]) == Counter(lying)
    if rules.stock:
        assert seen["stock"]["left"] == len(hand.truth()["stock"]) or hand.phase in ("moon", "done")
        assert len(seen["stock"]["drawn"]) == rules.players
    else:
        assert seen["stock"] is None


def check_auction(hand: oh.Hand, rules: oh.Rules, seen: dict[str, Any]) -> None:
    if not rules.auction:
        assert seen["auction"] is None
        return
    auction = seen["auction"]
    assert (auction["suit"] is None) == (hand.phase in ("bid", "suit"))
    assert auction["high"] == max((bid for bid in auction["bids"] if bid is not None), default=0)
    mine = hand.phase == "bid" and hand.to_act == seen["seat"]
    if auction["least"] is not None:
        assert mine
        assert auction["least"] == auction["high"] + 1 <= auction["most"] == seen["chips"]["stacks"][seen["seat"]]
    elif mine:
        assert seen["chips"]["stacks"][seen["seat"]] <= auction["high"]


def check_chips(rules: oh.Rules, seen: dict[str, Any]) -> None:
    terms = rules.settlement if isinstance(rules.settlement, dict) else {"kind": rules.settlement, "buy_in": 100}
    if terms["kind"] == "none":
        assert (seen["chips"], seen["settled"]) == (None, None)
        return
    chips, settled = seen["chips"], seen["settled"]
    assert sum(chips["stacks"]) + chips["pot"] == rules.players * terms["buy_in"] * chips["unit"]
    assert (settled is not None) == (seen["phase"] == "done" and (terms["kind"] != "average" or seen["over"]))
    if settled is not None:
        assert settled["before"] + sum(settled["paid"]) == settled["pot"] + sum(settled["won"])
        assert settled["pot"] == chips["pot"]
        told = [seat for line in settled["lines"] for seat in line["args"].get("seats", [])]
        assert sorted(told) == [*range(rules.players)]


def test_views_of_random_hands() -> None:
    rng = random.Random(41)
    for _ in range(40):
        rules = oh.Rules.from_json(rule_sets.valid(rng))
        game = oh.Game(rules, seed=rng.getrandbits(64))
        while not game.over and len(game.hands) < 3:
            check(game.hand, rules, rng.randrange(rules.players))
            number = game.hand.number
            play_on(game, rng, rng.randrange(1, 9))
            if game.hand.number != number:
                check(game.hands[number], rules, rng.randrange(rules.players))


def test_a_view_is_a_picture_not_a_window() -> None:
    rules = oh.Rules(end={"hands": 2})
    game = oh.Game(rules, seed=42)
    view = game.view(0)
    before = view.to_json()
    play_on(game, random.Random(42))
    assert view.to_json() == before
    hand = game.hands[0]
    del game
    assert hand.view(1).to_dict()["scores"] == hand.scores


def test_nothing_leads_from_a_view_to_the_truth() -> None:
    view = oh.Game(seed=43).view(0)
    assert {name for name in dir(view) if not name.startswith("_")} == {
        "seat", "phase", "to_act", "cards", "legal", "trick", "tricks", "broken", "points", "totals", "pass_count",
        "to_dict", "to_json",
    }  # fmt: skip
    with pytest.raises(AttributeError):
        view.seat = 1  # type: ignore[misc]


def test_equality() -> None:
    game, other = oh.Game(seed=44), oh.Game(seed=44)
    assert game.view(0) == other.view(0)
    assert game.view(0) != game.view(1)
    assert game.view(0) != oh.Game(seed=45).view(0)
    assert game.view(0) != game.view(0).to_dict()


def test_seats_that_do_not_exist() -> None:
    game = oh.Game(seed=46)
    refused("no_such_seat", game.view, 4)
    refused("no_such_seat", game.view, -1)


def test_what_was_scattered_shows_who_gave_it() -> None:
    """From the left on, clockwise: in a scatter a card's place tells its giver."""
    rules = oh.Rules(pass_cycle=["scatter"])
    hand = oh.Game(rules, seed=47).hand
    gave = {seat: hand.cards(seat)[:3] for seat in range(4)}
    for seat in range(4):
        hand.pass_cards(seat, gave[seat])
    assert hand.view(1).to_dict()["received"] == [gave[2][2], gave[3][1], gave[0][0]]
    assert hand.view(1).to_dict()["passed"] == list(gave[1])


def test_a_view_of_a_finished_hand_shows_the_totals_after_it() -> None:
    rules = oh.Rules(end={"hands": 1}, tie="shared")
    game = oh.Game(rules, seed=48)
    play_hand(game.hand, rules, random.Random(48))
    seen = game.view(2).to_dict()
    assert (seen["phase"], seen["over"]) == ("done", True)
    assert seen["totals"] == game.totals
    assert seen["winners"] == game.winners


def test_kitties_are_shown_when_they_may_be() -> None:
    rng = random.Random(49)
    for peek in (False, True):
        rules = oh.Rules(players=7, kitty_peek=peek, end={"hands": 1}, tie="shared")
        hand = oh.Game(rules, seed=49).hand
        while hand.phase != "done":
            for seat in range(7):
                shown = hand.view(seat).to_dict()["kitty"]["cards"]
                assert shown == (list(hand.kitty) if peek and hand.kitty_taker == seat else None)
            seat, action = some_action(hand, rules, rng)
            hand.act(seat, action)
        assert [hand.view(seat).to_dict()["kitty"]["cards"] for seat in range(7)] == [list(hand.kitty)] * 7
