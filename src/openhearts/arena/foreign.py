"""Players that are programs: a process that is asked in lines of text, within a time limit.

The arena says `hello`, then `rules RULES`, then `choose {"seed", "view"}` whenever the program is to act, and gets
`ok {"action": ...}`: docs/reference/line-protocol.md. Whatever the program does instead of answering is a `Fault`.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import shlex
import shutil
import subprocess
import time
from collections.abc import Mapping
from typing import Any

from openhearts.errors import BadInput
from openhearts.game import Action, View

PREFIX = "cmd:"
START_SECONDS = 30.0
LEAVE_SECONDS = 1.0
LONGEST_ANSWER = 1 << 16  # bytes

FAULTS = {
    "no_start": "did not start",
    "crashed": "ended in the middle of a hand",
    "too_slow": "took longer than the limit",
    "unreadable": "gave an answer that can't be read",
    "declined": "answered that it can't",
    "illegal": "did what the rules don't allow",
}


class Fault(Exception):
    """How a program failed to act: `kind` is one of `FAULTS`."""

    def __init__(self, kind: str, words: str = "") -> None:
        super().__init__(words or FAULTS[kind])
        self.kind = kind


def command_of(player: str) -> list[str]:
    """The words of "cmd:./engine --flag". Raises `BadInput` (bad_argument) if there is no such program."""
    try:
        words = shlex.split(player.removeprefix(PREFIX))
    except ValueError as error:
        raise BadInput("bad_argument", f"{player!r} can't be read as a command: {error}.") from error
    if not words:
        raise BadInput("bad_argument", f"{player!r} names no program.")
    if shutil.which(words[0]) is None:
        raise BadInput("bad_argument", f"There is no program {words[0]!r} to run.")
    return words


class Engine:
    """A program at the table. It is started when first asked, and again after a fault has ended it.

    `limit` is the seconds that a decision may take. What the program writes to its standard error is dropped.
    """

    def __init__(self, command: list[str], rules: Mapping[str, Any], limit: float) -> None:
        self.command = command
        self.rules = rules
        self.limit = limit
        self._process: subprocess.Popen[bytes] | None = None
        self._read = b""

    def choose(self, view: View, seed: int) -> Action:
        """What the program does in this view. Raises `Fault`, and has ended the program, if it does nothing."""
        try:
            process = self._process or self._start()
            request = f'choose {{"seed":"{seed}","view":{view.to_json()}}}'
            return action_of(self._answer(process, request, self.limit), view)
        except Fault:
            self.end()
            raise

    def end(self) -> None:
        """Ends the program at once, if it runs."""
        process, self._process, self._read = self._process, None, b""
        if process is not None:
            process.kill()
            _close(process)

    def close(self) -> None:
        """Asks the program to leave, and ends it if it doesn't."""
        if self._process is not None:
            with contextlib.suppress(OSError, subprocess.TimeoutExpired):
                assert self._process.stdin is not None
                os.write(self._process.stdin.fileno(), b"quit\n")
                self._process.stdin.close()
                self._process.wait(LEAVE_SECONDS)
        self.end()

    def _start(self) -> subprocess.Popen[bytes]:
        try:
            process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0
            )
        except OSError as error:
            raise Fault("no_start", str(error)) from error
        assert process.stdin is not None
        os.set_blocking(process.stdin.fileno(), False)
        self._process = process
        try:
            self._answer(process, "hello", START_SECONDS)
        except Fault as fault:
            raise Fault("no_start", str(fault)) from fault
        self._answer(process, f"rules {json.dumps(dict(self.rules))}", START_SECONDS)
        return process

    def _answer(self, process: subprocess.Popen[bytes], request: str, limit: float) -> Any:
        """The JSON that is answered to one request within `limit` seconds."""
        line = self._exchange(process, request.encode() + b"\n", time.monotonic() + limit)
        word, _, rest = line.strip().partition(b" ")
        if word == b"error":
            raise Fault("declined", rest.decode(errors="replace"))
        if word != b"ok":
            raise Fault("unreadable")
        try:
            return json.loads(rest)
        except (ValueError, RecursionError) as error:
            raise Fault("unreadable") from error

    def _exchange(self, process: subprocess.Popen[bytes], unsent: bytes, deadline: float) -> bytes:
        """Sends a line and reads one. A program that reads nothing, or writes without end, only runs out of time."""
        assert process.stdin is not None
        assert process.stdout is not None
        entrance, exit_ = process.stdin.fileno(), process.stdout.fileno()
        while unsent or b"\n" not in self._read:
            ready = select.poll()
            ready.register(exit_, select.POLLIN)
            if unsent:
                ready.register(entrance, select.POLLOUT)
            left = deadline - time.monotonic()
            events = dict(ready.poll(left * 1000)) if left > 0 else {}
            if not events:
                raise Fault("too_slow")
            if entrance in events:
                try:
                    unsent = unsent[os.write(entrance, unsent) :]
                except BlockingIOError:
                    pass
                except OSError as error:
                    raise Fault("crashed") from error
            if exit_ in events and b"\n" not in self._read:
                read = os.read(exit_, LONGEST_ANSWER)
                if not read:
                    raise Fault("crashed")
                self._read += read
            if len(self._read) > LONGEST_ANSWER:
                raise Fault("unreadable")
        line, _, self._read = self._read.partition(b"\n")
        return line


def action_of(answer: Any, view: View) -> Action:
    """The action of {"action": "play 3 2C"}, spelled as in a log. Raises `Fault` if it is none, or not this seat's."""
    text = answer.get("action") if isinstance(answer, dict) else None
    if not isinstance(text, str) or not text.isascii():
        raise Fault("unreadable")
    verb, _, rest = text.partition(" ")
    seat, *words = rest.split() or [""]
    if verb not in ("bid", "suit", "pass", "play", "moon") or not words:
        raise Fault("unreadable")
    if verb != view.phase or seat != str(view.seat):
        raise Fault("illegal")
    if verb == "pass":
        return words
    if len(words) > 1:
        raise Fault("unreadable")
    if verb != "bid":
        return words[0]
    if not words[0].isdecimal() or len(words[0]) > 9:
        raise Fault("illegal")
    return int(words[0])


def _close(process: subprocess.Popen[bytes]) -> None:
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
    process.wait()
