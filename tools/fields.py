"""Generates from the core's field table: Python types, TypeScript types, the JSON Schema, the reference.

Run by `make docs`; a test compares the committed files with what this would write.
"""

from __future__ import annotations

from pathlib import Path

from tools.engine import ROOT, asked
from tools.field_reference import reference, refusals_reference
from tools.field_schema import json_schema
from tools.field_types_python import python_source
from tools.field_types_typescript import typescript_source


def files() -> dict[Path, str]:
    """Every generated file with the text it should have."""
    fields, presets = asked("fields"), asked("presets")
    return {
        ROOT / "src" / "openhearts" / "fields.py": python_source(fields),
        ROOT / "web" / "src" / "core" / "rules.ts": typescript_source(fields),
        ROOT / "rules" / "schema.json": json_schema(fields, presets),
        ROOT / "docs" / "reference" / "rules.md": reference(fields, presets),
        ROOT / "docs" / "reference" / "refusals.md": refusals_reference(asked("refusals")),
    }


if __name__ == "__main__":
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
