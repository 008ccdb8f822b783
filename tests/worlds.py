"""A hand as data (deal, passes, plays), and other worlds that one seat cannot tell from it.

For the test that nothing leaks. What a seat knows is worked out here from the truth and the rules of the table: its own
cards, what it gave and got, every card played, who acted when, the kitty once it may be seen. The view is never asked.
"""

import random
from dataclasses import dataclass, field, replace
from typing import Any

import openhearts as oh
from openhearts.errors import OpenHeartsError

Deal = list[list[str]]


@dataclass(frozen=True)
class World:
    """One hand up to some moment: enough to play it again."""

    rules: oh.Rules
    dealer: int
    number: int
    totals: list[int]
    dealt: Deal
    kitty: list[str]
    passes: dict[int, list[str]] = field(default_factory=dict)  # in the order in which they were made
    plays: list[tuple[int, str]] = field(default_factory=list)
    way: tuple[int, str] | None = None

    def position(self) -> dict[str, Any]:
        """The start of the hand, as Hand.from_cards and the line protocol take it."""
        return {
            "hands": self.dealt, "kitty": self.kitty, "dealer": self.dealer, "number": self.number,
            "totals": self.totals,
        }  # fmt: skip

    def played(self) -> oh.Hand:
        """The hand at that moment. Raises IllegalAction where the world does not allow what was done."""
        return self.history()[0]

    def history(self) -> tuple[oh.Hand, list[Any]]:
        """The hand, and what the whole table saw happen: who could act when, phases, tricks, scores."""
        hand = oh.Hand.from_cards(self.rules, **self.position())
        seen: list[Any] = [(hand.phase, hand.waiting)]
        for seat, cards in self.passes.items():
            hand.pass_cards(seat, cards)
            seen.append((hand.phase, hand.waiting))
        for seat, card in self.plays:
            hand.play(seat, card)
            seen.append((hand.phase, hand.to_act))
        if self.way is not None:
            hand.choose_moon(*self.way)
        seen.append((hand.phase, hand.to_act, hand.tricks, hand.trick, hand.kitty_taker, hand.moon, hand.scores))
        return hand, seen


def knows_kitty(world: World, hand: oh.Hand, seat: int) -> bool:
    return hand.phase in ("moon", "done") or (world.rules.kitty_peek and hand.kitty_taker == seat)


def targets(rules: oh.Rules, direction: str, seat: int) -> list[int]:
    """Who gets the cards that a seat passes, card by card."""
    players = rules.players
    if direction == "scatter":
        return [(seat + i) % players for i in range(1, players)]
    steps = {"left": 1, "right": -1, "across": players // 2, "left2": 2, "right2": -2, "left3": 3, "right3": -3}
    return [(seat + steps[direction]) % players] * rules.pass_count


class Unknown:
    """What a seat does not know in a world, laid open: who holds what now, and who gave whom what.

    `place[card]` is the holder after the pass, or -1 for the kitty; before the pass is over, the seat it was dealt to.
    `given[(giver, i)]` is the i-th card that a giver passed, once that is settled; only then.
    """

    def __init__(self, world: World, hand: oh.Hand, seat: int) -> None:
        self.world = world
        self.seat = seat
        self.direction = hand.pass_to
        self.passed_over = hand.phase != "pass" and self.direction != "hold"
        self.place = {card: holder for holder, cards in enumerate(world.dealt) for card in cards}
        self.place |= dict.fromkeys(world.kitty, -1)
        self.given: dict[tuple[int, int], str] = {}
        if self.passed_over:
            for giver, cards in world.passes.items():
                for i, (card, taker) in enumerate(zip(cards, targets(world.rules, self.direction, giver), strict=True)):
                    self.given[giver, i] = card
                    self.place[card] = taker
        fixed = set(world.dealt[seat]) | {card for _, card in world.plays}
        fixed |= {card for (giver, i), card in self.given.items() if self.taker(giver, i) == seat}
        fixed |= set(world.kitty) if knows_kitty(world, hand, seat) else set()
        self.hidden = [card for card in self.place if card not in fixed]

    def taker(self, giver: int, i: int) -> int:
        return targets(self.world.rules, self.direction, giver)[i]

    def shuffle(self, rng: random.Random) -> None:
        """Two hidden cards change places; or a giver has passed another card that its taker held."""
        others = [(giver, i) for giver, i in self.given if self.seat not in (giver, self.taker(giver, i))]
        if others and (len(self.hidden) < 2 or rng.random() < 0.4):
            giver, i = rng.choice(others)
            taker = self.taker(giver, i)
            taken = {card for key, card in self.given.items() if self.taker(*key) == taker}
            free = [card for card, holder in self.place.items() if holder == taker and card not in taken]
            if free:
                self.given[giver, i] = rng.choice(free)
        elif len(self.hidden) >= 2:
            a, b = rng.sample(self.hidden, 2)
            self.place[a], self.place[b] = self.place[b], self.place[a]
            # A card that changes hands takes its place among the cards passed, too.
            for key, card in self.given.items():
                self.given[key] = {a: b, b: a}.get(card, card)

    def world_now(self, rng: random.Random) -> World:
        """The world that this comes to; before the pass is over the others may have passed anything they hold."""
        before = dict(self.place)
        for (giver, _), card in self.given.items():
            before[card] = giver
        dealt = [[card for card, holder in before.items() if holder == seat] for seat in range(len(self.world.dealt))]
        passes = dict(self.world.passes)
        for giver, cards in passes.items():
            if giver == self.seat:
                continue
            if self.passed_over:
                passes[giver] = [self.given[giver, i] for i in range(len(cards))]
            else:
                passes[giver] = rng.sample(dealt[giver], len(cards))
        kitty = [card for card, holder in before.items() if holder == -1]
        return replace(self.world, dealt=dealt, kitty=kitty, passes=passes)


def another(world: World, seat: int, rng: random.Random, steps: int) -> World:
    """A world as far from this one as so many steps lead, which `seat` cannot tell from it."""
    hand, seen = world.history()
    unknown = Unknown(world, hand, seat)
    found = world
    for _ in range(steps):
        place, given = dict(unknown.place), dict(unknown.given)
        unknown.shuffle(rng)
        candidate = unknown.world_now(rng)
        try:
            possible = candidate.history()[1] == seen
        except OpenHeartsError:
            possible = False
        if possible:
            found = candidate
        else:
            unknown.place, unknown.given = place, given
    return found
