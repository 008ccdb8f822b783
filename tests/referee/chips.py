"""Chips: what each player has and what lies in the pot, and the settlement of a hand (section 7).

Whole numbers of the rules' unit, 1/n of a chip. Counts the cards as they fell, never a moon's score.
"""

from dataclasses import dataclass

from tests.referee.cards import Card, of_suit
from tests.referee.rules import Rules


@dataclass(frozen=True)
class Chips:
    stacks: list[int]  # below 0: a debt
    pot: int

    def bid_paid(self, bidder: int, bid: int) -> "Chips":
        stacks = list(self.stacks)
        stacks[bidder] -= bid
        return Chips(stacks, self.pot + bid)


@dataclass(frozen=True)
class Settled:
    """What a hand did to the chips."""

    before: int
    paid: list[int]
    won: list[int]
    pot: int
    was_won: bool  # a pot that was taken, whole or split; else it carries

    def net(self) -> list[int]:
        return [won - paid for won, paid in zip(self.won, self.paid, strict=True)]


def buy_in(rules: Rules) -> Chips | None:
    """What everybody begins with; None where nothing is settled in chips."""
    if rules.settlement.kind == "none":
        return None
    return Chips([rules.settlement.buy_in * rules.chip_unit()] * rules.players, 0)


def average(rules: Rules, totals: list[int], pot: int) -> Settled:
    """The end of the game: who stands above the mean of the totals pays the difference, who stands below takes it."""
    nets = [sum(totals) - rules.players * total for total in totals]
    if rules.objective == "high":
        nets = [-net for net in nets]
    return Settled(pot, [max(0, -net) for net in nets], [max(0, net) for net in nets], pot, was_won=True)


def howell(rules: Rules, taken: list[list[Card]], pot: int) -> Settled:
    """n - 1 chips for each heart taken, one back for each heart that was not."""
    hearts = [len(of_suit(cards, "H")) for cards in taken]
    paid = [(rules.players - 1) * mine for mine in hearts]
    return Settled(pot, paid, [sum(hearts) - mine for mine in hearts], pot, was_won=True)


def paid_in(rules: Rules, taken: list[list[Card]]) -> list[int]:
    """A chip a point, for the positive values; bonus cards pay nothing."""
    return [sum(rules.value(card) for card in cards if rules.is_penalty(card)) for cards in taken]


def share(pot_before: int, paid: list[int], takers: list[int]) -> Settled:
    """The given seats take the pot in equal shares; odd chips stay."""
    pot = pot_before + sum(paid)
    each = pot // len(takers) if takers else 0
    won = [each if seat in takers else 0 for seat in range(len(paid))]
    return Settled(pot_before, paid, won, pot - sum(won), was_won=takers != [])


def lowest_takes_pot(rules: Rules, taken: list[list[Card]], pot: int) -> Settled:
    """Hand points as the cards fell, bonuses included."""
    points = [sum(rules.value(card) for card in cards) for cards in taken]
    return share(pot, paid_in(rules, taken), [seat for seat, mine in enumerate(points) if mine == min(points)])


def sweepstakes(rules: Rules, taken: list[list[Card]], pot: int) -> Settled:
    """The pot goes to the one player who is clear; with `split_two` also to two; else it stays."""
    paid = paid_in(rules, taken)
    clear = [seat for seat, chips in enumerate(paid) if chips == 0]
    most = 2 if rules.settlement.split_two else 1
    return share(pot, paid, clear if len(clear) <= most else [])


def settle(rules: Rules, taken: list[list[Card]], totals: list[int], over: bool, pot: int) -> Settled | None:
    """The settlement of a finished hand; None where there is none, or none yet. `totals`: after the hand."""
    if rules.settlement.kind == "average":
        return average(rules, totals, pot) if over else None
    per_hand = {"lowest_takes_pot": lowest_takes_pot, "sweepstakes": sweepstakes, "howell": howell}
    if rules.settlement.kind == "none":
        return None
    return per_hand[rules.settlement.kind](rules, taken, pot)
