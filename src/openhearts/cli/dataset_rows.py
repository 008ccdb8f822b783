"""The rows of a data set: one for each decision of a game, with what the seat knew, what it did and what came of it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TypedDict

import openhearts as oh


class Decision(TypedDict):
    """One decision. The card describes each field; Parquet's columns follow from these types."""

    game: int
    seed: str
    hand: int
    decision: int
    seat: int
    phase: str
    dealer: int
    pass_to: str
    cards: list[str]
    legal: list[str]
    passed: list[str]
    received: list[str]
    played: list[str]
    by: list[int]
    trick: list[str]
    leader: int | None
    broken: bool
    points: list[int]
    totals: list[int]
    action: list[str]
    scores: list[int]
    moon: list[int]


def decisions(
    rules: oh.Rules, bot: str, seed: int, number: int, stopped: Callable[[], bool] = lambda: False
) -> list[Decision] | None:
    """Plays game `number` of the data set of this seed, with the same bot in every seat.

    Its deals and each bot's chance follow from the two numbers. None if it was `stopped` before the end.
    """
    chance = random.Random(f"{seed}/{number}")
    game = oh.Game(rules, seed=chance.getrandbits(64))
    bots = [oh.bot(bot, chance.getrandbits(64)) for _ in range(rules.players)]
    rows: list[Decision] = []
    outcomes = 0
    begun = 0
    while not game.over:
        seat = game.hand.to_act
        assert seat is not None  # a game that is not over waits for somebody
        action = bots[seat].choose(game.view(seat), stopped)
        if stopped():
            return None
        rows.append(_row(game, number, len(rows) - begun, seat, action))
        game.act(seat, action)
        if len(game.results) > outcomes:
            result = game.results[outcomes]
            for row in rows[begun:]:
                row["scores"], row["moon"] = result["scores"], result["moon"] or []
            outcomes, begun = outcomes + 1, len(rows)
    return rows


def _row(game: oh.Game, number: int, decision: int, seat: int, action: oh.Action) -> Decision:
    """What is known before the action; what came of the hand is filled in when it is over."""
    facts = game.view(seat).to_dict()
    trick = facts["trick"]
    tricks = [*facts["tricks"], *([trick] if trick else [])]
    return {
        "game": number,
        "seed": str(game.seed),
        "hand": facts["hand"],
        "decision": decision,
        "seat": seat,
        "phase": facts["phase"],
        "dealer": facts["dealer"],
        "pass_to": facts["pass"]["to"] if facts["pass"] else "hold",
        "cards": list(facts["cards"]),
        "legal": list(facts["legal"]),
        "passed": list(facts["passed"] or []),
        "received": list(facts["received"] or []),
        "played": [card for each in tricks for card in each["cards"]],
        "by": [who for each in tricks for who in each["seats"]],
        "trick": list(trick["cards"]) if trick else [],
        "leader": trick["leader"] if trick else None,
        "broken": facts["broken"],
        "points": list(facts["points"]),
        "totals": list(facts["totals"]),
        "action": [str(action)] if isinstance(action, (str, int)) else list(action),
        "scores": [],
        "moon": [],
    }
