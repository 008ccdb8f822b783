"""The map in ARCHITECTURE.md is the graph of the code, the core is pure, and tests' own engine stays with the tests."""

import ast
import re
from collections import defaultdict
from collections.abc import Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
CPP = [
    path
    for room in ("core", "bots", "line", "learning", "bindings")
    for path in sorted((ROOT / room).rglob("*.[ch]pp"))
]
PAGE = ROOT / "web" / "src"
PAGE_SOURCES = sorted(path for suffix in ("ts", "svelte") for path in PAGE.rglob(f"*.{suffix}"))
SOURCE = ROOT / "src"
PACKAGE = sorted((SOURCE / "openhearts").rglob("*.py"))
FRONT_DOORS = {
    path for path in (*PACKAGE, *PAGE_SOURCES) if path.name in ("__init__.py", "__main__.py", "main.ts", "App.svelte")
} - {SOURCE / "openhearts" / "arena" / "__init__.py", SOURCE / "openhearts" / "cli" / "__init__.py"}

# Clocks, files, threads, the system's randomness, and what throws.
HEADERS = "chrono|ctime|random|thread|mutex|atomic|future|fstream|iostream|cstdio|filesystem|stdexcept|exception"
IMPURE_INCLUDE = re.compile(rf"#include <({HEADERS})>")
IMPURE = re.compile(r"\bthrow\b|\btry *\{|\bcatch *\(|\bnew [A-Z]|\b(malloc|rand|time|getenv) *\(")


Graph = Mapping[Path, set[Path]]
"""Files, each with the files that it includes or imports."""


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


# --- The graph of the code --------------------------------------------------------------------------------------------


def includes() -> Graph:
    """A header counts as its source: together they are one concept."""
    graph: dict[Path, set[Path]] = {}
    for path in CPP:
        found = re.findall(r'#include "([^"]+)"', path.read_text(encoding="utf-8"))
        assert all((ROOT / name).is_file() for name in found), path
        concept = path.with_suffix("")
        graph.setdefault(concept, set()).update({(ROOT / name).with_suffix("") for name in found} - {concept})
    return graph


def module_imports(path: Path) -> set[Path]:
    """What a module imports from the package, including late and type imports; `_core` is the bindings' module."""
    found = set()
    for name in imports(path):
        parts = name.split(".")
        if parts[:2] == ["openhearts", "_core"]:
            found.add(ROOT / "bindings" / "python" / "module")
        for module in (SOURCE.joinpath(*parts), SOURCE.joinpath(*parts[:-1])):
            files = [module.with_suffix(".py"), module / "__init__.py"]
            if parts[0] == "openhearts" and (file := next(filter(Path.is_file, files), None)):
                found.add(file)
                break
    return found - {path}


def graph() -> dict[Path, set[Path]]:
    """The graph of all code except what puts the rooms together."""
    whole = {**includes(), **{path: module_imports(path) for path in PACKAGE}}
    whole |= {path: set(page_imports(path)) for path in PAGE_SOURCES}
    doors = FRONT_DOORS
    return {path: needs - doors for path, needs in whole.items() if path not in doors}


def room(path: Path) -> str:
    """The folder that is a room of the map; on the page without `web/src/`."""
    if path.is_relative_to(PAGE):
        return path.relative_to(PAGE).parts[0]
    parts = path.relative_to(ROOT).parts
    return "/".join(parts[:-1][:3]) if parts[0] == "src" else parts[0]


def arrows(graph: Graph, page: bool) -> dict[str, set[str]]:
    """The rooms of the graph, each with the rooms that it uses."""
    found: dict[str, set[str]] = {}
    for path, needs in graph.items():
        if path.is_relative_to(PAGE) == page:
            found.setdefault(room(path), set()).update({room(need) for need in needs} - {room(path)})
    return found


