"""Hands from Python: positions set up by hand, what is legal in them, and every reason for a refusal in play."""

import random
import re
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import openhearts as oh
from openhearts.protocol import Auction
from tests import rule_sets
from tests.play import play_hand, refused, some_action

NO_PASS = oh.Rules(pass_cycle=["hold"])


def at(hands: list[str], rules: oh.Rules = NO_PASS, **more: Any) -> oh.Hand:
    """A position from hands written as "2C 3C"."""
    return oh.Hand.from_cards(rules, [cards.split() for cards in hands], **more)


# --- Positions --------------------------------------------------------------------------------------------------------


def test_the_start_of_a_hand_waits_for_passes_or_for_the_lead() -> None:
    deal = ["2C 3C 4C", "2D 3D 4D", "2S 3S 4S", "2H 3H 4H"]
    passing = at(deal, oh.Rules(), dealer=1)
    assert (passing.phase, passing.pass_to, passing.waiting, passing.to_act) == ("pass", "left", [0, 1, 2, 3], 2)
    led = at(deal, oh.Rules(), passing=False)
    assert (led.phase, led.to_act, list(led.legal(0)), led.pass_to) == ("play", 0, ["2C"], "hold")
    assert at(deal, oh.Rules(), number=2).pass_to == "across"


def test_the_middle_of_a_trick() -> None:
    hand = at(["4C", "5C 6D", "7C 8D", "9C TD"], leader=0, trick=["3C"], taken=[["QS"], [], [], []], broken=True)
    # Seat 0 has led the 3 of clubs, so it holds one card less than the others.
    assert hand.trick == {"leader": 0, "seats": [0], "cards": ["3C"], "winning": 0}
    assert (hand.to_act, list(hand.legal(1)), hand.broken) == (1, ["5C"], True)
    assert list(hand.taken(0)) == ["QS"]
    for seat, card in ((1, "5C"), (2, "7C"), (3, "9C")):
        hand.play(seat, card)
    assert (hand.to_act, list(hand.taken(3))) == (3, ["3C", "5C", "7C", "9C"])


def test_cards_left_over_from_a_whole_deal_are_the_kitty() -> None:
    rules = oh.Rules(players=7, pass_cycle=["hold"])
    deck = [rank + suit for suit in "CDSH" for rank in "23456789TJQKA"]
    hand = oh.Hand.from_cards(rules, [deck[seat * 7 : seat * 7 + 7] for seat in range(7)])
    assert list(hand.kitty) == ["QH", "KH", "AH"]


def test_a_position_is_played_to_its_scores() -> None:
    hand = at(["AH", "2H", "3H", "4H"], leader=0, broken=True, taken=[["QS"], [], [], []])
    for seat, card in enumerate(["AH", "2H", "3H", "4H"]):
        hand.play(seat, card)
    # Only these cards are in play, and seat 0 has them all: a moon of 17.
    assert (hand.phase, hand.to_act, hand.waiting) == ("done", None, [])
    assert hand.moon == {"seats": [0], "chooser": 0, "amount": 17, "sun": False, "way": "old"}
    assert hand.scores == [0, 17, 17, 17]


