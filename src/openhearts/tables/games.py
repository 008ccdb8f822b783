"""The games of one table: how the last one ended, and the log of each that is over."""

from __future__ import annotations

from collections.abc import Iterable

from openhearts.game import Game
from openhearts.protocol import FairLog, Log
from openhearts.tables import protocol as p
from openhearts.tables.decide import Fact
from openhearts.tables.protocol import EntryBase
from openhearts.tables.state import State


def ended(state: State) -> Fact:
    """The fact that a game is over, with its result."""
    play = state.play
    assert play is not None
    game = play.game
    view = game.view(0).to_dict()
    return p.Ended, {
        "game": play.number,
        "totals": game.totals,
        "places": view["standing"]["places"],
        "winners": game.winners,
        "chips": game.chips and game.chips["net"],
        "unit": game.chips and game.chips["unit"],
        "sides": view["teams"],
        "players": [_player(state, seat) for seat in range(len(state.seats))],
    }


def _player(state: State, seat: int) -> p.PlayerOfGame:
    """The player to whom a seat's result belongs. A person still replaced by a bot at the end counts as having left."""
    if seat in state.left:
        return state.left[seat]
    each = state.seats[seat]
    return p.PlayerOfGame(each.person, each.name if each.person else each.bot, bool(each.sits_in))


def log_of(entries: Iterable[EntryBase], number: int) -> Log | FairLog | None:
    """The log of a finished game, extracted from the table's; None if no such game has been finished."""
    started: p.Started | None = None
    hashes: list[str] = []
    actions: list[str] = []
    for entry in entries:
        match entry:
            case p.Committed():
                hashes.append(entry.hash)
            case p.Started() if entry.game == number:
                started = entry
            case p.Did() if started:
                actions.append(entry.action)
            case p.Revealed() if started:
                deal = {"hash": hashes[number], "secret": entry.secret, "parts": started.parts}
                return Game.from_log({"openhearts": 2, "rules": started.rules, "deal": deal, "actions": actions}).log()
    return None
