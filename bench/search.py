"""The cost of searching from Python: clones and taking back, play-outs, deals, the exact end of a hand by cards left.

Processor time, on one core. `make bench ARGS=search`, or a part of it: clones, rollouts, solve.
"""

from __future__ import annotations

import timeit
from collections.abc import Callable, Iterator
from statistics import median
from time import process_time

import openhearts as oh
from bench.load.sheet import Sheet
from openhearts.errors import BadInput

NODES = 10_000_000  # the table stops where half of the endings would take more
HANDS = 5
BLACK_LADY, OTHERS = "black-lady", ("omnibus", "partnership", "spot", "black-maria", "cancellation")


def played_down(rules: oh.Rules, seed: int, cards: int, player: str = "careful") -> oh.Hand:
    """A hand played by this bot until a trick begins and nobody holds more than `cards` cards."""
    bot = oh.bot(player)
    game = oh.Game(rules, seed=seed)
    hand = game.hand
    while hand.phase != "play" or (hand.trick or {"cards": []})["cards"] or most_cards(hand, rules) > cards:
        seat = hand.to_act
        assert seat is not None  # somebody is to act while there are cards
        game.act(seat, bot(hand.view(seat)))
    return hand


def most_cards(hand: oh.Hand, rules: oh.Rules) -> int:
    """The most cards that any seat holds."""
    return max(len(hand.cards(seat)) for seat in range(rules.players))


def seconds(call: Callable[[], object], times: int) -> float:
    """Seconds of processor time for one call: the best of five rounds."""
    return min(timeit.repeat(call, number=times, repeat=5, timer=process_time)) / times


def clones(repeats: int) -> Sheet:
    """Measures clones and taking back, at three points of a hand."""
    rows = []
    for about, cards in (("first lead", 13), ("middle", 7), ("last trick", 1)):
        hand = played_down(oh.Rules(), 7, cards)
        clone = hand.clone()

        def there_and_back(clone: oh.Hand = clone) -> None:
            clone.step(clone.legal()[0])
            clone.undo()

        times = 10_000 * repeats
        rows.append(
            (
                about,
                *(
                    f"{1e6 * each:.2f} µs"
                    for each in (seconds(hand.clone, times), seconds(there_and_back, times // 10))
                ),
            )
        )
    return Sheet("Clones", ("at", "clone", "play a card and take it back"), rows)


def rollouts(repeats: int) -> Sheet:
    """Measures play-outs by some bots, and deals, from the first lead and from the middle of a hand."""
    rows = []
    for about, cards in (("first lead", 13), ("middle", 7)):
        hand = played_down(oh.Rules(), 7, cards)
        view = hand.view(hand.to_act)

        def play_outs(bot: str, n: int, hand: oh.Hand = hand) -> float:
            return n / seconds(lambda: hand.play_out(bot, n), 1)

        def sampled(weighted: bool, n: int, view: oh.View = view) -> float:
            return n / seconds(lambda: oh.deals(view, n, weighted=weighted), 1)

        rates = [play_outs("random", 500 * repeats), play_outs("careful", 100 * repeats)]
        rates += [sampled(False, 500 * repeats), sampled(True, 100 * repeats)]
        rows.append((about, *(f"{rate:,.0f}" for rate in rates)))
    head = ("a second, from", "random play-outs", "careful play-outs", "deals", "weighted deals")
    return Sheet("Play-outs and deals", head, rows)


def endings(rules: oh.Rules, cards: int) -> Iterator[oh.Hand]:
    """Nine hands to solve."""
    for seed in range(HANDS):
        yield played_down(rules, seed, cards)


def solved(rules: oh.Rules, cards: int, seat: int | None) -> tuple[str, ...] | None:
    """The median and maximum of the seconds, and the median of the nodes; None if half of the endings take too many."""
    times, nodes, given_up = [], [], 0
    for hand in endings(rules, cards):

        def solve(hand: oh.Hand = hand) -> None:
            nodes.append(oh.solve(hand, seat, nodes=NODES).nodes)

        try:
            times.append(timeit.timeit(solve, number=1, timer=process_time))
        except BadInput:
            given_up += 1
        if 2 * given_up > HANDS:
            return None
    longest = f"{max(times):.3g} s" if not given_up else f"{given_up} of {HANDS} given up"
    return f"{median(times):.2g} s", longest, f"{median(nodes):,.0f}"


def solve(_repeats: int) -> Sheet:
    """Measures solving by cards left in each hand, for one seat against all and for everybody for themselves."""
    rows = []
    for name in (BLACK_LADY, *OTHERS):
        for about, seat in (("a seat", 0), ("everybody", None)):
            for cards in range(4, 14) if name == BLACK_LADY else (4, 6):
                found = solved(oh.preset(name), cards, seat)
                if found is None:
                    break
                rows.append((f"{name}, {about}", str(cards), *found))
    head = ("", "cards each", "median", "longest", "nodes")
    note = f"Each row: {HANDS} hands of careful players. Given up after {NODES:,} nodes."
    return Sheet("The exact end of a hand", head, rows, [note])


SEARCH: dict[str, Callable[[int], Sheet]] = {"clones": clones, "rollouts": rollouts, "solve": solve}
