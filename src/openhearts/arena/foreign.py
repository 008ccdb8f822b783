"""Players that are programs: asked in lines of text, within a time limit.

The arena says `hello`, then `rules RULES`, then `choose {"seed", "view"}` whenever the program is to act, and gets
`ok {"action": ...}`: docs/reference/line-protocol.md. Whatever the program does instead of answering is a `Fault`.
"""

from __future__ import annotations

import json
import shlex
import shutil
import threading
from collections.abc import Callable, Mapping, Sequence

from openhearts.arena.program import Ended, Endless, Late, Program, readable
from openhearts.errors import BadInput
from openhearts.game import Action, View

PREFIX = "cmd:"
START_SECONDS = 30.0

FAULTS = {
    "no_start": "did not start",
    "crashed": "ended in the middle of a hand",
    "too_slow": "took longer than the limit",
    "unreadable": "gave an answer that can't be read",
    "declined": "answered that it can't",
    "illegal": "did what the rules don't allow",
}


START_FAULTS = {
    "crashed": "it ended before it answered `{asked}`",
    "too_slow": "it did not answer `{asked}` within {seconds:g} seconds",
    "unreadable": "it answered `{asked}` with something that is no answer",
    "declined": "it answered `{asked}` with an error: {words}",
}


class Fault(Exception):
    """How a program failed to act: `kind` is one of `FAULTS`."""

    def __init__(self, kind: str, words: str = "") -> None:
        super().__init__(words or FAULTS[kind])
        self.kind = kind


class NeverStarted(Exception):
    """A program that has not once come as far as to be asked for an action.

    `words` say what it did instead, `last_words` are the last lines of its standard error.
    """

    def __init__(self, words: str, last_words: str) -> None:
        super().__init__(words, last_words)
        self.words = words
        self.last_words = last_words


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

    `limit` is the seconds that a decision may take, `memory` the bytes that each of its processes may have at most.
    """

    def __init__(
        self, command: Sequence[str], rules: Mapping[str, object], limit: float, memory: int | None = None
    ) -> None:
        self.command = command
        self.rules = rules
        self.limit = limit
        self.memory = memory
        self._program: Program | None = None

    def choose(self, view: View, seed: int, stopped: Callable[[], bool], started: threading.Event) -> Action:
        """What the program does in this view. Raises `Fault`, and has ended the program, if it does nothing.

        `started` is set once a program of this command has got ready for the first question; one that fails sooner
        raises `NeverStarted`. Raises `Stopped` soon after `stopped` says that nobody waits for the action any more.
        """
        try:
            program = self._program or self._start(stopped, started)
            request = f'choose {{"seed":"{seed}","view":{view.to_json()}}}'
            return action_of(_answer(program, request, self.limit, stopped), view)
        except Fault as fault:
            last_words = self.end()
            if not started.is_set():
                raise NeverStarted(str(fault), last_words) from fault
            raise
        except BaseException:  # its answer would come to a question that nobody remembers
            self.end()
            raise

    def end(self) -> str:
        """Ends the program at once, if it runs; returns the last lines of its standard error."""
        program, self._program = self._program, None
        return "" if program is None else program.end()

    def say_goodbye(self) -> None:
        """Asks the program to leave."""
        if self._program is not None:
            self._program.tell("quit")

    def leave(self, deadline: float) -> None:
        """Lets the program leave until the deadline, and then ends it."""
        program, self._program = self._program, None
        if program is not None:
            program.leave(deadline)

    def _start(self, stopped: Callable[[], bool], started: threading.Event) -> Program:
        try:
            program = self._program = Program(self.command, self.memory)
        except OSError as error:
            raise Fault("no_start", error.strerror or str(error)) from error
        for request in ("hello", f"rules {json.dumps(dict(self.rules))}"):
            try:
                _answer(program, request, START_SECONDS, stopped)
            except Fault as fault:
                asked = request.partition(" ")[0]
                words = START_FAULTS[fault.kind].format(asked=asked, seconds=START_SECONDS, words=fault)
                raise Fault("no_start", words) from fault
        started.set()
        return program


def _answer(program: Program, request: str, limit: float, stopped: Callable[[], bool]) -> object:
    """The JSON that is answered to one request within `limit` seconds."""
    try:
        line = program.ask(request, limit, stopped)
    except Ended as error:
        raise Fault("crashed") from error
    except Late as error:
        raise Fault("too_slow") from error
    except Endless as error:
        raise Fault("unreadable") from error
    word, _, rest = line.strip().partition(b" ")
    if word == b"error":
        raise Fault("declined", readable(rest))
    if word != b"ok":
        raise Fault("unreadable")
    try:
        answer: object = json.loads(rest)
    except (ValueError, RecursionError) as error:
        raise Fault("unreadable") from error
    return answer


def action_of(answer: object, view: View) -> Action:
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
