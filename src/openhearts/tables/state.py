"""The state of a table: a fold over the entries of its log. Nothing here decides anything.

`fold` is the only way a table changes, both live and when its log is replayed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from openhearts.fair_deal import FairDeal
from openhearts.game import Game
from openhearts.rules import Rules
from openhearts.tables import protocol as p
from openhearts.tables.limits import CHAT_MOST, REMEMBERED
from openhearts.tables.play import Happened, Play
from openhearts.tables.protocol import EntryBase, Limits, PlayerOfGame
from openhearts.tables.seats import Attendance, Occupant


class State:
    """A table's state, as its log gives it. To be changed by `fold` only."""

    def __init__(self, secrets: list[bytes]) -> None:
        self.n = 0
        self.at = 0
        self.table = ""
        self.code = ""
        self.rules: dict[str, Any] = {}
        self.limits = Limits()
        self.matched = False
        self.closed = False
        self.seats: list[Occupant] = []
        self.attendance = Attendance.at(())
        "Derived from the seats."
        self.host = ""
        self.names: dict[str, str] = {}
        "By person, the names of everybody who has ever sat here."
        self.removed: set[str] = set()
        "The people whom the host has removed and not readmitted."
        self.muted: dict[str, set[str]] = {}
        "By person, whom they have muted."
        self.blocked: dict[str, set[str]] = {}
        "By person, whom they have blocked here and not unblocked. Blocks made at other tables are the host's to know."
        self.reported: dict[str, int] = {}
        "By person, how often they have reported somebody."
        self.spoke: dict[str, list[int]] = {}
        "By person, when they last said something."
        self.secrets = secrets
        "The secrets that the games are dealt from, in order; the last may be for the next game."
        self.hashes: list[str] = []
        self.play: Play | None = None
        self.games = 0
        self.left: dict[int, PlayerOfGame] = {}
        "By seat, the players who have left the game being played."
        self.results: list[p.Ended] = []
        self.revealed = 0
        self.quiet_since: int | None = 0
        "Since when nobody has been connected; None while somebody is."
        self.full_since: int | None = None
        "Since when every seat of a matched table has been taken, before its first game; else None."
        self.done: dict[str, dict[str, int]] = {}
        "By person, the ids of their last commands, with the number of each one's first entry."

    @property
    def running(self) -> bool:
        """Whether a game is being played."""
        return self.play is not None and not self.play.over

    def seat_of(self, person: str) -> int | None:
        """The seat of a person, if they have one."""
        return self.attendance.seat_of.get(person)

    def fold(self, entry: EntryBase) -> Happened:
        """Applies an entry and returns the game events it caused.

        Raises `IllegalAction` or `BadInput`, and changes nothing, if the entry is an action that the game refuses.
        """
        kind = type(entry)
        happened = FOLDS[kind](self, entry) or ()
        if kind is not p.Did:
            self.attendance = Attendance.at(self.seats)
        self.n, self.at = entry.n, entry.at
        if entry.command:
            known = self.done.setdefault(entry.by, {})
            known[entry.command] = entry.n
            if len(known) > REMEMBERED:
                del known[next(iter(known))]
        return happened

    # --- The table and its seats ---

    def _opened(self, entry: p.Opened) -> None:
        self.table, self.code, self.rules = entry.table, entry.code, entry.rules
        self.limits, self.matched = entry.limits, entry.matched
        self.seats = [Occupant() for _ in range(Rules.from_json(entry.rules).players)]
        self.quiet_since = entry.at

    def _committed(self, entry: p.Committed) -> None:
        self.hashes.append(entry.hash)

    def _sat(self, entry: p.Sat) -> None:
        self.seats[entry.seat] = Occupant(entry.person, entry.name, entry.kind)
        self.names[entry.person] = entry.name
        if self.play and self.running:
            self.play.seat_of[entry.person] = entry.seat
            self.left.pop(entry.seat, None)
            self._more_time(entry.seat, entry.at)
        self._look_who_is_here(entry.at)

    def _left(self, entry: p.Left) -> None:
        occupant = self.seats[entry.seat]
        if self.running:
            self.left[entry.seat] = PlayerOfGame(occupant.person, occupant.name, True)
        if entry.why == "removed":
            self.removed.add(occupant.person)
        self.seats[entry.seat] = Occupant(bot=entry.bot)
        self._look_who_is_here(entry.at)

    def _readmitted(self, entry: p.Readmitted) -> None:
        self.removed.discard(entry.person)

    def _bot_seated(self, entry: p.BotSeated) -> None:
        self.seats[entry.seat] = Occupant(bot=entry.bot)
        self._look_who_is_here(entry.at)

    def _emptied(self, entry: p.Emptied) -> None:
        self.seats[entry.seat] = Occupant()

    def _reseated(self, entry: p.Reseated) -> None:
        seats = self.seats
        seats[entry.seat], seats[entry.to] = seats[entry.to], seats[entry.seat]

    def _host(self, entry: p.Host) -> None:
        self.host = entry.person

    def _limits(self, entry: p.LimitsSet) -> None:
        self.limits = entry.limits
        self._ask_again()

    def _rules(self, entry: p.RulesSet) -> None:
        self.rules = entry.rules
        players = Rules.from_json(entry.rules).players
        self.seats = self.seats[:players] + [Occupant() for _ in range(players - len(self.seats))]
        self._ask_again()

    def _ask_again(self) -> None:
        """Makes nobody ready: people had agreed to the old rules and limits, or to the game that has begun."""
        for each in self.seats:
            each.ready, each.part = False, ""

    # --- Who is there ---

    def _away(self, entry: p.Away) -> None:
        occupant = self.seats[entry.seat]
        occupant.here, occupant.gone_at = False, entry.at
        self._look_who_is_here(entry.at)

    def _back(self, entry: p.Back) -> None:
        occupant = self.seats[entry.seat]
        occupant.here, occupant.sits_in, occupant.out_of_time, occupant.late = True, "", False, 0
        self._more_time(entry.seat, entry.at)
        self._look_who_is_here(entry.at)

    def _sits_in(self, entry: p.BotSitsIn) -> None:
        occupant = self.seats[entry.seat]
        occupant.sits_in, occupant.out_of_time = entry.bot, False

    def _look_who_is_here(self, at: int) -> None:
        if any(occupant.person and occupant.here for occupant in self.seats):
            self.quiet_since = None
        elif self.quiet_since is None:
            self.quiet_since = at
        if self.matched and not self.games:
            full = all(occupant.person or occupant.bot for occupant in self.seats)
            self.full_since = (at if self.full_since is None else self.full_since) if full else None

    def _more_time(self, seat: int, at: int) -> None:
        if self.play:
            self.play.allow(seat, at)

    # --- The game ---

    def _ready(self, entry: p.IsReady) -> None:
        occupant = self.seats[entry.seat]
        occupant.ready, occupant.part = True, entry.part

    def _started(self, entry: p.Started) -> Happened:
        deal = FairDeal(self.secrets[entry.game], [bytes.fromhex(part) for part in entry.parts])
        game = Game(Rules.from_json(entry.rules), deal=deal)
        seat_of = {each.person: seat for seat, each in enumerate(self.seats) if each.person}
        self.play = Play(entry.game, game, self.limits, entry.at, seat_of)
        self.games = entry.game + 1
        self.left = {}
        self.full_since = None
        self._ask_again()
        return self.play.happened()

    def _did(self, entry: p.Did) -> Happened:
        assert self.play is not None
        happened = self.play.act(entry.action, entry.at)
        if entry.how != "bot":
            occupant = self.seats[int(entry.action.split(" ", 2)[1])]
            if occupant.late or occupant.out_of_time:
                occupant.late = occupant.late + 1 if entry.how == "clock" else 0
                occupant.out_of_time = False
                self.attendance = Attendance.at(self.seats)
        return happened

    def _time_ran_out(self, entry: p.TimeRanOut) -> None:
        self.seats[entry.seat].out_of_time = True

    def _ended(self, entry: p.Ended) -> None:
        self.results.append(entry)
        for each in self.seats:
            each.sits_in, each.out_of_time, each.late = "", False, 0

    def _revealed(self, entry: p.Revealed) -> None:
        self.revealed = entry.game + 1

    def _closed(self, _entry: p.Closed) -> None:
        self.closed = True

    # --- Chat, and what people say about others ---

    def _spoke(self, entry: p.PhraseSaid | p.TextSaid) -> None:
        self.spoke[entry.by] = [*self.spoke.get(entry.by, [])[1 - CHAT_MOST :], entry.at]

    def _muted(self, entry: p.Muted) -> None:
        _noted(self.muted, entry.by, entry.person, entry.muted)

    def _blocked(self, entry: p.Blocked) -> None:
        _noted(self.blocked, entry.by, entry.person, entry.blocked)

    def _reported(self, entry: p.Reported) -> None:
        self.reported[entry.by] = self.reported.get(entry.by, 0) + 1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]


