"""`openhearts probe`: a bot as a program, at our own arena and told to stop; one of the user's own, too."""

import io
import json
import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import openhearts as oh
from openhearts.cli import main, probe
from openhearts.cli.stop import Stop

PROBE = [sys.executable, "-m", "openhearts", "probe", "--bot"]


def test_it_plays_as_the_bot_would_here() -> None:
    for rules in (oh.preset("omnibus"), oh.preset("auction", end={"hands": 2})):
        there = oh.arena(["careful", f"it=cmd:{shlex.join([*PROBE, 'expert:200'])}"], rules, hands=2, seed=3, threads=1)
        here = oh.arena(["careful", "it=expert:200"], rules, hands=2, seed=3, threads=1)
        assert there == here


def test_it_answers_line_by_line_and_stops_when_told() -> None:
    view = oh.Game(oh.Rules(pass_cycle=["hold"]), seed=7)
    seat = view.hand.to_act
    assert seat is not None
    view.play(seat, view.hand.legal(seat)[0])
    assert view.hand.to_act is not None
    shown = json.loads(view.view(view.hand.to_act).to_json())
    choose = f"choose {json.dumps({'seed': '1', 'view': shown})}"
    with subprocess.Popen([*PROBE, "expert:100000000"], stdin=-1, stdout=-1, stderr=-1, text=True) as probe:
        assert probe.stdin is not None
        assert probe.stdout is not None

        def answer(*requests: str) -> str:
            assert probe.stdin is not None
            assert probe.stdout is not None
            for request in requests:
                probe.stdin.write(f"{request}\n")
                probe.stdin.flush()
                if request is choose and len(requests) > 1:
                    time.sleep(0.5)  # it is thinking; the length of the pause doesn't matter
            return probe.stdout.readline()

        assert json.loads(answer("hello").removeprefix("ok "))["stop"] is True
        assert answer("rules {").startswith("error bad_json ")
        assert answer('rules {"players": 99}').startswith("error bad_rules ")
        assert answer('rules {"pass_cycle": ["hold"]}') == "ok null\n"
        assert answer("jump").startswith("error unknown_request ")
        assert answer("choose 3").startswith("error bad_argument ")
        action = json.loads(answer(choose, "stop").removeprefix("ok "))["action"]
        assert action in [f"play {shown['seat']} {card}" for card in shown["legal"]]
        probe.stdin.write("quit\n")
        probe.stdin.flush()
        assert probe.wait(10) == 0


def test_a_line_that_is_too_long_is_refused_and_not_kept() -> None:
    most = 1 << 20
    lines = [b"hello".ljust(most), b"hello".ljust(most + 1), b" " * (8 * most), b"choose \xff", b"hello"]
    sent = b"".join(line + b"\n" for line in lines)
    assert [len(line) for line in probe._lines(io.BytesIO(sent))] == [most, most + 1, most + 1, 8, 5]
    answers = subprocess.run([*PROBE, "careful"], input=sent, capture_output=True, check=True).stdout.splitlines()
    refusal = b'error bad_argument {"id": "input-long", "args": {"most": 1048576}}'
    assert [answer[:6] for answer in answers] == [b'ok {"n', b"error ", b"error ", b"error ", b'ok {"n']
    assert answers[1:3] == [refusal, refusal]
    # The engine, which defines its limit separately, must agree.
    code, said = oh._core.Session().answer("hello".ljust(most + 1)).removeprefix("error ").split(" ", 1)
    assert f"error {code} {json.dumps(json.loads(said))}".encode() == refusal


def test_a_question_nested_without_end_is_refused() -> None:
    with pytest.raises(oh.BadInput):
        probe.chosen(lambda *_: "2C", "[" * 100_000, oh.Rules(), lambda: False)


@pytest.mark.parametrize("seed", ["1e400", "-Infinity", "NaN", '"x"', "null", "[]"])
def test_a_seed_that_is_no_number_is_refused(seed: str) -> None:
    view = oh.Game(seed=1).view(0).to_json()
    with pytest.raises(oh.BadInput):
        probe.chosen(lambda *_: "2C", f'{{"seed":{seed},"view":{view}}}', oh.Rules(), lambda: False)


