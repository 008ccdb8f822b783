"""Matches between players of any kind: duplicate deals, every pairing, and how certain the result is.

`deals` is what is played; `players`, `foreign` and `program` are who plays; `bout` is one deal in every seating;
`match` counts the outcomes with `certainty`; `result` is the result, `player_error` what ends a match early; `threads`
and `cluster` are where it is played; and `run` ties them together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from openhearts.arena.player_error import PlayerError
from openhearts.arena.result import Arena, Contender, Pairing
from openhearts.bots import Player
from openhearts.rules import Rules

__all__ = ["Arena", "Contender", "Pairing", "PlayerError", "arena"]

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
    """Has every two of the `players` play the same deals against each other, under `rules` (default: the standard
    game).

    A player is a bot's name as `bot` takes it, "cmd:./engine --flag" for a program that speaks the line protocol, or a
    callable from a view to an action. Each pairing plays `hands` deals of one hand and then `games` whole games, each
    in every seating. If the rules settle in chips, it plays only whole games: `games` of them or, if that is 0,
    `hands`.

    The result is the same for a `seed` with any number of `threads` (default: as many as there are processors), and on
    the Ray cluster at the address `cluster`. Callables must be thread-safe, and must not depend on the order of the
    calls. With `settle` a pairing stops as soon as it is certain who is better, or that the two differ by no more than
    `settle` points (0: only the first). If points are counted, its games stop as soon as it is certain who wins more
    of them. A program has `limit` seconds for a decision, and each of its processes `memory` bytes (default: no
    limit). If it crashes, hangs or breaks the rules, it loses the hand, and `Contender.faults` counts it. `progress`
    gets the result so far after every deal.

    Raises `BadInput` (bad_argument) for fewer than two players, for an unknown player, and for numbers out of range;
    `PlayerError`, with what was played until then, for a callable that raises or breaks the rules, and for a program
    that never starts.
    """
    from openhearts.arena.run import run  # imported only when a match is played

    chosen = rules if rules is not None else Rules()
    return run(players, chosen, hands, games, seed, threads, settle, limit, memory, cluster, progress)
