"""Spectators of a table: who may be one, and what they see."""

from openhearts.tables import Limits, Person
from openhearts.tables import protocol as p
from tests.club import ONE_HAND, Club, person


def test_a_spectator_sees_a_trick_when_it_is_complete_and_nobodys_cards() -> None:
    club = Club(ONE_HAND, Limits(entrance="open"))
    club.sit(0, 1, 2, 3)
    club.begin()
    at_start = len(club.frames(9))
    for _ in range(3):
        club.step()
    assert len(club.frames(9)) == at_start
    assert len(club.frames(0)) == at_start + 3
    club.step()
    assert len(club.frames(9)) == at_start + 4
    assert not [frame for frame in club.frames(9) for event in frame.get("events", ()) if "own" in event]


def test_who_may_watch() -> None:
    club = Club(limits=Limits(entrance="friends"))
    club.sit(0)
    stranger, friend = Person("x", "X"), Person("y", "Y", friend=True)
    why = club.table.may_watch(stranger)
    assert why
    assert why.code == "not_watchable"
    assert club.table.may_watch(friend) is None
    club.ask(0, p.SetLimits, limits=Limits(entrance="friends", watching=False))
    assert club.table.may_watch(friend)
    assert club.table.may_watch(person(0)) is None


def test_a_spectator_learns_that_a_table_was_closed_in_the_middle_of_a_trick() -> None:
    club = Club(ONE_HAND, Limits(entrance="open"))
    club.sit(0, 1, 2, 3)
    club.begin()
    club.step()
    club.log += club.table.shut(club.now)
    assert [frame["fact"] for frame in club.frames(9)[-2:]] == ["did", "closed"]
