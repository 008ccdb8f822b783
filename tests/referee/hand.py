"""One hand, from the deal to its scores: deal, pass, play, moon choice, score (section 2).

A refused action changes nothing and is answered with its code; an accepted one with None.
"""

from dataclasses import dataclass, field, replace

from tests.referee import law, passing, refusals, scoring
from tests.referee.cards import Card, in_order, of_suit, suit, together, without
from tests.referee.rules import Rules
from tests.referee.scoring import Moon
from tests.referee.standing import Standing, stand


@dataclass
class Trick:
    leader: int
    cards: list[Card] = field(default_factory=list)
    winner: int | None = None


class Hand:
    """The truth of one hand."""

    def __init__(
        self,
        rules: Rules,
        hands: list[list[Card]],
        kitty: list[Card],
        dealer: int,
        number: int = 0,
        totals: list[int] | None = None,
        may_pass: bool = True,
    ) -> None:
        self.rules = rules
        self.number = number
        self.dealer = dealer
        self.totals = totals or [0] * rules.players
        self.dealt = [list(hand) for hand in hands]
        self.held = [list(hand) for hand in hands]
        self.kitty = list(kitty)
        self.passed: list[list[Card] | None] = [None] * rules.players
        self.received: list[list[Card]] = [[] for _ in range(rules.players)]
        self.tricks: list[Trick] = []
        self.trick: Trick | None = None
        self.broken = False
        self.way: str | None = None
        # What a position says (position.py): the tricks before it, and that its game ends with it.
        self.taken_before: list[list[Card]] = [[] for _ in range(rules.players)]
        self.tricks_before = [0] * rules.players
        self.first_trick_over = False
        self.only_hand = False
        self.passes = self.pass_size() > 0 and may_pass
        self.phase = "pass" if self.passes else "play"
        if self.phase == "play":
            self.open_first_trick()

    # Seats

    def eldest(self) -> int:
        return (self.dealer + 1) % self.rules.players

    def clockwise_from(self, seat: int) -> list[int]:
        return [(seat + step) % self.rules.players for step in range(self.rules.players)]

    def waiting(self) -> list[int]:
        """Who may act now, in order of seat."""
        if self.phase == "pass":
            return [seat for seat, cards in enumerate(self.passed) if cards is None]
        if self.phase == "done":
            return []
        return [self.to_act()]

    def to_act(self) -> int:
        """Who acts; in a pass the first, from eldest, who still has to. Not asked when done."""
        if self.phase == "pass":
            return next(seat for seat in self.clockwise_from(self.eldest()) if not self.passed[seat])
        if self.phase == "moon":
            return self.chooser()
        assert self.trick is not None
        return (self.trick.leader + len(self.trick.cards)) % self.rules.players

    # Pass

    def direction(self) -> str:
        return passing.direction(self.rules, self.number)

    def pass_size(self) -> int:
        return passing.size(self.rules, self.direction())

    def target(self, seat: int, place: int) -> int:
        return passing.target(self.rules, self.direction(), seat, place)

    def pass_cards(self, seat: int, cards: list[Card]) -> str | None:
        refusal = refusals.of_pass(self, seat, cards)
        if refusal is not None:
            return refusal
        self.passed[seat] = list(cards)
        if None not in self.passed:
            self.exchange()
        return None

    def exchange(self) -> None:
        """Everybody has committed: all cards change hands at once."""
        for seat, given in enumerate(self.passed):
            assert given is not None
            self.held[seat] = without(self.held[seat], given)
            for place, card in enumerate(given):
                self.received[self.target(seat, place)].append(card)
        for seat, cards in enumerate(self.received):
            self.held[seat] += cards
        self.phase = "play"
        self.open_first_trick()

    # Play

    def on_first_trick(self) -> bool:
        return self.tricks == [] and not self.first_trick_over

    def opening_leads(self) -> list[Card] | None:
        """What trick 1 must be opened with, in whoever's hand; None: the ordinary law."""
        club = law.lowest_club(self.dealt)
        if self.rules.opening == "eldest" or club is None:
            return None
        if self.rules.opening == "lowest_club":
            return [club]
        holder = next(cards for cards in self.held if club in cards)
        return of_suit(holder, "C")

    def open_first_trick(self) -> None:
        opening = self.opening_leads()
        if opening is None:
            self.open_trick(self.eldest())
        else:
            self.trick = Trick(next(s for s, cards in enumerate(self.held) if opening[0] in cards))

    def open_trick(self, leader: int) -> None:
        """The lead passes to the first player who can lead; if nobody can, it stays."""
        for seat in self.clockwise_from(leader):
            if law.leads(self.rules, self.held[seat], self.broken):
                self.trick = Trick(seat)
                return
        self.trick = Trick(leader)

    def legal(self) -> list[Card]:
        """The cards that the player to act may play. Empty outside play."""
        if self.phase != "play":
            return []
        assert self.trick is not None
        held = self.held[self.to_act()]
        first_trick = self.on_first_trick()
        if self.trick.cards == []:
            opening = self.opening_leads() if first_trick else None
            return opening or law.leads(self.rules, held, self.broken) or of_suit(held, "H")
        follow = of_suit(held, suit(self.trick.cards[0]))
        return follow or law.discards(self.rules, held, first_trick, self.broken)

    def play(self, seat: int, card: Card) -> str | None:
        refusal = refusals.of_play(self, seat, card)
        if refusal is not None:
            return refusal
        self.put(seat, card)
        return None

    def put(self, seat: int, card: Card) -> None:
        """The card falls: hearts may break, the trick may be complete."""
        assert self.trick is not None
        self.held[seat].remove(card)
        self.trick.cards.append(card)
        discarded = suit(card) != suit(self.trick.cards[0])
        if law.breaks_hearts(self.rules, card, discarded):
            self.broken = True
        if len(self.trick.cards) == self.rules.players:
            self.close_trick(self.trick)

    def close_trick(self, trick: Trick) -> None:
        players = self.rules.players
        trick.winner = (trick.leader + law.highest_of_suit_led(trick.cards)) % players
        self.tricks.append(trick)
        self.trick = None
        if self.held[0]:
            self.open_trick(trick.winner)
        elif self.moon() is not None and self.rules.moon == "choice":
            self.phase = "moon"
        else:
            self.phase = "done"
            self.way = self.settled_way()

    def act(self, action: str) -> str | None:
        """Does what a line of a log says: "pass 0 QS AH 2C", "play 3 2C", "moon 1 new"."""
        verb, seat, *words = action.split()
        if verb == "pass":
            return self.pass_cards(int(seat), words)
        return self.play(int(seat), words[0]) if verb == "play" else self.choose(int(seat), words[0])

    # What was taken

    def kitty_taker(self) -> int | None:
        """Who takes the kitty; None while that is open, or where there is none."""
        over = self.tricks != [] and self.held == [[]] * self.rules.players and self.trick is None
        if self.kitty == []:
            return None
        if self.rules.kitty == "first_trick" and self.tricks:
            return self.tricks[0].winner
        if self.rules.kitty == "first_penalty_trick":
            for trick in self.tricks:
                if any(self.rules.is_penalty(card) for card in trick.cards):
                    return trick.winner
        return self.tricks[-1].winner if over else None

    def taken_in_tricks(self) -> list[list[Card]]:
        return [
            self.taken_before[seat] + [card for trick in self.tricks if trick.winner == seat for card in trick.cards]
            for seat in range(self.rules.players)
        ]

    def taken(self) -> list[list[Card]]:
        """The cards of each player's tricks, the kitty among them once it is taken."""
        piles = self.taken_in_tricks()
        taker = self.kitty_taker()
        if taker is not None:
            piles[taker] += self.kitty
        return piles

    def tricks_won(self) -> list[int]:
        return [
            self.tricks_before[seat] + len([trick for trick in self.tricks if trick.winner == seat])
            for seat in range(self.rules.players)
        ]

    # Moon and scores

    def in_play(self) -> list[Card]:
        """Every card of this hand, the kitty included."""
        return in_order(together([*self.dealt, *self.taken_before, self.kitty]))

    def moon(self) -> Moon | None:
        """The moon shot in this hand. Asked only when the last card has fallen."""
        return scoring.find_moon(self.rules, self.taken(), self.tricks_won(), self.in_play())

    def chooser(self) -> int:
        moon = self.moon()
        assert moon is not None
        return scoring.find_chooser(self.rules, moon, self.taken(), self.eldest())

    def choose(self, seat: int, way: str) -> str | None:
        refusal = refusals.of_choice(self, seat, way)
        if refusal is not None:
            return refusal
        self.way = way
        self.phase = "done"
        return None

    def settled_way(self) -> str | None:
        """How the rules score this hand's moon, where the shooter has no choice."""
        moon = self.moon()
        if moon is None:
            return None
        if self.rules.moon == "auto":
            return self.automatic_way(moon)
        return self.rules.moon

    def automatic_way(self, moon: Moon) -> str:
        """Old, unless the game would then end with the shooter's side not among the winners."""
        after = self.standing_with(scoring.moon_scores(self.rules, moon, "old", self.taken()))
        lost = after.over and moon.seats[0] not in after.winners
        return "new" if lost else "old"

    def scores(self) -> list[int]:
        """The hand's scores. REQUIRES: phase is done."""
        moon = self.moon()
        if moon is None:
            return scoring.plain_scores(self.rules, self.taken(), self.tricks_won())
        assert self.way is not None
        return scoring.moon_scores(self.rules, moon, self.way, self.taken())

    def standing(self) -> Standing:
        """How the game stands with this hand: before it, until it is done. A position's only hand ends its game,
        without winners where by the rules it would have gone on.
        """
        if self.phase != "done":
            return Standing(self.totals, False, [])
        after = self.standing_with(self.scores())
        return replace(after, over=after.over or self.only_hand)

    def standing_with(self, scores: list[int]) -> Standing:
        return stand(self.rules, self.totals, scores, self.number + 1)
