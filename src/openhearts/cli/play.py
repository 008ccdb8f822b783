"""Plays a game in the terminal: you against bots, by any rules.

Type cards by rank and suit (QS, 10D, 2c); ? shows what else can be typed. The game is kept after every action, so that
quitting, Ctrl-C or a lost connection loses nothing: --resume goes on with it.
"""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

import openhearts as oh
from openhearts.cli import ruleset, savegame, user_files
from openhearts.cli.parser import Examples, Help, whole
from openhearts.cli.player_names import default_names, is_name, names_with
from openhearts.cli.prompt import Quit
from openhearts.cli.savegame import SavedGame
from openhearts.cli.session import Session
from openhearts.cli.stop import DONE, INTERRUPTED, Misuse, no_folder, whole_number
from openhearts.cli.words import shown, text

NAME = "play"
HELP = Help("terminal-play")
ABOUT = Help("terminal-play-about", cards=["QS", "10D", "2c"], key="?", resume="--resume")
EXAMPLES = Examples(
    "openhearts play",
    "openhearts play --preset black-maria",
    "openhearts play --set players=5 --set moon=choice --names Ada,Ben,Cleo,Dan,Eva",
    "openhearts play --seed 7 --bots careful,random,random",
    "openhearts play --resume",
)

GAMES_LEFT = 10
"""So many games that were left for others are kept. Evenings, which people have played for hours, are all kept."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options."""
    ruleset.add_options(parser)
    parser.add_argument("--seed", type=whole, metavar="N", help=Help("terminal-play-seed"))
    parser.add_argument("--bots", metavar="NAMES", help=Help("terminal-play-bots", bots=oh.bots()))
    parser.add_argument("--names", metavar="NAMES", help=Help("terminal-play-names", names="Ada,Ben,Cleo,Dan"))
    parser.add_argument("--resume", action="store_true", help=Help("terminal-play-resume"))
    parser.add_argument("--file", type=Path, metavar="FILE", help=Help("terminal-play-file"))


def run(options: argparse.Namespace) -> int:
    """Plays until the game is over or the person leaves."""
    path, unkept = user_files.place(options.file, "game.json")
    if options.resume:
        given = {"--preset": options.preset, "--rules": options.rules, "--set": options.set, "--seed": options.seed}
        for name, value in (given | {"--bots": options.bots, "--names": options.names}).items():
            if value not in (None, []):
                raise Misuse(text("terminal-resume-game-takes-no", option="--resume", other=name))
        saved = savegame.load(path)
    else:
        saved = new_game(options)
        try:
            make_room(path, ours=options.file is None)
        except OSError as error:
            unkept = error
    again = user_files.resuming("openhearts play", options.file)
    session = Session(saved, path, again=again)
    session.kept = options.resume
    if unkept is not None:
        session.go_on_without(unkept)
    try:
        session.play()
    except Quit:
        session.leave()
        return DONE
    except KeyboardInterrupt:
        session.leave()
        return INTERRUPTED
    if options.file is None:
        session.delete()
    return DONE


def new_game(options: argparse.Namespace) -> SavedGame:
    """The game that the options ask for, and who plays it."""
    rules = ruleset.chosen(options)
    if options.seed is not None:
        whole_number("--seed", options.seed, 0, 2**64 - 1)
    names = default_names(rules.players)
    if options.names is not None:
        given = [name.strip() for name in options.names.split(",")]
        if not all(map(is_name, given)) or len(set(given)) < len(given):
            raise Misuse(text("terminal-wrong-names", option="--names"))
        if len(given) > rules.players:
            many = text("terminal-names-many", option="--names", count=len(given), players=rules.players)
            raise Misuse(many)
        names = names_with(given, rules.players)
    bots = [name.strip() for name in ("careful" if options.bots is None else options.bots).split(",")]
    bots = bots * (rules.players - 1) if len(bots) == 1 else bots
    for name in bots:
        try:
            oh.bot(name)
        except oh.BadInput as error:
            raise Misuse(str(error)) from error
    if len(bots) != rules.players - 1:
        raise Misuse(text("terminal-bots-many", option="--bots", count=len(bots), seats=rules.players - 1))
    seed = options.seed if options.seed is not None else secrets.randbits(32)
    return SavedGame(oh.Game(rules, seed=seed), names, bots)


def make_room(path: Path, *, ours: bool) -> None:
    """Sees to it that no kept game is written over: in our own place it moves aside, any other file stays. Raises
    OSError if it can't be moved.
    """
    if not path.exists():
        return
    no_folder(path)
    if not ours:
        raise Misuse(text("terminal-game-there", file=shown(path), option="--resume"))
    aside = user_files.set_aside(path, "previous.json", GAMES_LEFT)
    print(text("terminal-game-aside", file=shown(aside)))
