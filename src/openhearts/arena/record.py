"""A match on file: a line of JSON with its terms, then one for each deal as soon as it is counted, logs included.

An interrupted match can be resumed from its file, with the same result as without the interruption: the deals in the
file are counted again, each pairing's in the same order. An incomplete last line, as an interruption leaves it, is
dropped. A match may be made longer: that changes the first line, and the new deals follow those that were there.
"""

from __future__ import annotations

import json
import math
import os
import shutil
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from openhearts.arena.bout import Deal, Outcome, Side
from openhearts.arena.deals import Deals
from openhearts.arena.match import Match
from openhearts.arena.result import Arena
from openhearts.errors import BadInput, message
from openhearts.input_checks import checked_seed
from openhearts.rules import Rules
from openhearts.say import say
from openhearts.whole_file import naming, written_whole

VERSION = 1
LINE_MOST = 1 << 26
"""How many bytes of a line are read at most, in case the file is an endless device."""
MOST = 1 << 53
"""What no number of a match comes to."""
BEGINNING = b'{"openhearts_arena":'

File = str | os.PathLike[str]


class Terms(NamedTuple):
    """What identifies a match, wherever it is played: two with the same terms are the same match."""

    names: Sequence[str]
    rules: Mapping[str, object]
    seed: int
    hands: int
    games: int
    settle: float | None

    def match(self) -> Match:
        """The match, before its first deal."""
        deals = Deals(Rules.from_json(self.rules), self.seed)
        return Match(deals, self.names, self.hands, self.games, self.settle, recorded=True)

    def to_dict(self) -> dict[str, Any]:
        """The terms as in the first line of a file; `seatings` says who sits where in the logs of each deal."""
        seatings = self.match().deals.seatings
        return {"openhearts_arena": VERSION, **self._asdict(), "seatings": [list(seating) for seating in seatings]}


class Record:
    """A match's file, open for its next deal. `kept` has the deals that were in it when it was opened, by their part of
    the match: the two players, and whether they are whole games.
    """

    def __init__(self, file: File, terms: Terms, resume: bool) -> None:
        """Creates the file; with `resume`, continues an existing one, of the same match or one of fewer deals.

        Raises `BadInput` (bad_argument) if the file exists without `resume`, belongs to another match or is to be made
        longer when all is settled, and OSError.
        """
        self.path = path = Path(file)
        self.kept: dict[tuple[int, int, bool], list[Outcome]] = {}
        sound = 0
        if path.exists():
            if not resume:
                raise BadInput("bad_argument", message("arena-record-exists", file=str(path)))
            sound = self._go_on(terms)
        self._file: BinaryIO = path.open("r+b" if path.exists() else "wb")
        self._file.truncate(sound)
        self._file.seek(sound)
        if not sound:
            self._write(terms.to_dict())

    def _go_on(self, terms: Terms) -> int:
        """Takes over the deals of the file, and makes its match longer if these terms ask for more. Returns how many
        bytes of it are to stay.
        """
        found, outcomes, sound = _read(self.path)
        if found is None:
            return sound
        line = _line(terms.to_dict())
        asked = json.loads(line)
        longer = found != asked and _is_longer(found, terms)
        same = {**found, "hands": terms.hands, "games": terms.games} if longer else found
        if differs := _difference(same, asked):
            raise BadInput("bad_argument", message("arena-record-terms", file=str(self.path), **differs))
        self.kept = _by_part(outcomes, terms, self.path)
        if not longer:
            return sound
        if terms.settle is not None and (counted := _counted(terms, outcomes)).done == counted.planned:
            raise BadInput("bad_argument", message("arena-record-ended", file=str(self.path)))
        return sound + _with_first_line(self.path, line, sound)

    def add(self, outcome: Outcome) -> None:
        """Appends a deal and flushes it to the operating system."""
        self._write(_line_of(outcome))

    def close(self) -> None:
        """Closes the file."""
        with naming(self.path):  # what could not be written is tried again
            self._file.close()

    def _write(self, line: Mapping[str, object]) -> None:
        with naming(self.path):
            self._file.write(_line(line))
            self._file.flush()


def _is_longer(found: Mapping[str, Any], terms: Terms) -> bool:
    """Whether these terms ask for no fewer hands and games than the match that was found."""
    there, here = _terms_of(found).match(), terms.match()
    return there.hands <= here.hands and there.games <= here.games


def _by_part(outcomes: Sequence[Outcome], terms: Terms, path: Path) -> dict[tuple[int, int, bool], list[Outcome]]:
    """The deals of each part of the match. Raises `BadInput` if they aren't its first ones in order."""
    parts: dict[tuple[int, int, bool], list[Outcome]] = {}
    planned = {part[:3]: part.many for part in terms.match().parts()}
    for outcome in outcomes:
        deal = outcome.deal
        part = parts.setdefault(deal[:3], [])
        if deal.number != len(part) or deal.number >= planned.get(deal[:3], 0):
            raise BadInput("bad_log", message("arena-record-other", file=str(path)))
        part.append(outcome)
    return parts


def _with_first_line(path: Path, line: bytes, sound: int) -> int:
    """Replaces the first line of a file and drops what is not `sound`, all of it or nothing. Returns by how many bytes
    the sound part has grown.
    """
    with written_whole(path) as after, path.open("rb") as before:
        old = before.readline()
        after.write(line)
        shutil.copyfileobj(before, after)
        after.truncate(sound - len(old) + len(line))
    return len(line) - len(old)


