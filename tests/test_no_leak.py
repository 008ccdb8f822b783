"""Nothing in a seat's view differs between two hands that the seat can't tell apart.

For random moments of random hands: another hand is made that agrees with all the seat has seen
(tests/information_sets.py), and everything the seat can be given is compared, byte for byte. The test itself is tested
too: views with a deliberate leak must be caught.
"""

import json
import pickle
import random
import re
from array import array
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import openhearts as oh
from openhearts import _core
from openhearts.errors import BadInput
from tests import rule_sets
from tests.information_sets import HandRecord, another, knows_kitty
from tests.play import QUICK_BOTS, some_action

CARD = re.compile(r'"([2-9TJQKA][CDHS])"')
STEPS = 25

Shown = Callable[[oh.Hand, int], str]


def begun(rules: oh.Rules, rng: random.Random) -> HandRecord:
    """A deal, in any hand of a game."""
    deck = [rank + suit for suit in "CDSH" for rank in "23456789TJQKA" for _ in range(rules.packs)]
    for card in rules.removed:
        deck.remove(card)
    rng.shuffle(deck)
    players, size = rules.players, rules.hand_size
    dealt = [deck[seat * size : (seat + 1) * size] for seat in range(players)]
    totals = [rng.choice([0, 13, 49, 50, 87]) for _ in range(players)]
    left = deck[players * size :]
    return HandRecord(rules, rng.randrange(players), rng.randrange(8), totals, dealt, left, chips(rules, rng))


def chips(rules: oh.Rules, rng: random.Random) -> dict[str, Any]:
    """Stacks and a pot, where the rules know any; and sometimes an auction whose pot carries."""
    if oh.Game(rules, seed=0).chips is None:
        return {}
    stacks = {"chips": [rng.choice([100, 20, 3, 0, -7]) for _ in range(rules.players)], "pot": rng.choice([0, 13, 30])}
    return stacks | ({"bidder": rng.randrange(rules.players)} if rules.auction and rng.random() < 0.3 else {})


def moments(rules: oh.Rules, rng: random.Random, share: float) -> list[HandRecord]:
    """Yields a share of the moments of a hand played at random, always including its last."""
    record = begun(rules, rng)
    hand = record.played()
    found = []
    while hand.phase != "done":
        if rng.random() < share:
            found.append(record)
        taken = some_action(hand, rules, rng)
        hand.act(*taken)
        record = replace(record, done=[*record.done, taken])
    return [*found, record]


def line_session(record: HandRecord) -> _core.Session:
    """The hand at that moment, in the line protocol."""
    session = _core.Session()
    requests = ["hand " + json.dumps({"rules": record.rules.changes, **record.position()})]
    requests += [request_for(actor, action) for actor, action in record.done]
    for request in requests:
        assert session.answer(request).startswith("ok "), request
    return session


def line_view(record: HandRecord, seat: int) -> str:
    """The view as the line protocol and the page get it."""
    return line_session(record).answer(f"view {seat}")


def events_seen(record: HandRecord, seat: int | None) -> list[Any]:
    """The events, as sent to that seat or to a spectator."""
    happened = json.loads(line_session(record).answer("events").removeprefix("ok "))
    return [(each["event"], each["own"][seat] if seat is not None else None) for each in happened]


def request_for(actor: int, action: oh.Action) -> str:
    """An action, as the line protocol writes it."""
    if isinstance(action, int):
        return f"bid {actor} {action}"
    if not isinstance(action, str):
        return f"pass {actor} {' '.join(action)}"
    verb = "moon" if action in ("old", "new") else "play" if len(action) == 2 else "suit"
    return f"{verb} {actor} {action}"


def attributes(view: oh.View) -> dict[str, Any]:
    """Everything else that a program can read from a view."""
    return {name: getattr(view, name) for name in dir(view) if name[0] != "_" and not callable(getattr(view, name))}


def imagined(view: oh.View) -> list[Any]:
    """The deals that the seat may imagine, and how many it knows there are."""
    try:
        found = oh.deals(view, 2, seed=7)
    except BadInput:  # not available for some hands that are over
        return []
    return [oh.count_deals(view), *((deal.hand.truth(), deal.weight) for deal in found)]


