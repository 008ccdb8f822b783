"""Ctrl-C while the engine thinks: it stops at once, and nothing else changes. Ctrl-C while a command is still
loading, or has done its work: it ends without a message.
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

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
    "hand.count(52)",
    "oh.playouts(n=1_000_000_000, threads=2)",
    "hand.play_out('careful', n=1_000_000)",
    "hand.play_out('careful', n=1_000_000, threads=2)",
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
    assert float(run.stdout) < 2.5  # 0.1 s on an idle machine


def a_real_choice() -> oh.View:
    hand = oh.Game(oh.Rules(pass_cycle=["hold"]), seed=SEED).hand
    hand.step("2C")
    assert len(hand.legal()) > 3
    assert hand.to_act is not None
    return hand.view(hand.to_act)


def test_looking_up_changes_nothing() -> None:
    """A result that takes far longer than the time between checks is the same as without checks."""
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


# --- While Python is still loading the command, or no longer runs it --------------------------------------------------

PRESSED_AT_IMPORT = """
import os, signal, sys
from importlib.abc import MetaPathFinder

signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background job ignores Ctrl-C

class Presser(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name == "MODULE":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Presser())
"""
SCRIPT = "import sys; from openhearts.cli import main; sys.exit(main())"
LOADED_LATE = ["openhearts._core", "openhearts.arena", "openhearts.cli.verify"]


def pressed(folder: Path, module: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Runs Python, with Ctrl-C at the import of that module."""
    return started(folder, PRESSED_AT_IMPORT.replace("MODULE", module), *words)


def started(folder: Path, first: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Runs Python, after running other code in it first."""
    (folder / "sitecustomize.py").write_text(first)
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, env=environment, check=False)


@pytest.mark.parametrize("module", LOADED_LATE)
def test_ctrl_c_while_the_command_is_loaded_ends_it_with_nothing_said(module: str, tmp_path: Path) -> None:
    script = tmp_path / "openhearts"  # the script that an installer writes
    script.write_text(SCRIPT)
    for words in (["-m", "openhearts"], [str(script)]):
        run = pressed(tmp_path, module, *words, "rules", "--list")
        assert (run.returncode, run.stdout, run.stderr) == (-signal.SIGINT, "", "")  # a shell calls it 130


def test_ctrl_c_while_the_command_works_is_heard(tmp_path: Path) -> None:
    run = pressed(tmp_path, "fluent.runtime", "-m", "openhearts", "rules", "--list")
    assert (run.returncode, run.stdout, run.stderr) == (130, "", "\n")


def test_ctrl_c_when_the_command_is_done_says_nothing(tmp_path: Path) -> None:
    at_exit = "import atexit, os, signal; atexit.register(lambda: os.kill(os.getpid(), signal.SIGINT))"
    first = f"{at_exit}; signal.signal(signal.SIGINT, signal.default_int_handler)"
    run = started(tmp_path, first, "-m", "openhearts", "--version")
    assert (run.returncode, run.stderr) == (-signal.SIGINT, "")


def test_a_program_that_imports_the_package_keeps_its_ctrl_c(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("try:\n    import openhearts\nexcept KeyboardInterrupt:\n    print('mine')\n")
    for words in ([str(tmp_path / "mine.py")], ["-m", "mine"], ["-m", "mine", "openhearts"]):
        assert pressed(tmp_path, "openhearts.arena", *words).stdout == "mine\n"
