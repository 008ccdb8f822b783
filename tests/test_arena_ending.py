"""However a match ends, it ends soon, says what was played, and leaves no program behind."""

import pickle
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import openhearts as oh
from openhearts.arena.players import LEAVE_SECONDS
from openhearts.arena.program import Program

SOON = 2.0  # seconds
LOADED = 10.0  # more if tests share the processors; a hang would last 50

Player = Callable[[str], str]


@pytest.fixture
def pids(tmp_path: Path) -> Path:
    return tmp_path / "pids"


@pytest.fixture
def behind_a_shell(tmp_path: Path, pids: Path) -> Player:
    """A program that fails in this way, as a child of `sh -c`, with a child of its own beside it."""

    def player(way: str) -> str:
        script = tmp_path / f"engine {way}.sh"
        script.write_text(
            f"sleep 300 &\necho $$ $! >> {shlex.quote(str(pids))}\nexec {sys.executable} -m tests.engine {way}\n"
        )
        return f"cmd:{shlex.join(['sh', '-c', f'sh {shlex.quote(str(script))}; true'])}"

    return player


def started(pids: Path) -> list[int]:
    return [int(word) for word in pids.read_text().split()] if pids.exists() else []


def runs(pid: int) -> bool:
    """Whether the process is running, and not just a zombie."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state not in "ZX"


def nobody_is_left(pids: Path, least: int) -> bool:
    assert len(started(pids)) >= 2 * least
    deadline = time.monotonic() + SOON + LOADED
    while any(map(runs, started(pids))) and time.monotonic() < deadline:
        time.sleep(0.01)
    return not any(map(runs, started(pids)))


def test_a_failing_program_behind_a_shell_is_ended_with_its_children(behind_a_shell: Player, pids: Path) -> None:
    rules = oh.preset("partnership")
    result = oh.arena([behind_a_shell("hang"), "careful"], rules, hands=1, threads=1, limit=0.5)
    assert result.players[0].faults == {"too_slow": 2}
    assert nobody_is_left(pids, 2)


def test_programs_that_play_to_the_end_leave_nobody(behind_a_shell: Player, pids: Path) -> None:
    began = time.monotonic()
    players = [behind_a_shell(""), behind_a_shell("crash"), "careful"]
    result = oh.arena(players, oh.preset("partnership"), hands=1, threads=3, limit=60)
    assert set(result.players[1].faults) == {"crashed"}  # although its children still hold its output open
    assert time.monotonic() - began < 60
    assert nobody_is_left(pids, 2)


def test_programs_that_never_leave_are_waited_for_together(tmp_path: Path) -> None:
    deaf = tmp_path / "deaf.py"
    deaf.write_text(
        "import sys, time\nfrom tests.engine import lowest\nimport json\n"
        "for line in sys.stdin:\n"
        "    verb, _, rest = line.strip().partition(' ')\n"
        "    if verb == 'quit':\n        time.sleep(60)\n"
        "    action = json.dumps({'action': lowest(json.loads(rest)['view'])}) if verb == 'choose' else '{}'\n"
        "    print('ok', action, flush=True)\n"
    )
    player = f"cmd:{shlex.join(['env', f'PYTHONPATH={Path.cwd()}', sys.executable, str(deaf)])}"
    before = set(threading.enumerate())
    started_at: list[float] = []
    oh.arena(
        [player, player], oh.preset("partnership"), hands=4, threads=4,
        progress=lambda so_far: started_at.append(time.monotonic()) if so_far.done == 4 else None,
    )  # fmt: skip
    assert time.monotonic() - started_at[0] < LEAVE_SECONDS + LOADED
    assert set(threading.enumerate()) <= before  # a thread of an earlier test may end meanwhile


def test_a_program_is_ended_with_the_interpreter(behind_a_shell: Player, pids: Path) -> None:
    code = (
        "import shlex, sys\nfrom openhearts.arena.program import Program\n"
        "program = Program(shlex.split(sys.argv[1]))\n"
        "program.ask('hello', 30, lambda: False)\n"
    )
    command = behind_a_shell("").removeprefix("cmd:")
    subprocess.run([sys.executable, "-c", code, command], check=True, timeout=60)
    assert nobody_is_left(pids, 1)


def test_a_program_that_nobody_holds_any_more_is_ended(behind_a_shell: Player, pids: Path) -> None:
    program = Program(shlex.split(behind_a_shell("").removeprefix("cmd:")))
    program.ask("hello", 30, lambda: False)
    assert all(map(runs, started(pids)))
    del program
    assert nobody_is_left(pids, 1)


@pytest.mark.parametrize("threads", ["1", "3"])
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_a_match_soon_with_what_is_known(
    behind_a_shell: Player, pids: Path, threads: str, sent: signal.Signals
) -> None:
    words = [
        "arena",
        "careful",
        "random",
        behind_a_shell("hang"),
        "--hands",
        "9",
        "--limit",
        "50",
        "--threads",
        threads,
    ]
    command = [sys.executable, "-m", "openhearts", *words]
    run = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while not started(pids):
        assert run.poll() is None
        time.sleep(0.05)
    time.sleep(0.5)
    began = time.monotonic()
    run.send_signal(sent)
    out, err = run.communicate(timeout=40)
    assert time.monotonic() - began < SOON + LOADED
    assert (run.returncode, err.strip()) == (130, "")
    assert "careful v random      9" in out
    assert "Ended after 9 of 27 deals and games." in out
    assert nobody_is_left(pids, 1)


INTERRUPTED = """
import signal, sys, threading, time
import openhearts as oh