def maps() -> list[dict[str, set[str]]]:
    """The two maps of ARCHITECTURE.md: rooms, in order, each with the rooms that it uses."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    layers = text.partition("## Which way the layers point")[2].partition("\n## ")[0]
    blocks = re.findall(r"```\n(.*?)```", layers, re.DOTALL)
    return [{(words := line.split())[0]: set(words[1:]) for line in block.splitlines()} for block in blocks]


def test_the_map_is_the_graph_of_the_code() -> None:
    engine, page = maps()
    found = graph()
    assert arrows(found, page=False) == engine
    assert arrows(found, page=True) == page


def test_the_bindings_look_up_only_what_the_document_says() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in CPP)
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    sentence = text.partition("the bindings look up three modules of the Python package:")[2].partition("\n\n")[0]
    named = set(re.findall(r"`(\w+)`", sentence))
    assert set(re.findall(r'import_\("openhearts\.(\w+)"\)', sources)) == named


def test_the_map_points_one_way() -> None:
    for drawn in maps():
        above: set[str] = set()
        for name, uses in drawn.items():
            assert uses <= above, name
            above.add(name)


def test_no_two_files_need_each_other() -> None:
    found = graph()
    assert sum(map(len, found.values())) > 3 * len(found), "includes and imports are found at all"
    try:
        tuple(TopologicalSorter(found).static_order())
    except CycleError as error:
        raise AssertionError(" -> ".join(named(path) for path in error.args[1])) from error


# --- What the rooms must not do ---------------------------------------------------------------------------------------


def code(path: Path) -> str:
    """The source without comments and texts."""
    text = path.read_text(encoding="utf-8")
    return re.sub(r'//[^\n]*|R"json\(.*?\)json"|"(?:[^"\\\n]|\\.)*"', '""', text, flags=re.DOTALL)


@pytest.mark.parametrize(
    "path",
    [path for path in CPP if room(path) != "bindings"],
    ids=named,
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


@pytest.mark.parametrize("path", PACKAGE, ids=named)
def test_the_package_needs_nothing_of_the_tests(path: Path) -> None:
    frameworks = set() if path.parent.name == "research" else {"pyspiel", "pettingzoo", "gymnasium", "numpy"}
    assert not {name.split(".")[0] for name in imports(path)} & ({"tests", "tools", "bench"} | frameworks)
    in_cli = path.parent.name == "cli"
    if in_cli or path.name == "__main__.py":
        assert not {name for name in imports(path) if name.startswith("openhearts._core")}, "public names only"
    else:
        assert not {name for name in imports(path) if name.startswith("openhearts.cli")}
    room = path.relative_to(ROOT / "src" / "openhearts").parts[0]
    assert not {name.split(".")[0] for name in imports(path)} & {"socket", "asyncio", "time"} - WORLD[room]


# Which modules may use sockets, waiting and clocks.
WORLD: defaultdict[str, set[str]] = defaultdict(set)
WORLD["cli"] = {"socket", "time"}
WORLD["arena"] = {"time"}  # which times bots and holds programs to a limit
WORLD["store"] = {"asyncio"}
WORLD["server"] = {"socket", "asyncio", "time"}

STORE = [path for path in PACKAGE if path.relative_to(ROOT / "src" / "openhearts").parts[0] == "store"]


@pytest.mark.parametrize("path", STORE, ids=lambda path: path.stem)
def test_the_store_reads_nothing_that_it_keeps(path: Path) -> None:
    """It knows people and who waits for what, but neither rules nor tables nor the server."""
    ours = {name for name in imports(path) if name.startswith("openhearts.")}
    known = ("store.", "tables.person.", "tables.waiting.", "tables.protocol.PersonKind", "tables.protocol.Wish")
    assert not {name for name in ours if not name.removeprefix("openhearts.").startswith(known)}


def test_only_the_server_serves_and_only_the_store_asks_databases() -> None:
    for path in PACKAGE:
        room = path.relative_to(ROOT / "src" / "openhearts").parts[0]
        found = {name.split(".")[0] for name in imports(path)}
        assert not found & {"litestar", "uvicorn", "websockets"} or room == "server"
        assert not found & {"sqlalchemy", "alembic", "asyncpg", "sqlite3"} or room == "store"


TABLES = [path for path in PACKAGE if path.parent.name == "tables"]
# Waiting, sockets, stores, clocks, chance: the host of the tables passes in whatever is needed.
OUTSIDE = {"asyncio", "socket", "threading", "time", "datetime", "random", "secrets", "uuid", "os", "sqlite3"}
OUTSIDE |= {"sqlalchemy", "litestar", "uvicorn"}


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_tables_know_nothing_of_the_world_outside(path: Path) -> None:
    found = imports(path)
    assert not {name.split(".")[0] for name in found} & OUTSIDE
    assert not {name for name in found if name.startswith(("openhearts.cli", "openhearts.arena", "openhearts._core"))}


def test_nothing_below_them_knows_tables() -> None:
    below = [path for path in PACKAGE if path.parent.name not in ("tables", "cli", "store", "server")]
    assert len(TABLES) > 10
    assert not [path for path in below for name in imports(path) if name.startswith("openhearts.tables")]


def test_tables_read_no_hidden_cards() -> None:
    """Frames are made of entries and the game's events; nothing asks for anybody's cards."""
    hidden = re.compile(r"\.(cards|dealt|truth|kitty|taken|hands)\(?")
    assert not [path.stem for path in TABLES if hidden.search(path.read_text(encoding="utf-8"))]


def source(imported: Path) -> Path | None:
    """The file that an import names; not a picture, a style or the catalogues, which are outside `src/`."""
    at = imported.resolve()
    files = [at, at.with_name(at.name + ".ts")]
    found = next((file for file in files if file.suffix in (".ts", ".svelte") and file.is_file()), None)
    return found if found and found.is_relative_to(PAGE) else None


def page_imports(path: Path) -> list[Path]:
    """The page's sources that a source imports, including types and dynamic imports."""
    text = path.read_text(encoding="utf-8")
    found = re.findall(r"""\b(?:from|import)\b\s*\(?\s*['"](\.[^'"]*)['"]""", text)
    return [file for name in found if (file := source(path.parent / name)) is not None]


