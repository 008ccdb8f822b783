"""The ratings of a match as a picture: a dot for each player, on a line that holds the true rating in 95%."""

from __future__ import annotations

import math
from pathlib import Path
from xml.etree.ElementTree import Element, SubElement, indent, tostring

import openhearts as oh
from openhearts.cli.arena_table import short, whole
from openhearts.cli.words import text

START = b"<svg "
WIDE = 720
NAMES = 220  # the width of the column
NUMBERS = 90
ROW = 32
TOP = 64
INK, PALE, DOT = "#222222", "#bbbbbb", "#1b6b4b"


def is_free(file: Path) -> bool:
    """Whether nothing is there that a picture may not replace: at most an earlier picture, or an empty file."""
    if not file.is_file():  # nothing, or a pipe
        return True
    with file.open("rb") as there:
        return there.read(len(START)) in (START, b"")


def picture(result: oh.Arena) -> str:
    """An SVG image, the best player at the top."""
    ratings = result.ratings
    ends = [end for rating in ratings for end in rating.interval if math.isfinite(end)] or [-1.0, 1.0]
    low, high = min(*ends, 0.0), max(*ends, 0.0)
    room = WIDE - NAMES - NUMBERS

    def across(rating: float) -> float:
        return round(NAMES + room * (min(max(rating, low), high) - low) / (high - low), 1)

    tall = TOP + ROW * len(ratings) + ROW // 2
    svg = Element("svg", xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDE} {tall}", width=str(WIDE))
    svg.set("font-family", "system-ui, sans-serif")
    svg.set("font-size", "15")
    SubElement(svg, "title").text = f"{text('terminal-column-rating')} · {result.line}"
    SubElement(svg, "rect", width=str(WIDE), height=str(tall), fill="#ffffff")
    _words(svg, 16, 28, short(result.line, 80))
    _words(svg, across(0), TOP - 12, "0", anchor="middle")
    _words(svg, WIDE - 16, TOP - 12, f"{text('terminal-column-rating')} · {text('terminal-column-sure')}", anchor="end")
    _line(svg, across(0), TOP - 6, across(0), tall - ROW // 2, PALE, 1)
    for row, rating in enumerate(ratings):
        y = TOP + ROW * row + ROW / 2
        left, right = rating.interval
        _line(svg, across(left), y, across(right), y, PALE, 6)
        SubElement(svg, "circle", cx=str(across(rating.rating)), cy=str(y), r="6", fill=DOT)
        _words(svg, 16, y + 5, short(rating.name, 26))
        _words(svg, WIDE - 16, y + 5, whole(rating.rating), anchor="end")
    indent(svg)
    return tostring(svg, encoding="unicode") + "\n"


def _words(svg: Element, x: float, y: float, words: str, anchor: str = "start") -> None:
    SubElement(svg, "text", {"x": str(x), "y": str(y), "text-anchor": anchor, "fill": INK}).text = words


def _line(svg: Element, x1: float, y1: float, x2: float, y2: float, colour: str, width: int) -> None:
    ends = {"x1": str(x1), "y1": str(y1), "x2": str(x2), "y2": str(y2)}
    SubElement(svg, "line", {**ends, "stroke": colour, "stroke-width": str(width), "stroke-linecap": "round"})
