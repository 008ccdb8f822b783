"""Fair deals: the standard hash, decks that plain Python reproduces, all equally likely, and their logs."""

import copy
import hashlib
import pickle
import random
import subprocess
from typing import Any

import pytest

import openhearts as oh
from tests import native_program, rule_sets
from tests.play import play_on
from tests.referee import fair, resolve
from tests.referee.deal import deal as dealt_by_referee
from tests.test_deal import DECK, ROUNDS, chi_square

# The examples of FIPS 180-4, and NIST's for the empty and for the long message.
PUBLISHED = {
    b"": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    b"abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    b"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq": (
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    b"a" * 1_000_000: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
}


def digests(messages: list[bytes]) -> list[str]:
    """The engine's digests of the messages."""
    program = native_program.BUILT / "openhearts-sha256-test"
    text = "".join(message.hex() + "\n" for message in messages)
    return subprocess.run([program], input=text, capture_output=True, text=True, check=True).stdout.split()


def test_the_hash_is_that_of_the_standard() -> None:
    assert digests(list(PUBLISHED)) == list(PUBLISHED.values())


def test_messages_of_any_length_are_hashed() -> None:
    messages = [random.Random(length).randbytes(length) for length in range(300)]
    assert digests(messages) == [hashlib.sha256(message).hexdigest() for message in messages]


def some_deal(rng: random.Random, players: int) -> oh.FairDeal:
    return oh.FairDeal(rng.randbytes(32), tuple(rng.randbytes(rng.choice((0, 1, 16, 32, 64))) for _ in range(players)))


def check_deals(rule_set: dict[str, Any], rng: random.Random) -> None:
    """The first hands of a game are those that the referee deals."""
    rules, plain = oh.Rules.from_json(rule_set), resolve(rule_set)
    deal = some_deal(rng, rules.players)
    game = oh.Game(rules, deal=deal)
    while not game.over and len(game.hands) < 3:
        play_on(game, rng, 20)
    assert game.hands[0].dealer == fair.first_dealer(plain, deal.secret, deal.parts)
    for hand in game.hands:
        expected = dealt_by_referee(plain, fair.deck(plain, deal.secret, deal.parts, hand.number), hand.dealer)
        for seat, cards in enumerate(expected.hands):
            assert sorted(hand.dealt(seat)) == sorted(map(str, cards))
        assert sorted(hand.kitty) == sorted(map(str, expected.kitty))


@pytest.mark.parametrize("name", oh.presets())
def test_plain_python_deals_the_same_in_every_preset(name: str) -> None:
    check_deals({"extends": name}, random.Random(name))


def test_plain_python_deals_the_same_under_random_rules() -> None:
    rng = random.Random(21)
    for _ in range(40):
        check_deals(rule_sets.valid(rng), rng)


HANDS = 12_000


def test_every_card_goes_to_every_seat_alike() -> None:
    """Secrets 0, 1, 2, ..., which a bad generator would deal most alike; the bounds are those of 64-bit deals."""
    counts = {(card, seat): 0 for card in DECK for seat in range(4)}
    dealers = [0] * 4
    for number in range(HANDS):
        hand = oh.Game(ROUNDS, deal=oh.FairDeal(number.to_bytes(32), (b"",) * 4)).hand
        dealers[hand.dealer] += 1
        for seat in range(4):
            for card in hand.dealt(seat):
                counts[card, seat] += 1
    assert 90 < chi_square(list(counts.values()), HANDS / 4) < 240
    assert chi_square(dealers, HANDS / 4) < 25


def test_every_part_changes_the_deal() -> None:
    secret = bytes(32)
    parts = [(b"",) * 4, (b"a", b"", b"", b""), (b"", b"a", b"", b""), (b"", b"", b"", b"a"), (b"aa", b"", b"", b"")]
    games = [oh.Game(deal=oh.FairDeal(secret, each)) for each in parts]
    games.append(oh.Game(deal=oh.FairDeal(bytes([1]) + secret[1:], parts[0])))
    assert len({str(game.hand.truth()["dealt"]) for game in games}) == 6


def test_a_fair_game_is_its_log() -> None:
    rng = random.Random(3)
    game = oh.Game(deal=some_deal(rng, 4))
    play_on(game, rng, 120)
    log = game.log()
    assert log["openhearts"] == 2
    assert "seed" not in log
    again = oh.Game.from_log(log)
    assert again == game
    assert again.log() == log
    assert again.deal == game.deal
    assert again.seed is None
    assert copy.deepcopy(game) == pickle.loads(pickle.dumps(game)) == game
    assert game != oh.Game(seed=3)
    assert again.events() == game.events()


