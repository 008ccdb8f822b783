"""An evening with real cards: who plays, by which rules, the hands so far. Read from CSV or JSON, kept as JSON.

Says of a file that can't be read what is wrong and where. What a hand scores, and whether it adds up, the core says.
"""

from __future__ import annotations

import csv
import io
import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import openhearts as oh
from openhearts.cli import ruleset, user_files
from openhearts.cli.stop import Misuse

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
YES, NO = ("1", "yes", "y", "true", "x"), ("", "0", "no", "n", "false")


@dataclass
class Evening:
    """What is known of an evening. `rules` stand as in a file; `dealer` is the seat that dealt first."""

    names: list[str]
    rules: dict[str, Any] | None = None
    dealer: int = 0
    hands: list[Hand] = field(default_factory=list)
    places: list[str] = field(default_factory=list)  # where each hand stands in its file: "line 3"

    def seat(self, name: str) -> int | None:
        """The seat of that name, whatever its case; of a beginning of it, if it fits one only."""
        lower = name.strip().lower()
        exact = [i for i, each in enumerate(self.names) if each.lower() == lower]
        starts = [i for i, each in enumerate(self.names) if lower and each.lower().startswith(lower)]
        fits = exact or starts
        return fits[0] if len(fits) == 1 else None

    def place(self, hand: int) -> str:
        """Where that hand stands: "line 3", "hand 3"."""
        return self.places[hand] if hand < len(self.places) else f"hand {hand + 1}"


def names_in(texts: list[str]) -> list[str]:
    """The names, trimmed. Raises Misuse unless they are 2 to 11 different ones of 1 to 20 letters."""
    names = [" ".join(text.split()) for text in texts]
    if not 2 <= len(names) <= 11:
        raise Misuse(f"two to eleven play, not {len(names)}: {', '.join(names)}")
    for name in names:
        if not 0 < len(name) <= 20 or not name.isprintable():
            raise Misuse(f"a name has 1 to 20 letters, and {name!r} has not")
    if len({name.lower() for name in names}) < len(names):
        raise Misuse(f"two players have the same name: {', '.join(names)}")
    return names


def read(path: Path) -> Evening:
    """The evening in a file. Raises Misuse, naming line and column, if it can't be read."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise Misuse(f"{path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Misuse(f"{path} is not text") from error
    if path.suffix.lower() == ".json" or text.lstrip().startswith("{"):
        return _from_json(path, text)
    return _from_csv(path, text)


def write(path: Path, evening: Evening) -> None:
    """Writes the evening, all of it or nothing. Raises OSError if it can't be written."""
    rules = evening.rules or {}
    user_files.write(path, {"names": evening.names, "rules": rules, "dealer": evening.dealer, "hands": evening.hands})


def _from_json(path: Path, text: str) -> Evening:
    try:
        found = json.loads(text)
    except ValueError as error:
        raise Misuse(f"{path} can't be read as JSON: {error}") from error
    if not isinstance(found, dict):
        raise Misuse(f'{path} is an object with "names" and "hands", not a {type(found).__name__}')
    for name in found:
        if name not in ("names", "rules", "dealer", "hands"):
            raise Misuse(f'{path}: there is no place for "{name}"; it has "names", "rules", "dealer" and "hands"')
    names, rules, hands = found.get("names"), found.get("rules"), found.get("hands")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise Misuse(f'{path}: "names" is a list of the players\' names')
    if not isinstance(hands, list):
        raise Misuse(f'{path}: "hands" is a list of hands, like {{"points": [3, 5, 18, 0]}}')
    if rules is not None and not isinstance(rules, dict):
        raise Misuse(f'{path}: "rules" is a rule set, like {{"extends": "omnibus"}}')
    try:
        evening = Evening(names_in(names), rules)
    except Misuse as misuse:
        raise Misuse(f'{path}, "names": {misuse}') from misuse
    dealer = found.get("dealer", 0)
    seat = evening.seat(dealer) if isinstance(dealer, str) else dealer
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(names):
        raise Misuse(f'{path}: "dealer" is a player\'s name, or a seat from 0 to {len(names) - 1}')
    evening.dealer = seat
    evening.hands = hands
    return evening


