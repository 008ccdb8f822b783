"""Checks what the coach's sentences claim against its own figures and the cards, in hands of every kind."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

import openhearts as oh

RANKS = "23456789TJQKA"
GAMES: dict[str, dict[str, Any]] = {preset: {"extends": preset} for preset in oh.presets()} | {
    "three": {"players": 3},
    "six in two teams": {"players": 6, "teams": "3v3"},
    "seven, kitty last": {"players": 7, "kitty": "last_trick"},
    "a bonus for no trick": {"no_trick_bonus": 5},
    "fifties drop": {"fifty_reset": True, "end": {"target": 100}},
    "short, a choice of moons": {"moon": "choice", "end": {"target": 50}},
    "maria, four": {"extends": "black-maria", "players": 4},
    "spot, three": {"extends": "spot", "players": 3},
    "cancellation, six": {"extends": "cancellation", "players": 6},
    "the queen alone counts": {"points": {"QS": 13}, "moon": "off"},
    "reverse, two teams": {"extends": "reverse", "teams": "2v2"},
    "a bonus card, settled in chips": {"extends": "omnibus", "settlement": "sweepstakes"},
    "a queen that costs no chips": {"extends": "howell", "points": {"H": 1, "QS": 13, "JD": -10}, "no_trick_bonus": 5},
    "reverse with a bonus card": {"extends": "reverse", "points": {"H": 1, "QS": 13, "JD": -10}},
}
NODES = 500


class Said(NamedTuple):
    """Advice on a card, and the cards on the table."""

    rules: oh.Rules
    advice: oh.Advice
    facts: dict[str, Any]

    @property
    def best(self) -> oh.Choice:
        return self.advice.best

    @property
    def args(self) -> dict[str, Any]:
        return {**self.advice.reasons[0]["args"]}

    @property
    def trick(self) -> list[str]:
        return self.facts["trick"]["cards"] if self.facts["trick"] else []

    @property
    def last(self) -> bool:
        """Whether nobody plays after the seat."""
        return len(self.trick) == self.rules.players - 1

    @property
    def partner_wins(self) -> bool:
        """Whether a partner would take the trick now."""
        sides = {"none": self.rules.players, "2v2": 2, "2v2v2": 3, "3v3": 2}[self.rules.teams]
        winning = self.facts["trick"]["winning"]
        return winning is not None and winning % sides == self.facts["seat"] % sides

    @property
    def howell(self) -> bool:
        """Whether hearts alone cost chips."""
        return self.rules.settlement == "howell"

    def worth(self, card: str) -> int:
        value: int = self.facts["values"].get(card, 0)
        return value

    @property
    def unit(self) -> float:
        """One of 26 points."""
        values: dict[str, int] = self.facts["values"]
        return max(0.5, sum(max(0, value) for value in values.values()) / 26)

    def out(self, suit: str) -> list[str]:
        """The cards of a suit that the others may still play."""
        cards = [rank + suit for rank in RANKS] * self.rules.packs
        seen = [card for trick in self.facts["tricks"] for card in trick["cards"]]
        for card in [*seen, *self.trick, *self.facts["cards"], *self.rules.removed]:
            if card in cards:
                cards.remove(card)
        return cards


def rank(card: str) -> int:
    return RANKS.index(card[0])


def points_are_out(said: Said) -> bool:
    """Whether somebody else may still have a card that costs points."""
    return any(said.worth(card) > 0 for suit in "CDSH" for card in said.out(suit))


def all_take(said: Said) -> bool:
    return all(choice.trick >= 0.98 for choice in said.advice.choices)


def could_take(said: Said) -> bool:
    """At most as many outstanding cards are above this one as below it, and it isn't the lower of two."""
    card = str(said.best.action)
    out = said.out(card[1])
    above = sum(rank(other) > rank(card) for other in out)
    return above <= sum(rank(other) < rank(card) for other in out)


def agrees_with_the_cost(said: Said) -> bool:
    """The points that the best choice saves are what the other one is then said to cost, but for rounding."""
    saved = abs(said.args["other_points"] - said.args["best_points"])
    costs = [dict(reason["args"])["cost"] for reason in said.advice.reasons if "cost" in reason["args"]]
    return said.advice.unit != "points" or all(abs(saved - cost) <= 0.25 + 0.15 for cost in costs)


