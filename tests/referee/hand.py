"""One hand, from the deal to its scores: deal, auction, pass, play, moon choice, score (section 2).

A refused action changes nothing and is answered with its code; an accepted one with None.
"""

from dataclasses import replace

from tests.referee import chips, law, passing, refusals, scoring
from tests.referee.auction import Auction
from tests.referee.cards import SUIT_WORDS, Card, each_once, in_order, less, of_suit, suit
from tests.referee.chips import Chips, Settled
from tests.referee.deal import Dealt
from tests.referee.rules import Rules
from tests.referee.scoring import Moon
from tests.referee.standing import Standing, stand
from tests.referee.taking import Piles
from tests.referee.trick import Trick


class Hand(Piles):
    """The truth of one hand. `rules` are those in force: an auction's once its suit is named."""

    def __init__(
        self,
        rules: Rules,
        dealt: Dealt,
        dealer: int,
        number: int = 0,
        totals: list[int] | None = None,
        may_pass: bool = True,
        chips_before: Chips | None = None,
        carried: int | None = None,
    ) -> None:
        super().__init__(rules.with_penalty_suit("H") if rules.auction else rules, dealt)
        self.number = number
        self.dealer = dealer
        self.totals = totals or [0] * rules.players
        self.chips_before = chips_before or chips.buy_in(rules)
        self.auction = Auction(rules.players, carried) if rules.auction else None
        self.passed: list[list[Card] | None] = [None] * rules.players
        self.received: list[list[Card]] = [[] for _ in range(rules.players)]
        self.broken = False
        self.way: str | None = None
        # A position is a game of one hand (position.py), which may begin past its first trick.
        self.first_trick_over = False
        self.only_hand = False
        self.passes = self.pass_size() > 0 and may_pass
        self.phase = "pass" if self.passes else "play"
        if self.auction is not None:
            self.phase = "bid" if carried is None else "suit"
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
        if self.phase == "bid":
            assert self.auction is not None
            bids = self.auction.bids
            return next(seat for seat in self.clockwise_from(self.eldest()) if bids[seat] is None)
        if self.phase == "suit":
            return self.bidder()
        assert self.trick is not None
        return self.trick.next_to_play()

    # Auction

    def bidder(self) -> int:
        assert self.auction is not None
        assert self.auction.bidder is not None
        return self.auction.bidder

    def bid(self, seat: int, amount: int) -> str | None:
        refusal = refusals.of_bid(self, seat, amount)
        if refusal is not None:
            return refusal
        assert self.auction is not None
        self.auction.bid(seat, amount)
        if not self.auction.all_have_spoken():
            return None
        if self.auction.bidder is None:
            self.open_with_suit("H")
        else:
            self.phase = "suit"
        return None

    def name_suit(self, seat: int, word: str) -> str | None:
        refusal = refusals.of_suit_named(self, seat, word)
        if refusal is not None:
            return refusal
        self.open_with_suit(SUIT_WORDS[word])
        return None

    def open_with_suit(self, named: str) -> None:
        assert self.auction is not None
        self.auction.suit = named
        self.rules = self.rules.with_penalty_suit(named)
        self.phase = "play"
        self.open_first_trick()

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
            self.held[seat] = less(self.held[seat], given)
            for place, card in enumerate(given):
                self.received[self.target(seat, place)].append(card)
        for seat, cards in enumerate(self.received):
            self.held[seat] += cards
        self.phase = "play"
        self.open_first_trick()

    # Play

    def on_first_trick(self) -> bool:
        return self.tricks == [] and not self.first_trick_over

    def opener(self) -> int | None:
        """Who must open trick 1 with a club: the holder of the lowest club dealt; of two, the first from eldest."""
        club = law.lowest_club(self.dealt)
        if self.rules.opening in ("eldest", "bidder") or club is None:
            return None
        return next(seat for seat in self.clockwise_from(self.eldest()) if club in self.held[seat])

    def opening_leads(self) -> list[Card] | None:
        """What trick 1 must be opened with; None: the ordinary law."""
        opener = self.opener()
        if opener is None:
            return None
        clubs = in_order(of_suit(self.held[opener], "C"))
        return clubs[:1] if self.rules.opening == "lowest_club" else clubs

    def open_first_trick(self) -> None:
        opener = self.opener()
        if opener is not None:
            self.lead_by(opener)
        elif self.auction is not None and self.auction.bidder is not None:
            self.open_trick(self.auction.bidder)
        else:
            self.open_trick(self.eldest())

    def open_trick(self, leader: int) -> None:
        """The lead passes to the first player with cards who can lead; if nobody can, it stays with the first."""
        in_it = [seat for seat in self.clockwise_from(leader) if self.held[seat]]
        able = [seat for seat in in_it if law.leads(self.rules, self.held[seat], self.broken)]
        self.lead_by((able or in_it)[0])

    def lead_by(self, leader: int) -> None:
        """Starts a trick; its players are fixed now: everybody who holds a card."""
        self.trick = Trick([seat for seat in self.clockwise_from(leader) if self.held[seat]])
        self.drawn = [0] * self.rules.players

    def legal(self) -> list[Card]:
        """The cards that the player to act may play, each once. Empty outside play."""
        if self.phase != "play":
            return []
        assert self.trick is not None
        held = self.held[self.to_act()]
        first_trick = self.on_first_trick()
        if self.trick.cards == []:
            opening = self.opening_leads() if first_trick else None
            leads = opening or law.leads(self.rules, held, self.broken)
            return each_once(leads or of_suit(held, self.rules.hearts))
        follow = of_suit(held, suit(self.trick.cards[0]))
        return each_once(follow or law.discards(self.rules, held, first_trick, self.broken))

    def play(self, seat: int, card: Card) -> str | None:
        refusal = refusals.of_play(self, seat, card)
        if refusal is not None:
            return refusal
        self.put(seat, card)
        self.draw()
        return None

    def put(self, seat: int, card: Card) -> None:
        """The card falls: hearts may break, the trick may be complete."""
        assert self.trick is not None
        self.held[seat].remove(card)
        self.trick.cards.append(card)
        discarded = suit(card) != suit(self.trick.cards[0])
        if law.breaks_hearts(self.rules, card, discarded):
            self.broken = True
        if self.trick.is_complete():
            self.close_trick(self.trick)

    def draw(self) -> None:
        """Domino: the player whose turn it is draws until able to follow. The leader never draws."""
        if self.trick is None or self.trick.cards == []:
            return
        seat = self.to_act()
        while self.stock and of_suit(self.held[seat], suit(self.trick.cards[0])) == []:
            self.held[seat].append(self.stock.pop(0))
            self.drawn[seat] += 1

    def close_trick(self, trick: Trick) -> None:
        """A fully cancelled trick stays and is led again by its leader, who takes the table if it was the last."""
        trick.winner = trick.winning()
        self.tricks.append(trick)
        self.trick = None
        holders = [seat for seat in range(self.rules.players) if self.held[seat]]
        if len(holders) > 1:
            self.open_trick(trick.leader if trick.winner is None else trick.winner)
            return
        if trick.winner is None:
            trick.winner = trick.leader
        self.leave_the_rest_to(holders[0] if holders else trick.winner)
        if self.moon() is not None and self.rules.moon == "choice":
            self.phase = "moon"
        else:
            self.phase = "done"
            self.way = self.settled_way()

    def leave_the_rest_to(self, survivor: int) -> None:
        """Adds the last player's hand and the stock to that player's tricks; if nobody is left, the stock to the last
        winner's."""
        self.left_over[survivor] = self.held[survivor] + self.stock
        self.held[survivor] = []
        self.stock = []
        self.drawn = [0] * self.rules.players
        self.all_played = True

    def act(self, action: str) -> str | None:
        """Does what a line of a log says: "pass 0 QS AH 2C", "play 3 2C", "moon 1 new", "bid 2 7", "suit 2 clubs"."""
        verb, seat, *words = action.split()
        if verb == "pass":
            return self.pass_cards(int(seat), words)
        if verb == "bid":
            return self.bid(int(seat), int(words[0]))
        one_word = {"play": self.play, "suit": self.name_suit, "moon": self.choose}
        return one_word[verb](int(seat), words[0])

    # Moon and scores

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

    # Chips

    def chips(self) -> Chips | None:
        """The chips before this hand, less any bid paid; after the hand once it is done."""
        before = self.chips_with_bid()
        settled = self.settled()
        if before is None or settled is None:
            return before
        nets = zip(before.stacks, settled.net(), strict=True)
        return Chips([stack + net for stack, net in nets], settled.pot)

    def chips_with_bid(self) -> Chips | None:
        """The bid is paid when the last has spoken."""
        if self.chips_before is None or self.auction is None:
            return self.chips_before
        if self.auction.high() == 0 or not self.auction.all_have_spoken():
            return self.chips_before
        return self.chips_before.bid_paid(self.bidder(), self.auction.high())

    def settled(self) -> Settled | None:
        before = self.chips_with_bid()
        if self.phase != "done" or before is None:
            return None
        after = self.standing()
        return chips.settle(self.rules, self.taken(), after.totals, after.over, before.pot)

    def carried(self) -> int | None:
        """Who names the suit of the next hand without an auction: the bidder of a pot that was not won."""
        settled = self.settled()
        if self.auction is None or settled is None or settled.was_won:
            return None
        return self.auction.bidder
