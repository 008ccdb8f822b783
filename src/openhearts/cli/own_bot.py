"""A bot of the user's own, by its name in Python: `my_bot:choose`, a function from a view to an action.

It is imported as `python` would from the folder in which the command is run. What it raises itself is not caught.
"""

from __future__ import annotations

import importlib
import re
import sys

import openhearts as oh
from openhearts.cli.stop import Misuse
from openhearts.cli.words import text

NAME = re.compile(r"(?P<module>[^\W\d]\w*(\.[^\W\d]\w*)*):(?P<function>[^\W\d]\w*)")


def own_bot(name: str) -> oh.Player | None:
    """The bot of this name; None for what is no such name. Raises Misuse if there is none."""
    named = NAME.fullmatch(name)
    if named is None:
        return None
    sys.path.insert(0, "")
    try:
        module = importlib.import_module(named["module"])
    except ModuleNotFoundError as error:
        if not f"{named['module']}.".startswith(f"{error.name}."):  # one that it imports
            raise
        raise Misuse(text("terminal-probe-module", bot=repr(name), module=named["module"])) from error
    bot: oh.Player | None = getattr(module, named["function"], None)
    if not callable(bot):
        raise Misuse(text("terminal-probe-function", module=named["module"], function=named["function"]))
    return bot
