"""What everybody is told of a game action, and what only one seat: the one place that reads hidden cards.

`begun` and `Watch.events_of` give the public events, and for each seat that is told more, its own list in their place.
Cards get out in no other way.
"""

from __future__ import annotations

from collections import Counter

from openhearts.game import Game, Hand
from openhearts.tables.protocol import Dealt, Drew, Event, Got, Kitty

Told = tuple[list[Event], dict[int, list[Event]]]
"""For everybody; and for a seat instead of it."""

NOTHING: Told = ([], {})


def begun(game: Game) -> Told:
    """A hand has been dealt."""
    hand, chips = game.hand, game.chips
    held = [hand.cards(seat) for seat in range(len(game.totals))]
    stacks, pot = (chips["stacks"], chips["pot"]) if chips else (None, None)
    counts = [len(cards) for cards in held]

    def dealt(cards: list[str] | None) -> list[Event]:
        return [Dealt(hand.number, hand.dealer, counts, game.totals, stacks, pot, cards)]

    return dealt(None), {seat: dealt(cards) for seat, cards in enumerate(held)}


class Watch:
    """What has to be remembered of a game to see what an action has brought."""

    __slots__ = ("covered", "hand", "held", "peek", "peeked", "phase", "players", "stock")

    def __init__(self, game: Game) -> None:
        rules = game.rules
        self.players = len(game.totals)
        self.stock = bool(rules.stock)
        self.peek = bool(rules.kitty_peek)
        self._begin(game.hand)

    def _begin(self, hand: Hand) -> None:
        self.hand = hand.number
        self.phase = hand.phase
        self.covered = self.stock or bool(hand.kitty)  # not everybody has seen those cards
        self.peeked = not self.peek
        self.held = [hand.cards(seat) for seat in range(self.players)] if self.stock else []

    def events_of(self, game: Game, seat: int) -> Told:
        """What the action that this seat has just done has brought, beside itself."""
        hand = game.hand
        if hand.number != self.hand:
            ended = self._uncovered(game.hands[self.hand]) if self.covered else []
            self._begin(hand)
            public, own = begun(game)
            return ended + public, {seat: ended + events for seat, events in own.items()}
        phase = hand.phase
        before, self.phase = self.phase, phase
        if before == "pass" and phase != "pass":
            return self._passed(hand)
        return self._looked_at(hand, phase, seat) if self.covered else NOTHING

    def _passed(self, hand: Hand) -> Told:
        own: dict[int, list[Event]] = {}
        for seat in range(self.players):
            received = hand.view(seat).to_dict()["received"]
            if received is not None:
                own[seat] = [Got(received)]
        if self.stock:
            self.held = [hand.cards(seat) for seat in range(self.players)]
        return [], own

    def _looked_at(self, hand: Hand, phase: str, seat: int) -> Told:
        """The kitty or the stock, by whoever may."""
        if phase in ("moon", "done"):
            self.covered = False
            return self._uncovered(hand), {}
        if self.stock:
            return self._drawn(hand, seat)
        if not self.peeked and hand.kitty_taker is not None:
            self.peeked = True
            return [], {hand.kitty_taker: [Kitty(hand.kitty)]}
        return NOTHING

    def _uncovered(self, hand: Hand) -> list[Event]:
        return [Kitty(hand.truth()["stock"] if self.stock else hand.kitty)]

    def _drawn(self, hand: Hand, seat: int) -> Told:
        """By whoever is to play next."""
        self.held[seat] = hand.cards(seat)
        drawer = hand.to_act
        if drawer is None:
            return NOTHING
        before, now = self.held[drawer], hand.cards(drawer)
        self.held[drawer] = now
        drawn = list((Counter(now) - Counter(before)).elements())
        return ([Drew(drawer, len(drawn))], {drawer: [Drew(drawer, len(drawn), drawn)]}) if drawn else NOTHING
