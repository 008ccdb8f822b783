"""Programs in the arena: the line protocol, the time limit, and what happens to one that fails."""

import json
import shlex
import sys
import threading
from pathlib import Path

import pytest

import openhearts as oh
from openhearts.arena import foreign
from openhearts.arena.foreign import FAULTS, Engine, NeverStarted
from tests.engine import FATAL_TURN, lowest

LIMIT = 0.5  # seconds


@pytest.fixture(autouse=True)
def _short_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreign, "START_SECONDS", 5.0)


def engine(way: str = "") -> str:
    """The program that fails in this way, as a player."""
    return f"cmd:{shlex.join([sys.executable, '-m', 'tests.engine', *([way] if way else [])])}"


def in_process(view: oh.View) -> oh.Action:
    """What the program plays, without the program."""
    words = lowest({**view.to_dict()}).split()[2:]
    return words if view.phase == "pass" else words[0]


def test_a_program_that_can_stop_is_told_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = oh.preset("partnership")
    inside = oh.arena(["careful", in_process], pairs, hands=1, threads=1)
    told = oh.arena(["careful", engine("stops")], pairs, hands=1, threads=1, limit=LIMIT)
    assert told.players[1].faults == {}
    assert told.pairings[0].better == inside.pairings[0].better
    monkeypatch.setattr(foreign, "STOP_SECONDS", 0.1)
    deaf = oh.arena(["careful", engine("stops_not")], pairs, hands=1, threads=1, limit=LIMIT)
    assert deaf.players[1].faults["too_slow"] > 0


def test_a_program_plays_as_it_would_here() -> None:
    outside = oh.arena(["careful", engine()], hands=6, games=1, threads=1)
    inside = oh.arena(["careful", in_process], hands=6, games=1, threads=1)
    assert outside.pairings[0].better == inside.pairings[0].better
    assert outside.pairings[0].won == inside.pairings[0].won
    assert outside.players[1].decisions == inside.players[1].decisions
    assert outside.players[1].faults == {}


@pytest.mark.parametrize("preset", ["auction", "partnership", "domino", "black-maria"])
def test_it_can_bid_name_suits_and_play_any_rules(preset: str) -> None:
    rules = oh.preset(preset, moon="choice") if preset == "partnership" else oh.preset(preset)
    if preset == "auction":
        rules = rules.but(end={"hands": 2}, tie="shared")
    result = oh.arena([engine(), engine()], rules, hands=2, threads=2)
    assert [player.faults for player in result.players] == [{}, {}]
    assert result.pairings[0].better == 0


# By the way in which the program fails: the kind of fault, and its message.
FAILURES = {
    "crash": ("crashed", "it ended before it answered."),
    "last_words": ("crashed", "the last line of its standard error is “ValueError: 3 is no card”."),
    "close": ("crashed", "it ended before it answered."),
    "hang": ("too_slow", "it did not answer within 0.5 seconds."),
    "flood": ("unreadable", "it wrote 65,536 bytes without ending the line."),
    "garbage": ("unreadable", "it answered “ÿ what?”, which is no answer."),
    "empty": ("unreadable", "it answered “”, which is no answer."),
    "no_json": ("unreadable", "it answered “ok {”, which is no answer."),
    "deep": ("unreadable", "[[[...”, which is no answer."),
    "no_action": ("unreadable", 'it answered “ok {"move": "2C"}”, which is no answer.'),
    "no_card": ("unreadable", "which is no answer."),
    "two_cards": ("unreadable", "2C 3C"),
    "half": ("unreadable", "which is no answer."),
    "decline": ("declined", "it answered with an error: “no_idea I don't know.”."),
    "decline_in_words": ("declined", "it answered with an error (bad_argument): The request can’t be understood"),
    "decline_in_no_words": ("declined", "it answered with an error: “bad_argument {"),
    "illegal": ("illegal", "it chose '9X', which may not be done (no_such_card): There is no such card."),
    "other_seat": ("illegal", "which is no action of seat 3 in the phase `play`."),
    "other_phase": (
        "illegal",
        'it answered “ok {"action": "bid 3 5"}”, which is no action of seat 3 in the phase `play`.',
    ),
}


@pytest.mark.parametrize("way", FAILURES)
def test_one_that_fails_loses_the_hand_and_the_match_goes_on(way: str) -> None:
    result = oh.arena(["careful", engine(way)], oh.preset("partnership"), hands=1, threads=1, limit=LIMIT)
    [pairing], failed = result.pairings, result.players[1]
    kind, said = FAILURES[way]
    assert failed.faults == {kind: 2}  # one in each seating: every hand had a new process
    assert set(failed.faults) <= set(FAULTS)
    assert failed.first_fault is not None
    instead, _, answer = oh.say(failed.first_fault).partition(" It could have answered: ok ")
    assert said in instead
    assert json.loads(answer)["action"].startswith("play 3 ")
    assert pairing.better == 13  # 26 points to its two seats
    assert (result.players[0].mean, failed.mean) == (0, 13)


