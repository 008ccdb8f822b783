"""What a table's log keeps of people who have deleted their accounts, and whom entries name."""

from openhearts.tables import protocol as p
from openhearts.tables.erasure import erased, named
from openhearts.tables.frames import decoded, encoded
from openhearts.tables.protocol import EntryBase, PlayerOfGame

ENDED = p.Ended(
    n=6,
    at=1,
    game=0,
    totals=[0, 26, 0, 0],
    places=[1, 4, 1, 1],
    winners=[0, 2, 3],
    players=[
        PlayerOfGame("a", "Ada", False),
        PlayerOfGame("b", "Rover", False),
        *[PlayerOfGame("", "easy", False)] * 2,
    ],
)
LOG: list[EntryBase] = [
    p.Sat(n=1, at=1, by="a", seat=0, person="a", name="Ada", kind="guest"),
    p.Sat(n=2, at=1, by="b", seat=1, person="b", name="Rover", kind="bot"),
    p.TextSaid(n=3, at=1, by="a", text="I am Ada"),
    p.PhraseSaid(n=4, at=1, by="a", phrase="people-phrase-well_played"),
    p.Reported(n=5, at=1, by="a", person="b", words="Rover was rude to Ada"),
    ENDED,
]
TEXTS = [encoded(each).decode() for each in LOG]


def test_a_person_is_one_and_the_same_without_a_name() -> None:
    changes = erased(TEXTS, "a")
    assert changes.keys() == {1, 3, 5, 6}
    assert not [text for text in changes.values() if "Ada" in text]
    left = decoded(changes[6])
    assert isinstance(left, p.Ended)
    assert [each.name for each in left.players] == ["", "Rover", "easy", "easy"]
    assert erased(changes.values(), "a") == {}, "once is enough"


def test_a_bots_name_stays() -> None:
    assert erased(TEXTS, "b") == {}


def test_entries_name_whom_they_may_have_to_be_erased_of() -> None:
    assert [named([each]) for each in LOG] == [{"a"}, {"b"}, {"a"}, set(), {"a"}, {"a", "b"}]
    assert named(LOG) == {"a", "b"}
