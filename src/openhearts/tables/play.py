"""A game as it is played at a table: whose turn it is, until when, and the events of each action."""

from __future__ import annotations

from collections.abc import Sequence

from openhearts.errors import BadInput, message
from openhearts.game import Game
from openhearts.tables.limits import HAND_PAUSE, TRICK_PAUSE
from openhearts.tables.protocol import Limits

Happened = Sequence[tuple[str, dict[int, str]]]
"""Events of a game, as `Game.events` returns them: the public part, and by seat what only that seat sees."""


class Play:
    """One game at a table. Two games are equal if the same has happened in both."""

    __slots__ = (
        "allowed",
        "due",
        "game",
        "hand",
        "limits",
        "mid_trick",
        "number",
        "over",
        "phase",
        "read_until",
        "seat_of",
        "told",
        "waiting",
    )

    def __init__(self, number: int, game: Game, limits: Limits, at: int, seat_of: dict[str, int]) -> None:
        self.number = number
        self.game = game
        self.limits = limits
        self.seat_of = seat_of
        "The seat each person has had in this game: having seen its cards, they may sit in no other."
        self.told = 0
        "How many of the game's events `happened` has returned."
        self.hand = 0
        self.phase = ""
        self.due: int | None = None
        self.allowed: set[int] = set()
        "The seats whose time was extended for the current turn."
        self.mid_trick = False
        self.read_until = at
        "Until when people read the last hand's result; no clock runs before."
        self.over = False
        "Whether the game has ended."
        self._turn(at)

    def act(self, action: str, at: int) -> Happened:
        """Does an action and returns its events. Raises `IllegalAction` or `BadInput`, and changes nothing, if it can't
        be done.
        """
        do(self.game, action)
        self._turn(at)
        return self.happened()

    def happened(self) -> Happened:
        """The game's events since the last call."""
        events = self.game.events(self.told)
        self.told += len(events)
        return events

    def allow(self, seat: int, at: int) -> None:
        """Gives a seat that is to act its full time again: once per turn, or somebody who reconnects again and again
        would never have to act.
        """
        if self.due is not None and seat in self.waiting and seat not in self.allowed:
            self.allowed.add(seat)
            self.due = max(self.due, at + 1000 * self.time())

    def time(self) -> int:
        """The seconds allowed for the current action; 0: no limit."""
        return self.limits.pass_time if self.phase == "pass" else self.limits.play_time

    def _turn(self, at: int) -> None:
        """Works out whose turn it is, and sets the clock. In a pass one clock runs for all seats from its beginning."""
        game = self.game
        hand = game.hand
        number, phase = hand.number, hand.phase
        same_pass = phase == "pass" == self.phase and number == self.hand
        if number != self.hand:
            self.read_until = at + HAND_PAUSE
        was_mid_trick, self.mid_trick = self.mid_trick, False
        if phase == "play":
            trick = hand.trick
            self.mid_trick = trick is not None and bool(trick["cards"])
        starts = max(self.read_until, at + TRICK_PAUSE if was_mid_trick and not self.mid_trick else at)
        self.hand, self.phase, self.over = number, phase, game.over
        self.waiting: list[int] = [] if self.over else hand.waiting
        if not same_pass:
            seconds = self.time()
            self.due = starts + 1000 * seconds if seconds and self.waiting else None
            self.allowed = set()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Play) and self._facts() == other._facts()

    __hash__ = None  # type: ignore[assignment]

    def _facts(self) -> tuple[object, ...]:
        return (
            self.number,
            self.game,
            self.limits,
            self.seat_of,
            self.due,
            self.read_until,
            self.allowed,
            self.waiting,
            self.mid_trick,
        )


def do(game: Game, action: str) -> None:
    """Does an action given as text, such as "play 3 QS".

    Raises `IllegalAction`, or `BadInput` if the text isn't an action.
    """
    verb, _, rest = action.partition(" ")
    who, _, what = rest.partition(" ")
    if not (who.isascii() and who.isdigit() and len(who) <= 2 and what):
        raise unreadable()
    seat = int(who)
    if verb == "play":
        game.play(seat, what)
    elif verb == "pass":
        game.pass_cards(seat, what.split(" "))
    elif verb == "bid" and what.isascii() and what.isdigit() and len(what) <= 9:
        game.bid(seat, int(what))
    elif verb == "suit":
        game.name_suit(seat, what)
    elif verb == "moon":
        game.choose_moon(seat, what)
    else:
        raise unreadable()


def unreadable() -> BadInput:
    """The error for a text that isn't an action."""
    return BadInput("bad_action", message("people-refused-bad_action"))
