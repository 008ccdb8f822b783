"""Whether the coach is right about others' moons: `python -m bench.forecasts PLAYER ...`.

Two careful players sit opposite each other, with two of PLAYER between them. Whenever a single PLAYER has all points so
far and a careful player has a choice, the coach is asked how likely somebody else's moon is after the card that is then
played. Prints, for each tenth of the forecast, how often the moon came; and the log loss, by which two versions can be
compared on the same decisions. Parameters fitted with some seeds have to be checked with others: `--seed`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from math import log, sqrt

import openhearts as oh
from openhearts.cli.progress import Progress

PLAYERS = ["uct:20:50", "expert:1500", "flat:2000", "moon-shooter", "stopper", "careful", "beginner"]
CAREFUL_SEATS = (0, 2)
PASSING = [
    oh.Rules(pass_cycle=["left"]),
    oh.Rules(pass_cycle=["right"]),
    oh.Rules(pass_cycle=["across"]),
    oh.Rules(pass_cycle=["hold"]),
]


def one_has_all(view: oh.View) -> bool:
    """Whether exactly one seat has taken points, and it isn't a careful player's."""
    takers = [seat for seat, points in enumerate(view.points) if points]
    return len(takers) == 1 and takers[0] not in CAREFUL_SEATS


def hands(
    player: str, first_seed: int, number: int, nodes: int, asked: Callable[[oh.View], bool] = one_has_all
) -> Iterator[tuple[list[float], bool]]:
    """For each of `number` hands, the coach's forecasts in the views that are `asked` about, and whether the moon came.

    The passes are left, right, across and none, in turn.
    """
    foreign, careful = oh.bot(player), oh.bot("careful")
    for seed in range(first_seed, first_seed + number):
        game = oh.Game(PASSING[seed % len(PASSING)], seed=seed)
        said: list[float] = []
        while not game.results:
            seat = game.hand.to_act
            assert seat is not None
            view = game.view(seat)
            action = (careful if seat in CAREFUL_SEATS else foreign).choose(view)
            if seat in CAREFUL_SEATS and view.phase == "play" and len(view.legal) > 1 and asked(view):
                said += [
                    choice.moon_against
                    for choice in oh.coach(view, nodes, seed).choices
                    if action == choice.action or action in choice.also
                ]
            game.act(seat, action)
        moon = game.results[0]["moon"]
        yield said, moon is not None and not set(moon) & set(CAREFUL_SEATS)


def table(found: list[tuple[float, bool]]) -> str:
    """By tenths of the forecast: decisions, the mean forecast, the share of moons, and its standard error."""
    lines = ["   said   came         decisions"]
    for tenth in range(10):
        part = [each for each in found if min(9, int(10 * each[0])) == tenth]
        if part:
            said, came = (sum(values) / len(part) for values in zip(*part, strict=True))
            error = sqrt(came * (1 - came) / len(part))
            lines.append(f"{100 * said:5.1f} %  {100 * came:5.1f} ± {100 * error:3.1f} %  {len(part):6}")
    return "\n".join(lines)


def log_loss(found: list[tuple[float, bool]]) -> float:
    """The mean of -log of the probability (at least 0.001) that was given to what happened."""
    return -sum(log(max(0.001, said if came else 1 - said)) for said, came in found) / len(found)


def forecasts(player: str, first_seed: int, number: int, nodes: int) -> list[tuple[float, bool]]:
    """All forecasts, each with whether the moon came."""
    found: list[tuple[float, bool]] = []
    with Progress(lambda: f"{player}: {len(found)} decisions", number) as bar:
        for done, (said, came) in enumerate(hands(player, first_seed, number, nodes), 1):
            found += [(each, came) for each in said]
            bar.at(done)
    return found


def main() -> None:
    """Measures against the requested players."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("players", nargs="*", default=PLAYERS, metavar="PLAYER", help=", ".join(PLAYERS))
    parser.add_argument("--hands", type=int, default=2000, help="default: %(default)s")
    parser.add_argument("--nodes", type=int, default=15_000, help="of the coach (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first deal (default: %(default)s)")
    options = parser.parse_args()
    for player in options.players:
        found = forecasts(player, options.seed, options.hands, options.nodes)
        print(f"{player}: log-loss {log_loss(found):.4f} over {len(found)} decisions")
        print(table(found))


if __name__ == "__main__":
    main()
