"""What is sent to a table, and how it is answered."""

import msgspec
import pytest

from openhearts.tables import Done, Refusal, answer, command_from
from openhearts.tables import protocol as p
from openhearts.tables.phrases import PHRASES
from openhearts.tables.refusals import REFUSALS
from openhearts.tables.table import MOST_BYTES
from openhearts.words import PSEUDO, languages, words
from tests.club import Club, code, person


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
        '{"do":"leave","id":"1"}'.ljust(MOST_BYTES + 1),
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


def test_a_command_may_be_as_long_as_a_frame() -> None:
    assert command_from('{"do":"leave","id":"1"}'.ljust(MOST_BYTES)) == p.Leave("1")


def test_what_is_answered() -> None:
    club = Club()
    done, refused = club.ask(0, p.Sit), club.ask(0, p.Sit)
    kinds = msgspec.json.Decoder(p.Answer)
    assert kinds.decode(answer("x1", done, 1_000_001)) == p.Done("x1", 4, 1_000_001)
    message = p.Said("people-refused-already_seated", {})
    assert kinds.decode(answer("x2", refused, 1_000_001)) == p.Refused("x2", "already_seated", message)


def test_that_the_connection_is_alive_is_answered_also_at_a_closed_table() -> None:
    club = Club()
    assert club.send(person(5), p.Here("1")) == Done(0, ())
    club.table.shut(club.now)
    assert club.send(person(5), p.Here("1")) == Done(0, ())


def test_a_table_is_closed_once() -> None:
    club = Club()
    assert [type(entry) for entry in club.table.shut(club.now)] == [p.Closed]
    assert club.table.shut(club.now) == []


def test_the_connections_of_those_without_a_seat_are_no_facts() -> None:
    club = Club()
    club.sit(0)
    assert club.table.presence("person-1", False, club.now) == []
    assert club.table.presence("person-0", True, club.now) == [], "they are here already"


def test_every_refusal_and_phrase_has_its_words_in_every_language() -> None:
    for language in (*languages(), PSEUDO):
        for refusal in REFUSALS.values():
            assert words(language).say(refusal.message)
        assert all(words(language).has(phrase) for phrase in PHRASES)
