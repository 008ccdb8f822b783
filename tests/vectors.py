"""The conformance vectors, and what it means to agree with one. conformance/README.md describes them."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from tests.probe import Probe, Refused

Case = dict[str, Any]

FOLDER = Path(__file__).parents[1] / "conformance"


class Engine(Protocol):
    """Anything that plays a case: an answer is JSON, {"refused": CODE} for a refusal, with "field" for rules
    refused."""

    def ask(self, request: str) -> Any: ...


def families() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.json"))


def cases(*names: str) -> list[Case]:
    """The cases of these families; of all, if none are named."""
    files = [json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")) for name in names or families()]
    return [case for file in files for case in file["cases"]]


def opening(case: Case) -> str | None:
    """The request that sets the case up; None if it speaks to an engine without a game."""
    rules = {"rules": case.get("rules", {})}
    if "log" in case:
        return "load " + json.dumps(case["log"])
    if "position" in case:
        return "hand " + json.dumps(rules | case["position"])
    return "new " + json.dumps(rules | {"seed": case["seed"]}) if "seed" in case else None


def fits(wanted: Any, got: Any) -> bool:
    """Every member named is there and fits; lists fit item by item; anything else is equal."""
    if isinstance(wanted, dict):
        return isinstance(got, dict) and all(name in got and fits(wanted[name], got[name]) for name in wanted)
    if isinstance(wanted, list):
        return isinstance(got, list) and len(wanted) == len(got) and all(map(fits, wanted, got))
    return bool(wanted == got) and isinstance(wanted, bool) == isinstance(got, bool)


def disagreement(case: Case, start: Callable[[Case], Engine]) -> str | None:
    """The first expectation of the case that the engine does not meet, in words; None if it meets them all."""
    engine = start(case)
    for request, wanted in case["expect"].items():
        refused = isinstance(wanted, dict) and "refused" in wanted
        watched = ["status", "truth"] if refused and opening(case) else []
        before = [engine.ask(question) for question in watched]
        got = engine.ask(request)
        if not fits(wanted, got):
            return f"{case['id']}: {request!r}\n  wanted: {json.dumps(wanted)}\n  got:    {json.dumps(got)}"
        if before != [engine.ask(question) for question in watched]:
            return f"{case['id']}: {request!r} was refused and yet changed something"
    return None


class Lines:
    """A line-protocol program playing one case."""

    def __init__(self, probe: Probe, case: Case) -> None:
        self.probe = probe
        self.rules = json.dumps(case.get("rules", {}))
        opened = opening(case)
        for request in [*([opened] if opened else []), *case.get("actions", [])]:
            probe.get(request)

    def ask(self, request: str) -> Any:
        answer = self.probe.ask(f"rules {self.rules}" if request == "rules" else request)
        if not isinstance(answer, Refused):
            return answer
        field = {"field": answer.message["field"]} if answer.code == "bad_rules" else {}
        return {"refused": answer.code} | field
