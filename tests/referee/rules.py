"""A rule set with every field filled in: the defaults of section 1 and, by table size, section 3.

`resolve` takes a valid rule set as people write it. Whether it is valid is asked of `validate`.
"""

from dataclasses import dataclass, replace
from typing import Any, Literal

from tests.referee.cards import RANKS, SUITS, Card, full_pack, less, of_suit, read_card
from tests.referee.presets import HEARTS_ONE_EACH, PRESETS

# Section 3. A table size not listed takes nothing out, and does not pass.
REMOVED_BY_TABLE: dict[int, list[Card]] = {3: ["2D"], 5: ["2C", "2D"], 6: ["2C", "3C", "2D", "2S"]}
PASS_COUNT_BY_TABLE = {6: 2, 7: 2}
PASS_CYCLE_BY_TABLE = {
    3: ["left", "right", "hold"],
    4: ["left", "right", "across", "hold"],
    5: ["left", "right", "left2", "right2", "hold"],
    6: ["left", "right", "across", "hold"],
    7: ["left", "right", "left2", "right2", "left3", "right3", "hold"],
}

# What a rule set contains besides fields; none of it affects play.
DESCRIPTION = ["extends", "name", "about", "$schema"]

# Every field in the order of the table, with its default.
DEFAULTS: dict[str, Any] = {
    "players": 4,
    "packs": 1,
    "teams": "none",
    "pooled": False,
    "joint_moon": False,
    "removed": "by_table",
    "hand_size": "everything",
    "kitty": "first_trick",
    "kitty_peek": False,
    "pass_count": "by_table",
    "pass_cycle": "by_table",
    "opening": "lowest_club",
    "first_trick": "no_penalties",
    "breaking": True,
    "hearts_only": "may_lead",
    "queen": "QS",
    "queen_breaks": "never",
    "queen_lead": "free",
    "queen_or_hearts": "must_lead_queen",
    "queen_discard": "free",
    "points": HEARTS_ONE_EACH | {"QS": 13},
    "moon": "old",
    "moon_needs_bonus": False,
    "sun": "off",
    "no_trick_bonus": "off",
    "objective": "low",
    "end": {"target": 100},
    "tie": "play_on",
    "fifty_reset": False,
    "auction": False,
    "stock": False,
    "settlement": "none",
}

# The fields that can be empty, and the word for that; JSON's null means the same.
NOTHING = {
    "teams": "none",
    "kitty": "none",
    "moon": "off",
    "sun": "off",
    "no_trick_bonus": "off",
    "settlement": "none",
}

SETTLEMENT: dict[str, Any] = {"kind": "none", "chip_value": 1, "buy_in": 100, "split_two": False}


@dataclass(frozen=True)
class Settlement:
    kind: str
    chip_value: float  # for display alone
    buy_in: int  # whole chips
    split_two: bool


@dataclass(frozen=True)
class Rules:
    """Every field of section 1, and the suit that is called hearts: only an auction names another."""

    players: int
    packs: int
    teams: Literal["2v2", "2v2v2", "3v3"] | None
    pooled: bool
    joint_moon: bool
    removed: list[Card]
    hand_size: int
    kitty: str | None
    kitty_peek: bool
    pass_count: int
    pass_cycle: list[str]
    opening: str
    first_trick: str
    breaking: bool
    hearts_only: str
    queen: Card
    queen_breaks: str
    queen_lead: str
    queen_or_hearts: str
    queen_discard: str
    points: dict[Card, int]
    moon: str
    moon_needs_bonus: bool
    sun: int | None
    no_trick_bonus: int | None
    objective: str
    end: dict[str, int]
    tie: str
    fifty_reset: bool
    auction: bool
    stock: bool
    settlement: Settlement
    hearts: str = "H"

    def with_penalty_suit(self, named: str) -> "Rules":
        """The rules of a hand whose penalty suit was named in an auction: 1 per card of it, and nothing else counts."""
        return replace(self, hearts=named, points={rank + named: 1 for rank in RANKS})

    def value(self, card: Card) -> int:
        """A card not listed is worth 0."""
        return self.points.get(card, 0)

    def is_penalty(self, card: Card) -> bool:
        return self.value(card) > 0

    def is_bonus(self, card: Card) -> bool:
        return self.value(card) < 0

    def pack(self) -> list[Card]:
        """The cards in play, the kitty or the stock included."""
        return less(full_pack(self.packs), self.removed)

    def moon_amount(self) -> int:
        """M: the sum of the positive values in play; in an auction, of hearts, as long as no other suit is named."""
        if self.auction:
            return len(of_suit(self.pack(), self.hearts))
        return sum(self.value(card) for card in self.pack() if self.is_penalty(card))

    def chip_unit(self) -> int:
        """How many units a chip is counted in: means of n totals come in parts of 1/n."""
        return self.players if self.settlement.kind == "average" else 1

    def side(self, seat: int) -> list[int]:
        """The seats that play together with this one, itself included, in order of seat."""
        if self.teams is None:
            return [seat]
        sides = 3 if self.teams == "2v2v2" else 2
        return [other for other in range(self.players) if other % sides == seat % sides]

    def sides(self) -> list[list[int]]:
        """Every side once; without teams each seat is a side of its own."""
        return [self.side(seat) for seat in range(self.players) if min(self.side(seat)) == seat]


