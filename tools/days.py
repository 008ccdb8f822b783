"""Writes `tests/days.json`: daily hands in which the player always takes the first legal action. Tests compare the page
and the server with it: both must deal the same cards, and their bots must answer in the same way.

Run by `make docs`; a test compares the committed file with what this would write.
"""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

from openhearts.bots import bot
from openhearts.game import Game
from openhearts.rules import Rules
from openhearts.server.daily import BOT, ME, RULES, bot_seed

PATH = Path(__file__).resolve().parent.parent / "tests" / "days.json"
DAYS = (date(2026, 11, 22), date(2026, 11, 25), date(2027, 1, 1), date(2027, 2, 28), date(2028, 2, 29))


def played(day: date) -> dict[str, Any]:
    """That day's hand: the actions, and what the player scored."""
    seed = int(f"{day:%Y%m%d}")
    game = Game(Rules.from_json(RULES), seed=seed)
    done = 0
    while not game.over:
        seat = next((each for each in game.hand.waiting if each != ME), ME)
        view = game.view(seat)
        first = view.cards[:3] if view.phase == "pass" else view.legal[0]
        game.act(seat, first if seat == ME else bot(BOT, bot_seed(seed, done)).choose(view))
        done += 1
    return {
        "date": day.isoformat(),
        "points": game.results[0]["scores"][ME],
        "actions": game.log()["actions"],
    }


def text() -> str:
    """The text of the file."""
    return json.dumps([played(day) for day in DAYS], indent=1) + "\n"


if __name__ == "__main__":
    PATH.write_text(text(), encoding="utf-8")
