"""Many games at once: one call steps them all in the core, and fills arrays in place."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import prod
from operator import index
from typing import Any, Literal, NoReturn

from openhearts import _core
from openhearts.episode import Episode, Returns, checked_returns
from openhearts.errors import BadInput, IllegalAction, as_given, message
from openhearts.input_checks import checked_bot, checked_seed
from openhearts.rules import Rules, checked_rules
from openhearts.words import words

Array = Any
"""A contiguous array of any library: anything with the buffer protocol or DLPack. Actions may also be a list."""

MOST_GAMES = 1_000_000
MOST_THREADS = 256

Kind = Literal["float32", "int16", "int8"]
FORMATS: dict[Kind, str] = {"float32": "f", "int16": "h", "int8": "b"}


class Batch(_core.Batch):
    """`games` episodes under the same rules, each at a decision of a seat that learns.

    `step` takes one action in each; an episode that ends is replaced by a new one at once. The arrays are memoryviews
    that every step fills in place, so `numpy.asarray(batch.legal)` needs to be called only once:

    - `observations`, (games, observation_size) of `kind`: what the seat to act may know;
    - `legal`, (games, action_count) of bool: what it may do;
    - `seats`, (games,) of int8: which seat that is;
    - `ended`, (games,) of bool: whether the last step ended an episode;
    - `returns`, (games, players) of float32: what the last episode that ended was worth to each seat;
    - `actions`, (games,) of int64: what `sample` has chosen.

    `bots` names a built-in bot for each seat, or None for a seat that learns; by default all learn. Everything follows
    from `seed`, whatever the number of `threads`. With `kind` "int16" or "int8", observations are smaller and faster;
    values beyond the type's range are clamped. `whole_games` and `returns` are `game` and `returns` of an `Episode`.

    A game takes at most 2 kB, besides its rows in the arrays. A batch can't be copied or pickled; `episode` copies one
    of its games. Raises `BadInput` (bad_argument) for fewer than one game or thread, for more than a million games or
    256 threads, for an unknown bot, or if no seat learns.
    """

    def __init__(
        self,
        rules: Rules | None = None,
        games: int = 1024,
        seed: int = 0,
        *,
        bots: Sequence[str | None] | None = None,
        whole_games: bool = False,
        returns: Returns = "margin",
        kind: Kind = "float32",
        threads: int = 1,
    ) -> None:
        games, threads = index(games), index(threads)
        if not 1 <= games <= MOST_GAMES or not 1 <= threads <= MOST_THREADS:
            raise BadInput("bad_argument", message("learning-batch", games=MOST_GAMES, threads=MOST_THREADS))
        if not isinstance(kind, str) or kind not in FORMATS:
            raise BadInput("bad_argument", message("learning-kind", given=as_given(kind)))
        self._rules = checked_rules(rules)
        players = self._rules.players
        seated = [None] * players if bots is None else list(bots)
        if len(seated) != players:
            raise BadInput("bad_argument", message("learning-bots", players=players))
        for name in seated:
            if name is not None:
                checked_bot(name)
        super().__init__(
            self._rules, games, checked_seed(seed), bool(whole_games), checked_returns(returns), seated, threads
        )
        self.observations = _zeros(FORMATS[kind], games, self.observation_size)
        self.legal = _zeros("?", games, self.action_count)
        self.seats = _zeros("b", games)
        self.ended = _zeros("?", games)
        self.returns = _zeros("f", games, players)
        self.actions = _zeros("q", games)
        self._write(self.observations, self.legal, self.seats, self.returns, self.ended)

    @property
    def rules(self) -> Rules:
        """The rules of all games."""
        return self._rules

    @property
    def observation_parts(self) -> dict[str, tuple[int, int, int]]:
        """The parts of an observation, as in `Episode`."""
        return self.episode(0).observation_parts

    def step(self, actions: Array, observations: Array | None = None) -> None:
        """Takes one action in each game, and lets the bots act; `actions` has one whole number per game.

        A contiguous array of int64 or int32 is read directly; a list, or an array that isn't contiguous or has another
        integer type, is read item by item. With `observations`, an array of the same shape and any kind, observations
        are written there instead of the batch's own array, for example into a row of a rollout. Arrays may come from
        any library with the buffer protocol or DLPack.

        If an action isn't allowed, raises IllegalAction, which names the game and the action, and changes nothing.
        Raises BadInput for actions that are not such numbers, or for an array that can't be filled.
        """
        into = self.observations if observations is None else observations
        refused = self._step(actions, into, self.legal, self.seats, self.returns, self.ended)
        if refused is not None:
            self._refuse(*refused)

    def sample(self) -> memoryview:
        """Chooses a random legal action for each game, all equally likely, and returns `actions`, which holds them."""
        self._sample(self.actions)
        return self.actions

    def episode(self, game: int) -> Episode:
        """A copy of one of the games as it is now. Raises `BadInput` (bad_argument) if there is no such game."""
        game = index(game)
        if not 0 <= game < len(self):
            raise BadInput("bad_argument", message("learning-game", most=len(self) - 1, given=as_given(game)))
        return Episode._copy_of(self._episode(game), self._rules)

    def _refuse(self, game: int, action: int) -> NoReturn:
        """Raises the error that says which action isn't allowed, in which game, and why."""
        try:
            self._episode(game).step(action)  # a copy
        except IllegalAction as error:
            name = Episode.name(action)
            why = message("learning-refused", game=str(game), action=str(action), name=name, reason=[error.message])
            raise IllegalAction(error.code, why) from None
        except BadInput as error:
            why = message("learning-refused-number", game=str(game), reason=[error.message])
            raise BadInput(error.code, why) from None
        raise AssertionError("the action was allowed")

    def __reduce__(self) -> NoReturn:
        raise TypeError(words().say(message("learning-pickle", call="batch.episode")))

    def __repr__(self) -> str:
        return f"<Batch games={len(self)} rules={self.rules!r}>"


def _zeros(format: str, *shape: int) -> memoryview:
    size = array("b" if format == "?" else format).itemsize
    return memoryview(bytearray(size * prod(shape))).cast("B").cast(format, shape)  # type: ignore[call-overload,no-any-return]