@pytest.mark.parametrize(
    ("hands", "more", "words"),
    [
        (["2C", "3C", "4C"], {}, "4 hands"),
        ([], {}, "4 hands"),
        (["2C", "3C", "4C", "5C", "6C"], {}, "4 hands"),
        (["2C"] * 4, {}, "2 of clubs"),
        (["2C", "3C", "4C", "5X"], {}, "5X"),
        (["2C 2C", "3C 4C", "5C 6C", "7C 8C"], {}, "2 of clubs"),
        (["2C 3C", "4C", "5C", "6C"], {}, "not as large"),
        (["", "", "", ""], {}, "at least one card"),
        (["2C", "3C", "4C", "5C"], {"dealer": 4}, "dealer"),
        (["2C", "3C", "4C", "5C"], {"dealer": -1}, "dealer"),
        (["2C", "3C", "4C", "5C"], {"number": 1000}, "number"),
        (["2C", "3C", "4C", "5C"], {"leader": 7}, "leader"),
        (["2C", "3C", "4C", "5C"], {"leader": 4}, "leader"),
        (["2C", "3C", "4C", "5C"], {"trick": ["6C"]}, "^trick is for a hand in play, so leader has to be given"),
        (["2C", "3C", "4C", "5C"], {"taken": [["6C"], [], [], []]}, "^taken is for a hand in play"),
        (["2C", "3C", "4C", "5C"], {"out": [1]}, "^out is for a hand in play"),
        (["2C", "3C", "4C", "5C"], {"table": ["6C"]}, "^table is for a hand in play"),
        (["2C", "3C", "4C", "5C"], {"broken": True}, "^broken is for a hand in play"),
        (["2C", "3C", "4C", "5C"], {"leader": 0, "trick": ["6C", "7C", "8C", "9C"]}, "complete"),
        (["2C", "3C", "4C", "5C"], {"leader": 0, "trick": ["6C"]}, "not as large"),
        (["", "3C", "4C", "5C"], {"leader": 0, "trick": ["3C"]}, "3 of clubs"),
        (["2C", "3C", "4C", "5C"], {"leader": 0, "taken": [["QS"]]}, "each player"),
        (["2C", "3C", "4C", "5C"], {"leader": 0, "taken": [["2C"], [], [], []]}, "2 of clubs"),
        (["2C", "3C", "4C", "5C"], {"kitty": ["2C"]}, "2 of clubs"),
        (["2C", "3C", "4C", "5C"], {"totals": [2**50, 0, 0, 0]}, "totals"),
        (["2C", "3C", "4C", "5C"], {"totals": [0] * 8}, "totals is listed for each player"),
        (["2C", "3C", "4C", "5C"], {"totals": [1, 2]}, "totals is listed for each player"),
        (["2C", "3C", "4C", "5C"], {"totals": [0] * 12}, "totals"),
        (["2C", "3C", "4C", "5C"], {"chips": [1, 2, 3, 4]}, "Under these rules there are no chips"),
        (["2C", "3C", "4C", "5C"], {"pot": 1}, "Under these rules there are no chips"),
        (["2C", "3C", "4C", "5C"], {"bidder": 1}, "Under these rules there is no auction"),
        (["2C", "3C", "4C", "5C"], {"suit": "spades"}, "Under these rules there is no auction"),
        (["2C", "3C", "4C", "5C"], {"stock": ["6C"]}, "Under these rules there is no stock"),
        (["2C", "3C", "4C", "5C"], {"leader": 0, "table": ["6C"]}, "no trick is cancelled"),
        (["2C", "3C", "4C", "5C"], {"leader": 0, "out": [1]}, "out"),
    ],
)
def test_positions_that_cannot_be_played(hands: list[str], more: dict[str, Any], words: str) -> None:
    with pytest.raises(oh.BadInput, match=words) as refusal:
        at(hands, **more)
    assert refusal.value.code == "bad_position"


def test_positions_that_the_rules_exclude() -> None:
    with pytest.raises(oh.BadInput, match="not in play"):
        at(["2D", "3C", "4C"], oh.Rules(players=3))
    with pytest.raises(oh.BadInput, match=r"too small to pass 3 cards\. .* passing: false; .* name the leader\.$"):
        at(["2C", "3C", "4C", "5C"], oh.Rules())


def test_hands_that_contain_themselves_are_bad_input() -> None:
    hands: list[Any] = []
    hands.append(hands)
    with pytest.raises(oh.BadInput) as refusal:
        oh.Hand.from_cards(NO_PASS, hands)
    assert refusal.value.code == "bad_position"


AUCTION = oh.preset("auction")
DOMINO = oh.preset("domino")
TWO_PACKS = oh.preset("cancellation", players=6)


