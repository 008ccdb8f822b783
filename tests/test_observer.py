"""An observer's view is the game's own view of that seat, after every event, and every event that can't be is refused.

`observed` plays whole games and compares; tests/observer_run.py does the same with thousands of them.
"""

import copy
import json
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

import openhearts as oh
from openhearts import _core
from tests import rule_sets
from tests.play import some_action


class Company:
    """An observer for every seat of a game, and a spectator; each is sent what it may see and nothing else."""

    def __init__(self, game: oh.Game) -> None:
        self.game = game
        self.seats: list[int | None] = [*range(game.rules.players), None]
        self.observers = [oh.Observer(game.rules, seat) for seat in self.seats]
        self.seen = 0

    def catch_up(self) -> None:
        """Sees what has happened; a hand that ended and the next deal are two events."""
        for public, own in self.game.events(self.seen):
            self.seen += 1
            for seat, observer in zip(self.seats, self.observers, strict=True):
                view = observer.see(public, own.get(seat) if seat is not None else None)
                if view.phase == "done":
                    self.compare(observer, self.finished(), seat)
        assert self.seen == self.game.event_count
        for seat, observer in zip(self.seats, self.observers, strict=True):
            self.compare(observer, self.game.hand, seat)

    def finished(self) -> oh.Hand:
        """The last hand that is done."""
        hands = self.game.hands
        return hands[-1] if hands[-1].phase == "done" else hands[-2]

    def compare(self, observer: oh.Observer, hand: oh.Hand, seat: int | None) -> None:
        view = hand.view(seat)
        assert observer.view == view, differences(observer.view, view)
        done = hand.number + (hand.phase == "done")
        assert observer.results == self.game.results[:done]


def differences(seen: oh.View | None, true: oh.View) -> str:
    """Where two views differ, for the reader of a failed test."""
    assert seen is not None
    left, right = dict[str, object](**seen.to_dict()), dict[str, object](**true.to_dict())
    return ", ".join(f"{name}: {left[name]} is {right[name]}" for name in left if left[name] != right[name]) or "inside"


def observed(rules: oh.Rules, rng: random.Random, hands: int) -> int:
    """Plays up to so many hands; returns how many events there were."""
    game = oh.Game(rules, seed=rng.getrandbits(64))
    company = Company(game)
    company.catch_up()
    while not game.over and len(game.hands) <= hands:
        game.act(*some_action(game.hand, rules, rng))
        company.catch_up()
    return company.seen


@pytest.mark.parametrize("name", oh.presets())
def test_observers_of_presets_see_what_the_game_knows(name: str) -> None:
    rng = random.Random(name)
    for moon in ("choice", oh.preset(name).moon):
        assert observed(oh.preset(name, moon=moon), rng, 4) > 4


def test_observers_of_random_rules_see_what_the_game_knows() -> None:
    rng = random.Random(11)
    for _ in range(60):
        observed(oh.Rules.from_json(rule_sets.valid(rng)), rng, 2)


def test_an_observer_may_come_in_the_middle() -> None:
    """The first event may be the deal of any hand; earlier hands stay unknown."""
    game = oh.Game(oh.preset("sweepstakes"), seed=3)
    rng = random.Random(3)
    while len(game.hands) < 4:
        game.act(*some_action(game.hand, game.rules, rng))
    while game.hand.phase != "play":
        game.act(*some_action(game.hand, game.rules, rng))
    events = game.events()
    deal = max(number for number, (public, _) in enumerate(events) if "deal" in json.loads(public))
    late = oh.Observer(game.rules, 2)
    for public, own in events[deal:]:
        late.see(public, own.get(2))
    assert late.view == game.view(2)
    assert late.results == []
    assert game.results != []


def test_events_since_any_number_are_the_same() -> None:
    game = oh.Game(oh.preset("auction"), seed=5)
    rng = random.Random(5)
    for _ in range(70):
        game.act(*some_action(game.hand, game.rules, rng))
    events = game.events()
    assert len(events) == game.event_count
    for start in (70, 0, 3, 40, len(events), 12):
        assert game.events(start) == events[start:]
    assert oh.Game.from_log(game.log()).events() == events
    for start in (-1, len(events) + 1):
        with pytest.raises(oh.BadInput, match="numbered"):
            game.events(start)


def test_only_what_is_to_be_known_is_said() -> None:
    """A whole pass, as everybody, its giver and its receiver see it."""
    game = oh.Game(oh.Rules(), seed=1)
    dealt = [game.hand.dealt(seat) for seat in range(4)]
    ((deal, hands),) = game.events()
    assert json.loads(deal) == {
        "deal": {"hand": 0, "dealer": game.hand.dealer, "counts": [13] * 4, "kitty": 0, "stock": 0, "totals": [0] * 4}
    }
    assert {seat: json.loads(text) for seat, text in hands.items()} == {
        seat: {"dealt": cards} for seat, cards in enumerate(dealt)
    }
    for seat in (2, 0, 3, 1):
        game.pass_cards(seat, dealt[seat][:3][::-1])
    *first, last = game.events(1)
    assert [(json.loads(public), {s: json.loads(text) for s, text in own.items()}) for public, own in first] == [
        ({"did": f"pass {seat}"}, {seat: {"passed": dealt[seat][:3][::-1]}}) for seat in (2, 0, 3)
    ]
    public, own = last
    assert json.loads(public) == {"did": "pass 1", "leads": game.hand.to_act}
    assert json.loads(own[2]) == {"received": dealt[1][:3]}  # as they lie in the hand, not as they were given
    assert json.loads(own[1]) == {"passed": dealt[1][:3][::-1], "received": dealt[0][:3]}


