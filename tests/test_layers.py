"""The layers of ARCHITECTURE.md point one way, the core is pure, and tests' own engine stays with the tests."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
CPP = ["core", "bots", "line", "bindings"]  # each may include itself and what stands before it
SOURCES = [path for folder in CPP for path in sorted((ROOT / folder).rglob("*.[ch]pp"))]
PACKAGE = sorted((ROOT / "src" / "openhearts").rglob("*.py"))

# Clocks, files, threads, the system's randomness, and what throws.
HEADERS = "chrono|ctime|random|thread|mutex|atomic|future|fstream|iostream|cstdio|filesystem|stdexcept|exception"
IMPURE_INCLUDE = re.compile(rf"#include <({HEADERS})>")
IMPURE = re.compile(r"\bthrow\b|\btry *\{|\bcatch *\(|\bnew [A-Z]|\b(malloc|rand|time|getenv) *\(")


def layer(path: Path) -> str:
    return path.relative_to(ROOT).parts[0]


def code(path: Path) -> str:
    """The source without comments and texts."""
    text = path.read_text(encoding="utf-8")
    return re.sub(r'//[^\n]*|R"json\(.*?\)json"|"(?:[^"\\\n]|\\.)*"', '""', text, flags=re.DOTALL)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_includes_point_one_way(path: Path) -> None:
    allowed = CPP[: CPP.index(layer(path)) + 1]
    for included in re.findall(r'#include "([^"]+)"', path.read_text(encoding="utf-8")):
        assert included.split("/")[0] in allowed
        assert (ROOT / included).is_file()


@pytest.mark.parametrize(
    "path",
    [path for path in SOURCES if layer(path) != "bindings"],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_the_core_is_pure(path: Path) -> None:
    """No clock, no files, no threads, no randomness but the seed's, no exceptions."""
    assert not IMPURE_INCLUDE.search(path.read_text(encoding="utf-8"))
    assert not IMPURE.search(code(path))


def imports(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("path", PACKAGE, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_package_needs_nothing_of_the_tests(path: Path) -> None:
    assert not {name for name in imports(path) if name.split(".")[0] in ("tests", "tools", "bench", "pyspiel")}
    in_cli = path.parent.name == "cli"
    if in_cli or path.name == "__main__.py":
        assert not {name for name in imports(path) if name.startswith("openhearts._core")}, "public names only"
    else:
        assert not {name for name in imports(path) if name.startswith("openhearts.cli")}
    if not in_cli:
        clock = set() if path.parent.name == "arena" else {"time"}  # which times bots and holds programs to a limit
        assert not imports(path) & {"socket", "asyncio", *clock}
