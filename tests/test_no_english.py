"""The C++ reports facts, never wording: no string in it reads as a sentence, and neither do Python's exceptions."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from openhearts import errors
from openhearts.arena import player_error
from openhearts.cli import stop

ROOT = Path(__file__).resolve().parent.parent
SOURCES = sorted(path for folder in ("core", "bots", "line", "learning") for path in (ROOT / folder).glob("*.[ch]pp"))

# A string, or what looks like the beginning or the end of one.
TEXT = re.compile(
    r"""R"json\((?P<raw>.*?)\)json"|"(?P<text>(?:[^"\\\n]|\\.)*)"|'(?:[^'\\\n]|\\.)'|//[^\n]*""", re.DOTALL
)
FOR_DEVELOPERS = re.compile(r'static_assert\((?:[^;"]|"[^"]*")*;')
# Two words side by side, or a word and the space to the next one.
WORDS = re.compile(r"[a-z][,;:.]? [A-Za-z]|[a-z] $|^ [a-z]")
ARGUMENTS = re.compile(r"(\w+:\w+ ?)+")  # of a message: "suit:suit queen:card"
LOG_AND_LINE = ["ok ", "ok null", "error ", " old", " new"]  # an answer; an action


def sentences(source: str) -> list[str]:
    """The strings of a C++ source that read as words, except those that only a developer reads."""
    found = (match["text"] or match["raw"] or "" for match in TEXT.finditer(FOR_DEVELOPERS.sub("", source)))
    return [text for text in found if WORDS.search(text) and not ARGUMENTS.fullmatch(text) and text not in LOG_AND_LINE]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_sentence_stands_in_the_core(path: Path) -> None:
    assert not sentences(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "source",
    [
        'return "there is no such field";',
        'return "Seat " + name;',
        'return name + " is out";',
        'text += ", not ";',
        'constexpr std::string_view sides = "Two play.";',
    ],
)
def test_a_sentence_is_found(source: str) -> None:
    assert sentences(source)


@pytest.mark.parametrize(
    "source",
    [
        '#include "core/cards.hpp"',
        '{"refusal-must_lead_queen", "queen:card suit:suit"},',
        'text += " "; // a word to the next one',
        '{"view", "SEAT [HAND]"},',
        '{"suit", "SEAT clubs|diamonds|spades|hearts"},',
        'static_assert(form != nullptr, "no message of this id stands there");',
        'return "error ";',
        "if (letter == '\"') return fail('\"');",
    ],
)
def test_what_is_no_sentence_is_let_be(source: str) -> None:
    assert not sentences(source)


# --- Python: what is raised -------------------------------------------------------------------------------------------

PACKAGE = sorted((ROOT / "src" / "openhearts").rglob("*.py"))
REFUSALS = {
    name
    for module in (errors, player_error, stop)
    for name, kind in vars(module).items()
    if isinstance(kind, type) and issubclass(kind, (errors.OpenHeartsError, stop.Stop))
}


def refused_in_english(source: str) -> Iterator[str]:
    """The strings of two words or more in an exception, including its message's arguments, but not commands."""
    for call in ast.walk(ast.parse(source)):
        if not isinstance(call, ast.Call) or ast.unparse(call.func).rpartition(".")[2] not in REFUSALS:
            continue
        nodes = [node for given in (*call.args, *call.keywords) for node in ast.walk(given)]
        commands = {node.value for node in nodes if isinstance(node, ast.keyword) and node.arg == "command"}
        for node in set(nodes) - commands:
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and WORDS.search(node.value):
                yield node.value


@pytest.mark.parametrize("path", PACKAGE, ids=lambda path: str(path.relative_to(ROOT)))
def test_python_refuses_with_messages(path: Path) -> None:
    assert not list(refused_in_english(path.read_text(encoding="utf-8")))


def test_the_exceptions_are_found() -> None:
    assert {"BadInput", "IllegalAction", "PlayerError", "RulesError", "Misuse", "Stop"} <= REFUSALS


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('raise BadInput("bad_argument", "A pass is a list of cards.")', True),
        ('raise oh.IllegalAction("not_now", message("refusal-not_now", why="there is none"))', True),
        ('raise Misuse(f"There is no {name}.")', True),
        ('raise BadInput("bad_argument", message("input-hands"))', False),
        ('raise Stop(text("terminal-not-built", command="make play"))', False),
        ('raise LookupError("no catalogue has it")', False),
    ],
)
def test_a_sentence_that_is_raised_is_found(source: str, found: bool) -> None:
    assert any(refused_in_english(source)) == found
