"""The clocks of a table: whose time runs, from when, and what happens when it is up."""

import openhearts as oh
from openhearts.tables import Limits
from openhearts.tables import protocol as p
from openhearts.tables.limits import HAND_PAUSE, TRICK_PAUSE
from tests.club import ONE_HAND, Club, code

CLOCKS = Limits(pass_time=15, play_time=7)


def test_a_bot_plays_when_time_runs_out_and_stays_after_three_times() -> None:
    club = Club(oh.Rules(pass_cycle=["hold"], first_trick="free"), CLOCKS)
    club.sit(0, 1, 2, 3)
    club.begin()
    play = club.table.state.play
    assert play
    assert play.due == club.now + 7000
    assert club.table.deadline == play.due
    seat = play.waiting[0]
    club.now = play.due - 1
    assert club.table.tick(club.now) == []
    club.now += 1
    club.log += club.table.tick(club.now)
    assert club.table.thinking == {seat: "careful"}
    assert code(club.ask(seat, p.Act, hand=0, action=f"play {seat} 2C")) == "time_is_up"
    club.think()
    did = club.log[-1]
    assert isinstance(did, p.Did)
    assert did.how == "clock"
    club.wait(300)
    assert club.table.state.seats[seat].sits_in == "careful"
    sat_in = [entry for entry in club.log if isinstance(entry, p.BotSitsIn)]
    assert {entry.seat for entry in sat_in} == {0, 1, 2, 3}
    late = [entry for entry in club.log if isinstance(entry, p.TimeRanOut) and entry.seat == seat]
    assert len(late) == 3
    assert club.replayed() == club.table


def test_bots_do_not_play_on_among_themselves_while_everybody_sleeps_over_the_game() -> None:
    club = Club(oh.Rules(end={"hands": 1_000_000}, pass_cycle=["hold"]), CLOCKS)
    club.sit(0, 1, 2, 3)
    club.begin()
    club.wait(600)
    assert {entry.seat for entry in club.log if isinstance(entry, p.BotSitsIn)} == {0, 1, 2, 3}
    assert not club.table.thinking
    assert club.table.deadline is None, "the page is still open: nobody has left"
    assert code(club.ask(1, p.Return)) == "done"
    assert club.table.thinking, "somebody is awake again"
    club.play_on(lambda: club.table.state.play and club.table.state.play.waiting == [1])
    assert code(club.act(1)) == "done"
    assert club.replayed() == club.table


def test_whoever_plays_in_time_is_not_late_any_more() -> None:
    club = Club(oh.Rules(pass_cycle=["hold"]), CLOCKS)
    club.sit(0, 1, 2, 3)
    club.begin()
    play = club.table.state.play
    assert play
    late = play.waiting[0]
    for _ in range(2):
        club.play_on(lambda: play.waiting == [late])
        club.wait(10)
    club.play_on(lambda: play.waiting == [late])
    assert club.table.state.seats[late].late == 2
    club.act(late)
    assert club.table.state.seats[late].late == 0


def test_the_clock_waits_for_a_trick_and_a_result_to_be_looked_at() -> None:
    club = Club(oh.Rules(pass_cycle=["hold"]), CLOCKS)
    club.sit(0, 1, 2, 3)
    club.begin()
    play = club.table.state.play
    assert play
    for _ in range(4):
        club.step()
    assert play.due == club.now + TRICK_PAUSE + 7000
    assert club.frames(0)[-1]["due"] == play.due
    club.play_on(lambda: play.hand == 1)
    read = club.now + HAND_PAUSE
    assert play.due == read + 7000
    club.now += 2000
    club.step()
    assert play.due == read + 7000, "whoever leads at once leaves the others the time to read"
    club.now = read + 1
    club.step()
    assert play.due == club.now + 7000


def test_in_a_pass_time_runs_for_all_from_the_beginning() -> None:
    club = Club(limits=CLOCKS)
    club.sit(0, 1, 2, 3)
    club.begin()
    play = club.table.state.play
    assert play
    due = club.now + 15000
    assert play.due == due
    club.now += 9000
    club.act(2)
    assert play.due == due
    club.now = due
    club.log += club.table.tick(due)
    assert set(club.table.thinking) == {0, 1, 3}
    club.think()
    assert play.phase == "play"
    assert play.due == due + 7000


def test_a_bot_that_thinks_too_long_does_no_harm() -> None:
    club = Club()
    club.sit(0)
    club.begin()
    (seat, *_) = club.table.thinking
    cards = club.table.view(seat).cards[:3]
    assert code(club.table.thought(seat, cards, club.now)) == "done"
    assert code(club.table.thought(seat, cards, club.now)) == "not_thinking"
    assert code(club.table.thought(0, cards, club.now)) == "not_thinking"


def test_whoever_was_late_in_one_game_is_not_late_in_the_next() -> None:
    club = Club(ONE_HAND, CLOCKS)
    club.sit(0, 1, 2, 3)
    club.begin()
    club.play_on(lambda: len(club.table.view(0).to_dict()["tricks"]) == 12)
    club.wait(60)
    assert isinstance(club.log[-1], p.Revealed)
    assert club.facts().count("TimeRanOut") == 4
    assert [each.late for each in club.table.state.seats] == [0] * 4


def test_without_a_clock_nobody_is_late() -> None:
    club = Club(ONE_HAND)
    club.sit(0, 1, 2, 3)
    club.begin()
    assert club.table.deadline is None
