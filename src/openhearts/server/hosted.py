"""One table as this process hosts it: what is asked of it, one after the other, each durable before anybody hears."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic

from msgspec import Struct

from openhearts.game import Action
from openhearts.server.chance import new_secret
from openhearts.server.reader import Reader
from openhearts.server.readers import Readers, look_at
from openhearts.server.worker import Worker, written
from openhearts.store import Statement, Taken, Unavailable, Unfit
from openhearts.store.ratings import Result, ended
from openhearts.store.reports import told
from openhearts.tables import Done, Refusal, Table, encoded
from openhearts.tables import protocol as p
from openhearts.tables.erasure import named
from openhearts.tables.protocol import CommandBase, EntryBase
from openhearts.tables.ratings import preset_of

AWAY_AFTER = 3.0
"""How many seconds somebody may be without a connection before the table is told: reloading the page takes fewer."""
BACK_WITHIN = 10_000
"""How many milliseconds people have to come back to a table whose time ran out while no server let it pass."""
AGAIN_AFTER = 1.0
"""How many seconds until the database is asked again."""
CATCH_UP = 500
"""How many frames are sent at once to somebody who has a gap."""
SLOWEST = 30.0
"""How many seconds they have to read them."""
WAITING_EACH = 40
"""How much that one person asks may wait to be decided at one table."""
WAITING_MOST = 256
"""And how much of all may wait there before whoever has no seat has to: a crowd takes nobody's turn who plays."""

Asked = Callable[[Table, int], Done | Refusal | list[EntryBase]]

log = logging.getLogger(__name__)


class Call(Struct):
    """Something asked of a table, by somebody or by its host. If another worker was first, it is asked anew."""

    ask: Asked
    reader: Reader | None = None
    id: str = ""
    entries: Sequence[EntryBase] = ()
    since: float = 0.0
    "When it was asked."


