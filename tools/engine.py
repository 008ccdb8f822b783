"""How the generators query the engine, and format Python.

They use the probe rather than the Python package, which imports some of the generated files.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PROBE = ROOT / "src" / "openhearts" / "openhearts-probe"


def asked(request: str) -> Any:
    """The probe's answer to one request."""
    run = subprocess.run([PROBE], input=request + "\n", capture_output=True, text=True, check=True)
    status, _, answer = run.stdout.partition(" ")
    assert status == "ok", run.stdout
    return json.loads(answer)


def formatted(source: str, path: str) -> str:
    """Python code formatted by ruff for that path."""
    ruff = ROOT / ".venv" / "bin" / "ruff"
    run = subprocess.run(
        [ruff, "format", "--stdin-filename", path, "-"],
        input=source,
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    return run.stdout
