"""Lays out the pages of the documentation site in `build/docs-site/pages`, from which MkDocs builds it (`mkdocs.yml`).

    python -m tools.site

Every document is placed as in the repository, with everything it links to, so a link that works here works on the site.
One page is added: the API, whose text MkDocs takes from the docstrings of `openhearts`.
"""

from __future__ import annotations

import ast
import re
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "build" / "docs-site" / "pages"
STYLE = ROOT / "docs" / "site.css"
ICON = ROOT / "web" / "public" / "icon.svg"

API = """# The API

Every public name of `openhearts`, out of its docstrings. [The map of it](python.md) has examples.
"""
LINK = re.compile(r"\]\((?!\w+:)([^)#\s]+)|url\('([^']+)'\)")
NAMED_FILE = re.compile(r"^```(\w+) +([^\n`]+)$", re.MULTILINE)


def linked(path: Path) -> set[Path]:
    """The files inside the project that a document or the style sheet links to."""
    if path.suffix not in (".md", ".css"):
        return set()
    targets = (path.parent / (link[1] or link[2]) for link in LINK.finditer(path.read_text(encoding="utf-8")))
    return {target.resolve() for target in targets}


def parts() -> set[Path]:
    """Every document, and every file linked from one."""
    found: set[Path] = set()
    more = {*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), STYLE, ICON}
    while more:
        found |= more
        more = {target for path in more for target in linked(path)} - found
    return {path for path in found if path.is_file()}


def api() -> str:
    """The API page. A function may have the same name as its module, so each is named by its module."""
    front = ast.parse((ROOT / "src" / "openhearts" / "__init__.py").read_text(encoding="utf-8"))
    found = [node for node in front.body if isinstance(node, ast.ImportFrom)]
    public = {each.name: node.module for node in found for each in node.names if not each.asname}
    return "\n".join([API, *(f"::: {module}.{name}\n" for name, module in sorted(public.items()))])


def main() -> None:
    """Writes the folder from scratch."""
    shutil.rmtree(PAGES, ignore_errors=True)
    for path in parts():
        target = PAGES / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".md":
            # Convert the titles of code blocks that show a file to MkDocs's syntax.
            target.write_text(NAMED_FILE.sub(r'``` { .\1 title="\2" }', path.read_text(encoding="utf-8")), "utf-8")
        else:
            shutil.copy(path, target)
    (PAGES / "docs" / "reference" / "api.md").write_text(api(), encoding="utf-8")


if __name__ == "__main__":
    main()
