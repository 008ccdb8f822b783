"""Draws a position for the docs as SVG: the trick on the table, a hand, and what each card costs more than the best."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape

WIDTH = 720
CARD = 64, 90  # width, height
MARKS = {"C": "♣", "D": "♦", "S": "♠", "H": "♥"}
INK = {"C": "#1d1b1c", "S": "#1d1b1c", "D": "#b01b30", "H": "#b01b30"}
BRASS = "#dcb673"


@dataclass(frozen=True)
class Position:
    """What to draw. `trick` has cards and places, 0 for the seat itself, then clockwise; `values` go above cards."""

    players: int
    hand: list[str]
    trick: list[tuple[str, int]]
    best: list[str]
    values: dict[str, str] = field(default_factory=dict)


def picture(position: Position) -> str:
    """The text of the SVG file."""
    trick_height = 180 if position.trick else 0
    height = trick_height + 190
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        'font-family="Vollkorn, Georgia, serif">',
        f'<rect width="{WIDTH}" height="{height}" rx="16" fill="#163438"/>',
    ]
    for card, place in position.trick:
        x, y = _place(place, position.players)
        parts.append(_card(card, x, y))
    parts += _hand(position, trick_height + 70)
    return "\n".join([*parts, "</svg>\n"])


def _place(place: int, players: int) -> tuple[float, float]:
    """Where a seat's card is drawn: the seat's own at the bottom, the others clockwise from the left."""
    middle = WIDTH / 2 - CARD[0] / 2
    across = (place - 1) / max(1, players - 2)
    x = middle - 120 + 240 * across
    return x, 70 - 46 * (1 - abs(2 * across - 1)) + 10


def _hand(position: Position, y: float) -> list[str]:
    """Draws the hand in one row, with the best card raised in a brass rim, and each card's figure above it."""
    number = len(position.hand)
    step = min(CARD[0] + 10, (WIDTH - 40 - CARD[0]) / max(1, number - 1))
    left = (WIDTH - CARD[0] - step * (number - 1)) / 2
    parts = []
    for i, card in enumerate(position.hand):
        best = card in position.best
        x, top = left + i * step, y - (12 if best else 0)
        parts.append(_card(card, x, top, rim=best, quiet=bool(position.values) and card not in position.values))
        if card in position.values:
            colour = BRASS if best else "#c8cdc1"
            parts.append(
                f'<text x="{x + CARD[0] / 2:.0f}" y="{top - 10:.0f}" font-size="19" text-anchor="middle" '
                f'fill="{colour}">{escape(position.values[card])}</text>'
            )
    return parts


def _card(card: str, x: float, y: float, rim: bool = False, quiet: bool = False) -> str:
    width, height = CARD
    rank = card[0].replace("T", "10")
    suit = card[1]
    edge = f'stroke="{BRASS}" stroke-width="4"' if rim else 'stroke="#0a181b" stroke-opacity=".35"'
    return (
        f'<g transform="translate({x:.0f} {y:.0f})" fill="{INK[suit]}">'
        f'<rect width="{width}" height="{height}" rx="6" fill="{"#cfcabd" if quiet else "#fffaf0"}" {edge}/>'
        f'<text x="7" y="25" font-size="24" font-weight="600">{rank}</text>'
        f'<text x="7" y="46" font-size="20">{MARKS[suit]}</text>'
        f'<text x="{width - 22:.0f}" y="{height - 12}" font-size="34" text-anchor="middle">{MARKS[suit]}</text></g>'
    )
