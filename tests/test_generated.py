"""The committed files that `make docs` writes are up to date."""

import subprocess
import sys
from pathlib import Path

from tools import days, fields, messages, presets, pseudo, rulebook, sbom, textbook, texts

ROOT = Path(__file__).resolve().parent.parent


def test_the_presets_in_the_core_are_those_of_the_rules_folder() -> None:
    assert (ROOT / "core" / "presets.cpp").read_text(encoding="utf-8") == presets.source()


def test_what_is_made_from_the_field_table_is_up_to_date() -> None:
    stale = [str(path) for path, text in fields.files().items() if path.read_text(encoding="utf-8") != text]
    assert not stale, "run `make docs`"


def test_the_types_of_the_messages_are_up_to_date() -> None:
    stale = [str(path) for path, text in messages.files().items() if path.read_text(encoding="utf-8") != text]
    assert not stale, "run `make docs`"


def test_the_arguments_of_the_texts_are_up_to_date() -> None:
    assert texts.PATH.read_text(encoding="utf-8") == texts.source(), "run `make docs`"


def test_the_rule_book_is_up_to_date() -> None:
    assert rulebook.PATH.read_text(encoding="utf-8") == rulebook.text(), "run `make docs`"


def test_the_pseudo_language_is_up_to_date() -> None:
    assert {path: path.read_text(encoding="utf-8") for path in pseudo.TARGET.glob("*.ftl")} == pseudo.files(), (
        "run `make docs`"
    )


def test_what_the_coach_says_is_up_to_date() -> None:
    stale = [str(path) for path, text in textbook.files().items() if path.read_text(encoding="utf-8") != text]
    assert not stale, "run `make docs`"


def test_the_hands_of_the_days_are_up_to_date() -> None:
    assert days.PATH.read_text(encoding="utf-8") == days.text(), "run `make docs`"


def test_the_bill_of_materials_is_up_to_date() -> None:
    assert sbom.PATH.read_text(encoding="utf-8") == sbom.text(), "run `make docs`"


def test_the_stub_describes_the_native_module(tmp_path: Path) -> None:
    fresh = tmp_path / "_core.pyi"
    command = [
        sys.executable,
        "-m",
        "nanobind.stubgen",
        "-q",
        "-P",
        "-p",
        str(ROOT / "bindings" / "stub.pat"),
        "-m",
        "openhearts._core",
        "-o",
        str(fresh),
    ]
    subprocess.run(command, check=True)
    committed = (ROOT / "src" / "openhearts" / "_core.pyi").read_text(encoding="utf-8")
    assert committed == fresh.read_text(encoding="utf-8"), "run `make docs`"
