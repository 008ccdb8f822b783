"""What the engine sends is what `openhearts.protocol` describes; the types of the page are made from that."""

import json
import random
import types
import typing
from typing import Any, get_args, get_origin, is_typeddict

import pytest

import openhearts as oh
from openhearts import _core, messages, protocol
from tools import protocol as generator


def misfits(value: Any, kind: Any, place: str = "it") -> list[str]:
    """Where a value doesn't match a described type; every field must be present, and no other."""
    origin = get_origin(kind)
    if kind in FAMILIES:
        return misfits_of_message(value, kind, place)
    if origin in (types.UnionType, typing.Union):
        tried = [misfits(value, each, place) for each in get_args(kind)]
        return [] if [] in tried else min(tried, key=len)
    if origin is typing.Literal:
        return [] if value in get_args(kind) else [f"{place}: {value!r} is none of {get_args(kind)}"]
    if is_typeddict(kind):
        return misfits_of_fields(value, kind, place)
    if origin in (list, typing.get_origin(typing.Sequence[int])):
        if not isinstance(value, list):
            return [f"{place}: {value!r} is no list"]
        return [fault for i, each in enumerate(value) for fault in misfits(each, get_args(kind)[0], f"{place}[{i}]")]
    if origin in (dict, typing.get_origin(typing.Mapping[str, int])):
        if not isinstance(value, dict):
            return [f"{place}: {value!r} is no object"]
        return [fault for key, each in value.items() for fault in misfits(each, get_args(kind)[1], f"{place}.{key}")]
    if kind is float:
        return [] if isinstance(value, (int, float)) and not isinstance(value, bool) else [f"{place}: {value!r}"]
    if kind is object or (kind is type(None) and value is None):
        return []
    return [] if type(value) is kind else [f"{place}: {value!r} is no {kind}"]


