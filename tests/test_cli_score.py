"""`openhearts score`: sheets from files, an evening typed hand by hand, and what is said when one does not add up."""

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

import openhearts as oh
from openhearts.cli import main
from tests.typist import locked, typing

CSV = "Ada,Ben,Cleo,Dan\n3,5,18,0\n14,2,6,4\n0,7,1,18\n"
SWEEPSTAKES = ["--rules", "black-lady", "--set", "moon=off", "--settlement", "sweepstakes", "--chip-value", "0.05"]


@pytest.fixture(autouse=True)
def own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keeps the evenings of these tests out of the user's home; files are named from the folder."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "state" / "openhearts" / "evening.json"


def scored(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["score", *words]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["score", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err.removeprefix("openhearts: ").rstrip("\n")


def test_a_dealer_who_does_not_play_is_told_before_anything_is_asked(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--dealer takes one of" in refused(capsys, "--names", "Ada,Ben,Cleo,Dan", "--dealer", "Eva")


def test_a_sheet_from_a_csv_file(capsys: pytest.CaptureFixture[str]) -> None:
    Path("evening.csv").write_text(CSV, encoding="utf-8")
    out = scored(capsys, "evening.csv", *SWEEPSTAKES)
    assert "Total   17   14    25   22" in out
    assert "Chips  135   86    75  104" in out
    assert "Dan deals hand 4; nothing is passed." in out
    assert "Cleo gives Ada 25 chips (1.25)." in out


def test_the_same_as_json_and_from_json(capsys: pytest.CaptureFixture[str]) -> None:
    hands: list[dict[str, Any]] = [{"points": [3, 5, 18, 0]}]
    hands += [{"counts": {"H": [1, 2, 6, 4]}, "cards": {"QS": 0}}, {"points": [0, 7, 1, 18]}]
    rules = {"extends": "sweepstakes", "settlement": {"kind": "sweepstakes", "chip_value": 0.05}}
    kept = {"names": ["Ada", "Ben", "Cleo", "Dan"], "rules": rules, "dealer": "Ben", "hands": hands}
    Path("evening.json").write_text(json.dumps(kept), encoding="utf-8")
    facts = json.loads(scored(capsys, "evening.json", "--json"))
    expected = oh.score_sheet(oh.Rules.from_json(rules), hands, 1)
    assert {name: facts[name] for name in expected} == expected
    assert facts["names"] == kept["names"]
    assert oh.Rules.from_json(facts["rules"]) == oh.Rules.from_json(rules)
    assert json.loads(scored(capsys, "evening.json", "--json", "--dealer", "cleo"))["hands"][0]["dealer"] == 2
    assert (
        json.loads(scored(capsys, "evening.json", "--json", "--preset", "plain", "--set", "points.QS=13"))["chips"]
        is None
    )


@pytest.mark.parametrize("comma", [",", ";", "\t"])
def test_any_usual_comma_and_a_mark_at_the_beginning(comma: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("e.csv").write_text("\ufeff" + CSV.replace(",", comma).replace("\n", "\r\n"), encoding="utf-8")
    assert json.loads(scored(capsys, "e.csv", "--json"))["totals"] == [17, 14, 25, 22]


def test_columns_for_moons_and_cards(capsys: pytest.CaptureFixture[str]) -> None:
    text = "hand,Ada,Ben,Cleo,Dan,moon,JD,note\n1,0,16,26,26,old,ben,late\n2,−26,-10,0,0,new,Ben,\n3,3,5,18,−10,,dan,\n"
    Path("e.csv").write_text(text, encoding="utf-8")
    options = ["--preset", "omnibus", "--set", "moon=choice", "--settlement", "lowest_takes_pot", "--json"]
    facts = json.loads(scored(capsys, "e.csv", *options))
    assert [hand["moon"] for hand in facts["hands"]] == [[0], [0], None]
    assert [hand["way"] for hand in facts["hands"]] == ["old", "new", None]
    assert facts["totals"] == [-23, 11, 44, 16]


def test_columns_of_an_auction(capsys: pytest.CaptureFixture[str]) -> None:
    text = "Ada,Ben,Cleo,Dan,bidder,bid,suit\n3,4,5,1,Ben,5,spades\n13,0,0,0,,,d\n"
    Path("e.csv").write_text(text, encoding="utf-8")
    facts = json.loads(scored(capsys, "e.csv", "--preset", "auction", "--json"))
    assert (facts["chips"]["stacks"], facts["chips"]["pot"]) == ([84, 91, 95, 99], 31)
    assert "the pot carries, and Ben names the suit again" in scored(capsys, "e.csv", "--preset", "auction")


def test_the_number_of_names_is_the_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    Path("e.csv").write_text("Ada,Ben,Cleo\n3,5,18\n", encoding="utf-8")
    assert json.loads(scored(capsys, "e.csv", "--json"))["rules"] == {"players": 3}
    assert refused(capsys, "e.csv", "--set", "players=4") == "the rules are for 4 players, and there are 3 names"


def test_a_moon_and_the_end_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    Path("e.csv").write_text("Ada,Ben,Cleo,Dan\n26,0,26,26\n", encoding="utf-8")
    out = scored(capsys, "e.csv", "--set", "end.hands=1", "--settlement", "average")
    assert " 0*" in out
    assert "* shot the moon" in out
    assert "Ben wins the game." in out
    assert "Ada gives Ben 6 1/2 chips." in out


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Ada,Ben,Cleo,Dan\n3,5,17,0\n", "e.csv, line 2: The points add up to 25, not 26: one is missing."),
        ("Ada,Ben,Cleo,Dan\n\n3,5,18,0\n9,9,9,0\n", "e.csv, line 4: The points add up to 27, not 26: one too many."),
        ("Ada,Ben,Cleo,Dan\n3,5,x,0\n", "e.csv, line 2, column Cleo: “x” is not a whole number of points; a column is"),
        ("Ada,Ben,Cleo,Dan\n3,5,1.5,0\n", "e.csv, line 2, column Cleo: “1.5” is not a whole number of points"),
        ("Ada,Ben,Cleo,Dan\n3,5,18\n", "e.csv, line 2 has 3 cells, and the first line 4 columns"),
        ('Ada,Ben,Cleo,Dan\n"3,5,18,0\n', "e.csv, line 2 has 1 cell, and the first line 4 columns"),
        ("3,5,18,0\n0,7,1,18\n", "e.csv, line 1: the first line names the players, like Ada,Ben,Cleo,Dan; here it has"),
        ("Ada,Ben,Cleo,Dan,mooon\n3,5,18,0,\n", "e.csv, line 1, column mooon: nobody called mooon has any points"),
        ("Ada,Ben,Cleo,Dan,mooon\n3,5,18,0,old\n", "e.csv, line 2, column mooon: “old” is not a whole number"),
        ("Ada,Ben,Cleo,Dan,moon\n3,5,18,0,full\n", "e.csv, line 2, column moon: “full” is neither old"),
        ("Ada,Ben,Cleo,Dan,sun\n3,5,18,0,perhaps\n", "e.csv, line 2, column sun: “perhaps” is neither yes nor no"),
        ("Ada,Ben,Cleo,Dan,QS\n3,5,18,0,Eva\n", "e.csv, line 2, column QS: “Eva” is none of Ada, Ben, Cleo and Dan"),
        ("Ada,Ben,Cleo,Dan,bid\n3,5,18,0,much\n", "e.csv, line 2, column bid: “much” is not a whole number of chips"),
        ("Ada,Ben,Cleo,Dan,suit\n3,5,18,0,cups\n", "e.csv, line 2, column suit: “cups” is none of clubs"),
        ("Ada,Ben,Ada,Dan\n3,5,18,0\n", "e.csv, line 1: two columns are called Ada"),
        ("Ada,Ben,Cleo,Dan,QS,qs\n13,13,0,0,Ada,Ben\n", "e.csv, line 1: two columns are called QS"),
        ("Ada,Ben,Cleo,Dan,TD,10d\n13,13,0,0,Ada,Ben\n", "e.csv, line 1: two columns are called TD"),
        (
            "Ada,Ben,Cleo,Dan,no tricks,No_Tricks\n13,13,0,0,Ada,Ben\n",
            "e.csv, line 1: two columns are called no tricks",
        ),
        ("Ada,,Cleo,Dan\n3,5,18,0\n", "e.csv, line 1: a column has no name"),
        ("Ada,ada,Cleo,Dan\n3,5,18,0\n", "e.csv, line 1: two players have the same name"),
        ("Ada\n3\n", "e.csv, line 1: two to eleven play, not 1: Ada"),
        ("", "e.csv is empty: its first line names the players, Ada,Ben,Cleo,Dan"),
        ('{"names": [', "e.csv: The JSON can’t be read: it ends too early, at character 12."),
        ('{"names": ' + "[" * 100_000, "e.csv: The JSON can’t be read: it is nested too deeply, at character "),
        (
            '{"dealer": ' + "9" * 5000 + "}",
            "e.csv: The JSON can’t be read: the number 99999999999999999999… is too large.",
        ),
        (
            "Ada,Ben\n3," + "5" * 200_000,
            "e.csv, line 2: a cell has more than 131,072 letters; a quotation mark may have",
        ),
        ('{"names": ["Ada", "Ben"]}', "e.csv: “hands” is a list of hands"),
        ('{"names": "Ada", "hands": []}', "e.csv: “names” is a list of the players’ names"),
        ('{"names": ["Ada", "Ben"], "hands": [], "rule": {}}', "e.csv: there is no place for “rule”"),
        ('{"names": ["A", "B", "C"], "hands": [], "dealer": 3}', "e.csv: “dealer” is a player’s name, or a seat"),
        ('{"names": ["A", "B", "C"], "hands": [], "rules": 3}', "e.csv: “rules” is a rule set"),
        (
            '{"names": ["A", "B", "C"], "hands": [{"points": [1]}]}',
            'e.csv, hand 1: "points" is a list of whole numbers',
        ),
    ],
)
def test_a_file_that_can_not_be_scored(text: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("e.csv").write_text(text, encoding="utf-8")
    assert refused(capsys, "e.csv").startswith(sentence)
    assert Path("e.csv").read_text(encoding="utf-8") == text


def test_files_that_are_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, "nowhere.csv").startswith("nowhere.csv: ")
    Path("e.csv").write_bytes(b"\xff\xfe\x00")
    assert refused(capsys, "e.csv") == "e.csv is not text in UTF-8; save it in that encoding"


@pytest.mark.parametrize(
    "words",
    [
        ["score", "/dev/zero"],
        ["verify", "/dev/zero"],
        ["rules", "--rules", "/dev/zero"],
        ["play", "--rules", "/dev/zero"],
        ["play", "--resume", "--file", "/dev/zero"],
    ],
)
def test_a_file_without_end_is_not_read_for_ever(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("openhearts.cli.user_files.LETTERS_MOST", 1 << 16)
    assert main(words) in (1, 2)
    assert capsys.readouterr().err == "openhearts: /dev/zero: File too large\n"


def test_words_that_do_not_go_together(capsys: pytest.CaptureFixture[str]) -> None:
    Path("e.csv").write_text(CSV, encoding="utf-8")
    assert refused(capsys, "e.csv", "--resume") == "a sheet from a file takes no --resume"
    assert refused(capsys, "--json") == "--json is for a sheet from a file"
    assert "--dealer takes one of" in refused(capsys, "e.csv", "--dealer", "Eva")
    assert "no evening is kept" in refused(capsys, "--resume")
    assert "settlement" in refused(capsys, "e.csv", "--settlement", "howell", "--buy-in", "0")
    for option in (["--buy-in", "50"], ["--chip-value", "2"], ["--split-two"]):
        said = f"{option[0]} is for rules with chips; --settlement chooses them"
        assert said in refused(capsys, "e.csv", *option)
        assert said in refused(capsys, "e.csv", "--preset", "sweepstakes", "--settlement", "none", *option)
    for number in ("nan", "inf", "1e400"):
        assert f"--chip-value: “{number}” is not a number" in refused(capsys, "e.csv", "--chip-value", number)
        assert f'"{number}"' in refused(capsys, "e.csv", "--set", f"points.QS={number}")
    assert "there is no preset “hearts”" in refused(capsys, "e.csv", "--preset", "hearts")


def test_an_evening_is_typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_place: Path
) -> None:
    first = ["Ada", "Ada, Ben,Cleo, Dan", "hearts", "", "sweeps", "sweepstakes"]
    hands = [
        "3 5 17 0",
        "3 5 18",
        "3 5 18 0",
        "?",
        "moon b",
        "undo",
        "undo",
        "undo",
        "hearts 3 4 6 0 Q♠ Cleo",
        "5: 1 2 3 20",
    ]
    typing(monkeypatch, *first, *hands, "nonsense", "bid", "moon Eva", "1: 20 2 4 0", "sheet", "rules")
    assert main(["score"]) == 0
    out = capsys.readouterr().out
    assert "two to eleven play, not 1: Ada." in out
    assert "There is no game “hearts”." in out
    assert "There is no such settlement" in out
    assert "The points add up to 25, not 26: one is missing." in out
    assert "3 numbers for 4 players: Ada, Ben, Cleo and Dan." in out
    assert "Dan is clear and takes the pot of 26 chips." in out
    assert "There is nothing to take back." in out
    assert "There is no hand 5 yet." in out
    assert "“nonsense” means nothing here; ? for help." in out
    assert "After bid comes who bid; ? for help." in out
    assert "“Eva” is none of Ada, Ben, Cleo and Dan." in out
    assert "`openhearts score --resume` continues it." in out
    kept = json.loads(own_place.read_text(encoding="utf-8"))
    assert kept["hands"] == [{"points": [20, 2, 4, 0]}]

    typing(monkeypatch, "3 5 18 0", "quit")
    assert main(["score", "--resume"]) == 0
    assert "Total   23    7    22    0" not in capsys.readouterr().out  # only the new hand is told
    typing(monkeypatch, "quit")
    assert main(["score", "--resume"]) == 0
    out = capsys.readouterr().out
    assert "Total   23    7    22    0" in out
    assert out.count("4 players · to 100") == 1
    assert "? for help" in out


def test_moons_and_their_choice(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typing(monkeypatch, "moon Ada", "new", "moon Ada old sun", "hearts 0 13 0 0 QS Ben", "old", "sheet")
    words = ["--names", "Ada,Ben,Cleo,Dan", "--preset", "black-lady", "--set", "moon=choice", "--set", "sun=52"]
    assert main(["score", *words]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "A moon was shot: say whether it is old" in out
    assert "Total 0 52 78 78" in out


def test_an_auction_is_typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typing(monkeypatch, "3 4 5 1 bid Ben 5 spades", "13 0 0 0 suit d", "sheet")
    assert main(["score", "--names", "Ada,Ben,Cleo,Dan", "--preset", "auction", "--dealer", "Dan"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "Dan deals hand 1; Ada bids first." in out
    assert "Ben pays 5 chips for the bid. Ada pays 3 chips for 3 points." in out
    assert out.count("for the bid") == 1
    assert "Chips 84 91 95 99" in out


def test_the_end_of_the_evening(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typing(monkeypatch, "3 5 18 0")
    assert (
        main(
            [
                "score",
                "--names",
                "Ada,Ben,Cleo,Dan",
                "--preset",
                "plain",
                "--set",
                "points.QS=13",
                "--set",
                "end.hands=1",
            ]
        )
        == 0
    )
    assert "Dan wins the game." in capsys.readouterr().out


def test_a_game_that_is_over_can_still_be_put_right(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_place: Path
) -> None:
    """The hand with which the game seemed to end may have been the one that was mistyped."""
    words = ["--names", "Ada,Ben,Cleo,Dan", "--preset", "plain", "--set", "end.hands=2"]
    typing(monkeypatch, "3 5 5 0", "3 0 0 10", "2: 10 0 0 3", "1 1 1 10", "")
    assert main(["score", *words]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "The game is over. Is a hand wrong? `1: 4 4 5 0` puts hand 1 right" in out
    assert "Total 13 5 5 3 Dan wins the game." in out
    assert "The game ended with hand 2, so the next hand belongs to another game." in out
    typing(monkeypatch, "1: 0 5 5 3", "quit")
    assert main(["score", "--resume"]) == 0
    kept = json.loads(own_place.read_text(encoding="utf-8"))["hands"]
    assert [hand["points"] for hand in kept] == [[0, 5, 5, 3], [10, 0, 0, 3]]


def test_a_name_of_several_words_is_typed_as_it_is_or_cut_short(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_place: Path
) -> None:
    words = ["--names", "Anna Maria,Anna Berta,Cleo,Dan", "--preset", "black-lady"]
    typing(monkeypatch, "moon Anna", "moon anna maria", "hearts 3 4 6 0 QS Anna B", "moon Cleo", "moon Eva")
    assert main(["score", *words]) == 0
    out = capsys.readouterr().out
    assert "“Anna” could be Anna Maria or Anna Berta." in out
    assert "“Eva” is none of Anna Maria, Anna Berta, Cleo and Dan." in out
    hands = json.loads(own_place.read_text(encoding="utf-8"))["hands"]
    assert [hand["cards"]["QS"] for hand in hands] == [[0], [1], [2]]


def test_what_is_no_way_to_count_a_moon_is_asked_for_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_place: Path
) -> None:
    words = ["--names", "Ada,Ben,Cleo,Dan", "--preset", "black-lady", "--set", "moon=choice"]
    typing(monkeypatch, "moon Ada", "?", "", "New")
    assert main(["score", *words]) == 0
    assert capsys.readouterr().out.count("say whether it is old") == 3
    assert json.loads(own_place.read_text(encoding="utf-8"))["hands"][0]["moon"] == "new"


TABLES = [
    ("black-lady", "Ada,Ben,Cleo,Dan", "4 4 18 0", "hearts 4 4 5 0 QS Cleo"),
    ("black-lady", "Zoe,Yan,Xia,Will,Vic", "3 3 3 17 0", "hearts 3 3 3 4 0 QS Will"),
    ("omnibus", "Ada,Ben,Cleo,Dan", "4 -6 18 0", "hearts 4 4 5 0 QS Cleo JD Ben"),
    ("black-maria", "Ada,Ben,Cleo", "16 27 0", "hearts 6 7 0 QS Ben KS Ada AS Ben"),
    ("domino", "Ada,Ben", "6 7", "hearts 6 7"),
    ("spot", "Ada,Ben,Cleo,Dan", "34 55 40 0", None),
    ("cancellation", "A,B,C,D,E,F", "5 5 5 5 32 0", "hearts 5 5 5 5 6 0 QS E QS E"),
]


@pytest.mark.parametrize(("preset", "names", "points", "taken"), TABLES)
def test_the_examples_of_a_hand_fit_the_table(
    preset: str,
    names: str,
    points: str,
    taken: str | None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    own_place: Path,
) -> None:
    """What the help says can be typed as it stands: with the people at this table, by the rules in force."""
    typing(monkeypatch, "?", points, *([taken] if taken else []))
    assert main(["score", "--names", names, "--preset", preset]) == 0
    out = capsys.readouterr().out
    assert f"in the order of the names: {points}." in out
    assert f"Or who took what: {taken or '2H Cleo 3H Ben 4H Ada'}." in out
    assert ("shot the moon" in out) == (oh.preset(preset).moon != "off")
    assert "notrick" not in out
    assert len(json.loads(own_place.read_text(encoding="utf-8"))["hands"]) == 1 + bool(taken)


def test_the_first_questions_say_what_enter_alone_means(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typing(monkeypatch, "Three Men", "", "")
    assert main(["score", "--names", "Ada,Ben,Cleo,Dan"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "(black-lady unless you say otherwise)" in out
    assert "There is no game “Three Men”." in out  # as it was typed


def test_no_evening_is_written_over(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_place: Path
) -> None:
    words = ["--names", "Ada,Ben,Cleo,Dan", "--preset", "black-lady"]
    for points in ("3 5 18 0", "0 26 26 26", "26 0 26 26"):
        typing(monkeypatch, points)
        assert main(["score", *words]) == 0
    assert "The evening before this one is kept in" in capsys.readouterr().out
    before = json.loads(own_place.with_name("previous-evening.json").read_text(encoding="utf-8"))
    assert before["hands"] == [{"points": [3, 5, 18, 0]}]
    between = json.loads(own_place.with_name("previous-evening-2.json").read_text(encoding="utf-8"))
    assert between["hands"] == [{"points": [0, 26, 26, 26]}]
    Path("mine.json").write_text("{}", encoding="utf-8")
    assert "mine.json is there already" in refused(capsys, *words, "--file", "mine.json")


def test_a_number_without_end_is_refused_in_the_file_it_stands_in(capsys: pytest.CaptureFixture[str]) -> None:
    hands = '[{"points": [1e400, 0, 0, 0]}]'
    Path("e.json").write_text(f'{{"names": ["Ada", "Ben", "Cleo", "Dan"], "hands": {hands}}}', encoding="utf-8")
    said = refused(capsys, "e.json")
    assert said == "e.json: The JSON can’t be read: the number 1e400 is too large."


def test_an_evening_that_never_began_moves_no_other_aside(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_place: Path
) -> None:
    typing(monkeypatch, "3 5 18 0")
    assert main(["score", "--names", "Ada,Ben,Cleo,Dan", "--preset", "black-lady"]) == 0
    kept = own_place.read_text(encoding="utf-8")
    capsys.readouterr()
    refused(capsys, "--names", "Ada")
    typing(monkeypatch)
    assert main(["score"]) == 0
    assert own_place.read_text(encoding="utf-8") == kept


def test_every_word_that_is_obeyed_is_guessed_where_it_is_mistyped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The words of a hand were listed once to be obeyed and once to be guessed; one was missing."""
    words = [
        "undo",
        "sheet",
        "rules",
        "quit",
        "exit",
        "help",
        "moon",
        "old",
        "new",
        "sun",
        "notrick",
        "notricks",
        "bid",
    ]
    words += ["suit", "clubs", "diamonds", "spades", "hearts"]
    typing(monkeypatch, *(word + word[-1] for word in words))
    assert main(["score", "--names", "Ada,Ben,Cleo,Dan", "--preset", "black-lady"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert re.findall("Did you mean “(.*?)”", said) == words


def test_a_kept_evening_that_can_not_be_looked_for_can_not_be_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, "--resume", "--file", "x" * 300) == f"{'x' * 300}: File name too long"


def test_an_evening_that_can_not_be_kept_goes_on_and_loses_no_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_place: Path
) -> None:
    words = ["score", "--names", "Ada,Ben,Cleo,Dan", "--preset", "black-lady"]
    typing(monkeypatch, "3 5 18 0")
    assert main(words) == 0
    kept = own_place.read_bytes()
    capsys.readouterr()
    locked(monkeypatch)
    typing(monkeypatch, "0 25 1 0", "1 0 25 0")
    assert main(words) == 0
    said = capsys.readouterr()
    assert said.err == f"The evening can’t be kept in {own_place}: Permission denied\n"
    assert "Hand 3> " in said.out
    assert "is kept" not in said.out
    assert own_place.read_bytes() == kept


@pytest.mark.parametrize("hands", ["[NaN]", "[" * 100_000])
def test_a_file_that_is_no_json_is_named(hands: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("evening.json").write_text(f'{{"names": ["Ada", "Ben", "Cleo", "Dan"], "hands": {hands}}}', encoding="utf-8")
    assert refused(capsys, "evening.json").startswith("evening.json: The JSON can’t be read: ")


def test_a_kept_hand_that_does_not_add_up_is_mended(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_place: Path
) -> None:
    own_place.parent.mkdir(parents=True)
    kept: dict[str, Any] = {"names": ["Ada", "Ben", "Cleo", "Dan"], "rules": {}, "dealer": 0}
    own_place.write_text(json.dumps(kept | {"hands": [{"points": [3, 5, 17, 0]}, {"points": [3, 5, 18, 0]}]}))
    typing(monkeypatch, "1: 3 5 18 0", "sheet")
    assert main(["score", "--resume"]) == 0
    out = capsys.readouterr().out
    assert "Hand 1 does not add up. The points add up to 25" in out
    assert "Total    6   10    36    0" in out


def test_a_folder_is_no_evening(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert refused(capsys, "--file", str(tmp_path)) == f"{tmp_path}: Is a directory"


def test_a_sheet_of_lines_that_is_gone_on_with_keeps_its_notes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = "Ada,Ben,Cleo,Dan,note\n3,5,18,0,Ben spilt his tea\n"
    Path("friday.csv").write_text(lines, encoding="utf-8")
    typing(monkeypatch, "0 7 1 18")
    assert main(["score", "--resume", "--file", "friday.csv"]) == 0
    said = capsys.readouterr().out
    assert "friday.csv stays as it is; the evening is kept in friday.json" in said
    assert "`openhearts score --resume --file friday.json` continues it" in said
    assert Path("friday.csv").read_text(encoding="utf-8") == lines
    assert len(json.loads(Path("friday.json").read_text(encoding="utf-8"))["hands"]) == 2
    assert refused(capsys, "--resume", "--file", "friday.csv").startswith("friday.json is there already")


@pytest.mark.parametrize("words", [[], ["--names", "A,B,C,D"]])
def test_leaving_at_any_question_ends_its_line(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typing(monkeypatch)
    assert scored(capsys, *words).endswith("> \n")


def test_partners_have_a_sum(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typing(monkeypatch, "20 3 3 0", "sheet")
    assert main(["score", "--names", "Ada,Ben,Cleo,Dan", "--preset", "partnership"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert out.count("Ada and Cleo: 23 Ben and Dan: 3 Ben deals hand 2") == 2


@pytest.mark.parametrize("asked", ["?", "help", "HELP"])
def test_each_of_the_first_questions_is_asked_again_for_who_wants_help(
    asked: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typing(monkeypatch, asked, "Ada, Ben, Cleo, Dan", asked, "", asked, "quit")
    assert main(["score"]) == 0
    out = capsys.readouterr().out
    for question in ("Who plays, clockwise?", "Which game?", "Chips? none"):
        assert out.count(question) == 2
    assert out.count("  quit  leave\n") == 3


def test_a_sheet_of_many_players_is_no_wider_than_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    names = [f"Player number {letter}" for letter in "ABCDEF"]
    kept = {"names": names, "rules": {"players": 6}, "hands": [{"points": [1, 2, 3, 4, 3, 13]}]}
    Path("evening.json").write_text(json.dumps(kept), encoding="utf-8")
    for wide, parts in ((40, 3), (80, 2)):
        monkeypatch.setenv("COLUMNS", str(wide))
        lines = scored(capsys, "evening.json").splitlines()
        assert max(map(len, lines)) <= wide
        assert re.findall("Player number [A-F]", "".join(lines[:-2])) == names
        totals = [line for line in lines if line.startswith("Total")]
        assert len(totals) == parts
        assert re.findall(r"\d+", "".join(totals)) == ["1", "2", "3", "4", "3", "13"]


@pytest.mark.parametrize(
    "words", ["--buy-in 0", "--chip-value 0", "--names=", "--dealer=", "--split-two", "--set moon=new"]
)
def test_an_evening_that_goes_on_takes_no_other_terms_not_even_none(
    words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    option = re.match("--[a-z-]+", words)
    assert option is not None
    assert option[0] in refused(capsys, "--resume", *words.split())


def test_no_names_are_no_names(capsys: pytest.CaptureFixture[str]) -> None:
    Path("evening.csv").write_text(CSV, encoding="utf-8")
    assert "--names" in refused(capsys, "evening.csv", "--names=")
    assert "two to eleven play" in refused(capsys, "--names=")


def test_a_line_without_an_end_is_not_read_to_its_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    read = 0

    class Endless(io.StringIO):
        def readline(self, size: int = -1) -> str:  # type: ignore[override]
            nonlocal read
            assert 0 < size < 10_000
            read += size
            return "x" * size

    monkeypatch.setattr("sys.stdin", Endless())
    assert main(["score"]) == 1
    assert capsys.readouterr().err == "openhearts: a line has more than 4,096 letters\n"
    assert read < 10_000
