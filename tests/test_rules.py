"""Rule sets from Python: defaults, changes, what is refused and how it is said."""

import contextlib
import json
import os
import pickle
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import openhearts as oh
from openhearts.errors import WRITTEN
from tests import rule_sets

AUCTION = {"auction": True, "opening": "bidder", "pass_cycle": ["hold"], "settlement": "sweepstakes"}

# The changes, the field to blame, and a word of the reason. RULES.md §1 states each.
REFUSED: list[tuple[dict[str, Any], str, str]] = [
    ({"players": 17}, "players", "3 to 7"),
    ({"players": 2}, "players", "3 to 7"),
    ({"players": 8}, "players", "not 8. With a stock there may be 2, with two packs up to 11."),
    ({"players": 5, "packs": 2}, "players", "With two packs a table seats 6 to 11"),
    ({"players": 12, "packs": 2}, "players", "6 to 11"),
    ({"players": 5, "packs": 2, "stock": True}, "players", "6 to 11"),
    ({"players": 1, "stock": True}, "players", "With a stock a table seats 2 to 7"),
    ({"players": 8, "stock": True}, "players", "2 to 7 players, not 8. With two packs there may be up to 11."),
    ({"players": 8, "stock": True}, "players", "2 to 7"),
    ({"packs": 3}, "packs", "one pack or two"),
    ({"packs": "2"}, "packs", "whole number"),
    ({"players": "four"}, "players", "whole number"),
    ({"players": 4.5}, "players", "whole number"),
    ({"players": True}, "players", "whole number"),
    ({"teams": "2v2", "players": 5}, "teams", "table of 5"),
    ({"teams": "3v3"}, "teams", "table of 4"),
    ({"teams": "1v3"}, "teams", ""),
    ({"pooled": True}, "pooled", "teams"),
    ({"joint_moon": True}, "joint_moon", "teams"),
    ({"pooled": "yes"}, "pooled", "true or false"),
    ({"removed": ["2X"]}, "removed", "2X"),
    ({"removed": ["2C", "2C"]}, "removed", "only once"),
    ({"removed": ["2C", "2C", "2C"], "packs": 2, "players": 6}, "removed", "three times"),
    ({"removed": [rank + suit for suit in "CDSH" for rank in "23456789TJQKA"]}, "removed", ""),
    ({"hand_size": 0}, "hand_size", ""),
    ({"hand_size": 14}, "hand_size", "14"),
    ({"kitty": "none", "players": 7}, "kitty", "3 cards"),
    ({"kitty": None, "players": 5, "removed": []}, "kitty", "2 cards"),
    ({"kitty": "second_trick"}, "kitty", "second_trick"),
    ({"pass_count": 5}, "pass_count", "0 to 4"),
    ({"pass_count": 3, "hand_size": 2}, "pass_count", "larger than a hand"),
    ({"pass_cycle": []}, "pass_cycle", ""),
    ({"pass_cycle": ["across"], "players": 5}, "pass_cycle", "across"),
    ({"pass_cycle": ["left3"], "players": 3}, "pass_cycle", "oneself"),
    ({"pass_cycle": ["right2", "hold"], "players": 4, "pass_count": 0}, "", ""),
    ({"pass_cycle": ["up"]}, "pass_cycle", "up"),
    ({"pass_cycle": ["scatter"], "hand_size": 2}, "pass_cycle", "scatter"),
    ({"opening": "bidder"}, "auction", "there is no bidder"),
    ({"opening": "second"}, "opening", "bidder"),
    ({"auction": True}, "auction", "opening"),
    ({**AUCTION, "pass_cycle": ["left", "hold"]}, "auction", "pass_cycle"),
    ({**AUCTION, "pass_cycle": "by_table"}, "auction", "pass_cycle"),
    ({**AUCTION, "settlement": "none"}, "auction", "sweepstakes"),
    ({**AUCTION, "settlement": "howell"}, "auction", "sweepstakes"),
    ({**AUCTION, "objective": "high"}, "settlement", "highest total"),
    ({**AUCTION, "points": {}}, "", ""),
    ({"stock": "yes"}, "stock", "true or false"),
    ({"stock": True, "kitty": "none", "players": 7}, "", ""),
    ({"stock": True, "hand_size": 14}, "hand_size", "14"),
    ({"settlement": "poker"}, "settlement", "poker"),
    ({"settlement": 5}, "settlement", ""),
    ({"settlement": {}}, "settlement", "needs a kind"),
    ({"settlement": {"buy_in": 50}}, "settlement", "needs a kind"),
    ({"settlement": {"kind": "average", "stakes": 5}}, "settlement", "stakes"),
    ({"settlement": {"kind": "average", "buy_in": 0}}, "settlement", "1 to a million"),
    ({"settlement": {"kind": "average", "buy_in": 1.5}}, "settlement", "whole number"),
    ({"settlement": {"kind": "average", "chip_value": 0.0001}}, "settlement", "three decimals"),
    ({"settlement": {"kind": "average", "chip_value": 1_000_001}}, "settlement", "a million"),
    ({"settlement": {"kind": "sweepstakes", "split_two": 1}}, "settlement", "true or false"),
    ({"settlement": "sweepstakes", "objective": "high"}, "settlement", "highest total"),
    ({"settlement": "average", "objective": "high", "players": 5}, "", ""),
    ({"queen": "XX"}, "queen", "XX"),
    ({"points": {"ZZ": 1}}, "points", "ZZ"),
    ({"points": {"QS": 1.5}}, "points", "The value of the queen of spades is a whole number"),
    ({"points": {"S": "x"}}, "points", "The value of each spade is a whole number"),
    ({"points": {"QS": 1_000_001}}, "points", "million"),
    ({"moon": "both"}, "moon", "both"),
    ({"sun": 52, "moon": "off"}, "sun", "moon"),
    ({"sun": 0}, "sun", "from 1 to a million"),
    ({"no_trick_bonus": -5}, "no_trick_bonus", "from 1 to a million"),
    ({"objective": "medium"}, "objective", "medium"),
    ({"end": {"target": 24}}, "end", "25"),
    ({"end": {"target": 501}}, "end", "500"),
    ({"end": {"hands": 0}}, "end", "at least one"),
    ({"end": {"target": 100, "hands": 4}}, "end", ""),
    ({"end": {"target": 100}, "points": {"H": -1}}, "end", "no total"),
    ({"tie": "split"}, "tie", "split"),
    ({"colour": "red"}, "colour", "no such field"),
    ({"Players": 4}, "Players", "no such field"),
    # If two are wrong, a field with an impossible value comes first; in a tie, the first row of the table.
    ({"tie": "split", "players": 17}, "players", "17"),
    ({"kitty": "none", "pass_count": 5, "players": 7}, "pass_count", ""),
    ({"kitty": "none", "pass_count": 4, "players": 7, "hand_size": 3}, "kitty", ""),
    ({"auction": True, "tie": "split"}, "tie", ""),
    ({"auction": True, "settlement": "poker"}, "settlement", "poker"),
    ({"extends": "cancellation", "packs": 3}, "packs", "not 3"),
    ({"stock": "yes", "kitty": "none", "players": 7}, "stock", "true or false"),
    ({"extends": "domino", "players": 2, "stock": 1}, "stock", "true or false"),
    ({"hand_size": 2_000_000_000}, "hand_size", "2,000,000,000"),
    # No cards are passed with a pass_count of 0, whatever the cycle says.
    ({"extends": "auction", "pass_count": 0, "pass_cycle": ["left", "hold"]}, "", ""),
    ({"extends": "auction", "pass_count": 0, "pass_cycle": "by_table"}, "", ""),
    ({"extends": "auction", "pass_count": 1, "pass_cycle": ["left", "hold"]}, "auction", ""),
]
FINE = [asked for asked, field, _ in REFUSED if field == ""]


