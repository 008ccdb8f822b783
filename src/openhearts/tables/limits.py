"""The limits of tables that nobody sets up by hand, and the time limits of every table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.json import encode

from openhearts.tables.protocol import Limits, Seconds, Speed

RATED: Final = Limits(entrance="open", advice="off", chat="phrases", pass_time=30, play_time=15, rated=True)
"""The limits of a rated table at normal speed."""

SPEEDS: Final[dict[Speed, tuple[Seconds, Seconds]]] = {"quick": (15, 7), "normal": (30, 15), "calm": (60, 30)}
"""The time to pass, and the time to play."""


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
    """Whether a rule set is short enough for a table."""
    return len(encode(dict(rules))) <= RULES_MOST


# --- Times, in milliseconds ---

TRICK_PAUSE: Final = 1_500
"""Time to look at a complete trick, before the clock starts."""
HAND_PAUSE: Final = 10_000
"""Time to read the result of a hand."""
AWAY: Final = 60_000
"""How long a game waits for a person whose connection is lost."""
AWAY_BETWEEN_GAMES: Final = 300_000
"""How long an absent person's seat is kept between games."""
READY: Final = 30_000
"""How long the people of a matched table have to say that they are ready."""
DESERTED: Final = 1_800_000
"""How long a table stays open with nobody there."""
CHAT_WITHIN: Final = 10_000
"""Within which time a person may send at most `CHAT_MOST` messages."""

# --- Numbers ---

LATE: Final = 3
"""After running out of time so many times in a row, a person is replaced by a bot."""
CHAT_MOST: Final = 5
REPORTS_MOST: Final = 10
"""How often a person may report others at one table."""
RULES_MOST: Final = 3000
"""How many bytes of JSON a table's rules may have: they are sent to everybody at the table and in the lobby."""
REMEMBERED: Final = 32
"""How many of each person's last commands are recognised when they are sent again."""
