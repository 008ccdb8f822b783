"""A table, at which people play, talk, come and go. No socket, clock or database: time, people and randomness are
arguments.

The *host of tables* (the program around the tables, not the person who is a table's host) has to do this:

- **Commands.** Decode what a person sent with `command_from`, call `receive` and send back `answer`: a refusal at once,
  because nothing has changed; a `Done`, and its frames, only once its entries are durable. (A `Done` without entries
  means that the command was done before: wait until its `n` is durable.) Tables don't limit how much a person sends.
- **Durability.** When `receive`, `tick`, `presence`, `thought` and `commit` return, they have changed the table in
  memory, and return the new entries. Append those of one call in one transaction, `encoded(entry)` under the key
  (table, n). If a number is taken, another worker was first: discard this table, `replay` it from the store and
  repeat the call. A command that was done before is then recognised by its id, which is in the log.
- **Frames.** Then send them (`frames.between`) to every connection of a person at the table, and to spectators those up
  to `frames.shown`. A reader who connects, or has a gap, gets `frames_for(person, since)`. A person who sits down
  during a game needs them from 0 again, now with the seat's own cards. Each hand begins with a `deal` event, from which
  a view can be built afresh. How many people watch isn't an entry: send it separately, without a number.
- **Time.** Call `tick` at `deadline`, and again at the new one. `now` must not jump: people are given time by it. After
  a restart, load every table whose deadline has passed, or which was `thinking`.
- **Bots.** For each seat in `thinking`, let its bot choose from `view(seat)` in the background, and call `thought`. An
  answer that comes too late is refused, and does no harm.
- **Presence.** Call `presence` when a person's first connection opens and when their last one closes; after opening
  or loading a table, for everybody seated who isn't connected.
- **Secrets.** When `wants_secret`, draw 32 bytes, store them apart from the log, and `commit` them, preferably in the
  same transaction as the end of the last game: until then nobody can be ready. `replay` needs all secrets of the table.
- **Blocks.** A `Blocked` entry holds for all tables: store it, and put these people in `Person.apart` from then on. If
  it takes a block back, remove what is stored, and take the block back at every other table whose log has it, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import DecodeError, Struct, ValidationError
from msgspec.json import Decoder, Encoder

from openhearts.errors import BadInput, IllegalAction
from openhearts.fair_deal import FairDeal
from openhearts.game import Action, View, action_text
from openhearts.tables import protocol as p
from openhearts.tables.clock import deadlines, follows, thinking
from openhearts.tables.decide import Fact, act, admitted, decide, sat
from openhearts.tables.frames import Frames
from openhearts.tables.person import Person
from openhearts.tables.protocol import Command, CommandBase, EntryBase, Limits
from openhearts.tables.refusals import Refusal, refused, said
from openhearts.tables.state import State

MOST_BYTES = 8192
"""How many bytes a command may have."""

UNWRITTEN_MOST = 256
"""How many answers to commands that wrote no entries are remembered."""

_DECODER: Decoder[Command] = Decoder(Command)
_ENCODER = Encoder()


def command_from(text: bytes | str) -> Command | Refusal:
    """Decodes a command; a refusal if the text isn't a valid one."""
    if len(text) > MOST_BYTES:
        return refused("bad_command")
    try:
        return _DECODER.decode(text)
    except (DecodeError, ValidationError, UnicodeError, RecursionError):
        return refused("bad_command")


class Done(Struct, frozen=True):
    """The command is done. `n` is the number of its first entry, 0 if nothing had to change; `entries` has the new
    entries, none if the command was done before.
    """

    n: int
    entries: Sequence[EntryBase]


def answer(id: str, outcome: Done | Refusal, now: int) -> bytes:
    """The answer to the command with this id. A `Done` may only be sent once its entries are durable."""
    return refusal(id, outcome) if isinstance(outcome, Refusal) else _ENCODER.encode(p.Done(id, outcome.n, now))


def refusal(id: str, why: Refusal) -> bytes:
    """The answer to a command that is refused."""
    return _ENCODER.encode(p.Refused(id, why.code, said(why.message)))


