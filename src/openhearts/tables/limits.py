"""What is allowed at tables that nobody sets up by hand, and how patient every table is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.json import encode

from openhearts.tables.protocol import Limits, Seconds, Speed

RATED: Final = Limits(entrance="open", advice="off", chat="phrases", pass_time=30, play_time=15, rated=True)
"""A rated table, at the speed that most people know."""

SPEEDS: Final[dict[Speed, tuple[Seconds, Seconds]]] = {"quick": (15, 7), "normal": (30, 15), "calm": (60, 30)}
"""To pass, and to play."""


def matched(speed: Speed, rated: bool) -> Limits:
    """The limits of a table that the lobby puts together."""
    pass_time, play_time = SPEEDS[speed]
    return Limits(
        entrance="open",
        advice="off" if rated else "own",
        chat="phrases",
        pass_time=pass_time,
        play_time=play_time,
        rated=rated,
    )


def fits(rules: Mapping[str, object]) -> bool:
    """Whether rules are short enough for a table."""
    return len(encode(dict(rules))) <= RULES_MOST


# All in milliseconds.
TRICK_PAUSE: Final = 1_500
"""For looking at a complete trick: the clock starts after it."""
HAND_PAUSE: Final = 10_000
"""For reading how a hand went."""
AWAY: Final = 60_000
"""How long a game waits for a person who has lost the connection."""
AWAY_BETWEEN_GAMES: Final = 300_000
"""How long a seat is kept while nothing is played."""
READY: Final = 30_000
"""How long the people of a matched table have to say that they are there."""
DESERTED: Final = 1_800_000
"""After how long without anybody a table is closed."""
LATE: Final = 3
"""How many times in a row a person may run out of time before the bot stays."""
CHAT_WITHIN: Final = 10_000
CHAT_MOST: Final = 5
"""How many things a person may say within that time."""
REPORTS_MOST: Final = 10
"""How often a person may report others at one table."""
RULES_MOST: Final = 3000
"""How many bytes of JSON a table's rules may have: they are sent to all who come, and to all who look at the lobby."""
REMEMBERED: Final = 32
"""How many of each person's commands are recognised if they come again."""
