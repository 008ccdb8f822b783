"""Random rule sets, valid and invalid, from a random.Random: every field over its whole range, starting from every
preset.

`valid` asks the referee, so that what it returns can be played; `damaged` takes such a set and breaks
one or two fields. Nothing here plays.
"""

import math
import random
from typing import Any

from tests.referee import validate
from tests.referee.cards import full_pack
from tests.referee.kinds import DIRECTIONS, SETTLEMENTS, WORDS
from tests.referee.presets import PRESETS
from tests.referee.rules import DEFAULTS

RuleSet = dict[str, Any]


def number(rng: random.Random, least: int, most: int) -> int:
    """Usual and small ones with the same probability as large ones and the ends of the range."""
    if rng.random() < 0.2:
        return rng.choice([least, most])
    size = int(math.exp(rng.random() * math.log(most - least + 1)))
    return least + size - 1 if rng.random() < 0.9 else most - size + 1


def _some_cards(rng: random.Random, most: int) -> list[str]:
    return rng.sample(full_pack(), rng.randint(0, most))


def _points(rng: random.Random) -> dict[str, int]:
    """From the usual tables to absurd ones: hearts worth nothing, bonuses, every card as costly as allowed."""
    table: dict[str, int] = {}
    if rng.random() < 0.1:
        most = rng.choice([100, 100_000, 1_000_000])
        return {suit: rng.choice([most, most, -most, rng.randint(-most, most)]) for suit in "CDSH"}
    if rng.random() < 0.8:
        table["H"] = rng.choice([1, 1, 1, 1, 2, 5, 0, -1])
    for card in _some_cards(rng, rng.choice([2, 4, 12])):
        table[card] = rng.choice([1, 2, 7, 10, 13, 25, -1, -5, -10, 0, 1000, number(rng, -1_000_000, 1_000_000)])
    if rng.random() < 0.5:
        table["QS"] = rng.choice([13, 13, 13, 5, 0, -13])
    return table


def _removed(rng: random.Random) -> Any:
    few = _some_cards(rng, 6)
    most = _some_cards(rng, 44)
    clubs = [card for card in full_pack() if card.endswith("C")]
    twice = rng.choices([*few, "QS", "2C"], k=5)  # two packs may lose both copies of a card
    return rng.choice(["by_table", [], few, few, most, clubs, twice, ["2C"], ["2D"], None, "none"])


def _pass_cycle(rng: random.Random) -> Any:
    return rng.choice(["by_table", [rng.choice(DIRECTIONS) for _ in range(number(rng, 1, 40))]])


def _end(rng: random.Random) -> dict[str, int]:
    if rng.random() < 0.5:
        return {"target": rng.choice([25, 26, 50, 100, 150, 200, 499, 500, rng.randint(25, 500)])}
    return {"hands": rng.choice([1, 1, 2, 3, 4, 7, number(rng, 1, 2_000_000_000)])}


def _settlement(rng: random.Random, kinds: list[Any]) -> Any:
    """A word, or an object that leaves some of its members out; small stacks make for debts."""
    kind = rng.choice(kinds)
    if rng.random() < 0.5:
        return kind
    others = {
        "chip_value": rng.choice([1, 2, 0.05, 0.001, 12.5, 1_000_000, number(rng, 1, 1_000_000_000) / 1000]),
        "buy_in": rng.choice([1, 5, 20, 100, number(rng, 1, 1_000_000)]),
        "split_two": rng.random() < 0.6,
    }
    return {"kind": kind} | {name: value for name, value in others.items() if rng.random() < 0.7}


def value_for(rng: random.Random, field: str) -> Any:
    """A value of the right kind for this field; it may not fit the others."""
    if field in WORDS:
        return rng.choice([word for word in WORDS[field] if word is not None])
    if isinstance(DEFAULTS[field], bool):
        return rng.random() < 0.5
    values: dict[str, Any] = {
        "players": rng.randint(2, 11),
        "packs": rng.choice([1, 2]),
        "teams": rng.choice(["none", None, "2v2", "2v2v2", "3v3"]),
        "removed": _removed(rng),
        "hand_size": rng.choice(["everything", rng.randint(1, 26)]),
        "pass_count": rng.choice(["by_table", 0, 1, 2, 3, 4]),
        "pass_cycle": _pass_cycle(rng),
        "queen": rng.choice([*full_pack(), "QS", "QH", "JS", "10d", "kh"]),
        "points": _points(rng),
        "sun": rng.choice(["off", None, 1, 50, 52, number(rng, 1, 1_000_000)]),
        "no_trick_bonus": rng.choice(["off", None, 1, 5, number(rng, 1, 1_000_000)]),
        "end": _end(rng),
        "settlement": _settlement(rng, [*SETTLEMENTS, "none", None]),
    }
    return values[field]


def _table(rng: random.Random) -> RuleSet:
    """The number of players and packs, with or without a stock."""
    table: RuleSet = {"players": rng.randint(3, 7)}
    if rng.random() < 0.3:
        table = {"packs": 2, "players": rng.randint(6, 11)}
    if rng.random() < 0.3:
        table |= {"stock": True, "hand_size": rng.choice([1, 2, 4, 5, 6, 7, "everything"])}
        table["players"] = table["players"] if "packs" in table else rng.randint(2, 7)
    return table


