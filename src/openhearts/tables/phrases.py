"""What can be said at a table with a tap: ids of the catalogues, so that everyone reads their own language."""

from __future__ import annotations

PHRASES = (
    "people-phrase-hello",
    "people-phrase-good_luck",
    "people-phrase-well_played",
    "people-phrase-nice_pass",
    "people-phrase-thanks",
    "people-phrase-sorry",
    "people-phrase-ouch",
    "people-phrase-my_hearts",
    "people-phrase-not_the_queen",
    "people-phrase-moon",
    "people-phrase-close",
    "people-phrase-thinking",
    "people-phrase-one_moment",
    "people-phrase-back",
    "people-phrase-another_game",
    "people-phrase-good_night",
)
