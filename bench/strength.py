"""How strong the bots are: `python -m bench.strength SECTION ...` plays them at the arena and writes docs/strength.md.

Each section can be replayed on its own and is kept in bench/strength.json, from which the document is written. As long
as the bots play the same, the same command gives the same numbers, except for the times. Times are for one thread
unless `--threads` says otherwise.
"""

from __future__ import annotations

import argparse
import datetime
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from itertools import combinations, pairwise
from pathlib import Path
from textwrap import fill
from typing import Any

import openhearts as oh
from bench.manners import manners
from openhearts.cli.progress import Progress

KEPT = Path(__file__).with_name("strength.json")
DOCUMENT = Path(__file__).parents[1] / "docs" / "strength.md"


@dataclass(frozen=True)
class Match:
    """Two players, and how many deals or whole games of which preset they play."""

    first: str
    second: str
    hands: int
    games: int = 0
    preset: str = "black-lady"
    seed: int = 1

    def play(self, threads: int) -> dict[str, Any]:
        """The pairing and its two players, as in the arena's result."""
        with Progress(lambda: f"{self.first} v {self.second}, {self.preset}", self.hands + self.games) as bar:

            def progress(so_far: oh.Arena) -> None:
                bar.at(so_far.done)

            return self._played(threads, progress)

    def _played(self, threads: int, progress: Callable[[oh.Arena], None]) -> dict[str, Any]:
        arena = oh.arena(
            [self.first, self.second],
            oh.preset(self.preset),
            hands=self.hands,
            games=self.games,
            seed=self.seed,
            threads=threads,
            progress=progress,
        )
        found = arena.to_dict()
        return {"preset": self.preset, "unit": arena.unit, **found["pairings"][0], "players": found["players"]}


LEVELS = ["random", "beginner", "easy", "medium", "careful", "hard", "expert"]
TASTES = ["cautious", "moon-shooter", "queen-hunter"]
MANNERS_OVER = 5000  # hands
# Players unlike each other, strongest first, and how much is played of each pairing with them.
POPULATION = {
    "expert": 0.25,
    "expert:1500": 0.5,
    "uct": 0.25,
    "uct:20:50": 0.5,
    "flat:2000": 1,
    "careful": 1,
    "stopper": 1,
    "moon-shooter": 1,
    "beginner": 1,
}
# Where luck is large compared with the gain from good play, more must be played.
LUCKY = {"cancellation": 12, "original": 4, "spot": 2, "gamblers": 2, "sweepstakes": 3, "auction": 3}


def sections(scale: float) -> dict[str, list[Match]]:
    """The matches of each section, `scale` times as long as usual."""

    def number(usual: float) -> int:
        return max(2, round(usual * scale))

    def under(preset: str) -> Match:
        times = LUCKY.get(preset, 1)
        if chips(preset):
            return Match("expert:3000", "careful", 0, games=number(30 * times), preset=preset)
        return Match("expert:3000", "careful", number(100 * times), preset=preset)

    return {
        "cross": [
            Match(first, second, number(1000 * min(POPULATION[first], POPULATION[second])))
            for first, second in combinations(POPULATION, 2)
        ],
        "flat": [
            Match("expert:80", "flat:200", number(700)),
            Match("expert:1500", "flat:2000", number(800)),
            Match("expert", "flat:2000", number(60)),
        ],
        "ladder": [
            Match(better, level, number(100 if better == "expert" else 400)) for level, better in pairwise(LEVELS)
        ],
        "unlike": [
            *(Match(level, "uct:20:50", number(100)) for level in LEVELS[1:]),
            *(Match(expert, "uct", number(300)) for expert in ("expert:1500", "expert")),
        ],
        "tastes": [Match(taste, "careful", number(400)) for taste in TASTES],
        "game": [
            Match("expert:3000", "expert:3000:points", 0, games=number(200)),
            Match("expert", "expert:points", 0, games=number(103)),
        ],
        "presets": [under(preset) for preset in oh.presets()],
    }


def chips(preset: str) -> bool:
    """Whether the preset settles in chips, so that whole games must be played."""
    return oh.Game(oh.preset(preset), seed=0).chips is not None


TITLES = {
    "cross": (
        "Against players unlike themselves",
        "Everybody against everybody, two against two. `uct:N:M` is UCT as it has been published: N sampled deals, in "
        "each a tree grown by M hands (`uct` is `uct:30:333`). Beyond the tree everybody plays nearly at random, so it "
        "tries moons that no careful player would, and often makes them. A row's *worst* is the result that a change "
        "must not lower. The second table says in how many of 100 hands one of the row's two seats shot the moon "
        "against the column's, which is what the column concedes.",
    ),
    "flat": (
        "Against a published kind of program",
        "`flat:N` is a standard Monte Carlo player: it shares N play-outs among its cards by successive halving, in "
        "deals that agree with what it knows, with a fast policy that ducks or, where that is better, one that takes "
        "everything. `expert:N` may think through N decisions, counting everybody's; the default is 15,000.",
    ),
    "ladder": (
        "The levels",
        "Each plays the level below it, two of each at a table of Black Lady. The weaker ones forget cards, don't "
        "notice who is out of a suit, misjudge, and miss moons. `careful`, of which they are made, is no level on the "
        "page; `hard` and `expert` search, for a millisecond and for a dozen. All are dealt the same cards and see the "
        "same table.",
    ),
    "unlike": (
        "The levels against a player unlike them",
        "Two of each level against two of `uct:20:50`, and the strongest against two of `uct`. The second figure of "
        "*moons* is what they concede.",
    ),
    "tastes": (
        "Players with a style",
        "Each plays `careful`, which shows what its style costs. The second table shows how each plays among three "
        "careful players: how often it shoots the moon, takes the queen, or takes no points; its tricks per hand; how "
        "many of the tricks it leads it takes itself; and how often per hand it leads a spade below the queen while "
        "she is still out.",
    ),
    "game": (
        "Playing to win the game",
        "Whole games to 100, with the same deals in all six seatings. `expert` plays to win the game; with `:points` "
        "it plays only for the points of the hand.",
    ),
    "presets": (
        "Under any rules",
        "In chips per game if the rules settle in chips, otherwise in points per hand; here more is always better.",
    ),
}