@pytest.mark.parametrize(
    ("rules", "hands", "more", "words"),
    [
        (AUCTION, ["2C", "3C", "4C", "5C"], {"bidder": 4}, "bidder"),
        (AUCTION, ["2C", "3C", "4C", "5C"], {"bidder": -1}, "bidder"),
        (AUCTION, ["2C", "3C", "4C", "5C"], {"suit": "spades"}, "Without a bidder hearts count"),
        (AUCTION, ["2C", "3C", "4C", "5C"], {"suit": "swords"}, "clubs, diamonds, spades or hearts"),
        (AUCTION, ["2C", "3C", "4C", "5C"], {"chips": [1, 2, 3]}, "chips is listed for each player"),
        (AUCTION, ["2C", "3C", "4C", "5C"], {"pot": -1}, "pot"),
        (DOMINO, ["2C", "3C", "4C", "5C"], {"kitty": ["6C"]}, "a stock, not a kitty"),
        (DOMINO, ["2C", "3C", "4C", "5C"], {"stock": ["2C"]}, "2 of clubs is listed twice"),
        (DOMINO, ["2C", "", "", ""], {"leader": 0}, "At least two players need cards"),
        (DOMINO, ["2C", "3C", "4C", ""], {"leader": 3}, "The leader has no card"),
        (
            DOMINO,
            ["2C", "3C", "4C", "5C"],
            {"leader": 0, "trick": ["6C"], "out": [3]},
            "Cards are held by seat 3, who is listed as out",
        ),
        (
            DOMINO,
            ["2C", "3C", "4C", ""],
            {"leader": 0, "trick": ["6C"]},
            "No cards are held by seat 3, who is not listed as out",
        ),
        (DOMINO, ["2C", "3C", "4C", "5C"], {"leader": 0, "out": [7]}, "Nobody in that seat"),
        (TWO_PACKS, ["2C", "2C", "2C", "5C", "6C", "7C"], {}, "2 of clubs is listed more than twice"),
        (TWO_PACKS, ["2C", "2C", "4C", "5C", "6C", "7C"], {"table": ["QS"]}, "leader"),
    ],
)
def test_positions_of_the_variants_that_cannot_be_played(
    rules: oh.Rules, hands: list[str], more: dict[str, Any], words: str
) -> None:
    with pytest.raises(oh.BadInput, match=words) as refusal:
        at(hands, rules, **more)
    assert refusal.value.code == "bad_position"


def auction_of(hand: oh.Hand, seat: int = 0) -> Auction:
    auction = hand.view(seat).to_dict()["auction"]
    assert auction is not None
    return auction


def test_an_auction_in_a_position() -> None:
    """To come, carried, or over."""
    deal = ["2C 3C", "2D 3D", "2S 3S", "2H 3H"]
    bidding = at(deal, AUCTION, dealer=1, chips=[5, 5, 5, 5], pot=3)
    assert (bidding.phase, bidding.to_act) == ("bid", 2)
    bidding.bid(2, 4)
    assert auction_of(bidding, 3)["least"] == 5
    for seat in (3, 0, 1):
        bidding.bid(seat, 0)
    assert (bidding.phase, bidding.to_act) == ("suit", 2)
    assert (chips := bidding.view(0).to_dict()["chips"]) is not None
    assert (chips["stacks"], chips["pot"]) == ([5, 5, 1, 5], 7)
    bidding.name_suit(2, "spades")
    assert (bidding.phase, bidding.to_act, list(bidding.legal(2))) == ("play", 2, ["2S", "3S"])
    carried = at(deal, AUCTION, bidder=3, pot=9)
    assert (carried.phase, carried.to_act) == ("suit", 3)
    over = at(deal, AUCTION, dealer=1, bidder=3, suit="clubs")
    assert (over.phase, over.to_act) == ("play", 3)
    passed = at(deal, AUCTION, dealer=1, passing=False)
    assert (passed.phase, passed.to_act, auction_of(passed)["suit"]) == ("play", 2, "hearts")


def test_a_stock_in_a_position() -> None:
    hand = at(["2C 3D", "KS", "QS 4H", ""], DOMINO, leader=2, stock=["7D", "9S", "2H"])
    hand.play(2, "QS")
    assert (hand.to_act, hand.trick) == (0, {"leader": 2, "seats": [2], "cards": ["QS"], "winning": 2})  # seat 3 is out
    assert (list(hand.cards(0)), list(hand.legal(0))) == (["2C", "3D", "7D", "9S"], ["9S"])
    assert hand.view(1).to_dict()["stock"] == {"left": 1, "drawn": [2, 0, 0, 0]}
    hand.play(0, "9S")
    hand.play(1, "KS")
    assert (hand.to_act, hand.tricks[-1]["winner"]) == (2, 1)  # the winner has no card left to lead
    hand.play(2, "4H")
    assert list(hand.legal(0)) == ["2H"]
    hand.play(0, "2H")
    assert (hand.phase, list(hand.taken(2))) == ("done", ["2H", "4H"])
    assert list(hand.taken(0)) == ["2C", "3D", "7D"]  # the last survivor's


