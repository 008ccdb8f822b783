"""The engine's messages on play, reasons, settlements and the scorepad: each has a text, which needs only its
arguments."""

from itertools import product
from typing import Any

import pytest

import openhearts as oh
from openhearts.people import People
from openhearts.words import words
from tests.probe import Probe

# By kind, values that a catalogue may tell apart: one and many, the reader and others, none.
EXAMPLES: dict[str, list[Any]] = {
    "card": ["QS"],
    "cards": [["2C"], ["QS", "TH"]],
    "suit": ["clubs", "hearts"],
    "seat": [0, 1],
    "seats": [[0], [1], [0, 1]],
    "points": [1, 13, 3.1],
    "chips": [{"parts": 1, "unit": 1}, {"parts": 7, "unit": 2}],
    "count": [0, 1, 12],
    "rate": [0, 100],
    "field": ["moon"],
    "value": ["old", "new", "off", "chips"],
    "values": [["old", "new"]],
    "text": ['"?"'],
    "messages": [[], [{"id": "pad-game-over", "args": {"hands": 1}}]],
}


KINDS_OF_PLAY = ("reason-", "settled-", "pad-")


def test_every_message_of_play_has_its_words(probe: Probe) -> None:
    """In English, whatever its arguments are: a sentence, or a part of a list, without a placeholder."""
    listed = probe.ask("messages")
    of_play = [message for message in listed if message["id"].startswith(KINDS_OF_PLAY)]
    assert len(of_play) > 100
    for message in of_play:
        assert words("en").has(message["id"])
        for values in product(*(EXAMPLES[kind] for kind in message["args"].values())):
            args = dict(zip(message["args"], values, strict=True))
            said = oh.say({"id": message["id"], "args": args}, ["Ada", "Ben"], me=0)
            assert said.strip() == said != ""
            assert not set(said) & set("{}$"), (message["id"], args)


@pytest.mark.parametrize(
    "message",
    [
        {"id": "reason-nothing-like-it", "args": {}},
        {"id": "settled-pays", "args": {}},
        {"id": "settled-pays"},
        {"args": {}},
        {"id": "pad-game-over", "args": [1]},
        "pad-game-over",
        None,
    ],
)
def test_what_is_no_message_is_refused(message: Any) -> None:
    with pytest.raises(oh.BadInput, match="no message that this version can say") as refused:
        oh.say(message)
    assert refused.value.code == "bad_argument"


POT = {"parts": 12, "unit": 1}


@pytest.mark.parametrize(
    ("seats", "me", "said"),
    [
        ([0], None, "Ada pays 12 chips for 1 point."),
        ([0, 1], None, "Ada and Ben each pay 12 chips for 1 point."),
        ([0, 1], 0, "You and Ben each pay 12 chips for 1 point."),
        ([0, 1], 1, "Ada and you each pay 12 chips for 1 point."),
        ([1], 1, "You pay 12 chips for 1 point."),
        ([2, 3], None, "Seat 2 and seat 3 each pay 12 chips for 1 point."),
    ],
)
def test_people_at_the_start_of_a_sentence(seats: list[int], me: int | None, said: str) -> None:
    line = {"id": "settled-pays", "args": {"seats": seats, "paid": POT, "points": 1}}
    assert oh.say(line, ["Ada", "Ben"], me) == said


def test_several_are_spoken_to_where_the_reader_is_one_of_them() -> None:
    """German verbs distinguish "you and they" from "they"."""
    clear = {"id": "settled-clear", "args": {"seats": [0, 1]}}
    german = words("de")
    assert german.say(clear, People(["Ada", "Ben"], 0)) == "Du und Ben seid sauber."
    assert german.say(clear, People(["Ada", "Ben"], 3)) == "Ada und Ben sind sauber."


def lines(kind: str, *points: int, **more: Any) -> list[str]:
    """The lines on the chips of one hand with these points, as seat 3 reads them."""
    rules = oh.Rules(moon="off", settlement={"kind": kind}, end={"hands": 1})
    sheet = oh.score_sheet(rules, [{"points": points} | more])
    assert sheet["fault"] is None
    settled: Any = sheet["hands"][0]["settled"]
    told = [seat for line in settled["lines"] for seat in line["args"].get("seats", [])]
    assert sorted(told) == [0, 1, 2, 3]
    return [oh.say(line, ["Ada", "Ben", "Cleo", "Dan"], me=3) for line in settled["lines"]]


def test_the_lines_of_a_pot() -> None:
    assert lines("sweepstakes", 3, 3, 20, 0) == [
        "Ada and Ben each pay 3 chips for 3 points.",
        "Cleo pays 20 chips for 20 points.",
        "You are clear and take the pot of 26 chips.",
    ]
    assert lines("sweepstakes", 0, 3, 23, 0) == [
        "Ada and you are clear.",
        "Ben pays 3 chips for 3 points.",
        "Cleo pays 23 chips for 23 points.",
        "2 players are clear, so the pot of 26 chips stays.",
    ]
    assert lines("sweepstakes", 1, 3, 21, 1)[-1] == "Nobody is clear, so the pot of 26 chips stays."
    assert lines("lowest_takes_pot", 2, 2, 20, 2) == [
        "Ada, Ben and you each pay 2 chips for 2 points and share the pot: 8 chips each.",
        "Cleo pays 20 chips for 20 points.",
        "The pot can’t be shared out evenly and keeps 2 chips.",
    ]


def test_the_lines_of_an_average() -> None:
    assert lines("average", 3, 5, 18, 0) == [
        "The average total is 6 1/2.",
        "Ada gets 3 1/2 chips, the difference from the average.",
        "Ben gets 1 1/2 chips, the difference from the average.",
        "Cleo pays 11 1/2 chips, the difference from the average.",
        "You get 6 1/2 chips, the difference from the average.",
    ]


def test_the_lines_of_howell() -> None:
    cards = {"counts": {"H": [1, 1, 11, 0]}, "cards": {"QS": 2}}
    assert lines("howell", 1, 1, 24, 0, **cards) == [
        "Ada and Ben each pay 3 chips for 1 heart and get 12 chips for the hearts of the others.",
        "Cleo pays 33 chips for 11 hearts and gets 2 chips for the hearts of the others.",
        "You pay nothing and get 13 chips for the hearts of the others.",
    ]
