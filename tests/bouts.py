"""The bouts between referee and core, each identified by a number: the same number gives the same bout.

Each raises Disagreement if the two differ. test_referee.py and referee_run.py decide how many are played.
"""

import json
import random

from tests.agreement import Disagreement, compare_count, compare_game, compare_position, compare_rules, same
from tests.positions import tight_spot, whole_deal
from tests.probe import Probe, Refused
from tests.referee import resolve, validate
from tests.referee.presets import PRESETS
from tests.rule_sets import damaged, valid


def preset_game(probe: Probe, number: int) -> None:
    """A whole game of a preset, the presets in turn; every third with the table size changed."""
    rng = random.Random(f"preset game {number}")
    rule_set: dict[str, object] = {"extends": list(PRESETS)[number % len(PRESETS)]}
    if number % 3 == 2 and rule_set["extends"] != "partnership":
        least, most = {"cancellation": (6, 11), "domino": (2, 7)}.get(str(rule_set["extends"]), (3, 7))
        rule_set["players"] = rng.randint(least, most)
    compare_game(probe, rule_set, rng)


def random_rule_set(probe: Probe, number: int) -> None:
    """A few hands, and a few positions of each kind, under a random rule set."""
    rng = random.Random(f"rule set {number}")
    rule_set = valid(rng)
    try:
        compare_rules(probe, rule_set)
        compare_game(probe, rule_set, rng, most_hands=2)
        rules = resolve(rule_set)
        for _ in range(2):
            compare_position(probe, rule_set, whole_deal(rng, rules), rng)
        for _ in range(20):
            compare_position(probe, rule_set, tight_spot(rng, rules), rng)
        small_stacks = {"chips": [3] * rules.players} if rules.auction else {}
        compare_count(probe, rule_set, tight_spot(rng, rules) | small_stacks)
    except Disagreement as error:
        raise Disagreement(f"under {json.dumps(rule_set)}\n{error}") from None


def refused_rule_set(probe: Probe, number: int) -> None:
    """A rule set that can't be played: both blame the same field."""
    rng = random.Random(f"refused rule set {number}")
    rule_set = damaged(rng)
    fault = validate(rule_set)
    assert fault is not None
    answer = probe.ask("rules " + json.dumps(rule_set))
    blamed = answer.message["field"] if isinstance(answer, Refused) else "nothing"
    same(f"the field to blame in {json.dumps(rule_set)}", fault[0], blamed)
