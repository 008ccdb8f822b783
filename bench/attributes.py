"""How long it takes to read from Python: every attribute of a view, a hand, a game and its rules.

`python -m bench.attributes`. Each attribute is read from a thousand fresh objects, in the middle of a hand and at its
end; the table has the best of five such runs, in microseconds. Only the rules are read repeatedly, because they are
made once per game. Tricks and results are sequences that make a row when it is read; `list(...)` is the cost of reading
all rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any

import openhearts as oh

ASKED = 1_000
RUNS = 5


def played(preset: str, tricks: int, hands: int = 1) -> oh.Game:
    """A game in hand number `hands`, one card after `tricks` tricks; over if that hand is complete."""
    game = oh.Game(oh.preset(preset, end={"hands": hands}), seed=3)
    careful = oh.bot("careful")
    while not game.over and (game.hand.number + 1 < hands or len(game.hand.tricks) < tricks):
        seat = game.hand.waiting[0]
        game.act(seat, careful.choose(game.view(seat)))
    if not game.over:
        game.hand.step(game.hand.legal()[0])
    return game


def attributes(kind: type) -> Iterator[str]:
    """The public attributes of a class that aren't methods."""
    for name in dir(kind):
        if not name.startswith("_") and not callable(getattr(kind, name)):
            yield name


def cost(make: Callable[[], Any], ask: Callable[[Any], object]) -> float:
    """The cost of one question, in microseconds."""
    best = float("inf")
    for _ in range(RUNS):
        fresh = [make() for _ in range(ASKED)]
        begun = perf_counter()
        for each in fresh:
            ask(each)
        best = min(best, perf_counter() - begun)
    return best / ASKED * 1e6


def questions(game: oh.Game) -> Iterator[tuple[str, float]]:
    """Every attribute, and a view and a hand as a whole."""

    def named(name: str) -> Callable[[Any], object]:
        return lambda each: getattr(each, name)

    for name in attributes(oh.View):
        yield f"view.{name}", cost(lambda: game.view(0), named(name))
    for name in attributes(oh.Hand):
        yield f"hand.{name}", cost(lambda: game.hand, named(name))
    for name in attributes(oh.Game):
        yield f"game.{name}", cost(lambda: game, named(name))
    for name in attributes(oh.Rules):
        yield f"rules.{name}", cost(lambda: game.rules, named(name))
    yield "list(view.tricks)", cost(lambda: game.view(0), lambda view: list(view.tricks))
    yield "list(game.results)", cost(lambda: game, lambda each: list(each.results))
    yield "view.to_dict()", cost(lambda: game.view(0), lambda view: view.to_dict())
    yield "hand.truth()", cost(lambda: game.hand, lambda hand: hand.truth())


def main() -> None:
    """Prints the table, slowest first."""
    middle = dict(questions(played("omnibus", 6)))
    end = dict(questions(played("omnibus", 13, hands=4)))
    chips = dict(questions(played("howell", 13)))
    print(f"{'microseconds':<24}{'trick 7':>12}{'after 4 hands':>15}{'with chips':>12}")
    for name in sorted(end, key=lambda each: -max(middle[each], end[each], chips[each])):
        print(f"{name:<24}{middle[name]:>12.2f}{end[name]:>15.2f}{chips[name]:>12.2f}")


if __name__ == "__main__":
    main()
