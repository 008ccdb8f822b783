"""A game: hands one after another until it ends. Which cards are dealt is the caller's to say."""

from dataclasses import dataclass

from tests.referee.cards import Card
from tests.referee.hand import Hand
from tests.referee.rules import Rules


@dataclass(frozen=True)
class Result:
    """A finished hand, and the totals after it."""

    hand: Hand
    scores: list[int]
    totals: list[int]


class Game:
    def __init__(self, rules: Rules, first_dealer: int) -> None:
        self.rules = rules
        self.dealer = first_dealer
        self.totals = [0] * rules.players
        self.results: list[Result] = []
        self.over = False
        self.winners: list[int] = []

    @staticmethod
    def around(hand: Hand) -> "Game":
        """The game of a position: one hand, with the totals it was given."""
        game = Game(hand.rules, hand.dealer)
        game.totals = hand.totals
        return game

    def next_hand(self, hands: list[list[Card]], kitty: list[Card]) -> Hand:
        """The next hand, with these cards dealt. REQUIRES: the game is not over."""
        return Hand(self.rules, hands, kitty, self.dealer, len(self.results), self.totals)

    def enter(self, hand: Hand) -> None:
        """Adds a finished hand's scores, tests the end, moves the deal to the left."""
        standing = hand.standing()
        self.totals = standing.totals
        self.over = standing.over
        self.winners = standing.winners
        self.results.append(Result(hand, hand.scores(), standing.totals))
        self.dealer = (self.dealer + 1) % self.rules.players
