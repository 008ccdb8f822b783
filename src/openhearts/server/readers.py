"""Who reads along at a table, people in their seats and spectators, and what they are told."""

from __future__ import annotations

from collections.abc import Sequence

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
"""As whoever isn't let in."""


def look_at(reader: Reader, table: Table) -> bool:
    """Whether somebody may be here, and so reads along; else they have to go."""
    reader.blind = table.may_watch(reader.person) is not None
    why = table.may_come(reader.person) if reader.seat is None else None
    if why is not None:
        reader.connection.end(NOT_TO_COME, why.code)
    return why is None


class Readers:
    """Everybody who reads along at one table."""

    __slots__ = ("_all", "_coming", "watchers")

    def __init__(self) -> None:
        self._all: set[Reader] = set()
        self._coming: set[Reader] = set()
        "Who is still being sent what was before."
        self.watchers = 0
        "How many watch by way of all workers, as everybody here was told."

    def __len__(self) -> int:
        return len(self._all)

    def come(self, reader: Reader) -> None:
        """They are to be sent all that was before."""
        self._coming.add(reader)

    def join(self, reader: Reader) -> None:
        """They have been sent it."""
        self._coming.discard(reader)
        self._all.add(reader)
        if self.watchers and reader.sees:
            reader.connection.write(_watching(self.watchers))

    def leave(self, reader: Reader) -> None:
        """They read along no longer, if they ever did."""
        self._all.discard(reader)
        self._coming.discard(reader)

    def let_go(self, person: str) -> None:
        """Ends somebody's connections."""
        for reader in [each for each in self._all | self._coming if each.person.id == person]:
            reader.let_go = True
            reader.connection.end(AGAIN, "again")

    @property
    def people(self) -> set[str]:
        """Who has a connection here."""
        return {reader.person.id for reader in self._all}

    @property
    def everybody(self) -> set[str]:
        """The same, and who is still being sent what was before."""
        return self.people | {reader.person.id for reader in self._coming}

    @property
    def watching(self) -> int:
        """How many watch by way of this worker."""
        return len({reader.person.id for reader in self._all if reader.seat is None and reader.sees})

    def watched_by(self, people: int) -> None:
        """This many watch, over all workers: everybody is told, if it is news."""
        if people == self.watchers:
            return
        self.watchers = people
        data = _watching(people)
        for reader in self._all:
            if reader.sees:
                reader.connection.write(data)

    def seated(self, state: State) -> None:
        """Who sits where may have changed."""
        for reader in self._all | self._coming:
            reader.seat = state.seat_of(reader.person.id)

    def welcome(self, table: Table) -> None:
        """Who may watch may have changed. Whoever may not, and could not sit either, has to go."""
        for reader in self._all | self._coming:
            look_at(reader, table)

    def catch_up(self, frames: Frames) -> None:
        """Sends everybody what they may have and have not been sent yet."""
        for reader in self._all:
            if data := reader.more(frames):
                reader.connection.write(data)

    def tell(self, entries: Sequence[EntryBase], frames: Frames, asker: Reader | None, id: str) -> None:
        """What has happened goes to everybody who may know it, and its answer to whoever asked: in one write each."""
        reply = framed(answer(id, Done(entries[0].n, ()))) if asker is not None else b""
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