# What must be true, by the prefix of a reason's id.
CLAIMS: dict[str, Callable[[Said], bool]] = {
    "reason-follow-yours-anyway": all_take,
    "reason-follow-last-and-clean": lambda said: (
        said.last
        and said.best.trick == 1
        and not any(said.worth(card) > 0 for card in [*said.trick, str(said.best.action)])
        and points_are_out(said)
    ),
    "reason-follow-while-cheap": lambda said: (
        sum(map(said.worth, [*said.trick, str(said.best.action)])) <= 3 * said.unit and said.best.trick > 0
    ),
    "reason-follow-while-safe": lambda said: said.best.trick == 0,
    "reason-follow-rarely-takes": lambda said: said.args["best_rate"] <= 50,
    "reason-follow-no-trick": lambda said: said.advice.unit != "chips",
    "reason-follow-under": lambda said: said.args["other_rate"] > 20 and not said.partner_wins,
    "reason-lead-low": lambda said: rank(said.args["best"]) <= rank("9S"),
    "reason-lead-while-clean": lambda said: said.worth(said.args["best"]) <= 0 and points_are_out(said),
    "reason-last-of-suit": lambda said: bool(said.out(said.args["best"][1])),
    "reason-discard-high": lambda said: could_take(said) and points_are_out(said),
    "reason-queen-in-trick": lambda said: (
        said.args["queen"] in said.trick and said.best.queen <= 0.51 and said.best.action != said.args["queen"]
    ),
    "reason-queen-guard": lambda said: str(said.best.action)[1] != said.args["suit"][0].upper(),
    # With two packs, the card above it may be cancelled, and so may the whole trick.
    "reason-queen-discard": lambda said: said.rules.packs == 1 and said.best.queen == 0,
    "reason-queen-under": lambda said: said.rules.packs == 1 and said.best.queen == 0,
    "reason-queen-before-higher": lambda said: said.rules.packs == 1 and said.best.queen <= 0.51,
    "reason-queen-to-others": lambda said: said.rules.packs == 2 and said.best.queen <= 0.51,
    "reason-queen-out": lambda said: said.args["queen"] not in said.trick and not said.howell,
    "reason-queen": lambda said: not said.howell,
    "reason-cost-queen": lambda said: not said.howell,
    "reason-moon": lambda said: said.rules.objective == "low",
    "reason-stop-moon": lambda said: said.rules.objective == "low",
    "reason-bonus": lambda said: said.rules.objective == "low" and said.advice.unit != "chips",
    # Without the cards nobody would know which of the two averages belongs to which.
    "reason-own-points": lambda said: (
        agrees_with_the_cost(said) and ("best" in said.args or said.facts["phase"] != "play")
    ),
    "reason-place": lambda said: said.args["best_place"] < said.args["other_place"],
    "reason-chance": lambda said: said.args["best_rate"] > said.args["other_rate"],
}


def advised(name: str, games: int) -> Iterator[Said]:
    """Samples the coach's advice in these games, played by careful and careless bots."""
    rules = oh.Rules.from_json(json.dumps(GAMES[name]))
    rng = random.Random(f"what is claimed: {name}")
    for number in range(games):
        game = oh.Game(rules, seed=number)
        bots = [oh.bot(rng.choice(["careful", "careful", "medium", "random"]), seat) for seat in range(rules.players)]
        for _ in range(150):
            seat = game.hand.to_act
            if seat is None:
                break
            view = game.view(seat)
            if rng.random() < 0.4:
                facts: dict[str, Any] = {**view.to_dict()}
                if facts["phase"] == "play" and len(facts["legal"]) > 1:
                    yield Said(rules, oh.coach(view, NODES, number), facts)
            game.act(seat, bots[seat].choose(view))


def compared(said: Said) -> Iterator[Said]:
    """What is said of each costly choice."""
    for choice in said.advice.choices:
        if choice.costly:
            yield said._replace(advice=replace(said.advice, reasons=choice.reasons))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_said_is_so(name: str) -> None:
    """Of the best choice, and of why each costly one is worse."""
    for said in (each for advice in advised(name, 4) for each in (advice, *compared(advice))):
        for i, reason in enumerate(said.advice.reasons):
            holds = next((claim for begins, claim in CLAIMS.items() if reason["id"].startswith(begins)), None)
            about = said._replace(advice=replace(said.advice, reasons=said.advice.reasons[i:]))
            assert holds is None or holds(about), (said.advice.why, said.facts["cards"], said.trick)
        if said.advice.reasons[0]["id"] == "reason-follow-under":
            assert not said.last
        if said.advice.reasons[0]["id"] == "reason-follow-no-trick":
            assert said.rules.no_trick_bonus == said.args["points"]


