"""How large the page is, how fast it loads, and how smoothly a hand plays: the output of web/bench/page.mjs as a
table."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Seen:
    """Medians over several visits and hands."""

    bytes: int
    first_ms: int
    second_ms: int
    long_tasks: int
    worst_ms: int
    frame_p95_ms: float

    def __str__(self) -> str:
        rows = [
            ("first load, kB", f"{self.bytes / 1000:.1f}", "200"),
            ("first card over slow 4G, ms", f"{self.first_ms}", "1500"),
            ("first card on a second visit, ms", f"{self.second_ms}", "500"),
            ("tasks over 50 ms in a hand, 4 times slower", f"{self.long_tasks}", "0"),
            ("the longest of them, ms", f"{self.worst_ms}", "50"),
            ("a frame, p95, ms", f"{self.frame_p95_ms:.1f}", "20"),
        ]
        lines = [
            f"{'The page':<48}{'':>10}{'aim':>10}",
            *(f"{about:<48}{is_:>10}{aim:>10}" for about, is_, aim in rows),
        ]
        return "\n".join(lines)


def page(repeats: int, folder: Path | None = None) -> Seen | None:
    """Measures the built page, or the one in `folder`; None without Node, a browser or the page."""
    node = shutil.which("node")
    built = folder or ROOT / "src/openhearts/page"
    browser = subprocess.run([str(ROOT / "tools/browser")], capture_output=True, text=True, check=False).stdout.strip()
    if node is None or not browser or not (built / "index.html").exists():
        return None
    command = [node, str(ROOT / "web/bench/page.mjs"), "--repeats", str(repeats), "--page", f"{built}/"]
    environment = {**os.environ, "CHROMIUM": browser}
    answer = json.loads(subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout)
    return Seen(**{name: answer[name] for name in Seen.__dataclass_fields__})