def check_pair(record: HandRecord, other: HandRecord, seat: int) -> None:
    """All that the seat can be given is the same in both."""
    hand, view = record.played(), record.played().view(seat)
    second = other.played().view(seat)
    assert view.to_json() == second.to_json()
    assert line_view(record, seat) == line_view(other, seat)
    assert json.dumps(events_seen(record, seat)) == json.dumps(events_seen(other, seat))
    assert view == second  # its memory, field by field
    assert pickle.dumps(view) == pickle.dumps(second)
    assert repr(view) == repr(second)
    assert attributes(view) == attributes(second)
    assert view == hand.clone().view(seat)
    assert imagined(view) == imagined(second)
    if seat in hand.waiting:
        for name in QUICK_BOTS:
            assert oh.bot(name, 7).choose(view) == oh.bot(name, 7).choose(second)


def check_episodes(record: HandRecord, other: HandRecord, seat: int, rng: random.Random) -> None:
    """What a learning program is given is the same in both, also while somebody else chooses what to pass."""
    episodes = [oh.Episode.from_hand(each.played()) for each in (record, other)]
    hand = record.played()
    if hand.phase == "pass" and hand.to_act is not None:
        for _ in range(rng.randrange(3)):
            same = rng.choice(episodes[0].legal) if hand.to_act == seat else None
            for episode in episodes:
                episode.step(rng.choice(episode.legal) if same is None else same)
            if episodes[0].to_act != hand.to_act:
                return  # who leads next may follow from hidden cards
    assert observed(episodes[0], seat) == observed(episodes[1], seat)
    assert episodes[0].information_state(seat) == episodes[1].information_state(seat)


def observed(episode: oh.Episode, seat: int) -> bytes:
    into = array("f", bytes(4 * episode.observation_size))
    episode.observe(into, seat)
    return into.tobytes()


def values_by_rules(rules: oh.Rules, auction: dict[str, Any] | None) -> dict[str, int]:
    """The cards' values, from public knowledge: the rules, and the suit that was named."""
    points = rules.points if auction is None else {}
    if auction is not None and auction["suit"] is not None:
        points = {rank + auction["suit"][0].upper(): 1 for rank in "23456789TJQKA"}
    pack = Counter(rank + suit for rank in "23456789TJQKA" for suit in "CDSH" for _ in range(rules.packs))
    left = pack - Counter(rules.removed)
    return {card: value for card, value in points.items() if left[card] > 0}


def check_cards(record: HandRecord, seat: int) -> None:
    """Every card named in the view is one that the seat has held, been given or seen."""
    hand = record.played()
    known = {*hand.dealt(seat), *hand.cards(seat)} | {card for _, card in record.plays}
    known |= set(hand.kitty) if knows_kitty(record, hand, seat) else set()
    if hand.phase in ("moon", "done"):  # nothing is hidden: with a stock, its rest joined somebody's tricks
        known |= {card for each in range(record.rules.players) for card in hand.taken(each)}
    view = json.loads(line_view(record, seat).removeprefix("ok "))
    values = view.pop("values")  # depends on the pack and the suit named, not on who holds what
    assert values == values_by_rules(record.rules, view["auction"])
    shown = set(CARD.findall(json.dumps(view)))
    assert shown <= known, f"seat {seat} is shown {sorted(shown - known)}"


def check_rules(rules: oh.Rules, rng: random.Random, share: float) -> tuple[int, int]:
    """Returns how many moments were checked, and at how many of them another hand was found."""
    checked = moved = 0
    for record in moments(rules, rng, share):
        seat = rng.randrange(rules.players)
        other = another(record, seat, rng, STEPS)
        check_pair(record, other, seat)
        check_episodes(record, other, seat, rng)
        check_cards(record, seat)
        checked += 1
        moved += other != record
    return checked, moved


@pytest.mark.parametrize("name", oh.presets())
def test_presets_leak_nothing(name: str) -> None:
    rng = random.Random(name)
    checked = moved = 0
    for direction in ("hold", None, None) if oh.preset(name).auction else ("left", "scatter", "hold", None):
        rules = oh.preset(name) if direction is None else oh.preset(name, pass_cycle=[direction], pass_count=3)
        found = check_rules(rules, rng, 0.15)
        checked, moved = checked + found[0], moved + found[1]
    assert moved > checked / 2  # else nothing was tested


