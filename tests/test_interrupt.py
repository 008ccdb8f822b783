"""Ctrl-C while the engine thinks: it stops at once, and nothing else changes."""

import subprocess
import sys
import time

import pytest

import openhearts as oh

PRESSED = """
import signal, threading, time
import openhearts as oh

signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background job ignores Ctrl-C
hand = oh.Game(oh.Rules(pass_cycle=["hold"]), seed=SEED).hand
hand.step("2C")
view = hand.view(hand.to_act)
pressed = []

def press():
    pressed.append(time.monotonic())
    signal.pthread_kill(threading.main_thread().ident, signal.SIGINT)

threading.Timer(0.5, press).start()
try:
    CALL
except KeyboardInterrupt:
    print(time.monotonic() - pressed[0])
    hand.step(hand.legal()[0])
"""

SEED = 9  # of a hand in which the second player has a choice

LONG = [
    "oh.coach(view, nodes=100_000_000)",
    "oh.bot('expert:100000000').choose(view)",
    "oh.bot('expert:100000000', seconds=1000).choose(view)",
    "oh.bot('flat:100000000').choose(view)",
    "hand.count(60)",
    "oh.playouts(n=1_000_000_000, threads=2)",
]


@pytest.mark.parametrize("call", LONG)
def test_ctrl_c_is_heeded(call: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", PRESSED.replace("CALL", call).replace("SEED", str(SEED))],
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert float(run.stdout) < 2.5  # 0.1 s on a machine that does nothing else


def a_real_choice() -> oh.View:
    hand = oh.Game(oh.Rules(pass_cycle=["hold"]), seed=SEED).hand
    hand.step("2C")
    assert len(hand.legal()) > 3
    assert hand.to_act is not None
    return hand.view(hand.to_act)


def test_looking_up_changes_nothing() -> None:
    """A result that takes far longer than the time between checks is the same as without them."""
    view = a_real_choice()
    began = time.monotonic()
    advice = oh.coach(view, nodes=200_000, seed=3)
    assert time.monotonic() - began > 0.05
    assert advice == oh.coach(view, nodes=200_000, seed=3)
    bot = oh.bot("expert:200000", seed=3)
    assert bot.choose(view) == bot.choose(view)


def test_a_bot_that_is_told_to_stop_does_what_it_has_found() -> None:
    from openhearts import _core

    view = a_real_choice()
    began = time.monotonic()
    assert str(_core.choose("expert:100000000", view, 1, None, lambda: True)) in view.legal
    assert time.monotonic() - began < 2.5
    with pytest.raises(ZeroDivisionError):
        _core.choose("expert:100000000", view, 1, None, lambda: 1 // 0 > 0)
