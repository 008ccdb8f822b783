"""Seats at a table: who takes them, who may, and what the host arranges."""

from typing import Any

import pytest

from openhearts.tables import Done, Limits, Person, Table
from openhearts.tables import protocol as p
from openhearts.tables.limits import RATED
from tests.club import ONE_HAND, Club, code, person

# --- Seats and the host -----------------------------------------------------------------------------------------------


def test_people_sit_down_where_they_like_and_bots_wait_for_people() -> None:
    club = Club()
    assert code(club.ask(0, p.Sit, seat=2)) == "done"
    assert code(club.ask(1, p.Sit, seat=2)) == "seat_taken"
    assert code(club.ask(1, p.Sit, seat=4)) == "no_such_seat"
    assert code(club.ask(0, p.Sit, seat=1)) == "already_seated"
    for seat in (0, 1, 3):
        assert code(club.ask(0, p.SeatBot, seat=seat, bot="easy")) == "done"
    assert code(club.ask(0, p.Remove, seat=3)) == "done"
    assert club.table.state.seats[3].empty
    assert code(club.ask(0, p.SeatBot, seat=3, bot="easy")) == "done"
    assert code(club.ask(1, p.Sit)) == "done"
    assert [each.person or each.bot for each in club.table.state.seats] == ["person-1", "easy", "person-0", "easy"]


def test_nobody_at_a_table_is_called_like_somebody_else() -> None:
    club = Club()

    def sits(number: int, name: str) -> str:
        club.commands += 1
        who = Person(f"person-{number}", name, invited=True)
        assert code(club.send(who, p.Sit(id=f"c{club.commands}"))) == "done"
        return next(each.name for each in club.table.state.seats if each.person == who.id)

    assert sits(0, "Anna") == "Anna"
    assert sits(1, "Anna") == "Anna 2"
    assert sits(2, "\u0410nna") == "\u0410nna 3"  # with a Cyrillic capital A
    assert sits(3, "Anna 2") == "Anna 2 2"
    # Who comes back is called as before, and what somebody said who has left still stands under their name.
    assert code(club.ask(1, p.Leave)) == "done"
    assert sits(1, "Anna") == "Anna 2"
    assert code(club.ask(0, p.Leave)) == "done"
    assert sits(4, "ANNA") == "ANNA 4"
    assert club.replayed() == club.table


def test_people_of_one_name_who_were_matched_are_told_apart() -> None:
    people = [Person(f"person-{number}", "Anna") for number in range(3)]
    table, _ = Table.open("t1", "calm-fox-10", {}, Limits(), 0, people=people, bot="easy")
    assert [each.name for each in table.state.seats] == ["Anna", "Anna 2", "Anna 3", ""]


def test_a_person_takes_the_seat_and_the_cards_of_a_bot_during_a_game() -> None:
    club = Club(ONE_HAND)
    club.sit(0)
    club.begin()
    club.step()
    assert code(club.ask(1, p.Sit, seat=2)) == "done"
    dealt = next(frame["events"][0] for frame in club.frames(1) if frame["fact"] == "started")
    assert len(dealt["own"]["dealt"]) == 13
    assert "own" not in next(frame["events"][0] for frame in club.frames(8) if frame["fact"] == "started")


def test_only_the_host_arranges_the_table() -> None:
    club = Club()
    club.sit(0, 1)
    commands: list[tuple[type[p.CommandBase], dict[str, Any]]] = [
        (p.Start, {}),
        (p.SetLimits, {"limits": Limits()}),
        (p.SetRules, {"rules": {}}),
        (p.SeatBot, {"seat": 3, "bot": "easy"}),
        (p.Remove, {"seat": 0}),
        (p.Readmit, {"person": "person-0"}),
        (p.Reseat, {"seat": 0, "to": 1}),
        (p.HandOver, {"seat": 1}),
    ]
    assert [code(club.ask(1, kind, **fields)) for kind, fields in commands] == ["not_host"] * len(commands)
    assert code(club.ask(0, p.HandOver, seat=3)) == "no_such_person"
    assert code(club.ask(0, p.HandOver, seat=1)) == "done"
    assert code(club.ask(1, p.Reseat, seat=0, to=1)) == "done"
    assert [each.person for each in club.table.state.seats][:2] == ["person-1", "person-0"]
    assert code(club.ask(1, p.Remove, seat=1)) == "done"
    assert code(club.ask(0, p.Sit)) == "removed"


def test_whoever_was_removed_neither_plays_nor_watches_until_the_host_lets_them() -> None:
    club = Club(limits=Limits(entrance="open"))
    club.sit(0, 1)
    assert code(club.ask(0, p.Remove, seat=1)) == "done"
    invited, stranger = person(1), person(1, invited=False)
    for who in (invited, stranger):
        for why in (club.table.may_watch(who), club.table.may_come(who)):
            assert why
            assert why.code == "removed"
    assert club.table.may_come(person(2)) is None
    assert code(club.ask(0, p.Readmit, person="person-5")) == "no_such_person"
    assert code(club.ask(0, p.Readmit, person="person-1")) == "done"
    assert club.table.may_come(invited) is None
    assert code(club.ask(1, p.Sit)) == "done"
    assert club.replayed() == club.table


