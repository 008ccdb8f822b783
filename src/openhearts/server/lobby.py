"""The lobby as one worker shows it: the queue and the open tables to everybody who looks at it, and their matches to
those who wait.

The worker of the person who has waited longest matches people. Two workers may both believe that this is theirs; then
the store accepts only the first one's match.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

import msgspec
from msgspec import Raw
from msgspec.json import Decoder

from openhearts.errors import RulesError
from openhearts.server.connection import AGAIN, Connection, framed
from openhearts.server.host import Host
from openhearts.server.rater import rating_of
from openhearts.store import Unavailable, Unfit
from openhearts.store.queue import Place, Queue
from openhearts.store.tables import Kept
from openhearts.tables import Person, Refusal
from openhearts.tables import protocol as p
from openhearts.tables.lobby import FILL, matches, waits, waits_since
from openhearts.tables.refusals import refused, said
from openhearts.tables.waiting import Waiting

SHOWN_MOST = 200
LONG, LONG_MOST = 1_000, 100_000
"""From how many bytes on a table has long rules, and how many bytes all such tables may have in one message: two
hundred times 3 kB of rules would be too much for a phone.
"""
LOOK_EVERY = 1.0
LOOK_SOON = 0.05
"""How many seconds after a change the queue is read: further changes until then are sent together with it."""
KEPT_FOR = 10.0
"""For how many seconds a lost connection keeps its place in the queue, so that a phone that wakes up is still in it."""
SILENT_AFTER = 2_000
"""After how many milliseconds without a sign of life a worker's people are passed over. If it is dead, nobody else
would be matched until that is certain; if it is only busy, they are matched a moment later.
"""
TRIES = 2
"""How often somebody is put in the queue."""
SET_BY = 1000
"""A step of the database's clock by fewer milliseconds is nothing to those who wait."""
STOPPED = "stopped"
"""The message that somebody, whose id follows, no longer waits, by way of whichever worker they did."""
NEWS = "lobby"
"""The message between workers that the queue has changed."""

_ROW: Decoder[dict[str, Raw]] = Decoder(dict[str, Raw])
NULL = Raw(b"null")

log = logging.getLogger(__name__)


async def open_tables(host: Host) -> list[str]:
    """The open tables, encoded, newest first; without those with long rules for which there is no room."""
    long = 0

    def fits(table: str) -> bool:
        nonlocal long
        size = len(table.encode())
        long += size if size >= LONG else 0
        return size < LONG or long <= LONG_MOST

    return list(filter(fits, await host.stored.shown(SHOWN_MOST)))


class Shown:
    """The lobby at one moment. Rules may be long, and change rarely, so that nobody is sent them twice."""

    def __init__(self, queues: list[p.Queue], tables: Sequence[str]) -> None:
        """`tables` are the open tables, encoded."""
        self._queues = msgspec.json.encode(queues)
        self._tables = tables
        self.complete = self._encoded(tables)

    # Read only when something has changed: the lobby is looked at every second.

    @cached_property
    def _rows(self) -> list[dict[str, Raw]]:
        return list(map(_ROW.decode, self._tables))

    @cached_property
    def _rules(self) -> dict[bytes, bytes]:
        return {bytes(each["table"]): bytes(each["rules"]) for each in self._rows}

    def after(self, before: Shown | None) -> bytes:
        """The message for somebody who was last sent what was shown before."""
        known = set() if before is None else before._rules.items() & self._rules.items()
        again = {table for table, _rules in known}
        return self._encoded(
            [
                msgspec.json.encode(each | {"rules": NULL} if bytes(each["table"]) in again else each).decode()
                for each in self._rows
            ]
        )

    def _encoded(self, tables: Sequence[str]) -> bytes:
        return b'{"news":"lobby","waiting":%b,"tables":[%b]}' % (self._queues, ",".join(tables).encode())


