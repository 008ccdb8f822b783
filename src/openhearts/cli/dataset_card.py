"""The card of a data set: what is in it, how it was made, and what may be done with it. A document, in English."""

from __future__ import annotations

import json
import shlex
from dataclasses import dataclass
from importlib.resources import files
from string import Template

import openhearts as oh
from openhearts.cli.dataset_rows import Decision
from openhearts.words import words


@dataclass
class Made:
    """What was asked for, and how much of it there is."""

    rules: oh.Rules
    bot: str
    seed: int
    asked: int
    file: str
    games: int = 0
    hands: int = 0
    decisions: int = 0

    def count(self, rows: list[Decision]) -> None:
        """One more game."""
        self.games += 1
        self.hands += rows[-1]["hand"] + 1
        self.decisions += len(rows)


def card(made: Made) -> str:
    """In Markdown, with the head by which hubs of data sets sort."""
    template = Template(files("openhearts.cli").joinpath("dataset_card.md").read_text(encoding="utf-8"))
    changes = json.dumps(made.rules.changes)
    command = ["openhearts", "dataset", "FOLDER", "--bot", made.bot, "--seed", str(made.seed)]
    command += ["--games", str(made.games), *(["--parquet"] if made.file.endswith(".parquet") else [])]
    by_rules = " --rules rules.json" if made.rules.changes else ""
    return template.substitute(
        bot=made.bot,
        seed=made.seed,
        file=made.file,
        games=f"{made.games:,}",
        hands=f"{made.hands:,}",
        decisions=f"{made.decisions:,}",
        version=oh.__version__,
        rules=changes,
        line=" · ".join(words("en").say(each) for each in made.rules.differences),
        command=shlex.join(command) + by_rules,
    )
