"""`openhearts verify`: what it says of sound logs and of others, and its exit codes."""

import json
import random
from pathlib import Path

import pytest

import openhearts as oh
from openhearts.cli import main
from tests.play import play_on

DEAL = oh.FairDeal(bytes(range(32)), (b"mine", b"", b"yours", b""))


def written(path: Path, game: oh.Game, **changes: object) -> list[str]:
    """The command that verifies the game's log, changed like this."""
    path.write_text(json.dumps({**game.log(), **changes}), encoding="utf-8")
    return ["verify", str(path)]


@pytest.fixture
def game() -> oh.Game:
    game = oh.Game(oh.Rules(end={"hands": 2}, tie="shared"), deal=DEAL)
    play_on(game, random.Random(1))
    return game


def test_fair_deals_are_checked(game: oh.Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(written(tmp_path / "log.json", game)) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert DEAL.hash in told
    assert "Seats 0 and 2 each added" in told
    assert "every one is legal" in told
    assert "The game is over" in told


def test_programs_read_the_cards(game: oh.Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*written(tmp_path / "log.json", game), "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["verified"] is True
    assert facts["hash"] == DEAL.hash
    assert facts["parts"] == [part.hex() for part in DEAL.parts]
    assert facts["hands"] == [[hand.dealt(seat) for seat in range(4)] for hand in game.hands]
    assert facts["totals"] == game.totals


def test_a_seed_and_a_position_are_called_what_they_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(written(tmp_path / "log.json", oh.Game(seed=123456))) == 0
    told = capsys.readouterr().out
    assert "seed 123456" in told
    assert "Nobody has acted" in told
    position = {"hands": [["2C"], ["3C"], ["4C"], ["5C"]], "passing": False}
    (tmp_path / "position.json").write_text(json.dumps({"openhearts": 1, "position": position, "actions": []}))
    assert main(["verify", str(tmp_path / "position.json")]) == 0
    assert "nothing was dealt" in capsys.readouterr().out


def test_totals_are_written_as_the_language_writes_numbers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A total below zero has a minus sign, as in the score sheet, and no hyphen."""
    position = {"hands": [["2C"], ["3C"], ["4C"], ["5C"]], "totals": [-14, 1200, 0, 3], "passing": False}
    (tmp_path / "position.json").write_text(json.dumps({"openhearts": 1, "position": position, "actions": []}))
    assert main(["verify", str(tmp_path / "position.json")]) == 0
    assert "Totals so far: −14, 1,200, 0, 3" in capsys.readouterr().out


def test_a_deal_without_parts_could_have_been_chosen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(written(tmp_path / "log.json", oh.Game(deal=oh.FairDeal(bytes(32), (b"",) * 4)))) == 0
    assert "could have chosen" in " ".join(capsys.readouterr().out.split())


def test_what_does_not_hold_fails(game: oh.Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = game.log()
    swapped = log["actions"][:4] + log["actions"][5:]
    promised = {**deal_of(game), "hash": "00" * 32}
    hidden = game.log(secret=False)
    for changes, why in (
        ({"actions": swapped}, "is refused. It is seat 1’s turn."),
        ({"deal": promised}, "doesn’t give the hash that was shown"),
        ({"deal": hidden["deal"]}, "nobody can deal them again yet"),  # type: ignore[typeddict-item]
    ):
        words = written(tmp_path / "log.json", game, **changes)
        assert main(words) == 1
        failed = capsys.readouterr()
        assert failed.out == ""
        assert failed.err.startswith("openhearts: ")
        assert main([*words, "--json"]) == 1
        facts = json.loads(capsys.readouterr().out)
        assert facts["verified"] is False
        assert facts["code"] == "bad_log"
        assert oh.say(facts["why"]) in failed.err
        assert why in failed.err


def deal_of(game: oh.Game) -> dict[str, object]:
    return dict(game.log()["deal"])  # type: ignore[typeddict-item]


def test_a_number_that_python_would_not_read_is_refused_in_a_sentence(
    game: oh.Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = written(tmp_path / "log.json", game, names=0)
    log = tmp_path / "log.json"
    log.write_text(log.read_text().replace('"names": 0', f'"names": {"9" * 5000}'))
    assert main(words) == 1
    assert "the number 99999999999999999999… is too large" in capsys.readouterr().err
    assert main([*words, "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["code"] == "bad_json"
    assert main(["play", "--resume", "--file", str(log)]) == 2
    assert "the number 99999999999999999999… is too large" in capsys.readouterr().err


def test_files_that_are_none_are_misuse(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "none.json")]) == 2
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert main(["verify", str(tmp_path / "bytes")]) == 2
    assert capsys.readouterr().err.endswith(
        f"openhearts: {tmp_path / 'bytes'} is not text in UTF-8; save it in that encoding\n"
    )
    (tmp_path / "text").write_text("nonsense")
    assert main(["verify", str(tmp_path / "text")]) == 1
    said = capsys.readouterr()
    assert said.err == f'openhearts: {tmp_path / "text"}: Line 1: "nonsense" can’t stand here.\n'
    assert said.out == ""