@pytest.mark.parametrize(("asked", "field", "reason"), [case for case in REFUSED if case[1]], ids=str)
def test_rules_that_cannot_be_played_name_the_field(asked: dict[str, Any], field: str, reason: str) -> None:
    def named() -> oh.Rules:
        return oh.Rules(**asked)

    def read() -> oh.Rules:
        return oh.Rules.from_json(asked)

    def changed() -> oh.Rules:
        return oh.Rules().but(**asked)

    for make in (named, read, changed):
        with pytest.raises(oh.RulesError) as refused:
            make()
        assert refused.value.field == field
        assert reason in refused.value.reason
        assert str(refused.value) == f"{field}: {refused.value.reason}"


@pytest.mark.parametrize("asked", FINE, ids=str)
def test_rules_that_only_look_wrong_are_taken(asked: dict[str, Any]) -> None:
    assert oh.Rules(**asked).players == asked.get("players", 4)


def test_values_that_are_no_json_are_refused_by_field() -> None:
    wrong: Any = object()
    with pytest.raises(oh.RulesError) as refused:
        oh.Rules(points=wrong)
    assert refused.value.field == "points"


def test_there_are_no_other_errors_than_ours() -> None:
    assert issubclass(oh.RulesError, oh.OpenHeartsError)
    assert issubclass(oh.BadInput, oh.OpenHeartsError)
    assert issubclass(oh.IllegalAction, oh.OpenHeartsError)
    assert issubclass(oh.OpenHeartsError, ValueError)


