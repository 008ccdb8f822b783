"""Who plays: built-in bots, callables and programs, as the arena seats them."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from openhearts.arena.foreign import PREFIX, Engine, command_of
from openhearts.bots import Player, bot
from openhearts.errors import BadInput
from openhearts.game import Action, View


class Seated(NamedTuple):
    """A player at the table: an action for a view and a seed, and the program that says it, where it is one."""

    choose: Callable[[View, int], Action]
    engine: Engine | None = None


def checked(players: Sequence[str | Player]) -> None:
    """Raises `BadInput` (bad_argument) unless they are two or more players that there are."""
    if len(players) < 2:
        raise BadInput("bad_argument", "A match needs two players at least.")
    for player in players:
        if isinstance(player, str):
            command_of(player) if player.startswith(PREFIX) else bot(player)
        elif not callable(player):
            raise BadInput("bad_argument", f"A player is a bot's name, {PREFIX}COMMAND or a callable, not {player!r}.")


def names_of(players: Sequence[str | Player]) -> list[str]:
    """What they are called, each differently."""
    names: list[str] = []
    for player in players:
        name = player if isinstance(player, str) else getattr(player, "__name__", None) or repr(player)
        again = sum(other == name or other.startswith(f"{name} (") for other in names)
        names.append(f"{name} ({again + 1})" if again else name)
    return names


class Lineup:
    """The players of a match, waiting to be seated. A program has one process for each thread that plays with it."""

    def __init__(self, players: Sequence[str | Player], changes: Mapping[str, Any], limit: float) -> None:
        self._players = players
        self._changes = changes
        self._limit = limit
        self._idle: dict[int, list[Engine]] = {}
        self._engines: list[Engine] = []
        self._lock = threading.Lock()

    @contextmanager
    def seated(self, number: int) -> Iterator[Seated]:
        """Player `number`, for a deal."""
        player = self._players[number]
        if not isinstance(player, str):
            own = player
            yield Seated(lambda view, _seed: own(view))
        elif not player.startswith(PREFIX):
            yield Seated(lambda view, seed: bot(player, seed).choose(view))
        else:
            engine = self._engine(number, player)
            try:
                yield Seated(engine.choose, engine)
            finally:
                self._idle[number].append(engine)

    def close(self) -> None:
        """Ends every program."""
        for engine in self._engines:
            engine.close()

    def _engine(self, number: int, player: str) -> Engine:
        with self._lock:
            idle = self._idle.setdefault(number, [])
            if idle:
                return idle.pop()
            engine = Engine(command_of(player), self._changes, self._limit)
            self._engines.append(engine)
            return engine
