"""Every example in the docs runs, and everything public is documented."""

import json
import re
import subprocess
import sys
import tomllib
from argparse import _SubParsersAction
from inspect import getdoc
from pathlib import Path
from typing import get_args

import pytest

import openhearts as oh
from openhearts.arena.foreign import FAULTS
from openhearts.cli.main import parser
from openhearts.tables import protocol as tables
from openhearts.tables.refusals import REFUSALS
from tests.docs import ROOT, documents, examples
from tests.probe import Probe


def read(*parts: str) -> str:
    return ROOT.joinpath(*parts).read_text(encoding="utf-8")


def code(text: str) -> set[str]:
    """Every word marked as `code` anywhere in the text."""
    return {word for span in re.findall(r"`([^`\n]+)`", text) for word in re.findall(r"[\w-]+", span)}


@pytest.mark.parametrize("path", documents(), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_examples_run(path: Path) -> None:
    for example in examples(path):
        assert example.holds, f"{example.asked}\nshould give\n{example.expected}\nand gives\n{example.got}"


@pytest.mark.parametrize("path", documents(), ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    prose = re.sub(r"^```.*?^```$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    for target in re.findall(r"\]\(([^)#\s]+)", prose):
        if "://" not in target:
            assert (path.parent / target).exists(), target


def test_every_document_is_linked_from_another() -> None:
    linked = {
        (path.parent / target).resolve()
        for path in documents()
        for target in re.findall(r"\]\(([^)#\s]+)", path.read_text(encoding="utf-8"))
        if "://" not in target
    }
    assert {path for path in documents() if path.name != "README.md"} - linked == set()


def test_every_command_and_option_is_documented() -> None:
    documented = code(read("docs", "reference", "cli.md"))
    commands = next(action for action in parser()._actions if isinstance(action, _SubParsersAction))
    for name, command in commands.choices.items():
        assert f"## `openhearts {name}" in read("docs", "reference", "cli.md")
        for action in command._actions:
            names = action.option_strings or [str(action.metavar or action.dest)]
            assert set(names) & documented, f"openhearts {name}: {names}"


def test_every_make_target_is_documented() -> None:
    phony = re.search(r"^\.PHONY: (.*)$", read("Makefile"), re.MULTILINE)
    assert phony
    documented = code(read("CONTRIBUTING.md"))
    for target in phony[1].split():
        assert target in documented, f"make {target}"


def test_every_sweep_is_part_of_test_all() -> None:
    sweeps = {path.stem for path in (ROOT / "tests").glob("*_run.py")} - {"ray_run"}  # a part of a test
    run = read("Makefile").partition("\ntest-all: test\n")[2].partition("\n\n")[0]
    assert set(re.findall(r"-m tests\.(\w+_run)", run)) == sweeps
    assert "pytest --slow -m slow" in run
    assert "SWEEPS=all npm --prefix web run --silent e2e -- $(SWEPT)" in run  # selected by their import of sweep


def test_every_request_of_the_line_protocol_is_documented(probe: Probe) -> None:
    text = read("docs", "reference", "line-protocol.md")
    for form in probe.get("help"):
        call = f"{form['verb']} {form['words']}".strip()
        assert f"### `{call}`" in text, call
        assert f"\n> {form['verb']}" in text, f"{form['verb']} has no example"


def test_every_field_of_a_view_is_documented(probe: Probe) -> None:
    text = read("docs", "reference", "view.md")
    probe.get('new {"seed": "1"}')
    for name in probe.get("view 0"):
        assert f"| `{name}` |" in text, name


def test_every_refusal_is_documented() -> None:
    text = read("docs", "reference", "refusals.md")
    for refusal, words in oh.refusals().items():
        assert f"| `{refusal}` | {words} |" in text


def test_everything_that_tables_hear_and_say_is_documented() -> None:
    text = read("docs", "reference", "tables.md")
    for kind in (*get_args(tables.Command), *get_args(tables.Entry)):
        meaning = " ".join((getdoc(kind) or "").split())
        row = re.search(rf"^\| `{kind.__struct_config__.tag}` \| (.*) \| {re.escape(meaning)} \|$", text, re.MULTILINE)
        assert row, kind
        assert code(row[1]) == set(kind.__struct_fields__) - {"id", "n", "at", "by", "command"}, kind
    for name in tables.Limits.__struct_fields__:
        assert f"`{name}`" in text
    for refusal in REFUSALS.values():
        assert f"| `{refusal.code}` | {oh.say(refusal.message)} |" in text


def test_every_public_name_is_documented() -> None:
    documented = code(read("docs", "reference", "python.md")) | code(read("docs", "reference", "learning.md"))
    assert set(oh.__all__) <= documented
    for kind in (
        oh.Game,
        oh.Hand,
        oh.View,
        oh.Rules,
        oh.Playouts,
        oh.RulesError,
        oh.IllegalAction,
        oh.BadInput,
        oh.Arena,
        oh.Contender,
        oh.Pairing,
        oh.Episode,
        oh.Batch,
    ):
        members = {name for name in dir(kind) if not name.startswith("_")} - set(dir(ValueError))
        members -= {field["name"] for field in oh.fields()}  # in rules.md
        assert members <= documented, kind


def test_every_fault_of_a_program_is_documented() -> None:
    text = read("docs", "how-to", "compare-bots.md")
    for kind in FAULTS:
        assert f"| `{kind}` |" in text


def test_every_player_is_documented() -> None:
    text = read("docs", "reference", "python.md")
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    for name in oh.bots():
        assert any(f"`{name}`" in row for row in rows), name


def test_every_extra_is_documented_once_with_both_ways_to_install_it() -> None:
    told = read("docs", "reference", "python.md").partition("## Extras")[2].partition("\n## ")[0]
    rows = code("".join(line for line in told.splitlines(keepends=True) if line.startswith("| `")))
    assert rows == set(tomllib.loads(read("pyproject.toml"))["project"]["optional-dependencies"])
    assert "pip install 'openhearts[ray]'" in told
    assert "pip install '.[ray]'" in told
    for path in documents():
        if "openhearts[" in path.read_text(encoding="utf-8"):
            assert path.name in {"python.md", "release.md"}, f"{path} says again how extras are installed"


def test_every_rule_field_and_preset_is_documented() -> None:
    text = read("docs", "reference", "rules.md")
    for field in oh.fields():
        assert f"| `{field['name']}` |" in text
    for preset in oh.presets():
        assert f"`{preset}`" in text


def test_the_schema_knows_every_field() -> None:
    schema = json.loads(read("rules", "schema.json"))
    assert {field["name"] for field in oh.fields()} <= schema["properties"].keys()


def test_what_the_readme_says_of_the_version_is_so() -> None:
    run = subprocess.run([sys.executable, "-m", "openhearts", "--version"], capture_output=True, text=True, check=True)
    assert f"## [{run.stdout.split()[-1]}]" in read("CHANGELOG.md")
