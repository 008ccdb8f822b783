"""An evening with real cards: who plays, by which rules, the hands so far. Read from CSV or JSON, kept as JSON.

Says of a file that can't be read what is wrong and where. What a hand scores, and whether it adds up, the core says.
"""

from __future__ import annotations

import csv
import io
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import openhearts as oh
from openhearts.cards import LETTERS
from openhearts.cli import json_text, ruleset, user_files
from openhearts.cli.player_names import is_name
from openhearts.cli.stop import Misuse, unusable
from openhearts.cli.words import shown, text

Hand = dict[str, Any]  # as `oh.score_sheet` takes it

CARD = re.compile(r"(?:10|[2-9TJQKA])[CDSH]", re.IGNORECASE)
WORDS = (
    "hand",
    "note",
    "moon",
    "sun",
    "no_tricks",
    "bidder",
    "bid",
    "suit",
)  # columns that are neither player nor card
MEMBERS = ("names", "rules", "dealer", "hands")
FIRST_LINE = "Ada,Ben,Cleo,Dan"
YES, NO = ("1", "yes", "y", "true", "x"), ("", "0", "no", "n", "false")


@dataclass
class Evening:
    """What is known of an evening. `rules` stand as in a file; `dealer` is the seat that dealt first."""

    names: list[str]
    rules: dict[str, Any] | None = None
    dealer: int = 0
    hands: list[Hand] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)  # where each hand stands in a file of lines

    def seat(self, name: str) -> int | None:
        """The seat of that name, whatever its case; of a beginning of it, if it fits one only."""
        lower = name.strip().lower()
        exact = [i for i, each in enumerate(self.names) if each.lower() == lower]
        fits = exact or [self.names.index(each) for each in self.beginning(name)]
        return fits[0] if len(fits) == 1 else None

    def beginning(self, name: str) -> list[str]:
        """The names that begin like this, whatever its case."""
        lower = name.strip().lower()
        return [each for each in self.names if lower and each.lower().startswith(lower)]

    def place(self, file: Path, hand: int, column: str | None = None) -> str:
        """Where that hand stands: "evening.csv, line 3, column Ada"; "evening.json, hand 3"."""
        if hand < len(self.lines):
            return place_of_line(file, self.lines[hand], column)
        if column is None:
            return text("terminal-place-hand", file=shown(file), hand=str(hand + 1))
        return text("terminal-place-hand-column", file=shown(file), hand=str(hand + 1), column=shown(column))


def place_of_line(file: Path, line: int, column: str | None = None) -> str:
    """A place in a file of lines: "evening.csv, line 3, column Ada"."""
    if column is None:
        return text("terminal-place-line", file=shown(file), line=str(line))
    return text("terminal-place-column", file=shown(file), line=str(line), column=shown(column))


def names_in(given: list[str]) -> list[str]:
    """The names, trimmed. Raises Misuse unless they are 2 to 11 different ones of 1 to 20 letters."""
    names = [" ".join(each.split()) for each in given]
    if not 2 <= len(names) <= 11:
        many = text("terminal-players-many", count=len(names), names=list(map(shown, names)))
        raise Misuse(many if names else text("terminal-players-none"))
    for name in names:
        if not is_name(name):
            raise Misuse(text("terminal-name-long", name=shown(name)))
    if len({name.lower() for name in names}) < len(names):
        raise Misuse(text("terminal-name-twice", names=names))
    return names


def read(path: Path) -> Evening:
    """The evening in a file. Raises Misuse, naming line and column, if it can't be read."""
    content = user_files.read_named(path)
    if path.suffix.lower() == ".json" or content.lstrip().startswith("{"):
        return _from_json(path, content)
    return _from_csv(path, content)


def write(path: Path, evening: Evening) -> None:
    """Writes the evening, all of it or nothing. Raises OSError if it can't be written."""
    rules = evening.rules or {}
    user_files.write(path, {"names": evening.names, "rules": rules, "dealer": evening.dealer, "hands": evening.hands})


def _from_json(path: Path, content: str) -> Evening:
    file = shown(path)
    try:
        found = json_text.read(content)
    except oh.BadInput as error:
        raise unusable(path, str(error)) from error
    if not isinstance(found, dict):
        raise Misuse(text("terminal-evening-object", file=file, members=list(MEMBERS)))
    for name in found:
        if name not in MEMBERS:
            raise Misuse(text("terminal-evening-member", file=file, given=shown(name), members=list(MEMBERS)))
    names, rules, hands = found.get("names"), found.get("rules"), found.get("hands")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise Misuse(text("terminal-evening-list-of-names", file=file, member="names"))
    if not isinstance(hands, list):
        like = '{"points": [3, 5, 18, 0]}'
        raise Misuse(text("terminal-evening-list-of-hands", file=file, member="hands", like=like))
    if rules is not None and not isinstance(rules, dict):
        like = '{"extends": "omnibus"}'
        raise Misuse(text("terminal-evening-rule-set", file=file, member="rules", like=like))
    try:
        evening = Evening(names_in(names), rules)
    except Misuse as misuse:
        place = text("terminal-place-member", file=file, member="names")
        raise Misuse(text("terminal-at", place=place, reason=str(misuse))) from misuse
    dealer = found.get("dealer", 0)
    seat = evening.seat(dealer) if isinstance(dealer, str) else dealer
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(names):
        raise Misuse(text("terminal-evening-dealer", file=file, member="dealer", most=len(names) - 1))
    evening.dealer = seat
    evening.hands = hands
    return evening


