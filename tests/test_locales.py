"""Every catalogue is complete and uses the arguments its messages have, and every message used is in one."""

import ast as python
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import babel
import pytest
from fluent.syntax import ast

from openhearts.tables.refusals import REFUSALS
from openhearts.words import words
from tests.catalogues import (
    ENGLISH,
    LOCALES,
    ROOT,
    asked,
    entries,
    forms,
    languages,
    numbers,
    prefixes,
    texts,
    variables,
)
from tests.probe import Probe

FUNCTIONS = {"CARD", "CARDS", "MARK", "MARKS", "SUIT", "NAME", "WHO", "CHIPS", "SIGNED", "WORD", "WORDS", "LIST"}
FUNCTIONS |= {"NUMBER", "DATETIME"}  # Fluent's own
SAYING = {"text", "Help", "message"}  # functions called with an id and its arguments


def folder(language: str) -> list[str]:
    return sorted(path.name for path in (LOCALES / language).glob("*.ftl"))


@pytest.fixture(scope="module")
def core_messages(probe: Probe) -> dict[str, set[str]]:
    """The engine's messages by id, with the names of their arguments."""
    return {message["id"]: set(message["args"]) for message in probe.get("messages")}


@pytest.mark.parametrize("language", languages())
def test_a_catalogue_reads_well(language: str) -> None:
    assert not [entry.content for _, entry in entries(language) if isinstance(entry, ast.Junk)]
    names = [entry.id.name for _, entry in entries(language) if isinstance(entry, (ast.Message, ast.Term))]
    assert len(names) == len(set(names)), "an id stands twice"


@pytest.mark.parametrize("language", languages())
def test_a_file_that_a_language_has_is_whole(language: str) -> None:
    assert set(folder(language)) <= set(folder(ENGLISH))
    for file in folder(language):
        here = {text.id for text in texts(language).values() if text.file == file}
        in_english = {text.id for text in texts(ENGLISH).values() if text.file == file}
        added = set(forms(language)) - set(forms(ENGLISH))  # a language may need more forms: cases, articles
        assert here - added == in_english, file


@pytest.mark.parametrize("language", languages())
def test_a_text_asks_for_what_its_message_has(language: str, core_messages: dict[str, set[str]]) -> None:
    given = forms(language)
    for id in texts(language):
        name = id.partition(".")[0]
        if name in core_messages and name == id:
            allowed = core_messages[id]
        elif id in given:
            allowed = given[id]
        else:
            allowed = variables(ENGLISH, id)
        assert variables(language, id) <= allowed, id
        if id not in given and name not in core_messages:
            assert variables(language, id) == allowed, id


@pytest.mark.parametrize("language", languages())
def test_only_known_functions_and_messages_are_used(language: str) -> None:
    for text in texts(language).values():
        found = asked(text)
        assert {call.id.name for call in found.calls} <= FUNCTIONS, text.id
        assert found.references <= texts(language).keys(), text.id
    assert set(forms(language)) <= texts(language).keys()


@pytest.mark.parametrize("language", languages())
def test_a_number_selects_every_plural_category(language: str) -> None:
    """The categories that whole numbers have in the language, and `other`."""
    plural = babel.Locale.parse(language.partition("-")[0]).plural_form
    needed = {plural(number) for number in range(1001)} | {"other"}
    for text in texts(language).values():
        for selection in asked(text).selections:
            categories = list(numbers(selection))
            if categories:
                assert set(categories) == needed, text.id


@pytest.mark.parametrize("language", languages())
def test_several_with_the_reader_are_spoken_to(language: str) -> None:
    """A text that selects on several people has a form for those including the reader, or one that fits both."""
    for selection in (each for text in texts(language).values() for each in asked(text).selections):
        forms_of = {each.key.name: each.default for each in selection.variants if isinstance(each.key, ast.Identifier)}
        if isinstance(selection.selector, ast.FunctionReference) and selection.selector.id.name == "WHO":
            assert "with-you" in forms_of or forms_of.get("many", True), (language, forms_of)


def own(pattern: ast.Pattern) -> str:
    """The elements of the pattern itself."""
    return "".join(element.value for element in pattern.elements if isinstance(element, ast.TextElement))


def patterns(pattern: ast.Pattern) -> Iterator[ast.Pattern]:
    """The pattern and those it chooses from."""
    yield pattern
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from patterns(variant.value)


