"""What travels: each entry as each reader may have it, encoded once for all who get the same.

Everybody has every number, so a reader sees at once whether one is missing; in the place of what is none of their
business stands a `hidden` entry.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from msgspec.json import Decoder, Encoder
from msgspec.structs import replace

from openhearts.tables import protocol as p
from openhearts.tables.events import Told
from openhearts.tables.protocol import Entry, EntryBase, Event
from openhearts.tables.state import State

_ENCODER = Encoder()
_DECODER: Decoder[Entry] = Decoder(Entry)
_OWN = (p.Muted, p.Blocked, p.Reported)


def encoded(entry: EntryBase) -> bytes:
    """An entry as it stands in the store: everything that is in it, what a seat passed, too."""
    return _ENCODER.encode(entry)


def decoded(text: bytes | str) -> Entry:
    """An entry out of the store."""
    return _DECODER.decode(text)


NOBODY: Mapping[Any, bytes] = MappingProxyType({})


class Private(NamedTuple):
    """Who gets another frame than the others: first by person, then by seat."""

    persons: Mapping[str, bytes] = NOBODY
    seats: Mapping[int, bytes] = NOBODY


class Frames:
    """The frames of a table from its first entry on."""

    __slots__ = ("private", "public", "shown")

    def __init__(self) -> None:
        self.public: list[bytes] = []
        "`public[n - 1]` for whoever has no frame of their own."
        self.private: dict[int, Private] = {}
        "By number."
        self.shown = 0
        "The last number that a spectator may have: what belongs to a trick comes when the trick is complete."

    def add(self, entry: EntryBase, told: Told, due: int | None, state: State) -> None:
        """The frames of an entry that has just been folded into `state`."""
        n = entry.n
        kind = type(entry)
        if kind is p.Did:
            if entry.action.startswith("pass "):  # type: ignore[attr-defined]
                self._passed(entry, told, due)  # type: ignore[arg-type]
            else:
                self._told(n, encoded(entry), told, due)
        elif kind in _OWN:
            self.public.append(_hidden(entry))
            self.private[n] = Private(persons={entry.by: encoded(entry)})
        else:
            self._told(n, encoded(entry), told, due)
            if kind is p.PhraseSaid or kind is p.TextSaid:
                self._unheard(entry, state)
        if state.play is None or not state.play.mid_trick:
            self.shown = n

    def _told(self, n: int, text: bytes, told: Told, due: int | None) -> None:
        public, own = told
        self.public.append(_with(text, public, due))
        if own:
            self.private[n] = Private(seats={seat: _with(text, events, due) for seat, events in own.items()})

    def _passed(self, entry: p.Did, told: Told, due: int | None) -> None:
        """Which cards it were, only the one who passed them is told."""
        public, own = told
        seat = int(entry.action.split(" ", 2)[1])
        text = encoded(replace(entry, action=f"pass {seat}"))
        self.public.append(_with(text, public, due))
        frames = {each: _with(text, events, due) for each, events in own.items()}
        frames[seat] = _with(encoded(entry), own.get(seat, public), due)
        self.private[entry.n] = Private(seats=frames)

    def _unheard(self, entry: EntryBase, state: State) -> None:
        """By those who don't want to hear that person."""
        deaf = {
            reader: _hidden(entry)
            for known in (state.muted, state.blocked)
            for reader, unheard in known.items()
            if entry.by in unheard
        }
        if deaf:
            self.private[entry.n] = Private(persons=deaf)

    def of(self, n: int, person: str, seat: int | None) -> bytes:
        """One frame, as a person in that seat gets it."""
        own = self.private.get(n)
        if own is not None:
            if person in own.persons:
                return own.persons[person]
            if seat is not None and seat in own.seats:
                return own.seats[seat]
        return self.public[n - 1]

    def since(self, since: int, person: str, seat: int | None) -> Iterable[bytes]:
        """Every frame after number `since`, for a person in a seat, or, without one, for a spectator."""
        last = self.shown if seat is None else len(self.public)
        return (self.of(n, person, seat) for n in range(max(since, 0) + 1, last + 1))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frames) and (self.public, self.private, self.shown) == (
            other.public,
            other.private,
            other.shown,
        )

    __hash__ = None  # type: ignore[assignment]


def _hidden(entry: EntryBase) -> bytes:
    return encoded(p.Hidden(n=entry.n, at=entry.at))


def _with(text: bytes, events: list[Event], due: int | None) -> bytes:
    """An entry with the fields of a frame added to its own."""
    if not events and due is None:
        return text
    more = b""
    if events:
        more += b',"events":' + _ENCODER.encode(events)
    if due is not None:
        more += b',"due":%d' % due
    return text[:-1] + more + b"}"
