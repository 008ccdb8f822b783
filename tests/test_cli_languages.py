"""The command line in the pseudo-language: any plain English in its output did not come from a catalogue."""

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import openhearts as oh
from openhearts import words
from openhearts.cli import arena_table, columns, main
from openhearts.cli.main import parser
from openhearts.cli.parser import COMMAND_PART
from openhearts.cli.player_names import default_names
from openhearts.cli.savegame import SavedGame
from openhearts.cli.session import Session
from openhearts.cli.terminal_style import TerminalStyle
from tests.typist import typing

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva", *default_names(11)]
COMMANDS = ["openhearts", "play", "serve", "score", "rules", "verify", "arena", "dataset", "probe", "bench", "make"]
COMMANDS += ["admin", "backup", "restore", "appoint", "dismiss", "reports", "done", "suspend", "readmit", "close"]
LEVELS = ["error", "warning", "info"]
TYPED = [
    "scores",
    "last",
    "hint",
    "quit",
    "sheet",
    "undo",
    "old",
    "new",
    "pass",
    "moon",
    "sun",
    "bid",
    "suit",
    "notrick",
]
TYPED += [
    "clubs",
    "diamonds",
    "spades",
    "hearts",
    "yes",
    "names",
    "dealer",
    "hands",
    "points",
    "note",
    "hand",
    "bidder",
]
SETTLEMENTS = ["none", "average", "lowest", "takes", "pot", "sweepstakes", "howell"]
FAULTS = ["crashed", "declined", "illegal", "unreadable"]
NAMED = {word for text in [*NAMES, *oh.bots(), *oh.presets()] for word in re.findall(r"[A-Za-z]+", text)}
# "and" joins a list by locale data, which the pseudo-language takes from English.
ALLOWED = (
    NAMED
    | {"and", "tricks"}
    | {*COMMANDS, *LEVELS, *TYPED, *SETTLEMENTS, *FAULTS, "csv", "json", "http", "auto", "cmd"}
)


