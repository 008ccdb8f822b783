"""Players of any origin: the built-in bots, and any callable from a view to an action."""

from __future__ import annotations

from collections.abc import Callable

from openhearts import _core
from openhearts.errors import BadInput
from openhearts.game import Action, Game, View
from openhearts.written import checked_seed

Player = Callable[[View], Action]
"""Anything that says what to do in a view: a card, a list of cards to pass, or "old" or "new"."""


class BuiltInBot:
    """A bot of the engine. It gets the view and its seed, nothing else."""

    def __init__(self, name: str, seed: int = 0) -> None:
        if name not in _core.bot_names():
            raise BadInput("bad_argument", f"There is no bot {name!r}; there are {', '.join(_core.bot_names())}.")
        self.name = name
        self.seed = checked_seed(seed)

    def choose(self, view: View) -> Action:
        """What it does in this view. Raises `IllegalAction` (not_your_turn) when that seat is not to act."""
        return _core.choose(self.name, view, self.seed)

    __call__ = choose

    def __repr__(self) -> str:
        return f"bot({self.name!r}, seed={self.seed})"


def bot(name: str, seed: int = 0) -> BuiltInBot:
    """The built-in bot of that name. Raises `BadInput`, listing the names, if there is none."""
    return BuiltInBot(name, seed)


def bots() -> list[str]:
    """The names of the built-in bots, weakest first."""
    return _core.bot_names()


def play_out(game: Game, players: list[Player]) -> None:
    """Plays a game to its end, `players` in the order of the seats."""
    while not game.over:
        seat = game.hand.to_act
        assert seat is not None  # a game that is not over waits for somebody
        game.act(seat, players[seat](game.view(seat)))
