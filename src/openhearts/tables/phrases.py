"""The ready-made phrases of the chat: message ids of the catalogues, so that everyone reads them in their language."""

from __future__ import annotations

PHRASES = (
    "people-phrase-well_played",
    "people-phrase-thanks",
    "people-phrase-sorry",
    "people-phrase-one_moment",
    "people-phrase-good_luck",
    "people-phrase-hello",
    "people-phrase-nice_pass",
    "people-phrase-close",
    "people-phrase-ouch",
    "people-phrase-not_the_queen",
    "people-phrase-my_hearts",
    "people-phrase-moon",
    "people-phrase-thinking",
    "people-phrase-back",
    "people-phrase-another_game",
    "people-phrase-good_night",
)
"""Most useful first; the page offers them in this order."""