def test_cancelled_cards_in_a_position() -> None:
    hand = at(["2C 3D", "2C 3S", "4C 4S", "4C 5S", "QS 6S", "QS 7S"], TWO_PACKS, leader=0, table=["KH", "KH"])
    for seat, card in enumerate(["2C", "2C", "4C"]):
        assert hand.trick is not None
        hand.play(seat, card)
    assert hand.trick == {"leader": 0, "seats": [0, 1, 2], "cards": ["2C", "2C", "4C"], "winning": 2}
    for seat, card in ((3, "4C"), (4, "QS"), (5, "QS")):
        hand.play(seat, card)
    assert (hand.to_act, hand.tricks[-1]["winner"]) == (0, None)
    assert hand.view(1).to_dict()["table"] == ["2C", "2C", "4C", "4C", "QS", "QS", "KH", "KH"]
    for seat, card in enumerate(["3D", "3S", "4S", "5S", "6S", "7S"]):
        hand.play(seat, card)
    assert len(hand.taken(0)) == 14
    assert hand.scores is not None


# --- What is refused, and why -----------------------------------------------------------------------------------------


def test_whose_turn_and_whose_card() -> None:
    hand = at(["2C 4D", "3C 5D", "4C 6D", "5C 7D"])
    refused("not_your_turn", hand.play, 1, "3C")
    refused("card_not_held", hand.play, 0, "3C")
    refused("no_such_seat", hand.play, 4, "3C")
    refused("no_such_seat", hand.play, -1, "3C")
    refused("no_such_seat", hand.play, 2**70, "3C")
    refused("no_such_card", hand.play, 0, "1C")
    refused("no_such_card", hand.play, 0, "")
    refused("no_such_card", hand.play, 0, "♣")
    refused("no_such_card", hand.play, 0, "2C\0")
    refused("not_now", hand.pass_cards, 0, ["2C"])
    refused("not_now", hand.choose_moon, 0, "old")
    for ask in (hand.legal, hand.cards, hand.dealt, hand.taken, hand.view):
        refused("no_such_seat", ask, 4)
        refused("no_such_seat", ask, -1)
    hand.play(0, "2c")  # lower case is understood
    assert hand.trick == {"leader": 0, "seats": [0], "cards": ["2C"], "winning": 0}


def test_what_is_refused_in_an_auction() -> None:
    hand = at(["2C", "3C", "4C", "5C"], AUCTION, dealer=3, chips=[3, -1, 9, 9])
    refused("not_now", hand.play, 0, "2C")
    refused("not_now", hand.name_suit, 0, "clubs")
    refused("not_your_turn", hand.bid, 1, 1)
    refused("no_such_seat", hand.bid, 4, 1)
    refused("bid_too_high", hand.bid, 0, 4)
    refused("bid_too_high", hand.bid, 0, 10**30)
    refused("bid_too_low", hand.bid, 0, -1)
    refused("bid_too_low", hand.bid, 0, 1.5)
    hand.bid(0, 3)
    refused("bid_too_high", hand.bid, 1, 4)  # in debt
    hand.bid(1, 0)
    refused("bid_too_low", hand.bid, 2, 3)
    hand.bid(2, 0)
    hand.bid(3, 0)
    refused("not_now", hand.bid, 0, 4)
    refused("not_your_turn", hand.name_suit, 1, "clubs")
    refused("no_such_suit", hand.name_suit, 0, "swords")
    refused("no_such_suit", hand.name_suit, 0, "S")
    hand.name_suit(0, "clubs")
    refused("not_now", hand.name_suit, 0, "clubs")
    refused("not_now", at(["2C", "3C", "4C", "5C"]).bid, 0, 1)


@pytest.mark.parametrize("bid", [True, False, np.bool_(True), 1.5, 2.0, np.float32(2), Fraction(1, 2), float("nan")])
def test_a_bid_is_a_whole_number(bid: Any) -> None:
    hand = at(["2C", "3C", "4C", "5C"], AUCTION, dealer=3, chips=[3, 3, 3, 3])
    for call in (hand.act, hand.bid):
        refused("bid_too_low", call, 0, bid)
        with pytest.raises(oh.IllegalAction, match=f"^A bid is a whole number of chips, not {re.escape(repr(bid))}"):
            call(0, bid)
        refused("not_your_turn", call, 1, bid)
    assert hand == at(["2C", "3C", "4C", "5C"], AUCTION, dealer=3, chips=[3, 3, 3, 3])
    refused("bid_too_low", hand.bid, 0, "3")
    hand.act(0, np.int8(3))  # type: ignore[arg-type]
    assert (auction := hand.view(0).to_dict()["auction"]) is not None
    assert auction["bids"][0] == 3