MINE = """
import openhearts as oh

print("thinking aloud")

def lowest(view: oh.View) -> oh.Action:
    print("still thinking")
    return view.cards[: view.pass_count] if view.phase == "pass" else view.legal[0]

def nothing(view):
    return None

def broken(view):
    return ["2C"][view.seat + 9]

number = 3
"""


@pytest.fixture
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bot.py").write_text(MINE, encoding="utf-8")
    (tmp_path / "needs_more.py").write_text("import no_such_module", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))


def in_process(view: oh.View) -> oh.Action:
    return view.cards[: view.pass_count] if view.phase == "pass" else view.legal[0]


@pytest.mark.usefixtures("_here")
def test_a_function_of_the_user_is_a_program() -> None:
    there = oh.arena(["careful", f"it=cmd:{shlex.join([*PROBE, 'my_bot:lowest'])}"], hands=2, seed=3, threads=1)
    here = oh.arena(["careful", in_process], hands=2, seed=3, threads=1)
    assert there.players[1].faults == {}
    assert there.pairings[0].better == here.pairings[0].better
    hello = subprocess.run([*PROBE, "my_bot:lowest"], input="hello\n", capture_output=True, text=True, check=True)
    assert hello.stdout == f'ok {{"name": "OpenHearts {oh.__version__} my_bot:lowest", "stop": false}}\n'
    assert hello.stderr == "thinking aloud\n"


@pytest.mark.usefixtures("_here")
@pytest.mark.parametrize("bot", ["careful", "my_bot:lowest"])
def test_who_only_watches_is_told_that_it_is_not_their_turn(bot: str) -> None:
    shown = json.loads(oh.Game(seed=7).view(None).to_json())
    asked = f"choose {json.dumps({'seed': '1', 'view': shown})}\n"
    told = subprocess.run([*PROBE, bot], input=f"rules {{}}\n{asked}", capture_output=True, text=True, check=True)
    assert "error not_your_turn" in told.stdout


@pytest.mark.usefixtures("_here")
@pytest.mark.parametrize(
    ("function", "words"),
    [
        (
            "nothing",
            "“openhearts: it chose None, which is no action: a player returns a card, a list of cards to pass,",
        ),
        ("broken", "“IndexError: list index out of range”"),
    ],
)
def test_the_arena_says_how_such_a_function_failed(function: str, words: str) -> None:
    program = f"cmd:{shlex.join([*PROBE, f'my_bot:{function}'])}"
    failed = oh.arena(["careful", program], oh.preset("partnership"), hands=1, threads=1).players[1]
    assert failed.faults == {"crashed": 2}
    assert failed.first_fault is not None
    assert words in oh.say(failed.first_fault)


@pytest.mark.usefixtures("_here")
@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("my_bot:highest", "my_bot has no function highest"),
        ("my_bot:number", "my_bot has no function number"),
        ("my_boat:lowest", "there is no bot 'my_boat:lowest', and no module my_boat to import one from"),
        ("my_bot.deeper:lowest", "no module my_bot.deeper to import"),
        ("expert:fast", "There is no bot “expert:fast”. There are random,"),
        ("my_bot", "There is no bot “my_bot”. There are random,"),
        ("my bot:lowest", "There is no bot “my bot:lowest”. There are random,"),
    ],
)
def test_a_bot_that_there_is_not_is_refused(bot: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    sys.modules.pop("my_bot", None)
    assert main(["probe", "--bot", bot]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert words in said.err


@pytest.mark.usefixtures("_here")
def test_what_such_a_module_lacks_itself_is_shown_as_python_shows_it() -> None:
    run = subprocess.run([*PROBE, "needs_more:choose"], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert run.stderr.endswith("ModuleNotFoundError: No module named 'no_such_module'\n")


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (np.int64(3), "3"),
        (np.str_("QS"), "QS"),
        (np.array(["QS", "2C"]), "QS 2C"),
        (iter(["QS", "2C"]), "QS 2C"),
        ({"QS": 1}, "QS"),
    ],
)
def test_whatever_is_an_action_in_a_program_of_the_user_is_one_at_the_arena(action: Any, words: str) -> None:
    assert probe.written("pass", 2, action) == f"pass 2 {words}"


@pytest.mark.parametrize("action", [None, 1.5, b"QS", [1, 2], [["QS"]], object(), 2j])
def test_what_is_no_action_is_not_written(action: Any) -> None:
    with pytest.raises(Stop, match="is no action"):
        probe.written("play", 2, action)
