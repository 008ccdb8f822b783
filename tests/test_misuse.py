"""Every public call with arguments that make no sense: an exception, and never a crash or a changed game."""

import json
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import openhearts as oh

JUNK: list[Any] = [
    None, True, -1, 0, 3, 4, 2**31, 2**63, 2**64, -(2**63), 2**200, 1.5, float("nan"), "", "2C", "♥", "\ud800", "\0",
    "x" * 9, b"2C", [], [None], ["2C"], ["2C", "3C", 4], [[]], {}, {"players": 3}, {1: 2}, (), object(), range(10**6),
    iter("ab"), "old",
]  # fmt: skip

# TypeError and AttributeError for a wrong type, OSError for a missing file.
REFUSALS = (oh.OpenHeartsError, TypeError, AttributeError, OSError)


def arguments(rng: random.Random) -> list[Any]:
    return [rng.choice(JUNK) for _ in range(rng.randrange(4))]


def calls(value: object) -> dict[str, Callable[..., object]]:
    """Its public methods."""
    names = [name for name in dir(value) if not name.startswith("_")]
    return {name: getattr(value, name) for name in names if callable(getattr(value, name))}


@pytest.mark.parametrize("make", ["game", "hand", "view", "rules"])
def test_methods_survive_junk(make: str) -> None:
    rng = random.Random(make)
    game = oh.Game(seed=1)
    value = {"game": game, "hand": game.hand, "view": game.view(0), "rules": game.rules}[make]
    for name, method in calls(value).items():
        if name == "count":
            continue  # it may run for some seconds
        for _ in range(150):
            try:
                method(*arguments(rng))
            except REFUSALS:
                continue
    assert oh.Game.from_log(json.dumps(game.log())) == game


def test_functions_survive_junk() -> None:
    rng = random.Random("functions")
    functions = {name: getattr(oh, name) for name in oh.__all__ if callable(getattr(oh, name)) and name != "playouts"}
    for function in functions.values():
        for _ in range(100):
            try:
                function(*arguments(rng))
            except REFUSALS:
                continue


def test_a_game_is_no_view() -> None:
    game = oh.Game(seed=1)
    asked: list[Callable[[Any], object]] = [oh.bot("careful"), oh.coach, oh.count_deals, lambda view: oh.deals(view, 1)]
    for function in asked:
        for value in (game, game.hand, None):
            with pytest.raises(TypeError, match="View"):
                function(value)


NEVER_MADE = """
import warnings, openhearts as oh
from openhearts import _core
warnings.simplefilter("ignore")  # nanobind's, that the value was never made
for kind in (oh.Game, oh.Hand, oh.View, oh.Rules, _core.Hand, _core.Session):
    empty = kind.__new__(kind)
    for name in set(dir(kind)) - set(dir(object)):
        try:
            value = getattr(empty, name)
            if callable(value):
                value(0, "2C") if name == "play" else value(0) if name == "legal" else value()
        except Exception:
            pass
"""


def test_values_that_were_never_made() -> None:
    """Python lets anybody skip a constructor; in a process of its own, because the failure would be a crash."""
    run = subprocess.run([sys.executable, "-c", NEVER_MADE], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr or f"ended by signal {-run.returncode}"
