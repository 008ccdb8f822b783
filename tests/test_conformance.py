"""The conformance vectors, run on the line protocol, on the Python face, and on the referee that agrees with them."""

import functools
import re
from pathlib import Path
from typing import Any

import pytest

import openhearts as oh
from tests.probe import Probe
from tests.referee.session import Session
from tests.vectors import FOLDER, Case, Lines, cases, disagreement, families, opening

ASKED = ["pad", "protocol"]  # those don't involve the engine's own game
PLAYED = [name for name in families() if name not in ASKED]


class Face:
    """The Python face playing one case."""

    def __init__(self, case: Case) -> None:
        self.case = case
        opened = opening(case)
        if opened is None:
            return
        if "log" in case:
            self.game = oh.Game.from_log(case["log"])
        elif "position" in case:
            log = {"openhearts": 1, "rules": case.get("rules", {}), "position": case["position"], "actions": []}
            self.game = oh.Game.from_log(log)
        else:
            self.game = oh.Game(oh.Rules.from_json(case.get("rules", {})), seed=int(case["seed"]))
        for action in case.get("actions", []):
            self.act(action)

    def act(self, action: str) -> None:
        verb, seat, *words = action.split()
        if verb == "pass":
            self.game.pass_cards(int(seat), words)
        elif verb == "play":
            self.game.play(int(seat), words[0])
        elif verb == "bid":
            self.game.bid(int(seat), int(words[0]))
        elif verb == "suit":
            self.game.name_suit(int(seat), words[0])
        else:
            self.game.choose_moon(int(seat), words[0])

    def ask(self, request: str) -> Any:
        try:
            return self.answer(request)
        except oh.RulesError as error:
            return {"refused": "bad_rules", "field": error.field}
        except oh.IllegalAction as error:
            return {"refused": error.code}

    def answer(self, request: str) -> Any:
        verb, *words = request.split()
        if verb == "rules":
            rules = oh.Rules.from_json(self.case.get("rules", {}))
            facts = {name: rules._fact(name) for name in ("changes", "line", "cards", "hand_size", "kitty", "stock")}
            return facts | {"rules": rules.to_dict(), "moon": rules.moon_points}
        if verb in ("bid", "suit", "pass", "play", "moon"):
            self.act(request)
            return None
        hand = self.game.hand
        if verb == "legal":
            return list(hand.legal(hand.to_act)) if hand.phase == "play" and hand.to_act is not None else []
        if verb == "status":
            return {
                "hand": hand.number,
                "phase": hand.phase,
                "to_act": hand.to_act,
                "waiting": hand.waiting,
                "over": self.game.over,
                "totals": self.game.totals,
                "winners": self.game.winners,
                "chips": self.game.chips,
            }
        if verb == "count":
            return hand.count(int(words[0]))
        if verb == "log":
            return self.game.log()
        numbers = words[1:] if verb == "view" else words
        if numbers:
            hand = next(known for known in self.game.hands if known.number == int(numbers[0]))
        if verb == "truth":
            return hand.truth()
        finished = hand.number + (hand.phase == "done")
        return hand.view(int(words[0])).to_dict() | {"results": self.game.results[:finished]}


@pytest.mark.parametrize("family", PLAYED)
def test_the_line_protocol(probe: Probe, family: str) -> None:
    assert [found for case in cases(family) if (found := disagreement(case, functools.partial(Lines, probe)))] == []


@pytest.mark.parametrize("family", ASKED)
def test_the_line_protocol_itself(probe_path: Path, family: str) -> None:
    for case in cases(family):
        with Probe(probe_path) as fresh:
            assert disagreement(case, functools.partial(Lines, fresh)) is None


@pytest.mark.parametrize("family", PLAYED)
def test_the_python_face(family: str) -> None:
    assert [found for case in cases(family) if (found := disagreement(case, Face))] == []


@pytest.mark.parametrize("family", PLAYED)
def test_the_referee(family: str) -> None:
    assert [found for case in cases(family) if (found := disagreement(case, Session))] == []


def test_every_case_has_a_name_of_its_own_and_a_reason() -> None:
    names = [case["id"] for case in cases()]
    assert len(set(names)) == len(names)
    assert [case["id"] for case in cases() if len(case["why"]) < 10 or not case["expect"]] == []


def test_the_readme_counts_the_cases() -> None:
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    counted = {name: int(count) for name, count in re.findall(r"^\| `(\w+)\.json` .*\| (\d+) \|$", text, re.MULTILINE)}
    assert counted == {name: len(cases(name)) for name in families()}