@pytest.mark.parametrize("language", languages())
def test_from_right_to_left_a_text_without_letters_says_which_way_it_reads(language: str) -> None:
    """Arguments are isolated, so nothing else sets the direction: "queen" and "hearts" would swap places."""
    bundle = texts(language)
    if own(bundle["text-direction"].pattern) != "rtl":
        return
    for text in bundle.values():
        for pattern in patterns(text.pattern):
            said = own(pattern)
            letters = any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in said)
            if len(pattern.elements) > 1 and not letters:
                assert said[:1] in {"\u200e", "\u200f", "\u2066"}, text.id


QUOTING = re.compile("[“”„‚‘«»‹›「」『』]")
AS_IN_JSON = {"input.ftl", "pad.ftl", "rules.ftl"}  # in which names and values of programs stand as "QS"


@pytest.mark.parametrize("language", languages())
def test_every_text_quotes_as_its_language_does(language: str) -> None:
    """In pairs of one kind, those of the question what somebody meant; never with the marks of a keyboard."""
    marks = "".join(QUOTING.findall(filled(texts(language)["input-meant"].pattern)))
    assert len(marks) == 2
    for text in texts(language).values():
        for pattern in patterns(text.pattern):
            said = re.sub(r'"\w+"' if text.file in AS_IN_JSON else "$^", "", filled(pattern))
            assert not set("'\"") & set(said), text.id
            found = "".join(QUOTING.findall(said))
            assert found == marks * (len(found) // 2), text.id


def filled(pattern: ast.Pattern) -> str:
    """The pattern with a letter for all that is put in."""
    return "".join(element.value if isinstance(element, ast.TextElement) else "x" for element in pattern.elements)


def test_in_french_no_line_begins_with_a_mark() -> None:
    """The space before : ; ! ? » and after « must not break; new messages tend to have a plain one."""
    for text in texts("fr").values():
        for pattern in patterns(text.pattern):
            for element in pattern.elements:
                if isinstance(element, ast.TextElement):  # a question mark within a sentence is the ? key
                    assert not re.search(r" [:;!»]| \?$|« ", element.value), text.id


def test_in_chinese_no_line_breaks_within_the_name_of_a_card() -> None:
    """A line may break between a wide and a Latin letter; the catalogue of the cards prevents that everywhere."""
    assert words("zh-Hans").text("card", suit="spades", rank="Q") == "黑桃\u2060Q"
    for file in (LOCALES / "zh-Hans").glob("*.ftl"):
        said = re.sub("^#.*", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
        assert not re.findall(r"(?:梅花|方块|黑桃|红心)(?:10|[2-9JQKA])", said), file.name


# --- What is said, and what is not ------------------------------------------------------------------------------------


def calls(path: Path) -> Iterator[python.Call]:
    tree = python.parse(path.read_text(encoding="utf-8"))
    return (node for node in python.walk(tree) if isinstance(node, python.Call))


def name_of(call: python.Call) -> str:
    function = call.func
    if isinstance(function, python.Attribute):
        return function.attr
    return function.id if isinstance(function, python.Name) else ""


def said_in_python() -> Iterator[tuple[Path, str, python.Call]]:
    """Every call that uses a message of the catalogues: the place, the id, the call."""
    for path in sorted((ROOT / "src" / "openhearts").rglob("*.py")):
        for call in calls(path):
            first = call.args[0] if call.args else None
            if name_of(call) not in SAYING or not isinstance(first, python.Constant):
                continue
            if isinstance(first.value, str) and re.fullmatch(r"[a-z]+(-[\w-]+)(\.\w+)?", first.value):
                yield path, first.value, call


def strings_in_python() -> set[str]:
    """Every string constant: ids that are chosen first and used later."""
    found: set[str] = set()
    for path in (ROOT / "src" / "openhearts").rglob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


GENERATED = [ROOT / "web" / "src" / "words" / "texts.ts", ROOT / "web" / "src" / "core" / "messages.ts"]


def code_of_the_page() -> str:
    """The handwritten code, without element names, some of which are also ids of messages. Generated lists of all ids
    don't count as use."""
    files = [path for kind in ("*.ts", "*.svelte") for path in (ROOT / "web" / "src").rglob(kind)]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files if path not in GENERATED)
    return re.sub(r"\b(?:testid: |(?:testid|id|aria-\w+)=)([\"'`]).*?\1", "", code)


def strings_on_the_page() -> set[str]:
    said = set(re.findall(r"['\"`]([\w.-]+)['\"`]", code_of_the_page()))
    return said | set(re.findall(r"\{([\w-]+)\}", (ROOT / "web" / "index.html").read_text(encoding="utf-8")))


def families_on_the_page() -> list[re.Pattern[str]]:
    """Ids that are made from a value, `scorepad-pass-${pass}`."""
    made = set(re.findall(r"`([\w.-]*\$\{[^`\s]*)`", code_of_the_page()))
    values = re.compile(r"\$\{[^{}]*\}")
    whole = [id for id in made if re.match(r"[a-z]{3,}-", id) and re.fullmatch(r"[\w.-]{5,}", values.sub("", id))]
    return [re.compile(values.sub("[a-z0-9_-]+", id)) for id in whole]


def test_python_says_only_what_stands_in_a_catalogue_and_with_its_arguments() -> None:
    seen = 0
    for path, id, call in said_in_python():
        where = f"{path.relative_to(ROOT)}:{call.lineno} {id}"
        assert id in texts(ENGLISH), where
        named = [keyword.arg for keyword in call.keywords]
        given = {name for name in named if name is not None}
        if None in named:  # with ** there may be other arguments
            assert given <= variables(ENGLISH, id), where
        else:
            assert given == variables(ENGLISH, id), where
        seen += 1
    assert seen > 200


def said_in_the_bindings() -> dict[str, set[str]]:
    """The messages that the Python module makes and the engine's list doesn't have, each with its arguments."""
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "bindings" / "python").glob("*.cpp")]
    call = re.compile(r'((?:^ *arguments\[.*\n)+)\s*raise_input\("([\w-]+)"', re.MULTILINE)
    return {
        id: set(re.findall(r'arguments\["(\w+)"\]', made)) for source in sources for made, id in call.findall(source)
    }


