"""A server in processes of its own: starts and stops it, and measures its processor time and memory."""

from __future__ import annotations

import contextlib
import os
import re
import select
import signal
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
STARTS_WITHIN = 60.0
SAYS = re.compile(r"^port (\d+)$")
STOPS_WITHIN = 20.0


def processor_of(pid: int) -> float:
    """Seconds of processor time, user and system, used by a process and its terminated children."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split(" ")
    return sum(map(int, fields[11:15])) / TICKS


def memory_of(pid: int) -> int:
    """A process's resident memory in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split(" ")[1]) * PAGE


def family_of(pid: int) -> list[int]:
    """A process and all its descendants."""
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with contextlib.suppress(OSError):
                parent = int((entry / "stat").read_text().rpartition(") ")[2].split(" ")[1])
                children.setdefault(parent, []).append(int(entry.name))
    found = [pid]
    for each in found:
        found += children.get(each, [])
    return found


@dataclass(frozen=True)
class Server:
    """A running server: its port and its first process, and the first process of its database, if that is separate."""

    port: int
    pid: int
    database: int | None = None

    def processors(self) -> dict[int, float]:
        """Seconds of processor time used by each of its processes, without the database."""
        return {each: processor_of(each) for each in family_of(self.pid)}

    def database_processor(self) -> float:
        """Seconds of processor time used by its database."""
        return sum(map(processor_of, family_of(self.database))) if self.database else 0.0

    def memory(self) -> int:
        """The server's resident memory in bytes, without the database."""
        return sum(map(memory_of, family_of(self.pid)))


@contextlib.contextmanager
def started(
    command: Sequence[str], more: Mapping[str, str] | None = None, says: re.Pattern[str] = SAYS
) -> Iterator[Server]:
    """Starts a program that prints `port N`, or another line that `says` matches, once it can be reached, and stops it
    afterwards. Raises ConnectionError if it doesn't start.
    """
    process = subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, **(more or {})}, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        yield Server(_port(process, says), process.pid)
    finally:
        process.terminate()
        try:
            process.wait(STOPS_WITHIN)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        assert process.stdout is not None
        process.stdout.close()


def theirs(script: str) -> contextlib.AbstractContextManager[Server]:
    """Starts one of the Node servers that ours is compared with, in production mode."""
    return started(["node", str(ROOT / "bench" / "theirs" / script)], {"NODE_ENV": "production"})


def _port(process: subprocess.Popen[str], says: re.Pattern[str]) -> int:
    assert process.stdout is not None
    while select.select([process.stdout], [], [], STARTS_WITHIN)[0]:
        line = process.stdout.readline()
        if found := says.search(line):
            return int(found[1])
        if not line:
            break
    raise ConnectionError(f"{process.args!r} doesn't start")
