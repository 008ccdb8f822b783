"""Players that are programs: asked in lines of text, with a time limit.

The arena sends `hello`, then `rules RULES`, then `choose {"seed", "view"}` whenever the program is to act, and expects
`ok {"action": ...}`. A program that declared support for it at `hello` is sent `stop` when its time is up
(docs/reference/line-protocol.md). Whatever the program does instead of answering is a `Fault`, which says what that was
and gives an example of a valid answer.
"""

from __future__ import annotations

import json
import shlex
import shutil
import threading
from collections.abc import Callable, Mapping, Sequence

from openhearts.arena.program import LONGEST_ANSWER, Ended, Endless, Late, Program, readable
from openhearts.errors import AnyMessage, BadInput, message
from openhearts.game import Action, View, action_text
from openhearts.say import say

PREFIX = "cmd:"
START_SECONDS = 30.0
STOP_SECONDS = 1.0  # for a program to answer after `stop`
LONGEST_SHOWN = 200  # characters of a program's output in a message

FAULTS = (
    "no_start",
    "crashed",  # ended in the middle of a hand
    "too_slow",
    "unreadable",  # wrote something that isn't an answer
    "declined",  # answered with an error
    "illegal",
)


class NoAnswer(Exception):
    """The program gave no answer; the kind is one of `FAULTS`."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class Fault(Exception):
    """How a program failed to act: `kind` is one of `FAULTS`, `reason` a message that says what it did."""

    def __init__(self, kind: str, reason: AnyMessage) -> None:
        super().__init__(kind, reason)
        self.kind = kind
        self.reason = reason


class NotReady(Fault):
    """A program that failed before its first question."""

    def __init__(self, reason: AnyMessage) -> None:
        super().__init__("no_start", reason)


class NeverStarted(Exception):
    """A program that has never been ready to be asked for an action.

    `reason` is a message that says what it did instead, `last_words` are the last lines of its standard error.
    """

    def __init__(self, reason: AnyMessage, last_words: str = "") -> None:
        super().__init__(reason, last_words)
        self.reason = reason
        self.last_words = last_words


def command_of(player: str) -> list[str]:
    """The words of "cmd:./engine --flag". Raises `BadInput` (bad_argument) if there is no such program."""
    try:
        command = shlex.split(player.removeprefix(PREFIX))
    except ValueError as error:
        unreadable = message("arena-command-unreadable", given=repr(player), reason=str(error))
        raise BadInput("bad_argument", unreadable) from error
    if not command:
        raise BadInput("bad_argument", message("arena-command-empty", given=repr(player)))
    if shutil.which(command[0]) is None:
        raise BadInput("bad_argument", message("arena-program-none", given=repr(command[0])))
    return command


class Engine:
    """A program at the table. It is started when first asked, and restarted after a fault.

    `limit` is how many seconds a decision may take, `memory` the most bytes that each of its processes may have.
    """

    def __init__(
        self, command: Sequence[str], rules: Mapping[str, object], limit: float, memory: int | None = None
    ) -> None:
        self.command = command
        self.rules = rules
        self.limit = limit
        self.memory = memory
        self._program: Program | None = None
        self._can_stop = False

    def choose(self, view: View, seed: int, stopped: Callable[[], bool], started: threading.Event) -> Action:
        """The program's action in this view. If it fails to act, ends the program and raises `Fault`.

        `started` is set once a program with this command is ready for its first question; a failure before that raises
        `NeverStarted`. Raises `Stopped` soon after `stopped` says that nobody is waiting for the action any more.
        """
        line: bytes | None = None
        try:
            program = self._program or self._start(stopped, started)
            request = f'choose {{"seed":"{seed}","view":{view.to_json()}}}'
            line = _line(program, request, self.limit, stopped, STOP_SECONDS if self._can_stop else 0.0)
            return action_of(_answer_in(line), view)
        except NotReady as fault:
            last_words = self.end()
            if not started.is_set():
                raise NeverStarted(fault.reason, last_words) from fault
            raise
        except NoAnswer as failed:
            last_words = self.end()
            raise Fault(failed.kind, instead(self._done(failed.kind, line, last_words, view), view)) from failed
        except BaseException:  # otherwise its late answer would be taken for the next one
            self.end()
            raise

    def end(self) -> str:
        """Ends the program at once, if it is running; returns the last lines of its standard error."""
        program, self._program = self._program, None
        return "" if program is None else program.end()

    def say_goodbye(self) -> None:
        """Asks the program to exit."""
        if self._program is not None:
            self._program.tell("quit")

    def leave(self, deadline: float) -> None:
        """Gives the program until the deadline to exit, then ends it."""
        program, self._program = self._program, None
        if program is not None:
            program.leave(deadline)

    def _start(self, stopped: Callable[[], bool], started: threading.Event) -> Program:
        try:
            program = self._program = Program(self.command, self.memory)
        except OSError as error:
            raise NotReady(message("arena-no-start", reason=error.strerror or str(error))) from error
        for request in ("hello", f"rules {json.dumps(dict(self.rules))}"):
            try:
                line = b""
                line = _line(program, request, START_SECONDS, stopped)
                answer = _answer_in(line)
                if request == "hello":
                    self._can_stop = isinstance(answer, dict) and answer.get("stop") is True
            except NoAnswer as failed:
                raise NotReady(_unready(failed.kind, line, request.partition(" ")[0])) from failed
        started.set()
        return program

    def _done(self, kind: str, line: bytes | None, last_words: str, view: View) -> AnyMessage:
        """The message that says what it did instead of acting; `line` is what it wrote, if anything."""
        match kind:
            case "crashed" if last_words:
                return message("arena-fault-crashed-saying", said=_shown(last_words.splitlines()[-1]))
            case "crashed":
                return message("arena-fault-crashed")
            case "too_slow":
                return message("arena-fault-slow", seconds=self.limit)
            case "unreadable" if line is None:
                return message("arena-fault-endless", bytes=LONGEST_ANSWER)
        assert line is not None  # the remaining kinds are about what it wrote
        if kind == "illegal":
            return message("arena-fault-other", answered=_shown(line), seat=str(view.seat), phase=view.phase)
        if kind == "declined":
            return _declined(line)
        return message("arena-fault-unreadable", answered=_shown(line))


def instead(reason: AnyMessage, view: View) -> AnyMessage:
    """The message with what a program did in this view, and an answer that it could have given."""
    actions: dict[str, Action] = {"pass": view.cards[: view.pass_count], "bid": 0, "suit": "hearts", "moon": "old"}
    seat, action = view.seat, actions.get(view.phase, view.legal[:1])
    assert seat is not None, "programs are asked at a seat"
    expected = f"ok {json.dumps({'action': action_text(view.phase, seat, action)})}"
    return message("arena-fault", reason=[reason], expected=expected)


def _declined(line: bytes) -> AnyMessage:
    """The message that it answered with an error, which is put into words if it is one of our messages."""
    said = _error_in(line)
    code, _, rest = said.partition(" ")
    try:
        reason: AnyMessage = json.loads(rest)
        say(reason)
    except (ValueError, RecursionError):
        return message("arena-fault-declined", said=_shown(said))
    return message("arena-fault-refused", code=code, reason=[reason])


def _error_in(line: bytes) -> str:
    return readable(line.strip().removeprefix(b"error")).strip()


def _shown(written: bytes | str) -> str:
    """What a program wrote, in one line of limited length."""
    text = " ".join((readable(written) if isinstance(written, bytes) else written).split())
    return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 3]}..."


def _unready(kind: str, line: bytes, asked: str) -> AnyMessage:
    """The message that says what a program did instead of getting ready for its first question."""
    match kind:
        case "crashed":
            return message("arena-start-ended", asked=asked)
        case "too_slow":
            return message("arena-start-slow", asked=asked, seconds=START_SECONDS)
        case "declined":
            return message("arena-start-declined", asked=asked, said=_error_in(line))
    return message("arena-start-unreadable", asked=asked)


def _line(program: Program, request: str, limit: float, stopped: Callable[[], bool], grace: float = 0.0) -> bytes:
    """The program's answer to a request, within `limit` seconds plus, after `stop`, `grace` seconds."""
    try:
        return program.ask(request, limit, stopped, grace)
    except Ended as error:
        raise NoAnswer("crashed") from error
    except Late as error:
        raise NoAnswer("too_slow") from error
    except Endless as error:
        raise NoAnswer("unreadable") from error


