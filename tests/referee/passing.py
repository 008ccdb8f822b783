"""Who passes how many cards to whom: the entries of `pass_cycle`."""

from tests.referee.rules import Rules

STEPS = {"left": 1, "left2": 2, "left3": 3, "right": -1, "right2": -2, "right3": -3}


def direction(rules: Rules, number: int) -> str:
    """The entry of the cycle for this hand, numbered from 0; where no cards are passed, always the same."""
    return "hold" if rules.pass_count == 0 else rules.pass_cycle[number % len(rules.pass_cycle)]


def size(rules: Rules, to: str) -> int:
    """How many cards each player gives."""
    if to == "hold":
        return 0
    return rules.players - 1 if to == "scatter" else rules.pass_count


def target(rules: Rules, to: str, seat: int, place: int) -> int:
    """Who gets the card that this seat gives in this place of its list: in a scatter first the left neighbour."""
    if to == "scatter":
        return (seat + 1 + place) % rules.players
    if to == "across":
        return (seat + rules.players // 2) % rules.players
    return (seat + STEPS[to]) % rules.players
