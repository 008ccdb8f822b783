"""How a player plays, rather than how well: counted over many hands against careful players."""

from __future__ import annotations

from dataclasses import dataclass

import openhearts as oh

SPADES_BELOW = [f"{rank}S" for rank in "23456789TJ"]


@dataclass(frozen=True)
class Manners:
    """A player's habits at a table of Black Lady, averaged over `hands`.

    `moons`, `queens`, `quiet`: the fraction of hands in which it shot the moon, took the queen, took no points;
    `tricks`: how many it took per hand. `smokes`: how often it led a spade below the queen while she was out. `heirs`:
    the fraction of the tricks that it led which it took itself.
    """

    name: str
    hands: int
    moons: float
    queens: float
    tricks: float
    quiet: float
    smokes: float
    heirs: float


def manners(name: str, hands: int, seed: int = 0) -> Manners:
    """Plays `hands` hands in seat 0 against three careful players, each with its own deal. Deterministic."""
    bot, others = oh.bot(name, seed), oh.bot("careful", seed)
    rules = oh.Rules(end={"hands": 1}, tie="shared")
    moons = queens = tricks = quiet = smokes = leads = kept = 0
    for number in range(hands):
        game = oh.Game(rules, seed=seed + number)
        while not game.over:
            seat = game.hand.to_act
            assert seat is not None
            game.act(seat, (bot if seat == 0 else others).choose(game.view(seat)))
        hand = game.hands[0]
        fallen = False
        for trick in hand.tricks:
            tricks += trick["winner"] == 0
            if trick["leader"] == 0:
                leads += 1
                kept += trick["winner"] == 0
                smokes += not fallen and trick["cards"][0] in SPADES_BELOW
            fallen = fallen or "QS" in trick["cards"]
        taken = hand.taken(0)
        shot = game.results[0]["moon"] is not None and 0 in game.results[0]["moon"]
        moons += shot
        queens += "QS" in taken
        quiet += not any(card == "QS" or card[1] == "H" for card in taken)
    return Manners(
        *(name, hands, moons / hands, queens / hands, tricks / hands, quiet / hands, smokes / hands),
        heirs=kept / max(1, leads),
    )
