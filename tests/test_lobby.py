"""The lobby: who plays with whom, when bots fill up, which tables are shown, and under which codes."""

import random
import re
from itertools import combinations

import pytest

import openhearts as oh
from openhearts.tables import Limits, Person
from openhearts.tables import protocol as p
from openhearts.tables.codes import CODES, FIRST, SECOND, code, code_from
from openhearts.tables.limits import RATED, SPEEDS, matched
from openhearts.tables.lobby import FILL, FIRST_FOR, PAUSES, Match, listed, matches, shown, waits, waits_since
from openhearts.tables.protocol import Wish
from openhearts.tables.refusals import Refusal
from openhearts.tables.waiting import ANYBODY, Waiting
from tests.club import Club

STANDARD = Wish("black-lady")


def account(name: str, *apart: str) -> Person:
    return Person(name, name, "account", apart=frozenset(apart))


def names(found: list[Match]) -> list[list[str]]:
    return [[each.id for each in match.people] for match in found]


def let_in(person: Person, wish: Wish = STANDARD, rating: int = 1500, since: int = 0) -> Waiting:
    entry = waits(person, wish, rating, since)
    assert isinstance(entry, Waiting)
    return entry


def waiting(*people: tuple[str, int, int], wish: Wish = STANDARD) -> list[Waiting]:
    """People waiting, given as name, rating, and since when."""
    return [let_in(account(name), wish, rating, since) for name, rating, since in people]


def test_four_who_are_alike_play_together_at_once() -> None:
    three = waiting(("a", 1500, 0), ("b", 1540, 1), ("c", 1460, 2))
    assert matches(three, 3) == []
    assert names(matches([*three, let_in(account("d"), since=4)], 5)) == [["a", "d", "b", "c"]]


def test_the_range_widens_while_they_wait() -> None:
    four = waiting(*((name, rating, 0) for name, rating in zip("abcd", (1500, 1500, 1500, 1650), strict=True)))
    assert matches(four, 4_900) == []
    assert names(matches(four, 5_000)) == [["a", "b", "c", "d"]]


def test_after_a_minute_anybody_will_do() -> None:
    wish = Wish("black-lady", rated=True)
    four = waiting(*((name, 1000 + 500 * place, 0) for place, name in enumerate("abcd")), wish=wish)
    assert matches(four, ANYBODY - 1) == []
    assert len(matches(four, ANYBODY)) == 1


def test_bots_fill_up_after_a_while_but_no_rated_table() -> None:
    rated = let_in(account("r"), Wish("black-lady", rated=True))
    those = [*waiting(("a", 1500, 0), ("b", 1500, 10_000)), rated]
    assert matches(those, FILL - 1) == []
    assert names(matches(those, FILL)) == [["a", "b"]]


def test_nobody_is_matched_before_their_waiting_counts() -> None:
    four = waiting(*((name, 1500, since) for name, since in zip("abcd", (0, 0, 0, 9), strict=True)))
    assert matches(four, 8) == []
    assert len(matches(four, 9)) == 1


def test_since_when_people_wait_after_a_rated_match_without_a_game() -> None:
    assert waits_since(0, 50, 100) == 50, "others were the reason"
    assert waits_since(0, 50, 50 + FIRST_FOR) == 50 + FIRST_FOR, "that is over"
    assert [waits_since(times, 100, 100) - 100 for times in range(1, 6)] == PAUSES
    assert waits_since(9, 100, 100) == 100 + PAUSES[-1]
    assert waits_since(2, 100, 200 + PAUSES[1]) == 200 + PAUSES[1], "they have waited long enough"
    for times in (0, 2):
        assert waits_since(times, 300, 200) == 200, "the clock was wrong then"


def test_those_kept_apart_are_never_matched() -> None:
    four = [let_in(person) for person in (account("a"), account("b", "a"), account("c"), account("d"))]
    assert names(matches([*four, let_in(account("e"), since=1)], 2)) == [["a", "c", "d", "e"]]


def test_nobody_keeps_those_who_have_blocked_them_from_playing_with_others() -> None:
    """They waited together for ever, if that one was the nearest in rating to whoever had waited longest."""
    wish = Wish("black-lady", rated=True)
    blocked = let_in(account("b", "c", "d"), wish, since=1)
    others = [let_in(account(name), wish, 1510, since=2) for name in "cde"]
    assert names(matches([let_in(account("a"), wish), blocked, *others], 3)) == [["a", "c", "d", "e"]]


def test_nobody_keeps_others_waiting_who_is_near_in_rating_to_only_some_of_them() -> None:
    """They waited until their ranges had widened, because a fits b and c, who fits no other."""
    five = waiting(*zip("abcde", (1500, 1510, 1440, 1570, 1575), range(5), strict=True))
    assert names(matches(five, 5)) == [["a", "b", "d", "e"]]


