"""Writes `licences/openhearts.cdx.json`: the third-party parts of a wheel, as a CycloneDX bill of materials (PEP 770).

The page's packages are those whose licences the built page names, so the page is built first. Packages that pip
installs beside the wheel are not part of it, so they are not listed. Run by `make docs`; a test compares the committed
file with what this would write.
"""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

ROOT = Path(__file__).parent.parent
PATH = ROOT / "licences" / "openhearts.cdx.json"
PAGE = ROOT / "src" / "openhearts" / "page" / "licences.txt"

OFL = "OFL-1.1"
CARRIED = {
    "commissioner": OFL,
    "noto-naskh-arabic": OFL,
    "noto-sans-arabic": OFL,
    "noto-serif-jp": OFL,
    "noto-serif-sc": OFL,
    "vollkorn": OFL,
    "adrian-kennard-court-cards": "CC0-1.0",
}
"""The sources of typefaces and drawings in `web/src/assets`; they have no versions there."""

COMPILED = {
    "nanobind": ("nanobind", "BSD-3-Clause"),
    "robin-map": ("nanobind", "MIT"),
    "libcxx": ("ziglang", "Apache-2.0 WITH LLVM-exception"),
    "wasi-libc": ("ziglang", "Apache-2.0 WITH LLVM-exception AND Apache-2.0 AND MIT"),
    "zig-compiler-rt": ("ziglang", "MIT"),
}
"""What is compiled into the module or the page's WebAssembly: the pinned package that provides it, and its licence."""


def bundled() -> list[tuple[str, str, str]]:
    """The page's packages: name, version, licence."""
    return re.findall(r"^## (\S+) - (\S+) \((.+)\)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def pinned(package: str) -> str:
    """The version that the build uses."""
    text = (ROOT / "requirements" / "build.txt").read_text(encoding="utf-8")
    found = re.search(rf"^{re.escape(package)}==(\S+)", text, re.MULTILINE)
    assert found, package
    return found[1]


def text() -> str:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    bom = Bom()
    own = part("pypi", project["name"], project["version"], project["license"], ComponentType.APPLICATION)
    bom.metadata.component = own
    parts = [part("npm", name, version, licence) for name, version, licence in bundled()]
    for name, (package, licence) in COMPILED.items():
        kind = "pypi" if name == package else "generic"
        parts.append(part(kind, name, pinned(package) if kind == "pypi" else None, licence))
    parts += [part("generic", name, None, licence, ComponentType.DATA) for name, licence in CARRIED.items()]
    for each in parts:
        bom.components.add(each)
    bom.register_dependency(own, parts)
    written = json.loads(JsonV1Dot6(bom).output_as_string())
    # Both would differ on every run.
    del written["serialNumber"], written["metadata"]["timestamp"]
    return json.dumps(written, indent=2) + "\n"


def part(
    kind: str, name: str, version: str | None, licence: str, of_type: ComponentType = ComponentType.LIBRARY
) -> Component:
    namespace, _, short = name.rpartition("/")
    url = PackageURL(kind, namespace or None, short, version)
    return Component(
        name=name,
        version=version,
        type=of_type,
        purl=url,
        bom_ref=url.to_string(),
        licenses=[LicenseFactory().make_from_string(licence)],
    )


if __name__ == "__main__":
    PATH.write_text(text(), encoding="utf-8")
