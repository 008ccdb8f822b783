"""Reads and runs the examples in the docs: fenced blocks of Python, of the command line and of the line protocol.

    python -m tests.docs      updates the outputs of changed examples

- ```python blocks of one document run in order, in one namespace. A ```text block right after one is what it prints.
- ```console blocks: `$ openhearts ...` and its output. Text after a prompt (`Your card> QS`) is fed to it as input. A
  command shown without an output is not run, but its options must exist.
- ```line blocks: `> request` and `< answer`, one session a document.
- ```json NAME, ```csv NAME and ```python NAME blocks are files that the others may use.

In outputs `...` stands for anything.
"""

import contextlib
import io
import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

import openhearts
from openhearts.cli.main import parser

ROOT = Path(__file__).resolve().parent.parent
FENCE = re.compile(r"^```(\w+)(?: +([^\n`]+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PROMPT = re.compile(
    r"^(?:Your cards|old or new|Pass|Players|Game|Chips|Hand \d+|(?:Lead|Follow|Play|No|Bid|Name) [^>\n]*)> (.*)$",
    re.MULTILINE,
)


def documents() -> list[Path]:
    """Every document of the project."""
    return sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


@dataclass(frozen=True)
class Block:
    """A fenced block and where its text is in the document."""

    language: str
    name: str
    text: str
    start: int
    end: int


@dataclass(frozen=True)
class Example:
    """A documented output: `expected` is at start:end of the document, `got` is the actual output."""

    asked: str
    expected: str
    got: str
    start: int
    end: int

    @property
    def holds(self) -> bool:
        pattern = ".*".join(re.escape(part) for part in self.expected.rstrip("\n").split("..."))
        return re.fullmatch(pattern, self.got.rstrip("\n"), re.DOTALL) is not None


def blocks(text: str) -> list[Block]:
    return [Block(m[1], m[2] or "", m[3], m.start(3), m.end(3)) for m in FENCE.finditer(text)]


def examples(path: Path) -> list[Example]:
    """Runs everything in the document. Exceptions in Python blocks reach the caller."""
    text = path.read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        found: list[Example] = []
        namespace: dict[str, object] = {"__name__": "example"}
        session = openhearts._core.Session()
        whole = blocks(text)
        for block, following in zip_longest(whole, whole[1:]):
            if block.name:
                Path(block.name).write_text(block.text, encoding="utf-8")
            elif block.language == "python":
                printed = io.StringIO()
                line = text.count("\n", 0, block.start)
                with contextlib.redirect_stdout(printed):
                    exec(compile("\n" * line + block.text, str(path), "exec"), namespace)
                if following and following.language == "text" and following.start - block.end < 16:
                    found.append(
                        Example(block.text, following.text, printed.getvalue(), following.start, following.end)
                    )
            elif block.language == "console":
                found += console(block)
            elif block.language == "line":
                found += line_protocol(block, session)
        return found


def console(block: Block) -> Iterator[Example]:
    """`$ command`, then its output."""
    for part in re.finditer(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block.text, re.MULTILINE):
        if part[1].startswith("openhearts "):
            if part[2]:
                got = ran(part[1], part[2])
                yield Example(part[1], part[2], got, block.start + part.start(2), block.start + part.end(2))
            else:
                parser().parse_args(shlex.split(part[1], comments=True)[1:])


def ran(command: str, expected: str) -> str:
    """What the command prints, on either stream, when given the input that the expected output shows as typed."""
    words = shlex.split(command, comments=True)
    settings = {"XDG_STATE_HOME": os.getcwd(), "COLUMNS": "88", "NO_COLOR": "1", "OPENHEARTS_LANGUAGE": "en"}
    run = subprocess.run(
        [sys.executable, "-m", *words],
        input="".join(f"{typed}\n" for typed in PROMPT.findall(expected)),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, **settings},
        timeout=60,
    )
    return run.stdout


def line_protocol(block: Block, session: openhearts._core.Session) -> Iterator[Example]:
    """`> request`, `< answer`."""
    for part in re.finditer(r"^> (.*)\n< (.*)\n", block.text, re.MULTILINE):
        yield Example(part[1], part[2], session.answer(part[1]), block.start + part.start(2), block.start + part.end(2))


def main() -> int:
    """Updates outputs that have changed."""
    for path in documents():
        text = path.read_text(encoding="utf-8")
        for example in reversed(examples(path)):
            if not example.holds:
                print(f"{path.relative_to(ROOT)}: {example.asked.splitlines()[0]}")
                got = (
                    example.got if example.expected.endswith("\n") or not example.expected else example.got.rstrip("\n")
                )
                text = text[: example.start] + got + text[example.end :]
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