@pytest.mark.parametrize("rules", ["black-lady", "spot"])
def test_who_could_play_together_does_not_wait(rules: str) -> None:
    """Whatever the ratings and blocks of a few people are."""
    rng, wish = random.Random(7), Wish(rules, rated=True)
    found = 0
    for _ in range(400):
        those = [
            let_in(account(name, *(other for other in "abcdefg" if rng.random() < 0.1)), wish, rng.randint(1300, 1700))
            for name in "abcdefg"
        ]
        now = rng.choice([0, 3_000, 9_000])
        playing = {person.id for match in matches(those, now) for person in match.people}
        left = [each for each in those if each.person.id not in playing]
        for group in combinations(left, those[0].players):
            assert matches(group, now) == [], "without the others they would play"
        found += bool(playing)
    assert found


def test_only_the_same_wish_is_matched() -> None:
    wishes = [STANDARD, Wish("omnibus"), Wish("black-lady", "quick"), Wish("black-lady", rated=True)]
    those = [let_in(account(f"p{number}"), wish) for number, wish in enumerate(wishes)]
    assert names(matches(those, FILL)) == [["p0"], ["p1"], ["p2"]]


def test_who_may_wait() -> None:
    def code_of(person: Person, wish: Wish) -> str:
        refusal = waits(person, wish, 1500, 1)
        assert isinstance(refusal, Refusal)
        return refusal.code

    assert code_of(Person("g", "G"), Wish("black-lady", rated=True)) == "account_needed"
    assert code_of(Person("b", "B", "bot"), STANDARD) == "not_admitted"
    assert code_of(account("a"), Wish("reverse", rated=True)) == "no_such_rules"
    with pytest.raises(oh.RulesError):
        waits(account("a"), Wish("no such preset"), 1500, 1)


def test_a_rated_table_allows_what_rated_tables_allow() -> None:
    for speed, (pass_time, play_time) in SPEEDS.items():
        limits = matched(speed, rated=True)
        assert (limits.pass_time, limits.play_time, limits.advice, limits.rated) == (pass_time, play_time, "off", True)
    assert matched("normal", rated=True) == RATED


def test_what_the_lobby_shows_of_a_table() -> None:
    club = Club(limits=Limits(entrance="open"))
    club.sit(0)
    assert listed(club.table).free == 3
    club.begin()
    shown = listed(club.table)
    assert (shown.code, shown.playing, shown.hand, shown.free) == ("calm-fox-10", True, 0, 3)
    assert [(seat.name, seat.bot) for seat in shown.seats] == [("Maud", ""), *[("", "random")] * 3]
    private = Club(limits=Limits(entrance="invited"))
    assert listed(private.table).code == ""
    club.ask(0, p.Leave)
    assert listed(club.table).free == 4


def test_the_lobby_shows_no_game_that_waits_for_its_people() -> None:
    club = Club(limits=Limits(entrance="open"))
    club.sit(0, 1, 2, 3)
    assert shown(club.table)
    club.begin()
    for who in range(4):
        assert shown(club.table)
        club.here(who, False)
    assert not shown(club.table)
    club.here(2, True)
    assert shown(club.table)
    club.ask(0, p.Leave)
    club.here(2, False)
    assert not shown(club.table), "there is a seat, but whoever took it would be alone"
    assert not shown(Club(limits=Limits(entrance="invited")).table)


def test_the_lobby_offers_no_seat_at_a_table_where_nobody_is() -> None:
    club = Club(limits=Limits(entrance="open"))
    club.sit(0, 1)
    club.here(0, False)
    seen = shown(club.table)
    assert seen
    assert seen.free == 2
    club.here(1, False)
    assert not shown(club.table)
    club.here(0, True)
    assert shown(club.table)
    club.ask(0, p.Leave)
    club.ask(1, p.Leave)
    assert not shown(club.table), "all have left"
    for_others = Club(limits=Limits(entrance="open"))
    assert shown(for_others.table), "its host never took a seat"
    for_others.sit(1)
    for_others.here(1, False)
    assert not shown(for_others.table)


def test_codes_are_words_that_can_be_read_out() -> None:
    assert len(set(FIRST)) == len(set(SECOND)) == 64
    assert len({code(number) for number in range(CODES)}) == CODES
    assert code(CODES) == code(0)
    assert all(re.fullmatch(r"[a-z]+-[a-z]+-[0-9]{2}", code(number)) for number in range(0, CODES, 997))


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("calm-fox-42", "calm-fox-42"),
        ("  Calm fox 42", "calm-fox-42"),
        ("calm fox ٤٢", "calm-fox-42"),
        ("ｃａｌｍ－ｆｏｘ－４２", "calm-fox-42"),
        ("CALMFOX42", None),
        ("calm fox", None),
        ("calm-fox-9", None),
        ("fox-calm-42", None),
        ("x" * 100, None),
    ],
)
def test_a_code_is_read_however_it_is_typed(typed: str, found: str | None) -> None:
    assert code_from(typed) == found
