"""The lobby: who plays with whom, when bots fill up, which tables are shown, and under which codes."""

import re

import pytest

import openhearts as oh
from openhearts.tables import Limits, Person
from openhearts.tables import protocol as p
from openhearts.tables.codes import CODES, FIRST, SECOND, code, code_from
from openhearts.tables.limits import RATED, SPEEDS, matched
from openhearts.tables.lobby import ANYBODY, FILL, Lobby, Match, listed
from openhearts.tables.protocol import Wish
from tests.club import Club

STANDARD = Wish("black-lady")


def account(name: str, *apart: str) -> Person:
    return Person(name, name, "account", apart=frozenset(apart))


def names(found: list[Match]) -> list[list[str]]:
    return [[each.id for each in match.people] for match in found]


def waiting(*people: tuple[str, int, int], wish: Wish = STANDARD) -> Lobby:
    """A lobby in which these wait: a name, a rating, since when."""
    lobby = Lobby()
    for name, rating, since in people:
        assert lobby.join(account(name), wish, rating, since) is None
    return lobby


def test_four_who_are_alike_play_together_at_once() -> None:
    lobby = waiting(("a", 1500, 0), ("b", 1540, 1), ("c", 1460, 2))
    assert lobby.tick(3) == []
    assert lobby.deadline(3) == 1003
    lobby.join(account("d"), STANDARD, 1500, 4)
    assert names(lobby.tick(5)) == [["a", "d", "b", "c"]]
    assert lobby.deadline(6) is None


def test_the_range_widens_while_they_wait() -> None:
    lobby = waiting(*((name, rating, 0) for name, rating in zip("abcd", (1500, 1500, 1500, 1650), strict=True)))
    assert lobby.tick(4_900) == []
    assert names(lobby.tick(5_000)) == [["a", "b", "c", "d"]]


def test_after_a_minute_anybody_will_do() -> None:
    wish = Wish("black-lady", rated=True)
    lobby = waiting(*((name, 1000 + 500 * place, 0) for place, name in enumerate("abcd")), wish=wish)
    assert lobby.tick(ANYBODY - 1) == []
    assert len(lobby.tick(ANYBODY)) == 1


def test_bots_fill_up_after_a_while_but_no_rated_table() -> None:
    lobby = waiting(("a", 1500, 0), ("b", 1500, 10_000))
    lobby.join(account("r"), Wish("black-lady", rated=True), 1500, 0)
    assert lobby.tick(FILL - 1) == []
    assert names(lobby.tick(FILL)) == [["a", "b"]]
    assert list(lobby.waiting) == ["r"]


def test_those_kept_apart_are_never_matched() -> None:
    lobby = Lobby()
    for person in (account("a"), account("b", "a"), account("c"), account("d")):
        lobby.join(person, STANDARD, 1500, 0)
    lobby.join(account("e"), STANDARD, 1500, 1)
    assert names(lobby.tick(2)) == [["a", "c", "d", "e"]]


def test_only_the_same_wish_is_matched() -> None:
    lobby = Lobby()
    wishes = [STANDARD, Wish("omnibus"), Wish("black-lady", "quick"), Wish("black-lady", rated=True)]
    for number, wish in enumerate(wishes):
        lobby.join(account(f"p{number}"), wish, 1500, 0)
    assert names(lobby.tick(FILL)) == [["p0"], ["p1"], ["p2"]]


def test_who_may_wait() -> None:
    lobby = waiting(("a", 1500, 0))
    again = lobby.join(account("a"), STANDARD, 1500, 1)
    guest = lobby.join(Person("g", "G"), Wish("black-lady", rated=True), 1500, 1)
    bot = lobby.join(Person("b", "B", "bot"), STANDARD, 1500, 1)
    assert [each and each.code for each in (again, guest, bot)] == [
        "already_waiting",
        "account_needed",
        "not_admitted",
    ]
    assert lobby.leave("a") is None
    gone = lobby.leave("a")
    assert gone
    assert gone.code == "not_waiting"
    with pytest.raises(oh.RulesError):
        lobby.join(account("a"), Wish("no such preset"), 1500, 1)


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
        ("CALMFOX42", None),
        ("calm fox", None),
        ("calm-fox-9", None),
        ("fox-calm-42", None),
        ("x" * 100, None),
    ],
)
def test_a_code_is_read_however_it_is_typed(typed: str, found: str | None) -> None:
    assert code_from(typed) == found
