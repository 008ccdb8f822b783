"""What each choice is worth, and why: every one is played out in deals that agree with what the seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from openhearts import _core
from openhearts.errors import BadInput
from openhearts.game import Action, View
from openhearts.written import checked_seed

MOST_NODES = 100_000_000


class Choice(NamedTuple):
    """What may be done, and what comes of it on the mean of the deals it was tried in.

    `points` are the seat's own of the hand, a moon's among them; `gain` is by how much the opponents do worse than the
    seat's side, in points (or by how many chips it gains) against the first choice of the careful player, and `error`
    its standard error. `moon`, `moon_against` and `queen` are how likely the seat's side, or another, shoots the moon,
    and the seat takes the queen, 0 to 1. `deals` is how many there were. Cards of one suit and value that nobody else's
    lies between are one choice, named by the lowest.
    """

    action: Action
    points: float
    gain: float
    error: float
    moon: float
    moon_against: float
    queen: float
    deals: int


@dataclass(frozen=True)
class Advice:
    """All the choices of a seat, the best first, and why it is."""

    choices: list[Choice]
    why: str

    @property
    def best(self) -> Choice:
        """What the coach would do."""
        return self.choices[0]


def coach(view: View, nodes: int = 60_000, seed: int = 0) -> Advice:
    """Tries every choice in the same deals, as many as `nodes` decisions suffice for, 1 to 100 million.

    For a pass it knows only the careful player's. Raises `IllegalAction` (not_your_turn) when the seat is not to act,
    and `BadInput` for a number that cannot be.
    """
    if not 1 <= nodes <= MOST_NODES:
        raise BadInput("bad_argument", f"A coach thinks through 1 to {MOST_NODES:,} decisions, not {nodes!r}.")
    found, best = _core.advise(view, checked_seed(seed), nodes, games=False)
    choices = [Choice(*row) for row in found]
    choices.insert(0, choices.pop(best))
    choices[1:] = sorted(choices[1:], key=lambda choice: -choice.gain)
    return Advice(choices, _why(choices))


def _why(choices: list[Choice]) -> str:
    """The reason for the first, from what sets it apart from the likeliest other."""
    best = choices[0]
    if isinstance(best.action, list):
        return f"A careful player gets along best without {_said(best)}."
    if len(choices) == 1:
        return f"{_said(best)} is the only choice."
    if best.deals == 0:
        return f"{_said(best)} looks best; there was no time to try the others."
    other = choices[1]
    worse = best.gain - other.gain
    error = max(best.error, other.error)
    if best.moon >= 0.25 and best.moon > other.moon + 0.1:
        return (
            f"Go for the moon: {_said(best)} brings it home in {_of(best.moon)} deals,"
            f" {_said(other)} in {_of(other.moon)}."
        )
    if other.moon_against > best.moon_against + 0.03:
        return (
            f"Stop the moon: after {_said(other)} somebody shoots it in {_of(other.moon_against)} deals,"
            f" after {_said(best)} in {_of(best.moon_against)}."
        )
    if other.queen > best.queen + 0.08:
        return (
            f"The queen of spades: with {_said(other)} you take her in {_of(other.queen)} deals,"
            f" with {_said(best)} in {_of(best.queen)}."
        )
    if worse < 2 * error or worse < 0.1:
        return f"It makes little difference: {_said(best)} and {_said(other)} come out alike."
    return f"{_said(other)} costs {worse:.1f} points more than {_said(best)} on the mean."


def _said(choice: Choice) -> str:
    action = choice.action
    return " ".join(action) if isinstance(action, list) else str(action)


def _of(share: float) -> str:
    return f"{round(100 * share)} of 100"
