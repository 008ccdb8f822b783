"""Plays deals on a Ray cluster: the same outcomes in the same order, whatever happens to its workers.

Ray comes with the extra `ray` and is imported when it is needed. OpenHearts must be installed on every node. A deal
depends only on its number, so if a worker dies, its deals are played again on another.
"""

from __future__ import annotations

import threading
from collections.abc import Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from itertools import chain, islice
from typing import Any, NamedTuple

from openhearts.arena.bout import Deal, Outcome, play
from openhearts.arena.deals import Deals
from openhearts.arena.players import Lineup
from openhearts.bots import Player
from openhearts.errors import BadInput, message
from openhearts.in_order import in_order
from openhearts.rules import Rules

CHUNK = 8  # deals per task
AHEAD = 4  # tasks per processor that may be started before earlier ones are counted


class Terms(NamedTuple):
    """Everything that a worker needs besides the numbers of its deals."""

    changes: Mapping[str, object]
    players: Sequence[str | Player]
    seed: int
    limit: float
    memory: int | None


def play_chunk(terms: Terms, chunk: Sequence[Deal]) -> list[Outcome]:
    """A worker's task: plays some deals."""
    deals = Deals(Rules.from_json(terms.changes), terms.seed)
    lineup = Lineup(terms.players, terms.changes, terms.limit, terms.memory)
    try:
        return [play(deal, deals, lineup, threading.Event()) for deal in chunk]
    finally:
        lineup.close()


@contextmanager
def connected(address: str) -> Generator[Any]:
    """Ray, connected to the cluster at `address` ("auto" finds the one on this machine, "local" starts one).

    Keeps an existing connection. Raises `BadInput` (bad_argument) without Ray, and if there is no cluster.
    """
    try:
        import ray
    except ImportError as error:
        missing = message("arena-ray-missing", command="pip install 'openhearts[ray]'")
        raise BadInput("bad_argument", missing) from error
    ours = not ray.is_initialized()
    if ours:
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except (ValueError, ConnectionError) as error:
            raise BadInput("bad_argument", message("arena-ray-none", given=address)) from error
    try:
        yield ray
    finally:
        if ours:
            ray.shutdown()


def on_cluster(ray: Any, deals: Iterable[Deal], terms: Terms) -> Generator[Outcome]:
    """Plays the deals. Closing the generator abandons the deals in progress."""
    remote = ray.remote(max_retries=-1, num_cpus=1)(play_chunk)
    shared = ray.put(terms)
    coming = iter(deals)
    chunks = iter(lambda: list(islice(coming, CHUNK)), [])
    at_work: list[Any] = []

    def begin(chunk: Sequence[Deal]) -> Any:
        task = remote.remote(shared, chunk)
        at_work.append(task)
        return task

    def finish(task: Any) -> list[Outcome]:
        outcomes: list[Outcome] = ray.get(task)
        at_work.remove(task)
        return outcomes

    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    try:
        yield from chain.from_iterable(in_order(chunks, begin, finish, ahead))
    finally:
        for task in at_work:
            ray.cancel(task)
