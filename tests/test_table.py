"""People at a table: seats, hosts, clocks, talk, leaving and coming back, and several games in an evening."""

from typing import Any

import msgspec
import pytest

import openhearts as oh
from openhearts.tables import Done, Limits, Person, Refusal, Table, answer, command_from
from openhearts.tables import protocol as p
from openhearts.tables.clock import late
from openhearts.tables.games import log_of
from openhearts.tables.limits import AWAY, DESERTED, HAND_PAUSE, RATED, READY, TRICK_PAUSE, matched
from openhearts.tables.phrases import PHRASES
from openhearts.tables.refusals import REFUSALS
from openhearts.words import PSEUDO, languages, words
from tests.club import Club, person

ONE_HAND = oh.Rules(end={"hands": 1}, pass_cycle=["hold"])
CLOCKS = Limits(pass_time=15, play_time=7)


def code(answer: Done | Refusal) -> str:
    return answer.code if isinstance(answer, Refusal) else "done"


def facts(club: Club, since: int = 0) -> list[str]:
    return [type(entry).__name__ for entry in club.log[since:]]


# --- Seats and the host -----------------------------------------------------------------------------------------------


def test_people_sit_down_where_they_like_and_bots_wait_for_people() -> None:
    club = Club()
    assert code(club.ask(0, p.Sit, seat=2)) == "done"
    assert code(club.ask(1, p.Sit, seat=2)) == "seat_taken"
    assert code(club.ask(1, p.Sit, seat=4)) == "no_such_seat"
    assert code(club.ask(0, p.Sit, seat=1)) == "already_seated"
    for seat in (0, 1, 3):
        assert code(club.ask(0, p.SeatBot, seat=seat, bot="easy")) == "done"
    assert code(club.ask(1, p.Sit)) == "done"
    assert [each.person or each.bot for each in club.table.state.seats] == ["person-1", "easy", "person-0", "easy"]


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


def test_whoever_was_blocked_here_is_not_let_in_again() -> None:
    club = Club()
    club.sit(0, 1)
    assert code(club.ask(0, p.Block, person="person-1")) == "done"
    club.ask(1, p.Leave)
    assert code(club.ask(1, p.Sit)) == "not_admitted"
    assert [frame["fact"] for frame in club.frames(1)].count("blocked") == 0
    assert [frame["fact"] for frame in club.frames(0)].count("blocked") == 1


# --- A game -----------------------------------------------------------------------------------------------------------


def test_a_game_begins_when_the_host_says_so_or_everybody_is_ready() -> None:
    club = Club(ONE_HAND)
    club.sit(0, 1)
    assert code(club.ask(0, p.Start)) == "seats_empty"
    for seat in (2, 3):
        club.ask(0, p.SeatBot, seat=seat, bot="random")
    assert code(club.ask(1, p.Ready)) == "done"
    assert not club.table.state.running
    assert code(club.ask(0, p.Start)) == "done"
    assert club.table.state.running
    assert code(club.ask(0, p.Start)) == code(club.ask(0, p.Ready)) == "game_running"


def test_the_seats_randomness_comes_after_the_hash_and_changes_the_deals() -> None:
    hands = []
    for part in ("00", "01"):
        club = Club(ONE_HAND)
        club.sit(0, 1, 2, 3)
        for who in range(4):
            club.ask(who, p.Ready, part=part)
        assert club.table.state.play
        hands.append(club.table.state.play.game.hand.cards(0))
        assert facts(club).index("Committed") < facts(club).index("IsReady")
    assert hands[0] != hands[1]


