"""The result of a match as a table: the players, the pairings, ratings, what is settled, the faults."""

from __future__ import annotations

import math
from collections.abc import Sequence

import openhearts as oh
from openhearts.cli import columns
from openhearts.cli.terminal_style import TerminalStyle
from openhearts.cli.words import shown, text

NARROW = 12  # columns for a name; only where a single number beside it would have no room are there fewer
NARROWEST = 9  # in however narrow a terminal
Row = tuple[tuple[str, ...], tuple[str, ...]]
"""A line of a table: the player or the two of a pairing, and the cells beside."""


def table(result: oh.Arena, style: TerminalStyle) -> str:
    """The players, the pairings, the games, ratings of more than two; then what is settled, and the faults."""
    seatings = text("terminal-seatings", count=result.seatings)
    terms = f"{seatings} · {text('terminal-seed', seed=str(result.seed))}"
    unit = text("terminal-unit-chips") if result.unit == "chips" else text("terminal-unit-points")
    parts = [[*_wrapped(style, result.line), *_wrapped(style, terms)]]
    head = [text("terminal-column-player"), unit, text("terminal-column-moons")]
    head += [text("terminal-column-time"), text("terminal-column-longest")]
    parts.append(_columns(style, head, [_player(player) for player in result.players]))
    pairing, sure = text("terminal-column-pairing"), text("terminal-column-sure")
    dealt = [_deals(pairing) for pairing in result.pairings if pairing.deals]
    if dealt:
        head = [pairing, text("terminal-column-deals"), text("terminal-column-better"), sure]
        parts.append(_columns(style, head, dealt))
    games = [_games(pairing) for pairing in result.pairings if pairing.games]
    if games:
        head = [pairing, text("terminal-column-games"), text("terminal-column-won"), sure]
        parts.append(_columns(style, head, games))
    if len(result.players) > 2:
        head = [text("terminal-column-player"), text("terminal-column-rating"), sure]
        parts.append(_columns(style, head, [_rating(rating) for rating in result.ratings]))
    parts.append([line for pairing in result.pairings for line in _settled(style, pairing, unit)])
    parts.append([line for player in result.players if player.faults for line in _faults(style, player)])
    if result.done < result.planned:
        parts.append(_wrapped(style, text("terminal-ended-early", done=result.done, planned=result.planned)))
    return style.text("\n\n".join("\n".join(part) for part in parts if part))


def _player(player: oh.Contender) -> Row:
    mean = number(player.mean) if player.deals else ""
    moons = _percent(player.moon_rate) if player.hands else ""
    times = (
        text("terminal-thousandths", number=player.milliseconds),
        text("terminal-tenths", number=player.slowest),
    )
    return (player.name,), (mean, moons, *times)


def _deals(pairing: oh.Pairing) -> Row:
    better = number(pairing.better)
    if pairing.deals > 1:
        better = text("terminal-give-or-take", mean=better, error=number(pairing.error))
    low, high = pairing.interval
    sure = text("terminal-range", low=number(low), high=number(high)) if math.isfinite(low) else ""
    return (pairing.first, pairing.second), (text("terminal-number", number=pairing.deals), better, sure)


def _games(pairing: oh.Pairing) -> Row:
    won = _percent(pairing.won)
    if pairing.games > 1:
        won = text("terminal-give-or-take", mean=won, error=_percent(pairing.won_error))
    low, high = pairing.won_interval
    sure = text("terminal-range", low=_percent(low), high=_percent(high)) if (low, high) != (0, 1) else ""
    return (pairing.first, pairing.second), (text("terminal-number", number=pairing.games), won, sure)


def _rating(rating: oh.Rating) -> Row:
    low, high = rating.interval
    sure = text("terminal-range", low=whole(low), high=whole(high)) if math.isfinite(low) else ""
    return (rating.name,), (whole(rating.rating), sure)


def _settled(style: TerminalStyle, pairing: oh.Pairing, unit: str) -> list[str]:
    def ranked(settled: str) -> tuple[str, str]:
        pair = pairing.first, pairing.second
        return pair if settled == "first" else pair[::-1]

    lines = []
    if pairing.settled == "equal":
        first, second = pairing.first, pairing.second
        lines += _wrapped(
            style, text("terminal-settled-equal", deals=pairing.deals, first=first, second=second, unit=unit)
        )
    elif pairing.settled is not None:
        better, worse = ranked(pairing.settled)
        lines += _wrapped(style, text("terminal-settled-better", deals=pairing.deals, better=better, worse=worse))
    if pairing.won_settled is not None:
        better, worse = ranked(pairing.won_settled)
        lines += _wrapped(style, text("terminal-settled-games", games=pairing.games, better=better, worse=worse))
    return lines


def _faults(style: TerminalStyle, player: oh.Contender) -> list[str]:
    kinds = [text("terminal-fault-many", kind=kind, count=many) for kind, many in player.faults.items()]
    lines = _wrapped(style, text("terminal-faults", player=player.name, faults=kinds))
    if player.first_fault is not None:  # a record of an earlier version has none
        lines += _wrapped(style, text("terminal-first-fault", fault=[player.first_fault]))
    return lines


def _called(names: tuple[str, ...], most: int) -> str:
    """The player, or the two of a pairing, in so many columns; what one doesn't need, the other has."""
    if len(names) == 1:
        return short(names[0], most)
    first, second = names
    room = most - columns.width(text("terminal-versus", first="", second=""))
    first = short(first, max(room // 2, room - columns.width(shown(second))))
    return text("terminal-versus", first=first, second=short(second, room - columns.width(first)))


def _wrapped(style: TerminalStyle, words: str) -> list[str]:
    return columns.flow(columns.pieces(shown(words)), style.wide)


def short(name: str, most: int) -> str:
    """The name, cut where it takes more than so many columns; a record may come from anybody."""
    name = shown(name)
    if columns.width(name) <= most:
        return name
    while name and columns.width(name) > most - 3:
        name = name[:-1]
    return f"{name}..."


def whole(value: float) -> str:
    """To the nearest whole number."""
    return text("terminal-number", number=round(value))


def number(value: float) -> str:
    """To a hundredth, as the language writes it."""
    return text("terminal-hundredths", number=value)


def _percent(share: float) -> str:
    return text("terminal-percent", percent=100 * share)


def _columns(style: TerminalStyle, head: Sequence[str], rows: Sequence[Row]) -> list[str]:
    """A table; the first column stands left and has what the terminal leaves it, the numbers right. Columns that have
    no room beside it come below, behind the same first one.
    """
    numbers = [[style.text(cell) for cell in row] for row in (head[1:], *(cells for _, cells in rows))]
    wide = [max(map(columns.width, column)) for column in zip(*numbers, strict=True)]
    called = max(len(names) for names, _ in rows)
    least = max(called * NARROWEST, min(called * NARROW, style.wide - 2 - max(wide)))
    room = max(style.wide - sum(2 + each for each in wide), least)
    first = [style.text(each) for each in (head[0], *(_called(names, room) for names, _ in rows))]
    widest = max(map(columns.width, first))
    lines: list[str] = []
    for begin, end in columns.side_by_side([widest, *wide], style.wide):
        lines += [""] if lines else []
        lines += [
            "  ".join([columns.left(name, widest), *map(columns.right, row[begin:end], wide[begin:end])]).rstrip()
            for name, row in zip(first, numbers, strict=True)
        ]
    return lines
