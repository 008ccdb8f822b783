"""Where the cards of a hand are, and who has taken what: tricks, those that stayed on the table, kitty and stock
(2.8, and section 5). Knows nothing of turns and phases.
"""

from tests.referee.cards import Card, in_order, together
from tests.referee.deal import Dealt
from tests.referee.rules import Rules
from tests.referee.trick import Trick


def takers(tricks: list[Trick]) -> list[int | None]:
    """Who took each trick's cards: its winner, or the next winner if it stayed; None while it lies on the table."""
    found: list[int | None] = []
    taker = None
    for trick in reversed(tricks):
        if trick.winner is not None:
            taker = trick.winner
        found.insert(0, taker)
    return found


def kitty_trick(rules: Rules, tricks: list[Trick], all_played: bool, before: bool | None) -> int | None:
    """Which trick the kitty lies with, by number; None while that is open.

    `before` is about the tricks before the first of these: whether the kitty is due with one of them; None if there
    were none.
    """
    if tricks and (before or (before is None and rules.kitty == "first_trick")):
        return 0
    if rules.kitty == "first_penalty_trick":
        for number, trick in enumerate(tricks):
            if any(rules.is_penalty(card) for card in trick.cards):
                return number
    return len(tricks) - 1 if all_played else None


def tricks_needed(cards: list[Card], players: int) -> int:
    """How many tricks a position's cards are taken for: as many as they need."""
    return -(-len(cards) // players)


class Piles:
    """Every card of a hand."""

    def __init__(self, rules: Rules, dealt: Dealt) -> None:
        self.rules = rules
        self.dealt = [list(hand) for hand in dealt.hands]
        self.held = [list(hand) for hand in dealt.hands]
        self.kitty = list(dealt.kitty)
        self.stock = list(dealt.stock)
        self.drawn = [0] * rules.players  # for the trick on the table
        self.tricks: list[Trick] = []
        self.trick: Trick | None = None
        self.all_played = False
        self.left_over: list[list[Card]] = [[] for _ in range(rules.players)]  # Domino: left to the last player
        # What a position says (position.py) of the tricks before it.
        self.taken_before: list[list[Card]] = [[] for _ in range(rules.players)]
        self.tricks_before = [0] * rules.players
        self.table_before: list[Card] = []
        self.kitty_due_before: bool | None = None  # None: there are no tricks before

    def table(self) -> list[Card]:
        """The cards of the tricks that stayed on the table."""
        lying = [trick.cards for trick, taker in zip(self.tricks, takers(self.tricks), strict=True) if taker is None]
        nobody_yet = len(lying) == len(self.tricks)
        return together([self.table_before if nobody_yet else [], *lying])

    def kitty_taker(self) -> int | None:
        """Who takes the kitty; None while that is open, or where there is none."""
        number = kitty_trick(self.rules, self.tricks, self.all_played, self.kitty_due_before)
        return None if self.kitty == [] or number is None else takers(self.tricks)[number]

    def taken_in_tricks(self) -> list[list[Card]]:
        piles = [list(cards) for cards in self.taken_before]
        first = next((taker for taker in takers(self.tricks) if taker is not None), None)
        if first is not None:
            piles[first] += self.table_before
        for trick, taker in zip(self.tricks, takers(self.tricks), strict=True):
            if taker is not None:
                piles[taker] += trick.cards
        return [pile + rest for pile, rest in zip(piles, self.left_over, strict=True)]

    def taken(self) -> list[list[Card]]:
        """The cards of each player's tricks, the kitty among them once it is taken."""
        piles = self.taken_in_tricks()
        taker = self.kitty_taker()
        if taker is not None:
            piles[taker] += self.kitty
        return piles

    def tricks_won(self) -> list[int]:
        """A trick that stayed on the table counts for whoever took it in the end."""
        won = list(self.tricks_before)
        takers_now = [taker for taker in takers(self.tricks) if taker is not None]
        for taker in takers_now:
            won[taker] += 1
        if takers_now:
            won[takers_now[0]] += tricks_needed(self.table_before, self.rules.players)
        return won

    def in_play(self) -> list[Card]:
        """Every card of this hand, kitty and stock included. Asked only when the last card has fallen."""
        return in_order(together(self.taken()))
