"""The catalogues as trees, for tests: messages by id, what each asks of its arguments, what it selects on."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
LOCALES = ROOT / "locales"
ENGLISH = "en"


def languages() -> list[str]:
    """Every folder of catalogues, the pseudo-language among them."""
    return sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())


@dataclass(frozen=True)
class Text:
    """A message, or an attribute of one ("field-players.about"), and the file that defines it."""

    id: str
    file: str
    pattern: ast.Pattern


@cache
def entries(language: str) -> list[tuple[str, ast.EntryType]]:
    """All entries in a language's files, including junk, each with the name of its file."""
    return [
        (path.name, entry)
        for path in sorted((LOCALES / language).glob("*.ftl"))
        for entry in parse(path.read_text(encoding="utf-8")).body
    ]


@cache
def texts(language: str) -> dict[str, Text]:
    """Every message and attribute of a language by its id."""
    found: dict[str, Text] = {}
    for file, entry in entries(language):
        if not isinstance(entry, ast.Message):
            continue
        name = entry.id.name
        if entry.value is not None:
            found[name] = Text(name, file, entry.value)
        for attribute in entry.attributes:
            id = f"{name}.{attribute.id.name}"
            found[id] = Text(id, file, attribute.value)
    return found


class Asked(Visitor):
    """Walks through a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.calls: list[ast.FunctionReference] = []
        self.references: set[str] = set()
        self.selections: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's names
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.calls.append(node)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selections.append(node)
        self.generic_visit(node)


@cache
def asked(text: Text) -> Asked:
    """What the text itself refers to."""
    found = Asked()
    found.visit(text.pattern)
    return found


def option(call: ast.FunctionReference, name: str) -> str | None:
    """A function's option in a text: `as` of CARD($card, as: "card")."""
    for argument in call.arguments.named:
        if argument.name.name == name and isinstance(argument.value, ast.StringLiteral):
            return argument.value.value
    return None


# The arguments that functions pass on to the form in which they show a value.
FORMS = {
    "CARD": ("card", {"rank", "suit", "symbol"}),
    "CARDS": ("card", {"rank", "suit", "symbol"}),
    "MARK": ("card-mark", {"rank", "suit", "symbol"}),
    "MARKS": ("card-mark", {"rank", "suit", "symbol"}),
    "SUIT": ("suit", {"suit"}),
    "CHIPS": ("chips", {"amount", "number", "part"}),
}
BY_FUNCTIONS = {"you": set[str](), "seat": {"seat"}, "formats": set[str]()}


@cache
def forms(language: str) -> dict[str, set[str]]:
    """The texts that only functions use, with the variables that those pass."""
    found = dict(BY_FUNCTIONS)
    for text in texts(language).values():
        for call in asked(text).calls:
            if call.id.name in FORMS:
                usual, variables = FORMS[call.id.name]
                found[option(call, "as") or usual] = variables
            elif call.id.name == "NAME" and (at := option(call, "at")):
                found |= {f"{at}-{form}": BY_FUNCTIONS[form] for form in ("you", "seat")}
    return found


@cache
def prefixes(language: str) -> set[str]:
    """The prefixes of the ids that WORD($value, of: ...) makes."""
    return {
        of
        for text in texts(language).values()
        for call in asked(text).calls
        if call.id.name in ("WORD", "WORDS") and (of := option(call, "of"))
    }


def variables(language: str, id: str) -> set[str]:
    """The variables that a text needs, including those of the messages that it refers to."""
    own = asked(texts(language)[id])
    return own.variables.union(*(variables(language, each) for each in own.references))


def numbers(selection: ast.SelectExpression) -> Iterator[str]:
    """The plural categories that a selection names, if it selects on a number at all."""
    keys = [variant.key.name for variant in selection.variants if isinstance(variant.key, ast.Identifier)]
    plural = {"zero", "one", "two", "few", "many", "other"}
    selector = selection.selector
    if isinstance(selector, ast.FunctionReference) and selector.id.name != "NUMBER":
        return iter(())
    return iter(keys if {"other"} < set(keys) <= plural else ())
