"""Plays games between bots and writes every decision to a file, as rows to learn from, with a card beside it.

The same seed gives the same file, whatever the number of threads. Ctrl-C ends it after the games that are done, and the
file and its card are whole.
"""

from __future__ import annotations

import argparse
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import openhearts as oh
from openhearts.cli import ruleset
from openhearts.cli.dataset_card import Made, card
from openhearts.cli.dataset_file import JsonLines, Parquet, with_pyarrow
from openhearts.cli.dataset_rows import Decision, decisions
from openhearts.cli.parser import Examples, Help, whole
from openhearts.cli.progress import Progress
from openhearts.cli.stop import DONE, INTERRUPTED, Misuse, endings, unusable, whole_number
from openhearts.cli.words import shown, text
from openhearts.in_order import in_order
from openhearts.whole_file import naming

NAME = "dataset"
HELP = Help("terminal-dataset")
ABOUT = Help("terminal-dataset-about")
EXAMPLES = Examples(
    "openhearts dataset experts --games 100",
    "openhearts dataset experts --games 1000 --parquet",
    "openhearts dataset quick --bot careful --games 500 --seed 7 --preset omnibus",
    "openhearts dataset hands --games 100 --set end.hands=10 --set tie=shared",
)

MOST_GAMES = 1_000_000
MOST_THREADS = 1024
AHEAD = 4  # games per thread, begun before earlier ones are written


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options."""
    bot = Help("terminal-dataset-bot", bots=oh.bots())
    parquet = Help("terminal-dataset-parquet", command="pip install 'openhearts[data]'")
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=Help("terminal-dataset-folder"))
    parser.add_argument("--games", type=whole, default=10, metavar="N", help=Help("terminal-dataset-games"))
    parser.add_argument("--bot", default="expert", metavar="NAME", help=bot)
    parser.add_argument("--seed", type=whole, default=0, metavar="N", help=Help("terminal-arena-seed"))
    parser.add_argument("--threads", type=whole, metavar="N", help=Help("terminal-arena-threads"))
    parser.add_argument("--parquet", action="store_true", help=parquet)
    ruleset.add_options(parser)


def run(options: argparse.Namespace) -> int:
    """Plays and writes, then says where."""
    whole_number("--games", options.games, 1, MOST_GAMES)
    whole_number("--seed", options.seed, 0, 2**64 - 1)
    threads = options.threads if options.threads is not None else os.cpu_count() or 1
    whole_number("--threads", threads, 1, MOST_THREADS)
    rules = ruleset.chosen(options)
    try:
        oh.bot(options.bot)
    except oh.BadInput as error:
        raise Misuse(str(error)) from error
    if options.parquet:
        with_pyarrow()
    if options.folder.exists():
        raise Misuse(text("terminal-dataset-there", folder=shown(options.folder)))
    try:
        options.folder.mkdir(parents=True)
    except OSError as error:
        raise unusable(options.folder, error) from error
    kind = Parquet if options.parquet else JsonLines
    made = Made(rules, options.bot, options.seed, options.games, f"decisions.{kind.ending}")
    bar = Progress(lambda: text("terminal-dealing"), options.games)
    path, readme = options.folder / made.file, options.folder / "README.md"
    with naming(path), _told_to_end() as ended, kind(path) as file, bar:
        for rows in played(rules, options.bot, options.seed, options.games, threads, ended):
            file.write(rows)
            made.count(rows)
            bar.at(made.games)
    with naming(readme):
        readme.write_text(card(made), encoding="utf-8")
    print(text("terminal-dataset-written", decisions=made.decisions, games=made.games, folder=shown(options.folder)))
    return DONE if made.games == options.games else INTERRUPTED


def played(
    rules: oh.Rules, bot: str, seed: int, games: int, threads: int, ended: threading.Event
) -> Iterator[list[Decision]]:
    """The decisions of each game, in order. Once `ended` is set, it gives up those in progress at once."""
    with ThreadPoolExecutor(threads) as pool:

        def begin(number: int) -> Future[list[Decision] | None]:
            return pool.submit(decisions, rules, bot, seed, number, ended.is_set)

        try:
            for rows in in_order(range(games), begin, Future.result, threads * AHEAD):
                if rows is None:
                    return
                yield rows
        finally:
            ended.set()


@contextmanager
def _told_to_end() -> Iterator[threading.Event]:
    """Set by Ctrl-C, by being told to end and by losing the terminal: what is being written is written to its end."""
    ended = threading.Event()
    before = {}
    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGINT, *endings()):
            if signal.getsignal(number) in (signal.SIG_DFL, signal.default_int_handler):  # nohup has one ignored
                before[number] = signal.signal(number, lambda *_: ended.set())
    try:
        yield ended
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