def test_anyone_can_deal_a_game_again_once_it_is_over() -> None:
    club = Club(oh.Rules(end={"hands": 2}))
    club.sit(0, 1)
    club.ask(0, p.SeatBot, seat=2, bot="random")
    club.ask(0, p.SeatBot, seat=3, bot="random")
    club.ask(0, p.Ready, part="00ff" * 16)
    club.ask(1, p.Ready, part="")
    club.play_on()
    told = {frame["fact"]: frame for frame in club.frames(1)}
    parts = [bytes.fromhex(part) for part in told["started"]["parts"]]
    assert parts == [b"\x00\xff" * 16, b"", b"", b""]
    deal = oh.FairDeal(bytes.fromhex(told["revealed"]["secret"]), parts)
    assert deal.hash == told["committed"]["hash"]
    again = oh.Game(oh.Rules.from_json(told["started"]["rules"]), deal=deal)
    assert again.hand.dealt(1) == told["started"]["events"][0]["own"]["dealt"]
    play = club.table.state.play
    assert play
    log = play.game.log()
    assert log["openhearts"] == 2
    assert oh.Game.from_log(log).totals == told["ended"]["totals"]
    assert log_of(club.log, 0) == log
    assert log_of(club.log[:-1], 0) is log_of(club.log, 1) is None, "not before the secret is shown"


@pytest.mark.parametrize("part", ["0", "XY", "AB", "00" * 33])
def test_a_part_is_whole_bytes_in_figures(part: str) -> None:
    assert isinstance(command_from(msgspec.json.encode({"do": "ready", "id": "1", "part": part})), Refusal)


def test_without_a_secret_nobody_is_ready() -> None:
    table, _ = Table.open("t", "c", {}, Limits(), 0, host=person(0))
    table.receive(person(0), p.Sit(id="1"), 0)
    assert table.wants_secret
    assert code(table.receive(person(0), p.Ready(id="2"), 0)) == "nothing_to_deal"
    table.commit(bytes(32), 0)
    assert not table.wants_secret
    assert code(table.receive(person(0), p.Ready(id="3"), 0)) == "done"


def test_what_may_not_be_done_in_a_game() -> None:
    club = Club(ONE_HAND)
    assert code(club.ask(0, p.Act, hand=0, action="play 0 2C")) == "not_seated"
    club.sit(0, 1, 2, 3)
    assert code(club.ask(0, p.Act, hand=0, action="play 0 2C")) == "no_game_running"
    club.begin()
    play = club.table.state.play
    assert play
    seat = play.waiting[0]
    assert code(club.ask(seat, p.Act, hand=1, action=f"play {seat} 2C")) == "hand_over"
    assert code(club.ask(seat, p.Act, hand=0, action=f"play {(seat + 1) % 4} 2C")) == "not_your_seat"
    other = (seat + 1) % 4
    assert code(club.ask(other, p.Act, hand=0, action=f"play {other} 2C")) == "not_your_turn"
    for text in ("sing", "bid", "pass"):
        assert code(club.ask(seat, p.Act, hand=0, action=f"{text} {seat}")) == "bad_action"
    assert code(club.ask(seat, p.Act, hand=0, action=f"play {seat} ZZ")) == "no_such_card"
    assert code(club.ask(seat, p.Act, hand=0, action=f"bid {seat} ²")) == "bad_action"
    assert code(club.act(seat)) == "done"


def test_nothing_is_played_at_a_table_that_an_admin_has_closed() -> None:
    club = Club(ONE_HAND)
    club.sit(0, 1, 2, 3)
    club.begin()
    club.log += club.table.shut(club.now)
    play = club.table.state.play
    assert play is not None
    assert code(club.act(play.waiting[0])) == "table_closed"


def test_a_command_that_is_sent_again_is_answered_as_before() -> None:
    club = Club(ONE_HAND)
    club.sit(0, 1, 2, 3)
    club.begin()
    play = club.table.state.play
    assert play
    seat = play.waiting[0]
    command = p.Act(id="mine", hand=0, action=f"play {seat} {play.game.hand.legal()[0]}")
    first = club.send(person(seat), command)
    assert isinstance(first, Done)
    assert club.send(person(seat), command) == Done(first.n, ())
    reloaded = club.replayed()
    assert reloaded.receive(person(seat), command, club.now) == Done(first.n, ())
    assert code(club.send(person((seat + 2) % 4), command)) == "not_your_seat"


