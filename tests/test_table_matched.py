"""Tables that the lobby has put together, rated ones among them."""

import pytest

from openhearts.tables import Limits, Table
from openhearts.tables import protocol as p
from openhearts.tables.clock import late
from openhearts.tables.limits import AWAY, AWAY_BETWEEN_GAMES, RATED, READY, matched
from tests.club import ONE_HAND, Club, code, person


def test_a_matched_table_begins_by_itself_and_a_bot_takes_the_place_of_who_does_not_come() -> None:
    table, log = Table.open(
        "t", "c", {}, matched("quick", rated=False), 0, people=[person(0), person(1)], bot="careful"
    )
    log += table.commit(bytes(32), 0)
    assert code(table.receive(person(0), p.Ready(id="1"), 5)) == "done"
    assert code(table.receive(person(0), p.SeatBot(id="2", seat=3, bot="easy"), 5)) == "not_host"
    assert code(table.receive(person(5, invited=False), p.Sit(id="3"), 5)) == "not_admitted"
    assert table.deadline == READY
    entries = table.tick(READY)
    assert [type(entry) for entry in entries] == [p.Left, p.Started]
    assert [each.person or each.bot for each in table.state.seats] == ["person-0", "careful", "careful", "careful"]


def test_nobody_has_more_time_to_be_ready_because_somebody_comes_and_goes() -> None:
    club = Club(ONE_HAND, matched("normal", rated=False), people=4, matched=True)
    for who in range(3):
        club.ask(who, p.Ready)
    club.wait(READY / 1000 - 1)
    club.here(2, False)
    club.here(2, True)
    club.wait(1)
    assert club.table.state.running


@pytest.mark.parametrize("played", [False, True])
@pytest.mark.parametrize("stays_away", [False, True])
def test_a_bot_takes_the_seat_of_whoever_leaves_a_matched_table_so_that_the_others_play(
    played: bool, stays_away: bool
) -> None:
    """Nobody else could: it has no host. They waited there for a game that never began."""
    club = Club(ONE_HAND, matched("normal", rated=False), people=4, matched=True)
    if played:
        for who in range(4):
            club.ask(who, p.Ready)
        club.play_on()
        club.secrets.append(bytes(range(32)))
        club.log += club.table.commit(club.secrets[-1], club.now)
    for who in range(3):
        club.ask(who, p.Ready)
    assert not club.table.state.running
    if stays_away:
        club.here(3, False)
        club.wait(AWAY_BETWEEN_GAMES / 1000)
    else:
        club.ask(3, p.Leave)
    assert club.table.state.running
    assert [each.person or each.bot for each in club.table.state.seats[2:]] == ["person-2", "careful"]
    assert club.replayed() == club.table


def test_a_rated_table_at_which_somebody_does_not_come_is_closed() -> None:
    club = Club(ONE_HAND, RATED, people=4)
    for who in range(3):
        club.ask(who, p.Ready)
    club.wait(READY / 1000)
    assert club.table.state.closed
    assert late(club.table.state, club.log[-1:]) == {"person-3"}


def test_a_rated_table_that_somebody_leaves_before_the_game_is_closed_at_once() -> None:
    club = Club(ONE_HAND, RATED, people=4)
    club.ask(0, p.Ready)
    club.ask(1, p.Leave)
    assert [type(entry) for entry in club.log[-2:]] == [p.Left, p.Closed]
    assert late(club.table.state, club.log[-2:]) == {"person-1"}


def test_a_rated_game_is_finished_without_who_leaves_and_they_cannot_come_back() -> None:
    club = Club(ONE_HAND, RATED, people=4)
    for who in range(4):
        club.ask(who, p.Ready, part="aa")
    assert club.table.state.running
    assert code(club.ask(3, p.Leave)) == "done"
    assert code(club.ask(3, p.Sit)) == "left_for_good"
    assert code(club.send(person(7, kind="account"), p.Sit(id="x"))) == "game_running"
    club.here(2, False)
    club.wait(AWAY / 1000 + 1)
    club.play_on()
    ended = club.table.state.results[0]
    assert [(player.person, player.left) for player in ended.players] == [
        ("person-0", False),
        ("person-1", False),
        ("person-2", True),
        ("person-3", True),
    ]
    # Nor do those who stayed play a rated game with the bot that took the place.
    club.secrets.append(bytes(range(32)))
    club.log += club.table.commit(club.secrets[-1], club.now)
    for who in range(3):
        assert code(club.ask(who, p.Ready)) == "done"
    assert not club.table.state.running
    assert club.replayed() == club.table


def test_a_rated_game_that_everybody_has_left_is_finished_by_bots() -> None:
    club = Club(ONE_HAND, RATED, people=4)
    for who in range(4):
        club.ask(who, p.Ready)
    for who in range(4):
        club.ask(who, p.Leave)
    club.play_on()
    assert all(player.left for player in club.table.state.results[0].players)


def test_nobody_changes_what_is_fixed_at_a_rated_table() -> None:
    club = Club(ONE_HAND, RATED, people=4)
    club.table.state.host = "person-0"
    assert code(club.ask(0, p.SetLimits, limits=Limits())) == "fixed"
    assert code(club.ask(0, p.SetRules, rules={})) == "fixed"
    assert code(club.ask(0, p.SeatBot, seat=1, bot="easy")) == "fixed"
    assert code(club.ask(0, p.Remove, seat=1)) == "fixed"
    guest = Club(limits=Limits())
    guest.sit(0)
    assert code(guest.ask(0, p.SetLimits, limits=RATED)) == "fixed"
