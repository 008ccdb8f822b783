"""What each preset changes from Black Lady: the table of section 5."""

from typing import Any

from tests.referee.cards import RANKS

HEARTS_ONE_EACH = {"H": 1}
PIP_VALUES = {rank + "H": number for number, rank in enumerate(RANKS, start=2)}

# How the nineteenth-century games are played: nobody is bound by anything but suit.
OLD_STYLE: dict[str, Any] = {"opening": "eldest", "first_trick": "free", "breaking": False}
ONLY_HEARTS: dict[str, Any] = {"points": HEARTS_ONE_EACH, "pass_cycle": ["hold"], "moon": "off"}

PRESETS: dict[str, dict[str, Any]] = {
    "black-lady": {},
    "omnibus": {"points": HEARTS_ONE_EACH | {"QS": 13, "JD": -10}},
    "original": OLD_STYLE | ONLY_HEARTS | {"end": {"target": 50}},
    "plain": {"points": HEARTS_ONE_EACH},
    "black-jack": {"points": HEARTS_ONE_EACH | {"JS": 10}, "queen": "JS"},
    "black-maria": OLD_STYLE
    | {
        "players": 3,
        "removed": ["2C"],
        "points": HEARTS_ONE_EACH | {"QS": 13, "KS": 10, "AS": 7},
        "pass_count": 3,
        "pass_cycle": ["right"],
        "moon": "off",
    },
    "spot": {"points": PIP_VALUES | {"QS": 25}, "end": {"target": 500}},
    "partnership": {"teams": "2v2"},
    "reverse": {"objective": "high", "moon": "new"},
    "trickster": {"queen_breaks": "discarded", "moon": "auto", "tie": "shared"},
    "gamblers": OLD_STYLE
    | {"pass_cycle": ["left"], "queen_discard": "forced", "end": {"target": 50}, "settlement": "average"},
    "domino": OLD_STYLE | ONLY_HEARTS | {"hand_size": 6, "stock": True, "end": {"target": 31}},
    "sweepstakes": {"settlement": "sweepstakes", "moon": "off"},
    "auction": OLD_STYLE | ONLY_HEARTS | {"opening": "bidder", "auction": True, "settlement": "sweepstakes"},
    "howell": OLD_STYLE | ONLY_HEARTS | {"end": {"target": 50}, "settlement": "howell"},
    "cancellation": {"packs": 2, "players": 8, "pass_cycle": ["hold"], "opening": "eldest"},
}
