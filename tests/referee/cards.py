"""Cards as two-character strings: rank, then suit ("QS", "TD"). Never a number, never a bit.

Two packs hold each card twice: a list then names it twice, and the two copies are the same card.
"""

RANKS = "23456789TJQKA"
SUITS = ["C", "D", "S", "H"]
SUIT_WORDS = {"clubs": "C", "diamonds": "D", "spades": "S", "hearts": "H"}

Card = str


# The fifty-two, clubs, diamonds, spades, hearts, each low to high.
PACK = [rank + suit for suit in SUITS for rank in RANKS]


def full_pack(packs: int = 1) -> list[Card]:
    """Every card of so many packs, in order: two packs put each card beside its copy."""
    return [card for card in PACK for _ in range(packs)]


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
    """The cards that are not of these: every copy of a card named is left out."""
    return [card for card in cards if card not in taken_out]


def less(cards: list[Card], taken_out: list[Card]) -> list[Card]:
    """The cards with these removed, one copy for each time that a card is named."""
    left = list(cards)
    for card in taken_out:
        left.remove(card)
    return left


def holds(cards: list[Card], wanted: list[Card]) -> bool:
    """Whether all of these are there, each as often as it is named."""
    return all(cards.count(card) >= wanted.count(card) for card in wanted)


def each_once(cards: list[Card]) -> list[Card]:
    return list(dict.fromkeys(cards))


def together(piles: list[list[Card]]) -> list[Card]:
    return [card for pile in piles for card in pile]
