"""The layers of ARCHITECTURE.md point one way, the core is pure, and tests' own engine stays with the tests."""

import ast
import re
from collections import defaultdict
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
CPP = ["core", "bots", "line", "bindings"]  # each may include itself and what comes before it
SOURCES = [path for folder in CPP for path in sorted((ROOT / folder).rglob("*.[ch]pp"))]
PAGE = ROOT / "web" / "src"
ROOMS = ["core", "storage", "game", "state", "table", "views"]  # as CPP
WORDS = {"words"}
OFFLINE = "offline"  # the service worker, and what a tab knows of it: imports nothing
PAGE_SOURCES = sorted(path for suffix in ("ts", "svelte") for path in PAGE.rglob(f"*.{suffix}"))
IN_ROOMS = [path for path in PAGE_SOURCES if path.parent != PAGE]  # App and main put them together
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


def test_the_core_knows_only_what_comes_before() -> None:
    """No concept of the core, header and source together, needs itself by way of others."""
    needs: dict[str, set[str]] = {}
    for path in SOURCES:
        if layer(path) == "core":
            included = re.findall(r'#include "core/([^"]+)\.hpp"', path.read_text(encoding="utf-8"))
            needs.setdefault(path.stem, set()).update(set(included) - {path.stem})
    tuple(TopologicalSorter(needs).static_order())  # raises CycleError


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
    room = path.relative_to(ROOT / "src" / "openhearts").parts[0]
    assert not {name.split(".")[0] for name in imports(path)} & {"socket", "asyncio", "time"} - WORLD[room]


# Sockets, waiting, clocks: who may have what of the world outside.
WORLD: defaultdict[str, set[str]] = defaultdict(set)
WORLD["cli"] = {"socket", "time"}
WORLD["arena"] = {"time"}  # which times bots and holds programs to a limit
WORLD["store"] = {"asyncio"}
WORLD["server"] = {"socket", "asyncio", "time"}

STORE = [path for path in PACKAGE if path.relative_to(ROOT / "src" / "openhearts").parts[0] == "store"]


@pytest.mark.parametrize("path", STORE, ids=lambda path: path.stem)
def test_the_store_reads_nothing_that_it_keeps(path: Path) -> None:
    """It knows what a person is, and neither rules nor tables nor who serves them."""
    ours = {name for name in imports(path) if name.startswith("openhearts.")}
    known = ("openhearts.store.", "openhearts.tables.person.", "openhearts.tables.protocol.PersonKind")
    assert not {name for name in ours if not name.startswith(known)}


def test_only_the_server_serves_and_only_the_store_asks_databases() -> None:
    for path in PACKAGE:
        room = path.relative_to(ROOT / "src" / "openhearts").parts[0]
        found = {name.split(".")[0] for name in imports(path)}
        assert not found & {"litestar", "uvicorn", "websockets"} or room == "server"
        assert not found & {"sqlalchemy", "alembic", "asyncpg", "sqlite3"} or room == "store"


TABLES = [path for path in PACKAGE if path.parent.name == "tables"]
# Waiting, sockets, stores, clocks, chance: whoever hosts tables brings what of it is needed, as arguments.
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


def test_only_events_reads_hidden_cards() -> None:
    """A frame is made of entries and of what `events` tells; no other module asks for anybody's cards."""
    hidden = re.compile(r"\.(cards|dealt|truth|kitty|taken|hands)\(?")
    reading = {path.stem for path in TABLES if hidden.search(path.read_text(encoding="utf-8"))}
    assert reading == {"events"}


def room(path: Path) -> str:
    return path.relative_to(PAGE).parts[0]


def page_imports(path: Path) -> list[Path]:
    """What a source of the page imports from another: types and what is fetched later among them."""
    text = path.read_text(encoding="utf-8")
    named = re.findall(r"""\b(?:from|import)\b\s*\(?\s*['"](\.[^'"]*)['"]""", text)
    return [(path.parent / name).resolve() for name in named]


def page_code(path: Path) -> str:
    """The source without comments and without what stands in quotes."""
    text = path.read_text(encoding="utf-8")
    return re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*|'(?:[^'\\\n]|\\.)*'", "''", text, flags=re.DOTALL)


def page_id(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", IN_ROOMS, ids=page_id)
def test_imports_of_the_page_point_one_way(path: Path) -> None:
    """Words stand on the core; state and views alone speak. Views ask the room that keeps the page offline."""
    if room(path) in WORDS:
        allowed = {"core", *WORDS}
    elif room(path) == OFFLINE:
        allowed = set()
    else:
        allowed = {*ROOMS[: ROOMS.index(room(path)) + 1], *(WORDS if room(path) in ("state", "views") else ())}
        allowed |= {OFFLINE} if room(path) == "views" else set()
    assert not {room(imported) for imported in page_imports(path)} - allowed


def test_the_page_has_no_other_rooms() -> None:
    assert {room(path) for path in PAGE_SOURCES} == {*ROOMS, *WORDS, OFFLINE, "main.ts", "App.svelte"}
    assert sum(len(page_imports(path)) for path in PAGE_SOURCES) > len(PAGE_SOURCES), "imports are found at all"


@pytest.mark.parametrize("path", [path for path in IN_ROOMS if room(path) not in ("views", OFFLINE)], ids=page_id)
def test_only_views_draw(path: Path) -> None:
    """No component beside them, no document, no window. The elements that table/ moves are given to it."""
    assert path.suffix == ".ts"
    assert not [imported for imported in page_imports(path) if imported.name.endswith(".svelte") and imported.is_file()]
    assert not re.search(r"\b(document|window|matchMedia|navigator)\b[.(\[]", page_code(path))


@pytest.mark.parametrize("path", PAGE_SOURCES, ids=page_id)
def test_what_the_browser_keeps_has_one_door(path: Path) -> None:
    if room(path) != "storage":
        assert not re.search(r"\b(localStorage|sessionStorage|indexedDB)\b", page_code(path))


@pytest.mark.parametrize(
    "path",
    [path for path in PAGE_SOURCES if path.suffix == ".ts" and path.name not in ("main.ts", "worker.ts", "service.ts")],
    ids=page_id,
)
def test_a_module_of_the_page_does_nothing_on_being_imported(path: Path) -> None:
    """It declares; `main.ts` starts the page, `worker.ts` and `service.ts` are started by the browser."""
    code = page_code(path)
    assert not re.search(r"^(?:void |await |new )*[\w.]+(?:<[^>\n]*>)?\(", code, flags=re.MULTILINE)
    assert not re.search(r"^(?:if|for|while|try)\b", code, flags=re.MULTILINE)
