"""What the engine refuses: the sentence speaks of the situation."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import openhearts as oh
from openhearts.people import People
from openhearts.words import use_language, words
from tests.probe import Probe, Refused

LOCALES = Path(__file__).resolve().parent.parent / "locales"


def test_a_refusal_that_needs_a_situation_is_told_without_one(probe: Probe) -> None:
    for row in probe.get("messages"):
        if row["id"].startswith("refusal-") and row["args"]:
            assert words("en").text(f"{row['id']}.about")


def at(hands: list[str], rules: oh.Rules, **more: Any) -> oh.Hand:
    return oh.Hand.from_cards(rules, [each.split() for each in hands], **more)


STRICT: dict[str, Any] = {"queen_lead": "after_broken", "queen_discard": "after_broken", "first_trick": "no_hearts"}
FOUR = ["2C QS 3H", "3C 4C 5C", "6C 7C 8C", "9C TC 5D"]
BID = oh.preset("auction", breaking=True, points={"H": 1, "QS": 13}, **STRICT)

SITUATIONS: list[tuple[str, Callable[[], oh.Hand], Callable[[oh.Hand], None]]] = [
    (
        "You still have a club, so you must follow suit.",
        lambda: at(["4D", "3C 5D", "KS 4H", "5S 6S"], oh.Rules(), leader=0, trick=["9C"]),
        lambda hand: hand.play(1, "5D"),
    ),
    (
        "It is seat 0’s turn.",
        lambda: at(FOUR, oh.Rules(), leader=0),
        lambda hand: hand.play(1, "3C"),
    ),
    (
        "You don’t hold the ace of hearts.",
        lambda: at(FOUR, oh.Rules(), leader=0),
        lambda hand: hand.play(0, "AH"),
    ),
    (
        "Hearts are not broken yet.",
        lambda: at(FOUR, oh.Rules(), leader=0),
        lambda hand: hand.play(0, "3H"),
    ),
    (
        "Clubs are not broken yet.",
        lambda: at(FOUR, BID, leader=0, bidder=0, suit="clubs"),
        lambda hand: hand.play(0, "2C"),
    ),
    (
        "The queen of spades can be led once hearts are broken.",
        lambda: at(FOUR, oh.Rules(queen_lead="after_broken"), leader=0),
        lambda hand: hand.play(0, "QS"),
    ),
    (
        "Bid 5 or more, or pass.",
        lambda: bidding(4),
        lambda hand: hand.bid(1, 4),
    ),
    (
        "You can bid 100 chips at most.",
        lambda: bidding(4),
        lambda hand: hand.bid(1, 101),
    ),
    (
        "Pass exactly 3 cards.",
        lambda: oh.Game(seed=7).hand,
        lambda hand: hand.pass_cards(0, hand.cards(0)[:2]),
    ),
    (
        "You can’t pass the 2 of clubs twice.",
        lambda: at(["2C 3C 4C", "5C 6C 7C", "8C 9C TC", "JC QC KC"], oh.Rules()),
        lambda hand: hand.pass_cards(0, ["2C", "3C", "2C"]),
    ),
    (
        "You don’t hold the 5 of clubs.",
        lambda: at(["2C 3C 4C", "5C 6C 7C", "8C 9C TC", "JC QC KC"], oh.Rules()),
        lambda hand: hand.pass_cards(0, ["2C", "5C", "4C"]),
    ),
]


def test_no_bid_is_higher_than_the_highest_on_offer(probe: Probe) -> None:
    """However large the stack."""
    hands = [[card] for card in FOUR[0].split() + FOUR[1].split()[:1]]
    hand = oh.Hand.from_cards(BID, hands, dealer=3, chips=[2**40] * 4)
    auction = hand.view(0).to_dict()["auction"]
    assert auction is not None
    most = auction["most"]
    assert most is not None
    with pytest.raises(oh.IllegalAction, match=f"You can bid {most:,} chips at most.") as refused:
        hand.bid(0, most + 1)
    assert refused.value.code == "bid_too_high"
    position = {"rules": {"extends": "auction"}, "hands": hands, "dealer": 3, "chips": [2**40] * 4}
    probe.get(f"hand {json.dumps(position)}")
    answer = probe.ask(f"bid 0 {most + 1}")
    assert isinstance(answer, Refused)
    assert answer.code == "bid_too_high"
    probe.get(f"bid 0 {most}")


def bidding(high: int) -> oh.Hand:
    """Seat 0 has bid so many chips of 100."""
    hand = at(["2C", "3C", "4C", "5C"], BID, dealer=3)
    hand.bid(0, high)
    return hand


@pytest.mark.parametrize(("sentence", "make", "act"), SITUATIONS, ids=[row[0] for row in SITUATIONS])
def test_a_refusal_speaks_of_the_situation(
    sentence: str, make: Callable[[], oh.Hand], act: Callable[[oh.Hand], None]
) -> None:
    with pytest.raises(oh.IllegalAction) as refused:
        act(make())
    assert str(refused.value) == sentence
    assert refused.value.message["id"] == f"refusal-{refused.value.code}"


def test_a_refusal_names_the_people_it_is_told() -> None:
    with pytest.raises(oh.IllegalAction) as refused:
        at(FOUR, oh.Rules(), leader=0).play(1, "3C")
    names = ["Ada", "Ben", "Cleo", "Dan"]
    assert words("en").say(refused.value.message, People(names)) == "It is Ada’s turn."
    assert words("en").say(refused.value.message, People(names, me=0)) == "It is your turn."


def test_page_and_python_are_refused_by_the_same_message(probe: Probe) -> None:
    probe.get('new {"seed": "7"}')
    answer = probe.ask("pass 0 2C")
    with pytest.raises(oh.IllegalAction) as refused:
        oh.Game(seed=7).pass_cards(0, ["2C"])
    assert (answer.code, answer.message) == (refused.value.code, refused.value.message)


def test_an_error_is_said_in_the_language_in_use_when_it_is_read(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with pytest.raises(oh.RulesError) as refused:
        oh.Rules(players=17)
    assert (
        refused.value.reason
        == "A table seats 3 to 7 players, not 17. With a stock there may be 2, with two packs up to 11."
    )
    (tmp_path / "zz").mkdir()
    (tmp_path / "zz" / "rules.ftl").write_text("fault-players = $players > { $most }\n", encoding="utf-8")
    (tmp_path / "en").symlink_to(LOCALES / "en")
    monkeypatch.setattr("openhearts.words.LOCALES", tmp_path)
    monkeypatch.setattr("openhearts.words._language", None)
    use_language("zz")
    assert str(refused.value) == "players: $players > 7"
