"""`openhearts rules`, and the options that choose a rule set."""

import json
import os
import unicodedata
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

import openhearts as oh
from openhearts.cli import main, ruleset
from openhearts.cli.stop import Misuse


def told(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["rules", *words]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


@pytest.mark.parametrize("preset", oh.presets())
def test_every_sentence_of_every_preset_is_told(preset: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = " ".join(told([preset], capsys).split())
    assert text.startswith(oh.presets()[preset])
    for title, sentences in oh.preset(preset).sheet():
        assert title in text
        for sentence in sentences:
            assert " ".join(sentence.split()) in text


def test_without_a_name_it_is_the_standard_game_and_names_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    text = told([], capsys)
    assert text.startswith("Black Lady\n")
    assert "black-maria" in text.rpartition("Other games:")[2]


def test_the_list_names_every_preset(capsys: pytest.CaptureFixture[str]) -> None:
    text = told(["--list"], capsys)
    rows = json.loads(told(["--list", "--json"], capsys))
    assert {row["id"]: oh.say(row["name"]) for row in rows} == oh.presets()
    for row in rows:
        assert row["id"] in text


def test_json_tells_the_rules_and_the_sheet(capsys: pytest.CaptureFixture[str]) -> None:
    facts = json.loads(told(["omnibus", "--json"], capsys))
    rules = oh.preset("omnibus")
    assert facts["rules"] == rules.to_dict()
    assert facts["changes"] == rules.changes
    assert " · ".join(oh.say(each) for each in facts["line"]) == rules.line
    assert [
        (oh.say(part["title"]), [oh.say(each) for each in part["text"]]) for part in facts["sheet"]
    ] == rules.sheet()


def test_all_tells_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    text = told(["--all"], capsys)
    for preset in oh.presets():
        assert told([preset], capsys).partition("\n\nOther games")[0].rstrip("\n") in text
    rows = json.loads(told(["--all", "--json"], capsys))
    assert [row["id"] for row in rows] == list(oh.presets())
    assert rows[1]["changes"] == oh.preset("omnibus").changes


def test_markdown_marks_what_is_not_standard(capsys: pytest.CaptureFixture[str]) -> None:
    text = " ".join(told(["black-maria", "--markdown"], capsys).split())
    assert text.startswith("# Black Maria *3 players")
    assert "**The cards always go to the right.**" in text
    assert "**Follow suit" not in text
    assert "**" not in told(["--markdown"], capsys)
    book = told(["--all", "--markdown"], capsys)
    for preset, name in oh.presets().items():
        assert told([preset, "--markdown"], capsys) in book
        assert f"# {name}\n" in book


def test_a_name_is_not_taken_for_markdown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house = tmp_path / "house.json"
    house.write_text('{"name": "*Ours* <b>[1]"}', encoding="utf-8")
    assert told(["--rules", str(house), "--markdown"], capsys).startswith("# \\*Ours\\* \\<b\\>\\[1\\]\n")


@pytest.mark.parametrize(
    "words",
    [
        ["--list", "--all"],
        ["--list", "--markdown"],
        ["--json", "--markdown"],
        ["--all", "omnibus"],
        ["--all", "--set", "moon=new"],
    ],
    ids=" ".join,
)
def test_options_that_exclude_each_other_say_so(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("changes", "fields"),
    [
        (["players=5"], {"players": 5}),
        (["moon=new"], {"moon": "new"}),
        (["moon=null"], {"moon": "off"}),
        (["breaking=false"], {"breaking": False}),
        (["end.target=50"], {"end": {"target": 50}}),
        (["end.hands=4"], {"end": {"hands": 4}}),
        (['end={"hands": 4}'], {"end": {"hands": 4}}),
        (["pass_cycle=left, right"], {"pass_cycle": ["left", "right"]}),
        (['pass_cycle=["hold"]'], {"pass_cycle": ["hold"]}),
        (["players=3", "removed=2C"], {"removed": ["2C"]}),
        (["removed="], {"removed": []}),
        (["queen=js"], {"queen": "JS"}),
        (["points.jd=-10"], {"points": {**oh.Rules().points, "JD": -10}}),
        (["points.H=2"], {"points": {"QS": 13} | {f"{rank}H": 2 for rank in "23456789TJQKA"}}),
        (['points={"H": 1}'], {"points": {f"{rank}H": 1 for rank in "23456789TJQKA"}}),
        (["players=5", "players=6"], {"players": 6}),
        (["settlement=howell"], {"settlement": "howell"}),
        (
            ["settlement=howell", "settlement.buy_in=50", "settlement.chip_value=0.5"],
            {"settlement": {"kind": "howell", "chip_value": 0.5, "buy_in": 50, "split_two": False}},
        ),
    ],
)
def test_set_changes_fields(changes: list[str], fields: dict[str, Any]) -> None:
    rules = ruleset.chosen(Namespace(preset=None, rules=None, set=changes))
    assert rules.to_dict() == {**rules.to_dict(), **fields}


def test_a_part_of_a_presets_settlement_leaves_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    facts = json.loads(told(["sweepstakes", "--set", "settlement.split_two=true", "--json"], capsys))
    assert facts["rules"]["settlement"]["kind"] == "sweepstakes"
    assert facts["rules"]["settlement"]["split_two"] is True


@pytest.mark.parametrize(
    "change",
    [
        "settlement.debt=1",
        "settlement.buy_in=x",
        "players=five",
        "players=",
        "end.days=3",
        "moon=blue",
        "points.XX=1",
        "end=50",
    ],
)
def test_a_value_that_does_not_fit_is_refused_by_name(change: str) -> None:
    with pytest.raises(Misuse, match=change.split("=")[0].split(".")[0]):
        ruleset.chosen(Namespace(preset=None, rules=None, set=[change]))


def test_a_file_as_the_page_saves_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house = tmp_path / "our-evening.json"
    house.write_text(
        """{
  "name": "Our evening",
  "about": "With a dear jack.",
  "extends": "black-jack",
  "points": {"H": 1, "JS": 12},
  "end": {"hands": 4},
  "settlement": {"kind": "sweepstakes", "chip_value": 0.25, "split_two": true}
}
""",
        encoding="utf-8",
    )
    assert told(["--rules", str(house)], capsys).startswith("Our evening\n4 players · 4 hands")
    facts = json.loads(told(["--rules", str(house), "--json"], capsys))
    assert facts["rules"]["points"]["JS"] == 12
    assert facts["rules"]["settlement"] == {
        "kind": "sweepstakes",
        "chip_value": 0.25,
        "buy_in": 100,
        "split_two": True,
    }


def test_a_file_is_a_rule_set_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house = tmp_path / "house.json"
    house.write_text('{"extends": "omnibus", "name": "Sunday", "moon": "new"}', encoding="utf-8")
    assert told(["--rules", str(house)], capsys).startswith("Sunday\n")
    facts = json.loads(told(["--rules", str(house), "--set", "players=5", "--json"], capsys))
    assert facts["rules"]["moon"] == "new"
    assert facts["rules"]["points"]["JD"] == -10
    assert facts["rules"]["players"] == 5


def test_a_file_may_begin_with_the_mark_of_its_editor(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house = tmp_path / "house.json"
    house.write_text('{"extends": "omnibus", "name": "Ours"}', encoding="utf-8-sig")
    assert told(["--rules", str(house)], capsys).startswith("Ours\n")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"{", "JSON"),
        (b'{"players": 17}', "players: A table seats"),
        (b"[]", "rule"),
        (b'{"name": ' + b"9" * 5000 + b"}", "the number 99999999999999999999… is too large"),
        (b"\xff\xfe", "not text"),
        (b'{"extends": "nosuch"}', "nosuch"),
    ],
)
def test_a_damaged_file_is_named(text: bytes, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house = tmp_path / "house.json"
    house.write_bytes(text)
    assert main(["rules", "--rules", str(house)]) == 2
    said = capsys.readouterr().err
    assert str(house) in said
    assert says in said


def test_rules_take_a_name_as_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(["--rules", "omnibus"], capsys) == told(["omnibus"], capsys)


def test_a_name_does_not_command_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house = tmp_path / "house.json"
    house.write_text(json.dumps({"name": "Ours\033]0;title\007\x9b2J"}), encoding="utf-8")
    for words in ([], ["--markdown"]):
        text = told(["--rules", str(house), *words], capsys)
        assert "Ours" in text
        assert not any(unicodedata.category(letter) == "Cc" for letter in text if letter != "\n")
    assert main(["rules", "--rules", str(tmp_path / "\033[2J")]) == 2
    assert "\033" not in capsys.readouterr().err


@pytest.mark.parametrize("more", ["settlement.buy_in=3", "points.QS=3", "players=5"])
def test_the_preset_that_there_is_none_of_is_named(more: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--set", "extends=nope", "--set", more]) == 2
    assert "there is no preset “nope”" in capsys.readouterr().err


@pytest.mark.parametrize(("words", "meant"), [(["omnibu"], "omnibus"), (["--set", "pass_cont=2"], "pass_count")])
def test_a_name_that_is_mistyped(words: list[str], meant: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", *words]) == 2
    assert capsys.readouterr().err.endswith(f"Did you mean “{meant}”?\n")


def test_a_value_nested_without_end_is_refused_with_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--set", f"players={'[' * 100_000}"]) == 2
    assert capsys.readouterr().err.startswith("openhearts: players: ")


def test_a_word_of_any_length_is_refused_with_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    long = "x" * 5000
    for words in ([long], ["rules", long], ["rules", "--rules", long], ["--language", long], ["play", "--bots", long]):
        assert main(words) == 2
        assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity"])
def test_what_is_no_number_is_refused_with_a_sentence(number: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--set", f"players={number}"]) == 2
    assert f'not "{number}"' in capsys.readouterr().err


def test_rules_that_come_through_a_pipe_are_read_once(capsys: pytest.CaptureFixture[str]) -> None:
    """As with `--rules <(...)`: what has been read is gone."""
    reads, writes = os.pipe()
    os.write(writes, b'{"name": "Aunt Maud", "moon": "new"}')
    os.close(writes)
    try:
        assert told(["--rules", f"/dev/fd/{reads}"], capsys).startswith("Aunt Maud\n")
    finally:
        os.close(reads)


@pytest.mark.parametrize("words", [["\udcff"], ["--set", "name=\udcff"], ["--set", "moon=\udcff"]], ids=ascii)
def test_bytes_that_are_no_text_are_a_misuse_of_the_words(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", *words]) == 2
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert "JSON" not in said.err