@pytest.mark.parametrize("bid", [-1, 5, 10**30, -(10**30), True, 1.5])
def test_where_nothing_is_bid_every_bid_is_refused_for_that(bid: Any) -> None:
    passing = at(["2C 3C 4C TC", "2D 3D 4D TD", "2S 3S 4S TS", "2H 3H 4H TH"], oh.Rules())
    for hand in (passing, at(["2C", "3C", "4C", "5C"])):
        refused("not_now", hand.bid, 0, bid)
        refused("not_now", hand.act, 0, bid)


def test_an_action_of_the_wrong_kind_is_refused_for_the_moment_whatever_it_says() -> None:
    passing = at(["2C 3C 4C TC", "2D 3D 4D TD", "2S 3S 4S TS", "2H 3H 4H TH"], oh.Rules())
    for name in ("1C", 5, None):
        refused("not_now", passing.play, 0, name)
        refused("not_now", passing.name_suit, 0, name)
        refused("not_now", passing.choose_moon, 0, name)
    playing = at(["2C", "3C", "4C", "5C"])
    for cards in ("QS", ["1C"], ["2C"] * 1000):
        refused("not_now", playing.pass_cards, 0, cards)
    refused("not_now", playing.act, 0, ["1C"])
    refused("not_your_turn", playing.play, 1, "1C")
    for seat in range(4):
        passing.pass_cards(seat, passing.cards(seat)[:3])
    refused("not_now", passing.act, 0, ["2C"])


class Unspeakable:
    """Its text can't be had."""

    def __repr__(self) -> str:
        raise RuntimeError("never")


def test_what_cannot_be_shown_is_no_action_either() -> None:
    """The sentence names its type. Its own exception came through methods that no C++ exception may leave, which ended
    the program.
    """
    hand = at(["2C 3C 4C TC", "2D 3D 4D TD", "2S 3S 4S TS", "2H 3H 4H TH"], oh.Rules())
    for call in (hand.pass_cards, hand.act):
        with pytest.raises(TypeError, match="<Unspeakable> is no action"):
            call(0, Unspeakable())  # type: ignore[arg-type]


def test_passing() -> None:
    hand = at(["2C 3C 4C TC", "2D 3D 4D TD", "2S 3S 4S TS", "2H 3H 4H TH"], oh.Rules())
    refused("wrong_number_of_cards", hand.pass_cards, 0, ["2C", "3C"])
    refused("wrong_number_of_cards", hand.pass_cards, 0, [])
    refused("wrong_number_of_cards", hand.pass_cards, 0, ["2C", "3C", "4C", "TC"])
    refused("wrong_number_of_cards", hand.pass_cards, 0, ["2C"] * 1000)
    refused("card_not_held", hand.pass_cards, 0, ["2C", "3C", "AS"])
    refused("card_given_twice", hand.pass_cards, 0, ["2C", "3C", "2C"])
    refused("no_such_card", hand.pass_cards, 0, ["2C", "3C", "1C"])
    refused("no_such_seat", hand.pass_cards, 5, ["2C", "3C", "4C"])
    refused("not_now", hand.play, 0, "2C")
    hand.pass_cards(0, iter(["2C", "10C", "4c"]))
    refused("already_passed", hand.pass_cards, 0, ["2C", "3C", "4C"])
    assert list(hand.cards(0)) == ["2C", "3C", "4C", "TC"]  # nothing moves before all have passed
    for seat in (1, 2, 3):
        hand.pass_cards(seat, hand.cards(seat)[:3])
    assert list(hand.cards(0)) == ["3C", "2H", "3H", "4H"]
    assert list(hand.cards(1)) == ["2C", "4C", "TC", "TD"]
    assert list(hand.dealt(1)) == ["2D", "3D", "4D", "TD"]


