"""The lobby: who plays with whom, and which tables are open. Like a table, it has no clock, randomness or database.

The queue is a plain list, kept anywhere; `matches` says which of its people play together now. So any worker with the
list can match them, and none has to survive. A match becomes a table by `Table.open` without a host, with the limits of
`limits.matched`, the people, and a bot for the other seats.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from openhearts.rules import Rules
from openhearts.tables.person import Person
from openhearts.tables.protocol import Listed, ListedSeat, Wish
from openhearts.tables.ratings import RATED
from openhearts.tables.refusals import Refusal, refused
from openhearts.tables.table import Table
from openhearts.tables.waiting import Waiting

FILL = 20_000
"""After so many milliseconds an unrated game begins with bots in the free seats; people are told so beforehand."""

GROUPS_TRIED = 10
"""How many groups with the same two people are tried: of so few that fit, any may be the only full one. Whoever blocks
many people must not keep a worker busy.
"""

FIRST_FOR = 300_000
"""For how many milliseconds people whose rated match failed because of others come first again."""
PAUSES = [60_000 * minutes for minutes in (0, 1, 5, 15, 30)]
"""How many milliseconds people who have missed a rated match, or several in a row, have to wait for the next one."""


@dataclass(frozen=True, slots=True)
class Match:
    """People who are to play together; bots take the remaining seats."""

    wish: Wish
    people: tuple[Person, ...]


def waits(person: Person, wish: Wish, rating: int, now: int) -> Waiting | Refusal:
    """A person's entry in the queue, or why they may not join it. Raises `RulesError` if there is no such preset."""
    if person.kind == "bot":
        return refused("not_admitted")
    if wish.rated and person.kind != "account":
        return refused("account_needed")
    if wish.rated and wish.rules not in RATED:
        return refused("no_such_rules")
    return Waiting(person, wish, Rules.from_json({"extends": wish.rules}).players, rating, now)


def waits_since(missed: int, at: int, now: int) -> int:
    """From when a person's waiting for a rated game counts, if their last match led to no game. `missed` is how many in
    a row failed because of them, the last one at `at`; if it is 0, others were the reason, and they had waited since
    `at`.
    """
    if missed == 0:
        return at if now - FIRST_FOR < at < now else now
    pause = PAUSES[min(missed, len(PAUSES)) - 1]
    return at + pause if now - pause < at <= now else now


def matches(waiting: Iterable[Waiting], now: int) -> list[Match]:
    """The matches among the people waiting. Those who have waited longest come first; nobody is in two matches, or in
    one before their waiting counts.
    """
    by_wish: dict[Wish, list[Waiting]] = {}
    for each in waiting:
        if each.since <= now:
            by_wish.setdefault(each.wish, []).append(each)
    found: list[Match] = []
    for wish, queue in by_wish.items():
        queue.sort(key=lambda each: (each.since, each.person.id))
        while queue:
            oldest = queue.pop(0)
            together = _together(oldest, queue, now)
            full = len(together) == oldest.players
            if full or (not wish.rated and now - oldest.since >= FILL):
                found.append(Match(wish, tuple(each.person for each in together)))
                queue = [each for each in queue if each not in together]
    return found


def _together(oldest: Waiting, others: Sequence[Waiting], now: int) -> list[Waiting]:
    """The longest waiting, and those nearest in rating who all fit with each other. If the nearest are too few because
    they don't fit with others, it is done without some of them: nobody whom others have blocked, or who is near to only
    some of them, keeps them from playing with each other.
    """
    near = [other for other in others if _fit(other, oldest, now)]
    near.sort(key=lambda each: (abs(each.rating - oldest.rating), each.since))
    found = [oldest]
    for first, nearest in enumerate(near):
        for group in islice(_groups([oldest, nearest], near[first + 1 :], now), GROUPS_TRIED):
            if len(group) > len(found):
                found = group
            if len(found) == oldest.players:
                return found
    return found


def _groups(together: list[Waiting], others: Sequence[Waiting], now: int) -> Iterator[list[Waiting]]:
    """These people with as many of the others as fit and have room; the first of the others come first."""
    fitting = [other for other in others if _fit(other, together[-1], now)]
    if len(together) == together[0].players or not fitting:
        yield together
        return
    for at, other in enumerate(fitting, 1):
        yield from _groups([*together, other], fitting[at:], now)


def _fit(one: Waiting, other: Waiting, now: int) -> bool:
    near = abs(one.rating - other.rating) <= min(one.reach(now), other.reach(now))
    apart = other.person.id in one.person.apart or one.person.id in other.person.apart
    return near and not apart and one.person.id != other.person.id


def shown(table: Table) -> Listed | None:
    """What the lobby shows of a table, if anything. A table whose people are all away or have left isn't shown: whoever
    sat down would be alone. One that its host opened for others is, until somebody comes. Nor is a paused game without
    free seats shown, which isn't worth watching. A rated game goes on anyway.
    """
    state = table.state
    if state.closed or state.limits.entrance != "open":
        return None
    seen = listed(table)
    if state.running and state.limits.rated:
        return seen
    came = state.host in state.names or any(each.person for each in state.seats)
    if came and state.quiet_since is not None:
        return None
    return None if state.running and not state.attendance.attended and not seen.free else seen


def listed(table: Table) -> Listed:
    """A table as the lobby shows it, with nothing that a spectator may not know."""
    state = table.state
    play = state.play if state.running else None
    rated_game = play is not None and state.limits.rated
    free = 0 if rated_game or state.closed or state.matched else sum(not each.person for each in state.seats)
    return Listed(
        table=state.table,
        code=state.code if state.limits.entrance == "open" else "",
        rules=state.rules,
        limits=state.limits,
        seats=[ListedSeat(each.name, "" if each.person else each.bot) for each in state.seats],
        free=free,
        playing=play is not None,
        hand=play.hand if play else None,
        totals=play.game.totals if play else None,
    )
