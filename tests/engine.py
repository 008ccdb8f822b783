"""A player as a program, for the arena: plays its lowest card. With an argument, fails in that way at its tenth
turn.

python -m tests.engine [stops|no_start|no_hello|crash|close|hang|deaf|greedy|garbage|flood|no_json|decline|...]
"""

from __future__ import annotations

import json
import os
import sys
import time
from typing import Any

FATAL_TURN = 10


def lowest(view: dict[str, Any]) -> str:
    """The action, as written in a log."""
    seat, phase = view["seat"], view["phase"]
    if phase == "pass":
        return f"pass {seat} {' '.join(view['cards'][: view['pass']['count']])}"
    if phase == "play":
        return f"play {seat} {view['legal'][0]}"
    return {"bid": f"bid {seat} 0", "suit": f"suit {seat} hearts", "moon": f"moon {seat} old"}[phase]


def fail(way: str, view: dict[str, Any]) -> str:
    """Does something wrong; returns what to answer, if it gets that far."""
    if way == "crash":
        os._exit(3)
    if way == "last_words":
        raise ValueError("3 is no card")
    if way == "close":
        os.close(1)
        time.sleep(60)
    if way == "stops":
        assert sys.stdin.readline() == "stop\n"
        return f'ok {{"action": "{lowest(view)}"}}'
    if way in ("hang", "deaf", "stops_not"):
        time.sleep(60)
    if way == "greedy":
        bytearray(1 << 32)
    if way == "flood":
        while True:
            os.write(1, b"la " * 10_000)
    seat = view["seat"]
    return {
        "garbage": "\x00\xff what?",
        "empty": "",
        "no_json": "ok {",
        "deep": f"ok {'[' * 5000}",
        "no_action": 'ok {"move": "2C"}',
        "no_card": f'ok {{"action": "play {seat}"}}',
        "two_cards": f'ok {{"action": "play {seat} 2C 3C"}}',
        "half": 'ok {"action": "play \\ud800 2C"}',
        "decline": "error no_idea I don't know.",
        "decline_in_words": 'error bad_argument {"id": "refusal-bad_argument", "args": {}}',
        "decline_in_no_words": 'error bad_argument {"id": 5, "args": {}}',
        "illegal": f'ok {{"action": "play {seat} 9X"}}',
        "other_seat": f'ok {{"action": "play {(seat + 1) % 4} 2C"}}',
        "other_phase": f'ok {{"action": "bid {seat} 5"}}',
    }[way]


def main() -> int:
    """Answers until told to quit."""
    way = sys.argv[1] if len(sys.argv) > 1 else ""
    if way == "no_start":
        print("reading the weights\n\x1b[31mno such file: weights.bin", file=sys.stderr)
        return 1
    turn = 0
    for line in sys.stdin:
        verb, _, rest = line.strip().partition(" ")
        if verb == "quit":
            return 0
        if verb == "hello" and way == "no_hello":
            time.sleep(60)
        if verb == "rules" and way == "no_rules":
            print("error bad_rules I only know another game.", flush=True)
            continue
        if verb != "choose":
            print('ok {"stop": true}' if way in ("stops", "stops_not") else "ok {}", flush=True)
            continue
        turn += 1
        if way == "chatty":
            print("thinking aloud " * 20_000, file=sys.stderr)
        view = json.loads(rest)["view"]
        failing = way not in ("", "chatty") and turn == FATAL_TURN
        print(fail(way, view) if failing else f'ok {{"action": "{lowest(view)}"}}', flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
