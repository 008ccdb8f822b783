"""A bot as a program at somebody's arena: requests on standard input, a line of answer each on standard output.

What comes while the bot thinks is read all the same, so that it can be told to stop.
"""

from __future__ import annotations

import argparse
import json
import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

import openhearts as oh
from openhearts.cli.parser import Examples, Help
from openhearts.cli.stop import DONE, Misuse
from openhearts.errors import AnyMessage

NAME = "probe"
HELP = Help("terminal-probe")
ABOUT = Help("terminal-probe-about")
EXAMPLES = Examples(
    "openhearts probe --bot careful",
    'openhearts arena careful old=cmd:"openhearts probe --bot expert"',
)

Asked = tuple[str, threading.Event]
"""A request, and whether its answer is wanted at once."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options."""
    parser.add_argument("--bot", default="expert", metavar="NAME", help=Help("terminal-probe-bot"))


def run(options: argparse.Namespace) -> int:
    """Answers until told to quit, or until nobody asks any more."""
    try:
        oh.bot(options.bot)
    except oh.BadInput as error:
        raise Misuse(str(error)) from error
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
                    answer: Any = {"name": f"OpenHearts {oh.__version__} {options.bot}", "stop": True}
                case "rules":
                    rules, answer = oh.Rules.from_json(rest or "{}"), None
                case "choose":
                    answer = {"action": chosen(options.bot, rest, rules, stop.is_set)}
                case _:
                    raise oh.BadInput("unknown_request", {"id": "refusal-unknown_request", "args": {}})
        except oh.RulesError as error:
            _say("error bad_rules", error.message)
        except (oh.BadInput, oh.IllegalAction) as error:
            _say(f"error {error.code}", error.message)
        else:
            _say("ok", answer)


def _read(requests: SimpleQueue[Asked]) -> None:
    """Hands on every request but `stop`, which is of the latest one."""
    stop = threading.Event()
    for line in sys.stdin:
        if line.strip() == "stop":
            stop.set()
        elif line.strip():
            stop = threading.Event()
            requests.put((line.strip(), stop))
    stop.set()
    requests.put(("quit", stop))


def _say(word: str, answer: AnyMessage | None) -> None:
    print(word, json.dumps(answer, ensure_ascii=False), flush=True)


def chosen(name: str, asked: str, rules: oh.Rules, stopped: Callable[[], bool]) -> str:
    """The action in the view that was sent, as a log has it."""
    try:
        request = json.loads(asked)
        seed, shown = int(request["seed"]), request["view"]
    except (ValueError, LookupError, TypeError) as error:
        raise oh.BadInput("bad_argument", {"id": "refusal-bad_argument", "args": {}}) from error
    view = oh.view_from_json(shown, rules)
    action = oh.bot(name, seed).choose(view, stopped)
    words = [action] if isinstance(action, str | int) else action
    return " ".join(map(str, (view.phase, view.seat, *words)))