def test_scatter_goes_clockwise_from_the_left() -> None:
    rules = oh.Rules(pass_cycle=["scatter"])
    hand = at(["2C 3C 4C", "2D 3D 4D", "2S 3S 4S", "2H 3H 4H"], rules)
    for seat in range(4):
        hand.pass_cards(seat, hand.cards(seat))
    assert list(hand.cards(0)) == ["4D", "3S", "2H"]
    assert list(hand.cards(1)) == ["2C", "4S", "3H"]


LEADS: list[tuple[str, dict[str, Any], str, list[str], str, str]] = [
    # what it shows, rules, the leader's hand, what is legal, a card refused, and why
    ("lowest club", {}, "2C 9C AH", ["2C"], "9C", "must_lead_lowest_club"),
    ("any club", {"opening": "any_club"}, "2C 9C AH", ["2C", "9C"], "AH", "must_lead_a_club"),
    ("eldest leads anything but hearts", {"opening": "eldest"}, "2C QS AH", ["2C", "QS"], "AH", "hearts_not_broken"),
    ("no breaking", {"opening": "eldest", "breaking": False}, "2C QS AH", ["2C", "QS", "AH"], "", ""),
    ("only hearts", {"opening": "eldest"}, "KH AH", ["KH", "AH"], "", ""),
    ("hearts and the queen", {"opening": "eldest"}, "QS AH", ["QS"], "AH", "must_lead_queen"),
    ("or either", {"opening": "eldest", "queen_or_hearts": "either"}, "QS AH", ["QS", "AH"], "", ""),
    (
        "queen kept",
        {"opening": "eldest", "queen_lead": "after_broken"},
        "2C QS AH",
        ["2C"],
        "QS",
        "queen_not_led_yet",
    ),
]


@pytest.mark.parametrize(("about", "fields", "cards", "legal", "card", "code"), LEADS, ids=[row[0] for row in LEADS])
def test_leads(about: str, fields: dict[str, Any], cards: str, legal: list[str], card: str, code: str) -> None:
    count = len(cards.split())
    others = [
        " ".join(["3D", "4D", "5D"][:count]),
        " ".join(["6D", "7D", "8D"][:count]),
        " ".join(["9D", "TD", "JD"][:count]),
    ]
    hand = at([cards, *others], NO_PASS.but(**fields), dealer=3)
    assert list(hand.legal(0)) == legal, about
    if code:
        refused(code, hand.play, 0, card)
    hand.play(0, legal[-1])


DISCARDS: list[tuple[str, dict[str, Any], str, list[str], str, str]] = [
    ("following", {}, "3C QS AH", ["3C"], "QS", "must_follow_suit"),
    ("no penalties", {}, "3D QS AH", ["3D"], "QS", "no_penalties_on_first_trick"),
    ("no hearts", {"first_trick": "no_hearts"}, "3D QS AH", ["3D", "QS"], "AH", "no_hearts_on_first_trick"),
    ("free", {"first_trick": "free"}, "3D QS AH", ["3D", "QS", "AH"], "", ""),
    ("nothing but penalties", {}, "QS KH AH", ["QS", "KH", "AH"], "", ""),
    (
        "forced",
        {"first_trick": "free", "queen_discard": "forced"},
        "3D QS AH",
        ["QS"],
        "AH",
        "must_discard_queen",
    ),
    (
        "kept",
        {"first_trick": "free", "queen_discard": "after_broken"},
        "3D QS AH",
        ["3D", "AH"],
        "QS",
        "queen_not_discarded_yet",
    ),
    (
        "a bonus card is no penalty",
        {"points": {"H": 1, "JD": -10}},
        "JD KH AH",
        ["JD"],
        "AH",
        "no_penalties_on_first_trick",
    ),
]


@pytest.mark.parametrize(
    ("about", "fields", "cards", "legal", "card", "code"), DISCARDS, ids=[row[0] for row in DISCARDS]
)
def test_the_first_trick(
    about: str, fields: dict[str, Any], cards: str, legal: list[str], card: str, code: str
) -> None:
    hand = at(["2C 4D 5D", cards, "4C 6D 7D", "5C 8D 9D"], NO_PASS.but(**fields))
    hand.play(0, "2C")
    assert list(hand.legal(1)) == legal, about
    if code:
        refused(code, hand.play, 1, card)
    hand.play(1, legal[-1])