def test_the_standard_game() -> None:
    rules = oh.Rules()
    assert (rules.players, rules.hand_size, rules.pass_count, rules.moon_points) == (4, 13, 3, 26)
    assert rules.pass_cycle == ["left", "right", "across", "hold"]
    assert (rules.opening, rules.first_trick, rules.breaking) == ("lowest_club", "no_penalties", True)
    assert (rules.queen, rules.queen_breaks, rules.moon, rules.sun) == ("QS", "never", "old", "off")
    assert rules.points == {"QS": 13} | {rank + "H": 1 for rank in "23456789TJQKA"}
    assert (rules.end, rules.tie, rules.objective) == ({"target": 100}, "play_on", "low")
    assert rules.changes == {}
    assert rules == oh.preset("black-lady") == oh.Rules.from_json("{}")


# RULES.md §3, row by row.
TABLES = {
    3: (["2D"], 17, 0, 3, ["left", "right", "hold"]),
    4: ([], 13, 0, 3, ["left", "right", "across", "hold"]),
    5: (["2C", "2D"], 10, 0, 3, ["left", "right", "left2", "right2", "hold"]),
    6: (["2C", "3C", "2D", "2S"], 8, 0, 2, ["left", "right", "across", "hold"]),
    7: ([], 7, 3, 2, ["left", "right", "left2", "right2", "left3", "right3", "hold"]),
}


@pytest.mark.parametrize("players", TABLES)
def test_defaults_by_table_size(players: int) -> None:
    removed, size, kitty, count, cycle = TABLES[players]
    rules = oh.Rules(players=players)
    assert (rules.removed, rules.hand_size, rules.pass_count, rules.pass_cycle) == (removed, size, count, cycle)
    assert 52 - len(rules.removed) - players * rules.hand_size == kitty


# RULES.md §5: what is left of two packs is the widow.
TWO_PACKS = {6: (17, 2), 7: (14, 6), 8: (13, 0), 9: (11, 5), 10: (10, 4), 11: (9, 5)}


@pytest.mark.parametrize("players", TWO_PACKS)
def test_two_packs_by_table_size(players: int) -> None:
    rules = oh.Rules(packs=2, players=players)
    size, widow = TWO_PACKS[players]
    assert (rules.hand_size, 104 - players * rules.hand_size, rules.removed) == (size, widow, [])
    own = {6: ["left", "right", "across", "hold"], 7: ["left", "right", "left2", "right2", "left3", "right3", "hold"]}
    assert rules.pass_cycle == own.get(players, ["hold"])


def test_with_a_stock_or_an_auction_nothing_is_taken_out() -> None:
    assert oh.preset("domino", players=3).removed == oh.preset("domino", players=5).removed == []
    assert oh.preset("auction", players=5).removed == oh.preset("auction", players=6).removed == []
    assert oh.preset("domino", players=2).pass_cycle == ["hold"]
    assert oh.Rules(packs=2, players=6, removed=["2C", "2C", "3C"]).hand_size == 16


