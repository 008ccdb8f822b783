"""The documentation site: its navigation has every page, it has every public name, and it loads nothing external."""

import re
import subprocess

import pytest

import openhearts as oh
from tests.docs import documents
from tools import site

ROOT = site.ROOT
BUILT = ROOT / "build" / "docs-site" / "html"
FROM_ELSEWHERE = re.compile(
    r"<(?:script|img|iframe|source|video|audio)\b[^>]*\bsrc=[\"']?(?:https?:)?//[^>]*>"
    r"|<link\b[^>]*\bhref=[\"']?(?:https?:)?//[^>]*>|url\([\"']?(?:https?:)?//[^)]*\)|@import[^;]*//[^;]*;"
)


def test_every_document_is_in_the_menu() -> None:
    menu = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
    named = set(re.findall(r"\S+\.md$", menu, re.MULTILINE)) - {"docs/reference/api.md"}
    assert all((ROOT / name).is_file() for name in named), named
    pages = {path.relative_to(ROOT).as_posix() for path in site.parts() if path.suffix == ".md"}
    assert {path.relative_to(ROOT).as_posix() for path in documents()} <= pages
    assert pages - named == {path for path in pages if path.startswith("docs/decisions/0")}


def test_every_public_name_is_in_the_api() -> None:
    named = set(re.findall(r"^::: openhearts\.\S+\.(\w+)$", site.api(), re.MULTILINE))
    assert named == {name for name in oh.__all__ if not name.startswith("_")}


def test_what_comes_from_elsewhere_is_found() -> None:
    for bad in (
        '<script async src="https://a.example/x.js"></script>',
        "<link rel=stylesheet href=//a.example/x.css>",
        "src: url('http://a.example/font.woff2')",
    ):
        assert FROM_ELSEWHERE.search(bad), bad
    assert not FROM_ELSEWHERE.search('<a href="https://a.example">a link to follow</a><img src="../a.svg">')


@pytest.mark.slow
def test_the_built_site_asks_nobody_else_for_anything() -> None:
    subprocess.run(["make", "docs-site"], cwd=ROOT, check=True, timeout=600)
    files = [path for kind in ("html", "css") for path in BUILT.rglob(f"*.{kind}")]
    assert len(files) > 50
    found = {path: FROM_ELSEWHERE.search(path.read_text(encoding="utf-8")) for path in files}
    assert not [(path, bad[0]) for path, bad in found.items() if bad]
    api = (BUILT / "docs" / "reference" / "api.html").read_text(encoding="utf-8")
    for name in ("Hand", "coach", "RulesError"):
        assert re.search(rf'id="openhearts\.\w+\.{name}"', api), name
    assert "moon" in (BUILT / "search" / "search_index.json").read_text(encoding="utf-8")
