"""An episode: one hand, or a whole game, with actions as numbers. The Python interface for programs that learn.

An action is a number: 0 to 51 a card (suit * 13 + rank; clubs, diamonds, spades, hearts, from the two up), played or
chosen next in a pass; 52 to 55 a suit named; 56 and 57 a moon counted the old and the new way; 58 + n a bid of n chips.
docs/reference/learning.md describes actions, observations and returns.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from numbers import Integral
from typing import Literal, Self

from openhearts import _core
from openhearts.errors import BadInput, IllegalAction, as_given, message, no_action
from openhearts.game import Action, Hand
from openhearts.input_checks import checked_hand, checked_seed
from openhearts.rules import Rules, checked_rules

Returns = Literal["margin", "score", "chips", "win"]
"""What an episode is worth: the margin over the opponents' mean, the score, chips won, or a game won."""

FIRST_BID = 58
NUMBERS = {_core.Episode.name(number): number for number in range(FIRST_BID)}


class Episode(_core.Episode):
    """One hand under `rules` (default: the standard game), or a whole game, with actions as numbers, seat by seat.

    The same `seed` (0 to 2**64 - 1) gives the same cards on every machine; without one, a seed is drawn. A whole game
    has the deals of `Game(rules, seed=seed)`; a hand is one of that game's, drawn at random, with all totals at 0, so
    that over many seeds every pass and every dealer occur. A pass is chosen card by card, and takes place with the last
    one; seats pass one after another, and nobody sees what the others have chosen.

    `returns` says what the episode was worth to each seat; more is always better. "margin": the opponents' mean score
    minus that of one's own side, which sums to 0. "score": one's own, negated unless high scores win. "chips": chips
    won, if the rules have a settlement. "win": for a whole game, 1, shared among its winners. Raises `BadInput`
    (bad_argument) for returns that such an episode doesn't have.
    """

    def __init__(
        self, rules: Rules | None = None, seed: int | None = None, *, game: bool = False, returns: Returns = "margin"
    ) -> None:
        self._rules = checked_rules(rules)
        super().__init__(
            self._rules,
            secrets.randbits(64) if seed is None else checked_seed(seed),
            bool(game),
            checked_returns(returns),
        )

    @classmethod
    def from_hand(cls, hand: Hand, *, returns: Returns = "margin") -> Self:
        """An episode of the rest of a hand, from any game or position. The hand itself is not changed.

        Chips are counted from here on. Raises `BadInput` (bad_argument) for returns that a hand doesn't have.
        """
        checked_hand(hand)
        made = cls.__new__(cls)
        _core.Episode.__init__(made, hand, checked_returns(returns))
        made._rules = Rules.from_json(made._changes)
        return made

    @property
    def rules(self) -> Rules:
        """The rules of the episode."""
        return self._rules

    def restart(self, seed: int | None = None) -> None:
        """Deals anew, from this seed or from a drawn one. Faster than making another episode under the same rules."""
        self._restart(secrets.randbits(64) if seed is None else checked_seed(seed))

    def act(self, action: Action) -> None:
        """Takes a player's action: a card, cards to pass, a bid, a suit or a choice.

        Raises what `step` raises, and then has changed nothing: a pass is all the cards that are still to be chosen.
        """
        chosen = numbers(action)
        if isinstance(action, int | Integral):
            self._check_phase("bid")
        elif not isinstance(action, str):
            self._check_pass(chosen)
        for number in chosen:
            self.step(number)

    def _check_pass(self, chosen: list[int]) -> None:
        """Raises `IllegalAction` unless these cards can be chosen, and the last of them hands them over."""
        self._check_phase("pass")
        seat, ahead = self.to_act, self.copy()
        count = ahead.view().pass_count
        wrong = IllegalAction("wrong_number_of_cards", message("refusal-wrong_number_of_cards", count=count))
        passing = True
        for number in chosen:
            if not passing:
                raise wrong
            ahead.step(number)
            passing = ahead.to_act == seat and ahead.view(seat).phase == "pass"
        if passing:
            raise wrong

    def _check_phase(self, phase: str) -> None:
        """Raises `IllegalAction` in any other phase: most rules have no number for a bid."""
        if self.over or self.view().phase != phase:
            code = "game_over" if self.over else "not_now"
            raise IllegalAction(code, message(f"refusal-{code}"))

    def copy(self) -> Self:
        """An independent copy, with the attributes of a subclass as they are."""
        made = self._copy_of(self, self._rules)
        made.__dict__.update(self.__dict__)
        return made

    __copy__ = copy

    def __reduce__(self) -> tuple[object, ...]:
        """Deep copies, and pickles for the same version on the same kind of machine: for other processes, not for
        storage. The attributes of a subclass go along.
        """
        return _restored, (type(self), _core.version, self._rules, *self._state()), self.__dict__ or None

    @classmethod
    def _copy_of(cls, other: _core.Episode, rules: Rules) -> Self:
        made = cls.__new__(cls)
        made._rules = rules
        _core.Episode.__init__(made, other)
        return made

    def __repr__(self) -> str:
        return f"<Episode seed={self.seed} to_act={self.to_act} over={self.over} rules={self.rules!r}>"


def _restored(kind: type[Episode], version: str, rules: Rules, game: bool, returns: str, state: bytes) -> Episode:
    if version != _core.version:
        raise BadInput("bad_argument", message("input-version"))
    made = kind.__new__(kind)
    made._rules = rules
    _core.Episode.__init__(made, rules, game, returns, state)
    return made


def checked_returns(returns: Returns) -> Returns:
    """The name of returns, which the core knows. Raises `BadInput` (bad_argument) for what is no name."""
    if not isinstance(returns, str):
        raise BadInput("bad_argument", message("learning-returns", given=as_given(returns)))
    return returns


def numbers(action: Action) -> list[int]:
    """The numbers of an action: one for each card of a pass, otherwise one.

    Raises `BadInput` (bad_argument) for names that aren't an action's and for fewer than no chips, `TypeError` for what
    is no action at all.
    """
    if isinstance(action, int | Integral) and not isinstance(action, bool):
        if action < 0:
            raise BadInput("bad_argument", message("learning-action", given=as_given(action)))
        return [FIRST_BID + int(action)]
    if not isinstance(action, Iterable):
        raise no_action(action)
    try:
        return [_number(name) for name in ([action] if isinstance(action, str) else action)]
    except (KeyError, AttributeError, TypeError) as error:
        raise BadInput("bad_argument", message("learning-action", given=as_given(action))) from error


def _number(name: str) -> int:
    """The number of an action but a bid. Cards may be in lower case, and a ten may have its digits."""
    return NUMBERS[name if name in NUMBERS else name.upper().replace("10", "T")]
