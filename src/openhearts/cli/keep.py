"""The game of `openhearts play`, kept in a file after every action: nothing is lost, whatever ends the program.

A kept game is its log, as `Game.from_log` reads it, with the "names" and "bots" at the table added.
"""

from __future__ import annotations

import json
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import openhearts as oh
from openhearts.cli.stop import Stop


def usual_place() -> Path:
    """Where the game is kept unless told otherwise: in the user's state folder (XDG Base Directory)."""
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "openhearts" / "game.json"


@dataclass
class Table:
    """A game and who plays it: `names` by seat, the person at seat 0; `bots` from seat 1 on."""

    game: oh.Game
    names: list[str]
    bots: list[str]


def save(path: Path, table: Table) -> None:
    """Writes the game, all of it or nothing. Raises OSError if it can't be written."""
    kept = {**table.game.log(), "names": table.names, "bots": table.bots}
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(kept, file, ensure_ascii=False)
            file.write("\n")
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def load(path: Path) -> Table:
    """Reads it back. Raises Stop, saying what is wrong, and leaves the file as it is."""
    try:
        text = path.read_text(encoding="utf-8")
        game = oh.Game.from_log(text)
    except FileNotFoundError:
        raise Stop(f"no game is kept in {path}") from None
    except OSError as error:
        raise Stop(f"{path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Stop(f"{path} is not a kept game: it is not text") from error
    except oh.OpenHeartsError as error:
        raise Stop(f"{path} can't be replayed: {error}") from error
    if game.over:
        raise Stop(f"the game in {path} is over")
    kept: dict[str, Any] = json.loads(text)
    players = game.rules.players
    return Table(
        game,
        _texts(kept.get("names"), players) or default_names(players),
        _texts(kept.get("bots"), players - 1, among=oh.bots()) or ["careful"] * (players - 1),
    )


def default_names(players: int) -> list[str]:
    """Who sits at the table when nobody has said."""
    others = ["Ingrid", "Yuki", "Tomás", "Amara", "Rafael", "Noor", "Sunniva", "Kofi", "Leila", "Felix"]
    return ["You", *others][:players]


def _texts(value: Any, count: int, among: list[str] | None = None) -> list[str] | None:
    """The list, if it is one of `count` texts that can be shown (or that are `among` others); else None."""
    if not isinstance(value, list) or len(value) != count:
        return None
    fits = [isinstance(text, str) and text.isprintable() and (among is None or text in among) for text in value]
    return value if all(fits) else None
