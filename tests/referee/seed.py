"""The deck and the first dealer of a seed, the same on every machine (conformance/README.md, "Seeds").

xoshiro256++ seeded through splitmix64, and Fisher and Yates. The rules only require chance; the generator
is the project's choice, and logs rely on it.
"""

from tests.referee.cards import Card
from tests.referee.rules import Rules

MASK = 2**64 - 1
DEALER_STREAM = MASK
BATCH = 6  # places drawn from one word


def splitmix(word: int) -> int:
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB & MASK
    return word ^ (word >> 31)


def rotated(word: int, steps: int) -> int:
    return (word << steps | word >> (64 - steps)) & MASK


class Chance:
    """A stream of 64-bit words; a game's seed has one for each hand, and one for its first dealer."""

    def __init__(self, seed: int, stream: int) -> None:
        mixed = splitmix((seed + 0x632BE59BD9B4E019 * stream) & MASK)
        self.state = []
        for _ in range(4):
            mixed = (mixed + 0x9E3779B97F4A7C15) & MASK
            self.state.append(splitmix(mixed))

    def word(self) -> int:
        a, b, c, d = self.state
        result = (rotated((a + d) & MASK, 23) + a) & MASK
        c, d = c ^ a, d ^ b
        self.state = [a ^ d, b ^ c, c ^ (b << 17 & MASK), rotated(d, 45)]
        return result

    def below(self, bound: int) -> int:
        """From the upper half of a word, drawn again where a number would come up more often than another."""
        while True:
            product = (self.word() >> 32) * bound
            if product % 2**32 >= 2**32 % bound:
                return product >> 32

    def places(self, count: int, draws: int) -> list[int]:
        """A place below count, one below count - 1, and so on, all from one word."""
        product = 1
        for bound in range(count - draws + 1, count + 1):
            product *= bound
        while True:
            places = []
            rest = self.word()
            for bound in range(count, count - draws, -1):
                places.append(rest * bound >> 64)
                rest = rest * bound & MASK
            if rest >= 2**64 % product:
                return places


def deck(rules: Rules, seed: int, number: int) -> list[Card]:
    """The shuffled deck of a hand, in the order of the deal."""
    chance = Chance(seed, number)
    cards = rules.pack()
    left = len(cards)
    while left > 1:
        for place in chance.places(left, min(BATCH, left - 1)):
            left -= 1
            cards[left], cards[place] = cards[place], cards[left]
    return cards


def first_dealer(rules: Rules, seed: int) -> int:
    return Chance(seed, DEALER_STREAM).below(rules.players)
