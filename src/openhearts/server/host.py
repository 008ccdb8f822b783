"""The host of tables: keeps tables in memory, runs the clocks of those it has taken, and takes over those of dead
workers.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence

import msgspec

from openhearts.rules import Rules
from openhearts.server.chance import new_code, new_id, new_key, new_secret
from openhearts.server.hosted import Hosted
from openhearts.server.neighbours import Place
from openhearts.server.rater import Rater
from openhearts.server.worker import Worker
from openhearts.store import Newer, Store, Taken, Unavailable
from openhearts.store.queue import Queue
from openhearts.store.tables import Kept
from openhearts.tables import Limits, Person, Table, encoded
from openhearts.tables.limits import matched
from openhearts.tables.lobby import Match, shown
from openhearts.tables.seats import REPLACEMENT

ALIVE_EVERY = 1.0
DEAD_AFTER = 5_000
"""After how many milliseconds without a sign of life a worker counts as dead."""
UNLOADED_AFTER = 60.0
"""How many seconds a table stays in memory with nobody connected to it."""
LOBBY_EVERY = 2.0
TAKEN_AT_ONCE = 50
SETTLED_SOON = 0.01
"""How many seconds to wait between checks whether all writes are done."""
VISITED_MOST = 50
"""How many tables are looked through for somebody, newest first. A table that everybody has left closes by itself."""
TRIES = 10
"""How many codes are tried for a new table."""

log = logging.getLogger(__name__)


class Host(Worker):
    """Hosts the tables in a store."""

    def __init__(self, store: Store, place: Place) -> None:
        super().__init__(store)
        self.place = place
        self.tables: dict[str, Hosted] = {}
        self.rater = Rater(store)
        self.beside: list[Callable[[], Awaitable[None]]] = [self.rater.look]
        "Other tasks to run every second."
        self.ready = False
        self.in_doubt = False
        "Whether the store may have given us tables we don't know of, because its answer was lost, or ours to others."
        self.closing = False
        self._lived = 0
        "When this worker last gave a sign of life, by the database's clock: those of the machines differ."
        self._workers: set[str] = set()
        "The workers that were there then."
        self._published = 0.0
        "When the lobby was last told of changed tables."
        self._loading: dict[str, asyncio.Task[Hosted | None]] = {}
        self._opening: list[Sequence[str]] = []
        "The people for whom new tables are being written to the store."
        store.heard = self._heard

    async def begin(self) -> None:
        """Registers this worker, and starts its periodic work."""
        self._lived = await self.stored.time()
        await self.stored.alive(self._lived)
        await self.stored.take_from_unknown()
        self.ready = True
        # Apart from each other: to take many tables at once can last longer than others wait for a sign of life.
        self.start(self._every_second(self._stay_alive, "staying alive"))
        self.start(self._every_second(self._keep_up, "keeping up"))

    # --- Tables ---

    async def open(
        self, person: Person, rules: Mapping[str, object], limits: Limits, bot: str, *, sits: bool = True
    ) -> Hosted:
        """Opens a table. It is durable when this returns."""
        for _ in range(TRIES):
            hosted = await self._open([person] if sits else [], rules, limits, bot, host=person)
            if hosted is not None:
                return hosted
        raise Unavailable("no code is free")

    async def bring_together(self, match: Match) -> Hosted | None:
        """Opens a table for matched people; None if another worker has matched one of them elsewhere."""
        rules = Rules.from_json({"extends": match.wish.rules})
        limits = matched(match.wish.speed, match.wish.rated)
        return await self._open(match.people, dict(rules.changes), limits, "" if match.wish.rated else REPLACEMENT)

    async def _open(
        self,
        people: Sequence[Person],
        rules: Mapping[str, object],
        limits: Limits,
        bot: str,
        *,
        host: Person | None = None,
    ) -> Hosted | None:
        """Opens a table; None if its code is in use, or if one of the people to be matched no longer waits."""
        kept, now = Kept(self._new_id(), new_code(), new_key()), self.now()
        table, entries = Table.open(kept.id, kept.code or "", rules, limits, now, host=host, people=people, bot=bot)
        secret = new_secret()
        entries += table.commit(secret, now)
        ids = [each.id for each in people]
        also = [self.stored.visited(id, kept.id) for id in ids]
        if host is None:
            also += Queue.together(ids, kept.id, self.store.clock())
        texts = [encoded(entry).decode() for entry in entries]
        written: asyncio.Future[Exception | None] = self.loop.create_future()

        def done(error: Exception | None) -> None:
            if not written.done():  # else whoever wanted the table has gone
                written.set_result(error)

        self.stored.open(kept, texts, secret, now, done, also)
        self._opening.append(ids)
        try:
            error = await written
        finally:
            self._opening.remove(ids)
        if error is None:
            self.named.update(ids)
            hosted = self._add(kept, table)
            hosted.taken()
            return hosted
        if isinstance(error, Taken):
            return None
        self.in_doubt = True
        raise error

    def _new_id(self) -> str:
        """A new table id that belongs to this worker."""
        while not self.place.has(id := new_id()):
            pass
        return id

    async def table(self, id: str) -> Hosted | None:
        """The table with that id, loaded from the store if it isn't in memory; None if there is none."""
        if (hosted := self.tables.get(id)) is not None:
            hosted.idle_since = self.time()  # the caller needs it for a while
            return hosted
        if id not in self._loading:
            task = self._loading[id] = self.start(self._load(id))
            task.add_done_callback(lambda _task: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Hosted | None:
        kept = await self.stored.find(id)
        if kept is None:
            return None
        try:
            mine = await self.stored.take(id)
            hosted = self._add(kept, await self.read(id))
        except Newer:
            await self.stored.put_back(id, self.now())  # for a worker that can read it
            raise
        except Unavailable:
            self.in_doubt = True
            raise
        if self.store.shared:
            hosted.missed()  # read what was appended meanwhile
        if mine:
            hosted.taken()
        return hosted

    async def seats(self, person: str) -> list[Hosted]:
        """The open tables at which somebody has a seat, newest first."""
        visited = await self._visited_by({person})
        return [each for each in visited if each.table.state.seat_of(person) is not None]

    async def _visited_by(self, people: set[str]) -> list[Hosted]:
        """The open tables at which all these people have ever sat, newest first, but those that can't be read."""
        ids = await self.stored.visited_by(people, VISITED_MOST)
        return [hosted for id in ids if (hosted := await self._readable(id)) is not None]

    async def _readable(self, id: str) -> Hosted | None:
        """The table with that id; None if there is none, or if its log can't be read, which is to keep nothing else
        from being done.
        """
        try:
            return await self.table(id)
        except Newer as error:
            log.warning("table %s: left to a newer version: %s", id, error)
        except Unavailable:
            raise
        except Exception:
            log.exception("table %s: damaged", id)
        return None

    def _add(self, kept: Kept, table: Table) -> Hosted:
        hosted = self.tables[kept.id] = Hosted(self, kept.id, kept.key, table)
        return hosted

    def let_go(self, person: str) -> None:
        """Ends somebody's connections to tables here."""
        for hosted in self.tables.values():
            hosted.readers.let_go(person)

    def get_up(self, person: str) -> None:
        """Takes somebody who is forgotten from their seats at the tables here."""
        for hosted in self.tables.values():
            if hosted.table.state.seat_of(person) is not None:
                hosted.get_up(Person(person, "", "guest"))

    def set_apart(self, one: str, other: str, apart: bool) -> None:
        """Keeps two people from sitting down together, or lets them again if neither blocks the other one any more."""
        for hosted in self.tables.values():
            hosted.readers.set_apart(one, other, apart)
            hosted.readers.set_apart(other, one, apart)

    async def take_back_block(self, one: str, other: str) -> None:
        """Takes back somebody's block of somebody else at all tables whose logs have it."""
        for hosted in await self._visited_by({one, other}):
            if other in hosted.table.state.blocked.get(one, ()):
                hosted.unblock(one, other)

    async def settled(self, person: str) -> None:
        """Waits until all that somebody asked for is written. Their connections here must have been ended before."""
        while any(person in ids for ids in self._opening) or any(
            hosted.writes_for(person) for hosted in self.tables.values()
        ):
            await asyncio.sleep(SETTLED_SOON)

    def read_again(self, table: str) -> None:
        """Reloads a table whose log was rewritten, if it is in memory."""
        if (hosted := self.tables.get(table)) is not None:
            hosted.read_again()

    def tell_forgotten(self, person: str) -> None:
        """Tells the readers of all tables here at which somebody has sat that they were forgotten."""
        for hosted in self.tables.values():
            if person in hosted.table.state.names:
                hosted.readers.tell_forgotten(person)

    def read_tables_again(self, person: str) -> None:
        """Reloads all tables in memory at which somebody has sat, because their logs were rewritten."""
        for hosted in self.tables.values():
            if person in hosted.table.state.names:
                hosted.read_again()

    def missed(self) -> None:
        """Checks all tables for entries of other workers, because notifications may have been lost."""
        for hosted in self.tables.values():
            self.named |= hosted.people
            hosted.missed()

    def _heard(self, table: str, n: int) -> None:
        if (hosted := self.tables.get(table)) is not None:
            hosted.heard(n)

    # --- Periodic work ---

    async def _every_second(self, work: Callable[[], Awaitable[None]], name: str) -> None:
        while not self.closing:
            try:
                await work()
            except Unavailable as error:
                self.in_doubt = True
                log.warning("%s: the database can't be asked: %s", name, error)
            except Exception:
                self.in_doubt = True
                log.exception(name)
            await asyncio.sleep(ALIVE_EVERY)

    async def _stay_alive(self) -> None:
        """Gives a sign of life, and knows from the answer whether the database can be asked."""
        try:
            await self._live()
        except Unavailable:
            self.ready = False
            raise
        self.ready = True

    async def _keep_up(self) -> None:
        """Takes tables that others have left, and unloads those nobody needs."""
        # Tables with readers here whose worker may have given them up, because it saw nobody there: otherwise their
        # bots would act only at the wake time, or never.
        here = [each.id for each in self.tables.values() if each.readers and not each.mine]
        left = await self.stored.due(self.now(), TAKEN_AT_ONCE, here)
        if self.in_doubt:
            self.in_doubt = False  # unless the calls below fail
            left += await self._own()
        for id in left:
            await self._take_over(id)
        if self.time() - self._published >= LOBBY_EVERY:
            self._published = self.time()
            await self._publish()
        for each in self.beside:
            await each()
        await self._put_back()

    async def _live(self) -> None:
        """Gives a sign of life, and removes workers that give none. If our own last one is too old, or of the future,
        the machine has slept or the clock was set: then the others have until next time to give theirs.
        """
        now, last = await self.stored.time(), self._lived
        self._lived = now
        if (self.tables or self.ready) and not await self.stored.alive(now):
            self.in_doubt = True
        before = self._workers
        if abs(now - last) < DEAD_AFTER:
            self._workers = await self.stored.bury(now - DEAD_AFTER, now + DEAD_AFTER)
        else:
            self.in_doubt = True
            self._workers = await self.stored.workers()
        if before - self._workers:
            for hosted in self.tables.values():
                hosted.ask_who_is_here()

    async def _own(self) -> list[str]:
        """The tables that the store has given to this worker. It stops to run any others, which were given away when it
        was taken for dead: two workers would make every bot's move twice.
        """
        believed = [each for each in self.tables.values() if each.mine]
        own = await self.stored.own()
        given = set(own)
        for hosted in believed:
            hosted.mine = hosted.id in given
        return own

    async def _take_over(self, id: str) -> None:
        hosted = await self._readable(id)
        # Also a table that only we believed ours, because others took us for dead: it would be due forever.
        if hosted is not None and await self.stored.take(id) and not hosted.mine:
            hosted.taken()

    async def _publish(self) -> None:
        """Stores what the lobby shows of changed tables, and tells the lobby and the tables how many people watch."""
        for hosted in [each for each in self.tables.values() if each.readers.watching != each.watched]:
            watching = hosted.readers.watching
            await self.stored.watched(hosted.id, watching)
            hosted.watched = watching
        everywhere = await self.stored.watching() if self.tables else {}
        for hosted in self.tables.values():
            hosted.readers.watched_by(everywhere.get(hosted.id, 0))
        for hosted in [each for each in self.tables.values() if each.mine and each.changed]:
            hosted.changed = False
            seen = shown(hosted.table)
            try:
                await self.stored.show(hosted.id, None if seen is None else msgspec.json.encode(seen).decode())
            except Unavailable:
                hosted.changed = True
                raise

    async def _put_back(self) -> None:
        """Unloads tables at which nobody has been for a while. Their wake times stay in the store."""
        long_ago = self.time() - UNLOADED_AFTER

        def unused(hosted: Hosted) -> bool:
            return hosted.idle and hosted.idle_since < long_ago

        for hosted in list(filter(unused, self.tables.values())):
            if not unused(hosted):
                continue
            if hosted.mine:
                hosted.mine = False
                await self.stored.put_back(hosted.id, hosted.wake)
            if unused(hosted):
                hosted.close()
                self.tables.pop(hosted.id, None)
            else:
                await self._take_over(hosted.id)

    async def close(self) -> None:
        """Stops: decides nothing more, waits until everything decided is durable, and leaves the tables to others."""
        self.closing = True
        self.thinkers.close()
        for hosted in self.tables.values():
            hosted.close()
        while not all(hosted.settled for hosted in self.tables.values()):
            await asyncio.sleep(SETTLED_SOON)
        await self.stop()
        with contextlib.suppress(Unavailable):
            await self.stored.retire()
