"""One connection to a table: what it has been sent, and how it is answered."""

from __future__ import annotations

from openhearts.server.connection import Connection, framed
from openhearts.tables import Done, Person, Refusal
from openhearts.tables.frames import Frames
from openhearts.tables.refusals import refused
from openhearts.tables.table import answer, refusal


class Reader:
    """One connection of a person, or of a spectator, to a table."""

    __slots__ = ("blind", "connection", "let_go", "person", "seat", "sent")

    def __init__(self, connection: Connection, person: Person, since: int, *, blind: bool) -> None:
        self.connection = connection
        self.person = person
        self.seat: int | None = None
        self.sent = since
        "The number of the last frame that was sent."
        self.blind = blind
        "Whether they may see nothing until they have a seat."
        self.let_go = False
        "Whether the server has ended the connection: its waiting commands are dropped."

    @property
    def sees(self) -> bool:
        """Whether they may see what happens, in a seat or as a spectator."""
        return self.seat is not None or not self.blind

    def more(self, frames: Frames, most: int = 1 << 30) -> bytes:
        """The frames that they may have and haven't been sent, at most so many. Counts them as sent."""
        if not self.sees:
            return b""
        person, seat = self.person.id, self.seat
        last = min(frames.shown if seat is None else frames.last, self.sent + most)
        data = b"".join(map(framed, frames.between(self.sent + 1, last, person, seat)))
        self.sent = max(self.sent, last)
        return data

    def answer(self, id: str, outcome: Done | Refusal, now: int) -> None:
        """Sends the answer to a command, at the table's time `now`."""
        self.connection.write(framed(answer(id, outcome, now)))

    def refuse(self, id: str, code: str) -> None:
        """Refuses a command with that code."""
        self.connection.write(framed(refusal(id, refused(code))))
