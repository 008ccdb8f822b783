"""The decks and the first dealer of fair deals (docs/fair-deals.md), with Python's own SHA-256."""

import hashlib
from collections.abc import Iterator, Sequence

from tests.referee.cards import Card
from tests.referee.rules import Rules

DEALER_STREAM = 2**64 - 1


def words(secret: bytes, parts: Sequence[bytes], number: int) -> Iterator[int]:
    """The stream of a hand, in whole numbers of four bytes."""
    key = hashlib.sha256(secret + b"".join(hashlib.sha256(part).digest() for part in parts)).digest()
    counter = 0
    while True:
        block = hashlib.sha256(key + number.to_bytes(8) + counter.to_bytes(8)).digest()
        yield from (int.from_bytes(block[at : at + 4]) for at in range(0, 32, 4))
        counter += 1


def below(stream: Iterator[int], bound: int) -> int:
    return next(word for word in stream if word < 2**32 - 2**32 % bound) % bound


def deck(rules: Rules, secret: bytes, parts: Sequence[bytes], number: int) -> list[Card]:
    """The shuffled deck of a hand, in the order of the deal."""
    stream = words(secret, parts, number)
    cards = rules.pack()
    for last in range(len(cards) - 1, 0, -1):
        place = below(stream, last + 1)
        cards[last], cards[place] = cards[place], cards[last]
    return cards


def first_dealer(rules: Rules, secret: bytes, parts: Sequence[bytes]) -> int:
    return below(words(secret, parts, DEALER_STREAM), rules.players)
