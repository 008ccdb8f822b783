"""A trick: who is in it, what was played, and who takes it (2.5, and Cancellation in section 5)."""

from dataclasses import dataclass, field

from tests.referee.cards import Card, rank, suit


@dataclass
class Trick:
    seats: list[int]  # who is in it, in the order of play; fixed when it is led
    cards: list[Card] = field(default_factory=list)
    winner: int | None = None  # None while it is played, and for a trick that stayed on the table

    @property
    def leader(self) -> int:
        return self.seats[0]

    def seats_played(self) -> list[int]:
        return self.seats[: len(self.cards)]

    def next_to_play(self) -> int:
        """REQUIRES: the trick is not complete."""
        return self.seats[len(self.cards)]

    def is_complete(self) -> bool:
        return len(self.cards) == len(self.seats)

    def winning(self) -> int | None:
        """Who would take it as it lies: the highest uncancelled card of the suit led. Two identical cards cancel."""
        best: Card | None = None
        for card in self.cards:
            counts = suit(card) == suit(self.cards[0]) and self.cards.count(card) == 1
            if counts and (best is None or rank(card) > rank(best)):
                best = card
        return None if best is None else self.seats[self.cards.index(best)]