def _from_csv(path: Path, content: str) -> Evening:
    first = content.lstrip("\n").partition("\n")[0]
    comma = max(",;\t", key=first.count)
    rows = csv.reader(io.StringIO(content), delimiter=comma)

    def wrong(reason: str, line: int, column: str | None = None) -> Misuse:
        return Misuse(text("terminal-at", place=place_of_line(path, line, column), reason=reason))

    try:
        lines = [(rows.line_num, [cell.strip() for cell in row]) for row in rows if any(cell.strip() for cell in row)]
    except csv.Error as error:  # of what isn't `strict`, it refuses this alone
        raise wrong(text("terminal-cell-long", most=csv.field_size_limit()), rows.line_num) from error
    if not lines:
        raise Misuse(text("terminal-evening-empty", file=shown(path), like=FIRST_LINE))
    number, columns = lines[0]
    kinds = [_kind(column) for column in columns]
    meant = [_meant(column, kind) for column, kind in zip(columns, kinds, strict=True)]
    for column, what in zip(columns, meant, strict=True):
        if not column:
            raise wrong(text("terminal-column-unnamed"), number)
        if meant.count(what) > 1:  # else the cells of one would stand in for those of the other
            raise wrong(text("terminal-column-twice", column=shown(column)), number)
    called = [column for column, kind in zip(columns, kinds, strict=True) if kind == "player"]
    if called and all(_points(name) is not None for name in called):  # a hand, which would be lost
        raise wrong(text("terminal-names-numbers", like=FIRST_LINE), number)
    try:
        evening = Evening(names_in(called))
    except Misuse as misuse:
        raise wrong(str(misuse), number) from misuse
    for place, (column, kind) in enumerate(zip(columns, kinds, strict=True)):
        if kind == "player" and lines[1:] and all(len(row) > place and not row[place] for _, row in lines[1:]):
            raise wrong(_with_columns(text("terminal-column-empty", column=shown(column))), number, column)
    for number, row in lines[1:]:
        if len(row) != len(columns):
            cells, line = len(row), str(number)
            many = text("terminal-cells-many", file=shown(path), line=line, cells=cells, columns=len(columns))
            raise Misuse(many)
        hand: Hand = {"points": [None] * len(evening.names)}
        for column, kind, cell in zip(columns, kinds, row, strict=True):
            try:
                _put(evening, hand, column, kind, cell)
            except ValueError as error:
                raise wrong(str(error), number, column) from error
        evening.hands.append(hand)
        evening.lines.append(number)
    return evening


def _kind(column: str) -> str:
    word = column.lower().replace(" ", "_")
    if word in WORDS:
        return word
    return "card" if CARD.fullmatch(column) else "player"


def _meant(column: str, kind: str) -> str:
    """The column's name, the same for every way to write a card or a word."""
    if kind == "card":
        return column.upper().replace("10", "T")
    return column if kind == "player" else kind


def _points(cell: str) -> int | None:
    """The points that a cell tells of, whichever minus it has; None if it is no whole number."""
    number = cell.replace("−", "-")
    return int(number) if re.fullmatch(r"[+-]?\d{1,9}", number) else None


def _with_columns(reason: str) -> str:
    """The reason, and which columns there may be."""
    return f"{reason}; {text('terminal-columns-known', card='JD', words=list(WORDS))}"


def _put(evening: Evening, hand: Hand, column: str, kind: str, cell: str) -> None:
    """Reads one cell into the hand. Raises ValueError, in words, if it says nothing that can be."""
    if kind == "player":
        if cell:
            points = _points(cell)
            if points is None:
                raise ValueError(_with_columns(text("terminal-cell-no-points", given=shown(cell))))
            hand["points"][evening.names.index(" ".join(column.split()))] = points
    elif kind in ("hand", "note") or not cell:
        return
    elif kind == "card":
        seats = [_seat(evening, part) for part in re.split(r"[/&+]", cell)]
        hand.setdefault("cards", {})[column.upper()] = seats[0] if len(seats) == 1 else seats
    elif kind == "moon":
        if cell.lower() not in ("old", "new"):
            raise ValueError(text("terminal-cell-no-moon", given=shown(cell), old="old", new="new"))
        hand["moon"] = cell.lower()
    elif kind == "sun":
        if cell.lower() not in YES + NO:
            raise ValueError(text("terminal-cell-no-sun", given=shown(cell), yes="yes", no="no"))
        if cell.lower() in YES:
            hand["sun"] = True
    elif kind == "no_tricks":
        hand["no_tricks"] = [_seat(evening, part) for part in re.split(r"[/&+]", cell)]
    elif kind == "bidder":
        hand["bidder"] = _seat(evening, cell)
    elif kind == "bid":
        if not re.fullmatch(r"\d{1,9}", cell):
            raise ValueError(text("terminal-cell-no-chips", given=shown(cell)))
        hand["bid"] = int(cell)
    else:
        suits = [suit for suit in LETTERS if suit.startswith(cell.lower())]
        if len(suits) != 1:
            raise ValueError(text("terminal-none-of", given=shown(cell), names=list(LETTERS)))
        hand["suit"] = suits[0]


def _seat(evening: Evening, name: str) -> int:
    seat = evening.seat(name)
    if seat is None:
        raise ValueError(text("terminal-none-of", given=shown(name.strip()), names=evening.names))
    return seat


def rules_of(evening: Evening, rules: dict[str, Any]) -> tuple[dict[str, Any], oh.Rules]:
    """These rules at the evening's table, as they stand in a file and as they are played. Raises Misuse."""
    at_table = {**rules, "players": rules.get("players", len(evening.names))}
    made = ruleset.made(at_table)
    if made.players != len(evening.names):
        raise Misuse(text("terminal-rules-for-others", players=made.players, count=len(evening.names)))
    return at_table, made
