"""Lets bots play each other: the same deals in every seating, every pairing, and how sure the result is.

A player is a built-in bot by its name, or cmd:"./engine --flag", a program that speaks the line protocol.
"""

from __future__ import annotations

import argparse
import math
import re
import signal
import sys
import textwrap
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import NoReturn

import openhearts as oh
from openhearts.cli import ruleset
from openhearts.cli.progress import Progress
from openhearts.cli.stop import DONE, FAILED, INTERRUPTED, Misuse, Stop
from openhearts.cli.terminal_style import TerminalStyle

NAME = "arena"
HELP = "matches between bots, with error bars"
EXAMPLES = """\
examples:
  openhearts arena careful random
  openhearts arena careful random --hands 5000 --settle 0.1
  openhearts arena expert:3000 careful --hands 0 --games 500 --settle
  openhearts arena careful random --preset sweepstakes --games 200 --json
  openhearts arena careful cmd:"./my-engine --fast" --limit 2 --memory 512M
  openhearts arena careful random --hands 100000 --cluster auto
"""

MOST = 1_000_000_000
MOST_THREADS = 1024
WIDE = 80  # letters a line
STEPS = 500  # of the progress bar
BYTES = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30}


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options."""
    parser.add_argument("players", nargs="+", metavar="PLAYER", help=f"{', '.join(oh.bots())}, or cmd:COMMAND")
    parser.add_argument("--hands", type=int, default=1000, metavar="N", help="deals of one hand a pairing (1,000)")
    parser.add_argument("--games", type=int, default=0, metavar="N", help="whole games a pairing, after the hands (0)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the deals and the bots (0)")
    parser.add_argument("--threads", type=int, metavar="N", help="threads (as many as there are processors)")
    parser.add_argument(
        "--settle",
        type=float,
        nargs="?",
        const=0.0,
        metavar="POINTS",
        help="stop a pairing once it is sure who is better, or that they differ by no more than POINTS;"
        " its games once it is sure who wins more",
    )
    parser.add_argument("--limit", type=float, default=10.0, metavar="SECONDS", help="for a program's decision (10)")
    parser.add_argument("--memory", metavar="SIZE", help="for each process of a program: 512M, 2G (no limit)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on this Ray cluster (auto: the one of this machine)")
    parser.add_argument("--json", action="store_true", help="as JSON")
    ruleset.add_options(parser)


def run(options: argparse.Namespace) -> int:
    """Plays the match and tells what came of it; when it ends early, of the part that was played."""
    rules = ruleset.chosen(options)
    _check(options)
    latest: list[oh.Arena] = []
    failed: oh.PlayerError | None = None
    code = DONE
    with ExitStack() as stack:
        bars: list[Progress] = []

        def progress(so_far: oh.Arena) -> None:
            latest[:] = [so_far]
            if not bars:
                bars.append(stack.enter_context(Progress("dealing", so_far.planned)))
            if so_far.done % max(1, so_far.planned // STEPS) == 0:
                bars[0].title = _title(so_far.pairings)
                bars[0].at(so_far.done)

        try:
            with _ended_by_signals():
                latest[:] = [_played(options, rules, progress)]
        except KeyboardInterrupt:
            code = INTERRUPTED
        except oh.PlayerError as error:
            failed, code = error, FAILED
    if latest:
        print(latest[0].to_json() if options.json else table(latest[0], TerminalStyle.of_terminal()))
    if failed is not None:
        if failed.last_words:
            print(textwrap.indent(failed.last_words, "  | "), file=sys.stderr)
        raise Stop(str(failed), code) from failed
    if not latest:
        raise Stop("ended before the first deal was played", code)
    return code


@contextmanager
def _ended_by_signals() -> Iterator[None]:
    """Being told to end, or losing the terminal, ends a match as Ctrl-C does: no program is left behind."""

    def interrupt(*_: object) -> NoReturn:
        raise KeyboardInterrupt

    before = {}
    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGTERM, signal.SIGHUP):
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
            progress=progress,
        )
    except oh.BadInput as error:
        raise Misuse(str(error)) from error


def _check(options: argparse.Namespace) -> None:
    """Raises Misuse for numbers that can't be."""
    for name, least, most in (("hands", 0, MOST), ("games", 0, MOST), ("seed", 0, 2**64 - 1)):
        if not least <= getattr(options, name) <= most:
            raise Misuse(f"--{name} is a whole number from {least} to {most}")
    if options.hands + options.games < 1:
        raise Misuse("a match needs --hands or --games")
    if options.threads is not None and not 1 <= options.threads <= MOST_THREADS:
        raise Misuse(f"--threads is a whole number from 1 to {MOST_THREADS}")
    if not 0 < options.limit <= MOST:
        raise Misuse("--limit is a number of seconds above 0")
    if options.settle is not None and not 0 <= options.settle <= MOST:
        raise Misuse("--settle is a number of points, 0 or more")
    _bytes(options.memory)


