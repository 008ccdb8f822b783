"""One table as this process hosts it. Calls are handled one at a time, and readers see nothing before it is durable."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic

from msgspec import Struct

from openhearts.game import Action
from openhearts.server.chance import new_id, new_secret
from openhearts.server.clock import Clock
from openhearts.server.reader import Reader
from openhearts.server.readers import Readers, look_at
from openhearts.server.worker import Worker, written
from openhearts.store import Statement, Taken, Unavailable, Unfit
from openhearts.store.people import unblocked
from openhearts.store.queue import Queue
from openhearts.store.ratings import Result, ended
from openhearts.store.reports import told
from openhearts.tables import Done, Person, Refusal, Table, encoded
from openhearts.tables import protocol as p
from openhearts.tables.clock import late
from openhearts.tables.erasure import named
from openhearts.tables.limits import READY
from openhearts.tables.protocol import CommandBase, EntryBase
from openhearts.tables.ratings import preset_of

AWAY_AFTER = 3.0
"""After how many seconds without a connection somebody counts as away: reloading the page takes less."""
BACK_WITHIN = 10_000
"""How many milliseconds people have at least to come back to a table whose clock no worker ran for a while."""
AGAIN_AFTER = 1.0
"""After how many seconds a failed database access is retried."""
CATCH_UP = 500
"""How many frames are sent at once to a reader with a gap."""
SLOWEST = 30.0
"""How many seconds a reader has to read them."""
WAITING_EACH = 40
"""How many calls of one person may wait at one table."""
WAITING_MOST = 256
"""How many calls may wait at one table before spectators are refused, so that a crowd can't delay the players."""

Asked = Callable[[Table, int], Done | Refusal | list[EntryBase]]

log = logging.getLogger(__name__)


class Call(Struct):
    """Something asked of a table, by a person or the host. If another worker's write was first, it is asked again."""

    ask: Asked
    reader: Reader | None = None
    id: str = ""
    entries: Sequence[EntryBase] = ()
    since: float = 0.0
    "When the command was received; 0 for calls without a command."


