"""A bot as a program at somebody's arena: requests on standard input, a line of answer each on standard output.

What comes while the bot thinks is read all the same, so that it can be told to stop. What a bot of the user's own
prints goes to standard error, so that it is never taken for an answer.
"""

from __future__ import annotations

import argparse
import json
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stdout
from numbers import Integral
from queue import SimpleQueue
from typing import Any, BinaryIO, TextIO

import openhearts as oh
from openhearts.cli.own_bot import own_bot
from openhearts.cli.parser import Examples, Help
from openhearts.cli.stop import DONE, Misuse, Stop
from openhearts.cli.words import text
from openhearts.errors import AnyMessage, as_given
from openhearts.game import action_text

NAME = "probe"
HELP = Help("terminal-probe")
ABOUT = Help("terminal-probe-about")
EXAMPLES = Examples(
    "openhearts probe --bot careful",
    'openhearts arena careful old=cmd:"openhearts probe --bot expert"',
    'openhearts arena careful mine=cmd:"openhearts probe --bot my_bot:choose"',
)

LONGEST_REQUEST = 1 << 20  # bytes, as to the engine itself
CHUNK = 1 << 16

Chooser = Callable[[oh.View, int, Callable[[], bool]], oh.Action]
"""What a bot does in a view, from a seed, soon after it is told to stop."""

Asked = tuple[str, threading.Event]
"""A request, empty where it was too long, and whether its answer is wanted at once."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options."""
    parser.add_argument(
        "--bot", default="expert", metavar="NAME", help=Help("terminal-probe-bot", function="MODULE:FUNCTION")
    )


def run(options: argparse.Namespace) -> int:
    """Answers until told to quit, or until nobody asks any more."""
    answers = sys.stdout
    with redirect_stdout(sys.stderr):
        return _answer(options.bot, answers)


def _answer(bot: str, answers: TextIO) -> int:
    own = None if _is_built_in(bot) else own_bot(bot)
    choose = _built_in(bot) if own is None else _own(own)
    requests: SimpleQueue[Asked] = SimpleQueue()
    threading.Thread(target=_read, args=(requests,), daemon=True).start()
    rules = oh.Rules()
    while True:
        request, stop = requests.get()
        verb, _, rest = request.partition(" ")
        try:
            match verb:
                case "quit":
                    return DONE
                case "hello":
                    answer: Any = {"name": f"OpenHearts {oh.__version__} {bot}", "stop": own is None}
                case "rules":
                    rules, answer = oh.Rules.from_json(rest or "{}"), None
                case "choose":
                    answer = {"action": chosen(choose, rest, rules, stop.is_set)}
                case "":
                    raise oh.BadInput("bad_argument", {"id": "input-long", "args": {"most": LONGEST_REQUEST}})
                case _:
                    raise oh.BadInput("unknown_request", {"id": "refusal-unknown_request", "args": {}})
        except oh.RulesError as error:
            _say(answers, "error bad_rules", error.message)
        except (oh.BadInput, oh.IllegalAction) as error:
            _say(answers, f"error {error.code}", error.message)
        else:
            _say(answers, "ok", answer)


def _is_built_in(bot: str) -> bool:
    """Whether it is one of ours, also where what stands behind the colon is none of its options."""
    return bot.partition(":")[0] in oh.bots()


def _built_in(bot: str) -> Chooser:
    try:
        oh.bot(bot)
    except oh.BadInput as error:
        raise Misuse(str(error)) from error
    return lambda view, seed, stopped: oh.bot(bot, seed).choose(view, stopped)


def _own(bot: oh.Player) -> Chooser:
    return lambda view, _seed, _stopped: bot(view)


def _read(requests: SimpleQueue[Asked]) -> None:
    """Hands on every request but `stop`, which is of the latest one; what is too long as an empty one."""
    stop = threading.Event()
    # A reader of its own: Python closes `sys.stdin` on its way out, and can't while this thread waits in it.
    with open(sys.stdin.fileno(), "rb", closefd=False) as source:
        for line in _lines(source):
            too_long = len(line) > LONGEST_REQUEST
            request = "" if too_long else line.decode(errors="replace").strip()
            if request == "stop":
                stop.set()
            elif request or too_long:
                stop = threading.Event()
                requests.put((request, stop))
    stop.set()
    requests.put(("quit", stop))


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """Every line without its end; of one that is too long, no more than shows it."""
    while line := source.readline(LONGEST_REQUEST + 1):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = source.readline(CHUNK)
        yield line.removesuffix(b"\n")


def _say(answers: TextIO, word: str, answer: AnyMessage | None) -> None:
    print(word, json.dumps(answer, ensure_ascii=False), file=answers, flush=True)


def chosen(choose: Chooser, asked: str, rules: oh.Rules, stopped: Callable[[], bool]) -> str:
    """The action in the view that was sent, as a log has it."""
    try:
        request = json.loads(asked)
        seed, shown = int(request["seed"]), request["view"]
    except (ValueError, RecursionError, LookupError, TypeError, OverflowError) as error:
        raise oh.BadInput("bad_argument", {"id": "refusal-bad_argument", "args": {}}) from error
    view = oh.view_from_json(shown, rules)
    if view.seat is None:
        raise oh.IllegalAction("not_your_turn", {"id": "refusal-not_your_turn", "args": {}})
    return written(view.phase, view.seat, choose(view, seed, stopped))


def written(phase: str, seat: int, action: oh.Action) -> str:
    """The action as a log has it. Raises Stop for what is none: the arena shows the last line that a program wrote."""
    if isinstance(action, Integral):
        return action_text(phase, seat, int(action))
    words: list[Any] = [action] if isinstance(action, str) or not isinstance(action, Iterable) else list(action)
    if not all(isinstance(word, str) for word in words):
        raise Stop(text("arena-no-action", action=as_given(action)))
    return action_text(phase, seat, words)
