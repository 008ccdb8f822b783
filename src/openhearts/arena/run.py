"""A match from its arguments to its result: what `openhearts.arena` does."""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing, contextmanager
from operator import index

from openhearts.arena.bout import Deal, Failed, Outcome, play
from openhearts.arena.deals import Deals
from openhearts.arena.match import Match
from openhearts.arena.player_error import PlayerError
from openhearts.arena.players import Lineup, checked, names_of
from openhearts.arena.record import File, Record, Terms
from openhearts.arena.result import Arena
from openhearts.arena.threads import in_threads, usual
from openhearts.bots import Player
from openhearts.errors import BadInput, message
from openhearts.input_checks import checked_seed
from openhearts.rules import Rules

LEAST_MEMORY = 1 << 20  # bytes

Outcomes = Callable[[Iterable[Deal]], Generator[Outcome]]
"""Plays deals, and yields their outcomes in order; closing the generator abandons the rest."""


def run(
    players: Sequence[str | Player],
    rules: Rules,
    hands: int,
    games: int,
    seed: int,
    threads: int | None,
    settle: float | None,
    limit: float,
    memory: int | None,
    cluster: str | None,
    progress: Callable[[Arena], None] | None,
    record: File | None = None,
    resume: bool = False,
) -> Arena:
    """Plays the match. Arguments, result and errors are those of `openhearts.arena`."""
    checked(players)
    hands, games, seed = index(hands), index(games), checked_seed(seed)
    if min(hands, games) < 0 or hands + games < 1:
        raise BadInput("bad_argument", message("arena-deals-few"))
    threads, memory = (number if number is None else index(number) for number in (threads, memory))
    if threads is not None and threads < 1:
        raise BadInput("bad_argument", message("arena-threads-few"))
    if not limit > 0 or (settle is not None and not settle >= 0):
        raise BadInput("bad_argument", message("arena-limit-least", settle="`settle`"))
    if memory is not None and memory < LEAST_MEMORY:
        raise BadInput("bad_argument", message("arena-memory-least", bytes=LEAST_MEMORY))
    if resume and record is None:
        raise BadInput("bad_argument", message("terminal-arena-resume-what", resume="`resume`", record="`record`"))
    deals = Deals(rules, seed)
    match = Match(deals, names_of(players), hands, games, settle, recorded=record is not None)
    if record is None:
        return _played(match, players, threads, limit, memory, cluster, progress, None)
    terms = Terms(match.names, rules.changes, seed, hands, games, settle)
    with closing(Record(record, terms, resume)) as file:
        return _played(match, players, threads, limit, memory, cluster, progress, file)


def _played(
    match: Match,
    players: Sequence[str | Player],
    threads: int | None,
    limit: float,
    memory: int | None,
    cluster: str | None,
    progress: Callable[[Arena], None] | None,
    record: Record | None,
) -> Arena:
    deals = match.deals
    if cluster is None:
        place = _here(Lineup(players, deals.rules.changes, limit, memory), deals, threads or usual())
    else:
        place = _there(players, deals, limit, memory, cluster)
    with place as outcomes:
        try:
            for part in match.parts():
                kept = [] if record is None else record.kept.pop(part[:3], [])
                if any(match.add(outcome) for outcome in kept):
                    continue
                with closing(outcomes(part.deals(len(kept)))) as coming:
                    for outcome in coming:
                        if record is not None:
                            record.add(outcome)
                        settled = match.add(outcome)
                        if progress is not None:
                            progress(match.result())
                        if settled:
                            break
        except Failed as failed:
            name = match.names[failed.number]
            raise PlayerError(name, failed.reason, failed.last_words, match.result()) from failed.__cause__
    return match.result()


@contextmanager
def _here(lineup: Lineup, deals: Deals, threads: int) -> Generator[Outcomes]:
    """Plays in threads of this process."""

    def one(deal: Deal, stop: threading.Event) -> Outcome:
        return play(deal, deals, lineup, stop)

    try:
        yield lambda part: in_threads(part, one, threads)
    finally:
        lineup.close()


@contextmanager
def _there(
    players: Sequence[str | Player], deals: Deals, limit: float, memory: int | None, address: str
) -> Generator[Outcomes]:
    """Plays on the workers of a cluster."""
    from openhearts.arena.cluster import Terms, connected, on_cluster

    with connected(address) as ray:
        terms = Terms(deals.rules.changes, players, deals.seed, limit, memory)
        yield lambda part: on_cluster(ray, part, terms)
