"""Cards as two-character strings: rank, then suit ("QS", "TD"). Never a number, never a bit."""

RANKS = "23456789TJQKA"
SUITS = ["C", "D", "S", "H"]

Card = str


# The fifty-two, clubs, diamonds, spades, hearts, each low to high.
PACK = [rank + suit for suit in SUITS for rank in RANKS]


def full_pack() -> list[Card]:
    return list(PACK)


def read_card(text: object) -> Card | None:
    """The card that a person wrote ("10d" and "td" are the ten of diamonds), or None."""
    if not isinstance(text, str):
        return None
    card = text.upper().replace("10", "T", 1)
    return card if card in PACK else None


def suit(card: Card) -> str:
    return card[1]


def rank(card: Card) -> int:
    """Ace is high."""
    return RANKS.index(card[0])


def in_order(cards: list[Card]) -> list[Card]:
    return sorted(cards, key=PACK.index)


def of_suit(cards: list[Card], wanted: str) -> list[Card]:
    return [card for card in cards if suit(card) == wanted]


def without(cards: list[Card], taken_out: list[Card]) -> list[Card]:
    return [card for card in cards if card not in taken_out]


def together(piles: list[list[Card]]) -> list[Card]:
    return [card for pile in piles for card in pile]
