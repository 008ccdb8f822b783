"""`openhearts arena`."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

import openhearts as oh
from openhearts.cli import arena_table, columns, main
from openhearts.cli.progress import Progress
from openhearts.cli.terminal_style import TerminalStyle
from tests.test_arena_foreign import engine

SMALL = ["arena", "careful", "random", "--hands", "12"]


def test_it_tells_who_is_better_by_how_much(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--games", "1"]) == 0
    said = capsys.readouterr()
    lines = said.out.splitlines()
    assert lines[0] == "4 players · to 100"
    assert sum(line.startswith("careful v random ") for line in lines) == 2
    assert " ± " in said.out
    assert "100.0%" in said.out
    assert said.err == ""  # no progress bar if nobody is watching


def test_json_is_what_python_gives(capsys: pytest.CaptureFixture[str]) -> None:
    words = [*SMALL, "--preset", "omnibus", "--set", "moon=new", "--seed", "3", "--threads", "2", "--json"]
    assert main(words) == 0
    facts = json.loads(capsys.readouterr().out)
    here = oh.arena(["careful", "random"], oh.preset("omnibus", moon="new"), hands=12, seed=3).to_dict()
    assert facts["pairings"] == here["pairings"]
    assert facts["rules"] == here["rules"]
    assert facts["players"][0].keys() == here["players"][0].keys()


def test_it_ends_when_the_question_is_settled(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "careful", "random", "--settle"]) == 0
    assert "Settled after 30 deals: careful is better than random." in capsys.readouterr().out
    assert main(["arena", "careful", "careful", "--settle", "0.5"]) == 0
    assert "careful and careful (2) differ by no more than asked" in capsys.readouterr().out


def test_games_end_when_it_is_settled_who_wins_more(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "random", "careful", "--hands", "0", "--games", "200", "--settle"]) == 0
    out = capsys.readouterr().out
    assert "Settled after 30 games: careful wins more than random." in out
    assert "better" not in out.rpartition("Settled")[2]


def test_faults_of_a_program_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "careful", engine("illegal"), "--preset", "partnership", "--hands", "2"]) == 0
    out = capsys.readouterr().out
    out = out.replace("\n", " ")
    assert f"Lost by faults of {engine('illegal')}: illegal 4." in out
    assert "The first time: it chose '9X', which may not be done (no_such_card): There is no such card." in out
    assert 'It could have answered: ok {"action": "play ' in out


def test_ctrl_c_tells_what_was_found_so_far(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def ctrl_c(_bar: Progress, done: int) -> None:
        if done == 40:
            raise KeyboardInterrupt

    monkeypatch.setattr(Progress, "at", ctrl_c)
    assert main(["arena", "careful", "random", "--threads", "2"]) == 130
    out = capsys.readouterr().out
    assert "careful v random     40 " in out
    assert "Ended after 40 of 1,000 deals and games." in out
    assert main(["arena", "careful", "random", "--json"]) == 130
    facts = json.loads(capsys.readouterr().out)
    assert (facts["done"], facts["planned"]) == (40, 1000)


@pytest.mark.parametrize("wide", [5, 20, 30, 40, 50, 80, 200])
def test_a_progress_bar_stays_in_its_line(
    wide: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Text that wrapped to a second line could not be erased."""
    monkeypatch.setenv("COLUMNS", str(wide))
    bar = Progress(lambda: "careful +11.42 ± 0.08", 12)
    bar.shown = True
    for done in range(13):
        bar.at(done)
    lines = capsys.readouterr().err.split("\r\033[K")[1:]
    assert len(lines) == 13
    assert all(columns.width(line) < wide for line in lines)
    assert all("%" in line for line in lines)
    assert ("█" in lines[-1]) == (wide > 40)


def test_a_table_is_in_columns_without_marks_too() -> None:
    drawn = arena_table.table(oh.arena(["careful", "random"], hands=2), TerminalStyle(marks=False))
    head, row = [line for line in drawn.splitlines() if line.startswith(("pairing", "careful v random"))]
    assert row.endswith(" +- 0.08")
    assert head.index("better by") + len("better by") == len(row)


