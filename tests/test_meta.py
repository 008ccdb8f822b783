"""The vectors cover everything: every rule field, every value of a field, every refusal."""

import json
from typing import Any

from tests.probe import Probe
from tests.vectors import Case, Lines, cases, disagreement


def written_out(probe: Probe, rule_set: dict[str, Any]) -> dict[str, Any] | None:
    """Every field; None for rules that can't be played."""
    answer = Lines(probe, {"rules": rule_set, "expect": {}}).ask("rules")
    return answer.get("rules")  # type: ignore[no-any-return]


def playable(probe: Probe) -> list[tuple[Case, dict[str, Any]]]:
    """The cases that play under rules of their own, and those rules."""
    found = []
    for case in cases("legal", "refuse", "pass", "trick", "score", "view", "count", "replay"):
        rules = written_out(probe, case.get("log", case).get("rules", {}))
        assert rules is not None, case["id"]
        found.append((case, rules))
    return found


def reset(case: Case, field: str, default: Any) -> Case:
    """The case with one field of its rules reset to its default; without an auction, eldest opens, not a bidder."""
    rules = case.get("log", case).get("rules", {}) | {field: default}
    if field == "auction":
        rules |= {"opening": "eldest"}
    return case | ({"log": case["log"] | {"rules": rules}} if "log" in case else {"rules": rules})


def disagrees(probe: Probe, case: Case) -> bool:
    """Whether some expectation fails; a case that can't be set up doesn't count."""
    try:
        return disagreement(case, lambda case: Lines(probe, case)) is not None
    except AssertionError:
        return False


def test_flipping_any_field_changes_some_vector(probe: Probe) -> None:
    """For each field there is a case which plays under another value, and fails under the default."""
    known = playable(probe)
    unseen = []
    for field, value in probe.get("rules {}")["rules"].items():
        default = {"removed": "by_table", "hand_size": "everything"}.get(field, value)
        changed = [case for case, rules in known if rules[field] != value]
        if not any(disagrees(probe, reset(case, field, default)) for case in changed):
            unseen.append(field)
    assert unseen == []


def test_every_value_of_every_choice_is_played(probe: Probe) -> None:
    seen = {(name, json.dumps(word_of(value))) for _, rules in playable(probe) for name, value in rules.items()}
    missing = [
        (field["name"], value)
        for field in probe.get("fields")
        for value in field.get("values") or []
        if field["kind"] in ("choice", "settlement") and (field["name"], json.dumps(value)) not in seen
    ]
    passes = {entry for _, rules in playable(probe) for entry in rules["pass_cycle"]}
    assert [*missing, *({"left3", "right3", "left2", "right2", "across", "scatter", "hold"} - passes)] == []


def test_every_term_of_a_settlement_changes_some_vector(probe: Probe) -> None:
    """Except a chip's value, which is for display only: a case under other terms fails under the usual ones."""
    for term, usual in (("buy_in", 100), ("split_two", False)):
        settled = [(case, rules["settlement"]) for case, rules in playable(probe) if dict_of(rules["settlement"])]
        assert any(
            disagrees(probe, reset(case, "settlement", settlement | {term: usual}))
            for case, settlement in settled
            if settlement[term] != usual
        ), term


def test_every_reason_to_refuse_occurs_in_a_vector(probe: Probe) -> None:
    met = {wanted["refused"] for case in cases() for wanted in case["expect"].values() if "refused" in dict_of(wanted)}
    assert {row["code"] for row in probe.get("refusals")} - met == set()


def test_every_field_is_blamed_in_a_vector(probe: Probe) -> None:
    blamed = {dict_of(wanted).get("field") for case in cases("rules") for wanted in case["expect"].values()}
    assert {row["name"] for row in probe.get("fields")} - blamed == set()


def word_of(value: Any) -> Any:
    """A settlement with terms of its own is still of its kind."""
    return value["kind"] if isinstance(value, dict) and "kind" in value else value


def dict_of(wanted: Any) -> dict[str, Any]:
    return wanted if isinstance(wanted, dict) else {}
