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
from openhearts.cli.parser import Examples, Help
from openhearts.cli.progress import Progress
from openhearts.cli.stop import DONE, FAILED, INTERRUPTED, Misuse, Stop, whole_number
from openhearts.cli.terminal_style import TerminalStyle
from openhearts.cli.words import text

NAME = "arena"
HELP = Help("terminal-arena")
ABOUT = Help("terminal-arena-about", command='cmd:"./engine --flag"')
EXAMPLES = Examples(
    "openhearts arena careful random",
    "openhearts arena careful random --hands 5000 --settle 0.1",
    "openhearts arena expert:3000 careful --hands 0 --games 500 --settle",
    "openhearts arena careful random --preset sweepstakes --games 200 --json",
    'openhearts arena careful cmd:"./my-engine --fast" --limit 2 --memory 512M',
    "openhearts arena careful random --hands 100000 --cluster auto",
)

MOST = 1_000_000_000
MOST_THREADS = 1024
WIDE = 80  # letters a line
STEPS = 500  # of the progress bar
SIZES = ("512M", "2G")
BYTES = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30}


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options."""
    players = Help("terminal-arena-players", bots=oh.bots(), command="cmd:COMMAND")
    settle = Help("terminal-arena-settle", points="POINTS")
    memory = Help("terminal-arena-memory", sizes=list(SIZES))
    cluster = Help("terminal-arena-cluster", auto="auto")
    parser.add_argument("players", nargs="+", metavar="PLAYER", help=players)
    parser.add_argument("--hands", type=int, default=1000, metavar="N", help=Help("terminal-arena-hands"))
    parser.add_argument("--games", type=int, default=0, metavar="N", help=Help("terminal-arena-games"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=Help("terminal-arena-seed"))
    parser.add_argument("--threads", type=int, metavar="N", help=Help("terminal-arena-threads"))
    parser.add_argument("--settle", type=float, nargs="?", const=0.0, metavar="POINTS", help=settle)
    parser.add_argument("--limit", type=float, default=10.0, metavar="SECONDS", help=Help("terminal-arena-limit"))
    parser.add_argument("--memory", metavar="SIZE", help=memory)
    parser.add_argument("--cluster", metavar="ADDRESS", help=cluster)
    parser.add_argument("--json", action="store_true", help=Help("terminal-option-json"))
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
    if latest:
        print(latest[0].to_json() if options.json else table(latest[0], TerminalStyle.of_terminal()))
    if failed is not None:
        if failed.last_words:
            print(textwrap.indent(failed.last_words, "  | "), file=sys.stderr)
        raise Stop(str(failed), code) from failed
    if not latest:
        raise Stop(text("terminal-ended-at-once"), code)
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


def _bytes(size: str | None) -> int | None:
    """The bytes that "512M" says. Raises Misuse for what is no size."""
    if size is None:
        return None
    match = re.fullmatch(r"(\d{1,15})([KMG]?)", size.upper())
    if match is None:
        raise Misuse(text("terminal-memory-size", option="--memory", sizes=list(SIZES)))
    return int(match[1]) * BYTES[match[2]]


def table(result: oh.Arena, style: TerminalStyle) -> str:
    """The players, the pairings, the games; then what is settled, and the faults."""
    seatings = text("terminal-seatings", count=result.seatings)
    terms = f"{seatings} · {text('terminal-seed', seed=str(result.seed))}"
    unit = text("terminal-unit-chips") if result.unit == "chips" else text("terminal-unit-points")
    parts = [[*_wrapped(result.line), terms]]
    head = [text("terminal-column-player"), unit, text("terminal-column-moons")]
    head += [text("terminal-column-time"), text("terminal-column-longest")]
    parts.append(_columns(head, [_player(player) for player in result.players]))
    pairing, sure = text("terminal-column-pairing"), text("terminal-column-sure")
    dealt = [_deals(pairing) for pairing in result.pairings if pairing.deals]
    if dealt:
        head = [pairing, text("terminal-column-deals"), text("terminal-column-better"), sure]
        parts.append(_columns(head, dealt))
    games = [_games(pairing) for pairing in result.pairings if pairing.games]
    if games:
        head = [pairing, text("terminal-column-games"), text("terminal-column-won"), sure]
        parts.append(_columns(head, games))
    parts.append([line for pairing in result.pairings for line in _settled(pairing, unit)])
    parts.append([line for player in result.players if player.faults for line in _faults(player)])
    if result.done < result.planned:
        parts.append([text("terminal-ended-early", done=result.done, planned=result.planned)])
    return style.text("\n\n".join("\n".join(part) for part in parts if part))


def _title(pairings: Sequence[oh.Pairing]) -> str:
    """For the person who waits: how the pairing stands that is being played."""
    begun = [pairing for pairing in pairings if pairing.deals or pairing.games]
    if not begun:
        return text("terminal-dealing")
    latest = begun[-1]
    if not latest.deals:
        return text("terminal-versus", first=_short(latest.first, 12), second=_short(latest.second, 12))
    better = text("terminal-signed-hundredths", number=latest.better)
    if latest.deals > 1:
        better = text("terminal-give-or-take", mean=better, error=_number(latest.error))
    return f"{_short(latest.first, 12)} {better}"


def _player(player: oh.Contender) -> tuple[str, ...]:
    mean = _number(player.mean) if player.deals else ""
    times = (
        text("terminal-thousandths", number=player.milliseconds),
        text("terminal-tenths", number=player.slowest),
    )
    return (_short(player.name, 32), mean, _percent(player.moon_rate), *times)


def _deals(pairing: oh.Pairing) -> tuple[str, ...]:
    better = _number(pairing.better)
    if pairing.deals > 1:
        better = text("terminal-give-or-take", mean=better, error=_number(pairing.error))
    low, high = pairing.interval
    sure = text("terminal-range", low=_number(low), high=_number(high)) if math.isfinite(low) else ""
    return _between(pairing), text("terminal-number", number=pairing.deals), better, sure


def _games(pairing: oh.Pairing) -> tuple[str, ...]:
    won = _percent(pairing.won)
    if pairing.games > 1:
        won = text("terminal-give-or-take", mean=won, error=_percent(pairing.won_error))
    low, high = pairing.won_interval
    sure = text("terminal-range", low=_percent(low), high=_percent(high)) if (low, high) != (0, 1) else ""
    return _between(pairing), text("terminal-number", number=pairing.games), won, sure


def _settled(pairing: oh.Pairing, unit: str) -> list[str]:
    def ranked(settled: str) -> tuple[str, str]:
        pair = pairing.first, pairing.second
        return pair if settled == "first" else pair[::-1]

    lines = []
    if pairing.settled == "equal":
        first, second = pairing.first, pairing.second
        lines += _wrapped(text("terminal-settled-equal", deals=pairing.deals, first=first, second=second, unit=unit))
    elif pairing.settled is not None:
        better, worse = ranked(pairing.settled)
        lines += _wrapped(text("terminal-settled-better", deals=pairing.deals, better=better, worse=worse))
    if pairing.won_settled is not None:
        better, worse = ranked(pairing.won_settled)
        lines += _wrapped(text("terminal-settled-games", games=pairing.games, better=better, worse=worse))
    return lines


def _faults(player: oh.Contender) -> list[str]:
    kinds = [text("terminal-fault-many", kind=kind, count=many) for kind, many in player.faults.items()]
    return _wrapped(text("terminal-faults", player=player.name, faults=kinds))


def _between(pairing: oh.Pairing) -> str:
    return text("terminal-versus", first=_short(pairing.first, 15), second=_short(pairing.second, 15))


def _wrapped(words: str) -> list[str]:
    return textwrap.wrap(words, WIDE)


def _short(name: str, most: int) -> str:
    return name if len(name) <= most else f"{name[: most - 3]}..."


def _number(number: float) -> str:
    return text("terminal-hundredths", number=number)


def _percent(share: float) -> str:
    return text("terminal-percent", percent=100 * share)


def _columns(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table; the first column stands left, the numbers right."""
    wide = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    lines = []
    for row in (head, *rows):
        numbers = (f"{cell:>{width}}" for cell, width in zip(row[1:], wide[1:], strict=True))
        lines.append("  ".join([f"{row[0]:<{wide[0]}}", *numbers]).rstrip())
    return lines
