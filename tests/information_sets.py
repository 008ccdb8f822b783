"""A hand as data (cards and actions), and others in a seat's information set, which it can't tell from that hand.

For the test that nothing leaks. What a seat knows is worked out here from the truth and the rules: its own cards, what
it gave, got and drew, every card played, who acted when, the kitty once it may be seen. The view is never used.
"""

import random
from dataclasses import dataclass, field, replace
from typing import Any

import openhearts as oh
from openhearts.errors import OpenHeartsError
from tests.play import Taken

Deal = list[list[str]]
KITTY, STOCK = -1, -2  # the place of a card that is in nobody's hand


@dataclass(frozen=True)
class HandRecord:
    """One hand up to some moment: enough to play it again."""

    rules: oh.Rules
    dealer: int
    number: int
    totals: list[int]
    dealt: Deal
    left: list[str]  # what was not dealt: the kitty, or the stock in its order
    chips: dict[str, Any] = field(default_factory=dict)  # the stacks, the pot, and the bidder if the pot carries over
    done: list[Taken] = field(default_factory=list)

    def position(self) -> dict[str, Any]:
        """The start of the hand, as Hand.from_cards and the line protocol take it."""
        return {
            "hands": self.dealt, "dealer": self.dealer, "number": self.number, "totals": self.totals,
            "stock" if self.rules.stock else "kitty": self.left,
        } | self.chips  # fmt: skip

    @property
    def passes(self) -> dict[int, list[str]]:
        """Who passed what, in the order in which it was done."""
        return {seat: list(action) for seat, action in self.done if isinstance(action, list)}

    @property
    def plays(self) -> list[tuple[int, str]]:
        """The cards played, and by whom."""
        return [(seat, action) for seat, action in self.done if isinstance(action, str) and len(action) == 2]

    def begin(self) -> oh.Hand:
        return oh.Hand.from_cards(self.rules, **self.position())

    def played(self) -> oh.Hand:
        """The hand at that moment. Raises IllegalAction if the cards don't allow what was done."""
        return self.history()[0]

    def history(self) -> tuple[oh.Hand, list[Any]]:
        """The hand, and what the whole table saw: who could act when, phases, how many cards, tricks, scores, chips."""
        hand = self.begin()
        seen: list[Any] = [(hand.phase, hand.waiting, self.sizes(hand))]
        for seat, action in self.done:
            hand.act(seat, action)
            seen.append((hand.phase, hand.waiting, self.sizes(hand)))
        seen.append((hand.tricks, hand.trick, hand.kitty_taker, hand.moon, hand.scores, hand.settled))
        return hand, seen

    def sizes(self, hand: oh.Hand) -> list[int]:
        """How many cards each holds."""
        return [len(hand.cards(seat)) for seat in range(len(self.dealt))]


def draws(record: HandRecord) -> list[int]:
    """Who drew each card of the stock that was drawn, in order."""
    hand = record.begin()
    drawers: list[int] = []
    for player, action in record.done:
        before = record.sizes(hand)
        hand.act(player, action)
        if hand.phase == "play":
            drawers += [seat for seat, size in enumerate(record.sizes(hand)) for _ in range(size - before[seat])]
    return drawers if record.rules.stock else []


def knows_kitty(record: HandRecord, hand: oh.Hand, seat: int) -> bool:
    return hand.phase in ("moon", "done") or (record.rules.kitty_peek and hand.kitty_taker == seat)


