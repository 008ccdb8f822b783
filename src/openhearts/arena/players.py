"""Who plays: built-in bots, callables and programs, as the arena seats them."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import count
from typing import NamedTuple

from openhearts import _core
from openhearts.arena.foreign import PREFIX, Engine, command_of
from openhearts.bots import Player, bot
from openhearts.errors import BadInput, as_given, message
from openhearts.game import Action, View

LEAVE_SECONDS = 1.0


class Seated(NamedTuple):
    """Player `number` at the table: an action for a view and a seed, and its program if it is one."""

    number: int
    choose: Callable[[View, int], Action]
    engine: Engine | None = None


def named(player: str | Player) -> tuple[str | None, str | Player]:
    """The name that the user gave a player, as in "mine=cmd:./engine", and the player without it."""
    if isinstance(player, str):
        name, is_given, rest = player.partition("=")
        if is_given and name.strip() and ":" not in name:
            return name.strip(), rest
    return None, player


def checked(players: Sequence[str | Player]) -> None:
    """Raises `BadInput` (bad_argument) unless there are at least two players, all of them known."""
    if isinstance(players, str) or len(players) < 2:  # each letter of a string would be a player
        raise BadInput("bad_argument", message("arena-players-few"))
    for _, player in map(named, players):
        if isinstance(player, str):
            command_of(player) if player.startswith(PREFIX) else bot(player)
        elif not callable(player):
            raise BadInput("bad_argument", message("arena-player-none", prefix=PREFIX, given=as_given(player)))


def names_of(players: Sequence[str | Player]) -> list[str]:
    """The players' names, all different."""
    names: list[str] = []
    for given, player in map(named, players):
        name = given or (player if isinstance(player, str) else _own_name(player))
        numbered = (name if number == 1 else f"{name} ({number})" for number in count(1))
        names.append(next(each for each in numbered if each not in names))
    return names


def _own_name(player: Player) -> str:
    """The name of a callable, the same in every process: a function's name, or the name of an object's class."""
    own = getattr(player, "__name__", None)
    if own is not None:
        return str(own)
    shown = repr(player)
    return type(player).__name__ if shown == object.__repr__(player) else shown


class Lineup:
    """The players of a match. A program has one process for each thread that plays with it.

    A program's decision may take `limit` seconds, and each of its processes may use `memory` bytes.
    """

    def __init__(
        self,
        players: Sequence[str | Player],
        changes: Mapping[str, object],
        limit: float,
        memory: int | None = None,
    ) -> None:
        self._players = [player for _, player in map(named, players)]
        self._changes = changes
        self._limit = limit
        self._memory = memory
        self._idle: dict[int, list[Engine]] = {}
        self._started = [threading.Event() for _ in players]
        self._engines: list[Engine] = []
        self._lock = threading.Lock()

    @contextmanager
    def seated(self, number: int, stop: threading.Event) -> Iterator[Seated]:
        """Player `number`, for one deal. Once `stop` is set, its actions no longer matter, so they may be anything."""
        player = self._players[number]
        if not isinstance(player, str):
            own = player
            yield Seated(number, lambda view, _seed: own(view))
        elif not player.startswith(PREFIX):
            name = player
            yield Seated(number, lambda view, seed: _core.choose(name, view, seed, None, stop.is_set))
        else:
            engine = self._engine(number, player)
            started = self._started[number]
            try:
                yield Seated(number, lambda view, seed: engine.choose(view, seed, stop.is_set, started), engine)
            finally:
                self._idle[number].append(engine)

    def close(self) -> None:
        """Asks every program to exit, and ends those still running `LEAVE_SECONDS` later."""
        for engine in self._engines:
            engine.say_goodbye()
        deadline = time.monotonic() + LEAVE_SECONDS
        for engine in self._engines:
            engine.leave(deadline)

    def _engine(self, number: int, player: str) -> Engine:
        with self._lock:
            idle = self._idle.setdefault(number, [])
            if idle:
                return idle.pop()
            engine = Engine(command_of(player), self._changes, self._limit, self._memory)
            self._engines.append(engine)
            return engine
