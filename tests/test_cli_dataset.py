"""`openhearts dataset`: rows that are the games they say they are, in either form, and a card that describes them."""

import builtins
import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_type_hints

import pytest

import openhearts as oh
from openhearts.cli import main, stop
from openhearts.cli.dataset_rows import Decision

QUICK = ["--bot", "random", "--games", "2", "--seed", "5"]


def rows_of(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in folder.joinpath("decisions.jsonl").read_text(encoding="utf-8").splitlines()]


def action_of(row: dict[str, Any]) -> oh.Action:
    """As the card says."""
    action: list[str] = row["action"]
    return action if row["phase"] == "pass" else int(action[0]) if row["phase"] == "bid" else action[0]


@pytest.mark.parametrize("preset", ["black-lady", "auction", "domino", "cancellation"])
def test_the_rows_are_whole_games(preset: str, tmp_path: Path) -> None:
    assert main(["dataset", str(tmp_path / "d"), *QUICK, "--preset", preset]) == 0
    rules = oh.preset(preset)
    rows = rows_of(tmp_path / "d")
    for number in range(2):
        own = [row for row in rows if row["game"] == number]
        game = oh.Game(rules, seed=int(own[0]["seed"]))
        for row in own:
            facts = game.view(row["seat"]).to_dict()
            for name in ("phase", "dealer", "cards", "legal", "broken", "points", "totals", "hand"):
                assert row[name] == facts[name], name
            assert row["trick"] == (facts["trick"]["cards"] if facts["trick"] else [])
            assert len(row["played"]) == len(row["by"])
            game.act(row["seat"], action_of(row))
        assert game.over
        for row in own:
            result = game.results[row["hand"]]
            assert (row["scores"], row["moon"]) == (result["scores"], result["moon"] or [])
    assert {row["game"] for row in rows} == {0, 1}


def test_the_seed_is_all_that_matters(tmp_path: Path) -> None:
    main(["dataset", str(tmp_path / "one"), *QUICK, "--threads", "1"])
    main(["dataset", str(tmp_path / "four"), *QUICK, "--threads", "4"])
    main(["dataset", str(tmp_path / "more"), *QUICK, "--games", "3"])
    main(["dataset", str(tmp_path / "other"), *QUICK, "--seed", "6"])
    one, four, more, other = (rows_of(tmp_path / name) for name in ("one", "four", "more", "other"))
    assert one == four == more[: len(one)]
    assert len(more) > len(one)
    assert one[0]["cards"] != other[0]["cards"]


def test_the_card_describes_every_field(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["dataset", str(tmp_path / "d"), *QUICK, "--preset", "omnibus"])
    card = (tmp_path / "d" / "README.md").read_text(encoding="utf-8")
    rows = rows_of(tmp_path / "d")
    assert re.findall(r"^\| `(\w+)` \|", card, re.MULTILINE) == list(get_type_hints(Decision)) == list(rows[0])
    for said in (f"Decisions: {len(rows):,}", "Games: 2", oh.__version__, "license: cc0-1.0", "the seed 5"):
        assert said in card, said
    changes = re.search(r"^    (\{.*\})$", card, re.MULTILINE)
    assert changes
    assert oh.Rules.from_json(changes[1]) == oh.preset("omnibus")
    assert f"{len(rows):,} decisions" in capsys.readouterr().out