def targets(rules: oh.Rules, direction: str, seat: int) -> list[int]:
    """Who gets the cards that a seat passes, card by card."""
    players = rules.players
    if direction == "scatter":
        return [(seat + i) % players for i in range(1, players)]
    steps = {"left": 1, "right": -1, "across": players // 2, "left2": 2, "right2": -2, "left3": 3, "right3": -3}
    return [(seat + steps[direction]) % players] * rules.pass_count


class Unknown:
    """The unknowns of a hand for one seat, made explicit: which card lies in which place, and who gave whom what.

    A place is a number. `holder[place]` is who holds it after the pass (before it is over, to whom it was dealt), or
    KITTY, or STOCK, whose places are in the order of the draws; `card[place]` is what lies there. `given[(giver, i)]`
    is the place of the i-th card that a giver passed, once that is settled; only then.
    """

    def __init__(self, record: HandRecord, hand: oh.Hand, seat: int) -> None:
        self.record = record
        self.seat = seat
        self.direction = hand.pass_to
        self.passed_over = hand.phase != "pass" and record.passes != {}
        piles = [*enumerate(record.dealt), (STOCK if record.rules.stock else KITTY, record.left)]
        self.holder = [holder for holder, cards in piles for _ in cards]
        self.card = [card for _, cards in piles for card in cards]
        self.given: dict[tuple[int, int], int] = {}
        known = set(self.places_of(seat))  # its own cards as dealt: it knows what it gave away, too
        if self.passed_over:
            self.settle_pass()
            known |= set(self.places_of(seat))
        if knows_kitty(record, hand, seat):
            known |= set(self.places_of(KITTY))
        stock = self.places_of(STOCK)
        drawn = dict(zip(stock, draws(record), strict=False))
        known |= {place for place, drawer in drawn.items() if drawer == seat}
        known |= self.places_played(drawn)
        self.hidden = [place for place in range(len(self.card)) if place not in known]

    def places_of(self, holder: int) -> list[int]:
        return [place for place, whose in enumerate(self.holder) if whose == holder]

    def settle_pass(self) -> None:
        """Moves the passed cards to their receivers, and records which they were."""
        dealt_to = list(self.holder)
        for giver, cards in self.record.passes.items():
            for i, card in enumerate(cards):
                place = next(
                    place
                    for place, whose in enumerate(dealt_to)
                    if whose == giver and self.card[place] == card and place not in self.given.values()
                )
                self.given[giver, i] = place
                self.holder[place] = self.taker(giver, i)

    def places_played(self, drawn: dict[int, int]) -> set[int]:
        """The places of the cards that were played; either of two copies in one hand will do."""
        played: set[int] = set()
        for player, card in self.record.plays:
            mine = [*self.places_of(player), *(place for place, drawer in drawn.items() if drawer == player)]
            played.add(next(place for place in mine if self.card[place] == card and place not in played))
        return played

    def taker(self, giver: int, i: int) -> int:
        return targets(self.record.rules, self.direction, giver)[i]

    def shuffle(self, rng: random.Random) -> None:
        """Swaps two hidden cards, or makes a giver pass another card that its receiver holds."""
        others = [(giver, i) for giver, i in self.given if self.seat not in (giver, self.taker(giver, i))]
        if others and (len(self.hidden) < 2 or rng.random() < 0.4):
            giver, i = rng.choice(others)
            taker = self.taker(giver, i)
            free = [place for place in self.places_of(taker) if place not in self.given.values()]
            if free:
                self.given[giver, i] = rng.choice(free)
        elif len(self.hidden) >= 2:
            a, b = rng.sample(self.hidden, 2)
            self.card[a], self.card[b] = self.card[b], self.card[a]

    def record_now(self, rng: random.Random) -> HandRecord:
        """The hand in this state; before the pass is over, the others may have passed anything they hold."""
        dealt_to = list(self.holder)
        for (giver, _), place in self.given.items():
            dealt_to[place] = giver
        piles: dict[int, list[str]] = {holder: [] for holder in [*range(len(self.record.dealt)), KITTY, STOCK]}
        for card, holder in zip(self.card, dealt_to, strict=True):
            piles[holder].append(card)
        done: list[Taken] = []
        for actor, action in self.record.done:
            if isinstance(action, list) and actor != self.seat:
                passed = rng.sample(piles[actor], len(action))
                if self.passed_over:
                    passed = [self.card[self.given[actor, i]] for i in range(len(action))]
                done.append((actor, passed))
            else:
                done.append((actor, action))
        dealt = [piles[seat] for seat in range(len(self.record.dealt))]
        return replace(self.record, dealt=dealt, left=piles[KITTY] + piles[STOCK], done=done)


def another(record: HandRecord, seat: int, rng: random.Random, steps: int) -> HandRecord:
    """A hand this many steps from this one, which `seat` can't tell from it."""
    hand, seen = record.history()
    unknown = Unknown(record, hand, seat)
    found = record
    for _ in range(steps):
        card, given = list(unknown.card), dict(unknown.given)
        unknown.shuffle(rng)
        candidate = unknown.record_now(rng)
        try:
            possible = candidate.history()[1] == seen
        except OpenHeartsError:
            possible = False
        if possible:
            found = candidate
        else:
            unknown.card, unknown.given = card, given
    return found
