"""The result of a match as a table: the players, the pairings, ratings, what is settled, the faults."""

from __future__ import annotations

import math
from collections.abc import Sequence

import openhearts as oh
from openhearts.cli import columns
from openhearts.cli.terminal_style import TerminalStyle
from openhearts.cli.words import shown, text

WIDE = 80  # letters a line


def table(result: oh.Arena, style: TerminalStyle) -> str:
    """The players, the pairings, the games, ratings of more than two; then what is settled, and the faults."""
    seatings = text("terminal-seatings", count=result.seatings)
    terms = f"{seatings} · {text('terminal-seed', seed=str(result.seed))}"
    unit = text("terminal-unit-chips") if result.unit == "chips" else text("terminal-unit-points")
    parts = [[*_wrapped(result.line), terms]]
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
    parts.append([line for pairing in result.pairings for line in _settled(pairing, unit)])
    parts.append([line for player in result.players if player.faults for line in _faults(player)])
    if result.done < result.planned:
        parts.append([text("terminal-ended-early", done=result.done, planned=result.planned)])
    return style.text("\n\n".join("\n".join(part) for part in parts if part))


def _player(player: oh.Contender) -> tuple[str, ...]:
    mean = number(player.mean) if player.deals else ""
    moons = _percent(player.moon_rate) if player.hands else ""
    times = (
        text("terminal-thousandths", number=player.milliseconds),
        text("terminal-tenths", number=player.slowest),
    )
    return (short(player.name, 32), mean, moons, *times)


def _deals(pairing: oh.Pairing) -> tuple[str, ...]:
    better = number(pairing.better)
    if pairing.deals > 1:
        better = text("terminal-give-or-take", mean=better, error=number(pairing.error))
    low, high = pairing.interval
    sure = text("terminal-range", low=number(low), high=number(high)) if math.isfinite(low) else ""
    return _between(pairing), text("terminal-number", number=pairing.deals), better, sure


def _games(pairing: oh.Pairing) -> tuple[str, ...]:
    won = _percent(pairing.won)
    if pairing.games > 1:
        won = text("terminal-give-or-take", mean=won, error=_percent(pairing.won_error))
    low, high = pairing.won_interval
    sure = text("terminal-range", low=_percent(low), high=_percent(high)) if (low, high) != (0, 1) else ""
    return _between(pairing), text("terminal-number", number=pairing.games), won, sure


def _rating(rating: oh.Rating) -> tuple[str, ...]:
    low, high = rating.interval
    sure = text("terminal-range", low=whole(low), high=whole(high)) if math.isfinite(low) else ""
    return short(rating.name, 32), whole(rating.rating), sure


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
    lines = _wrapped(text("terminal-faults", player=player.name, faults=kinds))
    if player.first_fault is not None:  # a record of an earlier version has none
        lines += _wrapped(text("terminal-first-fault", fault=[player.first_fault]))
    return lines


def _between(pairing: oh.Pairing) -> str:
    return text("terminal-versus", first=short(pairing.first, 15), second=short(pairing.second, 15))


def _wrapped(words: str) -> list[str]:
    return columns.flow(columns.pieces(shown(words)), WIDE)


def short(name: str, most: int) -> str:
    """The name, cut where it is longer than so many letters; a record may come from anybody."""
    name = shown(name)
    return name if len(name) <= most else f"{name[: most - 3]}..."


def whole(value: float) -> str:
    """To the nearest whole number."""
    return text("terminal-number", number=round(value))


def number(value: float) -> str:
    """To a hundredth, as the language writes it."""
    return text("terminal-hundredths", number=value)


def _percent(share: float) -> str:
    return text("terminal-percent", percent=100 * share)


def _columns(style: TerminalStyle, head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table; the first column stands left, the numbers right."""
    written = [[style.text(cell) for cell in row] for row in (head, *rows)]
    wide = [max(map(columns.width, column)) for column in zip(*written, strict=True)]
    lines = []
    for row in written:
        numbers = map(columns.right, row[1:], wide[1:])
        lines.append("  ".join([columns.left(row[0], wide[0]), *numbers]).rstrip())
    return lines
