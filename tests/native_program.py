"""The programs of tests/native/, which test in C++ what Python can't reach."""

import subprocess
from pathlib import Path

BUILT = Path(__file__).resolve().parent.parent / "build" / "sanitize"


def run(name: str) -> subprocess.CompletedProcess[str]:
    """The output of the test program of that name, and its exit code."""
    program = BUILT / f"openhearts-{name}-test"
    assert program.exists(), "build it: make build/sanitize/.built"
    return subprocess.run([program], capture_output=True, text=True, check=False)