@pytest.mark.parametrize("seed", [5, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(100, 104))])
def test_random_rule_sets_leak_nothing(seed: int) -> None:
    rng = random.Random(seed)
    checked = moved = 0
    for _ in range(25):
        found = check_rules(oh.Rules.from_json(rule_sets.valid(rng)), rng, 0.1)
        checked, moved = checked + found[0], moved + found[1]
    assert moved > checked / 3


def test_kitties_that_are_peeked_at_leak_nothing() -> None:
    """The kitty is the only hidden information that a single seat may learn during play."""
    rng = random.Random(6)
    for kitty in ("first_trick", "first_penalty_trick", "last_trick"):
        rules = oh.Rules(players=7, kitty=kitty, kitty_peek=True)
        for record in moments(rules, rng, 0.2):
            for seat in range(7):
                other = another(record, seat, rng, STEPS // 3)
                check_pair(record, other, seat)
                check_episodes(record, other, seat, rng)
                check_cards(record, seat)


# Leaks that are easy to make without noticing: an order, a size, a sum, a hint. Each must be caught.


def neighbours_card(hand: oh.Hand, seat: int) -> str:
    return hand.cards((seat + 1) % 4)[0] if hand.cards((seat + 1) % 4) else ""


def size_of_a_suit(hand: oh.Hand, seat: int) -> str:
    return "x" * sum(card[1] == "S" for card in hand.cards((seat + 2) % 4))


def anothers_observation(hand: oh.Hand, seat: int) -> str:
    return observed(oh.Episode.from_hand(hand), (seat + 1) % 4).hex()


def what_others_passed(hand: oh.Hand, seat: int) -> str:
    return str(sorted(set(hand.cards((seat + 1) % 4)) - set(hand.dealt((seat + 1) % 4))))


def anothers_choices(hand: oh.Hand, _: int) -> str:
    return str(len(hand.legal(hand.to_act))) if hand.to_act is not None else ""


def kitty_value(hand: oh.Hand, _: int) -> str:
    return str(sum(card[1] == "H" for card in hand.kitty)) if hand.phase != "done" else ""


def next_of_the_stock(hand: oh.Hand, _: int) -> str:
    return "".join(hand.truth()["stock"][:1])


def last_of_the_stock(hand: oh.Hand, _: int) -> str:
    return "".join(hand.truth()["stock"][-1:])


def highest_held_by_the_bidder(hand: oh.Hand, _: int) -> str:
    auction = hand.truth()["auction"]
    bidder = auction["bidder"] if auction is not None else None
    return max(hand.cards(bidder), default="") if bidder is not None else ""


def holder_of_the_other_copy(hand: oh.Hand, seat: int) -> str:
    return str([other for other in range(6) for card in hand.cards(seat)[:1] if card in hand.cards(other)])


LEAKS: dict[Shown, oh.Rules] = {
    **dict.fromkeys(
        (neighbours_card, size_of_a_suit, what_others_passed, anothers_choices, anothers_observation), oh.Rules()
    ),
    kitty_value: oh.Rules(removed=[], hand_size=12),
    next_of_the_stock: oh.preset("domino"),
    last_of_the_stock: oh.preset("domino"),
    highest_held_by_the_bidder: oh.preset("auction"),
    holder_of_the_other_copy: oh.preset("cancellation", players=6),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: Shown) -> None:
    rng = random.Random(7)
    rules = LEAKS[leak]
    for _ in range(20):
        for record in moments(rules, rng, 0.3):
            seat = rng.randrange(4)
            other = another(record, seat, rng, STEPS)
            views = [hand.view(seat).to_json() + leak(hand, seat) for hand in (record.played(), other.played())]
            if views[0] != views[1]:
                return
    pytest.fail("the leak was not noticed")


def test_a_leak_in_an_event_is_found() -> None:
    """Everybody's private events sent to one seat."""
    rng = random.Random(9)
    for record in moments(oh.Rules(), rng, 0.3):
        if line_session(record).answer("events") != line_session(another(record, 0, rng, STEPS)).answer("events"):
            return
    pytest.fail("the leak was not noticed")


def test_hands_differ_in_what_is_hidden() -> None:
    """The other hand is another one, and nothing that the seat knows has moved."""
    rng = random.Random(8)
    rules = oh.Rules(pass_cycle=["left"])
    for record in moments(rules, rng, 0.3)[:6]:
        other = another(record, 0, rng, 60)
        assert sorted(other.dealt[0]) == sorted(record.dealt[0])
        assert other.plays == record.plays
        assert other.dealt != record.dealt