def is_nothing(fields: dict[str, Any], name: str) -> bool:
    return fields[name] is None or fields[name] == NOTHING[name]


def written(given: dict[str, Any]) -> dict[str, Any]:
    """Every field as written: the rule set's own, else its preset's, else the default.

    A preset's `removed` holds only at the preset's own number of players.
    """
    preset = PRESETS[given.get("extends", "black-lady")]
    own = {name: value for name, value in given.items() if name not in DESCRIPTION}
    fields = DEFAULTS | preset | own
    if "removed" not in own and fields["players"] != preset.get("players", DEFAULTS["players"]):
        fields["removed"] = "by_table"
    return fields


def dealt_out_whole(fields: dict[str, Any]) -> bool:
    return fields["hand_size"] == "everything" and not fields["stock"]


def removed_cards(fields: dict[str, Any]) -> list[Card]:
    """The cards taken out: the default ones only from one pack dealt out whole, without an auction."""
    if fields["removed"] in (None, "none"):
        return []
    if fields["removed"] != "by_table":
        return [card for card in map(read_card, fields["removed"]) if card is not None]
    if fields["packs"] == 2 or fields["auction"] or not dealt_out_whole(fields):
        return []
    return REMOVED_BY_TABLE.get(fields["players"], [])


def cards_in_play(fields: dict[str, Any]) -> int:
    return 52 * int(fields["packs"]) - len(removed_cards(fields))


def cards_each(fields: dict[str, Any]) -> int:
    if fields["hand_size"] != "everything":
        return int(fields["hand_size"])
    return cards_in_play(fields) // int(fields["players"])


def pass_count(fields: dict[str, Any]) -> int:
    by_table = PASS_COUNT_BY_TABLE.get(fields["players"], 3)
    return by_table if fields["pass_count"] == "by_table" else int(fields["pass_count"])


def pass_cycle(fields: dict[str, Any]) -> list[str]:
    by_table = PASS_CYCLE_BY_TABLE.get(fields["players"], ["hold"])
    return by_table if fields["pass_cycle"] == "by_table" else list(fields["pass_cycle"])


def card_values(written_points: dict[str, int]) -> dict[Card, int]:
    """The value of each card that has one. A card that is named itself wins over its suit ("H")."""
    values: dict[Card, int] = {}
    for name, value in written_points.items():
        if name in SUITS:
            values |= {rank + name: value for rank in RANKS}
    for name, value in written_points.items():
        card = read_card(name)
        if card is not None:
            values[card] = value
    return values


def settlement(written_settlement: Any) -> Settlement:
    """A word is a kind; an object may leave out all but the kind."""
    if not isinstance(written_settlement, dict):
        written_settlement = {"kind": written_settlement}
    fields = SETTLEMENT | written_settlement
    return Settlement(**fields | {"kind": fields["kind"] or "none"})


def resolve(given: dict[str, Any]) -> Rules:
    """The rule set in full. REQUIRES: `validate(given)` is None."""
    fields = written(given)
    for name in NOTHING:
        if is_nothing(fields, name):
            fields[name] = NOTHING[name] if name in ("moon", "settlement") else None
    decided = {
        "removed": removed_cards(fields),
        "hand_size": cards_each(fields),
        "pass_count": pass_count(fields),
        "pass_cycle": pass_cycle(fields),
        "queen": read_card(fields["queen"]),
        "points": card_values(fields["points"]),
        "settlement": settlement(fields["settlement"]),
    }
    return Rules(**({name: fields[name] for name in DEFAULTS} | decided))
