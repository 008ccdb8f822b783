"""People who leave a table or lose their connection, and come back."""

import pytest

import openhearts as oh
from openhearts.tables import Limits
from openhearts.tables import protocol as p
from openhearts.tables.limits import AWAY, DESERTED
from tests.club import ONE_HAND, Club, code

CLOCKS = Limits(pass_time=15, play_time=7)


def test_a_bot_sits_in_for_whoever_stays_away_until_they_are_back_with_their_cards() -> None:
    club = Club()
    club.sit(0, 1, 2, 3)
    club.begin()
    club.here(2, False)
    assert club.table.deadline == club.now + AWAY
    club.wait(61)
    assert club.table.state.seats[2].sits_in == "careful"
    for seat in (0, 1, 3):
        club.act(seat)
    club.think()
    club.here(2, True)
    back = club.table.state.seats[2]
    assert (back.person, back.sits_in, back.here) == ("person-2", "", True)
    club.play_on(lambda: club.table.state.play and club.table.state.play.waiting == [2])
    assert code(club.act(2)) == "done"


@pytest.mark.parametrize("rules", [ONE_HAND, oh.Rules(end={"hands": 1})], ids=["play", "pass"])
def test_nobody_has_time_without_end_by_coming_back_again_and_again(rules: oh.Rules) -> None:
    club = Club(rules, CLOCKS)
    club.sit(0, 1, 2, 3)
    club.begin()
    play = club.table.state.play
    assert play
    seat, seconds = play.waiting[0], play.time()
    for _ in range(2):
        club.wait(5)
        club.here(seat, False)
        club.wait(1)
        club.here(seat, True)
        assert play.due == 1_000_000 + 1000 * (6 + seconds), "once they have all their time again"
    club.wait(seconds)
    assert "TimeRanOut" in club.facts()
    assert club.table == club.replayed()
    later = play.waiting[0]
    club.here(later, False)
    club.wait(1)
    club.here(later, True)
    assert play.due == club.now + 1000 * play.time(), "and so has whoever does what comes next"


def test_who_was_only_slow_says_that_they_are_back() -> None:
    club = Club(limits=CLOCKS)
    club.sit(0, 1, 2, 3)
    club.begin()
    assert code(club.ask(0, p.Return)) == "not_away"
    club.wait(600)
    play = club.table.state.play
    assert play
    assert club.table.state.seats[0].sits_in
    assert code(club.ask(0, p.Act, hand=play.hand, action="play 0 2C")) == "bot_sits_in"
    assert code(club.ask(0, p.Return)) == "done"
    assert not club.table.state.seats[0].sits_in


def test_a_game_waits_while_nobody_is_there_and_the_table_is_closed_after_a_while() -> None:
    club = Club(ONE_HAND)
    club.sit(0)
    club.begin()
    club.play_on(lambda: not club.table.thinking)
    club.here(0, False)
    assert club.table.thinking == {}
    club.wait(DESERTED / 1000 - 1)
    assert not club.table.state.closed
    club.here(0, True)
    club.wait(DESERTED / 1000)
    assert not club.table.state.closed, "somebody is back"
    club.here(0, False)
    club.wait(DESERTED / 1000 + 1)
    assert club.table.state.closed
    assert club.table.deadline is None
    assert code(club.ask(0, p.Sit)) == "table_closed"


def test_whoever_leaves_may_take_their_own_seat_again_and_no_other() -> None:
    club = Club(ONE_HAND)
    club.sit(0, 1, 2)
    club.begin()
    club.ask(1, p.Leave)
    assert club.table.state.seats[1].bot == "careful"
    assert code(club.ask(1, p.Sit, seat=3)) == "other_hand_seen"
    assert code(club.ask(1, p.Sit)) == "done"
    assert club.table.state.seats[1].person == "person-1"
    club.ask(2, p.Remove, seat=1)
    assert club.table.state.seats[1].person == "person-1"


def test_after_a_game_whoever_left_may_sit_anywhere() -> None:
    club = Club(ONE_HAND)
    club.sit(0, 1)
    club.begin()
    club.ask(1, p.Leave)
    club.play_on(lambda: not club.table.state.running)
    assert code(club.ask(1, p.Sit, seat=3)) == "done"
    assert club.table.state.seats[3].person == "person-1"


def test_whoever_sits_down_where_a_bot_sits_in_for_them_is_back() -> None:
    club = Club(ONE_HAND)
    club.sit(0, 1)
    club.begin()
    club.here(1, False)
    club.wait(AWAY / 1000 + 1)
    assert club.table.state.seats[1].sits_in
    assert code(club.ask(1, p.Sit, seat=2)) == "already_seated"
    assert code(club.ask(1, p.Sit)) == "done"
    assert not club.table.state.seats[1].sits_in


def test_between_games_a_seat_is_kept_for_a_while() -> None:
    club = Club()
    club.sit(0, 1)
    club.here(1, False)
    club.wait(299)
    assert club.table.state.seats[1].person == "person-1"
    club.wait(2)
    assert club.table.state.seats[1].empty