def _difference(there: Mapping[str, Any], here: Mapping[str, Any], of: str = "") -> dict[str, str] | None:
    """The first term that is not the same in two matches, and both values, for the message; None if all are."""
    for name in dict.fromkeys([*there, *here]):
        one, other = there.get(name), here.get(name)
        if one == other:
            continue
        if isinstance(one, dict) and isinstance(other, dict):
            return _difference(one, other, f"{of}{name}.")
        return {"name": of + name, "there": json.dumps(one), "here": json.dumps(other)}
    return None


def recorded(file: File) -> Arena:
    """Implements `openhearts.recorded`."""
    try:
        terms, outcomes, _ = _read(Path(file))
    except ValueError as error:
        raise error if isinstance(error, BadInput) else _unreadable(Path(file), 1) from error  # an invalid file name
    if terms is None:
        raise _unreadable(Path(file), 1)
    return _counted(_terms_of(terms), outcomes).result()


def _terms_of(line: Mapping[str, Any]) -> Terms:
    """The terms in the first line of a file. Raises ValueError, LookupError or TypeError if they are of no match."""
    terms = Terms(*(line[name] for name in Terms._fields))
    if not isinstance(terms.names, list) or not all(isinstance(name, str) for name in terms.names):
        raise TypeError(terms.names)
    checked_seed(terms.seed)
    for number in (terms.hands, terms.games):
        _whole(number)
    if terms.settle is not None and terms.settle != math.inf:
        _number(terms.settle)
    return terms


def _counted(terms: Terms, outcomes: Sequence[Outcome]) -> Match:
    """The match after these deals."""
    match = terms.match()
    for outcome in outcomes:
        match.add(outcome)
    return match


def _read(path: Path) -> tuple[dict[str, Any] | None, list[Outcome], int]:
    """The terms (None if the file is empty), the deals, and the number of bytes in complete lines."""
    terms: dict[str, Any] | None = None
    outcomes: list[Outcome] = []
    sound = players = 0
    with path.open("rb") as lines:
        for number, line in enumerate(iter(lambda: lines.readline(LINE_MOST), b""), start=1):
            if not line.endswith(b"\n"):
                if number == 1 and not (line.startswith(BEGINNING) or BEGINNING.startswith(line)):
                    raise _unreadable(path, number)  # not a record, so it must not be overwritten
                break
            try:
                read = json.loads(line)
                if number > 1:
                    outcomes.append(_outcome_of(read, players))
                elif read["openhearts_arena"] != VERSION:
                    raise _unreadable(path, number)
                else:
                    terms = read
                    players = len(_terms_of(read).match().names)
            except (ValueError, RecursionError, LookupError, TypeError, AttributeError) as error:
                raise _unreadable(path, number) from error
            sound += len(line)
    return terms, outcomes, sound


def _unreadable(path: Path, line: int) -> BadInput:
    return BadInput("bad_log", message("arena-record-unreadable", file=str(path), line=str(line)))


def _line(content: Mapping[str, object]) -> bytes:
    """A line of JSON. Half a surrogate pair, as in the name of a program that is no text, is written as its escape."""
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode(errors="backslashreplace") + b"\n"


def _line_of(outcome: Outcome) -> dict[str, object]:
    deal = outcome.deal
    return {
        "first": deal.first,
        "second": deal.second,
        "whole": deal.whole,
        "deal": deal.number,
        "hands": outcome.hands,
        "sides": [vars(side) for side in outcome.sides],
        "logs": list(outcome.logs),
    }


def _outcome_of(line: Mapping[str, Any], players: int) -> Outcome:
    """The outcome in a line, which anybody may have written. Raises ValueError, LookupError, TypeError or
    AttributeError if it isn't one between two of so many players.
    """
    first, second = map(_side_of, line["sides"])
    deal = Deal(_whole(line["first"]), _whole(line["second"]), line["whole"], _whole(line["deal"]), recorded=True)
    logs = line["logs"]
    if (
        not deal.first < deal.second < players
        or not isinstance(deal.whole, bool)
        or not isinstance(logs, list)
        or not logs
    ):
        raise ValueError(deal)
    return Outcome(deal, len(logs), _whole(line["hands"]), (first, second), tuple(logs))


def _side_of(facts: Mapping[str, Any]) -> Side:
    faults = Counter({str(kind): _whole(many) for kind, many in facts["faults"].items()})
    side = Side(**{**facts, "faults": faults})
    for count in (side.moons, side.decisions):
        _whole(count)
    for number in (side.amount, side.won, side.seconds, side.slowest):
        _number(number)
    if side.first_fault is not None:
        try:
            say(side.first_fault)
        except BadInput:  # another version's
            side.first_fault = None
    return side


def _number(value: float) -> None:
    """Raises TypeError or ValueError for what is no number, or one that no match comes to."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError(value)
    if not abs(value) <= MOST:
        raise ValueError(value)


def _whole(value: int) -> int:
    """The number. Raises TypeError or ValueError if it isn't whole, or negative, or more than any match comes to."""
    if not isinstance(value, int):
        raise TypeError(value)
    _number(value)
    if value < 0:
        raise ValueError(value)
    return value