def misfits_of_fields(value: Any, kind: Any, place: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{place}: {value!r} is no object"]
    hints = typing.get_type_hints(kind)
    missing = kind.__required_keys__ - value.keys()
    more = value.keys() - hints.keys()
    return [
        *(f"{place}.{name} is missing" for name in sorted(missing)),
        *(f"{place}.{name} is not described" for name in sorted(more)),
        *(
            fault
            for name in value.keys() & hints.keys()
            for fault in misfits(value[name], hints[name], f"{place}.{name}")
        ),
    ]


MESSAGES = {get_args(typing.get_type_hints(each)["id"])[0]: each for each in get_args(messages.Message)}
FAMILIES = [kind for name, kind in vars(messages).items() if name.endswith("Message")]


def misfits_of_message(value: Any, kind: Any, place: str) -> list[str]:
    if not isinstance(value, dict) or MESSAGES.get(value.get("id")) not in get_args(kind):
        return [f"{place}: {value!r} is none of these messages"]
    return misfits_of_fields(value, MESSAGES[value["id"]], place)


class Line:
    """The engine as the page has it: requests in, JSON out."""

    def __init__(self) -> None:
        self.session = _core.Session()

    def ask(self, request: str, kind: Any) -> Any:
        """The answer, which is of this type."""
        status, _, text = self.session.answer(request).partition(" ")
        assert status == "ok", (request, text)
        answer = json.loads(text)
        assert misfits(answer, kind) == [], request
        return answer

    def refused(self, request: str) -> tuple[str, Any]:
        """The code and the message with which it is refused."""
        status, code, text = self.session.answer(request).split(" ", 2)
        assert status == "error"
        assert code in oh.refusals()
        return code, json.loads(text)


def play(line: Line, rng: random.Random, hands: int) -> None:
    """Some hands, looked at from every side at every step."""
    while True:
        status = line.ask("status", protocol.Status)
        if status["over"] or status["hand"] >= hands:
            return
        seat = status["waiting"][0]
        view = line.ask(f"view {rng.randrange(len(status['totals']))}", protocol.View)
        line.ask("truth", protocol.Truth)
        if view["phase"] == "done":
            return
        if rng.random() < 0.02:
            line.ask(f"coach {seat} 20 1", protocol.Advice)
        action = line.ask(f"bot easy {seat} {rng.randrange(1000)}", dict[str, str])["action"]
        line.ask(action, protocol.Status)


@pytest.mark.parametrize("name", oh.presets())
def test_a_game_is_as_described(name: str) -> None:
    line, rng = Line(), random.Random(name)
    rules = {"extends": name, "moon": "choice"} if name in ("black-lady", "omnibus", "plain") else {"extends": name}
    line.ask("new " + json.dumps({"rules": rules, "seed": "5"}), protocol.Status)
    play(line, rng, 3)
    line.ask("log", protocol.Log)
    line.ask("view 0 0", protocol.View)
    line.ask("rules " + json.dumps(rules), protocol.RulesInfo)
    line.ask("sheet " + json.dumps(rules), list[protocol.RuleSheetPart])


@pytest.mark.parametrize("name", ["black-lady", "auction", "domino", "howell"])
def test_what_happens_is_as_described(name: str) -> None:
    line, watcher = Line(), Line()
    rules = {"extends": name, "moon": "choice"}
    line.ask("new " + json.dumps({"rules": rules, "seed": "5"}), protocol.Status)
    play(line, random.Random(name), 2)
    for seat in (1, None):
        watcher.ask("observe " + json.dumps({"rules": rules, "seat": seat}), protocol.Observed)
        view = protocol.View if seat is not None else protocol.SpectatorView
        for happened in line.ask("events", list[protocol.Happened]):
            own = {} if seat is None or happened["own"][seat] is None else {"own": happened["own"][seat]}
            watcher.ask("see " + json.dumps(happened["event"] | own), view)


def test_a_moon_to_be_chosen_is_as_described() -> None:
    line = Line()
    hands = [["AH", "AS"], ["2H", "2C"], ["3H", "3C"], ["4H", "4C"]]
    taken = [[*(rank + "H" for rank in "56789TJQK"), "QS"], [], [], []]
    position = {
        "rules": {"moon": "choice", "points": {"H": 1, "QS": 13, "JD": -10}, "fifty_reset": True},
        "hands": hands,
    }
    line.ask(
        "hand " + json.dumps(position | {"leader": 0, "taken": taken, "broken": True, "totals": [24, 0, 1, 2]}),
        protocol.Status,
    )
    for seat, cards in enumerate(hands):
        line.ask(f"play {seat} {cards[0]}", protocol.Status)
    for seat, cards in enumerate(hands):
        line.ask(f"play {seat} {cards[1]}", protocol.Status)
    view = line.ask("view 0", protocol.View)
    assert view["phase"] == "moon"
    assert view["outcomes"]["old"]["totals"] == [24, 26, 27, 28]
    assert view["outcomes"]["new"]["totals"] == [-2, 0, 1, 2]


def test_tables_and_sums_are_as_described() -> None:
    line = Line()
    line.ask("hello", protocol.Hello)
    line.ask("fields", list[protocol.Field])
    line.ask("presets", list[protocol.Preset])
    line.ask("messages", list[dict[str, object]])
    line.ask('new {"rules": {}, "seed": "1"}', protocol.Status)
    line.ask("playouts 100 1", protocol.Playouts)


@pytest.mark.parametrize("name", ["black-lady", "sweepstakes", "gamblers", "cancellation"])
def test_a_score_sheet_is_as_described(name: str) -> None:
    line = Line()
    players = oh.preset(name).players
    points = oh.preset(name).moon_points
    good = {"points": [points - 5, 5] + [0] * (players - 2)}
    for hands in ([], [good], [good, {"points": [1] * players}], [{"points": "many"}]):
        line.ask("pad " + json.dumps({"rules": {"extends": name}, "hands": hands}), protocol.ScoreSheet)


REFUSED = [
    "play 0 QS",
    'rules {"players": 17}',
    'new {"x": 1}',
    "rules {",
    'load {"openhearts": 1, "rules": {}, "seed": "x", "actions": []}',
    'hand {"hands": [["XX"]]}',
    'see {"x": 1}',
]
"A request of each family of messages with which requests are refused."


def test_a_refusal_is_as_described() -> None:
    line, ids = Line(), []
    line.ask('new {"rules": {"pass_cycle": ["hold"]}, "seed": "1"}', protocol.Status)
    line.ask('observe {"rules": {}, "seat": 0}', dict[str, int])
    for request in REFUSED:
        code, message = line.refused(request)
        about = {"field": field} if (field := message.pop("field", None)) else {}
        assert misfits({"code": code, "message": message, **about}, protocol.Refusal) == []
        assert about == ({"field": "players"} if "players" in request else {})
        ids.append(message["id"])
    described = {id.partition("-")[0] for id, kind in MESSAGES.items() if kind in get_args(protocol.WhyMessage)}
    assert {id.partition("-")[0] for id in ids} == described


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        ({"left": "1", "drawn": [1]}, protocol.Stock),
        ({"left": 1}, protocol.Stock),
        ({"left": 1, "drawn": [1], "more": 3}, protocol.Stock),
        ([1, None], list[int]),
        ("trick", protocol.Phase),
        ({"id": "no-such-message", "args": {}}, messages.Message),
        ({"id": "refusal-not_now", "args": {}}, protocol.ReasonMessage),
    ],
)
def test_what_is_not_as_described_is_found(value: Any, kind: Any) -> None:
    assert misfits(value, kind) != []


def test_the_types_of_the_page_are_made_from_the_description() -> None:
    stale = [str(path) for path, text in generator.files().items() if path.read_text(encoding="utf-8") != text]
    assert not stale, "run `make docs`"