def test_a_game_ends_is_shown_and_is_followed_by_another() -> None:
    club = Club(ONE_HAND)
    club.sit(0, 1)
    club.begin()
    club.play_on()
    ended, revealed = club.log[-2:]
    assert isinstance(ended, p.Ended)
    assert isinstance(revealed, p.Revealed)
    assert [player.person for player in ended.players] == ["person-0", "person-1", "", ""]
    assert revealed.secret == club.secrets[0].hex()
    game = club.table.state.play
    assert game
    assert ended.totals == game.game.totals
    assert code(club.ask(0, p.Ready)) == "nothing_to_deal"
    club.secrets.append(bytes(range(32)))
    club.log += club.table.commit(club.secrets[1], club.now)
    club.begin()
    club.play_on()
    assert [result.game for result in club.table.state.results] == [0, 1]
    assert club.replayed() == club.table


def test_a_game_ends_with_what_each_seat_has_won_in_chips() -> None:
    club = Club(oh.preset("sweepstakes", end={"hands": 2}))
    club.sit(0, 1, 2, 3)
    club.begin()
    club.play_on()
    result = club.table.state.results[0]
    play = club.table.state.play
    assert play
    assert play.game.chips
    assert result.chips is not None
    assert sum(result.chips) + play.game.chips["pot"] == 0
    assert any(result.chips)
    assert result.unit == 1


def test_a_game_ends_saying_how_many_parts_make_a_chip() -> None:
    club = Club(oh.Rules(end={"hands": 1}, tie="shared", settlement="average"))
    club.sit(0, 1, 2, 3)
    club.begin()
    club.play_on()
    assert club.table.state.results[0].unit == 4
    plain = Club(oh.Rules(end={"hands": 1}, tie="shared"))
    plain.sit(0, 1, 2, 3)
    plain.begin()
    plain.play_on()
    assert plain.table.state.results[0].unit is None


# --- Clocks -----------------------------------------------------------------------------------------------------------


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


def test_without_a_clock_nobody_is_late() -> None:
    club = Club(ONE_HAND)
    club.sit(0, 1, 2, 3)
    club.begin()
    assert club.table.deadline is None


# --- Away and back ----------------------------------------------------------------------------------------------------


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
    assert "TimeRanOut" in facts(club)
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


# --- Matched and rated tables -----------------------------------------------------------------------------------------


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


# --- Talk -------------------------------------------------------------------------------------------------------------


def test_what_may_be_said() -> None:
    club = Club(limits=Limits(chat="phrases"))
    assert code(club.ask(0, p.SayPhrase, phrase=PHRASES[0])) == "not_seated"
    club.sit(0)
    assert code(club.ask(0, p.SayPhrase, phrase=PHRASES[0])) == "done"
    assert code(club.ask(0, p.SayPhrase, phrase="people-refused-fixed")) == "no_such_phrase"
    assert code(club.ask(0, p.SayText, text="hello")) == "phrases_only"
    club.ask(0, p.SetLimits, limits=Limits(chat="off"))
    assert code(club.ask(0, p.SayPhrase, phrase=PHRASES[0])) == "chat_off"
    club.ask(0, p.SetLimits, limits=Limits(chat="text"))
    assert code(club.ask(0, p.SayText, text=" Good evening. ")) == "done"
    said = club.log[-1]
    assert isinstance(said, p.TextSaid)
    assert said.text == "Good evening."
    assert code(club.ask(0, p.SayText, text="   ")) == code(club.ask(0, p.SayText, text="a\u202eb")) == "unreadable"
    for _ in range(3):
        assert code(club.ask(0, p.SayPhrase, phrase=PHRASES[1])) == "done"
    assert code(club.ask(0, p.SayPhrase, phrase=PHRASES[1])) == "too_fast"
    club.now += 10_000
    assert code(club.ask(0, p.SayPhrase, phrase=PHRASES[1])) == "done"


def test_what_is_said_keeps_the_joiners_that_are_seen() -> None:
    club = Club()
    club.sit(0)
    for said, heard in (("می\u200cخواهم", "می\u200cخواهم"), ("Ma\u200dud\u200d", "Maud")):
        assert code(club.ask(0, p.SayText, text=said)) == "done"
        entry = club.log[-1]
        assert isinstance(entry, p.TextSaid)
        assert entry.text == heard
    assert code(club.ask(0, p.SayText, text="\u200d")) == "unreadable"
    assert code(club.ask(0, p.SayText, text="a\u202eb")) == "unreadable"


