"""A match on file: a line of JSON with its terms, then one for each deal as soon as it is counted, logs included.

An interrupted match can be resumed from its file, with the same result as without the interruption: the deals in the
file are counted again, in the same order. An incomplete last line, as an interruption leaves it, is dropped.
"""

from __future__ import annotations

import json
import os
from collections import Counter, deque
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from openhearts.arena.bout import Deal, Outcome, Side
from openhearts.arena.deals import Deals
from openhearts.arena.match import Match
from openhearts.arena.result import Arena
from openhearts.errors import BadInput, OpenHeartsError, message
from openhearts.rules import Rules

VERSION = 1
LINE_MOST = 1 << 26
"""How many bytes of a line are read at most, in case the file is an endless device."""
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
    """A match's file, open for its next deal. `kept` has the deals that were in it when it was opened."""

    def __init__(self, file: File, terms: Terms, resume: bool) -> None:
        """Creates the file; with `resume`, continues an existing one.

        Raises `BadInput` (bad_argument) if the file exists without `resume` or belongs to another match, and OSError.
        """
        self.path = path = Path(file)
        self.kept: deque[Outcome] = deque()
        sound = 0
        if path.exists():
            if not resume:
                raise BadInput("bad_argument", message("arena-record-exists", file=str(path)))
            found, self.kept, sound = _read(path)
            if found is not None and (differs := _difference(found, json.loads(json.dumps(terms.to_dict())))):
                raise BadInput("bad_argument", message("arena-record-terms", file=str(path), **differs))
        self._file: BinaryIO = path.open("r+b" if path.exists() else "wb")
        self._file.truncate(sound)
        self._file.seek(sound)
        if not sound:
            self._write(terms.to_dict())

    def add(self, outcome: Outcome) -> None:
        """Appends a deal and flushes it to the operating system."""
        self._write(_line_of(outcome))

    def close(self) -> None:
        """Closes the file."""
        self._file.close()

    def _write(self, line: Mapping[str, object]) -> None:
        self._file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        self._file.flush()


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
    match = Terms(*(terms[name] for name in Terms._fields)).match()
    for outcome in outcomes:
        match.add(outcome)
    return match.result()


def _read(path: Path) -> tuple[dict[str, Any] | None, deque[Outcome], int]:
    """The terms (None if the file is empty), the deals, and the number of bytes in complete lines."""
    terms: dict[str, Any] | None = None
    outcomes: deque[Outcome] = deque()
    sound = 0
    with path.open("rb") as lines:
        for number, line in enumerate(iter(lambda: lines.readline(LINE_MOST), b""), start=1):
            if not line.endswith(b"\n"):
                if number == 1 and not (line.startswith(BEGINNING) or BEGINNING.startswith(line)):
                    raise _unreadable(path, number)  # not a record, so it must not be overwritten
                break
            try:
                read = json.loads(line)
                if number > 1:
                    outcomes.append(_outcome_of(read))
                elif read["openhearts_arena"] != VERSION:
                    raise _unreadable(path, number)
                else:
                    terms = read
                    Terms(*(read[name] for name in Terms._fields)).match()
            except (ValueError, RecursionError, LookupError, TypeError, AttributeError) as error:
                if isinstance(error, OpenHeartsError) and number > 1:
                    raise
                raise _unreadable(path, number) from error
            sound += len(line)
    return terms, outcomes, sound


def _unreadable(path: Path, line: int) -> BadInput:
    return BadInput("bad_log", message("arena-record-unreadable", file=str(path), line=str(line)))


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


def _outcome_of(line: Mapping[str, Any]) -> Outcome:
    first, second = (Side(**{**side, "faults": Counter(side["faults"])}) for side in line["sides"])
    deal = Deal(line["first"], line["second"], line["whole"], line["deal"], recorded=True)
    return Outcome(deal, len(line["logs"]), line["hands"], (first, second), tuple(line["logs"]))