@pytest.mark.parametrize("kind", ["none", "average", "lowest_takes_pot", "sweepstakes", "howell"])
def test_a_settlement_is_a_word_unless_more_is_said(kind: Any) -> None:
    assert oh.Rules(settlement=kind).settlement == kind
    assert oh.Rules(settlement={"kind": kind, "buy_in": 100, "chip_value": 1.0}).settlement == kind
    terms = {"kind": kind, "chip_value": 0.05, "buy_in": 100, "split_two": False}
    assert oh.Rules(settlement={"kind": kind, "chip_value": 0.05}).settlement == terms
    assert oh.Rules(settlement=terms).to_dict()["settlement"] == terms


def test_a_hand_size_given_as_a_number_removes_nothing() -> None:
    assert oh.Rules(players=5, hand_size=10).removed == []
    assert oh.Rules(players=5, hand_size="everything").removed == ["2C", "2D"]


def test_cards_are_taken_as_people_write_them() -> None:
    assert oh.Rules(queen="10d", points={"10D": 13, "H": 1}).queen == "TD"
    assert oh.Rules(removed=["td"]).removed == ["TD"]


def test_null_is_none_and_off() -> None:
    assert oh.Rules(sun=None, no_trick_bonus=None, teams=None, moon=None) == oh.Rules(moon="off")
    assert oh.Rules(kitty=None).kitty == "none"


def test_but_changes_only_what_is_named() -> None:
    rules = oh.preset("omnibus", moon="auto").but(end={"hands": 4})
    assert rules.changes == {**oh.preset("omnibus").changes, "moon": "auto", "end": {"hands": 4}}
    assert oh.preset("omnibus").moon == "old"


def test_equality_and_hash_follow_what_was_asked() -> None:
    assert oh.preset("omnibus") == oh.Rules(points={"H": 1, "QS": 13, "JD": -10})
    assert hash(oh.preset("omnibus")) == hash(oh.Rules(points={"JD": -10, "QS": 13, "H": 1}))
    assert oh.Rules() != oh.Rules(moon="new")
    assert oh.Rules() != {}
    assert len({oh.Rules(), oh.Rules(players=4), oh.Rules(players=5)}) == 2


def test_repr_is_the_call_that_makes_it() -> None:
    rules = oh.preset("black-maria")
    assert eval(repr(rules), {"Rules": oh.Rules}) == rules


def test_presets_that_do_not_exist() -> None:
    with pytest.raises(oh.RulesError, match="bridge") as refused:
        oh.preset("bridge")
    assert refused.value.field == "extends"


@pytest.mark.parametrize(
    ("asked", "meant"),
    [
        ({"extends": "omnibu"}, "omnibus"),
        ({"extends": "Black Maria"}, "black-maria"),
        ({"pass_counts": 2}, "pass_count"),
        ({"Players": 5}, "players"),
        ({"pasing": 3}, "pass_count"),
        ({"point.JD": -10}, "points"),
        ({"extends": "bridge"}, None),
        ({"extends": None}, None),
        ({"colour": "red"}, None),
        ({"players": 17}, None),
    ],
    ids=str,
)
def test_who_mistypes_a_name_is_told_the_one_that_was_meant(asked: dict[str, Any], meant: str | None) -> None:
    with pytest.raises(oh.RulesError) as refused:
        oh.Rules.from_json(asked)
    assert refused.value.meant == meant
    assert ("Did you mean" in str(refused.value)) == (meant is not None)
    assert pickle.loads(pickle.dumps(refused.value)).reason == refused.value.reason


def test_a_value_that_a_fault_asks_for_is_given_as_it_is_written() -> None:
    """The sentence names fields as the page's editor does; whoever writes JSON needs its names."""
    with pytest.raises(oh.RulesError) as refused:
        oh.Rules(auction=True, opening="bidder")
    sentence = "With an auction no cards are passed (“Passing”: “no pass”)."
    assert refused.value.reason == f'{sentence} In JSON: "pass_cycle": ["hold"]'
    for id, written in WRITTEN.items():
        [(field, value)] = json.loads(f"{{{written}}}").items()
        sides = {"pooled": True} if id == "fault-needs-teams" else {}
        auction = AUCTION if id.startswith("fault-auction") else {}
        high = {"objective": "high"} if id == "fault-settlement-objective" else {}
        assert oh.Rules(**{**sides, **auction, **high, field: value})