def test_what_the_bindings_say_has_words() -> None:
    said = said_in_the_bindings()
    assert said
    for id, arguments in said.items():
        assert variables(ENGLISH, id) == arguments, id


# Arguments that an engine's message has besides those in its English text: for faces to mark, or for other languages.
BESIDE_THE_WORDS = {
    "reason-only-pass": {"best"},
    "reason-even-pass": {"best"},
    "reason-unclear-pass": {"best"},
    "pad-missing": {"cards"},
    "fault-end": {"given"},  # JSON, also where the page's editor has a field with one number
}


def test_every_message_of_the_engine_has_words(core_messages: dict[str, set[str]]) -> None:
    for id, args in core_messages.items():
        assert id in texts(ENGLISH), id
        assert variables(ENGLISH, id) == args - BESIDE_THE_WORDS.get(id, set()), id


FAMILIES = ("field", "value", "preset", "refusal", "request")  # ids made from names of the engine


@pytest.fixture(scope="module")
def named(probe: Probe) -> dict[str, bool]:
    """The ids made from the engine's names, and whether each needs a text; some defaults and refusals don't."""
    fields, presets, refusals, requests = (probe.get(each) for each in ("fields", "presets", "refusals", "help"))
    needed = [f"request-{row['verb']}" for row in requests] + [f"refusal-{row['code']}" for row in refusals]
    needed += [f"preset-{row['id']}{part}" for row in presets for part in ("", ".about")]
    needed += [f"field-{row['name']}{part}" for row in fields for part in ("", ".about")]
    needed += [f"value-{row['name']}-{value}" for row in fields for value in row.get("values", [])]
    others = [f"refusal-{row['code']}.about" for row in refusals]
    others += [f"field-{row['name']}.default" for row in fields]
    return dict.fromkeys(others, False) | dict.fromkeys(needed, True)


def test_every_name_of_the_engine_has_words(named: dict[str, bool]) -> None:
    assert [id for id, needed in named.items() if needed and id not in texts(ENGLISH)] == []


def test_no_text_stands_in_a_catalogue_for_nothing(core_messages: dict[str, set[str]], named: dict[str, bool]) -> None:
    said = {id for _, id, _ in said_in_python()} | strings_in_python() | strings_on_the_page()
    said |= {refusal.message["id"] for refusal in REFUSALS.values()}
    said |= core_messages.keys() | forms(ENGLISH).keys() | said_in_the_bindings().keys()
    said |= {reference for text in texts(ENGLISH).values() for reference in asked(text).references}
    made = tuple(f"{prefix}-" for prefix in prefixes(ENGLISH))
    pages = families_on_the_page()
    for text in texts(ENGLISH).values():
        if text.id.startswith(tuple(f"{family}-" for family in FAMILIES)):
            assert text.id in named, f"the engine has no name that {text.id} speaks of"
            continue
        common = text.file == "cards.ftl"  # the parts of any sentence
        known = common or text.id in said or text.id.startswith(made)
        known = known or text.id.removesuffix("-worth") in said  # the same, with what the chips are worth
        assert known or any(family.fullmatch(text.id) for family in pages), f"nobody says {text.id}"