def _auction(rng: random.Random) -> RuleSet:
    settlement = _settlement(rng, ["sweepstakes"])
    return {"auction": True, "opening": "bidder", "pass_cycle": ["hold"], "settlement": settlement}


def one(rng: random.Random) -> RuleSet:
    """A rule set of well-formed values that may clash with one another."""
    rule_set: RuleSet = {}
    if rng.random() < 0.7:
        rule_set["extends"] = rng.choice(list(PRESETS))
    share = rng.choice([0.1, 0.3, 0.6, 0.9])
    for field in DEFAULTS:
        if rng.random() < share:
            rule_set[field] = value_for(rng, field)
    if rng.random() < 0.7:
        rule_set |= _table(rng)
    if rng.random() < 0.4:
        rule_set["settlement"] = value_for(rng, "settlement")
    if rng.random() < 0.2:
        rule_set |= _auction(rng)
    if "teams" in rule_set or rng.random() < 0.15:
        fitting = {4: "2v2", 6: rng.choice(["2v2v2", "3v3"])}
        rule_set["teams"] = fitting.get(rule_set.get("players", 4), "none")
    items = list(rule_set.items())
    rng.shuffle(items)  # what is written first must not matter
    return dict(items)


def valid(rng: random.Random) -> RuleSet:
    """A rule set that can be played."""
    while True:
        rule_set = one(rng)
        if validate(rule_set) is None:
            return rule_set


WRONG: dict[str, list[Any]] = {
    "players": [0, 1, 2, 3, 5, 8, 11, 12, 17, -4, "4", None, True, 4.5, [4]],
    "packs": [0, 2, 3, -1, "2", None, True, 1.5, [2]],
    "teams": ["2v2", "2v2v2", "3v3", "4v4", 2, True],
    "pooled": [True, "yes", None, 1],
    "joint_moon": [True, "yes", None, 0],
    "removed": [["2X"], ["2C", "2c"], "2C", 3, [7], ["2C", "2C", "2c"], full_pack(), full_pack(2)[4:], [None]],
    "hand_size": [0, -1, 14, 18, 53, "all", None, 2.5, True],
    "kitty": ["none", None, "second_trick", 1, False],
    "kitty_peek": ["true", None, 1],
    "pass_count": [5, -1, 4, "three", None, 1.5, True],
    "pass_cycle": [[], ["across"], ["left3"], ["right3"], ["scatter"], ["up"], "left", None, ["none"], [None], [1]],
    "opening": ["bidder", "eldest", "lowest", None, 2],
    "first_trick": ["no_queen", None, 0],
    "breaking": ["off", None, 1],
    "hearts_only": ["pass", None],
    "queen": ["QX", "", None, 51, ["QS"]],
    "queen_breaks": ["always", None],
    "queen_lead": ["never", None],
    "queen_or_hearts": ["queen", None],
    "queen_discard": ["must", None],
    "points": [
        {"ZZ": 1},
        {"QS": 1.5},
        {"QS": "13"},
        {"QS": 1_000_001},
        {"QS": None},
        [],
        None,
        {"TD": 1, "10D": 1},
        {},
    ],
    "moon": ["both", 26, True, "none"],
    "moon_needs_bonus": ["no", None, 1],
    "sun": [0, -5, 50, "on", 1.5, True, 1_000_001],
    "no_trick_bonus": [0, -5, "on", 0.5, True, 1_000_001],
    "objective": ["medium", "high", None],
    "end": [{"target": 24}, {"target": 501}, {"hands": 0}, {}, {"target": 100, "hands": 4}, {"points": 100}, 100, None],
    "tie": ["split", None],
    "fifty_reset": ["yes", None, 1],
    "extends": ["bridge", None, 1, ""],
    "auction": [True, False, "yes", None, 1],
    "stock": [True, False, "yes", None, 0],
    "settlement": [
        *SETTLEMENTS,
        "poker",
        True,
        5,
        ["average"],
        {},
        {"buy_in": 50},
        {"kind": "poker"},
        {"kind": "howell", "stakes": 1},
        {"kind": "average", "chip_value": 0},
        {"kind": "average", "chip_value": 0.0005},
        {"kind": "average", "chip_value": 1_000_001},
        {"kind": "average", "chip_value": "1"},
        {"kind": "sweepstakes", "buy_in": 0},
        {"kind": "sweepstakes", "buy_in": 2.5},
        {"kind": "sweepstakes", "buy_in": 1_000_001},
        {"kind": "sweepstakes", "split_two": 1},
    ],
    "colour": ["red"],
}


def damaged(rng: random.Random, most: int = 2) -> RuleSet:
    """A rule set that can't be played, with one or more fields broken (`most` at most)."""
    while True:
        rule_set = one(rng) if rng.random() < 0.5 else valid(rng)
        fields = rng.sample([name for name in WRONG if name not in ("extends", "colour")], rng.randint(1, most))
        if rng.random() < 0.05:
            fields = [rng.choice(["extends", "colour"])]
        for field in fields:
            rule_set[field] = rng.choice(WRONG[field])
        if validate(rule_set) is not None:
            return rule_set
