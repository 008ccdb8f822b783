"""Programs at the arena: asked in lines, held to a limit, and what becomes of one that fails."""

import os
import shlex
import sys
from pathlib import Path

import pytest

import openhearts as oh
from openhearts.arena import foreign
from openhearts.arena.foreign import FAULTS, Engine, Fault
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
    words = lowest(view.to_dict()).split()[2:]
    return words if view.phase == "pass" else words[0]


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


FAILURES = {
    "no_start": "no_start",
    "no_rules": "declined",
    "crash": "crashed",
    "close": "crashed",
    "hang": "too_slow",
    "flood": "unreadable",
    "garbage": "unreadable",
    "empty": "unreadable",
    "no_json": "unreadable",
    "deep": "unreadable",
    "no_action": "unreadable",
    "no_card": "unreadable",
    "two_cards": "unreadable",
    "half": "unreadable",
    "decline": "declined",
    "illegal": "illegal",
    "other_seat": "illegal",
    "other_phase": "illegal",
}


@pytest.mark.parametrize("way", FAILURES)
def test_one_that_fails_loses_the_hand_and_the_match_goes_on(way: str) -> None:
    result = oh.arena(["careful", engine(way)], oh.preset("partnership"), hands=1, threads=1, limit=LIMIT)
    [pairing], failed = result.pairings, result.players[1]
    assert failed.faults == {FAILURES[way]: 2}  # one in each seating: every hand had a new process
    assert set(failed.faults) <= FAULTS.keys()
    assert pairing.better == 13  # 26 points to its two seats
    assert (result.players[0].mean, failed.mean) == (0, 13)


def test_one_that_does_not_say_hello_has_not_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreign, "START_SECONDS", 0.3)
    result = oh.arena(["careful", engine("no_hello")], oh.preset("partnership"), hands=1)
    assert result.players[1].faults == {"no_start": 2}


def test_where_points_are_good_the_other_has_them_all() -> None:
    result = oh.arena([engine("no_start"), "careful"], oh.preset("reverse"), hands=1)
    assert (result.players[0].mean, result.players[1].mean) == (0, 13)
    assert result.pairings[0].better == -13


def test_a_whole_game_is_lost_with_one_fault() -> None:
    assert oh.arena(["careful", engine("crash")], hands=0, games=1).pairings[0].won == 1
    chips = oh.arena(["careful", engine("crash")], oh.preset("sweepstakes"), hands=1)
    assert (chips.players[0].mean, chips.players[1].mean, chips.pairings[0].won) == (50, -50, 1)


def test_no_process_is_left_behind(tmp_path: Path) -> None:
    def player(way: str) -> str:
        script = f"echo $$ >> {tmp_path}/pids; exec {sys.executable} -m tests.engine {way}"
        return f"cmd:sh -c {shlex.quote(script)}"

    oh.arena([player("hang"), player(""), "careful"], oh.preset("partnership"), hands=1, threads=3, limit=LIMIT)
    pids = [int(line) for line in (tmp_path / "pids").read_text().split()]
    assert len(pids) >= 2 + 2 + 1
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_one_that_reads_nothing_is_only_too_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreign, "START_SECONDS", 0.5)
    words = [sys.executable, "-Sc", "import time\nprint('ok {}', flush=True)\ntime.sleep(60)"]
    game, deaf = oh.Game(seed=1), Engine(words, {"padding": "x" * 1_000_000}, LIMIT)
    with pytest.raises(Fault) as fault:
        deaf.choose(game.view(game.hand.to_act or 0), 1)
    assert fault.value.kind in ("too_slow", "no_start")
    deaf.close()


def test_the_failing_program_fails_in_the_first_hand() -> None:
    assert FATAL_TURN < 2 * 14