def test_a_secret_shows_nowhere_before_it_is_to_be_known() -> None:
    rng = random.Random(4)
    deal = some_deal(rng, 4)
    game = oh.Game(deal=deal)
    play_on(game, rng, 60)
    log = game.log(secret=False)
    open_to_all = [str(log), repr(game), repr(deal), deal.hash, str(game.events()), game.view(0).to_json()]
    assert all(deal.secret.hex() not in text and repr(deal.secret) not in text for text in open_to_all)
    assert log["deal"]["hash"] == hashlib.sha256(deal.secret).hexdigest()  # type: ignore[typeddict-item]
    with pytest.raises(oh.BadInput, match="nobody can deal them again"):
        oh.Game.from_log(log)


FAIR = oh.Game(deal=oh.FairDeal(bytes(range(32)), (b"", b"a", b"bc", b""))).log()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"deal": None}, "no deal"),
        ({"deal": {}}, "nobody can deal"),
        ({"deal": FAIR["deal"] | {"secret": "00" * 32}}, "promised"),  # type: ignore[typeddict-item]
        ({"deal": FAIR["deal"] | {"secret": "00"}}, "32 bytes"),  # type: ignore[typeddict-item]
        ({"deal": FAIR["deal"] | {"secret": "zz" * 32}}, "32 bytes"),  # type: ignore[typeddict-item]
        ({"deal": FAIR["deal"] | {"secret": 7}}, "32 bytes"),  # type: ignore[typeddict-item]
        ({"deal": FAIR["deal"] | {"hash": "00" * 32}}, "promised"),  # type: ignore[typeddict-item]
        ({"deal": FAIR["deal"] | {"hash": None}}, "promised"),  # type: ignore[typeddict-item]
        ({"deal": FAIR["deal"] | {"parts": ["", "61", "6263"]}}, "one for each seat"),  # type: ignore[typeddict-item]
        ({"deal": FAIR["deal"] | {"parts": ["", "61", "6263", "0"]}}, "parts"),  # type: ignore[typeddict-item]
        ({"deal": FAIR["deal"] | {"parts": ["", "61", "6263", "00" * 65]}}, "64 bytes"),  # type: ignore[typeddict-item]
        ({"dealer": (FAIR["dealer"] + 1) % 4}, "dealer"),
        ({"openhearts": 1}, "seed"),
        ({"openhearts": 3}, "version"),
    ],
)
def test_logs_whose_deals_do_not_hold_are_refused(change: dict[str, Any], words: str) -> None:
    with pytest.raises(oh.BadInput, match=words) as refusal:
        oh.Game.from_log({**FAIR, **change})
    assert refusal.value.code == "bad_log"


@pytest.mark.parametrize("number", [0, 3, 5])
def test_a_fair_deal_has_a_part_for_each_seat(number: int) -> None:
    with pytest.raises(oh.BadInput, match="a part for each seat of at most 64 bytes") as refusal:
        oh.Game(deal=oh.FairDeal(bytes(32), (b"",) * number))
    assert refusal.value.code == "bad_argument"


@pytest.mark.parametrize(
    "given",
    [
        {"secret": b"short"},
        {"secret": bytes(33)},
        {"secret": "x" * 32},
        {"secret": 5},
        {"secret": None},
        {"secret": bytearray(32)},
        {"parts": (b"", b"", b"", bytes(65))},
        {"parts": ["a", "b", "c", "d"]},
        {"parts": b"abcd"},
        {"parts": [b"", None, b"", b""]},
        {"parts": 5},
    ],
)
def test_a_fair_deal_is_checked_when_it_is_made(given: dict[str, Any]) -> None:
    with pytest.raises(oh.BadInput, match="32 bytes, and a part for each seat of at most 64 bytes") as refusal:
        oh.FairDeal(**given)
    assert refusal.value.code == "bad_argument"


@pytest.mark.parametrize("deal", [5, b"secret", (bytes(32), [b""] * 4), oh.FairDeal])
def test_a_game_is_dealt_from_a_fair_deal_or_a_seed(deal: Any) -> None:
    with pytest.raises(oh.BadInput, match="made by FairDeal") as refusal:
        oh.Game(deal=deal)
    assert refusal.value.code == "bad_argument"


def test_a_deal_comes_back_however_its_parts_are_listed() -> None:
    deal = oh.FairDeal(parts=[b"a", b"b", b"c", b"d"])
    assert oh.Game(deal=deal).deal == deal


def test_a_game_takes_a_seed_or_a_fair_deal() -> None:
    with pytest.raises(oh.BadInput, match="not both"):
        oh.Game(seed=1, deal=oh.FairDeal(parts=(b"",) * 4))


def test_a_secret_is_drawn_if_none_is_given() -> None:
    drawn = {oh.FairDeal().secret for _ in range(20)}
    assert len(drawn) == 20
    assert {len(secret) for secret in drawn} == {32}
