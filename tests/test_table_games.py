"""Games at a table: how they begin, are dealt, end, and follow one another."""

from typing import Any

import msgspec
import pytest

import openhearts as oh
from openhearts.tables import Done, Limits, Refusal, Table, command_from
from openhearts.tables import protocol as p
from openhearts.tables.games import log_of
from tests.club import ONE_HAND, Club, code, person


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
        assert club.facts().index("Committed") < club.facts().index("IsReady")
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
    assert [player.name for player in ended.players] == ["Maud", "Nils", "random", "random"]
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


@pytest.mark.parametrize("settlement", ["sweepstakes", {"kind": "sweepstakes", "buy_in": 37}])
def test_a_game_ends_with_what_each_seat_has_won_in_chips(settlement: Any) -> None:
    club = Club(oh.preset("sweepstakes", end={"hands": 2}, settlement=settlement))
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


def test_a_game_ends_saying_who_played_on_which_side() -> None:
    one_hand = {"end": {"hands": 1}, "tie": "shared"}
    for rules, sides in (({"teams": "2v2", **one_hand}, [0, 1, 0, 1]), (one_hand, None)):
        club = Club(oh.Rules.from_json(rules))
        club.sit(0, 1, 2, 3)
        club.begin()
        club.play_on()
        assert club.table.state.results[0].sides == sides


def test_who_changes_places_after_a_game_or_leaves_is_sent_it_again_as_they_had_it() -> None:
    club = Club(ONE_HAND)
    club.sit(0, 1, 2, 3)
    club.begin()
    club.play_on()
    before = [club.frames(who) for who in range(4)]
    club.ask(0, p.Reseat, seat=1, to=2)
    club.ask(3, p.Leave)
    club.sit(4)
    assert [club.frames(who)[: len(before[who])] for who in range(4)] == before
    assert not [frame for frame in club.frames(4) for event in frame.get("events", ()) if "own" in event]
    # In the next game they see the cards of their new seats.
    club.log += club.table.commit(bytes(32), club.now)
    club.begin()
    (deal,) = [frame["events"][0] for frame in club.frames(1) if frame["fact"] == "started" and frame["game"] == 1]
    assert club.table.state.play
    assert deal["own"]["dealt"] == club.table.state.play.game.hand.dealt(2)
