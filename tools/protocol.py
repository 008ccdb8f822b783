"""Writes the page's types of everything that is sent: what the engine sends, described in `openhearts/protocol.py`, and
what people's tables receive and send, described in `openhearts/tables/protocol.py`. Also writes the lists and times of
tables that the page has to know.

Run by `make docs`; a test compares the committed files with what this would write. Reads the source rather than the
types at run time, because the texts after the fields don't exist at run time.
"""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "openhearts"
PAGE = ROOT / "web" / "src" / "core"
SOURCES = {PAGE / "protocol.ts": PACKAGE / "protocol.py", PAGE / "tables.ts": PACKAGE / "tables" / "protocol.py"}
VALUES = [
    ("phrases", "PHRASES"),
    ("ratings", "RATED"),
    ("limits", "SPEEDS"),
    ("limits", "AWAY"),
    ("limits", "HAND_PAUSE"),
]
"""The constants of people's tables that the page needs: which file has which."""

WIDTH = 120
IMPORTS = {"openhearts.fields": "./rules", "openhearts.messages": "./messages", "openhearts.protocol": "./protocol"}
SIMPLE = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "object": "unknown", "None": "null"}


def type_of(node: ast.expr) -> str:
    """A Python type as TypeScript writes it."""
    match node:
        case ast.Constant(value=None):
            return "null"
        case ast.Name(id=name):
            return SIMPLE.get(name, name)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{type_of(left)} | {type_of(right)}"
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[annotated, *_])):
            return type_of(annotated)
        case ast.Subscript(value=ast.Name(id="Literal"), slice=slice_):
            values = slice_.elts if isinstance(slice_, ast.Tuple) else [slice_]
            return " | ".join(repr(ast.literal_eval(value)) for value in values)
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            inner = type_of(item)
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            return f"Readonly<Record<{type_of(key)}, {type_of(value)}>>"
    raise NotImplementedError(ast.unparse(node))


def text_at(body: list[ast.stmt], place: int) -> str | None:
    """The string literal that is the statement at this index, if it is one."""
    statement = body[place] if place < len(body) else None
    match statement:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return " ".join(text.split())
    return None


def comment(text: str | None, indent: str = "") -> list[str]:
    return [f"{indent}/** {text} */"] if text else []


def field(name: str, annotation: ast.expr, total: bool, text: str | None) -> list[str]:
    optional = not total
    match annotation:
        case ast.Subscript(value=ast.Name(id="NotRequired"), slice=inner):
            annotation, optional = inner, True
    return [*comment(text, "  "), f"  readonly {name}{'?' if optional else ''}: {type_of(annotation)}"]


NOT_INHERITED = {"TypedDict", "Struct"}


def keywords(node: ast.ClassDef) -> dict[str, object]:
    return {keyword.arg: ast.literal_eval(keyword.value) for keyword in node.keywords if keyword.arg}


def tag(node: ast.ClassDef, bases: dict[str, ast.ClassDef]) -> list[str]:
    """The tag field that distinguishes a kind from the others of a union."""
    own = keywords(node)
    named = [own, *(keywords(bases[base.id]) for base in node.bases if isinstance(base, ast.Name) and base.id in bases)]
    name = next((each["tag_field"] for each in named if "tag_field" in each), None)
    return [f"  readonly {name}: {own['tag']!r}"] if "tag" in own else []


def may_be_left_out(node: ast.ClassDef) -> bool:
    """Whether a field that has a default may be missing."""
    inherited = {base.id for base in node.bases if isinstance(base, ast.Name)} - NOT_INHERITED
    return bool(inherited) or "omit_defaults" in keywords(node)


def interface(node: ast.ClassDef, known: dict[str, ast.ClassDef]) -> list[str]:
    bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id not in NOT_INHERITED]
    total = keywords(node).get("total", True) is True
    lines = [*comment(ast.get_docstring(node))]
    lines.append(f"export interface {node.name}{' extends ' + ', '.join(bases) if bases else ''} {{")
    lines += tag(node, known)
    for place, statement in enumerate(node.body):
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            needed = total and not (statement.value is not None and may_be_left_out(node))
            lines += field(statement.target.id, statement.annotation, needed, text_at(node.body, place + 1))
    return [*lines, "}", ""]


