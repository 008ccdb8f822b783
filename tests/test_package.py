"""What people install: not without the page, with every licence, and without the tests.

Nothing is compiled here: in a copy of the tree, the packaging tool lists the parts of a package.
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from openhearts.cli.main import main

ROOT = Path(__file__).resolve().parent.parent
PARTS = [
    "CMakeLists.txt",
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "bindings",
    "bots",
    "core",
    "learning",
    "licences",
    "line",
    "locales",
]
PARTS += ["rules", "src", "tests/native", "tests/installed.py", "web/src/assets"]
NO_PAGE = "The page is not built"

SDIST = """
import sys
from scikit_build_core import build
print(build.build_sdist(sys.argv[1], dict([sys.argv[2].split("=")]) if sys.argv[2:] else {}))
"""
METADATA = "import sys; from scikit_build_core import build; build.prepare_metadata_for_build_wheel(sys.argv[1])"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The tree as it is cloned."""
    tree = tmp_path / "tree"
    made = shutil.ignore_patterns("__pycache__", "page", "*.so", "openhearts-probe*", "*.wasm", "locales")
    for part in PARTS:
        (tree / part).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, tree / part, ignore=made)
        else:
            shutil.copy(ROOT / part, tree / part)
    return tree


def build_page(tree: Path) -> None:
    (tree / "src/openhearts/page").mkdir()
    (tree / "src/openhearts/page/index.html").write_text("<!doctype html>")


def made(tree: Path, code: str, *words: str) -> subprocess.CompletedProcess[str]:
    tools = {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    command = [sys.executable, "-c", code, str(tree / "dist"), *words]
    return subprocess.run(
        command, cwd=tree, env=os.environ | tools, capture_output=True, text=True, timeout=300, check=False
    )


def configured(tree: Path, state: str, *words: str) -> subprocess.CompletedProcess[str]:
    """CMake, as it is run for a package."""
    folder = Path(sys.executable).parent
    command = [str(folder / "cmake"), "-S", str(tree), "-B", str(tree / "build"), "-G", "Ninja", *words]
    command += [f"-DPython_EXECUTABLE={sys.executable}", f"-DCMAKE_MAKE_PROGRAM={folder / 'ninja'}"]
    command += ["-DSKBUILD=2", f"-DSKBUILD_STATE={state}"]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


def test_nothing_is_packaged_without_the_page(tree: Path) -> None:
    refused = made(tree, SDIST)
    assert refused.returncode != 0
    assert NO_PAGE in refused.stderr
    assert "make build" in refused.stderr
    assert not list((tree / "dist").glob("*.tar.gz"))
    wheel = configured(tree, "wheel")
    assert wheel.returncode != 0
    assert NO_PAGE in wheel.stderr


def test_who_wants_no_page_says_so(tree: Path) -> None:
    assert made(tree, SDIST, "cmake.define.OPENHEARTS_PAGE=OFF").returncode == 0
    assert configured(tree, "wheel", "-DOPENHEARTS_PAGE=OFF").returncode == 0


def test_a_source_distribution_has_the_page_and_the_licences(tree: Path) -> None:
    build_page(tree)
    done = made(tree, SDIST)
    assert done.returncode == 0, done.stderr
    [path] = (tree / "dist").glob("*.tar.gz")
    with tarfile.open(path) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"src/openhearts/page/index.html", "LICENSE", "core/law.cpp", "locales/en/cards.ftl"} <= names
    assert {"web/src/assets/fonts/OFL-Vollkorn.txt", "licences/nanobind.txt"} <= names
    # The one that needs nothing but the package: whoever builds a wheel of this can try it.
    assert {name for name in names if name.startswith("tests/") and not name.endswith("/")} == {"tests/installed.py"}


def test_the_metadata_names_authors_and_every_licence(tree: Path) -> None:
    build_page(tree)
    done = made(tree, METADATA)
    assert done.returncode == 0, done.stderr
    [path] = (tree / "dist").glob("*.dist-info/METADATA")
    lines = path.read_text(encoding="utf-8").splitlines()
    assert "Author: The OpenHearts developers" in lines
    files = {line.removeprefix("License-File: ") for line in lines if line.startswith("License-File: ")}
    assert files == {
        "LICENSE",
        *(f"licences/{each}.txt" for each in ("fluent", "libcxx", "nanobind", "robin-map", "wasi-libc", "zig")),
        "web/src/assets/cards/README.md",
        "web/src/assets/fonts/OFL-Commissioner.txt",
        "web/src/assets/fonts/OFL-Vollkorn.txt",
        "web/src/assets/fonts/README.md",
        "web/src/assets/fonts/ar/OFL-Noto-Arabic.txt",
        "web/src/assets/fonts/ja/OFL-Noto-Serif-JP.txt",
        "web/src/assets/fonts/zh-Hans/OFL-Noto-Serif-SC.txt",
    }


def test_a_wheel_compiles_no_tests(tree: Path) -> None:
    build_page(tree)
    assert configured(tree, "wheel").returncode == 0
    targets = (tree / "build/build.ninja").read_text(encoding="utf-8")
    assert "openhearts-probe" in targets
    assert "-test" not in targets


UNLIMITED = re.compile(r"\bPy\w+_(?:SET_ITEM|GET_ITEM|GET_SIZE|GET_LENGTH|IS_\w+|\dBYTE_DATA|READ\w*)\b")
"""Macros that look into Python's own objects: a wheel for many Pythons can't."""


@pytest.mark.parametrize("source", sorted((ROOT / "bindings/python").glob("*.?pp")), ids=lambda path: path.name)
def test_what_many_pythons_run_looks_into_none_of_their_objects(source: Path) -> None:
    """CI compiles for one Python; the wheel for 3.12 and later is compiled when one is made."""
    text = source.read_text(encoding="utf-8")
    limited = re.sub(r"#ifndef Py_LIMITED_API\n.*?#endif", "", text, flags=re.DOTALL)
    limited = re.sub(r"(#ifdef Py_LIMITED_API\n(?:(?!#endif).)*?)#else\n.*?#endif", r"\1", limited, flags=re.DOTALL)
    assert not UNLIMITED.findall(limited)


def test_what_windows_lacks_only_serving_needs(capsys: pytest.CaptureFixture[str]) -> None:
    play = "import sys; sys.modules.update(dict.fromkeys(['fcntl', 'resource', 'termios', 'readline', 'uvloop']))\n"
    play += "from openhearts.cli.main import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", play, "arena", "careful", "random", "--hands", "3", "--settle", "0"]
    arena = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert arena.returncode == 0, arena.stderr
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "platform", "win32")
        code = main(["serve"])
    assert code != 0
    assert "run it in WSL" in capsys.readouterr().err