def test_nobody_hears_whom_they_have_muted_and_nobody_else_learns_of_it() -> None:
    club = Club()
    club.sit(0, 1, 2)
    assert code(club.ask(0, p.Mute, person="person-0")) == "no_such_person"
    assert code(club.ask(0, p.Mute, person="person-5")) == "no_such_person"
    assert code(club.ask(5, p.Mute, person="person-0")) == "not_seated"
    club.ask(0, p.Mute, person="person-1")
    club.ask(1, p.SayText, text="Psst")
    club.ask(1, p.SayPhrase, phrase=PHRASES[0])
    assert [frame["fact"] for frame in club.frames(0)][-3:] == ["muted", "hidden", "hidden"]
    assert [frame["fact"] for frame in club.frames(2)][-3:] == ["hidden", "said", "phrase"]
    club.ask(0, p.Mute, person="person-1", muted=False)
    club.ask(1, p.SayText, text="And now")
    assert club.frames(0)[-1]["text"] == "And now"
    assert club.frames(0)[-3]["fact"] == "hidden"


def test_a_report_is_a_fact_that_only_whoever_made_it_sees() -> None:
    club = Club()
    club.sit(0, 1)
    club.ask(1, p.SayText, text="Rude")
    assert code(club.ask(0, p.Report, person="person-1", about=club.log[-1].n, words="He was rude.")) == "done"
    assert club.frames(0)[-1]["words"] == "He was rude."
    assert club.frames(1)[-1]["fact"] == "hidden"


def test_nobody_reports_as_often_as_they_like() -> None:
    club = Club()
    club.sit(0, 1, 2)
    said = [code(club.ask(0, p.Report, person="person-1", words="He was rude.")) for _ in range(12)]
    assert said == 10 * ["done"] + 2 * ["reported_enough"]
    assert code(club.ask(2, p.Report, person="person-1")) == "done"
    assert code(club.ask(0, p.Block, person="person-1")) == "done"


# --- Those who watch --------------------------------------------------------------------------------------------------


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


# --- What is sent in --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        b"\xff\xfe",
        '{"do":"fly","id":"1"}',
        '{"do":"act","id":"1"}',
        '{"do":"act","id":"1","hand":0,"action":7}',
        '{"do":"act","id":"","hand":0,"action":"play 0 QS"}',
        '{"do":"leave","id":"1","more":true}',
        '{"do":"sit","id":"1","seat":-1}',
        '{"do":"say","id":"1","text":"' + "x" * 300 + '"}',
        '{"do":"limits","id":"1","limits":{"play_time":8}}',
        '{"do":"ready","id":"1","part":"XY"}',
        '{"do":"rules","id":"1","rules":' + '{"a":' * 4000,
        '{"do":"rules","id":"1","rules":{"a":' + "[" * 3000 + "]" * 3000 + "}}",
        "x" * 9000,
    ],
)
def test_what_is_no_command_is_refused(text: str | bytes) -> None:
    command = command_from(text)
    if isinstance(command, p.SetRules):
        club = Club()
        club.sit(0)
        assert code(club.send(person(0), command)) != "done"
    else:
        assert isinstance(command, Refusal)
        assert command.code == "bad_command"


def test_what_is_answered() -> None:
    club = Club()
    done, refused = club.ask(0, p.Sit), club.ask(0, p.Sit)
    kinds = msgspec.json.Decoder(p.Answer)
    assert kinds.decode(answer("x1", done)) == p.Done("x1", 4)
    message = p.Said("people-refused-already_seated", {})
    assert kinds.decode(answer("x2", refused)) == p.Refused("x2", "already_seated", message)


def test_every_refusal_and_phrase_has_its_words_in_every_language() -> None:
    for language in (*languages(), PSEUDO):
        for refusal in REFUSALS.values():
            assert words(language).say(refusal.message)
        assert all(words(language).has(phrase) for phrase in PHRASES)
