"""The auction of a hand (section 6): the bids, who leads, which suit costs. Chips are moved elsewhere."""

from dataclasses import dataclass, field

from tests.referee.cards import SUIT_WORDS


@dataclass
class Auction:
    """One hand's; `carried` names the bidder of a pot that carries, who bids no more."""

    players: int
    carried: int | None = None
    bids: list[int | None] = field(default_factory=list)  # by seat; 0 is a pass, None: has not spoken
    bidder: int | None = None  # who leads now, or in the end
    suit: str | None = None  # "C", "D", "S", "H"; None while it is open

    def __post_init__(self) -> None:
        self.bids = self.bids or [None] * self.players
        self.bidder = self.carried

    def high(self) -> int:
        return max([bid for bid in self.bids if bid is not None], default=0)

    def least(self) -> int:
        return self.high() + 1

    def refusal(self, chips: int, stack: int) -> str | None:
        """Why a seat with this stack may not bid so much. Nobody is refused a pass."""
        if chips == 0:
            return None
        if chips < self.least():
            return "bid_too_low"
        return "bid_too_high" if chips > stack else None

    def bid(self, seat: int, chips: int) -> None:
        if chips > 0:
            self.bidder = seat
        self.bids[seat] = chips

    def all_have_spoken(self) -> bool:
        return None not in self.bids

    def suit_word(self) -> str | None:
        return next((word for word, suit in SUIT_WORDS.items() if suit == self.suit), None)
