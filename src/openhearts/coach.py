"""What each choice is worth, and why: all are played out in deals that are consistent with what the seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from operator import index
from typing import TYPE_CHECKING, Literal, NamedTuple

from openhearts import _core
from openhearts.errors import BadInput, as_given, message
from openhearts.game import Action, View
from openhearts.input_checks import checked_seat, checked_seed
from openhearts.words import words

if TYPE_CHECKING:
    from openhearts.protocol import ReasonMessage, Weighed


class Choice(NamedTuple):
    """A possible action, and its average results in the deals in which it was tried.

    `cost` is how much worse it is than the best, in the advice's unit, and `cost_error` the standard error of the cost.
    In points, it is what the choice costs the seat itself, or with partners each of them on average; a moon counts by
    its effect on everybody. It is `alike` if it certainly differs from the best by next to nothing, no more than one of
    26 points or of 100 games, and `costly` if it is certainly worse, costs more than 1 and is not alike; it may be
    neither. `gain` is what it is worth compared with the careful player's choice: in points, how much worse the
    opponents do than the seat's side. `error` is its standard error. `points` is the seat's own score for the hand,
    including moons; `place` is the place of its side at the end of the game, from 1.

    The chances, 0 to 1: `win`, that the seat's side wins the game; `pot`, that the seat wins the pot or a share of it;
    `moon` and `moon_against`, that the seat's side, or another, shoots the moon; `queen` and `bonus`, that the seat
    takes the queen, or a card that takes points off; `trick`, that it takes the trick on the table. `win` and `place`
    are 0 if every hand is settled in chips, `pot` if none is. `deals` is the number of deals. Cards of one suit and
    value with nobody else's card between them are a single choice: `also` names the others.

    If the choice is costly, `reasons` tell why the best is better, in messages like those of `Advice`.
    """

    action: Action
    also: list[str]
    cost: float
    cost_error: float
    alike: bool
    costly: bool
    gain: float
    error: float
    points: float
    win: float
    place: float
    pot: float
    moon: float
    moon_against: float
    queen: float
    bonus: float
    trick: float
    deals: int
    reasons: list[ReasonMessage]


@dataclass(frozen=True)
class Advice:
    """All choices of a seat, best first; the unit of their costs and gains; why the first is best.

    The unit is `points`; or `chips`, if every hand is settled in chips; or `game`, hundredths of a game, if this hand
    may end the game or bring a total down at a fifty, and for the choice of a moon. A game counts by the chance to win
    it and, for a 64th, by the share of the other sides that will be behind.

    `reasons` are messages, one per sentence: {"id": "reason-queen-keep", "args": {"queen": "QS", "other_rate": 83}}.
    """

    choices: list[Choice]
    unit: Literal["points", "chips", "game"]
    reasons: list[ReasonMessage]

    @property
    def why(self) -> str:
        """The reasons in words, in the language in use."""
        return words().sentences(words().say(each) for each in self.reasons)

    @property
    def best(self) -> Choice:
        """What the coach would do."""
        return self.choices[0]


def coach(view: View, nodes: int = 60_000, seed: int = 0) -> Advice:
    """Tries every choice in the same deals, as many deals as `nodes` decisions allow, 1 to 100 million.

    A pass gets four times as many nodes, and only the most promising passes are tried. Raises `IllegalAction`
    (not_your_turn) if it isn't the seat's turn, and `BadInput` for a number out of range or a spectator's view.
    """
    checked_seat(view)
    nodes = index(nodes)
    if not 1 <= nodes <= _core.most_nodes:
        raise BadInput("bad_argument", message("input-nodes", most=_core.most_nodes, given=as_given(nodes)))
    found = _core.coach(view, checked_seed(seed), nodes)
    choices = [_choice(row) for row in found["choices"]]
    return Advice(choices, found["unit"], found["reasons"])


def _choice(row: Weighed) -> Choice:
    return Choice(**row)._replace(action=_action(row["action"]))


def _action(text: str) -> Action:
    """An action as bots return it, from its text in a log."""
    kind, _, *rest = text.split()
    if kind == "pass":
        return rest
    return int(rest[0]) if kind == "bid" else rest[0]
