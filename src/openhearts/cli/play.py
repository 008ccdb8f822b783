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
from openhearts.cli.prompt import Quit
from openhearts.cli.savegame import SavedGame
from openhearts.cli.session import Session
from openhearts.cli.stop import DONE, INTERRUPTED, Misuse

NAME = "play"
HELP = "a game in the terminal"
EXAMPLES = """\
examples:
  openhearts play
  openhearts play --preset black-maria
  openhearts play --set players=5 --set moon=choice --names Ada,Ben,Cleo,Dan,Eva
  openhearts play --seed 7 --bots careful,random,random
  openhearts play --resume
"""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options."""
    ruleset.add_options(parser)
    parser.add_argument("--seed", type=int, metavar="N", help="the deals: the same number, the same cards (drawn)")
    parser.add_argument(
        "--bots", metavar="NAMES", help=f"who plays against you, one name or one each: {', '.join(oh.bots())} (careful)"
    )
    parser.add_argument("--names", metavar="NAMES", help="what the players are called, you first: Ada,Ben,Cleo,Dan")
    parser.add_argument("--resume", action="store_true", help="go on with the game that was kept")
    parser.add_argument("--file", type=Path, metavar="FILE", help="keep the game here, also when it is over")


def run(options: argparse.Namespace) -> int:
    """Plays until the game is over or the person leaves."""
    path: Path = options.file or user_files.usual_place("game.json")
    if options.resume:
        given = {"--preset": options.preset, "--rules": options.rules, "--set": options.set, "--seed": options.seed}
        for name, value in (given | {"--bots": options.bots, "--names": options.names}).items():
            if value not in (None, []):
                raise Misuse(f"--resume goes on with the kept game, so it takes no {name}")
        saved = savegame.load(path)
    else:
        saved = new_game(options)
        make_room(path, ours=options.file is None)
    session = Session(saved, path)
    again = "openhearts play --resume" + (f" --file {options.file}" if options.file else "")
    try:
        session.play()
    except Quit:
        session.leave(again)
        return DONE
    except KeyboardInterrupt:
        session.leave(again)
        return INTERRUPTED
    if options.file is None:
        path.unlink(missing_ok=True)
    return DONE


def new_game(options: argparse.Namespace) -> SavedGame:
    """The game that the options ask for, and who plays it."""
    rules = ruleset.chosen(options)
    if options.seed is not None and not 0 <= options.seed < 2**64:
        raise Misuse("--seed is a whole number from 0 to 18446744073709551615")
    names = savegame.default_names(rules.players)
    if options.names is not None:
        given = [name.strip() for name in options.names.split(",")]
        if not all(0 < len(name) <= 20 and name.isprintable() for name in given) or len(set(given)) < len(given):
            raise Misuse("--names are different names of 1 to 20 letters, with commas between them")
        if len(given) > rules.players:
            raise Misuse(f"--names has {len(given)} names for {rules.players} players")
        names = given + [name for name in names if name not in given][-(rules.players - len(given)) :]
        names = names[: rules.players]
    bots = (options.bots or "careful").split(",")
    bots = bots * (rules.players - 1) if len(bots) == 1 else bots
    for name in bots:
        try:
            oh.bot(name)
        except oh.BadInput as error:
            raise Misuse(str(error)) from error
    if len(bots) != rules.players - 1:
        raise Misuse(f"--bots names {len(bots)} bots for {rules.players - 1} seats")
    seed = options.seed if options.seed is not None else secrets.randbits(32)
    return SavedGame(oh.Game(rules, seed=seed), names, bots)


def make_room(path: Path, *, ours: bool) -> None:
    """Sees to it that no kept game is written over: in our own place it moves aside, any other file stays."""
    if not path.exists():
        return
    if not ours:
        raise Misuse(f"{path} is there already; --resume goes on with the game in it")
    aside = path.with_name("previous.json")
    path.replace(aside)
    print(f"The game you left is kept in {aside}")