class Visitor:
    """Somebody's connection to the lobby."""

    __slots__ = (
        "connection",
        "missing",
        "one_at_a_time",
        "person",
        "shown",
        "table",
        "unaware",
        "unplayed",
        "wish",
    )

    def __init__(self, connection: Connection, person: Person) -> None:
        self.connection = connection
        self.person = person
        self.one_at_a_time = asyncio.Lock()
        "Handles the visitor's commands one at a time, in order."
        self.shown: Shown | None = None
        "The lobby as it was last sent to them."
        self.table = ""
        "The table to which they are matched, as this connection was told."
        self.wish: p.Wish | None = None
        "What they wait for, as this connection was told."
        self.missing = False
        "Whether they were not in the queue when it was last read, though they wait as far as they know."
        self.unaware = True
        "Whether they waited for something else than they know when the queue was last read. Newcomers know nothing."
        self.unplayed: tuple[int, int] | None = None
        "What had come of their last rated match when they began to wait, as `Queue.unplayed` says it."

    def tell(self, news: p.LobbyNews) -> None:
        """Sends a message."""
        self.connection.write(framed(msgspec.json.encode(news)))

    def refuse(self, why: Refusal) -> None:
        """Refuses what the visitor asked for."""
        self.tell(p.LobbyRefused(why.code, said(why.message)))


