"""Deals that agree with a view: whether they do, whether they are all there are, and how likely each is.

What a seat knows is worked out from the truth here (tests/information_sets.py), never from the view.
"""

import itertools
import math
import pickle
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

import openhearts as oh
from openhearts.errors import BadInput, OpenHeartsError, RulesError
from tests import rule_sets
from tests.information_sets import KITTY, HandRecord, Unknown
from tests.play import Taken, play_hand
from tests.test_no_leak import moments


def has_no_deals(record: HandRecord, hand: oh.Hand) -> bool:
    """Whether it is the one case left out: who held what in a hand with a stock and a pass, once it is over."""
    return record.rules.stock and hand.pass_to != "hold" and hand.phase in ("moon", "done")


def check_deal(record: HandRecord, seat: int, found: oh.Hand) -> bool:
    """Checks that the seat sees the same in this deal, and that every action was possible. Returns whether it isn't the
    true deal."""
    hand = record.played()
    assert found.view(seat) == hand.view(seat)
    assert found.waiting == hand.waiting
    if record.rules.stock:
        return found != hand
    truth = found.truth()
    done: list[Taken] = []
    for who, what in record.done:
        passed = truth["passed"][who] if isinstance(what, list) and who != seat else None
        done.append((who, what if passed is None else passed))
    dealt = [found.dealt(each) for each in range(record.rules.players)]
    assert replace(record, dealt=dealt, left=found.kitty, done=done).played().truth() == truth
    return truth != hand.truth()


def check_rules(rules: oh.Rules, rng: random.Random, share: float) -> tuple[int, int]:
    """Returns how many deals were checked at random moments of a hand, and how many were not the true one."""
    checked = others = 0
    for record in moments(rules, rng, share):
        seat, hand = rng.randrange(rules.players), record.played()
        if has_no_deals(record, hand):
            continue
        for deal in oh.deals(hand.view(seat), 3, seed=rng.randrange(1000)):
            others += check_deal(record, seat, deal.hand)
            checked += 1
    return checked, others


@pytest.mark.parametrize("name", oh.presets())
def test_deals_of_presets_could_be_the_truth(name: str) -> None:
    rng = random.Random(name)
    checked, others = check_rules(oh.preset(name), rng, 0.2)
    assert others > checked / 2  # otherwise it mostly found the true deal


def test_deals_of_random_rule_sets_could_be_the_truth() -> None:
    rng = random.Random(8)
    found = [check_rules(oh.Rules.from_json(rule_sets.valid(rng)), rng, 0.1) for _ in range(60)]
    assert sum(others for _, others in found) > sum(checked for checked, _ in found) / 2


@pytest.mark.slow
def test_deals_of_many_random_rule_sets_could_be_the_truth() -> None:
    rng = random.Random(9)
    for _ in range(1500):
        check_rules(oh.Rules.from_json(rule_sets.valid(rng)), rng, 0.2)


# All of them, for small packs.


def small_rules(rng: random.Random) -> oh.Rules:
    """Rules for a pack so small that all its deals can be tried: two to four cards each, and a few left over."""
    while True:
        rule_set = rule_sets.valid(rng) | {"stock": False, "hand_size": "everything", "no_trick_bonus": "off"}
        rule_set |= {"packs": 1, "players": rng.choice([3, 3, 4]), "kitty": rng.choice(["first_trick", "last_trick"])}
        rule_set |= {"teams": "none", "pooled": False, "joint_moon": False, "end": {"hands": 100}}
        rule_set["hearts_only"] = rng.choice(["may_lead", "may_lead", "pass_lead"])
        cards = [rank + suit for rank in "23456789TJQKA" for suit in "CDSH"]
        rng.shuffle(cards)
        left = rng.randint(2, 4) * rule_set["players"] + rng.choice([0, 0, 1, 2])
        kept = sorted(cards[:left], key=lambda card: card[1] not in rng.choice(["C", "H", "S", "HS"]))
        rule_set["removed"] = sorted(set(cards) - set(kept))
        try:
            return oh.Rules.from_json(rule_set)
        except RulesError:
            continue