@pytest.fixture(autouse=True)
def pseudo(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Speaks the pseudo-language."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    before = words.words().language
    words.use_language("en-XA")
    yield
    words.use_language(before)


def english_in(output: str) -> set[str]:
    """The plain words of three letters or more that aren't a name, command, option, example or placeholder."""
    output = re.sub(r"`[^`]*`|--[\w-]+|[\w.]+=\S+|\S*/\S*|\{[^}]*\}|Ctrl-C", " ", output)
    found = set(re.findall(r"[^\W\d_]{3,}", output))
    return {word for word in found if word.isascii() and not word.isupper() and word not in ALLOWED}


def test_plain_english_would_be_found() -> None:
    assert english_in("Ţĥéé ĝááɱé: Ingrid leads `openhearts play` with --seed 7") == {"leads", "with"}


@pytest.mark.parametrize("wide", [40, 80])
@pytest.mark.parametrize("language", ["en", "de", "ja", "zh-Hans"])
def test_help_is_no_wider_than_the_terminal(language: str, wide: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(wide))
    words.use_language(language)
    whole = parser()
    [commands] = (each for each in whole._actions if isinstance(each, argparse._SubParsersAction))
    for part in (whole, *commands.choices.values()):
        too_wide = [line for line in part.format_help().splitlines() if columns.width(line) > wide]
        # A single shell word is never broken across lines.
        assert [line for line in too_wide if wide == 80 or not COMMAND_PART.fullmatch(line.strip(" \\"))] == []


@pytest.mark.parametrize("language", words.languages())
def test_a_match_is_no_wider_than_the_terminal(language: str) -> None:
    """What has no room beside the players comes below."""
    result = oh.arena(["careful", "random", "a-name-that-takes-its-room=easy"], hands=30, games=2, threads=1)
    words.use_language(language)
    for wide in (40, 50, 60):
        table = arena_table.table(result, TerminalStyle(columns=wide)).splitlines()
        assert [line for line in table if columns.width(line) > wide] == []
    assert len(arena_table.table(result, TerminalStyle(columns=5)).splitlines()) > len(table)


@pytest.mark.parametrize(
    "command",
    [
        "",
        "play",
        "serve",
        "admin",
        "backup",
        "restore",
        "score",
        "rules",
        "verify",
        "arena",
        "dataset",
        "probe",
        "bench",
    ],
)
def test_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([*filter(None, [command]), "--help"])
    out = re.sub(r"^  openhearts .*?(   |$)", "", capsys.readouterr().out, flags=re.MULTILINE)
    names = {
        "black",
        "lady",
        "random",
        "careful",
        "left",
        "right",
        "evening",
        "dataset",
        "experts",
        "quick",
        "engine",
        "flag",
        "tables",
        "sqlite",
        "Hans",
    }
    assert english_in(out) <= names


@pytest.mark.parametrize(
    ("preset", "changes"),
    [
        ("black-lady", {"moon": "choice", "end": {"hands": 1}}),
        ("partnership", {"end": {"hands": 1}}),
        ("auction", {"end": {"hands": 2}}),
        ("domino", {"end": {"hands": 1}}),
        ("cancellation", {"end": {"hands": 1}, "kitty": "last_trick"}),
        ("howell", {"end": {"hands": 1}}),
        ("black-lady", {"pass_cycle": ["scatter"], "end": {"hands": 1}}),
    ],
)
def test_a_game(preset: str, changes: dict[str, object], capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Every question comes up once a hand, and each prompt gets an invalid line, too."""
    game = oh.Game(oh.Rules.from_json({"extends": preset, **changes}), seed=5)
    asked: set[str] = set()

    def ask(prompt: str) -> str:
        print(prompt)
        view = game.view(0)
        for line in ("?", "scores", "last", "", "2 2 2 x", "XX"):
            if (key := f"{view.phase} {line}") not in asked and (line or len(view.legal) > 1):
                asked.add(key)
                return line
        action = oh.bot("random", 3).choose(view)
        return " ".join(action) if isinstance(action, list) else str(action)

    players = game.rules.players
    Session(SavedGame(game, default_names(players), ["careful"] * (players - 1)), tmp_path / "kept.json", ask).play()
    out = capsys.readouterr().out
    assert len(out) > 1000
    assert english_in(out) == set()


def test_a_hint(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch, "hint", "quit")
    assert main(["play", "--language", "en-XA", "--seed", "3", "--set", "pass_cycle=hold"]) == 0
    assert english_in(capsys.readouterr().out) == set()


def test_an_evening(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    first = ["Ada", "Ada, Ben,Cleo, Dan", "zzz", "", "zzz", "sweepstakes"]
    hands = ["?", "3 5 17 0", "3 5 18", "3 5 18 0", "moon b", "undo", "undo", "undo", "hearts 3 4 6 0 Q♠ Cleo"]
    wrong = [
        "zzz",
        "bid",
        "bid Ada",
        "bid Ada x",
        "bid Ada 3",
        "bid Ada 3 x",
        "moon",
        "moon Zzz",
        "QS",
        "hearts 1",
        "9: 1",
    ]
    typing(monkeypatch, *first, *hands, *wrong, "notrick", "sheet", "rules", "quit")
    assert main(["score", "--language", "en-XA"]) == 0
    assert english_in(capsys.readouterr().out) <= {"zzz", "Zzz"}


def test_a_sheet(capsys: pytest.CaptureFixture[str]) -> None:
    Path("e.csv").write_text("Ada,Ben,Cleo,Dan\n26,0,26,26\n3,5,18,0\n", encoding="utf-8")
    for kind in ("none", "average", "lowest_takes_pot", "sweepstakes", "howell"):
        words_ = ["--preset", "plain", "--set", "points.QS=13", "--set", "end.hands=2", "--chip-value", "0.05"]
        main(["score", "e.csv", "--language", "en-XA", "--settlement", kind, *words_])
    said = capsys.readouterr()
    assert english_in(said.out + said.err) <= {"openhearts"}


@pytest.mark.parametrize(
    "line",
    [
        "dance",
        "play --frobnicate",
        "play --seed x",
        "play --seed 1.5",
        "play --seed -1",
        "play --seed",
        "play --preset zzz",
        "play --bots careful,random",
        "play --names A,A",
        "play --names A,B,C,D,E",
        "play --resume",
        "play --resume --seed 7",
        "rules --set players",
        "rules omnibus --rules x.json",
        "rules --list omnibus",
        "rules --list --all",
        "rules --list --markdown",
        "rules --json --markdown",
        "score --json",
        "score --resume",
        "score --settlement zzz",
        "score --names Ada",
        "score --names Ada,Ada",
        "score wrong.csv",
        "score short.csv",
        "score cells.csv",
        "score numbers.csv",
        "score twice.csv",
        "score moon.csv",
        "score sheet.csv --resume",
        "score sheet.csv --dealer Zzz",
        "score sheet.csv --buy-in 50",
        "score empty.csv",
        "score list.json",
        "score more.json",
        "arena careful",
        "arena careful random --hands -1",
        "arena careful random --hands 0",
        "arena careful random --limit 0",
        "arena careful random --settle -1",
        "arena careful random --memory x",
        "arena careful cmd:zzz",
        "bench --hands 0",
        "serve --port 70000",
        "verify zzz",
        "verify .",
        "play --file .",
        "score sheet.csv/zzz",
        "arena --show zzz",
        "arena careful random --record zzz/zzz",
    ],
)
def test_a_refusal(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    files = {
        "wrong.csv": "Ada,Ben,Cleo,Dan\n3,5,x,0\n",
        "short.csv": "Ada,Ben,Cleo,Dan\n3,5,17\n",
        "cells.csv": "Ada,Ben,Cleo,Dan\n3,5,17,\n",
        "numbers.csv": "3,5,18,0\n",
        "twice.csv": "Ada,Ben,Ada,Dan\n3,5,18,0\n",
        "moon.csv": "Ada,Ben,Cleo,Dan,moon\n3,5,18,0,full\n",
        "sheet.csv": "Ada,Ben,Cleo,Dan\n3,5,18,0\n",
        "empty.csv": "",
        "list.json": "[]",
        "more.json": '{"names": [], "zzz": 1}',
    }
    for name, content in files.items():
        Path(name).write_text(content, encoding="utf-8")
    assert main([*line.split(), "--language", "en-XA"]) in (1, 2)
    said = capsys.readouterr()
    assert said.out == ""
    typed = set(re.findall(r"[A-Za-z]+", line)) | {
        "full",
        "wrong",
        "short",
        "cells",
        "numbers",
        "twice",
        "empty",
        "list",
        "more",
    }
    assert english_in(said.err) <= typed | {"zzz"}


def test_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    words_ = ["--hands", "40", "--games", "30", "--settle", "0.1", "--language", "en-XA"]
    assert main(["arena", "careful", "random", *words_]) == 0
    assert english_in(capsys.readouterr().out) == set()


def test_a_measurement(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--hands", "100", "--steps", "2", "--language", "en-XA"]) == 0
    assert english_in(capsys.readouterr().out) <= {"Python"}


# --- What programs read -----------------------------------------------------------------------------------------------

FOR_PROGRAMS = [
    ["rules", "omnibus", "--set", "moon=new", "--json"],
    ["rules", "--list", "--json"],
    ["rules", "--all", "--json"],
    ["score", "e.csv", "--preset", "sweepstakes", "--json"],
    ["arena", "careful", "random", "--hands", "2", "--json"],
    ["bench", "--hands", "10", "--steps", "2", "--json"],
]


def told_to_a_program(line: list[str], language: str) -> tuple[str, str]:
    """What the command prints, without times, and the text libraries that it has loaded."""
    script = f"""
import sys
from openhearts.cli import arena_table, columns, main
assert main({line}) == 0
loaded = [name for name in ("fluent", "babel") if name in sys.modules]
print(*loaded, file=sys.stderr)
"""
    Path("e.csv").write_text("Ada,Ben,Cleo,Dan\n3,5,18,0\n", encoding="utf-8")
    environment = os.environ | {"OPENHEARTS_LANGUAGE": language}
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, env=environment)
    out = re.sub(r'"(seconds|milliseconds|slowest)": [\d.e-]+', "", run.stdout)
    return out, run.stderr.strip()


@pytest.mark.parametrize("line", FOR_PROGRAMS, ids=" ".join)
def test_what_programs_read_is_the_same_in_every_language_and_loads_no_words(line: list[str]) -> None:
    """The output has messages by id and arguments where the same command shows a person text."""
    told = told_to_a_program(line, "en")
    assert told == told_to_a_program(line, "en-XA")
    out, loaded = told
    assert '"line": [{"id": "differs-' in out or line[0] == "score"
    assert loaded == ""
