"""Every public call with arguments that make no sense: an exception, and never a crash or a changed game."""

import json
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import openhearts as oh

JUNK: list[Any] = [
    None, True, -1, 0, 3, 4, 2**31, 2**63, 2**64, -(2**63), 2**200, 1.5, float("nan"), "", "2C", "♥", "\ud800", "\0",
    "x" * 9, b"2C", [], [None], ["2C"], ["2C", "3C", 4], [[]], {}, {"players": 3}, {1: 2}, (), object(), range(10**6),
    iter("ab"), "old",
]  # fmt: skip

# TypeError and AttributeError for a wrong type, OSError for a missing file.
REFUSALS = (oh.OpenHeartsError, TypeError, AttributeError, OSError)


def arguments(rng: random.Random) -> list[Any]:
    return [rng.choice(JUNK) for _ in range(rng.randrange(4))]


def calls(value: object) -> dict[str, Callable[..., object]]:
    """Its public methods."""
    names = [name for name in dir(value) if not name.startswith("_")]
    return {name: getattr(value, name) for name in names if callable(getattr(value, name))}


@pytest.mark.parametrize("make", ["game", "hand", "view", "rules"])
def test_methods_survive_junk(make: str) -> None:
    rng = random.Random(make)
    game = oh.Game(seed=1)
    value = {"game": game, "hand": game.hand, "view": game.view(0), "rules": game.rules}[make]
    for name, method in calls(value).items():
        if name == "count":
            continue  # it may run for some seconds
        for _ in range(150):
            try:
                method(*arguments(rng))
            except REFUSALS:
                continue
    assert oh.Game.from_log(json.dumps(game.log())) == game


def test_functions_survive_junk() -> None:
    rng = random.Random("functions")
    functions = {name: getattr(oh, name) for name in oh.__all__ if callable(getattr(oh, name)) and name != "playouts"}
    for function in functions.values():
        for _ in range(100):
            try:
                function(*arguments(rng))
            except REFUSALS:
                continue


def test_a_game_is_no_view() -> None:
    game = oh.Game(seed=1)
    asked: list[Callable[[Any], object]] = [oh.bot("careful"), oh.coach, oh.count_deals, lambda view: oh.deals(view, 1)]
    for function in asked:
        for value in (game, game.hand, None):
            with pytest.raises(TypeError, match="View"):
                function(value)


GAME = oh.Game(seed=1)
VIEW = GAME.view(0)
WRONG: list[tuple[str, Callable[[Any], object], type[Exception], str]] = [
    ("a view", oh.bot("careful"), TypeError, "is no View: game.view"),
    ("a view", oh.coach, TypeError, "is no View: game.view"),
    ("a view", oh.count_deals, TypeError, "is no View: game.view"),
    ("a view", lambda given: oh.deals(given, 1), TypeError, "is no View: game.view"),
    ("a hand", oh.solve, TypeError, "is no Hand: game.hand"),
    ("a hand", oh.Episode.from_hand, TypeError, "is no Hand: game.hand"),
    ("a game", lambda given: oh.play_out(given, "random"), TypeError, "is no Game: oh.Game"),
    ("players", lambda given: oh.play_out(GAME, given), oh.BadInput, "There is no bot “|players, one for each seat"),
    ("rules", lambda given: oh.Hand.from_cards(given, []), oh.BadInput, "Rules are made by"),
    ("a text", oh.Game.from_text, oh.BadInput, "in the notation for people are a text, not of type"),
    ("a text", oh.transcripts, oh.BadInput, "in the notation for people are a text, not of type"),
    ("an action", oh.Episode(seed=1).step, oh.BadInput, "An action is a whole number from 0 to "),
    ("an action", oh.Episode.name, oh.BadInput, "An action is a whole number from 0 to "),
    ("returns", lambda given: oh.Episode(returns=given), oh.BadInput, "Returns are margin"),
    ("returns", lambda given: oh.Batch(games=1, returns=given), oh.BadInput, "Returns are margin"),
    ("returns", lambda given: oh.Episode.from_hand(GAME.hand, returns=given), oh.BadInput, "Returns are margin"),
    ("a number", GAME.hand.count, TypeError, "as an integer"),
    ("a number", GAME.events, TypeError, "as an integer"),
    ("a number", lambda given: GAME.hand.play_out("random", given), TypeError, "as an integer"),
    ("a number", lambda given: GAME.hand.play_out("random", 1, 0, given), TypeError, "as an integer"),
    ("a number", lambda given: oh.solve(GAME.hand, 0, nodes=given), TypeError, "as an integer"),
    ("a number", lambda given: oh.coach(VIEW, given), TypeError, "as an integer"),
    ("a number", lambda given: oh.deals(VIEW, given), TypeError, "as an integer"),
    ("a number", lambda given: oh.Batch(games=given), TypeError, "as an integer"),
    ("a number", lambda given: oh.Batch(games=1, threads=given), TypeError, "as an integer"),
    ("a number", oh.Batch(games=1).episode, TypeError, "as an integer"),
    ("a seat", GAME.hand.cards, TypeError, "as an integer"),
    ("a seat", GAME.hand.dealt, TypeError, "as an integer"),
    ("a seat", lambda given: GAME.play(given, "2C"), TypeError, "as an integer"),
    ("a seat", lambda given: GAME.act(given, "2C"), TypeError, "as an integer"),
]


