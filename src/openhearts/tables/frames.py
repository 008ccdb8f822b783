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
from openhearts.tables.play import Happened
from openhearts.tables.protocol import Entry, EntryBase
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

    def add(self, entry: EntryBase, happened: Happened, due: int | None, state: State) -> None:
        """The frames of an entry that has just been folded into `state`, and of what has happened by it in the game."""
        n = entry.n
        kind = type(entry)
        if kind is p.Did:
            self._did(entry, happened, due)  # type: ignore[arg-type]
        elif kind in _OWN:
            self.public.append(_hidden(entry))
            self.private[n] = Private(persons={entry.by: encoded(entry)})
        else:
            self._told(n, encoded(entry), happened, due)
            if kind is p.PhraseSaid or kind is p.TextSaid:
                self._unheard(entry, state)
        if state.play is None or not state.play.mid_trick:
            self.shown = n

    def _did(self, entry: p.Did, happened: Happened, due: int | None) -> None:
        """Which cards are passed, only an event's `own` says. Most actions are an event that says no more."""
        action = entry.action
        if action.startswith("pass "):
            action = " ".join(action.split(" ", 2)[:2])
            entry = replace(entry, action=action)
        text = encoded(entry)
        event, own = happened[0]
        if len(happened) > 1 or event != f'{{"did":"{action}"}}':
            self._told(entry.n, text, happened, due)
        else:
            self._told(entry.n, text, (), due)
            if own:
                self.private[entry.n] = Private(seats={seat: _with(text, happened, due, seat) for seat in own})

    def _told(self, n: int, text: bytes, happened: Happened, due: int | None) -> None:
        self.public.append(_with(text, happened, due))
        seats = {seat for _, own in happened for seat in own}
        if seats:
            self.private[n] = Private(seats={seat: _with(text, happened, due, seat) for seat in seats})

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


def _with(text: bytes, happened: Happened, due: int | None, seat: int | None = None) -> bytes:
    """An entry with the fields of a frame added to its own, as a seat gets it."""
    if not happened and due is None:
        return text
    more = ""
    if happened:
        events = [f'{event[:-1]},"own":{own[seat]}}}' if seat in own else event for event, own in happened]
        more = f',"events":[{",".join(events)}]'
    if due is not None:
        more += f',"due":{due}'
    return text[:-1] + more.encode() + b"}"