NEVER = {
    "no_start": ("it did not start: it ended before it answered `hello`.", "weights.bin"),
    "no_hello": ("it did not start: it did not answer `hello` within 0.5 seconds.", ""),
    "no_rules": ("it did not start: it answered `rules` with an error: bad_rules I only know another game.", ""),
}


@pytest.mark.parametrize("way", NEVER)
@pytest.mark.parametrize("threads", [1, 3])
def test_one_that_never_starts_ends_the_match(way: str, threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    if way == "no_hello":
        monkeypatch.setattr(foreign, "START_SECONDS", 0.5)
    with pytest.raises(oh.PlayerError) as stopped:
        oh.arena(["careful", "random", engine(way)], hands=5, threads=threads)
    words, last = NEVER[way]
    assert (stopped.value.player, str(stopped.value)) == (engine(way), f"{engine(way)}: {words}")
    assert last in stopped.value.last_words
    assert "\x1b" not in stopped.value.last_words
    played = stopped.value.played
    assert played.done == 5
    assert played.pairings[0] == oh.arena(["careful", "random"], hands=5).pairings[0]


def test_one_that_has_started_once_may_fail_to_start_again(tmp_path: Path) -> None:
    once = f"test -e {tmp_path}/ran && exit 1; touch {tmp_path}/ran; exec {sys.executable} -m tests.engine crash"
    result = oh.arena(
        ["careful", f"cmd:sh -c {shlex.quote(once)}"], oh.preset("partnership"), hands=2, threads=1, limit=LIMIT
    )
    assert result.players[1].faults == {"crashed": 1, "no_start": 3}
    assert oh.say(result.players[1].first_fault or {}).startswith("it ended before it answered.")


def test_where_points_are_good_the_other_has_them_all() -> None:
    result = oh.arena([engine("crash"), "careful"], oh.preset("reverse"), hands=1)
    assert (result.players[0].mean, result.players[1].mean) == (0, 13)
    assert result.pairings[0].better == -13


def test_a_whole_game_is_lost_with_one_fault() -> None:
    assert oh.arena(["careful", engine("crash")], hands=0, games=1).pairings[0].won == 1
    chips = oh.arena(["careful", engine("crash")], oh.preset("sweepstakes"), hands=1)
    assert (chips.players[0].mean, chips.players[1].mean, chips.pairings[0].won) == (50, -50, 1)


def test_one_that_reads_nothing_is_only_too_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreign, "START_SECONDS", 0.5)
    words = [sys.executable, "-Sc", "import time\nprint('ok {}', flush=True)\ntime.sleep(60)"]
    game, deaf = oh.Game(seed=1), Engine(words, {"padding": "x" * 1_000_000}, LIMIT)
    with pytest.raises(NeverStarted, match=r"arena-start-slow.*'(hello|rules)', 'seconds': 0.5"):
        deaf.choose(game.view(game.hand.to_act or 0), 1, lambda: False, threading.Event())


def test_what_it_says_on_its_standard_error_never_blocks_it() -> None:
    result = oh.arena(["careful", engine("chatty")], oh.preset("partnership"), hands=1, threads=1)
    assert result.players[1].faults == {}


def test_a_program_that_takes_too_much_memory_is_stopped() -> None:
    rules = oh.preset("partnership")
    capped = oh.arena(["careful", engine("greedy")], rules, hands=1, threads=1, memory=1 << 30)
    assert capped.players[1].faults == {"crashed": 2}
    assert oh.arena(["careful", engine()], rules, hands=1, memory=1 << 30).players[1].faults == {}
    with pytest.raises(oh.PlayerError) as stopped:
        oh.arena(["careful", engine()], rules, hands=1, memory=1 << 20)
    assert "did not start" in str(stopped.value)


def test_the_failing_program_fails_in_the_first_hand() -> None:
    assert FATAL_TURN < 2 * 14


@pytest.mark.parametrize(("limit", "said"), [(1.0, "within 1 second."), (0.5, "within 0.5 seconds.")])
def test_a_limit_of_one_second_is_one(limit: float, said: str) -> None:
    assert oh.say({"id": "arena-fault-slow", "args": {"seconds": limit}}).endswith(said)