def test_a_host_who_gives_up_the_own_seat_may_come_back() -> None:
    club = Club()
    club.sit(0, 1)
    assert code(club.ask(0, p.Remove, seat=0)) == "done"
    assert code(club.ask(0, p.Sit)) == "done"


def test_what_is_so_already_is_done_and_written_nowhere() -> None:
    club = Club()
    club.sit(0, 1, 2)
    commands: list[tuple[type[p.CommandBase], dict[str, Any]]] = [
        (p.SetRules, {"rules": {"end": {"hands": 1}}}),
        (p.SetLimits, {"limits": Limits(chat="off")}),
        (p.SeatBot, {"seat": 3, "bot": "easy"}),
        (p.Mute, {"person": "person-1"}),
        (p.Block, {"person": "person-1"}),
        (p.Remove, {"seat": 2}),
        (p.Readmit, {"person": "person-2"}),
        (p.Ready, {"part": "ab"}),
    ]
    for kind, fields in commands:
        before = len(club.log)
        assert code(club.ask(0, kind, **fields)) == "done"
        assert len(club.log) == before + 1
        if kind is not p.Remove:
            answer = club.ask(0, kind, **fields)
            assert answer == Done(0, ()), kind
    for kind, fields in (
        (p.Reseat, {"seat": 1, "to": 1}),
        (p.HandOver, {"seat": 0}),
        (p.Mute, {"person": "person-2", "muted": False}),
        (p.SetRules, {"rules": {"extends": "black-lady", "end": {"hands": 1}}}),
    ):
        assert club.ask(0, kind, **fields) == Done(0, ()), kind
    same = p.SetRules(id="again", rules={"end": {"hands": 1}})
    assert club.send(person(0), same) == Done(0, ())
    assert code(club.ask(0, p.SetRules, rules={})) == "done"
    assert club.send(person(0), same) == Done(0, ()), "it was done, and is not done again"
    assert club.table.state.rules == {}
    before = len(club.log)
    assert code(club.ask(0, p.Ready, part="cd")) == "done"
    assert club.table.state.seats[0].part == "cd"
    assert len(club.log) == before + 1


def test_a_table_whose_host_gets_up_has_another() -> None:
    club = Club()
    club.sit(0, 1, 2)
    club.here(1, False)
    club.ask(0, p.Leave)
    assert club.table.state.host == "person-2"


def test_rules_change_between_games_and_with_them_the_seats() -> None:
    club = Club()
    club.sit(0, 1)
    assert code(club.ask(0, p.SetRules, rules={"players": 6})) == "done"
    assert len(club.table.state.seats) == 6
    club.sit(2, 3, 4)
    assert code(club.ask(0, p.SetRules, rules={})) == "seats_taken"
    assert code(club.ask(0, p.SetRules, rules={"players": 60})) == "bad_rules"
    club.begin()
    assert code(club.ask(0, p.SetRules, rules={})) == "game_running"
    assert code(club.ask(0, p.SetLimits, limits=Limits())) == "game_running"


def test_rules_for_fewer_players_can_be_set_if_all_who_sit_there_can_play_by_them() -> None:
    club = Club()
    club.sit(0, 1, 2, 3)
    club.ask(1, p.Leave)
    assert code(club.ask(0, p.SetRules, rules={"players": 3})) == "done"
    assert [each.person for each in club.table.state.seats] == ["person-0", "person-3", "person-2"]
    # A bot has to go only if no seat is free.
    for bots, seats in (([1], ["person-0", "careful", "person-2"]), ([0, 1], ["person-0", "careful", "person-2"])):
        club.ask(0, p.SetRules, rules={})
        club.ask(3, p.Leave)
        club.ask(0, p.Reseat, seat=0, to=3)
        for seat in bots:
            club.ask(0, p.SeatBot, seat=seat, bot="careful")
        assert code(club.ask(0, p.SetRules, rules={"players": 3})) == "done"
        assert [each.person or each.bot for each in club.table.state.seats] == seats


@pytest.mark.parametrize(
    ("kind", "changed"), [(p.SetRules, {"rules": {"moon": "off"}}), (p.SetLimits, {"limits": Limits(play_time=7)})]
)
def test_whoever_was_ready_for_other_rules_or_limits_is_asked_again(
    kind: type[p.CommandBase], changed: dict[str, Any]
) -> None:
    club = Club(ONE_HAND)
    club.sit(0, 1, 2, 3)
    for who in range(1, 4):
        club.ask(who, p.Ready, part="01")
    assert code(club.ask(0, kind, **changed)) == "done"
    assert not any(each.ready or each.part for each in club.table.state.seats)
    club.ask(0, p.Ready)
    assert not club.table.state.running
    for who in range(1, 4):
        assert code(club.ask(who, p.Ready, part="01")) == "done"
    assert club.table.state.running
    assert club.replayed() == club.table


