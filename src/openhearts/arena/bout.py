"""One deal between two players, in every seating: the unit of a match, with the same outcome wherever it is played."""

from __future__ import annotations

import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from openhearts.arena.deals import Deals, Seating, seed_of
from openhearts.arena.foreign import Fault, NeverStarted, instead
from openhearts.arena.players import Lineup, Seated
from openhearts.arena.program import Stopped
from openhearts.errors import AnyMessage, IllegalAction, OpenHeartsError, as_given, message
from openhearts.game import Action, Game, View

if TYPE_CHECKING:
    from openhearts.protocol import FairLog, Log


class Deal(NamedTuple):
    """A deal to be played: deal `number` between the players `first` and `second`; a whole game, or one hand.

    `recorded` says whether to keep the logs.
    """

    first: int
    second: int
    whole: bool
    number: int
    recorded: bool = False


@dataclass
class Side:
    """One player's results in a deal, over all its seatings.

    `amount` is the sum over the seatings of the mean of its seats: points for the hand, or chips won in the game;
    `won` is the sum of its shares of the games won. Seconds are for decisions with more than one choice. `first_fault`
    is a message that says what a program first did wrong.
    """

    amount: float = 0.0
    won: float = 0.0
    moons: int = 0
    decisions: int = 0
    seconds: float = field(default=0.0, compare=False)
    slowest: float = field(default=0.0, compare=False)
    faults: Counter[str] = field(default_factory=Counter)
    first_fault: AnyMessage | None = None

    def decided(self, seconds: float) -> None:
        """Counts a decision that took this long."""
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)

    def failed(self, kind: str, reason: AnyMessage) -> None:
        """Counts a fault."""
        self.faults[kind] += 1
        self.first_fault = self.first_fault or reason


@dataclass(frozen=True)
class Outcome:
    """The outcome of a deal: how often it was played, in how many hands, and the two sides' results.

    `logs` has the log of one game per seating, if the deal is recorded.
    """

    deal: Deal
    seatings: int
    hands: int
    sides: tuple[Side, Side]
    logs: tuple[Log | FairLog, ...] = ()


class Failed(Exception):
    """Player `number` can't go on, which ends the match: why (a message), and the last output of a program.

    If a callable raised an exception, that is the cause.
    """

    def __init__(self, number: int, reason: AnyMessage, last_words: str = "") -> None:
        super().__init__(number, reason, last_words)
        self.number = number
        self.reason = reason
        self.last_words = last_words


def play(deal: Deal, deals: Deals, lineup: Lineup, stop: threading.Event) -> Outcome:
    """Plays the deal once in every seating. Raises `Stopped` soon after `stop` is set.

    A program that commits a `Fault` loses the hand, or the game if whole games are played. Raises `Failed` for a
    callable that raises or breaks the rules, and for a program that never starts.
    """
    sides = (Side(), Side())
    seed = seed_of("bots", deals.seed, deal.whole, deal.number)
    hands = 0
    logs: list[Log | FairLog] = []
    with lineup.seated(deal.first, stop) as first, lineup.seated(deal.second, stop) as second:
        for seating in deals.seatings:
            game = deals.game(deal.number) if deal.whole else deals.hand(deal.number)
            guilty = _play_out(game, deal.whole, seating, (first, second), sides, seed, stop)
            hands += len(game.results) + (guilty is not None)
            _count(game, seating, sides)
            if deal.recorded:
                logs.append(game.log())
            if guilty is None:
                _settle(game, seating, sides, deals)
            else:
                _forfeit(guilty, seating, sides, deals, deal.whole)
    return Outcome(deal, len(deals.seatings), hands, sides, tuple(logs))


def _play_out(
    game: Game,
    whole: bool,
    seating: Seating,
    players: tuple[Seated, Seated],
    sides: tuple[Side, Side],
    seed: int,
    stop: threading.Event,
) -> int | None:
    """Plays to the end of the game or of its first hand. Returns the player whose program committed a fault, if any.

    The seed of a decision depends on the deal, the seat and the number of earlier decisions, but not on the seating: a
    player against itself plays the same game in all of them and comes out even.
    """
    made = 0
    while not (game.over if whole else game.results):
        if stop.is_set():
            raise Stopped
        seat = game.hand.to_act
        assert seat is not None  # somebody is to act until the game is over
        who = seating[seat]
        player, side = players[who], sides[who]
        view = game.view(seat)
        free = view.phase != "play" or len(view.legal) > 1
        made += 1
        chance = seed_of(seed, seat, made)
        began = time.perf_counter()
        try:
            action = _chosen(player, view, chance)
        except Fault as fault:
            side.failed(fault.kind, fault.reason)
            return who
        if free:
            side.decided(time.perf_counter() - began)
        try:
            game.act(seat, action)
        except (ValueError, TypeError, OverflowError) as error:
            if player.engine is None:
                raise Failed(player.number, _done_wrong(action, error)) from error
            player.engine.end()
            side.failed("illegal", instead(_done_wrong(action, error), view))
            return who
    return None


def _chosen(player: Seated, view: View, seed: int) -> Action:
    """The player's action. Raises `Fault`, `Stopped`, or `Failed` for anything else that goes wrong."""
    try:
        return player.choose(view, seed)
    except (Fault, Stopped):
        raise
    except NeverStarted as error:
        raise Failed(player.number, error.reason, error.last_words) from error
    except Exception as error:
        kind, text = type(error).__name__, str(error)
        reason = message("arena-raised-saying", error=kind, said=text) if text else message("arena-raised", error=kind)
        raise Failed(player.number, reason) from error


def _done_wrong(action: object, error: Exception) -> AnyMessage:
    if isinstance(error, IllegalAction):
        return message("arena-refused", action=as_given(action), code=error.code, reason=[error.message])
    if isinstance(error, OpenHeartsError):
        return message("arena-done-wrong", action=as_given(action), reason=[error.message])
    return message("arena-no-action", action=as_given(action))


def _count(game: Game, seating: Seating, sides: tuple[Side, Side]) -> None:
    """Counts the moons: one for a player, whether a single seat or two partners shot it."""
    for result in game.results:
        for who in {seating[seat] for seat in result["moon"] or ()}:
            sides[who].moons += 1


def _settle(game: Game, seating: Seating, sides: tuple[Side, Side], deals: Deals) -> None:
    """Adds the game's results for both players: average points or chips of their seats, and shares of the win."""
    amounts: list[float] = list(game.totals)
    if game.chips is not None and deals.chips is not None:
        amounts = [stack / game.chips["unit"] - deals.chips for stack in game.chips["stacks"]]
    for who, side in enumerate(sides):
        own = [amount for amount, sitter in zip(amounts, seating, strict=True) if sitter == who]
        side.amount += sum(own) / len(own)
        side.won += sum(seating[seat] == who for seat in game.winners) / max(1, len(game.winners))


def _forfeit(guilty: int, seating: Seating, sides: tuple[Side, Side], deals: Deals, whole: bool) -> None:
    """Counts a loss for the player at fault.

    In a hand, every penalty point goes to the player at fault (under `objective="high"`, to the other). In a game for
    chips, the player at fault pays the other what one seat has bought.
    """
    other = 1 - guilty
    sides[other].won += 1
    if whole and deals.chips is not None:
        sides[guilty].amount -= deals.chips / seating.count(guilty)
        sides[other].amount += deals.chips / seating.count(other)
    else:
        bearer = guilty if deals.rules.objective == "low" else other
        sides[bearer].amount += deals.rules.moon_points / seating.count(bearer)
