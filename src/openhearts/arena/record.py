"""A match on file: a line of JSON with its terms, then one for each deal as soon as it is counted, logs included.

A match that was cut goes on from its file, and ends as if it had never been cut: what was played is counted again, in
the same order. Half a line, as a cut leaves it, is dropped.
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
"""How many bytes of a line are read: of a device without end, no more."""
BEGINNING = b'{"openhearts_arena":'

File = str | os.PathLike[str]


class Terms(NamedTuple):
    """What a match is, wherever it is played: two with the same terms are the same match."""

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
        """As the first line of a file has them; `seatings` say who sits where in the logs of each deal."""
        seatings = self.match().deals.seatings
        return {"openhearts_arena": VERSION, **self._asdict(), "seatings": [list(seating) for seating in seatings]}


class Record:
    """A match's file, open for its next deal. `kept` are the deals that it had."""

    def __init__(self, file: File, terms: Terms, resume: bool) -> None:
        """Begins the file; with `resume` goes on with one that is there.

        Raises `BadInput` (bad_argument) if there is a file, and it isn't to be gone on with or is another match's, and
        OSError.
        """
        self.path = path = Path(file)
        self.kept: deque[Outcome] = deque()
        sound = 0
        if path.exists():
            if not resume:
                raise BadInput("bad_argument", message("arena-record-exists", file=str(path)))
            found, self.kept, sound = _read(path)
            if found is not None and found != json.loads(json.dumps(terms.to_dict())):
                raise BadInput("bad_argument", message("arena-record-other", file=str(path)))
        self._file: BinaryIO = path.open("r+b" if path.exists() else "wb")
        self._file.truncate(sound)
        self._file.seek(sound)
        if not sound:
            self._write(terms.to_dict())

    def add(self, outcome: Outcome) -> None:
        """One more deal, on its way to the disk when this returns."""
        self._write(_line_of(outcome))

    def close(self) -> None:
        """Nothing more is played now."""
        self._file.close()

    def _write(self, line: Mapping[str, object]) -> None:
        self._file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        self._file.flush()


def recorded(file: File) -> Arena:
    """As `openhearts.recorded`."""
    try:
        terms, outcomes, _ = _read(Path(file))
    except ValueError as error:
        raise error if isinstance(error, BadInput) else _unreadable(Path(file), 1) from error  # its name can't be one
    if terms is None:
        raise _unreadable(Path(file), 1)
    match = Terms(*(terms[name] for name in Terms._fields)).match()
    for outcome in outcomes:
        match.add(outcome)
    return match.result()


def _read(path: Path) -> tuple[dict[str, Any] | None, deque[Outcome], int]:
    """The terms (None in an empty file), the deals, and how many bytes of whole lines that was."""
    terms: dict[str, Any] | None = None
    outcomes: deque[Outcome] = deque()
    sound = 0
    with path.open("rb") as lines:
        for number, line in enumerate(iter(lambda: lines.readline(LINE_MOST), b""), start=1):
            if not line.endswith(b"\n"):
                if number == 1 and not (line.startswith(BEGINNING) or BEGINNING.startswith(line)):
                    raise _unreadable(path, number)  # not ours, so not ours to write over
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