class Hosted:
    """One table and those who read along."""

    def __init__(self, worker: Worker, id: str, key: str, table: Table) -> None:
        self.worker = worker
        self.id = id
        self.key = key
        "Who has it is invited."
        self.table = table
        self.readers = Readers()
        self.mine = False
        "Whether this worker lets time pass here, and lets the bots think."
        self.changed = True
        "Whether the lobby has to hear of it."
        self.watched = 0
        "How many the lobby knows to be watching here."
        self.idle_since = worker.time()
        self.closing = False
        self._calls: deque[Call] = deque()
        self._current: Call | None = None
        self._reloading = False
        self._ahead = 0
        "Up to which number another worker has appended, as far as we have heard."
        self._thinking: set[int] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._armed = 0
        self._not_before = 0
        "When time may run out at the earliest."

    # --- What is asked ---

    def command(self, reader: Reader, command: CommandBase, since: float) -> None:
        """Somebody asks for something, since that moment."""
        if self._enough(reader):
            reader.refuse(command.id, "too_fast")
            return
        person = reader.person
        self._put(Call(lambda table, now: table.receive(person, command, now), reader, command.id, since=since))

    def _enough(self, reader: Reader) -> bool:
        waiting = len(self._calls)
        if reader.seat is None and waiting >= WAITING_MOST:
            return True
        theirs = (call.reader is not None and call.reader.person.id == reader.person.id for call in self._calls)
        return waiting >= WAITING_EACH and sum(theirs) >= WAITING_EACH

    def shut(self) -> None:
        """Whoever runs the server closes the table."""
        self._put(Call(lambda table, now: table.shut(now)))

    @property
    def _free(self) -> bool:
        """Nothing is on its way to the store or from it: what stands here is what is true."""
        return self._current is None and not self._reloading

    def _put(self, call: Call) -> None:
        if self._free:
            self._run(call)
        else:
            self._calls.append(call)

    def _next(self) -> None:
        """Goes on with what is waiting, once all is known that others have written."""
        if self._ahead > self.table.state.n and self._free:
            self._follow()
            return
        while self._calls and self._free:
            self._run(self._calls.popleft())
        if self._free:
            self._look()

    def _run(self, call: Call) -> None:
        if call.reader is not None and call.reader.let_go:
            return
        table = self.table
        n, now = table.state.n + 1, self.worker.now()
        try:
            outcome = call.ask(table, now)
        except Exception:
            log.exception("table %s: what was asked could not be decided", self.id)
            if call.reader is not None:
                call.reader.refuse(call.id, "bad_command")
            self._reload(0)
            return
        if isinstance(outcome, Refusal):
            if call.reader is not None:
                self.worker.measures.refusals += 1
                call.reader.answer(call.id, outcome)
            return
        entries = outcome.entries if isinstance(outcome, Done) else outcome
        if not entries:
            if call.reader is not None and isinstance(outcome, Done):
                call.reader.answer(call.id, outcome)
            return
        # Whoever hears that a game has ended can be ready for the next one at once.
        call.entries = entries = [*entries, *_committed(table, now)]
        self._current = call
        also = [] if len(entries) == 1 and type(entries[0]) is p.Did else self._goes_with(entries)
        texts = [encoded(entry).decode() for entry in entries]
        self.worker.stored.append(self.id, n, texts, self._written, also)

    def _goes_with(self, entries: Sequence[EntryBase]) -> list[Statement]:
        """What else has to be kept, in the same transaction."""
        also: list[Statement] = []
        for entry in entries:
            if isinstance(entry, p.Committed):
                secrets = self.table.state.secrets
                also.append(self.worker.stored.secret(self.id, len(secrets) - 1, secrets[-1]))
            elif isinstance(entry, p.Sat):
                also.append(self.worker.stored.visited(entry.person, self.id))
            elif isinstance(entry, p.Ended) and self.table.state.limits.rated:
                text, rules = encoded(entry).decode(), preset_of(self.table.state.rules)
                also.append(ended(Result(self.id, entry.game, rules, text, entry.at)))
            elif isinstance(entry, p.Reported):
                also.append(told(self.id, entry.n, entry.by, entry.person, entry.about, entry.words, entry.at))
            elif isinstance(entry, p.Blocked):
                also.append(self.worker.stored.blocked(entry.by, entry.person))
            elif isinstance(entry, p.Closed):
                also.append(self.worker.stored.closed(self.id))
        return also

    def _written(self, error: Exception | None) -> None:
        call = self._current
        assert call is not None
        self._current = None
        if error is not None:
            # In memory it has happened already, in the log it has not: only the log is true.
            if not isinstance(error, Taken):
                log.warning("table %s: not written: %s", self.id, error)
            if not isinstance(error, Unfit):
                self._calls.appendleft(call)
            elif call.reader is not None:
                call.reader.refuse(call.id, "bad_command")
            self._reload(AGAIN_AFTER if isinstance(error, Unavailable) else 0.0)
            return
        self._tell(call.entries, call.reader, call.id)
        measures = self.worker.measures
        if type(call.entries[0]) is p.Did:
            measures.moves += 1
        if call.since:
            measures.latency.add(monotonic() - call.since)
        self._next()

    # --- Who reads along ---

    def join(self, reader: Reader) -> None:
        """Sends somebody what they have not been sent yet; once they have read it, they read along."""
        self.readers.come(reader)
        self._bring(reader)

    def _bring(self, reader: Reader) -> None:
        if reader.sent > self.table.state.n:
            self.missed()  # another worker has told them more, or the database is an older one than theirs was
        self._put(Call(lambda _table, _now: self._catch_up(reader)))

    def _catch_up(self, reader: Reader) -> list[EntryBase]:
        """A part of it, while nothing is on its way to the store: so it is all durable."""
        if reader.connection.close_sent or reader.connection.disconnected:
            return []
        reader.seat = self.table.state.seat_of(reader.person.id)
        if not look_at(reader, self.table):  # they have been removed since they came in
            return []
        if reader.sent > self.table.state.n:
            reader.sent = 0  # of what they know, some never happened
        if data := reader.more(self.table.frames, CATCH_UP):
            reader.connection.write(data)
            self.worker.start(self._read(reader))
            return []
        self.readers.join(reader)
        self._presence(reader.person.id)
        return []

    async def _read(self, reader: Reader) -> None:
        """Waits until most of it has left."""
        try:
            await asyncio.wait_for(reader.connection.drained(), SLOWEST)
        except TimeoutError:
            reader.connection.transport.abort()
        else:
            self._bring(reader)

    def leave(self, reader: Reader) -> None:
        """A connection has closed."""
        self.readers.leave(reader)
        self.idle_since = self.worker.time()
        if not self.closing:
            self.worker.loop.call_later(AWAY_AFTER, self._presence, reader.person.id)

    def present(self, person: str) -> bool:
        """Whether somebody has a connection here."""
        return person in self.readers.people

    @property
    def people(self) -> set[str]:
        """Who reads along or has a seat here."""
        return self.readers.everybody | self.table.state.attendance.seat_of.keys()

    def _presence(self, person: str) -> None:
        here = self.present(person)
        seat = self.table.state.seat_of(person)
        if not self.closing and seat is not None and self.table.state.seats[seat].here != here:
            self._put(Call(lambda table, now: table.presence(person, self.present(person), now)))

    def _tell(self, entries: Sequence[EntryBase], asker: Reader | None = None, id: str = "") -> None:
        if len(entries) > 1 or type(entries[0]) is not p.Did:
            self.changed = True
            self.worker.named |= named(entries)
            self.readers.seated(self.table.state)
        self.readers.tell(entries, self.table.frames, asker, id)
        if any(isinstance(entry, p.Left | p.LimitsSet) for entry in entries):
            self.readers.welcome(self.table)  # only now: whoever has to go hears why

    # --- What other workers have written ---

    def heard(self, n: int) -> None:
        """Another worker has appended up to that number."""
        self._ahead = max(self._ahead, n)
        if self._free:
            self._next()

    def missed(self) -> None:
        """Another worker may have appended something of which we have not heard."""
        self.heard(self.table.state.n + 1)

    def _follow(self) -> None:
        self._reloading = True
        self.worker.start(self._read_on())

    async def _read_on(self) -> None:
        """Lets happen here what has happened elsewhere."""
        before, heard = self.table.state.n, self._ahead
        try:
            texts = await self.worker.stored.log(self.id, before)
            new = written(texts)
            if committed := sum(isinstance(entry, p.Committed) for entry in new):
                known = self.table.state.secrets
                secrets = (await self.worker.stored.secrets(self.id))[: len(known) + committed]
                known += secrets[len(known) :]
            self.table.happened(new)
        except Unavailable as error:
            log.warning("table %s: not read: %s", self.id, error)
            self.worker.loop.call_later(AGAIN_AFTER, self._follow)
            return
        if self._ahead == heard:  # nothing more was heard of meanwhile
            self._ahead = self.table.state.n
        self._reloading = False
        if new:
            self._tell(new)
            self._say_who_is_here(new)
        self._next()

    def read_again(self) -> None:
        """The log says less than before."""

        def again(_table: Table, _now: int) -> list[EntryBase]:
            self._reload(0)
            return []

        self._put(Call(again))

    def _reload(self, after: float) -> None:
        """Throws away what was decided, and reads the log again."""
        self._reloading = True
        self.worker.loop.call_later(after, lambda: self.worker.start(self._read_again()))

    async def _read_again(self) -> None:
        try:
            self.table = await self.worker.read(self.id)
        except Unavailable as error:
            log.warning("table %s: not read: %s", self.id, error)
            self._reload(AGAIN_AFTER)
            return
        self._reloading = False
        self.readers.seated(self.table.state)
        self.readers.catch_up(self.table.frames)
        self.readers.welcome(self.table)
        self.changed = True
        self._next()

    def _say_who_is_here(self, entries: Sequence[EntryBase]) -> None:
        """A worker that says somebody is away may not know that they are here."""
        if any(isinstance(entry, p.Away) for entry in entries):
            for person in self.readers.people:
                self._presence(person)

    # --- Time and bots ---

    def taken(self) -> None:
        """This worker lets time pass here from now on."""
        self.mine = True
        deadline, now = self.table.deadline, self.worker.now()
        if deadline is not None and deadline < now:
            self._not_before = now + BACK_WITHIN
        for each in self.table.state.seats:
            if each.person and each.here and not self.present(each.person):
                self.worker.loop.call_later(AWAY_AFTER, self._presence, each.person)
        self._look()

    def _look(self) -> None:
        """What is to be done without anybody asking for it."""
        if not self.mine or self.closing:
            return
        table = self.table
        if table.wants_secret:
            self._put(Call(_committed))
            return
        for seat, bot in table.thinking.items():
            if seat not in self._thinking:
                self._thinking.add(seat)
                self.worker.thinkers.choose(bot, table.view(seat), partial(self._thought, seat))
        if table.deadline is None:
            return
        deadline = max(table.deadline, self._not_before)
        if self._timer is None or deadline < self._armed:
            if self._timer is not None:
                self._timer.cancel()
            self._armed = deadline
            wait = max(0, deadline - self.worker.now()) / 1000
            self._timer = self.worker.loop.call_later(wait, self._time)

    def _thought(self, seat: int, action: Action) -> None:
        self._thinking.discard(seat)
        if not self.closing:
            self._put(Call(lambda table, now: table.thought(seat, action, now)))
            if self._free:
                self._look()  # it was too late

    def _time(self) -> None:
        self._timer = None
        if not self.closing:
            self._put(Call(lambda table, now: table.tick(now)))
            if self._free:
                self._look()

    @property
    def idle(self) -> bool:
        """Whether nothing happens here and nobody reads along."""
        busy = self._current or self._calls or self._reloading or self._thinking
        return not self.readers and not busy and not self.table.thinking

    def close(self) -> None:
        """Lets no more happen here."""
        self.closing = True
        if self._timer is not None:
            self._timer.cancel()

    def writes_for(self, person: str) -> bool:
        """Whether something that they asked is on its way to the store."""
        call = self._current
        return call is not None and call.reader is not None and call.reader.person.id == person

    @property
    def settled(self) -> bool:
        """Whether nothing is on its way to the store."""
        return self._current is None


def _committed(table: Table, now: int) -> list[EntryBase]:
    """Fixes what the next game is dealt from, if nothing is yet."""
    return table.commit(new_secret(), now) if table.wants_secret else []
