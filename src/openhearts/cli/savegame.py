"""The game of `openhearts play`, kept in a file after every action: nothing is lost, whatever ends the program.

A kept game is its log, as `Game.from_log` reads it, with the "names" and "bots" at the table added.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import openhearts as oh
from openhearts.cli import json_text, user_files
from openhearts.cli.player_names import default_names
from openhearts.cli.stop import Misuse, unusable
from openhearts.cli.words import shown, text
from openhearts.joiners import can_be_shown


@dataclass
class SavedGame:
    """A game and who plays it: `names` by seat, `bots` from seat 1 on. The person at seat 0 may have no name ("")."""

    game: oh.Game
    names: list[str]
    bots: list[str]


def save(path: Path, saved: SavedGame) -> None:
    """Writes the game, all of it or nothing. Raises OSError if it can't be written."""
    user_files.write(path, {**saved.game.log(), "names": saved.names, "bots": saved.bots})


def load(path: Path) -> SavedGame:
    """Reads it back. Raises Misuse, saying what is wrong, and leaves the file as it is."""
    file = shown(path)
    try:
        content = user_files.read(path)
        game = oh.Game.from_log(content)
        found: dict[str, Any] = json_text.read(content)
    except FileNotFoundError:
        raise Misuse(text("terminal-no-game-kept", file=file)) from None
    except OSError as error:
        raise unusable(path, error) from error
    except UnicodeDecodeError as error:
        raise Misuse(text("terminal-game-not-text", file=file)) from error
    except oh.OpenHeartsError as error:
        raise Misuse(text("terminal-game-unreadable", file=file, reason=str(error))) from error
    if game.over:
        raise Misuse(text("terminal-game-ended", file=file))
    players = game.rules.players
    names = _texts(found.get("names"), players)
    return SavedGame(
        game,
        names if names is not None and all(names[1:]) else default_names(players),
        _texts(found.get("bots"), players - 1, _is_bot) or ["careful"] * (players - 1),
    )


def _is_bot(text: str) -> bool:
    try:
        oh.bot(text)
    except oh.BadInput:
        return False
    return True


def _texts(value: Any, count: int, fits: Callable[[str], bool] = can_be_shown) -> list[str] | None:
    """The list, if it is one of `count` texts that fit; else None."""
    if not isinstance(value, list) or len(value) != count:
        return None
    return value if all(isinstance(text, str) and fits(text) for text in value) else None