def page_code(path: Path) -> str:
    """The source without comments and strings."""
    text = path.read_text(encoding="utf-8")
    return re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*|'(?:[^'\\\n]|\\.)*'", "''", text, flags=re.DOTALL)


@pytest.mark.parametrize(
    "path",
    [path for path in PAGE_SOURCES if room(path) not in ("views", "offline") and path not in FRONT_DOORS],
    ids=named,
)
def test_only_views_draw(path: Path) -> None:
    """Nothing else uses components, the document or the window; table/ is given the elements that it moves."""
    assert path.suffix == ".ts"
    assert not [imported for imported in page_imports(path) if imported.name.endswith(".svelte") and imported.is_file()]
    assert not re.search(r"\b(document|window|matchMedia|navigator)\b[.(\[]", page_code(path))


@pytest.mark.parametrize("path", PAGE_SOURCES, ids=named)
def test_what_the_browser_keeps_has_one_door(path: Path) -> None:
    if room(path) != "storage":
        assert not re.search(r"\b(localStorage|sessionStorage|indexedDB)\b", page_code(path))


@pytest.mark.parametrize(
    "path",
    [path for path in PAGE_SOURCES if path.suffix == ".ts" and path.name not in ("main.ts", "worker.ts", "service.ts")],
    ids=named,
)
def test_a_module_of_the_page_does_nothing_on_being_imported(path: Path) -> None:
    """Modules only declare; `main.ts` starts the page, and the browser starts `worker.ts` and `service.ts`."""
    code = page_code(path)
    assert not re.search(r"^(?:void |await |new )*[\w.]+(?:<[^>\n]*>)?\(", code, flags=re.MULTILINE)
    assert not re.search(r"^(?:if|for|while|try)\b", code, flags=re.MULTILINE)