@pytest.mark.parametrize(("wanted", "call", "error", "words"), WRONG)
def test_a_wrong_type_is_told_what_is_wanted(
    wanted: str, call: Callable[[Any], object], error: type[Exception], words: str
) -> None:
    """Not how the engine is bound to Python, and its C++ types."""
    given = [None, 1.5, object()] + ([5, b"x"] if wanted not in ("an action", "a number", "a seat") else ["x"])
    for value in given:
        with pytest.raises(error, match=words):
            call(value)


@pytest.mark.parametrize(
    ("read", "name"),
    [
        (oh.Rules.from_json, "house.json"),
        (oh.Game.from_log, "my games/evening.json"),
        (oh.view_from_json, "view.json"),
        (oh.Game.from_text, "club night.txt"),
        (oh.transcripts, "hands.txt"),
    ],
)
def test_the_name_of_a_file_is_not_taken_for_its_contents(read: Callable[[str], object], name: str) -> None:
    with pytest.raises(oh.BadInput) as caught:
        read(name)
    assert str(caught.value) == f"This takes what is in a file, not its name: Path('{name}').read_text()."


@pytest.mark.parametrize("beyond", [2**70, -(2**70)])
def test_a_number_that_is_far_too_large_is_no_wrong_type(beyond: int) -> None:
    for call in (
        oh.Episode(seed=1).step,
        oh.Episode.name,
        GAME.events,
        oh.Batch(games=1).episode,
        oh.Episode(oh.preset("auction"), seed=1).act,
    ):
        with pytest.raises(oh.BadInput):
            call(beyond)
    with pytest.raises(oh.BadInput):
        oh.Batch(games=1, bots=b"x")  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", [oh.Hand, oh.View])
def test_hands_and_views_come_from_a_game(kind: Any) -> None:
    for arguments in ((), (GAME,), (GAME, 0)):
        with pytest.raises(TypeError, match="Hands and views come from a game, as "):
            kind(*arguments)


def test_what_is_true_is_enough_for_a_flag() -> None:
    assert oh.Game(seed=1).log(secret=1) == GAME.log()  # type: ignore[arg-type]
    assert oh.deals(VIEW, 2, weighted=np.bool_(False)) == oh.deals(VIEW, 2, weighted=False)  # type: ignore[arg-type]
    assert oh.Episode(seed=1, game=1).information_state() == oh.Episode(seed=1, game=True).information_state()  # type: ignore[arg-type]


def test_half_a_surrogate_pair_is_no_text_of_games() -> None:
    with pytest.raises(oh.BadInput, match="half a surrogate pair"):
        oh.transcripts("\ud800")


CARDS: list[list[str]] = [["2C"], ["3C"], ["4C"], ["5C"]]


@pytest.mark.parametrize("text", ["\ud800", "2C\0"])
@pytest.mark.parametrize(
    "position",
    [
        lambda text: oh.Hand.from_cards(oh.Rules(), text),
        lambda text: oh.Hand.from_cards(oh.Rules(), [[text], *CARDS[1:]]),
        lambda text: oh.Hand.from_cards(oh.Rules(), CARDS, leader=0, trick=[text]),
        lambda text: oh.Hand.from_cards(oh.preset("auction"), CARDS, suit=text),
    ],
)
def test_a_text_that_names_nothing_is_in_no_position(position: Callable[[str], object], text: str) -> None:
    with pytest.raises(oh.BadInput):
        position(text)


def test_half_a_surrogate_pair_is_no_field_of_a_position() -> None:
    fields: dict[str, Any] = {"\ud800": 1}
    with pytest.raises(oh.BadInput, match="no field"):
        oh.Hand.from_cards(oh.Rules(), CARDS, **fields)


def test_half_a_surrogate_pair_is_no_bot() -> None:
    for call in (oh.bot, lambda name: GAME.hand.play_out(name), lambda name: oh.play_out(GAME, name)):
        with pytest.raises(oh.BadInput, match="There is no bot"):
            call("\ud800")


