"""Players of any kind: the built-in bots, and any callable from a view to an action."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from openhearts import _core
from openhearts.errors import BadInput, as_given, message
from openhearts.game import Action, Game, View
from openhearts.input_checks import checked_bot, checked_seat, checked_seed, not_a_game

Player = Callable[[View], Action]
"""A callable that returns the action to take in a view: a card, a list of cards to pass, "old" or "new", and so on."""

MOST_SECONDS = 86_400


class BuiltInBot:
    """A built-in bot. It knows the view and its seed, nothing else. Equal if name, seed and seconds are."""

    def __init__(self, name: str, seed: int = 0, seconds: float | None = None) -> None:
        checked_bot(name)
        self.name = name
        self.seed = checked_seed(seed)
        if seconds is not None and not 0 <= seconds <= MOST_SECONDS:
            raise BadInput("bad_argument", message("input-seconds", most=MOST_SECONDS, given=as_given(seconds)))
        self.seconds = seconds

    def choose(self, view: View, stopped: Callable[[], bool] | None = None) -> Action:
        """The bot's action in this view. Soon after `stopped` returns true, it decides by what it has found so far.

        Raises `IllegalAction` (not_your_turn) if it isn't that seat's turn, `BadInput` (bad_argument) for a spectator.
        """
        checked_seat(view)
        return _core.choose(self.name, view, self.seed, self.seconds, stopped)

    __call__ = choose

    def __eq__(self, other: object) -> bool:
        return self._made_with() == other._made_with() if isinstance(other, BuiltInBot) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._made_with())

    def _made_with(self) -> tuple[str, int, float | None]:
        return self.name, self.seed, self.seconds

    def __repr__(self) -> str:
        seconds = "" if self.seconds is None else f", seconds={self.seconds}"
        return f"bot({self.name!r}, seed={self.seed}{seconds})"


def bot(name: str, seed: int = 0, seconds: float | None = None) -> BuiltInBot:
    """The built-in bot with this name; `bots` lists the names. Raises `BadInput`, listing the names, if there is none.

    Three bots take options after colons. "flat:2000" and "expert:50000" limit the work on a decision, from 1 to 100
    million: for flat in play-outs (default 200), for expert in nodes, that is, decisions considered for any seat
    (default 15,000). "expert:points" plays for the points of the hand; otherwise the expert plays to win the game.
    "uct:20:50" samples 20 deals and plays 50 hands in each (default 30 and 333; at most 10,000 and 100,000).

    "hard" is the expert with only 750 nodes, and passes like careful.

    After `seconds`, 0 to 86,400, expert, flat and uct decide by what they have found so far, at most a millisecond
    late; their decision then depends on the machine. Without `seconds`, the same view and seed always give the same
    action. All others, including hard, always think to the end.
    """
    return BuiltInBot(name, seed, seconds)


def bots() -> list[str]:
    """The names of the built-in bots: by strength, weakest first; then variants of careful with a style; then uct."""
    return _core.bot_names()


def play_out(game: Game, players: str | Player | Sequence[str | Player]) -> None:
    """Plays a game to its end: with one player in all seats, or with one for each; bots may be given by name.

    Raises `BadInput` (bad_argument) for an unknown bot, or unless there is one player for each seat; `IllegalAction` as
    soon as a player breaks the rules, which leaves the game as it was played until then; `TypeError` for anything but a
    game.
    """
    if not isinstance(game, Game):
        raise not_a_game(game)
    many = game.rules.players
    given = players if isinstance(players, Sequence) and not isinstance(players, str) else [players] * many
    if len(given) != many:
        raise BadInput("bad_argument", message("input-players-each", players=many, given=len(given)))
    seated = [player if callable(player) else bot(player) for player in given]
    while not game.over:
        seat = game.hand.to_act
        assert seat is not None  # somebody is to act until the game is over
        game.act(seat, seated[seat](game.view(seat)))
