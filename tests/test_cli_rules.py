"""`openhearts rules`, and the options that choose a rule set."""

import json
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
    assert {row["id"]: row["name"] for row in rows} == oh.presets()
    for row in rows:
        assert row["id"] in text


def test_json_tells_the_rules_and_the_sheet(capsys: pytest.CaptureFixture[str]) -> None:
    facts = json.loads(told(["omnibus", "--json"], capsys))
    rules = oh.preset("omnibus")
    assert facts["rules"] == rules.to_dict()
    assert facts["changes"] == rules.changes
    assert facts["line"] == rules.line
    assert [(part["title"], part["text"]) for part in facts["sheet"]] == rules.sheet()


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
    ],
)
def test_set_changes_fields(changes: list[str], fields: dict[str, Any]) -> None:
    rules = ruleset.chosen(Namespace(preset=None, rules=None, set=changes))
    assert {name: rules.to_dict()[name] for name in fields} == fields


@pytest.mark.parametrize("change", ["players=five", "players=", "end.days=3", "moon=blue", "points.XX=1", "end=50"])
def test_a_value_that_does_not_fit_is_refused_by_name(change: str) -> None:
    with pytest.raises(Misuse, match=change.split("=")[0].split(".")[0]):
        ruleset.chosen(Namespace(preset=None, rules=None, set=[change]))


def test_a_file_is_a_rule_set_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house = tmp_path / "house.json"
    house.write_text('{"extends": "omnibus", "name": "Sunday", "moon": "new"}', encoding="utf-8")
    assert told(["--rules", str(house)], capsys).startswith("Sunday\n")
    facts = json.loads(told(["--rules", str(house), "--set", "players=5", "--json"], capsys))
    assert facts["rules"]["moon"] == "new"
    assert facts["rules"]["points"]["JD"] == -10
    assert facts["rules"]["players"] == 5


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"{", "JSON"),
        (b'{"players": 17}', "players: a table seats"),
        (b"[]", "rule"),
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
