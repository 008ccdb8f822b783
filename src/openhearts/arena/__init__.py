"""Matches between players of any kind: duplicate deals, every pairing, and how certain the result is.

`deals` says what is played; `players`, `foreign` and `program` who plays; `bout` is one deal in every seating; `match`
counts the outcomes with `certainty`; `record` is a match on file; `result` is the result, with `ratings`;
`player_error` is what ends a match early; `threads` and `cluster` say where it is played; and `run` ties them together.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence

from openhearts.arena.player_error import PlayerError
from openhearts.arena.ratings import Rating
from openhearts.arena.result import Arena, Contender, Pairing
from openhearts.bots import Player
from openhearts.rules import Rules, checked_rules

__all__ = ["Arena", "Contender", "Pairing", "PlayerError", "Rating", "arena", "recorded"]

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
    record: str | os.PathLike[str] | None = None,
    resume: bool = False,
    progress: Callable[[Arena], None] | None = None,
) -> Arena:
    """Plays a match: every pair of `players` plays the same deals, under `rules` (default: the standard game).

    A player is a bot's name as `bot` takes it, "cmd:./engine --flag" for a program that speaks the line protocol, or a
    callable from a view to an action; "mine=cmd:./engine" is called "mine". Each pairing plays `hands` deals of one
    hand and then `games` whole games, each in every seating. If the rules settle in chips, it plays only whole games:
    `games` of them or, if that is 0, `hands`.

    The result is the same for a `seed` with any number of `threads` (default: one per processor), and on the Ray
    cluster at the address `cluster`. Callables must be thread-safe, and must not depend on the order of the calls. With
    `settle`, a pairing stops as soon as it is certain which player is better, or that the two differ by no more than
    `settle` points (0: only the first). If points are counted, its games stop as soon as it is certain who wins more of
    them. A program has `limit` seconds for a decision, and each of its processes may use `memory` bytes (default: no
    limit). If it crashes, hangs or breaks the rules, it loses the hand, and `Contender.faults` counts it. `progress` is
    called with the result so far after every deal.

    With `record`, every deal is written to a file of this name as it is counted, with the logs of its games. With
    `resume`, an interrupted match goes on from its file, which must be of the same match; `hands` or `games` may be
    larger than before, which makes it longer, unless `settle` has ended it. `recorded` reads such a file.

    Raises `BadInput` (bad_argument) for fewer than two players, for an unknown player, and for numbers out of range;
    `PlayerError`, with the result so far, for a callable that raises or breaks the rules, and for a program that never
    starts.
    """
    from openhearts.arena.run import run  # imported only when a match is played

    chosen = checked_rules(rules)
    return run(players, chosen, hands, games, seed, threads, settle, limit, memory, cluster, progress, record, resume)


def recorded(file: str | os.PathLike[str]) -> Arena:
    """The result of a match that `arena` recorded in a file, up to where it was played.

    Raises `BadInput` (bad_log) if the file isn't such a record, and OSError.
    """
    from openhearts.arena.record import recorded  # imported only when a record is read

    return recorded(file)
