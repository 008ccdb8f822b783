"""The deal of a day, as the page deals it: one hand of Black Lady, the same cards and the same bots for everybody. What
somebody says they have played is played again here, so that nobody can claim a result.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

from openhearts.bots import bot
from openhearts.errors import OpenHeartsError
from openhearts.game import Game

RULES: dict[str, Any] = {"end": {"hands": 1}, "tie": "shared"}
BOT = "careful"
ME = 0
MASK = (1 << 64) - 1


def bot_seed(game: int, actions: int) -> int:
    """The seed of a bot for the action that follows so many: splitmix64, as the page mixes it."""
    z = (game + (actions + 1) * 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def points_of(day: date, actions: Sequence[str]) -> int | None:
    """What the player scored in that day's hand, if this is all that was done in it; None: it can't have been."""
    seed = int(f"{day:%Y%m%d}")
    log = {"openhearts": 1, "rules": RULES, "seed": str(seed), "actions": list(actions)}
    try:
        claimed = Game.from_log(log)
        is_so = claimed.over and _replayed(claimed, seed).log() == claimed.log()
        return claimed.results[0]["scores"][ME] if is_so else None
    except OpenHeartsError:
        return None


def _replayed(claimed: Game, seed: int) -> Game:
    """The same deal and the player's own cards, with our bots. Raises `IllegalAction` where those answer otherwise."""
    game = Game(claimed.rules, seed=seed)
    for done, text in enumerate(claimed.log()["actions"]):
        seat = next((each for each in game.hand.waiting if each != ME), ME)
        if seat == ME:
            cards = text.split()[2:]
            game.act(ME, cards if game.hand.phase == "pass" else cards[0])
        else:
            game.act(seat, bot(BOT, bot_seed(seed, done)).choose(game.view(seat)))
    return game
