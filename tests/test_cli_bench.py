"""`openhearts bench`."""

import json

import pytest

from openhearts.cli import main

SMALL = ["bench", "--hands", "2000", "--steps", "20"]


def test_it_tells_both_rates(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(SMALL) == 0
    said = capsys.readouterr()
    assert said.out.count(" hands/s ") == 2
    assert said.err == ""  # no progress bar if nobody is watching


def test_no_line_is_wider_than_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert main(SMALL) == 0
    assert max(map(len, capsys.readouterr().out.splitlines())) <= 40


def test_what_one_hand_leaves_open_is_null(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--hands", "1", "--steps", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out, parse_constant=pytest.fail)["errors"] == [None] * 4


@pytest.mark.parametrize("preset", ["black-lady", "black-maria", "reverse", "auction"])
def test_json(preset: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--preset", preset, "--json", "--threads", "2", "--set", "moon=choice"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["threads"] == 2
    assert (facts["core"]["hands"], facts["python"]["hands"]) == (2000, 20)
    assert facts["core"]["seconds"] > 0
    assert facts["python"]["decisions"] > 20 * 51
    assert len(facts["points"]) == len(facts["errors"]) == (3 if preset == "black-maria" else 4)
