"""A game: hands one after another until it ends. Which cards are dealt is the caller's to say."""

from dataclasses import dataclass

from tests.referee.chips import Chips, buy_in
from tests.referee.deal import Dealt
from tests.referee.hand import Hand
from tests.referee.rules import Rules


@dataclass(frozen=True)
class Result:
    """A finished hand, and the totals and chips after it."""

    hand: Hand
    scores: list[int]
    totals: list[int]
    chips: Chips | None


class Game:
    def __init__(self, rules: Rules, first_dealer: int) -> None:
        self.rules = rules
        self.dealer = first_dealer
        self.totals = [0] * rules.players
        self.chips = buy_in(rules)
        self.carried: int | None = None  # auction: the bidder of a pot that carries
        self.results: list[Result] = []
        self.over = False
        self.winners: list[int] = []

    @staticmethod
    def around(hand: Hand) -> "Game":
        """The game of a position: one hand, with the totals it was given."""
        game = Game(hand.rules, hand.dealer)
        game.totals = hand.totals
        game.chips = hand.chips_before
        return game

    def next_hand(self, dealt: Dealt) -> Hand:
        """The next hand, with these cards dealt. REQUIRES: the game is not over."""
        number = len(self.results)
        return Hand(self.rules, dealt, self.dealer, number, self.totals, chips_before=self.chips, carried=self.carried)

    def enter(self, hand: Hand) -> None:
        """Adds a finished hand's scores, settles it, tests the end, moves the deal to the left."""
        standing = hand.standing()
        self.totals = standing.totals
        self.over = standing.over
        self.winners = standing.winners
        self.chips = hand.chips()
        self.carried = hand.carried()
        self.results.append(Result(hand, hand.scores(), standing.totals, self.chips))
        self.dealer = (self.dealer + 1) % self.rules.players