def test_the_lead_passes_from_one_who_holds_only_hearts() -> None:
    rules = NO_PASS.but(hearts_only="pass_lead", opening="eldest")
    hand = at(["KH AH", "2H 3H", "4D 5D", "6D 7D"], rules, dealer=3)
    assert (hand.to_act, hand.trick) == (2, {"leader": 2, "seats": [], "cards": [], "winning": None})
    everyone = at(["KH AH", "2H 3H", "4H 5H", "6H 7H"], rules, dealer=3)
    assert (everyone.to_act, list(everyone.legal(0))) == (0, ["KH", "AH"])


def test_a_shooter_chooses() -> None:
    rules = NO_PASS.but(moon="choice")
    hand = at(["AH", "2H", "3H", "4H"], rules, leader=0, broken=True)
    for seat, card in enumerate(["AH", "2H", "3H", "4H"]):
        hand.play(seat, card)
    assert (hand.phase, hand.waiting, hand.scores) == ("moon", [0], None)
    refused("not_your_turn", hand.choose_moon, 1, "old")
    refused("not_a_moon_choice", hand.choose_moon, 0, "both")
    refused("not_now", hand.play, 0, "AH")
    hand.choose_moon(0, "new")
    assert hand.scores == [-4, 0, 0, 0]


def test_scores_wait_for_the_last_card() -> None:
    hand = at(["2C 4D", "3C 5D", "4C 6D", "5C 7D"])
    assert (hand.scores, hand.moon) == (None, None)
    play_hand(hand, NO_PASS, random.Random(1))
    assert hand.scores == [0, 0, 0, 0]
    assert (hand.trick, len(hand.tricks)) == (None, 2)
    refused("game_over", hand.play, 0, "2C")  # nothing follows a position's hand


# --- Hands at large ---------------------------------------------------------------------------------------------------


def test_legal_is_empty_for_those_who_are_not_to_act() -> None:
    hand = at(["2C 4D", "3C 5D", "4C 6D", "5C 7D"])
    assert [list(hand.legal(seat)) for seat in range(4)] == [["2C"], [], [], []]


def test_hands_add_up() -> None:
    """Under random rules: what is legal is held, everything ends up with somebody, the winner took the trick."""
    rng = random.Random(31)
    for _ in range(40):
        rules = oh.Rules.from_json(rule_sets.valid(rng))
        hand = oh.Game(rules, seed=rng.getrandbits(64)).hand
        deck = [card for seat in range(rules.players) for card in hand.dealt(seat)]
        deck += [*hand.kitty, *hand.truth()["stock"]]
        while hand.phase != "done":
            seat, action = some_action(hand, rules, rng)
            legal = hand.legal(seat)
            assert set(legal) <= set(hand.cards(seat))
            hand.act(seat, action)
        assert sorted(deck) == sorted(card for seat in range(rules.players) for card in hand.taken(seat))
        if rules.hearts_only == "may_lead" and not rules.stock:
            leads = [trick["leader"] if trick["winner"] is None else trick["winner"] for trick in hand.tricks[:-1]]
            assert leads == [trick["leader"] for trick in hand.tricks[1:]]


def test_count_counts_what_can_be_played() -> None:
    hand = at(["2C 4D", "3C 5D", "4C 6D", "5C 7D"])
    assert [hand.count(depth) for depth in range(10)] == [1] * 9 + [0]
    free = at(["2C 4D", "3D 5D", "4S 6D", "5S 7H"], NO_PASS.but(first_trick="free"))
    assert [free.count(depth) for depth in (1, 2, 3, 4)] == [1, 2, 4, 8]


def test_equality_is_of_cards_and_rules() -> None:
    deal = ["2C 4D", "3C 5D", "4C 6D", "5C 7D"]
    assert at(deal) == at([" ".join(reversed(cards.split())) for cards in deal])
    assert at(deal) != at(deal, NO_PASS.but(moon="new"))
    assert at(deal) != at(deal, dealer=1)
    assert at(deal) != "hand"


def test_the_truth_tells_all() -> None:
    hand = at(["2C 4D", "3C 5D", "4C 6D", "5C 7D"])
    truth = hand.truth()
    assert truth["held"] == [list(hand.cards(seat)) for seat in range(4)]
    assert (truth["phase"], truth["dealer"]) == (hand.phase, hand.dealer)