def test_parquet_has_the_same_rows(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    main(["dataset", str(tmp_path / "lines"), *QUICK])
    main(["dataset", str(tmp_path / "columns"), *QUICK, "--parquet"])
    assert parquet.read_table(tmp_path / "columns" / "decisions.parquet").to_pylist() == rows_of(tmp_path / "lines")


def test_without_pyarrow_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = builtins.__import__

    def missing(name: str, *rest: Any) -> Any:
        if name.startswith("pyarrow"):
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", missing)
    assert main(["dataset", str(tmp_path / "d"), *QUICK, "--parquet"]) == 2
    assert capsys.readouterr().err == "openhearts: --parquet needs `pip install 'openhearts[data]'`\n"
    assert not (tmp_path / "d").exists()


@pytest.mark.parametrize(
    "words", [["--bot", "grandmaster"], ["--games", "0"], ["--threads", "0"], ["--seed", "-1"], ["--set", "players=1"]]
)
def test_what_can_not_be_is_refused(words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dataset", str(tmp_path / "d"), *words]) in (1, 2)
    assert capsys.readouterr().err.count("\n") == 1
    assert not (tmp_path / "d").exists()


def test_nothing_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dataset", str(tmp_path), *QUICK]) == 2
    assert "is there already" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_folder_that_can_not_be_made_is_the_words_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "d"
    assert main(["dataset", str(folder), *QUICK]) == 2
    assert capsys.readouterr().err == f"openhearts: {folder}: Not a directory\n"


@pytest.mark.parametrize("command", ["dataset", "arena"])
def test_a_full_disk_is_said_with_the_file_that_it_has_no_room_for(command: str, tmp_path: Path) -> None:
    """It is the system that names no file when it refuses to write to one."""
    if command == "dataset":
        words, file = ["dataset", str(tmp_path / "d"), *QUICK], tmp_path / "d" / "decisions.jsonl"
    else:
        file = tmp_path / "match.jsonl"
        words = ["arena", "random", "random", "--hands", "12", "--record", str(file)]
    most = "import resource as r; r.setrlimit(r.RLIMIT_FSIZE, (2000, 2000))"
    code = f"import sys; {most}; from openhearts.cli import main; sys.exit(main(sys.argv[1:]))"
    ended = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (1, f"openhearts: {file}: File too large\n")


def test_ctrl_c_leaves_whole_games(tmp_path: Path) -> None:
    folder = tmp_path / "d"
    code = (
        "import signal, sys; from openhearts.cli import main; "
        "signal.signal(signal.SIGINT, signal.default_int_handler); sys.exit(main(sys.argv[1:]))"
    )  # a shell's background job ignores Ctrl-C
    words = [sys.executable, "-c", code, "dataset", str(folder), "--bot", "careful", "--games", "1000000"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as program:
        deadline = time.monotonic() + 60
        while not (folder / "decisions.jsonl").exists() or not (folder / "decisions.jsonl").stat().st_size:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        program.send_signal(signal.SIGINT)
        said, complaint = program.communicate(timeout=60)
    assert program.returncode == 130
    assert not complaint.strip()
    rows = rows_of(folder)
    games = rows[-1]["game"] + 1
    assert [game for game in range(games) if not any(row["game"] == game and row["scores"] for row in rows)] == []
    assert all(row["scores"] for row in rows)
    assert f"games played: {games}." in said
    assert f"Games: {games:,}. Hands: " in (folder / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("command", ["arena", "dataset"])
def test_a_system_that_does_not_tell_of_a_lost_terminal(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows has no such signal."""
    monkeypatch.delattr("signal.SIGHUP")
    monkeypatch.setattr(stop, "sys", SimpleNamespace(platform="win32"))
    words = {"arena": ["careful", "random", "--hands", "1"], "dataset": [str(tmp_path / "new"), "--games", "1"]}
    assert main([command, *words[command], *(["--bot", "random"] if command == "dataset" else [])]) == 0


@pytest.mark.parametrize("preset", ["black-lady", "auction"])
def test_what_a_row_tells_of_the_hand_is_what_the_rows_before_it_did(preset: str, tmp_path: Path) -> None:
    assert main(["dataset", str(tmp_path / "d"), *QUICK, "--preset", preset]) == 0
    hand: list[dict[str, Any]] = []
    for row in rows_of(tmp_path / "d"):
        if hand and (row["game"], row["hand"]) != (hand[0]["game"], hand[0]["hand"]):
            hand = []
        assert row["decision"] == len(hand)
        plays = [before for before in hand if before["phase"] == "play"]
        assert row["played"] == [before["action"][0] for before in plays]
        assert row["by"] == [before["seat"] for before in plays]
        if row["phase"] == "play":
            trick = [*row["by"], row["seat"]][-1 - len(row["trick"]) :]
            assert row["trick"] == row["played"][len(row["played"]) - len(row["trick"]) :]
            assert row["leader"] == trick[0]
            passes = {before["seat"]: sorted(before["action"]) for before in hand if before["phase"] == "pass"}
            assert sorted(row["passed"]) == passes.get(row["seat"], [])
            toward = {"left": 1, "across": 2, "right": 3}.get(row["pass_to"])
            giver = None if toward is None else (row["seat"] - toward) % 4
            assert sorted(row["received"]) == passes.get(giver, [])
        hand.append(row)
