"""What a move costs at a table of people, in CPU time of one thread: `python -m bench.tables`.

Whole games of people who play like the easy bot are recorded and replayed, without the time that the bots take.
`receive` covers deciding the command, advancing the game and encoding its frames. `all` adds what a host of tables does
apart from sockets and the store: reading the command, encoding the entries for the store, looking up each reader's
frame, and working out who acts until when.

Then prints the memory of a table, core and Python together, after one game to 100 points and after ten.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
from collections.abc import Callable
from pathlib import Path
from time import thread_time_ns

import msgspec

import openhearts as oh
from openhearts.game import action_text
from openhearts.tables import Limits, Person, Table, command_from, encoded
from openhearts.tables import protocol as p
from openhearts.tables.protocol import EntryBase
from openhearts.tables.refusals import Refusal

REPEATS = 15
TABLES = 40
SECRET = bytes(32)
Sent = tuple[Person, p.Act, int]


def receive(table: Table, person: Person, command: p.CommandBase, now: int) -> list[EntryBase]:
    """The entries that a command has led to; it must be accepted."""
    done = table.receive(person, command, now)
    assert not isinstance(done, Refusal), done
    return list(done.entries)


def recorded(rules: oh.Rules) -> tuple[list[EntryBase], list[Sent]]:
    """A game: the log up to its beginning, and everything that people send in it."""
    people = [Person(f"person-{seat}", f"Name {seat}", invited=True) for seat in range(rules.players)]
    limits = Limits(pass_time=15, play_time=7)
    table, log = Table.open("t1", "calm-fox-10", dict(rules.changes), limits, 0, host=people[0], people=people)
    log += table.commit(SECRET, 0)
    for each in people:
        log += receive(table, each, p.Ready(id="ready"), 0)
    sent: list[Sent] = []
    bot = oh.bot("easy")
    while table.state.running and (play := table.state.play):
        seat = play.waiting[0]
        chosen = bot.choose(table.view(seat))
        command = p.Act(id=f"c{len(sent)}", hand=play.hand, action=action_text(play.phase, seat, chosen))
        sent.append((people[seat], command, 100 * len(sent)))
        receive(table, *sent[-1])
    return log, sent


def everything(table: Table, person: Person, text: bytes, now: int) -> None:
    """Handles a move like a host of tables."""
    command = command_from(text)
    assert not isinstance(command, Refusal)
    for entry in receive(table, person, command, now):
        encoded(entry)
        if table.frames.same(entry.n, entry.n) is None:
            for seat, occupant in enumerate(table.state.seats):
                b"".join(table.frames.between(entry.n, entry.n, occupant.person, seat))
    assert table.deadline != 0
    assert table.thinking is not None


def best(log: list[EntryBase], moves: list[Callable[[Table], object]]) -> float:
    """Microseconds per move, in the fastest of several games."""
    fastest = float("inf")
    for _ in range(REPEATS):
        table = Table.replay(log, [SECRET])
        start = thread_time_ns()
        for move in moves:
            move(table)
        fastest = min(fastest, (thread_time_ns() - start) / len(moves) / 1000)
    return fastest


def resident() -> int:
    """The resident memory of this process, in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def evening(log: list[EntryBase], sent: list[Sent], games: int) -> Table:
    """A table at which the same people have played this many games, all the same."""
    people = [person for person, _, _ in sent[:4]]
    table = Table.replay(log, [SECRET])
    for game in range(games):
        if game:
            table.commit(SECRET, 0)
            for each in people:
                receive(table, each, p.Ready(id=f"ready{game}"), 0)
        for person, command, now in sent:
            receive(table, person, p.Act(id=f"{game}{command.id}", hand=command.hand, action=command.action), now)
    return table


def kibibytes(games: int) -> float:
    """The memory of a table after this many games."""
    log, sent = recorded(oh.preset("black-lady"))
    evening(log, sent, 1)
    gc.collect()
    before = resident()
    tables = [evening(log, sent, games) for _ in range(TABLES)]
    gc.collect()
    return (resident() - before) / len(tables) / 1024


def main() -> None:
    """Prints a line for each of several presets, and one for memory."""
    print("microseconds a move  receive   all")
    for name in ("black-lady", "omnibus", "auction", "cancellation", "domino"):
        log, sent = recorded(oh.preset(name))
        read = [(person, msgspec.json.encode(command), now) for person, command, now in sent]
        plain = best(log, [lambda table, each=each: table.receive(*each) for each in sent])  # type: ignore[misc]
        whole = best(log, [lambda table, each=each: everything(table, *each) for each in read])  # type: ignore[misc]
        print(f"{name:20} {plain:8.1f} {whole:5.1f}")
    with multiprocessing.Pool(1, maxtasksperchild=1) as apart:
        one, ten = (apart.apply(kibibytes, (games,)) for games in (1, 10))
    print(f"KiB a table: {one:.0f} after a game, {ten:.0f} after ten")


if __name__ == "__main__":
    main()