def test_a_spectator_sees_what_is_public() -> None:
    game = oh.Game(oh.Rules(), seed=1)
    view = game.view(None)
    assert view.seat is None
    assert view.cards == []
    assert view.legal == ()
    seen, of_seat = dict[str, object](**view.to_dict()), dict[str, object](**game.view(1).to_dict())
    own = {"seat", "cards", "pass", "passed", "received", "legal"}
    assert {name for name in seen if seen[name] != of_seat[name]} <= own
    with pytest.raises(oh.BadInput, match="A spectator has no cards") as refused:
        oh.bot("careful").choose(view)
    assert refused.value.code == "bad_argument"


def test_a_view_that_was_observed_is_enough_for_bots_and_the_coach() -> None:
    game = oh.Game(oh.Rules(), seed=9)
    company = Company(game)
    rng = random.Random(9)
    for _ in range(30):
        company.catch_up()
        seat = game.hand.waiting[0]
        seen = company.observers[seat].view
        assert seen is not None
        for name in ("careful", "expert:200"):
            assert oh.bot(name, 3).choose(seen) == oh.bot(name, 3).choose(game.view(seat))
        assert oh.coach(seen, nodes=50) == oh.coach(game.view(seat), nodes=50)
        game.act(*some_action(game.hand, game.rules, rng))


def test_a_position_that_is_a_deal_has_events() -> None:
    hands = [["2C", "AS"], ["3C", "QS"], ["KS", "4H"], ["5S", "6S"]]
    session = _core.Session()
    for passing, answer in (("true", "ok"), ("false", "error bad_argument")):
        session.answer(
            f'hand {{"rules": {{"pass_cycle": ["hold"]}}, "hands": {json.dumps(hands)}, "passing": {passing}}}'
        )
        assert session.answer("events").startswith(answer)


# ---- Refusals: each with a reason, and nothing changes. ----

PLAYED = oh.Game(oh.Rules(), seed=4)
for _ in range(4 + 6):
    PLAYED.act(*some_action(PLAYED.hand, PLAYED.rules, random.Random(4)))
DEAL, *REST = [
    (json.loads(public), {s: json.loads(text) for s, text in own.items()}) for public, own in PLAYED.events()
]
LEADER = PLAYED.hands[0].tricks[0]["leader"]


def refused(observer: oh.Observer, event: Any, own: Any, words: str) -> None:
    before = observer.view
    with pytest.raises(oh.BadInput, match=words) as refusal:
        observer.see(event, own)
    assert refusal.value.code == "bad_event"
    assert observer.view == before


@pytest.mark.parametrize(
    ("event", "words"),
    [
        ({}, "did is missing"),
        ([], "event is missing|JSON is a text"),
        ({"did": "play 0 2C"}, "first event"),
        ({"did": "pass 0 2C 3C 4C"}, "did is missing"),
        ({"deal": {}}, "hand is missing"),
        ({"deal": {**DEAL[0]["deal"], "hand": 1000}}, "hand"),
        ({"deal": {**DEAL[0]["deal"], "dealer": 4}}, "dealer"),
        ({"deal": {**DEAL[0]["deal"], "counts": [13, 13, 13]}}, "counts"),
        ({"deal": {**DEAL[0]["deal"], "counts": [13, 13, 13, 12]}}, "counts"),
        ({"deal": {**DEAL[0]["deal"], "counts": [200] * 4}}, "counts"),
        ({"deal": {**DEAL[0]["deal"], "kitty": 1}}, "counts|kitty"),
        ({"deal": {**DEAL[0]["deal"], "stock": 1}}, "counts|stock"),
        ({"deal": {**DEAL[0]["deal"], "totals": [2**45, 0, 0, 0]}}, "totals"),
        ({"deal": {**DEAL[0]["deal"], "bidder": 1}}, "bidder"),
        ({"deal": {**DEAL[0]["deal"], "pot": 1}}, "members"),
        ({"deal": {**DEAL[0]["deal"], "more": 1}}, "members"),
        ({**DEAL[0], "leads": 1}, "leads"),
        ({**DEAL[0], "own": {"dealt": []}}, "own is missing"),
    ],
)
def test_a_deal_that_can_not_be_is_refused(event: Any, words: str) -> None:
    with pytest.raises(oh.BadInput, match=words):
        oh.Observer(oh.Rules(), 0).see(event, DEAL[1][0])


