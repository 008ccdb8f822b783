"""Checks the log of a game: that its deals are those that were promised, and that every action was legal.

Reads games as text, too, and writes either form.
"""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import Any

import openhearts as oh
from openhearts.cli import json_text, user_files
from openhearts.cli.parser import Examples, Help
from openhearts.cli.stop import DONE, FAILED, Stop
from openhearts.cli.terminal_style import TerminalStyle
from openhearts.cli.words import say, shown, text
from openhearts.errors import AnyMessage, message

NAME = "verify"
HELP = Help("terminal-verify")
ABOUT = Help("terminal-verify-about")
EXAMPLES = Examples("openhearts verify game.json", "openhearts verify game.json --text > game.txt")
JSON_OBJECT = re.compile(r'\s*\{\s*["}]')  # a comment is in braces, too


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options."""
    parser.add_argument("file", type=Path, metavar="FILE", help=Help("terminal-verify-file"))
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=Help("terminal-verify-json"))
    form.add_argument("--text", action="store_true", help=Help("terminal-verify-text"))
    form.add_argument("--log", action="store_true", help=Help("terminal-verify-log"))


def run(options: argparse.Namespace) -> int:
    """Says what was checked, and what came of it."""
    written = user_files.read_named(options.file)
    try:
        games = transcripts_in(written)
    except oh.BadInput as error:
        if not options.json:
            raise Stop(text("terminal-file", file=shown(options.file), reason=str(error))) from error
        print(json.dumps({"verified": False, "code": error.code, "why": error.message}, ensure_ascii=False))
        return FAILED
    told = [_told(each, options) for each in games]
    print("\n\n".join(told) if options.text else "\n".join(told))
    return DONE


def _told(transcript: oh.Transcript, options: argparse.Namespace) -> str:
    """One game in the form that was asked for."""
    game = transcript.game
    if options.text:
        return transcript.text().rstrip("\n")
    if options.log:
        names = {"names": list(transcript.names)} if transcript.names else {}
        return json.dumps({**game.log(), **names}, ensure_ascii=False)
    if options.json:
        return json.dumps(_facts(game), ensure_ascii=False)
    style = TerminalStyle.of_terminal()
    return "\n".join(style.prose(say(each), 0) for each in checked(game))


def transcripts_in(written: str) -> list[oh.Transcript]:
    """The games in a file: of a log the one, with the names that `openhearts play` adds."""
    if not JSON_OBJECT.match(written):
        return oh.transcripts(written)
    game = oh.Game.from_log(written)
    names = json_text.read(written).get("names")
    sound = isinstance(names, list) and all(isinstance(name, str) for name in names)
    return [oh.Transcript(game, names=names if sound else ())]


def checked(game: oh.Game) -> list[AnyMessage]:
    """What was found, a sentence each; the deals first."""
    log = game.log()
    end = "verify-over" if game.over else "verify-not-over"
    return [
        *_about_the_deals(game, "position" in log),
        message("verify-played", actions=len(log["actions"])),
        message(end, totals=[message("number", number=total) for total in game.totals]),
    ]


def _about_the_deals(game: oh.Game, set_up: bool) -> list[AnyMessage]:
    if set_up:
        return [message("verify-position")]
    if game.deal is None:
        return [message("verify-seed", seed=str(game.seed))]
    added = [str(seat) for seat, part in enumerate(game.deal.parts) if part]
    parts = message("verify-parts", seats=added, count=len(added)) if added else message("verify-no-parts")
    return [message("verify-hash", hash=game.deal.hash), parts, message("verify-dealt")]


def _facts(game: oh.Game) -> dict[str, Any]:
    """The same for programs."""
    return {
        "verified": True,
        "fair": game.deal is not None,
        "hash": None if game.deal is None else game.deal.hash,
        "parts": None if game.deal is None else [part.hex() for part in game.deal.parts],
        "hands": [[hand.dealt(seat) for seat in range(game.rules.players)] for hand in game.hands],
        "actions": len(game.log()["actions"]),
        "over": game.over,
        "totals": game.totals,
        "winners": game.winners,
        "checked": checked(game),
    }