def _noted(by_person: dict[str, set[str]], one: str, other: str, is_so: bool) -> None:
    """Notes whether somebody wants to be left alone by somebody else."""
    others = by_person.setdefault(one, set())
    if is_so:
        others.add(other)
    else:
        others.discard(other)


FOLDS: dict[type[EntryBase], Callable[[State, Any], Happened | None]] = {
    p.Opened: State._opened,
    p.Committed: State._committed,
    p.Sat: State._sat,
    p.Left: State._left,
    p.Readmitted: State._readmitted,
    p.BotSeated: State._bot_seated,
    p.Emptied: State._emptied,
    p.Reseated: State._reseated,
    p.Host: State._host,
    p.LimitsSet: State._limits,
    p.RulesSet: State._rules,
    p.IsReady: State._ready,
    p.Started: State._started,
    p.Did: State._did,
    p.TimeRanOut: State._time_ran_out,
    p.Away: State._away,
    p.Back: State._back,
    p.BotSitsIn: State._sits_in,
    p.PhraseSaid: State._spoke,
    p.TextSaid: State._spoke,
    p.Muted: State._muted,
    p.Blocked: State._blocked,
    p.Reported: State._reported,
    p.Ended: State._ended,
    p.Revealed: State._revealed,
    p.Closed: State._closed,
}
