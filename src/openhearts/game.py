"""Games and hands: the Python interface of the core.

A card is a string, rank then suit: "QS", "TD", "2C". A seat is a number from 0, clockwise. An action is a card, a list
of cards (a pass), a number of chips (a bid, or 0 to decline), a suit's name, or "old" or "new" (how a moon counts).
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from openhearts import _core
from openhearts.errors import BadInput, as_given, message
from openhearts.fair_deal import FairDeal
from openhearts.input_checks import checked_seed, checked_text, json_text
from openhearts.rules import Rules, checked_rules

if TYPE_CHECKING:
    from openhearts.protocol import FairLog, Log

Action = str | int | Sequence[str]
"""What a player does: a card, or a suit's name, or how a moon counts; chips; cards to pass."""
Hand = _core.Hand
View = _core.View


def action_text(phase: str, seat: int, action: Action) -> str:
    """An action as written in a log, "play 3 QS"; `phase` is the phase in which it is taken."""
    words = [action] if isinstance(action, str | int) else action
    return " ".join(map(str, (phase, seat, *words)))


class Game(_core.Game):
    """A game: hands until it ends. Its log determines everything about it.

    `rules` default to the standard game. The same `seed` (0 to 2**64 - 1) gives the same deals on every machine;
    without one, a seed is drawn. With `deal` instead, the deals are fair: anybody can check them afterwards. The next
    hand is dealt as soon as one is scored, until the game is over.
    """

    def __init__(self, rules: Rules | None = None, *, seed: int | None = None, deal: FairDeal | None = None) -> None:
        chosen = checked_rules(rules)
        if deal is None:
            super().__init__(chosen, secrets.randbits(64) if seed is None else checked_seed(seed))
        elif seed is not None:
            raise BadInput("bad_argument", message("input-seed-and-deal"))
        elif not isinstance(deal, FairDeal):
            raise BadInput("bad_argument", message("input-deal", given=as_given(deal)))
        else:
            super().__init__(chosen, deal.secret, list(deal.parts))

    @classmethod
    def from_log(cls, log: str | Mapping[str, object]) -> Game:
        """The game that a log describes. Raises `BadInput`, which says what is wrong, if it can't be replayed."""
        game = cls.__new__(cls)
        _core.Game.__init__(game, json_text(log))
        return game

    def log(self, *, secret: bool = True) -> Log | FairLog:
        """The whole game: {"openhearts": 1, "rules", "seed", "dealer", "actions"}.

        With fair deals, `openhearts` is 2, and there is `deal` instead of `seed`. Leave out the secret as long as it
        must not be known; such a log can't be replayed.
        """
        return self._log(bool(secret))

    @classmethod
    def from_text(cls, text: str) -> Game:
        """The single game in a text in the notation for people. Ignores comments: see `openhearts.transcripts`.

        Raises `BadInput`, which says in which line the text is wrong and why, or that it has several games.
        """
        read = _core.read_notation(checked_text(text))
        if len(read) > 1:
            raise BadInput("bad_log", message("input-one-game"))
        return cls.from_log(read[0][0])

    def text(self) -> str:
        """The whole game in the notation for people: tags, the cards of each hand, a line for each trick, scores."""
        return _core.write_notation(self, "{}", [])

    @property
    def deal(self) -> FairDeal | None:
        """What fair deals follow from, including the secret; None with a seed."""
        deal = self._deal
        return None if deal is None else FairDeal(deal[0], tuple(deal[1]))

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self._rules  # type: ignore[no-any-return]

    def __reduce__(self) -> tuple[object, ...]:
        """Pickles and copies the game as its log, with the attributes of a subclass."""
        return type(self).from_log, (self._log_text(),), self.__dict__ or None

    def __repr__(self) -> str:
        hand, deal, seed = self.hand, self.deal, self.seed
        dealt = f"hash={deal.hash}" if deal else "from a position" if seed is None else f"seed={seed}"
        return f"<Game {dealt} hand={hand.number} phase={hand.phase} totals={self.totals} rules={self.rules!r}>"