@pytest.mark.parametrize(
    ("seed", "dealer", "actions"),
    [
        (1863, 1, "pass 2 AC AD QS, pass 3 KS TH QH, pass 0 KC TD JD, pass 1 QC AS KH, play 2 2C, play 3 AC, play 0 JC,"
         " play 1 KC, play 3 KD, play 0 KS, play 1 JD"),
        (2843, 1, "pass 2 KS 8H KH, pass 3 KC AD QS, pass 0 JC QC AC, pass 1 KD JS AS, play 2 2C, play 3 7C, play 0 KC,"
         " play 1 AC, play 1 4S, play 2 JS, play 3 8S, play 0 7S, play 2 KD"),
    ],
)  # fmt: skip
def test_where_a_moon_may_come_no_other_figure_contradicts_the_cost(seed: int, dealer: int, actions: str) -> None:
    log = {"openhearts": 1, "rules": {}, "seed": str(seed), "dealer": dealer, "actions": actions.split(", ")}
    game = oh.Game.from_log(json.dumps(log))
    seat = game.hand.to_act
    assert seat is not None
    view = game.view(seat)
    advice = oh.coach(view, 3000, seed)
    said = Said(game.rules, advice, {**view.to_dict()})
    assert advice.reasons[-1]["id"].startswith("reason-cost")
    assert not advice.reasons[0]["id"].startswith("reason-own-points") or agrees_with_the_cost(said), advice.why


def test_a_second_queen_cancels_the_first_and_is_not_left_to_somebody_else() -> None:
    hand = oh.Hand.from_cards(
        oh.preset("cancellation", players=6),
        [["3C", "QS", "3S"], ["5C", "6C"], ["7C", "8C"], ["9C", "2D"], ["TC", "3D"], ["JC", "4D"]],
        leader=1,
        trick=["TS", "KS", "QS", "2S", "4S"],
    )
    advice = oh.coach(hand.view(0), 3000, 1)
    assert advice.best.action == "QS"
    assert advice.reasons[0]["id"] == "reason-cancel"


@pytest.mark.parametrize("trick", [["KS", "9S"], ["KD", "9D"]])
def test_with_two_packs_a_queen_on_a_king_is_only_likely_to_be_taken_by_somebody_else(trick: list[str]) -> None:
    """Another king may cancel the first."""
    hand = oh.Hand.from_cards(
        oh.preset("cancellation", players=6),
        [["3C", "QS", "2S"], ["5C", "6C", "KS"], ["7C", "8C", "4D"], ["9C", "2D", "3D"], ["TC", "3D"], ["JC", "4D"]],
        leader=4,
        trick=trick,
    )
    advice = oh.coach(hand.view(0), 20000, 1)
    assert advice.best.action == "QS"
    assert advice.reasons[0]["id"] == "reason-queen-to-others", advice.why


def test_a_card_held_back_from_a_partner_is_not_said_to_stay_under_it() -> None:
    """The points on the table are the side's whichever of the two takes them."""
    actions = (
        "pass 1 KD QS AS, pass 2 6H 7C 3S, pass 3 KC KS TH, pass 0 8H JH KH, play 1 2C, play 2 AC, play 3 QC,"
        " play 0 JC, play 2 QS, play 3 JS, play 0 5S, play 1 9S, play 2 TS, play 3 7S, play 0 6S, play 1 8S,"
        " play 2 4S, play 3 2S, play 0 KS, play 1 KH, play 0 KC, play 1 4C, play 2 7H, play 3 7C, play 0 4D,"
        " play 1 QD, play 2 KD, play 3 AD, play 3 TD, play 0 9D, play 1 JD, play 2 3D, play 1 8D, play 2 2D,"
        " play 3 6D, play 0 TH, play 1 3C, play 2 QH, play 3 5C, play 0 6C, play 0 8C, play 1 JH, play 2 5H,"
        " play 3 6H, play 0 4H, play 1 2H"
    )
    rules = {"teams": "2v2", "moon": "off"}
    log = {"openhearts": 1, "rules": rules, "seed": "881168", "dealer": 0, "actions": actions.split(", ")}
    game = oh.Game.from_log(json.dumps(log))
    assert game.hand.to_act == 2
    advice = oh.coach(game.view(2), 600, 1)
    assert advice.best.trick < 0.5
    assert not advice.reasons[0]["id"].startswith("reason-follow-under"), advice.why


@pytest.mark.parametrize(
    ("mine", "keeps"),
    [
        ("2C 3C 5C AC 4D 9D KD 2S 3S AS 4H KH AH", True),
        ("TC JC QC KC AC TD JD QD KD AD TS JS QS", False),
    ],
)
def test_a_pass_where_points_are_wanted_is_said_to_keep_high_cards_only_if_it_does(mine: str, keeps: bool) -> None:
    rest = [rank + suit for suit in "CDSH" for rank in RANKS if rank + suit not in mine.split()]
    random.Random(4).shuffle(rest)
    hand = oh.Hand.from_cards(oh.preset("reverse"), [mine.split(), rest[:13], rest[13:26], rest[26:]], dealer=3)
    advice = oh.coach(hand.view(0), 3000, 1)
    said = {reason["id"] for choice in advice.choices for reason in [*advice.reasons, *choice.reasons]}
    assert ("reason-pass-wanted" in said) == keeps
