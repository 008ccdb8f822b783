"""The published JSON Schema accepts every playable rule set, and the presets conform to it."""

import json
import random
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import openhearts as oh
from tests import rule_sets

RULES = Path(__file__).resolve().parent.parent / "rules"
SCHEMA: dict[str, Any] = json.loads((RULES / "schema.json").read_text(encoding="utf-8"))
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
PRESETS = sorted(path for path in RULES.glob("*.json") if path.name != "schema.json")


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("path", PRESETS, ids=lambda path: path.stem)
def test_the_presets_are_valid(path: Path) -> None:
    preset = json.loads(path.read_text(encoding="utf-8"))
    VALIDATOR.validate(preset)
    assert preset["$schema"] == "./schema.json"
    assert oh.Rules.from_json(preset) == oh.preset(path.stem)


def test_every_preset_is_a_file() -> None:
    assert sorted(oh.presets()) == [path.stem for path in PRESETS]


def test_rule_sets_that_can_be_played_are_valid() -> None:
    rng = random.Random(61)
    for _ in range(200):
        rule_set = rule_sets.valid(rng)
        VALIDATOR.validate(rule_set)
        rules = oh.Rules.from_json(rule_set)
        VALIDATOR.validate(rules.changes)
        VALIDATOR.validate(rules.to_dict())


@pytest.mark.parametrize(
    "rule_set",
    [
        {"players": 12},
        {"players": 1},
        {"players": "4"},
        {"packs": 3},
        {"teams": "1v3"},
        {"removed": ["2X"]},
        {"removed": "all"},
        {"pass_cycle": []},
        {"pass_cycle": ["up"]},
        {"points": {"QS": 1.5}},
        {"points": {"ZZ": 1}},
        {"sun": 0},
        {"end": {"target": 24}},
        {"end": {"target": 100, "hands": 4}},
        {"end": {}},
        {"extends": "bridge"},
        {"colour": "red"},
        {"queen": "Q"},
        {"auction": "yes"},
        {"stock": 1},
        {"settlement": "poker"},
        {"settlement": {}},
        {"settlement": {"kind": "average", "stakes": 5}},
        {"settlement": {"kind": "average", "buy_in": 0}},
        {"settlement": {"kind": "average", "chip_value": 0}},
        {"settlement": {"kind": "sweepstakes", "split_two": 1}},
    ],
    ids=str,
)
def test_what_is_plainly_wrong_is_invalid_in_both(rule_set: dict[str, Any]) -> None:
    assert not VALIDATOR.is_valid(rule_set)
    with pytest.raises(oh.RulesError):
        oh.Rules.from_json(rule_set)
