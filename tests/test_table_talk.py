"""What is said at a table, and who hears it; reports."""

from openhearts.tables import Limits
from openhearts.tables import protocol as p
from openhearts.tables.phrases import PHRASES
from tests.club import Club, code


def test_what_may_be_said() -> None:
    club = Club(limits=Limits(chat="phrases"))
    assert code(club.ask(0, p.SayPhrase, phrase=PHRASES[0])) == "not_seated"
    club.sit(0)
    assert code(club.ask(0, p.SayPhrase, phrase=PHRASES[0])) == "done"
    assert code(club.ask(0, p.SayPhrase, phrase="people-refused-fixed")) == "no_such_phrase"
    assert code(club.ask(0, p.SayText, text="hello")) == "phrases_only"
    assert code(club.ask(1, p.SayText, text="hello")) == "not_seated"
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
    assert code(club.ask(0, p.Block, person="person-5")) == "no_such_person"
    club.ask(0, p.Mute, person="person-1")
    club.ask(1, p.SayText, text="Psst")
    club.ask(1, p.SayPhrase, phrase=PHRASES[0])
    assert [frame["fact"] for frame in club.frames(0)][-3:] == ["muted", "hidden", "hidden"]
    assert [frame["fact"] for frame in club.frames(2)][-3:] == ["hidden", "said", "phrase"]
    club.ask(0, p.Mute, person="person-1", muted=False)
    club.ask(1, p.SayText, text="And now")
    assert club.frames(0)[-1]["text"] == "And now"
    assert club.frames(0)[-3]["fact"] == "hidden"


def test_whoever_takes_back_a_block_hears_what_is_said_from_then_on() -> None:
    club = Club()
    club.sit(0, 1)
    assert code(club.ask(0, p.Block, person="person-1", blocked=False)) == "done"
    assert not isinstance(club.log[-1], p.Blocked)
    club.ask(0, p.Block, person="person-1")
    club.ask(1, p.SayText, text="Psst")
    club.ask(0, p.Mute, person="person-1")
    assert code(club.ask(0, p.Block, person="person-1", blocked=False)) == "done"
    assert club.frames(0)[-1] == {**club.frames(0)[-1], "fact": "blocked", "blocked": False}
    assert club.frames(1)[-1]["fact"] == "hidden"
    club.ask(1, p.SayText, text="Still muted")
    assert club.frames(0)[-1]["fact"] == "hidden"
    club.ask(0, p.Mute, person="person-1", muted=False)
    club.ask(1, p.SayText, text="And now")
    assert [frame.get("text", "") for frame in club.frames(0)[-5:]] == ["", "", "", "", "And now"]


def test_a_report_is_a_fact_that_only_whoever_made_it_sees() -> None:
    club = Club()
    club.sit(0, 1)
    club.ask(1, p.SayText, text="Rude")
    assert code(club.ask(0, p.Report, person="person-1", words="a\u202eb")) == "unreadable"
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