def slow(view):
    time.sleep(30)

main = threading.main_thread().ident
threading.Timer(1, signal.pthread_kill, (main, signal.SIGINT)).start()
try:
    oh.arena([sys.argv[1] if sys.argv[1] != "slow" else slow, "careful"], hands=10, threads=int(sys.argv[2]))
except KeyboardInterrupt:
    print("interrupted", flush=True)
"""


@pytest.mark.parametrize("player", ["expert:100000000", "flat:100000000", "slow"])
@pytest.mark.parametrize("threads", ["1", "3"])
def test_a_player_that_thinks_for_long_is_not_waited_for(player: str, threads: str) -> None:
    began = time.monotonic()
    run = subprocess.run(
        [sys.executable, "-c", INTERRUPTED, player, threads], capture_output=True, text=True, timeout=60, check=False
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, "interrupted\n", "")
    assert time.monotonic() - began < 1 + SOON + 2 * LOADED


def test_a_callable_that_raises_is_named_and_what_was_played_is_kept() -> None:
    def hopeful(view: oh.View) -> oh.Action:
        assert view.seat is not None
        if view.totals[view.seat] > 40:
            raise ZeroDivisionError("no hope left")
        return oh.bot("random", 1).choose(view)

    for threads in (1, 3):
        with pytest.raises(oh.PlayerError) as stopped:
            oh.arena(["careful", "random", hopeful], hands=3, games=3, threads=threads)
        error = stopped.value
        assert (error.player, str(error)) == ("hopeful", "hopeful: it raised ZeroDivisionError: no hope left")
        assert isinstance(error.__cause__, ZeroDivisionError)
        assert (error.played.done, error.played.pairings[1].deals) == (9, 3)
        copy = pickle.loads(pickle.dumps(error))
        assert (str(copy), copy.player, copy.played) == (str(error), error.player, error.played)


def test_a_callable_that_breaks_the_rules_is_named() -> None:
    def stubborn(_view: oh.View) -> oh.Action:
        return "AS"

    with pytest.raises(oh.PlayerError, match=r"^stubborn: it chose 'AS', which may not be done \(") as stopped:
        oh.arena([stubborn, "random"], hands=1)
    assert isinstance(stopped.value.__cause__, oh.IllegalAction)
    with pytest.raises(oh.PlayerError, match="<lambda>: it chose None, which is no action: a player returns a card"):
        oh.arena([lambda _view: None, "random"], hands=1)  # type: ignore[list-item, return-value]


def test_the_command_tells_who_failed_and_what_was_played(capfd: pytest.CaptureFixture[str]) -> None:
    from openhearts.cli import main

    lost = f"cmd:{shlex.join([sys.executable, '-m', 'tests.engine', 'no_start'])}"
    assert main(["arena", "careful", "random", lost, "--hands", "5"]) == 1
    out, err = capfd.readouterr()
    assert "careful v random      5" in out
    assert "13.00" not in out
    *words, sentence = err.splitlines()
    assert words == ["  | reading the weights", "  |  [31mno such file: weights.bin"]
    assert sentence == f"openhearts: {lost}: it did not start: it ended before it answered `hello`."


@pytest.mark.parametrize("size", ["", "much", "-1", "1.5G", "12T", "1000"])
def test_memory_is_a_size(size: str, capsys: pytest.CaptureFixture[str]) -> None:
    from openhearts.cli import main

    assert main(["arena", "careful", "random", f"--memory={size}"]) == 2
    assert "memory" in capsys.readouterr().err