@pytest.mark.parametrize("name", oh.presets())
def test_presets_say_what_they_are(name: str) -> None:
    rules = oh.preset(name)
    titles = [title for title, _ in rules.sheet()]
    assert len(set(titles)) == len(titles) >= 4
    assert all(sentence.endswith(".") for _, text in rules.sheet() for sentence in text)
    assert (rules.line == oh.Rules().line) == (name == "black-lady")


@pytest.mark.parametrize("text", ["", "{", "nonsense", '{"players":}', '{"players":4,"players":5}', "\0", "[" * 100])
def test_text_that_is_no_json(text: str) -> None:
    with pytest.raises(oh.BadInput) as refused:
        oh.Rules.from_json(text)
    assert refused.value.code == "bad_json"


@pytest.mark.parametrize("text", ["[]", "4", '"omnibus"', "null"])
def test_json_that_is_no_rule_set(text: str) -> None:
    with pytest.raises(oh.RulesError):
        oh.Rules.from_json(text)


def test_names_and_comments_are_for_people() -> None:
    assert oh.Rules.from_json({"name": "Ours", "about": "As at home.", "$schema": "x"}) == oh.Rules()


def test_random_rule_sets_read_back_as_they_were() -> None:
    rng = random.Random(3)
    for _ in range(150):
        rules = oh.Rules.from_json(rule_sets.valid(rng))
        assert oh.Rules.from_json(json.dumps(rules.changes)) == rules
        assert oh.Rules.from_json(rules.to_dict()).to_dict() == rules.to_dict()
        assert {name: getattr(rules, name) for name in rules.to_dict()} == rules.to_dict()
        assert rules.sheet()
        assert rules.line


def test_damaged_rule_sets_are_refused() -> None:
    rng = random.Random(4)
    for _ in range(150):
        with pytest.raises(oh.RulesError) as refused:
            oh.Rules.from_json(rule_sets.damaged(rng))
        assert refused.value.reason


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["QS", "left", "off"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5) | st.just("H"), inner, max_size=4),
    max_leaves=6,
)
NAMES = st.sampled_from([field["name"] for field in oh.fields()]) | st.text(max_size=6)


@settings(max_examples=150, deadline=None)
@given(st.dictionaries(NAMES, JSON, max_size=4))
def test_whatever_is_asked_gets_rules_or_our_errors(asked: dict[str, Any]) -> None:
    try:
        rules = oh.Rules.from_json(asked)
    except oh.OpenHeartsError:
        return
    assert oh.Rules.from_json(rules.changes) == rules


@settings(max_examples=150, deadline=None)
@given(st.text() | st.binary().map(lambda some: some.decode("latin-1")))
def test_any_text_gets_rules_or_our_errors(text: str) -> None:
    with contextlib.suppress(oh.OpenHeartsError):
        oh.Rules.from_json(text)


WITH_A_COMMA = """
import locale
import openhearts as oh
locale.setlocale(locale.LC_ALL, "de_DE.UTF-8")
assert locale.localeconv()["decimal_point"] == ","
print(oh.Rules(settlement={"kind": "average", "chip_value": 0.25}).settlement["chip_value"])
"""


def test_the_value_of_a_chip_is_the_same_in_every_locale(tmp_path: Path) -> None:
    """A program may have set one in which numbers are written with a comma."""
    localedef = shutil.which("localedef")
    if localedef is not None:
        made = [localedef, "-i", "de_DE", "-f", "UTF-8", str(tmp_path / "de_DE.UTF-8")]
        subprocess.run(made, capture_output=True, check=False)
    there = os.environ | ({"LOCPATH": str(tmp_path)} if (tmp_path / "de_DE.UTF-8").exists() else {})
    run = subprocess.run([sys.executable, "-c", WITH_A_COMMA], capture_output=True, text=True, check=False, env=there)
    if "unsupported locale" in run.stderr:
        pytest.skip("this system has no German locale")
    assert run.stdout == "0.25\n", run.stderr


def test_asking_for_what_no_rule_set_has_is_a_key_error() -> None:
    for ask in (oh.Rules()._value, oh.Rules()._fact):
        with pytest.raises(KeyError, match="nothing"):
            ask("nothing")
