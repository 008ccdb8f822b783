"""A child process: lines to it, lines from it, the last of its standard error, and its end.

It has its own process group, which is killed as a whole: a program started by `sh -c` is the shell's child and would
otherwise outlive the shell. Processes that leave the group, as daemons do with `setsid`, run on. The contents of the
lines are up to foreign.py.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import time
import weakref
from collections.abc import Callable, Sequence

LONGEST_ANSWER = 1 << 16  # bytes
LONGEST_WORDS = 2000  # how many of the last bytes of standard error are kept
LOOK_SECONDS = 0.1  # between two checks of whether anybody is still waiting for an answer
CHUNK = 1 << 16
MOST_READS = 64  # of its standard error while ending it


class Stopped(Exception):
    """Nobody is waiting for the answer any more."""


class Ended(Exception):
    """The program has ended, though its children may still hold its output open, or it has closed its output."""


class Late(Exception):
    """The program didn't answer in time."""


class Endless(Exception):
    """The program writes a line without end."""


class Program:
    """A running program. `memory` is the most bytes that each of its processes may have.

    Raises OSError if it can't be started. It is ended by `end`, when this object is finalized, and at interpreter exit.
    """

    def __init__(self, command: Sequence[str], memory: int | None = None) -> None:
        self._process = process = subprocess.Popen(
            command if memory is None else _capped(command, memory),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        self._close = weakref.finalize(self, _close, process)
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._in, self._out, self._err = process.stdin.fileno(), process.stdout.fileno(), process.stderr.fileno()
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe, False)
        self._read = b""
        self._said = b""
        self._says = True  # whether its standard error is still open

    def ask(self, request: str, seconds: float, stopped: Callable[[], bool], grace: float = 0.0) -> bytes:
        """Sends a line and reads one. Raises `Ended`, `Late` or `Endless`, or `Stopped` soon after `stopped` says so.

        A program that reads nothing, or keeps writing, just runs out of time. With `grace`, it is sent `stop` when its
        time is up, and gets this many seconds more.
        """
        deadline = time.monotonic() + seconds
        unsent = request.encode() + b"\n"
        while unsent or b"\n" not in self._read:
            if stopped():
                raise Stopped
            left = deadline - time.monotonic()
            if left <= 0 and grace and not unsent:
                self.tell("stop")
                deadline, grace = deadline + grace, 0.0
                continue
            if left <= 0:
                raise Late
            ready = self._ready(left, bool(unsent))
            if self._err in ready:
                self._listen()
            if self._in in ready:
                unsent = self._send(unsent)
            if self._out in ready and b"\n" not in self._read:
                self._read += self._receive()
            if len(self._read) > LONGEST_ANSWER:
                raise Endless
        line, _, self._read = self._read.partition(b"\n")
        return line

    def tell(self, request: str) -> None:
        """Sends a line that needs no answer; does nothing if the pipe can't take it at once."""
        with contextlib.suppress(OSError):
            os.write(self._in, request.encode() + b"\n")

    def leave(self, deadline: float) -> None:
        """Waits until the program ends or closes its output, at most until the deadline; then ends it."""
        with contextlib.suppress(Ended):
            while (left := deadline - time.monotonic()) > 0:
                ready = self._ready(left, False)
                if self._err in ready:
                    self._listen()
                if self._out in ready:
                    self._receive()
        self.end()

    def end(self) -> str:
        """Kills the program's process group; returns the last lines of its standard error."""
        if self._close.alive:
            _kill(self._process)
            for _ in range(MOST_READS):
                if not self._listen():
                    break
            self._close()
        return readable(self._said)

    def _ready(self, seconds: float, sends: bool) -> set[int]:
        """Which pipes are ready; none, if none is within `LOOK_SECONDS`. Raises `Ended` if there is no more output."""
        poll = select.poll()
        poll.register(self._out, select.POLLIN)
        if self._says:
            poll.register(self._err, select.POLLIN)
        if sends:
            poll.register(self._in, select.POLLOUT)
        over = _is_over(self._process)  # checked before polling, so that its last output isn't missed
        ready = {pipe for pipe, _ in poll.poll(0 if over else min(seconds, LOOK_SECONDS) * 1000)}
        if over and self._out not in ready:
            raise Ended
        return ready

    def _send(self, unsent: bytes) -> bytes:
        try:
            return unsent[os.write(self._in, unsent) :]
        except BlockingIOError:
            return unsent
        except OSError as error:
            raise Ended from error

    def _receive(self) -> bytes:
        read = os.read(self._out, CHUNK)
        if not read:
            raise Ended
        return read

    def _listen(self) -> bool:
        """Reads the program's standard error; returns whether there was any."""
        if not self._says:
            return False
        try:
            read = os.read(self._err, CHUNK)
        except BlockingIOError:
            return False
        self._says = bool(read)
        self._said = (self._said + read)[-LONGEST_WORDS:]
        return self._says


def _capped(command: Sequence[str], memory: int) -> list[str]:
    """The command under a memory limit that its processes inherit, set by a shell: with threads, no Python code may run
    between fork and exec."""
    return ["sh", "-c", 'ulimit -v "$0" && exec "$@"', str(max(1, memory // 1024)), *command]


def _is_over(process: subprocess.Popen[bytes]) -> bool:
    """Whether the process has ended. Doesn't reap it, so that no other process can get its id before `_kill`."""
    return os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None


def _kill(process: subprocess.Popen[bytes]) -> None:
    # Until the process is reaped, no other can get its id, even if it has ended and only its children are alive.
    with contextlib.suppress(OSError):
        os.killpg(process.pid, signal.SIGKILL)


def _close(process: subprocess.Popen[bytes]) -> None:
    _kill(process)
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
    process.wait()


def readable(output: bytes) -> str:
    """What a program wrote, as non-empty lines that are safe to show on a terminal."""
    lines = output.decode(errors="replace").splitlines()
    shown = ("".join(letter if letter.isprintable() else " " for letter in line).rstrip() for line in lines)
    return "\n".join(line for line in shown if line)