def _answer_in(line: bytes) -> object:
    """The JSON of an answer."""
    word, _, rest = line.strip().partition(b" ")
    if word == b"error":
        raise NoAnswer("declined")
    if word != b"ok":
        raise NoAnswer("unreadable")
    try:
        answer: object = json.loads(rest)
    except (ValueError, RecursionError) as error:
        raise NoAnswer("unreadable") from error
    return answer


def action_of(answer: object, view: View) -> Action:
    """The action in {"action": "play 3 2C"}, which is written as in a log. Raises `NoAnswer` if it isn't an action of
    this seat."""
    text = answer.get("action") if isinstance(answer, dict) else None
    if not isinstance(text, str) or not text.isascii():
        raise NoAnswer("unreadable")
    verb, _, rest = text.partition(" ")
    seat, *words = rest.split() or [""]
    if verb not in ("bid", "suit", "pass", "play", "moon") or not words:
        raise NoAnswer("unreadable")
    if verb != view.phase or seat != str(view.seat):
        raise NoAnswer("illegal")
    if verb == "pass":
        return words
    if len(words) > 1:
        raise NoAnswer("unreadable")
    if verb != "bid":
        return words[0]
    if not words[0].isdecimal() or len(words[0]) > 9:
        raise NoAnswer("illegal")
    return int(words[0])
