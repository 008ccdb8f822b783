"""Lets bots play each other: the same deals in every seating, every pairing, and how sure the result is.

A player is a built-in bot by its name, or cmd:"./engine --flag", a program that speaks the line protocol.
"""

from __future__ import annotations

import argparse
import errno
import os
import re
import signal
import sys
import textwrap
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NoReturn

import openhearts as oh
from openhearts.cli import ruleset
from openhearts.cli.arena_picture import is_free, picture
from openhearts.cli.arena_table import number, short, table
from openhearts.cli.parser import Examples, Help, whole
from openhearts.cli.progress import Progress
from openhearts.cli.stop import DONE, FAILED, INTERRUPTED, Misuse, Stop, endings, no_folder, unusable, whole_number
from openhearts.cli.terminal_style import TerminalStyle
from openhearts.cli.words import shown, text
from openhearts.whole_file import naming

NAME = "arena"
HELP = Help("terminal-arena")
ABOUT = Help("terminal-arena-about", command='cmd:"./engine --flag"')
EXAMPLES = Examples(
    "openhearts arena careful random",
    "openhearts arena careful random --hands 5000 --settle 0.1",
    "openhearts arena expert:3000 careful --hands 0 --games 500 --settle",
    "openhearts arena careful random --preset sweepstakes --games 200 --json",
    'openhearts arena careful cmd:"./my-engine --fast" --limit 2 --memory 512M',
    'openhearts arena careful mine=cmd:"openhearts probe --bot my_bot:choose"',
    "openhearts arena careful random --hands 100000 --cluster auto",
    'openhearts arena careful random mine=cmd:"./my-engine" --record match.jsonl',
    "openhearts arena --show match.jsonl --picture match.svg",
)

