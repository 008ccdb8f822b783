"""Matches between players of any origin: duplicate deals, every pairing, and how sure the result is.

`deals` is what is played, `players`, `foreign` and `program` are who plays, `bout` is one deal in every seating,
`match` counts what comes of them with `certainty`, `result` is what it came to; `threads` and `cluster` are where it is
played, and `run` ties them together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from openhearts.arena.result import Arena, Contender, Pairing
from openhearts.bots import Player
from openhearts.rules import Rules

__all__ = ["Arena", "Contender", "Pairing", "arena"]

LIMIT = 10.0  # seconds


def arena(
    players: Sequence[str | Player],
    rules: Rules | None = None,
    hands: int = 1000,
    games: int = 0,
    seed: int = 0,
    *,
    threads: int | None = None,
    settle: float | None = None,
    limit: float = LIMIT,
    memory: int | None = None,
    cluster: str | None = None,
    progress: Callable[[Arena], None] | None = None,
) -> Arena:
    """Lets every two of the `players` play the same deals against each other, under `rules` (the standard game).

    A player is a bot's name as `bot` takes it, "cmd:./engine --flag" for a program that speaks the line protocol, or a
    callable from a view to an action. Each pairing plays `hands` deals of one hand and then `games` whole games, each
    in every seating; for chips, whole games only: `games`, else `hands` of them.

    The result is the same for a `seed` with any number of `threads` (default: as many as there are processors), and on
    the Ray cluster at the address `cluster`. Callables must be thread-safe, and must not depend on the
    order of the calls. With `settle` a pairing stops as soon as it is sure who is better, or that the
    two differ by no more than `settle` points (0: only the first); where points are counted its games stop as soon as
    it is sure who wins more of them. A program has `limit` seconds for a decision, and each of its processes `memory`
    bytes (no limit unless told); one that crashes, hangs or breaks the rules loses the hand, and `Contender.faults`
    counts it. `progress` is told how things stand after every deal.

    Raises `BadInput` (bad_argument) for fewer than two players, for one that there is not, and for numbers out of
    range; `PlayerError`, with what was played until then, for a callable that raises or breaks the rules, and for a
    program that never starts.
    """
    from openhearts.arena.run import run  # what a match needs costs nobody who plays none

    chosen = rules if rules is not None else Rules()
    return run(players, chosen, hands, games, seed, threads, settle, limit, memory, cluster, progress)