class Table:
    """One table. Two tables are equal if the same has happened at both."""

    def __init__(self, secrets: Iterable[bytes] = ()) -> None:
        self.state = State(list(secrets))
        self.frames = Frames()
        self._unwritten: dict[tuple[str, str], Done | Refusal] = {}
        "By person and command id, the answers to the last commands that wrote no entries."

    @classmethod
    def open(
        cls,
        table: str,
        code: str,
        rules: Mapping[str, object],
        limits: Limits,
        now: int,
        *,
        host: Person | None = None,
        people: Sequence[Person] = (),
        bot: str = "",
    ) -> tuple[Table, list[EntryBase]]:
        """Opens a table, and returns it with its first entries. Without a host it is a table matched by the lobby.

        `rules` is a validated rule set, as `Rules.changes`. `people` take the first seats in their order; if a `bot` is
        named, it takes all others.
        """
        new = cls()
        fields = {"table": table, "code": code, "rules": dict(rules), "limits": limits, "matched": host is None}
        facts: list[Fact] = [(p.Opened, fields)]
        if host is not None:
            facts.append((p.Host, {"person": host.id}))
        entries = new._write(facts, now)
        for seat in range(len(new.state.seats)):
            if seat < len(people):
                entries += new._write([sat(new.state, people[seat], seat)], now)
            elif bot:
                entries += new._write([(p.BotSeated, {"seat": seat, "bot": bot})], now)
        return new, entries

    @classmethod
    def replay(cls, entries: Iterable[EntryBase], secrets: Iterable[bytes]) -> Table:
        """The table with this log."""
        table = cls(secrets)
        for entry in entries:
            table._fold(entry)
        return table

    # --- What changes it ---

    def receive(self, person: Person, command: CommandBase, now: int) -> Done | Refusal:
        """Does a person's command, or refuses it and changes nothing. A command sent again is done only once."""
        if type(command) is p.Here:
            return Done(0, ())
        known = self.state.done.get(person.id)
        if known is not None and command.id in known:
            return Done(known[command.id], ())
        before = self._unwritten.get((person.id, command.id)) if self._unwritten else None
        if before is not None:
            return before
        answer = self._act(person, command, now) if type(command) is p.Act else self._decide(person, command, now)
        if isinstance(answer, Refusal) or not answer.entries:
            self._unwritten[person.id, command.id] = answer
            if len(self._unwritten) > UNWRITTEN_MOST:
                del self._unwritten[next(iter(self._unwritten))]
        return answer

    def tick(self, now: int) -> list[EntryBase]:
        """Does what is due at `now` or before, in the order of its times."""
        entries: list[EntryBase] = []
        while due := [each for each in deadlines(self.state) if each[0] <= now]:
            entries += self._write([min(due, key=lambda each: each[0])[1]], now)
        return entries

    def presence(self, person: str, here: bool, now: int) -> list[EntryBase]:
        """Records that a person's first connection has opened, or that their last one has closed."""
        seat = self.state.seat_of(person)
        if seat is None or self.state.seats[seat].here == here or self.state.closed:
            return []
        return self._write([(p.Back if here else p.Away, {"seat": seat})], now)

    def thought(self, seat: int, action: Action, now: int) -> Done | Refusal:
        """Does the action that a bot has chosen for a seat that was `thinking`."""
        play = self.state.play
        if play is None or seat not in self.thinking:
            return refused("not_thinking")
        how: p.How = "clock" if self.state.seats[seat].out_of_time else "bot"
        return self._do(action_text(play.phase, seat, action), "", "", how, now)

    def shut(self, now: int) -> list[EntryBase]:
        """Closes the table on behalf of an admin."""
        return [] if self.state.closed else self._write([(p.Closed, {"why": "admin"})], now)

    def happened(self, entries: Iterable[EntryBase]) -> None:
        """Applies entries that another worker has appended to the log, from the next number on."""
        for entry in entries:
            self._fold(entry)

    def commit(self, secret: bytes, now: int) -> list[EntryBase]:
        """Commits to the secret that the next game is dealt from. Only when the table `wants_secret`."""
        assert self.wants_secret
        self.state.secrets.append(secret)
        return self._write([(p.Committed, {"hash": FairDeal(secret).hash})], now)

    # --- What can be read ---

    @property
    def deadline(self) -> int | None:
        """When to call `tick` next; None: not until something else changes the table."""
        return min([due for due, _ in deadlines(self.state)], default=None)

    @property
    def thinking(self) -> dict[int, str]:
        """The seats whose bot is to act now, with the bot's name."""
        return thinking(self.state)

    @property
    def wants_secret(self) -> bool:
        """Whether the next game still needs a secret to be dealt from."""
        return not self.state.closed and not self.state.running and len(self.state.hashes) == self.state.games

    def view(self, seat: int) -> View:
        """What a bot in that seat may know."""
        assert self.state.play is not None
        return self.state.play.game.view(seat)

    def frames_for(self, person: str, since: int = 0) -> Iterable[bytes]:
        """The frames after number `since` that a person may see; without a seat, those that a spectator may."""
        return self.frames.since(since, person, self.state.seat_of(person))

    def may_watch(self, person: Person) -> Refusal | None:
        """Why somebody may not watch; None if they may."""
        if person.id in self.state.removed:
            return refused("removed")
        welcome = self.state.limits.watching and admitted(self.state.limits, person)
        return None if person.id in self.state.names or welcome else refused("not_watchable")

    def may_come(self, person: Person) -> Refusal | None:
        """Why somebody may not connect to the table at all; None if they may watch it, or are invited to sit down."""
        invited = person.invited and person.id not in self.state.removed
        return None if invited else self.may_watch(person)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.state == other.state and self.frames == other.frames

    __hash__ = None  # type: ignore[assignment]

    # --- How entries are written ---

    def _decide(self, person: Person, command: CommandBase, now: int) -> Done | Refusal:
        if self.state.closed:
            return refused("table_closed")
        decision = decide(self.state, person, command, now)
        if isinstance(decision, Refusal):
            return decision
        if not decision:
            return Done(0, ())
        entries = self._write(decision, now, person.id, command.id)
        return Done(entries[0].n, entries)

    def _act(self, person: Person, command: p.Act, now: int) -> Done | Refusal:
        why = act(self.state, person, command)
        return why or self._do(command.action, person.id, command.id, "person", now)

    def _do(self, action: str, by: str, command: str, how: p.How, now: int) -> Done | Refusal:
        n = self.state.n + 1
        entry = p.Did(n=n, at=self._time(now), by=by, command=command, action=action, how=how)
        try:
            self._fold(entry)
        except (IllegalAction, BadInput) as error:
            return Refusal(error.code, error.message)
        return Done(n, [entry, *self._follow(now)])

    def _write(self, facts: list[Fact], now: int, by: str = "", command: str = "") -> list[EntryBase]:
        """Writes facts as entries, and the facts that follow from them. Only the first entry has the command's id."""
        entries: list[EntryBase] = []
        for kind, fields in facts:
            entries.append(self._entry(kind, fields, now, by, command))
            command = ""
        return entries + self._follow(now)

    def _follow(self, now: int) -> list[EntryBase]:
        entries: list[EntryBase] = []
        while fact := follows(self.state):
            entries.append(self._entry(*fact, now))
        return entries

    def _entry(
        self, kind: type[EntryBase], fields: dict[str, Any], now: int, by: str = "", command: str = ""
    ) -> EntryBase:
        entry = kind(n=self.state.n + 1, at=self._time(now), by=by, command=command, **fields)
        self._fold(entry)
        return entry

    def _time(self, now: int) -> int:
        """The time for an entry. It never runs backwards in a log, though the clocks of two workers may differ."""
        return max(now, self.state.at)

    def _fold(self, entry: EntryBase) -> None:
        state = self.state
        before = state.play.due if state.play else None
        happened = state.fold(entry)
        due = state.play.due if state.play else None
        self.frames.add(entry, happened, due if due != before else None, state)
