"""How tests talk to the line-protocol program: a request in, its JSON or its refusal out."""

import json
import signal
import subprocess
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any


@dataclass(frozen=True)
class Refused:
    """An answer that begins with `error`: its code, and the message as it stands behind it."""

    code: str
    text: str

    @property
    def message(self) -> Any:
        """{"id": ..., "args": ...}; of bad rules with the `field` to blame."""
        return json.loads(self.text)


def read(line: str, request: str) -> Any:
    """The JSON of an answer, or Refused."""
    kind, _, rest = line.partition(" ")
    if kind == "ok":
        return json.loads(rest)
    if kind != "error":
        raise ConnectionError(f"the probe answered {line!r} to {request!r}")
    code, _, text = rest.strip().partition(" ")
    return Refused(code, text)


class Probe:
    def __init__(self, path: Path) -> None:
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, request: str) -> Any:
        """The JSON answered, or Refused."""
        return self.ask_all([request])[0]

    def ask_all(self, requests: list[str]) -> list[Any]:
        """The answers to several requests sent at once; together they must fit a pipe (some 60,000 bytes)."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("".join(request + "\n" for request in requests))
        self.process.stdin.flush()
        return [read(self.process.stdout.readline(), request) for request in requests]

    def get(self, request: str) -> Any:
        """The JSON answered to a request that must not be refused."""
        answer = self.ask(request)
        assert not isinstance(answer, Refused), f"{request}: {answer}"
        return answer

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(10)

    def __enter__(self) -> "Probe":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def heed_ctrl_c() -> None:
    """Runs in a child before its program: shells make background programs ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