def test_players_may_stand_among_the_options(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for line in ("careful random easy --hands 2 --seed 3", "careful --hands 2 random --seed 3 easy"):
        assert main(["arena", *line.split(), "--json"]) == 0
        told.append([player["name"] for player in json.loads(capsys.readouterr().out)["players"]])
    assert told == [["careful", "random", "easy"]] * 2
    assert main(["arena", "careful", "random", "--hand", "2"]) == 2
    assert "unknown words: --hand 2. Did you mean “--hands”?" in capsys.readouterr().err


def test_names_have_the_room_that_the_terminal_leaves_them() -> None:
    def player(name: str) -> Callable[[oh.View], oh.Action]:
        def choose(view: oh.View) -> oh.Action:
            return oh.bot("random", 1).choose(view)

        choose.__name__ = name
        return choose

    names = ["my-engine-with-depth-3", "my-engine-with-depth-4", "とても長い名前を持つハーツのエンジン" * 2]
    result = oh.arena([player(name) for name in names], hands=1, threads=1)
    lines = arena_table.table(result, TerminalStyle()).splitlines()
    assert max(map(columns.width, lines)) <= 80
    assert any("my-engine-with-depth-3 v my-engine-with-depth-4" in line for line in lines)
    narrow = arena_table.table(result, TerminalStyle(columns=60)).splitlines()
    assert max(map(columns.width, narrow)) <= 60


def test_no_line_is_longer_than_a_terminal() -> None:
    def a_bot_with_a_name_as_long_as_this_that_no_column_could_hold(view: oh.View) -> oh.Action:
        return oh.bot("random", 1).choose(view)

    lengthy = a_bot_with_a_name_as_long_as_this_that_no_column_could_hold
    result = oh.arena([lengthy, lengthy, "careful"], oh.preset("sweepstakes"), hands=30, threads=1)
    assert max(map(len, arena_table.table(result, TerminalStyle()).splitlines())) <= 80
    result = oh.arena([lengthy, lengthy], oh.preset("spot"), hands=30, games=1, threads=1)
    assert max(map(len, arena_table.table(result, TerminalStyle()).splitlines())) <= 80


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (["careful"], "two players"),
        (["--show", "no-such-file"], "no-such-file: No such file"),
        (["careful", "grandma"], "grandma"),
        (["careful", "cmd:/no/such/engine"], "/no/such/engine"),
        (["careful", "random", "--hands", "-1"], "--hands"),
        (["careful", "random", "--hands", "0"], "--games"),
        (["careful", "random", "--seed", "-1"], "--seed"),
        (["careful", "random", "--threads", "0"], "--threads"),
        (["careful", "random", "--limit", "0"], "--limit"),
        (["careful", "random", "--settle", "-1"], "--settle"),
        (["careful", "random", "--settle", "nan"], "--settle"),
        (["--settle", "careful", "random"], "--settle"),
    ],
)
def test_what_can_not_be_played(words: list[str], names: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert names in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("content", ["no match\n", '{"openhearts_arena":1}\n', '{"openhearts_arena":2}\n'])
@pytest.mark.parametrize("words", [["--show"], ["careful", "random", "--resume", "--record"]])
def test_a_file_that_has_no_match_can_not_be_used(
    content: str, words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(content)
    assert main(["arena", *words, str(file)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == f"openhearts: {file} is no record of a match: line 1 can’t be read.\n"
    assert file.read_text() == content


@pytest.mark.parametrize("option", ["--record", "--picture"])
def test_files_that_can_not_be_written_are_refused_before_anything_is_played(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for file, reason in ((tmp_path, "Is a directory"), (tmp_path / "none" / "it", "No such file or directory")):
        assert main(["arena", "careful", "random", "--hands", "12", option, str(file)]) == 2
        assert capsys.readouterr().err == f"openhearts: {file}: {reason}\n"


def test_a_result_is_told_even_if_its_picture_can_not_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.svg"

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    assert main([*SMALL, "--picture", str(file)]) == 1
    said = capsys.readouterr()
    assert "careful v random" in said.out
    assert said.err == f"openhearts: {file}: No space left on device\n"


def test_a_picture_replaces_nothing_but_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Drawn to the file of the record, it replaced a match of hours."""
    record, picture = str(tmp_path / "match.jsonl"), tmp_path / "match.svg"
    assert main([*SMALL, "--record", record, "--picture", record]) == 2
    assert capsys.readouterr().err == f"openhearts: {record} is there already\n"
    assert main([*SMALL, "--record", record]) == 0
    before = Path(record).read_text(encoding="utf-8")
    capsys.readouterr()
    for words in ([*SMALL], ["arena", "--show", record]):
        assert main([*words, "--picture", record]) == 2
        said = capsys.readouterr()
        assert (said.out, said.err) == ("", f"openhearts: {record} is there already\n")
    assert Path(record).read_text(encoding="utf-8") == before
    for _ in range(2):
        assert main(["arena", "--show", record, "--picture", str(picture)]) == 0
        assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_names_out_of_somebodys_record_move_no_cursor(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, picture = str(tmp_path / "match.jsonl"), tmp_path / "match.svg"
    words = ["arena", "\x1b[2Jmine=careful", "random", "--hands", "40", "--settle", "--record", file]
    assert main(words) == 0
    assert main(["arena", "--show", file, "--picture", str(picture)]) == 0
    assert "\x1b" not in capsys.readouterr().out + picture.read_text(encoding="utf-8")


@pytest.mark.parametrize("option", ["--record", "--picture"])
def test_a_file_that_may_not_be_written_is_refused_before_anything_is_played(
    option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)  # who runs the tests may have every right
    file = tmp_path / "match"
    assert main(["arena", "careful", "random", "--hands", "1", option, str(file)]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", f"openhearts: {file}: Permission denied\n")
    assert not file.exists()


def test_a_file_on_a_read_only_system_is_refused_as_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    monkeypatch.setattr(os, "statvfs", lambda _: SimpleNamespace(f_flag=os.ST_RDONLY))
    file = tmp_path / "match"
    assert main(["arena", "careful", "random", "--hands", "1", "--record", str(file)]) == 2
    assert capsys.readouterr().err == f"openhearts: {file}: Read-only file system\n"