INTRODUCTION = (
    "Every deal was played in all six seatings of two against two (at other tables, in rotation), so luck with the "
    "cards affects both. *Better by* is how many points per hand fewer a player's seats take, on average; after ± is "
    "the standard error. Milliseconds are for decisions with more than one choice, on one slow core."
)


def table(found: list[dict[str, Any]]) -> str:
    """A section's matches as a table."""
    names = any(match["preset"] != "black-lady" for match in found)
    games = any(match["unit"] == "points" and match["games"] for match in found)
    head = [
        *(["preset"] if names else []),
        "players",
        "games won" if games else "better by",
        "deals",
        "moons",
        "ms a decision",
    ]
    rows = [head, ["---"] * len(head)]
    for match in found:
        first, second = match["players"]
        if games:
            better = f"{100 * match['won']:.1f} ± {100 * match['won_error']:.1f} %"
        else:
            better = f"{match['better']:+.2f} ± {match['error']:.2f}"
        rows.append(
            [
                *([f"`{match['preset']}`"] if names else []),
                f"`{first['name']}` v `{second['name']}`",
                better + (" chips" if match["unit"] == "chips" else ""),
                str(match["games"] if games else match["deals"]),
                " v ".join(f"{100 * each['moons'] / max(1, each['hands']):.1f} %" for each in (first, second)),
                " v ".join(f"{each['milliseconds']:.3g}" for each in (first, second)),
            ]
        )
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def cross_table(found: list[dict[str, Any]]) -> str:
    """Every player of the population against every other: how much better it is, and how many moons it shot."""
    better: dict[tuple[str, str], float] = {}
    cells: dict[tuple[str, str], str] = {}
    moons: dict[tuple[str, str], str] = {}
    for match in found:
        first, second = names = match["first"], match["second"]
        for sign, pair in ((1, names), (-1, (second, first))):
            better[pair] = sign * match["better"]
            cells[pair] = f"{better[pair]:+.2f} ± {match['error']:.2f}"
        for each, pair in zip(match["players"], (names, (second, first)), strict=True):
            moons[pair] = f"{100 * each['moons'] / each['hands']:.1f} %"
    head = ["", *(f"`{name}`" for name in POPULATION)]
    rows = [[*head, "worst"], ["---"] * (len(head) + 1)]
    for row in POPULATION:
        worst = min(better[row, column] for column in POPULATION if column != row)
        rows.append([f"`{row}`", *(cells.get((row, column), "") for column in POPULATION), f"{worst:+.2f}"])
    shot = [head, ["---"] * len(head)]
    shot += [[f"`{row}`", *(moons.get((row, column), "") for column in POPULATION)] for row in POPULATION]
    return "\n".join("".join(f"| {' | '.join(row)} |\n" for row in each) for each in (rows, shot))


def manners_table(found: list[dict[str, Any]]) -> str:
    """How the players with a style play."""
    head = ["player", "moons", "the queen", "no point", "tricks", "led and taken", "spades led"]
    rows = [head, ["---"] * len(head)]
    for each in found:
        shares = [f"{100 * each[what]:.1f} %" for what in ("moons", "queens", "quiet")]
        rest = [f"{each['tricks']:.2f}", f"{100 * each['heirs']:.0f} %", f"{each['smokes']:.2f}"]
        rows.append([f"`{each['name']}`", *shares, *rest])
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def document(kept: dict[str, Any]) -> str:
    """docs/strength.md."""
    parts = [
        "# How strong the bots are\n",
        fill(INTRODUCTION, 120) + "\n",
    ]
    for name, (title, about) in TITLES.items():
        if name not in kept:
            continue
        parts += [
            f"## {title}\n",
            f"{fill(about, 120)}\n",
            cross_table(kept[name]["found"]) if name == "cross" else table(kept[name]["found"]),
            *([manners_table(kept[name]["manners"])] if "manners" in kept[name] else []),
            fill(" ".join([f"`{kept[name]['command']}`, {kept[name]['date']}.", kept[name].get("note", "")]), 120)
            + "\n",
        ]
    return "\n".join(parts)


def read() -> dict[str, Any]:
    """The results so far, by section."""
    found: dict[str, Any] = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    return found


def main() -> int:
    """Plays the requested sections, and saves after each."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("sections", nargs="+", choices=list(TITLES), metavar="SECTION", help=", ".join(TITLES))
    parser.add_argument("--scale", type=float, default=1.0, help="how much is played (default: %(default)s)")
    parser.add_argument("--threads", type=int, default=1, help="default: %(default)s")
    parser.add_argument("--note", default="", help="what has to be known of this run, for the document")
    options = parser.parse_args()
    for name in options.sections:
        found = [match.play(options.threads) for match in sections(options.scale)[name]]
        more = "" if options.scale == 1 else f" --scale {options.scale:g}"
        kept = read()
        kept[name] = {
            "command": f"python -m bench.strength {name}{more}",
            "date": datetime.date.today().isoformat(),
            "note": options.note,
            "found": found,
        }
        if name == "tastes":
            kept[name]["manners"] = [asdict(manners(each, MANNERS_OVER)) for each in ["careful", *TASTES]]
        KEPT.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        DOCUMENT.write_text(document(kept), encoding="utf-8")
        print(table(found))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