class Hosted:
    """One table and its readers."""

    def __init__(self, worker: Worker, id: str, key: str, table: Table) -> None:
        self.worker = worker
        self.id = id
        self.key = key
        "People who have it are invited."
        self.table = table
        self.readers = Readers()
        self.mine = False
        "Whether this worker runs the table's clock and its bots."
        self.changed = True
        "Whether what the lobby shows of it may be out of date."
        self._hand: int | None = None
        "The hand that was played when its readers were last told something."
        self.watched = 0
        "How many people watch through this worker, as last stored for the lobby."
        self.idle_since = worker.time()
        self.closing = False
        self._clock = Clock(worker.now(), worker.time)
        "The time in the log. If it were the machine's, setting that would stop everybody's time, or use it up."
        self._calls: deque[Call] = deque()
        self._current: Call | None = None
        self._reloading = False
        self._ahead = 0
        "The last number that another worker has appended, as far as we know."
        self._thinking: set[int] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._armed = 0
        self._not_before = 0
        "The earliest time for the next deadline."

    # --- Calls ---

    def command(self, reader: Reader, command: CommandBase, since: float) -> None:
        """Handles a command that was received at the time `since`."""
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
        """Closes the table on behalf of an admin."""
        self._put(Call(lambda table, now: table.shut(now)))

    def get_up(self, person: Person) -> None:
        """Leaves the table on behalf of somebody who is forgotten, if they sit here: nobody is to wait for them."""
        leave = p.Leave(id="forgotten")
        self._put(Call(lambda table, now: table.receive(person, leave, now)))

    def unblock(self, person: str, other: str) -> None:
        """Takes back somebody's block of somebody else, if it was made here."""
        take_back = p.Block(id=new_id(), person=other, blocked=False)
        self._put(Call(lambda table, now: table.receive(Person(person), take_back, now)))

    @property
    def _free(self) -> bool:
        """Whether nothing is being written to the store or read from it, so that the table in memory is up to date."""
        return self._current is None and not self._reloading

    def _put(self, call: Call) -> None:
        if self._free:
            self._run(call)
        else:
            self._calls.append(call)

    def _next(self) -> None:
        """Runs the waiting calls, after reading what others have appended."""
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
        n, now = table.state.n + 1, self._now
        try:
            outcome = call.ask(table, now)
        except Exception:
            log.exception("table %s: what was asked could not be decided", self.id)
            if call.reader is not None:
                call.reader.refuse(call.id, "bad_command")
            # What nobody asked for is due again at once.
            self._reload(0 if call.reader is not None else AGAIN_AFTER)
            return
        if isinstance(outcome, Refusal):
            if call.reader is not None:
                self.worker.measures.refusals += 1
                call.reader.answer(call.id, outcome, now)
            return
        entries = outcome.entries if isinstance(outcome, Done) else outcome
        if not entries:
            if call.reader is not None and isinstance(outcome, Done):
                call.reader.answer(call.id, outcome, now)
            return
        # With a secret in the same write, people can be ready for the next game as soon as they see the last one end.
        call.entries = entries = [*entries, *_committed(table, now)]
        self._current = call
        also = [] if len(entries) == 1 and type(entries[0]) is p.Did else self._goes_with(entries)
        texts = [encoded(entry).decode() for entry in entries]
        self.worker.stored.append(self.id, n, texts, self._written, also)

    def _goes_with(self, entries: Sequence[EntryBase]) -> list[Statement]:
        """The statements that go into the same transaction as the entries."""
        also: list[Statement] = []
        state = self.table.state
        for entry in entries:
            if isinstance(entry, p.Committed):
                secrets = state.secrets
                also.append(self.worker.stored.secret(self.id, len(secrets) - 1, secrets[-1]))
            elif isinstance(entry, p.Sat):
                also.append(self.worker.stored.visited(entry.person, self.id))
            elif isinstance(entry, p.Ended) and state.limits.rated:
                if (rules := preset_of(state.rules)) is not None:
                    text = encoded(entry).decode()
                    also.append(ended(Result(self.id, entry.game, rules, text, entry.at)))
            elif isinstance(entry, p.Reported):
                also.append(told(self.id, entry.n, entry.by, entry.person, entry.about, entry.words, entry.at))
            elif isinstance(entry, p.Blocked):
                block = self.worker.stored.blocked if entry.blocked else unblocked
                also.append(block(entry.by, entry.person))
            elif isinstance(entry, p.Started) and state.limits.rated:
                also.append(Queue.played(state.attendance.seat_of))
            elif isinstance(entry, p.Closed):
                also.append(self.worker.stored.closed(self.id))
                if state.limits.rated and entry.why == "not_ready":
                    missing = late(state, entries)
                    others = state.attendance.seat_of.keys() - missing
                    now = self.worker.store.clock()  # by which they wait again
                    also += Queue.failed(self.id, others, missing, now - READY, now)
        return also

    def _written(self, error: Exception | None) -> None:
        call = self._current
        assert call is not None
        self._current = None
        first, measures = call.entries[0], self.worker.measures
        # If the answer was lost, the command will be known, and nobody would be told.
        if type(first) is p.Blocked and (error is None or isinstance(error, Unavailable)):
            if first.blocked:
                self.worker.blocked(first.by, first.person)
            elif call.reader is not None:  # else the worker itself takes it back here
                self.worker.unblocked(first.by, first.person)
        if error is not None:
            # Memory is ahead of the log now, and only the log counts.
            if not isinstance(error, Taken):
                log.warning("table %s: not written: %s", self.id, error)
            if not isinstance(error, Unfit):
                self._calls.appendleft(call)
            elif call.reader is not None:
                call.reader.refuse(call.id, "bad_command")
            self._reload(AGAIN_AFTER if isinstance(error, Unavailable) else 0.0)
            return
        if type(first) is p.Did:
            measures.moves += 1
        self._tell(call.entries, call.reader, call.id)
        if call.since:
            measures.latency.add(monotonic() - call.since)
        self._next()

    # --- Readers ---

    def join(self, reader: Reader) -> None:
        """Sends a reader what they are missing; once they have caught up, they get frames as they happen."""
        self.readers.come(reader)
        self._bring(reader)

    def _bring(self, reader: Reader) -> None:
        if reader.sent > self.table.state.n:
            self.missed()  # another worker has sent them more, or the database was restored from an older copy
        self._put(Call(lambda _table, _now: self._catch_up(reader)))

    def _catch_up(self, reader: Reader) -> list[EntryBase]:
        """Sends a reader some of what they miss. All of it is durable: calls only run while nothing is written."""
        if reader.connection.transport.is_closing():  # they may have left already, and would stay for ever
            return []
        reader.seat = self.table.state.seat_of(reader.person.id)
        if not look_at(reader, self.table):  # they have been removed since they came in
            return []
        if reader.sent > self.table.state.n:
            reader.sent = 0  # some of what they were sent never happened
        if data := reader.more(self.table.frames, CATCH_UP):
            reader.connection.write(data)
            self.worker.start(self._read(reader))
            return []
        self.readers.join(reader)
        self._presence(reader.person.id)
        return []

    async def _read(self, reader: Reader) -> None:
        """Waits until a reader has read most of what was sent, then sends more."""
        try:
            await asyncio.wait_for(reader.connection.drained(), SLOWEST)
        except TimeoutError:
            reader.connection.transport.abort()
        else:
            self._bring(reader)

    def leave(self, reader: Reader) -> None:
        """Removes a reader whose connection has closed."""
        self.readers.leave(reader)
        self.idle_since = self.worker.time()
        if not self.closing:
            self.worker.loop.call_later(AWAY_AFTER, self._presence, reader.person.id)

    def present(self, person: str) -> bool:
        """Whether somebody has a connection here."""
        return person in self.readers.people

    @property
    def people(self) -> set[str]:
        """Everybody who reads or has a seat here."""
        return self.readers.everybody | self.table.state.attendance.seat_of.keys()

    def _presence(self, person: str) -> None:
        here = self.present(person)
        seat = self.table.state.seat_of(person)
        if not self.closing and seat is not None and self.table.state.seats[seat].here != here:
            self._put(Call(lambda table, now: table.presence(person, self.present(person), now)))

    def _tell(self, entries: Sequence[EntryBase], asker: Reader | None = None, id: str = "") -> None:
        play = self.table.state.play
        hand = None if play is None else play.hand
        if hand != self._hand:
            self._hand, self.changed = hand, True
        if len(entries) > 1 or type(entries[0]) is not p.Did:
            self.changed = True
            self.worker.named |= named(entries)
            self.readers.seated(self.table.state)
        self.readers.tell(entries, self.table.frames, asker, id)
        if any(isinstance(entry, p.Left | p.LimitsSet) for entry in entries):
            self.readers.welcome(self.table)  # only now, so that those who have to go see why

    # --- Entries of other workers ---

    def heard(self, n: int) -> None:
        """Reads what another worker has appended, up to number `n`."""
        self._ahead = max(self._ahead, n)
        if self._free:
            self._next()

    def missed(self) -> None:
        """Checks for entries of other workers, because a notification may have been lost."""
        self.heard(self.table.state.n + 1)

    def _follow(self) -> None:
        self._reloading = True
        self.worker.start(self._read_on())

    async def _read_on(self) -> None:
        """Reads entries that other workers have appended, and applies them."""
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
        except Exception:
            log.exception("table %s: what others have written could not be applied", self.id)
            self._reload(AGAIN_AFTER)
            return
        if self._ahead == heard:  # no other notification came meanwhile
            self._ahead = self.table.state.n
        self._reloading = False
        if new:
            self._tell(new)
            if any(isinstance(entry, p.Away) for entry in new):
                self._say_who_is_here()
        self._next()

    def read_again(self) -> None:
        """Reloads the table, because somebody was erased from its log."""

        def again(_table: Table, _now: int) -> list[EntryBase]:
            self._reload(0)
            return []

        self._put(Call(again))

    def _reload(self, after: float) -> None:
        """Discards the table in memory, and replays the log."""
        self._reloading = True
        self.worker.loop.call_later(after, lambda: self.worker.start(self._read_again()))

    async def _read_again(self) -> None:
        try:
            self.table = await self.worker.read(self.id)
        except Unavailable as error:
            log.warning("table %s: not read: %s", self.id, error)
            self._reload(AGAIN_AFTER)
            return
        except Exception:
            log.exception("table %s: not read", self.id)
            self._reload(AGAIN_AFTER)
            return
        self._reloading = False
        self.readers.seated(self.table.state)
        self.readers.catch_up(self.table.frames)
        self.readers.welcome(self.table)
        self.changed = True
        self._say_who_is_here()
        self._next()

    def _say_who_is_here(self) -> None:
        """Corrects `Away` entries by workers that didn't know that somebody is connected here."""
        for person in self.readers.people:
            self._presence(person)

    # --- Time and bots ---

    @property
    def _now(self) -> int:
        return self._clock.now(self.table.state.at)

    @property
    def wake(self) -> int | None:
        """When the table has to be loaded again, by the machine's clock; None: when somebody comes."""
        deadline = self.table.deadline
        return None if deadline is None else self.worker.now() + deadline - self._now

    def taken(self) -> None:
        """Starts to run the table's clock and bots, after this worker has taken it in the store."""
        self.mine = True
        deadline, now = self.table.deadline, self._now
        if deadline is not None and deadline < now + BACK_WITHIN:
            self._not_before = now + BACK_WITHIN
        for each in self.table.state.seats:
            if each.person and not each.name:  # forgotten while no worker had the table
                self.get_up(Person(each.person))
        self.ask_who_is_here()
        self._look()

    def ask_who_is_here(self) -> None:
        """Says soon that those are away who aren't connected here, because a worker is gone: if somebody was connected
        there, nobody else would. A worker where they are connected contradicts.
        """
        if not self.mine:
            return
        for each in self.table.state.seats:
            if each.person and each.here and not self.present(each.person):
                self.worker.loop.call_later(AWAY_AFTER, self._presence, each.person)

    def _look(self) -> None:
        """Does what is due without a command: the next secret, the bots' choices, the timer."""
        if not self.mine or self.closing:
            return
        table = self.table
        if table.wants_secret:
            self._put(Call(_committed))
            return
        for seat, bot in table.thinking.items():
            if seat not in self._thinking:
                self._thinking.add(seat)
                self.worker.thinkers.choose(
                    bot, table.view(seat), partial(self._thought, seat), partial(self._failed, seat)
                )
        if table.deadline is None:
            return
        deadline = max(table.deadline, self._not_before)
        if self._timer is None or deadline < self._armed:
            if self._timer is not None:
                self._timer.cancel()
            self._armed = deadline
            wait = max(0, deadline - self._now) / 1000
            self._timer = self.worker.loop.call_later(wait, self._time)

    def _thought(self, seat: int, action: Action) -> None:
        self._thinking.discard(seat)
        if not self.closing:
            self._put(Call(lambda table, now: table.thought(seat, action, now)))
            if self._free:
                self._look()  # the choice came too late

    def _failed(self, seat: int) -> None:
        """Asks a seat's bot again later: nobody else would ever act there."""

        def again() -> None:
            self._thinking.discard(seat)
            if self._free:
                self._look()

        self.worker.loop.call_later(AGAIN_AFTER, again)

    def _time(self) -> None:
        self._timer = None
        if not self.closing:
            self._put(Call(lambda table, now: table.tick(now)))
            if self._free:
                self._look()

    @property
    def idle(self) -> bool:
        """Whether nothing is going on here and nobody reads."""
        busy = self._current or self._calls or self._reloading or self._thinking
        return not self.readers and not busy and not self.table.thinking

    def close(self) -> None:
        """Stops: no more timers and no more results of bots."""
        self.closing = True
        if self._timer is not None:
            self._timer.cancel()

    def writes_for(self, person: str) -> bool:
        """Whether something that a person asked for is being written to the store."""
        call = self._current
        return call is not None and call.reader is not None and call.reader.person.id == person

    @property
    def settled(self) -> bool:
        """Whether nothing is being written to the store."""
        return self._current is None


def _committed(table: Table, now: int) -> list[EntryBase]:
    """Commits to a new secret for the next game, if the table wants one."""
    return table.commit(new_secret(), now) if table.wants_secret else []