NEVER_MADE = """
import warnings, openhearts as oh
from openhearts import _core
warnings.simplefilter("ignore")  # nanobind's, that the value was never made
for kind in (oh.Game, oh.Hand, oh.View, oh.Rules, _core.Hand, _core.Session):
    empty = kind.__new__(kind)
    for name in set(dir(kind)) - set(dir(object)):
        try:
            value = getattr(empty, name)
            if callable(value):
                value(0, "2C") if name == "play" else value(0) if name == "legal" else value()
        except Exception:
            pass
"""


ITS_OWN_LIST = """
import openhearts as oh
class Endless:
    def tolist(self):
        return Endless()
for hands in (Endless(), [Endless()] * 4):
    try:
        oh.Hand.from_cards(oh.Rules(), hands)
    except oh.BadInput:
        pass
"""


AT_THE_END = """
import builtins, openhearts as oh
class Late:
    hand = oh.Game(seed=1).hand
    def __del__(self):
        self.hand.step("no card")
builtins.late = Late()
"""


@pytest.mark.parametrize("code", [NEVER_MADE, ITS_OWN_LIST, AT_THE_END])
def test_values_that_were_never_made_never_end_or_outlive_the_modules(code: str) -> None:
    """Python lets anybody skip a constructor or promise a list, and finishes what is left when modules are gone; in a
    process of its own, because the failure would be a crash.
    """
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr or f"ended by signal {-run.returncode}"


HUGE: Any = 10**5000  # more digits than Python writes
DEEP: Any = []
for _ in range(100_000):
    DEEP = [DEEP]


@pytest.mark.parametrize("value", [HUGE, DEEP], ids=["huge", "deep"])
@pytest.mark.parametrize(
    "call",
    [
        lambda value: oh.Rules(players=value),
        lambda value: oh.Rules.from_json({"points": {"JD": value}}),
        oh.preset,
        lambda value: oh.Game(rules=value),
        lambda value: oh.Game(seed=value),
        lambda value: oh.Game(deal=value),
        oh.bot,
        lambda value: oh.bot("careful", value),
        lambda value: oh.say({"id": "number", "args": {"number": value}}),
        lambda value: oh.say({"id": value, "args": {}}),
        lambda value: oh.Episode(seed=1).act(value),
        lambda value: oh.Episode(seed=1).step(value),
        lambda value: oh.Batch(games=1, kind=value),
        lambda value: oh.Hand.from_cards(value, []),
        lambda value: oh.arena([value, "careful"]),
        lambda value: oh.score_sheet(None, [{"points": value}]),
        lambda value: oh.view_from_json({"cards": value}),
    ],
)
def test_what_python_cannot_write_is_refused_all_the_same(call: Callable[[Any], object], value: object) -> None:
    with pytest.raises(oh.OpenHeartsError) as caught:
        call(value)
    assert str(caught.value)


@pytest.mark.parametrize("value", [HUGE, -1, "1", 1.0], ids=["huge", "negative", "text", "no whole number"])
def test_a_history_goes_on_with_no_such_number(value: Any) -> None:
    with pytest.raises(oh.BadInput, match="can’t go on with"):
        oh.from_openspiel([value] * 60)


def test_a_comment_is_text_at_a_place() -> None:
    with pytest.raises(oh.BadInput, match="half a surrogate pair"):
        oh.Transcript(GAME, comments=[(0, "\ud800")]).text()
    with pytest.raises(oh.BadInput):
        oh.Transcript(GAME, comments=[(HUGE, "well played")]).text()


@pytest.mark.parametrize("value", [float("nan"), float("inf"), 2.0**30])
@pytest.mark.parametrize("name", ["memory", "threads"])
def test_memory_and_threads_are_whole_numbers(name: str, value: float) -> None:
    with pytest.raises(TypeError, match="as an integer"):
        oh.arena(["careful", "random"], hands=1, **{name: value})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("id", "arguments"),
    [
        (5, {}),
        (None, {}),
        ("company-person", {"name": "Ada", "sat": float("inf")}),
        ("number", {"number": 10**40}),
    ],
)
def test_what_no_message_holds_is_said_to_be_none(id: object, arguments: dict[str, object]) -> None:
    with pytest.raises(oh.BadInput, match="is no message"):
        oh.say({"id": id, "args": arguments})


@pytest.mark.parametrize(
    "change", [{"players": 10**12}, {"players": 10**30}, {"cards": {"QS": 10**12}}, {"seat": 10**30}, {"hand": 1e400}]
)
def test_a_view_of_no_such_table_is_refused_at_once(change: dict[str, object]) -> None:
    with pytest.raises(oh.BadInput):
        oh.view_from_json({**json.loads(VIEW.to_json()), **change})