class Lobby:
    """The lobby's visitors at this worker, and their places in the queue."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.queue = Queue(host.store)
        self._visitors: set[Visitor] = set()
        self._kept = 0
        "How many lost connections keep their places here."
        self._looking = False
        self._again = False
        self._ahead: int | None = None
        "By how many milliseconds the database's clock was last ahead of this machine's clock that nobody sets."

    # --- Visitors ---

    def enter(self, visitor: Visitor) -> None:
        """Adds a visitor, who gets the lobby and its changes from now on."""
        self._visitors.add(visitor)
        self.look()

    def let_go(self, person: str) -> None:
        """Ends somebody's connections to the lobby."""
        for each in self._here(person):
            each.connection.end(AGAIN, "again")

    def leave(self, visitor: Visitor) -> None:
        """Removes a visitor whose connection has closed. Their place in the queue is kept for a while."""
        self._visitors.discard(visitor)
        self._keep(visitor.person.id)

    def _keep(self, person: str) -> None:
        self._kept += 1
        self._host.loop.call_later(KEPT_FOR, self._forget, person)

    def _forget(self, person: str) -> None:
        self._kept -= 1
        if not self._here(person) and not self._host.closing:
            self._host.start(self._take_out(person))

    async def _take_out(self, person: str) -> None:
        try:
            if await self.queue.leave(person, self._host.stored.worker):
                await self._changed()
        except Unavailable as error:
            log.warning("the list of who waits: %s", error)
            self._keep(person)  # or they would be matched

    def arrived(self, person: str, table: str) -> None:
        """Forgets somebody's match to a table, because they have arrived there."""
        self._host.start(self._forget_where(person, table))

    async def _forget_where(self, person: str, table: str) -> None:
        with contextlib.suppress(Unavailable):  # the match expires in a minute anyway
            await self.queue.arrived(person, table)

    def _here(self, person: str) -> list[Visitor]:
        return [each for each in self._visitors if each.person.id == person]

    # --- Waiting ---

    async def _time(self) -> int:
        """The time by the database's clock: those of the workers' machines differ. If it was set, this moves the times
        of those who wait here: by it, they would begin to wait in an hour, or have waited for one.
        """
        asked = self._host.time()
        now = await self._host.stored.time()
        answered = self._host.time()
        ahead = now - round(1000 * answered)
        before = ahead if self._ahead is None else self._ahead
        if abs(ahead - before) < SET_BY + 1000 * (answered - asked):
            self._ahead = before
            return now
        self._ahead = ahead
        try:
            await self.queue.set_by(self._host.stored.worker, ahead - before)
        except BaseException:
            self._ahead = before  # to try again later
            raise
        return now

    async def wait(self, visitor: Visitor, wish: p.Wish) -> None:
        """Puts a visitor in the queue. Asking for the same again keeps their place."""
        async with visitor.one_at_a_time:
            await self._wait(visitor, wish)

    async def _wait(self, visitor: Visitor, wish: p.Wish) -> None:
        person = visitor.person
        try:
            now = await self._time()
            known = await self._host.rater.ratings.of([person.id], wish.rules)
            place = self._wanted(person, wish, rating_of(known.get(person.id)).shown, now)
            if isinstance(place, Refusal):
                visitor.refuse(place)
                return
            unplayed = await self.queue.unplayed(person.id) if wish.rated else None
            if unplayed is not None:
                place = replace(place, since=waits_since(*unplayed, now))
            for before in await self.queue.places():
                if before.waiting.person.id == person.id and before.waiting.wish == wish:
                    # Unless the clock was wrong then.
                    place = replace(place, since=min(place.since, before.waiting.since))
            if await self._joined(Place(place, self._host.stored.worker)):
                here = self._here(person.id)
                if not here:  # they have left meanwhile
                    self._keep(person.id)
                for each in here:
                    self._tell_waits(each, place, unplayed, now)
            else:  # they are matched, and may have been told on this connection before, or they were forgotten
                found = await self.queue.found([person.id], self._host.store.clock())
                if person.id in found:
                    self._tell_where(visitor, found[person.id])
                else:
                    visitor.refuse(refused("unavailable"))
            await self._changed()
        except Unavailable:
            visitor.refuse(refused("unavailable"))
        except Unfit:
            visitor.refuse(refused("bad_command"))

    @staticmethod
    def _tell_waits(visitor: Visitor, place: Waiting, unplayed: tuple[int, int] | None, now: int) -> None:
        wish, since = place.wish, place.since
        visitor.wish, visitor.unplayed = wish, unplayed
        visitor.tell(p.Waits(wish, since, None if wish.rated else since + FILL, max(0, since - now)))

    async def _joined(self, place: Place) -> bool:
        """Puts somebody in the queue, and tries again if they join elsewhere at the same moment."""
        for _ in range(TRIES):
            if await self.queue.join(place, self._host.store.clock()):
                return True
        return False

    @staticmethod
    def _wanted(person: Person, wish: p.Wish, rating: int, now: int) -> Waiting | Refusal:
        try:
            return waits(person, wish, rating, now)
        except RulesError as error:
            return Refusal("bad_rules", error.message)

    async def stop(self, visitor: Visitor) -> None:
        """Takes a visitor out of the queue."""
        async with visitor.one_at_a_time:
            await self._stop(visitor)

    async def _stop(self, visitor: Visitor) -> None:
        try:
            if not await self.queue.leave(visitor.person.id):
                visitor.refuse(refused("not_waiting"))
                return
            self.stopped(visitor.person.id)
            await self._host.store.tell(f"{STOPPED} {visitor.person.id}")
            await self._changed()
        except Unavailable:
            visitor.refuse(refused("unavailable"))

    def stopped(self, person: str) -> None:
        """Tells all somebody's visits that wait here that they no longer do."""
        for each in self._here(person):
            each.wish, each.unaware = None, False
            each.tell(p.Stopped())

    async def _changed(self) -> None:
        self.look()
        await self._host.store.tell(NEWS)

    # --- Matching and showing ---

    @property
    def _concerned(self) -> bool:
        """Whether anybody waits here, who may be the one whose worker matches people, or looks on."""
        return bool(self._visitors or self._kept)

    def look(self) -> None:
        """Reads the queue soon, and from then on regularly while it concerns anybody here."""
        self._again = True
        if not self._looking and self._concerned:
            self._looking = True
            self._host.loop.call_later(LOOK_SOON, lambda: self._host.start(self._look()))

    async def _look(self) -> None:
        self._again = False
        try:
            now = await self._time()
            places = await self.queue.places()
            if await self._bring_together(places, now):
                places = await self.queue.places()
            await self._tell_who_plays()
            await self._tell_who_waits(places, now)
            await self._put_back(places)
            self._show(await self._shown(places, now))
        except Unavailable as error:
            log.warning("the lobby can't be seen: %s", error)
        except Exception:
            log.exception("looking at the lobby")
        self._looking = False
        if self._again:
            self.look()
        elif self._concerned and not self._host.closing:
            self._host.loop.call_later(LOOK_EVERY, self.look)

    async def _bring_together(self, places: list[Place], now: int) -> bool:
        """Opens tables for the matches in the queue, if that is this worker's task. Returns whether there were any.
        Whoever waits through a silent worker is passed over: they have lost their connection.
        """
        me = self._host.stored.worker
        if any(each.worker != me for each in places):
            heard = await self._host.stored.workers(now - SILENT_AFTER) | {me}
            places = [each for each in places if each.worker in heard]
        if not places or places[0].worker != me:
            return False
        found = matches([each.waiting for each in places], now)
        for match in found:
            try:
                await self._host.bring_together(match)
            except RulesError:
                log.warning("a match is left to a newer version, which knows the rules %s", match.wish.rules)
        if found:
            await self._host.store.tell(NEWS)
        return bool(found)

    async def _tell_who_plays(self) -> None:
        """Tells matched visitors their table, once on each connection, because any of them may be dead already."""
        here = {each.person.id for each in self._visitors}
        found = await self.queue.found(here, self._host.store.clock()) if here else {}
        for person, kept in found.items():
            for each in self._here(person):
                if each.table != kept.id:
                    self._tell_where(each, kept)
        if found:
            await self.queue.told(found)

    @staticmethod
    def _tell_where(visitor: Visitor, kept: Kept) -> None:
        visitor.table, visitor.wish = kept.id, None
        visitor.tell(p.Matched(kept.id, kept.code or "", kept.key))

    async def _tell_who_waits(self, places: list[Place], now: int) -> None:
        """Tells visitors what they wait for by way of another device, perhaps at another worker: they can stop, and
        aren't surprised by a table.
        """
        waiting = {place.waiting.person.id: place.waiting for place in places}
        for each in list(self._visitors):
            place = waiting.get(each.person.id)
            before, each.unaware = each.unaware, place is not None and place.wish != each.wish
            # Twice, except for newcomers: what they have asked for may be later than what was read.
            if place is None or not (before and each.unaware) or each.one_at_a_time.locked():
                continue
            unplayed = await self.queue.unplayed(each.person.id) if place.wish.rated else None
            if each.unaware and not each.one_at_a_time.locked():  # still
                self._tell_waits(each, place, unplayed, now)

    async def _put_back(self, places: list[Place]) -> None:
        """Lets visitors wait on who are no longer in the queue, and were not told so. Their rated match has failed
        because of others before they were told of it: somebody at another worker was faster to leave its table. Or
        this worker was taken for dead, or they waited at another worker, too, and are gone there. Who has missed their
        match, or plays already, by way of another device, is told that they no longer wait. `places` must have been
        read before the matches.
        """
        waiting = {place.waiting.person.id for place in places}
        for each in list(self._visitors):
            wish, before = each.wish, each.missing
            each.missing = wish is not None and each.person.id not in waiting
            if wish is None or not each.missing or each.one_at_a_time.locked():
                continue
            last = await self.queue.unplayed(each.person.id) if wish.rated else None
            unplayed = last if last != each.unplayed else None
            if unplayed is not None and unplayed[0] == 0:
                await self.wait(each, wish)
            elif before:  # twice: the message that they have stopped elsewhere may be on its way
                if unplayed is not None or await self._host.seats(each.person.id):
                    each.wish = None
                    each.tell(p.Stopped())
                else:
                    await self.wait(each, wish)

    async def shown(self) -> Shown:
        """The lobby as everybody sees it at this moment."""
        now = await self._time()
        return await self._shown(await self.queue.places(), now)

    async def _shown(self, places: list[Place], now: int) -> Shown:
        tables = await open_tables(self._host)
        people = Counter((each.wish, each.players) for place in places if (each := place.waiting).since <= now)
        queues = [p.Queue(wish, players, many) for (wish, players), many in people.items()]
        return Shown(queues, tables)

    def _show(self, shown: Shown) -> None:
        frames: dict[Shown | None, bytes] = {}
        for each in self._visitors:
            if each.shown is None or each.shown.complete != shown.complete:
                if each.shown not in frames:
                    frames[each.shown] = framed(shown.after(each.shown))
                each.connection.write(frames[each.shown])
                each.shown = shown