# --- Who may sit ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entrance", "who", "answer"),
    [
        ("invited", {"invited": True}, "done"),
        ("invited", {"friend": True}, "not_admitted"),
        ("friends", {"friend": True}, "done"),
        ("friends", {}, "not_admitted"),
        ("open", {}, "done"),
        ("open", {"apart": frozenset({"person-0"})}, "not_admitted"),
    ],
)
def test_who_may_sit(entrance: Any, who: dict[str, Any], answer: str) -> None:
    club = Club(limits=Limits(entrance=entrance))
    club.sit(0)
    assert code(club.send(Person("stranger", "Ida", **who), p.Sit(id="s"))) == answer


def test_a_bot_opens_no_table_to_everybody_by_changing_its_limits() -> None:
    club = Club()
    bot = person(0, kind="bot")
    club.send(bot, p.Sit(id="s"))
    assert code(club.send(bot, p.SetLimits(id="a", limits=Limits(entrance="open")))) == "not_admitted"
    assert code(club.send(bot, p.SetLimits(id="b", limits=Limits(entrance="friends")))) == "done"


def test_whoever_was_blocked_here_is_not_let_in_again() -> None:
    club = Club()
    club.sit(0, 1)
    assert code(club.ask(0, p.Block, person="person-1")) == "done"
    club.ask(1, p.Leave)
    assert code(club.ask(1, p.Sit)) == "not_admitted"
    assert [frame["fact"] for frame in club.frames(1)].count("blocked") == 0
    assert [frame["fact"] for frame in club.frames(0)].count("blocked") == 1


# --- What can't be done -----------------------------------------------------------------------------------------------


def test_whatever_names_a_seat_a_bot_or_a_person_that_is_not_there_is_refused() -> None:
    club = Club()
    club.sit(0, 1)
    refusals: list[tuple[int, type[p.CommandBase], dict[str, Any], str]] = [
        (0, p.SeatBot, {"seat": 4, "bot": "easy"}, "no_such_seat"),
        (0, p.SeatBot, {"seat": 1, "bot": "easy"}, "seat_taken"),
        (0, p.SeatBot, {"seat": 3, "bot": "nobody"}, "no_such_bot"),
        (0, p.Remove, {"seat": 4}, "no_such_seat"),
        (0, p.Remove, {"seat": 3}, "no_such_seat"),
        (0, p.Reseat, {"seat": 0, "to": 4}, "no_such_seat"),
        (0, p.HandOver, {"seat": 4}, "no_such_seat"),
        (0, p.SetRules, {"rules": {"pass_cycle": ["across"] * 400}}, "bad_command"),  # too long for a table
        (0, p.Start, {}, "seats_empty"),
        (5, p.Leave, {}, "not_seated"),
        (5, p.Return, {}, "not_seated"),
        (5, p.Ready, {"part": "ab"}, "not_seated"),
        (0, p.Return, {}, "not_away"),
    ]
    before = list(club.log)
    for who, kind, fields, why in refusals:
        assert code(club.ask(who, kind, **fields)) == why, (kind, fields)
    assert club.log == before


def test_people_change_places_and_games_begin_between_games_only() -> None:
    club = Club(ONE_HAND)
    club.sit(0, 1)
    club.begin()
    assert code(club.ask(0, p.Reseat, seat=0, to=1)) == "game_running"
    assert code(club.ask(0, p.Start)) == "game_running"
    assert code(club.ask(0, p.Remove, seat=3)) == "game_running"
    club.play_on()
    # Until the hash of the next secret is shown, there is nothing to deal from.
    assert club.table.wants_secret
    assert code(club.ask(0, p.Start)) == code(club.ask(0, p.Ready, part="ab")) == "nothing_to_deal"
    assert code(club.ask(0, p.Reseat, seat=0, to=1)) == "done"


def test_the_first_to_sit_at_a_table_that_all_have_left_is_its_host() -> None:
    club = Club()
    club.sit(0, 1)
    assert club.table.state.host == "person-0"
    club.ask(0, p.Leave)
    club.ask(1, p.Leave)
    assert code(club.ask(2, p.Sit)) == "done"
    assert club.table.state.host == "person-2"


def test_a_rated_table_is_for_accounts_and_a_matched_one_not_for_bots_of_people() -> None:
    rated = Club(limits=RATED)
    assert code(rated.send(person(9), p.Sit(id="s"))) == "account_needed"
    assert code(rated.send(person(9, kind="account"), p.Sit(id="again"))) == "done"
    table, _ = Table.open("t1", "calm-fox-10", {}, Limits(), 0, people=[person(0)], bot="easy")
    for kind, answer in (("bot", "not_admitted"), ("guest", "done")):
        assert code(table.receive(person(9, kind=kind), p.Sit(id=kind), 0)) == answer