def assignment(name: str, value: ast.expr, text: str | None) -> list[str]:
    match value:
        case ast.Call(func=ast.Name(id="TypedDict"), args=[_, ast.Dict(keys=keys, values=values)]):
            lines = [*comment(text), f"export interface {name} {{"]
            for key, annotation in zip(keys, values, strict=True):
                assert key is not None
                lines += field(str(ast.literal_eval(key)), annotation, True, None)
            return [*lines, "}", ""]
    written = type_of(value)
    line = f"export type {name} = {written}"
    if len(line) > WIDTH:
        line = f"export type {name} =\n  {written}"
    if len(written) > WIDTH - 2:
        line = "\n  | ".join([f"export type {name} =", *written.split(" | ")])
    return [*comment(text), line, ""]


def source(path: Path) -> str:
    """The page's types from one description."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    lines = [
        f"/** All that is sent. Generated by `make docs` from {path.relative_to(ROOT)}; do not edit. */",
    ]
    imported: dict[str, list[str]] = {}
    for statement in tree.body:
        if isinstance(statement, ast.ImportFrom) and statement.module in IMPORTS:
            imported.setdefault(IMPORTS[statement.module], []).extend(alias.name for alias in statement.names)
    for module, names in imported.items():
        line = f"import type {{ {', '.join(names)} }} from '{module}'"
        lines += (
            [line]
            if len(line) <= WIDTH
            else ["import type {", *(f"  {name}," for name in names), f"}} from '{module}'"]
        )
    for place, statement in enumerate(tree.body):
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                lines += assignment(name, value, text_at(tree.body, place + 1))
            case ast.ClassDef():
                lines += interface(statement, classes)
    return "\n".join(lines).rstrip() + "\n"


def literal(value: object, indent: str = "") -> str:
    """A plain value in TypeScript, on as many lines as it needs."""
    match value:
        case tuple():
            parts, (left, right) = [literal(each, indent + "  ") for each in value], "[]"
        case dict():
            parts, (left, right) = [f"{key}: {literal(each, indent + '  ')}" for key, each in value.items()], "{}"
        case _:
            return f"{value:_}" if isinstance(value, int) else repr(value)
    inner = ", ".join(parts)
    one = f"[{inner}]" if left == "[" else f"{{ {inner} }}"
    if len(one) < WIDTH - 40:
        return one
    return "\n".join([left, *(f"{indent}  {part}," for part in parts), indent + right])


def value(module: str, name: str) -> list[str]:
    """A constant of people's tables, with the text after it as its comment."""
    body = ast.parse((PACKAGE / "tables" / f"{module}.py").read_text(encoding="utf-8")).body
    for place, statement in enumerate(body):
        match statement:
            case (
                ast.Assign(targets=[ast.Name(id=found)], value=node)
                | ast.AnnAssign(target=ast.Name(id=found), value=ast.expr() as node)
            ) if found == name:
                found_value = ast.literal_eval(node)
                closed = "" if isinstance(found_value, int) else " as const"
                first, *more = name.lower().split("_")
                called = first + "".join(map(str.capitalize, more))
                written = f"export const {called} = {literal(found_value)}{closed}"
                return [*comment(text_at(body, place + 1)), written, ""]
    raise LookupError(name)


def values() -> str:
    lines = ["/** What people's tables hold to. Generated by `make docs` from src/openhearts/tables; do not edit. */"]
    for module, name in VALUES:
        lines += value(module, name)
    return "\n".join(lines).rstrip() + "\n"


def files() -> dict[Path, str]:
    """The generated files with their contents."""
    return {**{target: source(path) for target, path in SOURCES.items()}, PAGE / "tableValues.ts": values()}


if __name__ == "__main__":
    for target, text in files().items():
        target.write_text(text, encoding="utf-8")
