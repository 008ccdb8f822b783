"""One version: in pyproject.toml, in the core, in the Python package and in the line protocol."""

import json
import tomllib
from pathlib import Path

import openhearts as oh
from openhearts import _core

ROOT = Path(__file__).resolve().parent.parent


def test_all_say_the_same_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    header = (ROOT / "core" / "version.hpp").read_text(encoding="utf-8")
    assert f'version = "{project}"' in header
    assert oh.__version__ == project
    hello = json.loads(_core.Session().answer("hello").removeprefix("ok "))
    assert hello["version"] == project