def _bytes(size: str | None) -> int | None:
    """The bytes that "512M" says. Raises Misuse for what is no size."""
    if size is None:
        return None
    said = re.fullmatch(r"(\d{1,15})([KMG]?)", size.upper())
    if said is None:
        raise Misuse("--memory is a size like 512M or 2G")
    return int(said[1]) * BYTES[said[2]]


def table(result: oh.Arena, style: TerminalStyle) -> str:
    """The players, the pairings, the games; then what is settled, and the faults."""
    seatings = f"{result.seatings} seatings of each deal · seed {result.seed}"
    parts = [[*_wrapped(result.line), seatings]]
    players = [_player(player) for player in result.players]
    parts.append(_columns(("player", result.unit, "moons", "ms a decision", "longest"), players))
    dealt = [_deals(pairing) for pairing in result.pairings if pairing.deals]
    if dealt:
        parts.append(_columns(("pairing", "deals", "better by", "95% sure"), dealt))
    games = [_games(pairing) for pairing in result.pairings if pairing.games]
    if games:
        parts.append(_columns(("pairing", "games", "the first won", "95% sure"), games))
    parts.append([line for pairing in result.pairings for line in _settled(pairing, result.unit)])
    parts.append([line for player in result.players if player.faults for line in _faults(player)])
    if result.done < result.planned:
        parts.append([f"Ended after {result.done:,} of {result.planned:,}."])
    return style.text("\n\n".join("\n".join(part) for part in parts if part))


def _title(pairings: Sequence[oh.Pairing]) -> str:
    """For the person who waits: how the pairing stands that is being played."""
    begun = [pairing for pairing in pairings if pairing.deals or pairing.games]
    if not begun or not begun[-1].deals:
        return f"{_short(begun[-1].first, 12)} v {_short(begun[-1].second, 12)}" if begun else "dealing"
    error = f" ± {begun[-1].error:.2f}" if begun[-1].deals > 1 else ""
    return f"{_short(begun[-1].first, 12)} {begun[-1].better:+.2f}{error}"


def _player(player: oh.Contender) -> tuple[str, ...]:
    mean = _number(player.mean) if player.deals else ""
    times = f"{player.milliseconds:.3f}", f"{player.slowest:.1f}"
    return (_short(player.name, 32), mean, f"{player.moon_rate:.1%}", *times)


def _deals(pairing: oh.Pairing) -> tuple[str, ...]:
    error = f" ± {pairing.error:.2f}" if pairing.deals > 1 else ""
    sure = " to ".join(map(_number, pairing.interval)) if math.isfinite(pairing.interval[0]) else ""
    return _between(pairing), f"{pairing.deals:,}", _number(pairing.better) + error, sure


def _games(pairing: oh.Pairing) -> tuple[str, ...]:
    error = f" ± {pairing.won_error:.1%}" if pairing.games > 1 else ""
    sure = " to ".join(f"{end:.1%}" for end in pairing.won_interval) if pairing.won_interval != (0, 1) else ""
    return _between(pairing), f"{pairing.games:,}", f"{pairing.won:.1%}{error}", sure


def _settled(pairing: oh.Pairing, unit: str) -> list[str]:
    def ranked(settled: str) -> tuple[str, str]:
        pair = pairing.first, pairing.second
        return pair if settled == "first" else pair[::-1]

    lines = []
    if pairing.settled == "equal":
        said = f"{pairing.first} and {pairing.second} differ by no more than asked, in {unit}"
        lines += _wrapped(f"Settled after {pairing.deals:,} deals: {said}.")
    elif pairing.settled is not None:
        better, worse = ranked(pairing.settled)
        lines += _wrapped(f"Settled after {pairing.deals:,} deals: {better} is better than {worse}.")
    if pairing.won_settled is not None:
        better, worse = ranked(pairing.won_settled)
        lines += _wrapped(f"Settled after {pairing.games:,} games: {better} wins more of them than {worse}.")
    return lines


def _faults(player: oh.Contender) -> list[str]:
    kinds = ", ".join(f"{kind} {many:,}" for kind, many in player.faults.items())
    return _wrapped(f"Lost by faults of {player.name}: {kinds}.")


def _between(pairing: oh.Pairing) -> str:
    return f"{_short(pairing.first, 15)} v {_short(pairing.second, 15)}"


def _wrapped(words: str) -> list[str]:
    return textwrap.wrap(words, WIDE)


def _short(name: str, most: int) -> str:
    return name if len(name) <= most else f"{name[: most - 3]}..."


def _number(number: float) -> str:
    return f"{number:.2f}".replace("-", "−")


def _columns(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table; the first column stands left, the numbers right."""
    wide = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    lines = []
    for row in (head, *rows):
        numbers = (f"{cell:>{width}}" for cell, width in zip(row[1:], wide[1:], strict=True))
        lines.append("  ".join([f"{row[0]:<{wide[0]}}", *numbers]).rstrip())
    return lines