def _from_csv(path: Path, text: str) -> Evening:
    first = text.lstrip("\n").partition("\n")[0]
    comma = max(",;\t", key=first.count)
    rows = csv.reader(io.StringIO(text), delimiter=comma)
    try:
        lines = [(rows.line_num, [cell.strip() for cell in row]) for row in rows if any(cell.strip() for cell in row)]
    except csv.Error as error:
        raise Misuse(f"{path}, line {rows.line_num}: {error}") from error
    if not lines:
        raise Misuse(f"{path} is empty: its first line names the players, Ada,Ben,Cleo,Dan")
    number, columns = lines[0]
    kinds = [_kind(column) for column in columns]
    for column in columns:
        if not column or columns.count(column) > 1:
            raise Misuse(
                f"{path}, line {number}: " + (f"two columns are called {column}" if column else "a column has no name")
            )
    try:
        evening = Evening(names_in([column for column, kind in zip(columns, kinds, strict=True) if kind == "player"]))
    except Misuse as misuse:
        raise Misuse(f"{path}, line {number}: {misuse}") from misuse
    for column, kind in zip(columns, kinds, strict=True):
        if (
            kind == "player"
            and lines[1:]
            and all(len(row) > columns.index(column) and not row[columns.index(column)] for _, row in lines[1:])
        ):
            raise Misuse(f"{path}, line {number}, column {column}: nobody called {column} has any points; {_known()}")
    for number, row in lines[1:]:
        if len(row) != len(columns):
            raise Misuse(f"{path}, line {number} has {len(row)} cells, and the first line {len(columns)} columns")
        hand: Hand = {"points": [None] * len(evening.names)}
        for column, kind, cell in zip(columns, kinds, row, strict=True):
            try:
                _put(evening, hand, column, kind, cell)
            except ValueError as error:
                raise Misuse(f"{path}, line {number}, column {column}: {error}") from error
        evening.hands.append(hand)
        evening.places.append(f"line {number}")
    return evening


def _kind(column: str) -> str:
    word = column.lower().replace(" ", "_")
    if word in WORDS:
        return word
    return "card" if CARD.fullmatch(column) else "player"


def _known() -> str:
    return f"a column is a player, a card like JD, or one of {', '.join(WORDS)}"


def _put(evening: Evening, hand: Hand, column: str, kind: str, cell: str) -> None:
    """Reads one cell into the hand. Raises ValueError, in words, if it says nothing that can be."""
    if kind == "player":
        if cell:
            number = cell.replace("−", "-")
            if not re.fullmatch(r"[+-]?\d{1,9}", number):
                raise ValueError(f'"{cell}" is no whole number of points; {_known()}')
            hand["points"][evening.names.index(" ".join(column.split()))] = int(number)
    elif kind in ("hand", "note") or not cell:
        return
    elif kind == "card":
        seats = [_seat(evening, part) for part in re.split(r"[/&+]", cell)]
        hand.setdefault("cards", {})[column.upper()] = seats[0] if len(seats) == 1 else seats
    elif kind == "moon":
        if cell.lower() not in ("old", "new"):
            raise ValueError(f'"{cell}" is neither old (the others add) nor new (the shooter subtracts)')
        hand["moon"] = cell.lower()
    elif kind == "sun":
        if cell.lower() not in YES + NO:
            raise ValueError(f'"{cell}" is neither yes nor no')
        if cell.lower() in YES:
            hand["sun"] = True
    elif kind == "no_tricks":
        hand["no_tricks"] = [_seat(evening, part) for part in re.split(r"[/&+]", cell)]
    elif kind == "bidder":
        hand["bidder"] = _seat(evening, cell)
    elif kind == "bid":
        if not re.fullmatch(r"\d{1,9}", cell):
            raise ValueError(f'"{cell}" is no whole number of chips')
        hand["bid"] = int(cell)
    else:
        suits = [suit for suit in ("clubs", "diamonds", "spades", "hearts") if suit.startswith(cell.lower())]
        if len(suits) != 1:
            raise ValueError(f'"{cell}" is none of clubs, diamonds, spades, hearts')
        hand["suit"] = suits[0]


def _seat(evening: Evening, name: str) -> int:
    seat = evening.seat(name)
    if seat is None:
        raise ValueError(f'"{name.strip()}" is none of {", ".join(evening.names)}')
    return seat


def rules_of(evening: Evening, rules: dict[str, Any]) -> tuple[dict[str, Any], oh.Rules]:
    """These rules at the evening's table, as they stand in a file and as they are played. Raises Misuse."""
    at_table = {**rules, "players": rules.get("players", len(evening.names))}
    made = ruleset.made(at_table)
    if made.players != len(evening.names):
        raise Misuse(f"the rules are for {made.players} players, and there are {len(evening.names)} names")
    return at_table, made