@pytest.mark.parametrize(
    "own", [None, {}, {"dealt": ["2C"]}, {"dealt": ["QS"] * 2}, {"dealt": [*DEAL[1][0]["dealt"], "XX"]}]
)
def test_a_seat_must_see_its_own_cards(own: Any) -> None:
    observer = oh.Observer(oh.Rules(), 0)
    with pytest.raises(oh.BadInput):
        observer.see(DEAL[0], own)
    assert observer.view is None
    refused(oh.Observer(oh.Rules()), DEAL[0], DEAL[1][0], "cards")  # and a spectator none


def after(number: int, seat: int | None) -> oh.Observer:
    """An observer that has seen the deal and so many events after it."""
    observer = oh.Observer(oh.Rules(), seat)
    for event, own in [DEAL, *REST[:number]]:
        observer.see(event, own.get(seat) if seat is not None else None)
    return observer


@pytest.mark.parametrize(
    ("number", "event", "words"),
    [
        (0, DEAL[0], "next"),
        (0, {"did": "play 0 2C"}, "can’t have happened"),
        (0, {"did": "pass 9"}, "Nobody sits there"),
        (0, {"did": "pass 1", "leads": 2}, "who leads"),
        (0, {"did": "pass 1", "drawn": 1}, "cards"),
        (1, {"did": REST[0][0]["did"]}, "passed"),
        (3, {"did": REST[3][0]["did"]}, "who leads"),
        (4, {"did": f"play {(LEADER + 1) % 4} 2C"}, "turn"),
        (4, {"did": "bid 0 3"}, "can’t have happened"),
        (4, {"did": f"play {LEADER} 2C", "kitty": ["AS"]}, "cards"),
        (4, {"did": f"play {LEADER} 2C", "rest": ["AS"]}, "cards"),
        (5, {"did": f"play {(LEADER + 1) % 4} 2C"}, "cards"),
    ],
)
def test_an_action_that_can_not_be_is_refused(number: int, event: Any, words: str) -> None:
    refused(after(number, None), event, None, words)


def test_a_card_that_the_seat_itself_holds_is_played_by_nobody_else() -> None:
    follower = (LEADER + 1) % 4
    observer = after(5, (LEADER + 2) % 4)
    assert observer.view is not None
    refused(observer, {"did": f"play {follower} {observer.view.cards[-1]}"}, None, "cards")
    refused(observer, {"did": f"play {follower} 3C"}, {"drawn": ["4C"]}, "cards")


def test_the_seats_own_actions_obey_the_rules() -> None:
    observer = after(4, LEADER)
    assert observer.view is not None
    wrong = next(card for card in observer.view.cards if card != "2C")
    refused(observer, {"did": f"play {LEADER} {wrong}"}, None, "lowest club")
    fresh = after(0, 1)
    refused(fresh, {"did": "pass 1"}, None, "can’t have happened")
    refused(fresh, {"did": "pass 1"}, {"passed": ["2C", "2C", "2C"]}, "can’t have happened")
    refused(fresh, {"did": "pass 0"}, {"passed": DEAL[1][1]["dealt"][:3]}, "cards")


def test_the_next_deal_follows_from_the_last_hand() -> None:
    game = oh.Game(oh.Rules(), seed=4)
    company = Company(game)
    rng = random.Random(4)
    while len(game.hands) < 2:
        company.catch_up()
        game.act(*some_action(game.hand, game.rules, rng))
    *rest, (deal, own) = game.events(company.seen)
    observer = company.observers[1]
    for public, cards in rest:
        observer.see(public, cards.get(1))
    fields = json.loads(deal)["deal"]
    for change in ({"hand": 2}, {"dealer": fields["dealer"] + 1}, {"totals": [0, 0, 0, 26]}, {"only_hand": True}):
        changed = {**fields, **change, **({"dealer": (fields["dealer"] + 1) % 4} if "dealer" in change else {})}
        refused(observer, {"deal": changed}, own[1], "game so far")
    refused(observer, {"did": "play 0 2C"}, None, "can’t have happened")
    observer.see(deal, own[1])


class Named(oh.Observer):
    """A subclass with an attribute of its own."""

    def __init__(self, name: str) -> None:
        super().__init__(oh.Rules(players=3), 1)
        self.name = name


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda each: pickle.loads(pickle.dumps(each))])
def test_a_copy_goes_on_by_itself(copied: Callable[[Named], Named]) -> None:
    game = oh.Game(oh.Rules(players=3), seed=1)
    observer = Named("Ada")
    assert copied(observer).view is None
    (deal, own), *_ = game.events()
    dealt = observer.see(deal, own[1])
    other = copied(observer)
    assert (type(other), other.name, other.seat, other.view) == (Named, "Ada", 1, dealt)
    game.act(0, oh.bot("careful").choose(game.view(0)))
    event, own = game.events(1)[0]
    assert other.see(event, own.get(1)) != observer.view == dealt
    assert copied(other).view == other.view == observer.see(event, own.get(1))