MOST = 1_000_000_000
MOST_THREADS = 1024
STEPS = 500  # of the progress bar
SIZES = ("512M", "2G")
BYTES = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30}


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options."""
    players = Help("terminal-arena-players", bots=oh.bots(), command="cmd:COMMAND")
    settle = Help("terminal-arena-settle", points="POINTS")
    memory = Help("terminal-arena-memory", sizes=list(SIZES))
    cluster = Help("terminal-arena-cluster", auto="auto")
    parser.add_argument("players", nargs="*", metavar="PLAYER", help=players)
    parser.add_argument("--hands", type=whole, default=1000, metavar="N", help=Help("terminal-arena-hands"))
    parser.add_argument("--games", type=whole, default=0, metavar="N", help=Help("terminal-arena-games"))
    parser.add_argument("--seed", type=whole, default=0, metavar="N", help=Help("terminal-arena-seed"))
    parser.add_argument("--threads", type=whole, metavar="N", help=Help("terminal-arena-threads"))
    parser.add_argument("--settle", type=float, nargs="?", const=0.0, metavar="POINTS", help=settle)
    parser.add_argument("--limit", type=float, default=10.0, metavar="SECONDS", help=Help("terminal-arena-limit"))
    parser.add_argument("--memory", metavar="SIZE", help=memory)
    parser.add_argument("--cluster", metavar="ADDRESS", help=cluster)
    parser.add_argument("--record", type=Path, metavar="FILE", help=Help("terminal-arena-record"))
    parser.add_argument("--resume", action="store_true", help=Help("terminal-arena-resume", record="--record"))
    parser.add_argument("--show", type=Path, metavar="FILE", help=Help("terminal-arena-show"))
    parser.add_argument("--picture", type=Path, metavar="FILE", help=Help("terminal-arena-picture"))
    parser.add_argument("--json", action="store_true", help=Help("terminal-option-json"))
    ruleset.add_options(parser)


def run(options: argparse.Namespace) -> int:
    """Plays the match and tells what came of it; when it ends early, of the part that was played."""
    _check(options)
    if options.show is not None:
        return _told(_recorded(options.show), options)
    rules = ruleset.chosen(options)
    latest: list[oh.Arena] = []
    failed: oh.PlayerError | None = None
    lost: OSError | None = None
    code = DONE
    with ExitStack() as stack:
        bars: list[Progress] = []

        def progress(so_far: oh.Arena) -> None:
            latest[:] = [so_far]
            if not bars:
                bars.append(stack.enter_context(Progress(lambda: _title(latest[0].pairings), so_far.planned)))
            if so_far.done % max(1, so_far.planned // STEPS) == 0:
                bars[0].at(so_far.done)

        try:
            with _ended_by_signals():
                latest[:] = [_played(options, rules, progress)]
        except KeyboardInterrupt:
            code = INTERRUPTED
        except oh.PlayerError as error:
            failed, code = error, FAILED
        except OSError as error:  # such as a full disk, to which the record can't be written on
            lost = error
    if latest:
        _told(latest[0], options)
    if lost is not None:
        raise lost
    if failed is not None:
        if failed.last_words:
            print(textwrap.indent(failed.last_words, "  | "), file=sys.stderr)
        raise Stop(str(failed), code) from failed
    if not latest:
        raise Stop(text("terminal-ended-at-once"), code)
    return code


def _recorded(file: Path) -> oh.Arena:
    """The match in the file. Raises Misuse if there is no such file, or it has none."""
    try:
        return oh.recorded(file)
    except oh.BadInput as error:
        raise Misuse(str(error)) from error
    except OSError as error:
        raise unusable(file, error) from error


def _told(result: oh.Arena, options: argparse.Namespace) -> int:
    """Prints the result, and draws it if that is asked for."""
    print(result.to_json() if options.json else table(result, TerminalStyle.of_terminal()))
    if options.picture is not None:
        with naming(options.picture):
            options.picture.write_text(picture(result), encoding="utf-8", errors="replace")
    return DONE


@contextmanager
def _ended_by_signals() -> Iterator[None]:
    """Being told to end, or losing the terminal, ends a match as Ctrl-C does: no program is left behind."""

    def interrupt(*_: object) -> NoReturn:
        raise KeyboardInterrupt

    before = {}
    if threading.current_thread() is threading.main_thread():
        for number in endings():
            if signal.getsignal(number) is signal.SIG_DFL:  # nohup has it ignored
                before[number] = signal.signal(number, interrupt)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _played(options: argparse.Namespace, rules: oh.Rules, progress: Callable[[oh.Arena], None]) -> oh.Arena:
    """The match. Raises Misuse for players that there are not."""
    try:
        return oh.arena(
            options.players,
            rules,
            options.hands,
            options.games,
            options.seed,
            threads=options.threads,
            settle=options.settle,
            limit=options.limit,
            memory=_bytes(options.memory),
            cluster=options.cluster,
            record=options.record,
            resume=options.resume,
            progress=progress,
        )
    except oh.BadInput as error:
        raise Misuse(str(error)) from error


def _check(options: argparse.Namespace) -> None:
    """Raises Misuse for options that don't go together, and numbers that can't be."""
    if bool(options.players) == (options.show is not None) or (options.show is not None and options.record is not None):
        raise Misuse(text("terminal-arena-either", show="--show"))
    if options.resume and options.record is None:
        raise Misuse(text("terminal-arena-resume-what", resume="--resume", record="--record"))
    for name, least, most in (("hands", 0, MOST), ("games", 0, MOST), ("seed", 0, 2**64 - 1)):
        whole_number(f"--{name}", getattr(options, name), least, most)
    if options.hands + options.games < 1:
        raise Misuse(text("terminal-match-needs", hands="--hands", games="--games"))
    if options.threads is not None:
        whole_number("--threads", options.threads, 1, MOST_THREADS)
    if not 0 < options.limit <= MOST:
        raise Misuse(text("terminal-limit-above", option="--limit"))
    if options.settle is not None and not 0 <= options.settle <= MOST:
        raise Misuse(text("terminal-settle-least", option="--settle"))
    _bytes(options.memory)
    for file in filter(None, (options.record, options.picture)):  # the picture is drawn after hours of play
        no_folder(file)
        if not file.parent.is_dir():
            raise unusable(file, FileNotFoundError(errno.ENOENT, ""))
        place = file if file.exists() else file.parent
        if not os.access(place, os.W_OK):
            raise unusable(file, OSError(errno.EROFS if _read_only(place) else errno.EACCES, ""))
    if options.picture is not None:
        _check_place(options.picture, options.record)


def _read_only(place: Path) -> bool:
    """Whether it lies on a file system that nobody may write to."""
    return sys.platform != "win32" and bool(os.statvfs(place).f_flag & os.ST_RDONLY)


def _check_place(drawn: Path, record: Path | None) -> None:
    """Raises Misuse if a picture would replace anything but an earlier picture, such as the match's own record."""
    if (record is not None and drawn.resolve() == record.resolve()) or not is_free(drawn):
        raise Misuse(text("terminal-file-there", file=shown(drawn)))


def _bytes(size: str | None) -> int | None:
    """The bytes that "512M" says. Raises Misuse for what is no size."""
    if size is None:
        return None
    match = re.fullmatch(r"(\d{1,15})([KMG]?)", size.upper())
    if match is None:
        raise Misuse(text("terminal-memory-size", option="--memory", sizes=list(SIZES)))
    return int(match[1]) * BYTES[match[2]]


def _title(pairings: Sequence[oh.Pairing]) -> str:
    """For the person who waits: how the pairing stands that is being played."""
    begun = [pairing for pairing in pairings if pairing.deals or pairing.games]
    if not begun:
        return text("terminal-dealing")
    latest = begun[-1]
    if not latest.deals:
        return text("terminal-versus", first=short(latest.first, 12), second=short(latest.second, 12))
    better = text("terminal-signed-hundredths", number=latest.better)
    if latest.deals > 1:
        better = text("terminal-give-or-take", mean=better, error=number(latest.error))
    return f"{short(latest.first, 12)} {better}"
