"""The deal of the day, as the page deals it: one hand of Black Lady, with the same cards and the same bots for
everybody. What somebody claims to have played is replayed here, so that nobody can invent a result.
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
    """The seed of a bot for the action after `actions` others: splitmix64, as on the page."""
    z = (game + (actions + 1) * 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def points_of(day: date, actions: Sequence[str]) -> int | None:
    """The player's score in that day's hand, given all its actions; None if they can't be a play of that hand."""
    seed = int(f"{day:%Y%m%d}")
    log = {"openhearts": 1, "rules": RULES, "seed": str(seed), "actions": list(actions)}
    try:
        claimed = Game.from_log(log)
        is_so = claimed.over and _replayed(claimed, seed).log() == claimed.log()
        return claimed.results[0]["scores"][ME] if is_so else None
    except OpenHeartsError:
        return None


def _replayed(claimed: Game, seed: int) -> Game:
    """Replays the deal with the player's own cards and our bots. Raises `IllegalAction` if the bots' answers make one
    of the player's actions illegal.
    """
    game = Game(claimed.rules, seed=seed)
    for done, text in enumerate(claimed.log()["actions"]):
        seat = next((each for each in game.hand.waiting if each != ME), ME)
        if seat == ME:
            cards = text.split()[2:]
            game.act(ME, cards if game.hand.phase == "pass" else cards[0])
        else:
            game.act(seat, bot(BOT, bot_seed(seed, done)).choose(game.view(seat)))
    return game