def ways(cards: list[str], room: Counter[int]) -> Iterator[dict[str, int]]:
    """Every way to distribute the cards over places of these sizes."""
    if not cards:
        yield {}
        return
    for place in [place for place, free in room.items() if free]:
        for rest in ways(cards[1:], room - Counter([place])):
            yield {cards[0]: place} | rest


def held_by(record: HandRecord, hand: oh.Hand, seat: int) -> list[str]:
    """What that seat has held since the pass."""
    return [*hand.cards(seat), *(card for who, card in record.plays if who == seat)]


def everything(record: HandRecord, seat: int) -> set[tuple[frozenset[str], ...]]:
    """All possible holdings since the pass, by trying every distribution of the cards that the seat doesn't know."""
    hand = record.played()
    unknown = Unknown(record, hand, seat)
    known_given = {place for (giver, _), place in unknown.given.items() if giver == seat}
    hidden = [place for place in unknown.hidden if place not in known_given]
    room = Counter(unknown.holder[place] for place in hidden)
    cards = [unknown.card[place] for place in hidden]
    players = record.rules.players
    fixed = [(unknown.card[place], unknown.holder[place]) for place in range(len(unknown.card)) if place not in hidden]
    auction = hand.view(seat).to_dict()["auction"]
    bidder, suit = (None, None) if auction is None else (auction["bidder"], auction["suit"])
    possible = set()
    for way in ways(cards, room):
        piles: dict[int, list[str]] = {holder: [] for holder in [*range(players), KITTY]}
        for card, holder in [*fixed, *way.items()]:
            piles[holder].append(card)
        start = oh.Hand.from_cards(
            record.rules, [piles[each] for each in range(players)], dealer=record.dealer, number=record.number,
            passing=False, kitty=piles[KITTY], bidder=bidder, suit=suit,
        )  # fmt: skip
        try:
            for who, card in record.plays:
                start.play(who, card)
        except OpenHeartsError:
            continue
        if hand.phase != "play" or start.to_act == hand.to_act:
            possible.add(tuple(frozenset(piles[each]) for each in range(players)))
    return possible


def sampled(record: HandRecord, seat: int, n: int) -> Counter[tuple[frozenset[str], ...]]:
    """How often each seat holds each card in sampled deals."""
    players = record.rules.players
    found = oh.deals(record.played().view(seat), n, seed=n, weighted=False)
    return Counter(tuple(frozenset(held_by(record, deal.hand, each)) for each in range(players)) for deal in found)


def small_moments(rng: random.Random, most: int) -> Iterator[tuple[HandRecord, int, oh.Hand]]:
    """Moments once the pass is over, with at most so many hidden cards."""
    rules = small_rules(rng)
    for record in moments(rules, rng, 0.5):
        seat, hand = rng.randrange(rules.players), record.played()
        past_the_pass = hand.phase not in ("pass", "bid", "suit")
        if past_the_pass and len(Unknown(record, hand, seat).hidden) <= most:
            yield record, seat, hand


def test_all_deals_are_counted_and_can_be_sampled() -> None:
    rng = random.Random(4)
    kinds: Counter[str] = Counter()
    for record, seat, hand in itertools.islice(
        (moment for _ in itertools.count() for moment in small_moments(rng, 8)), 400
    ):
        possible = everything(record, seat)
        counted = oh.count_deals(hand.view(seat))
        assert counted in (len(possible), None), (record, seat)
        found = sampled(record, seat, 40)
        assert set(found) <= possible, (record, seat)
        kinds += Counter(counted=counted is not None, told=len(possible) > 1, all=len(found) == len(possible))
    assert kinds["counted"] > 300
    assert kinds["told"] > 150
    assert kinds["all"] > 200


def test_all_deals_are_about_equally_likely() -> None:
    rng = random.Random(5)
    worst = 0.0
    for record, seat, _ in itertools.islice(
        (moment for _ in itertools.count() for moment in small_moments(rng, 6)), 60
    ):
        possible = everything(record, seat)
        if not 2 <= len(possible) <= 30:
            continue
        expected = 200
        found = sampled(record, seat, expected * len(possible))
        assert set(found) == possible
        square = sum((found[deal] - expected) ** 2 / expected for deal in possible)
        worst = max(worst, square / (len(possible) - 1))
    assert 0 < worst < 4  # of many chi-squares, each by its degrees of freedom


