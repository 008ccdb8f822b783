"""`openhearts probe`: a bot as a program, at our own arena and told to stop."""

import json
import shlex
import subprocess
import sys
import time

import openhearts as oh

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
                    time.sleep(0.5)  # it thinks; any time is long enough, and none too long
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
