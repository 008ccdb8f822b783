"""The readers of a table, both people in their seats and spectators, and what they are sent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from openhearts.server.connection import AGAIN, framed
from openhearts.server.reader import Reader
from openhearts.tables import Done, Table
from openhearts.tables import protocol as p
from openhearts.tables.frames import Frames
from openhearts.tables.protocol import EntryBase
from openhearts.tables.state import State
from openhearts.tables.table import answer

NOT_TO_COME = 4403
"""The close code for readers who may no longer be here, as for a refused connection (403)."""


def look_at(reader: Reader, table: Table) -> bool:
    """Checks whether a reader may be here, and what they may see. If not, ends the connection and returns False."""
    reader.blind = table.may_watch(reader.person) is not None
    why = table.may_come(reader.person) if reader.seat is None else None
    if why is not None:
        reader.connection.end(NOT_TO_COME, why.code)
    return why is None


class Readers:
    """The readers of one table."""

    __slots__ = ("_all", "_coming", "watchers")

    def __init__(self) -> None:
        self._all: set[Reader] = set()
        self._coming: set[Reader] = set()
        "Readers who are still being sent earlier frames."
        self.watchers = 0
        "How many people watch through all workers, as last sent to everybody here."

    def __len__(self) -> int:
        return len(self._all) + len(self._coming)

    def come(self, reader: Reader) -> None:
        """Adds a reader who is still to be sent earlier frames."""
        self._coming.add(reader)

    def join(self, reader: Reader) -> None:
        """Makes a reader who has caught up a full one."""
        self._coming.discard(reader)
        self._all.add(reader)
        if self.watchers and reader.sees:
            reader.connection.write(_watching(self.watchers))

    def leave(self, reader: Reader) -> None:
        """Removes a reader."""
        self._all.discard(reader)
        self._coming.discard(reader)

    def let_go(self, person: str) -> None:
        """Ends somebody's connections."""
        for reader in [each for each in self._all | self._coming if each.person.id == person]:
            reader.let_go = True
            reader.connection.end(AGAIN, "again")

    def set_apart(self, person: str, other: str, apart: bool) -> None:
        """Notes on somebody's connections whether they and the other person are not to sit at one table."""
        for reader in [each for each in self._all | self._coming if each.person.id == person]:
            others = reader.person.apart - {other}
            reader.person = replace(reader.person, apart=others | {other} if apart else others)

    @property
    def people(self) -> set[str]:
        """The people who are full readers here."""
        return {reader.person.id for reader in self._all}

    @property
    def everybody(self) -> set[str]:
        """The people with a connection here, including those still being sent earlier frames."""
        return self.people | {reader.person.id for reader in self._coming}

    @property
    def watching(self) -> int:
        """How many people watch through this worker."""
        return len({reader.person.id for reader in self._all if reader.seat is None and reader.sees})

    def watched_by(self, people: int) -> None:
        """Tells everybody how many people watch through all workers, if that has changed."""
        if people == self.watchers:
            return
        self.watchers = people
        data = _watching(people)
        for reader in self._all:
            if reader.sees:
                reader.connection.write(data)

    def seated(self, state: State) -> None:
        """Updates the readers' seats."""
        for reader in self._all | self._coming:
            reader.seat = state.seat_of(reader.person.id)

    def welcome(self, table: Table) -> None:
        """Ends the connections of readers who, after a change, may neither watch nor sit here, and sends those who may
        watch from now on what they have missed.
        """
        for reader in self._all | self._coming:
            look_at(reader, table)
        self.catch_up(table.frames)

    def tell_forgotten(self, person: str) -> None:
        """Tells everybody that somebody was forgotten, whose name and words they have been sent."""
        data = framed(msgspec.json.encode(p.Forgotten(person)))
        for reader in self._all | self._coming:
            if reader.sees:
                reader.connection.write(data)

    def catch_up(self, frames: Frames) -> None:
        """Sends everybody the frames that they may have and haven't been sent."""
        for reader in self._all:
            if data := reader.more(frames):
                reader.connection.write(data)

    def tell(self, entries: Sequence[EntryBase], frames: Frames, asker: Reader | None, id: str) -> None:
        """Sends new entries to everybody who may see them, and the answer to the asker, in one write each."""
        reply = framed(answer(id, Done(entries[0].n, ()), entries[0].at)) if asker is not None else b""
        first, last = entries[0].n, entries[-1].n
        texts = frames.same(first, last)
        same = None if texts is None else b"".join(map(framed, texts))
        for reader in self._all:
            if same is not None and reader.seat is not None and reader.sent == first - 1:
                data = same
                reader.sent = last
            else:
                data = reader.more(frames)
            if reader is asker:
                data += reply
            if data:
                reader.connection.write(data)
        if asker is not None and asker not in self._all:
            asker.connection.write(reply)


def _watching(people: int) -> bytes:
    return framed(msgspec.json.encode(p.Watching(people)))