def test_deals_before_the_play_are_those_of_the_pack() -> None:
    view = oh.Game(oh.preset("original"), seed=1).view(0)
    assert oh.count_deals(view) == math.factorial(39) // math.factorial(13) ** 3
    two_packs = oh.Game(oh.preset("cancellation"), seed=1)
    seat = two_packs.hand.to_act
    size, players, widow = 13, 8, 104 - 8 * 13
    ways = math.factorial(104 - size) // math.factorial(size) ** (players - 1) // math.factorial(widow)
    assert oh.count_deals(two_packs.view(seat)) == ways
    assert oh.count_deals(oh.Game(oh.preset("domino"), seed=1).view(0)) is None


def test_what_was_played_is_explained_by_the_likelier_deals() -> None:
    """The queen's place, for the player to act among careful players: the weights predict it better than chance."""
    careful = oh.bot("careful")
    weighted = even = 0.0
    for seed in range(60):
        game = oh.Game(oh.Rules(pass_count=0), seed=seed)
        while len(game.hand.tricks) < 5:
            game.act(game.hand.to_act or 0, careful(game.view(game.hand.to_act)))
        seat = game.hand.to_act
        holders = [other for other in range(4) if other != seat and "QS" in game.hand.cards(other)]
        if not holders:
            continue
        deals = oh.deals(game.view(seat), 100, seed=seed)
        assert math.isclose(sum(deal.weight for deal in deals), 1)
        right = [deal for deal in deals if "QS" in deal.hand.cards(holders[0])]
        weighted += sum(deal.weight for deal in right)
        even += len(right) / 100
    assert weighted > 1.1 * even


def test_who_is_to_follow_can_follow_while_there_is_a_stock() -> None:
    """They would have drawn: half of the deals left them without a card of the suit."""
    rng = random.Random(3)
    game = oh.Game(oh.preset("domino"), seed=1)
    followed = 0
    while not game.over and game.hand.number == 0:
        to_act, trick, stock = game.hand.to_act or 0, game.hand.trick, game.view(0).to_dict()["stock"]
        if trick and trick["cards"] and stock and stock["left"]:
            for seat in {0, 1, 2, 3} - {to_act}:
                for deal in oh.deals(game.view(seat), 5, seed=rng.randrange(1000)):
                    assert trick["cards"][0][1] in {card[1] for card in deal.hand.cards(to_act)}
                    followed += 1
        game.act(to_act, rng.choice(game.hand.legal()))
    assert followed > 50


def test_deals_are_the_same_for_a_seed() -> None:
    view = oh.Game(seed=7).view(2)
    one = oh.deals(view, 5, seed=1)
    assert one == oh.deals(view, 5, seed=1) != oh.deals(view, 5, seed=2)
    assert {deal.weight for deal in oh.deals(view, 4, weighted=False)} == {0.25}


def test_a_deal_can_be_played_on_and_taken_back() -> None:
    game = oh.Game(oh.preset("original"), seed=7)
    [deal] = oh.deals(game.view(game.hand.to_act), 1)
    clone = deal.hand.clone()
    play_hand(clone, game.rules, random.Random(1))
    assert clone.scores is not None
    while clone != deal.hand:
        clone.undo()
    with pytest.raises(BadInput, match="nothing to take back"):
        clone.undo()
    with pytest.raises(BadInput, match="Pickle the view"):
        pickle.dumps(clone)


def test_what_has_no_deals_says_why() -> None:
    game = oh.Game(seed=7)
    for bad in (0, -1, 1_000_001):
        with pytest.raises(BadInput, match="1 to 1,000,000"):
            oh.deals(game.view(0), bad)
    with pytest.raises(BadInput, match="not from a spectator"):
        oh.deals(game.view(None), 1)
    with pytest.raises(BadInput, match="not from a spectator"):
        oh.count_deals(game.view(None))
