"""Players of any kind: the built-in bots, and any callable from a view to an action."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from openhearts import _core
from openhearts.errors import BadInput, message
from openhearts.game import Action, Game, View
from openhearts.input_checks import checked_seat, checked_seed

Player = Callable[[View], Action]
"""Anything that says what to do in a view: a card, a list of cards to pass, or "old" or "new"."""

MOST_SECONDS = 86_400


class BuiltInBot:
    """A built-in bot. It gets the view and its seed, nothing else."""

    def __init__(self, name: str, seed: int = 0, seconds: float | None = None) -> None:
        if not _core.is_bot(name):
            raise BadInput("bad_argument", message("input-bot-known", given=repr(name), bots=_core.bot_names()))
        self.name = name
        self.seed = checked_seed(seed)
        if seconds is not None and not 0 <= seconds <= MOST_SECONDS:
            raise BadInput("bad_argument", message("input-seconds", most=MOST_SECONDS, given=repr(seconds)))
        self.seconds = seconds

    def choose(self, view: View, stopped: Callable[[], bool] | None = None) -> Action:
        """What it does in this view; soon after `stopped` says so, by what it has found so far.

        Raises `IllegalAction` (not_your_turn) if it isn't that seat's turn, `BadInput` (bad_argument) for a spectator.
        """
        checked_seat(view)
        return _core.choose(self.name, view, self.seed, self.seconds, stopped)

    __call__ = choose

    def __repr__(self) -> str:
        seconds = "" if self.seconds is None else f", seconds={self.seconds}"
        return f"bot({self.name!r}, seed={self.seed}{seconds})"


def bot(name: str, seed: int = 0, seconds: float | None = None) -> BuiltInBot:
    """The built-in bot of that name, as `bots` lists them. Raises `BadInput`, listing the names, if there is none.

    Three take options after colons. "flat:2000" and "expert:50000" say how much they may think about a decision, from 1
    to 100 million: for flat in play-outs (default 200), for expert in nodes, which are decisions thought through for
    any seat (default 15,000). "expert:points" plays for the points of the hand; otherwise the expert plays to win the
    game. "uct:20:50" samples 20 deals and plays 50 hands in each (default 30 and 333; at most 10,000 and 100,000).

    "hard" thinks as the expert does, but 750 nodes only, and passes as careful does.

    After `seconds`, 0 to 86,400, expert, flat and uct decide by what they have found so far, at most a millisecond
    late; what they do then depends on the machine. Without `seconds`, the same view and seed always give the same
    action. The others, hard among them, always think to the end.
    """
    return BuiltInBot(name, seed, seconds)


def bots() -> list[str]:
    """The names of the built-in bots, weakest first, then those that play like careful but with a style, and uct."""
    return _core.bot_names()


def play_out(game: Game, players: str | Player | Sequence[str | Player]) -> None:
    """Plays a game to its end: one player in all seats, or one in each; bots may be given by name.

    Raises `BadInput` (bad_argument) unless there is one for each seat, or for a name that no bot has, and
    `IllegalAction` as soon as one does what it may not; what was played until then stays played.
    """
    many = game.rules.players
    given = [players] * many if isinstance(players, str) or callable(players) else players
    if len(given) != many:
        raise BadInput("bad_argument", message("input-players-each", players=many, given=len(given)))
    seated = [bot(player) if isinstance(player, str) else player for player in given]
    while not game.over:
        seat = game.hand.to_act
        assert seat is not None  # a game that is not over waits for somebody
        game.act(seat, seated[seat](game.view(seat)))
