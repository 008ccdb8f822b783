"""What Lighthouse says of the page as `openhearts serve` serves it: bench/lighthouse/audit.mjs as a table."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.load.process import ROOT, started

LIGHTHOUSE = ROOT / "bench" / "lighthouse"
SERVED = re.compile(r"http://127\.0\.0\.1:(\d+)/")


@dataclass(frozen=True)
class Audited:
    """The scores of a page, out of a hundred, and the audits that it doesn't pass."""

    room: str
    performance: int
    accessibility: int
    best_practices: int
    faults: list[str]

    def __str__(self) -> str:
        scores = f"{self.performance:>14}{self.accessibility:>16}{self.best_practices:>17}"
        return f"{self.room:<14}{scores}  {', '.join(self.faults)}".rstrip()


HEAD = f"{'Lighthouse':<14}{'performance':>14}{'accessibility':>16}{'best practices':>17}"
AIM = f"{'aim':<14}{98:>14}{100:>16}{100:>17}"


def audited(repeats: int) -> list[Audited] | None:
    """The medians of `repeats` visits to each page; None without Node, a browser, the built page or Lighthouse."""
    node = shutil.which("node")
    browser = subprocess.run([str(ROOT / "tools/browser")], capture_output=True, text=True, check=False).stdout.strip()
    parts = (LIGHTHOUSE / "node_modules", ROOT / "src/openhearts/page/index.html")
    if node is None or not browser or not all(map(Path.exists, parts)):
        return None
    with TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.sqlite")
        serve = [sys.executable, "-m", "openhearts", "serve", "--port", "0", "--database", database]
        with started(serve, says=SERVED) as server:
            audit = [node, str(LIGHTHOUSE / "audit.mjs"), f"http://127.0.0.1:{server.port}/", str(repeats)]
            environment = {**os.environ, "CHROMIUM": browser}
            run = subprocess.run(audit, stdout=subprocess.PIPE, text=True, check=True, env=environment)
    return [Audited(**each) for each in json.loads(run.stdout)]
