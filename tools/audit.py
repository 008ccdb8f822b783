"""Checks the pinned packages of the server and the page for known vulnerabilities; run by `make check`.

Doesn't check the packages of `bench/lighthouse/` and `bench/theirs/`, which are installed for the benchmark alone and
serve nobody.

If advisories can't be fetched, for example without a network, it says so and passes, because that is no fault of the
code. A known vulnerability is one.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
WITHIN = 90
"""How many seconds a check may take."""

PYTHON = (
    *(sys.executable, "-m", "pip_audit", "--requirement", str(ROOT / "requirements" / "build.txt")),
    *("--disable-pip", "--require-hashes", "--format", "json", "--progress-spinner", "off", "--timeout", "10"),
)
PAGE = ("npm", "audit", "--omit=dev", "--json", "--fetch-retries=0", "--fetch-timeout=20000")


class NotAsked(Exception):
    """Advisories can't be fetched."""


def vulnerable_python(*more: str, within: float = WITHIN) -> list[str]:
    """Known vulnerabilities of the Python packages. `more` are options of pip-audit."""
    told = _answer([*PYTHON, *more], within)
    packages = told.get("dependencies", [])
    if not any("vulns" in package for package in packages):  # pip-audit skips what it can't check
        raise NotAsked
    return [f"{each['name']} {each['version']}: {vuln['id']}" for each in packages for vuln in each.get("vulns", ())]


def vulnerable_page(*more: str, within: float = WITHIN) -> list[str]:
    """Known vulnerabilities of the page's packages. `more` are options of npm."""
    told = _answer([*PAGE, *more], within)
    if "vulnerabilities" not in told:
        raise NotAsked
    found = []
    for name, package in told["vulnerabilities"].items():
        why = [each if isinstance(each, str) else each.get("url") or each.get("title") for each in package["via"]]
        found.append(f"{name} {package['range']}: {', '.join(map(str, why))}")
    return found


def _answer(command: Sequence[str], within: float) -> dict[str, Any]:
    try:
        run = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, timeout=within, check=False)
        told = json.loads(run.stdout)
    except (OSError, subprocess.TimeoutExpired, ValueError) as error:
        raise NotAsked from error
    if not isinstance(told, dict):
        raise NotAsked
    return told


def main() -> int:
    """Returns 1 if there are known vulnerabilities, otherwise 0."""
    status = 0
    for packages, vulnerable in (("the Python packages", vulnerable_python), ("the page's packages", vulnerable_page)):
        try:
            found = vulnerable()
        except NotAsked:
            print(f"No advisories can be had from here, so {packages} were not compared with them.")
            continue
        print(f"Known vulnerabilities in {packages}: {len(found)}")
        print(*(f"  {each}" for each in found), sep="\n", end="\n" if found else "")
        status |= bool(found)
    return status


if __name__ == "__main__":
    sys.exit(main())
