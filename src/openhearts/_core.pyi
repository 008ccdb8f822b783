"""The engine. Use the names in `openhearts`; this module is private."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, overload

import openhearts.game
from openhearts.playouts import PlayedOut
import openhearts.protocol


class Rules:
    def __init__(self, json: str) -> None: ...

    def _value(self, name: str) -> Any: ...

    def _fact(self, name: str) -> Any: ...

    def _sheet(self) -> list[openhearts.protocol.RuleSheetPart]: ...

    @overload
    def __eq__(self, arg: Rules, /) -> bool: ...

    @overload
    def __eq__(self, other: object | None) -> bool: ...

    def __hash__(self) -> int: ...

class View:
    """
    What one seat may know of a hand; nothing in it could be used to cheat.

    docs/reference/view.md describes every field.
    """

    @property
    def seat(self) -> int | None:
        """Whose view it is; None for a spectator's."""

    @property
    def phase(self) -> str:
        """"bid", "suit", "pass", "play", "moon" or "done"."""

    @property
    def to_act(self) -> int | None:
        """The seat to act; None when the hand is done."""

    @property
    def cards(self) -> list[str]:
        """The cards in this seat's hand, lowest first."""

    @property
    def legal(self) -> tuple[str, ...]:
        """
        The cards this seat may play now; in a pass its whole hand; empty when it is not to act.
        """

    @property
    def trick(self) -> openhearts.protocol.Trick | None:
        """The trick on the table."""

    @property
    def tricks(self) -> Sequence[openhearts.protocol.WonTrick]:
        """The complete tricks."""

    @property
    def broken(self) -> bool:
        """Whether hearts are broken."""

    @property
    def points(self) -> list[int]:
        """The value of the cards each seat has taken in this hand."""

    @property
    def totals(self) -> list[int]:
        """The totals before this hand; after it once it is done."""

    @property
    def pass_count(self) -> int:
        """How many cards are to be passed now; 0 outside a pass."""

    def to_dict(self) -> openhearts.protocol.SeatView:
        """All of it, as plain values."""

    def to_json(self) -> str:
        """All of it, as JSON on one line."""

    @overload
    def __eq__(self, arg: View, /) -> bool: ...

    @overload
    def __eq__(self, other: object | None) -> bool: ...

    def __hash__(self) -> int: ...

    def __repr__(self) -> str: ...

    def __copy__(self) -> View: ...

    def __deepcopy__(self, memo: object) -> View: ...

    def __getstate__(self) -> tuple[str, str, bytes]: ...

    def __setstate__(self, arg: tuple[str, str, bytes], /) -> None: ...

class Hand:
    """
    One hand, from the deal to its scores: the truth, hidden cards included.

    It stays what it is when its game deals the next one.
    """


    def legal(self, seat: int | None = None, /) -> tuple[str, ...]:
        """
        The cards that seat (else whoever is to act) may play now, lowest first; in a pass its whole hand; empty when it
        is not to act.

        Raises IllegalAction (no_such_seat).
        """

    def play(self, seat: int, card: str, /) -> None:
        """Plays a card, as Game.play does."""

    def pass_cards(self, seat: int, cards: Iterable[str], /) -> None:
        """Passes cards, as Game.pass_cards does."""

    def clone(self) -> Hand:
        """
        A hand of its own, as this one is now, under the same rules and totals.

        Playing on in either changes nothing in the other, and no next hand is dealt after a clone.
        """

    def step(self, card: str, /) -> tuple[str, ...]:
        """
        Plays a card for whoever is to act; returns what the next player may play, nothing once the last card has fallen.

        The shortest way through a hand: `while legal: legal = hand.step(choose(legal))`. Raises IllegalAction.
        """

    @property
    def to_act(self) -> int | None:
        """
        The seat to act; in a pass the first from eldest that has still to pass; None when done.
        """

    @staticmethod
    def from_cards(rules: Rules, hands: Iterable[Iterable[str]], *, dealer: int = 0, number: int = 0, totals: Sequence[int] | None = None, chips: Sequence[int] | None = None, pot: int = 0, kitty: Iterable[str] = (), stock: Sequence[str] = (), bidder: int | None = None, suit: str | None = None, passing: bool = True, leader: int | None = None, trick: Sequence[str] = (), taken: Iterable[Iterable[str]] | None = None, table: Iterable[str] = (), out: Iterable[int] = (), broken: bool = False) -> Hand:
        """
        Any position, for tests and puzzles.

        `hands` are the cards held now, one collection a seat. Without `leader` it is the beginning of hand `number`: dealt and
        waiting for passes, or, with `passing=False`, with the first trick to be led. With `leader` play is past the first
        trick: that seat led the `trick` on the table, or is to lead; `taken` are the cards taken so far, a collection a
        seat. Cards named nowhere are out of play and count in no moon; but if the hands are a whole deal, the cards they
        leave over are the kitty. Play goes on with the hand's own methods, and the game ends with it.

        With a stock `stock` are its cards in the order they are drawn, `out` the seats without a card when the trick was led.
        With two packs `table` are the cards of cancelled tricks. In an auction bidding is to come; with a `bidder` alone the pot
        carries and that seat names the suit; with a `suit` the bidding is over. `chips` are the stacks and `pot` the pot before the
        hand is settled, in whole chips.

        Raises BadInput (bad_position), saying why, if that can't be played.
        """

    def undo(self) -> None:
        """
        Takes back the last action, also across the end of a trick, of the pass or of the hand.

        For hands of their own: clones, copies and positions. Raises BadInput (bad_argument) for a hand of a game, whose
        log keeps what was done, and where nothing has been done since the deal.
        """

    @property
    def number(self) -> int:
        """Its number in the game, from 0."""

    @property
    def dealer(self) -> int:
        """The dealer's seat."""

    @property
    def phase(self) -> str:
        """
        "bid", "suit" (the bidder is to name it), "pass", "play", "moon" (a shooter is to choose) or "done".
        """

    @property
    def waiting(self) -> list[int]:
        """
        Every seat that may act now: during a pass, all who have still to pass.
        """

    def act(self, seat: int, action: openhearts.game.Action) -> None:
        """Does what `action` says, as Game.act does."""

    def bid(self, seat: int, chips: int) -> None:
        """Bids, as Game.bid does."""

    def name_suit(self, seat: int, suit: str) -> None:
        """Names the suit that counts, as Game.name_suit does."""

    def choose_moon(self, seat: int, way: str) -> None:
        """Says how the moon counts, as Game.choose_moon does."""

    def view(self, seat: int | None) -> View:
        """
        What that seat may know: all that a bot is given; of None, what everybody sees. Raises IllegalAction (no_such_seat).
        """

    def cards(self, seat: int) -> list[str]:
        """The cards that seat holds now, lowest first."""

    def dealt(self, seat: int) -> list[str]:
        """The cards that seat was dealt, lowest first."""

    def taken(self, seat: int) -> list[str]:
        """
        The cards that seat has taken, the kitty included once it is theirs, lowest first.
        """

    @property
    def kitty(self) -> list[str]:
        """The cards left over from the deal."""

    @property
    def kitty_taker(self) -> int | None:
        """Who has taken the kitty."""

    @property
    def broken(self) -> bool:
        """Whether hearts are broken."""

    @property
    def pass_to(self) -> str:
        """
        Where cards are passed in this hand: "left", ..., "scatter", or "hold".
        """

    @property
    def trick(self) -> openhearts.protocol.Trick | None:
        """
        The trick on the table: {"leader": seat, "cards": [in order of play]}; None when none is played.
        """

    @property
    def tricks(self) -> Sequence[openhearts.protocol.WonTrick]:
        """
        The complete tricks: {"leader": seat, "cards": [...], "winner": seat} each.
        """

    @property
    def moon(self) -> openhearts.protocol.Moon | None:
        """
        The moon that was shot: {"seats", "chooser", "amount", "sun", "way"}; None without one.
        """

    @property
    def scores(self) -> list[int] | None:
        """The score of each seat; None until the hand is done."""

    @property
    def settled(self) -> openhearts.protocol.Settled | None:
        """
        What the hand moved in chips: {"before", "paid", "won", "net", "pot", "lines"}; None until it is settled.
        """

    def truth(self) -> openhearts.protocol.Truth:
        """Everything about the hand, as the line protocol's `truth`."""

    def text(self) -> str:
        """
        The hand alone as people write it, as far as it has been played: its rules, number, dealer and totals, the cards
        that were dealt, a line for each trick, the scores.

        `Game.from_text` reads it: as a position that begins with the deal, so that its game ends with it. Raises
        BadInput (bad_argument) for a sampled deal.
        """

    def count(self, depth: int) -> int:
        """
        How many sequences of that many legal actions continue the hand (perft).

        Always exact: raises BadInput (bad_argument) where there are more than 100 million, or more positions than
        that to look at.
        """

    def play_out(self, players: str | Sequence[str], n: int = 1, seed: int = 0, threads: int = 1) -> PlayedOut:
        """
        Ends the hand `n` times, played by bots: one by name for all seats, or one for each.

        The hand stays as it is. Each bot gets its own seat's view and a seed of its own; the same `seed` gives the same results
        with any number of `threads`. The interpreter lock is released meanwhile. Raises BadInput (bad_argument).
        """

    def __copy__(self) -> Hand: ...

    def __deepcopy__(self, memo: object) -> Hand: ...

    def __repr__(self) -> str: ...

    def __getstate__(self) -> tuple[str, int]: ...

    def __setstate__(self, arg: tuple[str, int], /) -> None: ...

    @overload
    def __eq__(self, arg: Hand, /) -> bool: ...

    @overload
    def __eq__(self, other: object | None) -> bool: ...

    __hash__: None = None

class Tricks:
    """A sequence of complete tricks; each is made when it is read."""

    def __len__(self) -> int: ...

    def __getitem__(self, index: Any) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...

    @overload
    def __eq__(self, arg: Tricks, /) -> bool: ...

    @overload
    def __eq__(self, other: object | None) -> bool: ...

    def index(self, row: object) -> int: ...

    def count(self, row: object) -> int: ...

    def __repr__(self) -> str: ...

    def __reduce__(self) -> tuple[Any, ...]: ...

    __hash__: None = None

class Results:
    """A sequence of finished hands; each is made when it is read."""

    def __len__(self) -> int: ...

    def __getitem__(self, index: Any) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...

    @overload
    def __eq__(self, arg: Results, /) -> bool: ...

    @overload
    def __eq__(self, other: object | None) -> bool: ...

    def index(self, row: object) -> int: ...

    def count(self, row: object) -> int: ...

    def __repr__(self) -> str: ...

    def __reduce__(self) -> tuple[Any, ...]: ...

    __hash__: None = None

class Game:
    @overload
    def __init__(self, rules: Rules, seed: int) -> None: ...

    @overload
    def __init__(self, rules: Rules, secret: bytes, parts: Sequence[bytes]) -> None: ...

    @overload
    def __init__(self, log: str) -> None: ...

    @property
    def _rules(self) -> Any: ...

    @property
    def seed(self) -> int | None:
        """
        The seed of the deals, 0 to 2**64 - 1; None where they follow from a fair deal.
        """

    @property
    def _deal(self) -> tuple[bytes, list[bytes]] | None: ...

    @property
    def hand(self) -> Hand:
        """The hand being played; the last one when the game is over."""

    @property
    def hands(self) -> list[Hand]:
        """Every hand so far, the one being played last."""

    def act(self, seat: int, action: openhearts.game.Action) -> None:
        """
        Takes an action: bids, names the suit, passes cards, plays a card, or chooses how the moon counts.

        If the action isn't allowed, raises IllegalAction with a code, and changes nothing. Raises TypeError for anything that
        is no action at all, such as the None of a bot that forgets to return one.
        """

    def play(self, seat: int, card: str) -> None:
        """
        Plays a card. Raises IllegalAction, with a code, and changes nothing, if it may not be played.
        """

    def pass_cards(self, seat: int, cards: Iterable[str]) -> None:
        """
        Passes cards; in a scatter the first goes to the player on the left, and so on clockwise.

        Raises IllegalAction, with a code, and changes nothing, if they may not be passed.
        """

    def bid(self, seat: int, chips: int) -> None:
        """
        Bids whole chips in an auction, more than the last bid; 0 is to pass. Raises IllegalAction, with a code.
        """

    def name_suit(self, seat: int, suit: str) -> None:
        """
        The bidder names the suit that counts: "clubs", "diamonds", "spades" or "hearts".
        """

    def choose_moon(self, seat: int, way: str) -> None:
        """
        Says how a moon counts: "old" (the others add) or "new" (the shooter subtracts).
        """

    def view(self, seat: int | None) -> View:
        """
        What that seat, or a spectator (None), may know of the hand being played. Raises IllegalAction (no_such_seat).
        """

    @property
    def event_count(self) -> int:
        """
        How many events the game has come to: a deal for each hand, and one for each action.
        """

    def events(self, start: int = 0) -> list[tuple[str, dict[int, str]]]:
        """
        What has happened, from event number `start` on, for an `Observer` to see.

        Each is JSON for everybody, and by seat the JSON of the cards that only this seat sees. Asking for the latest events
        after each action costs little. Raises BadInput for a position that isn't a deal.
        """

    @property
    def totals(self) -> list[int]:
        """The total of each seat after the hands that are done."""

    @property
    def chips(self) -> openhearts.protocol.Chips | None:
        """
        The chips now: {"unit": u, "stacks": [...], "pot": n, ...}, all in whole 1/u chips; None without a settlement.
        """

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty until the game is over."""

    @property
    def results(self) -> Sequence[openhearts.protocol.HandResult]:
        """
        The finished hands: {"scores", "totals", "places", "dealer", "pass", "moon", "suit", "chips", "pot"} each.
        """

    def _log(self, secret: bool) -> openhearts.protocol.Log | openhearts.protocol.FairLog: ...

    def _log_text(self) -> str: ...

    @overload
    def __eq__(self, arg: Game, /) -> bool: ...

    @overload
    def __eq__(self, other: object | None) -> bool: ...

    __hash__: None = None

class Observer:
    def __init__(self, rules: Rules, seat: int | None) -> None: ...

    def _see(self, event: str, own: str | None) -> View: ...

    @property
    def seat(self) -> int | None:
        """The seat that observes; None for a spectator."""

    @property
    def view(self) -> View | None:
        """What the seat knows now; None before the first deal."""

    @property
    def results(self) -> list[dict[str, Any]]:
        """The finished hands that were seen, as Game.results."""

def solve(hand: Hand, seat: int | None, nodes: int) -> tuple[list[int], list[tuple[int, str]], int]:
    """
    The end of the hand with all cards in sight: scores, who does what until then, and how many nodes it took.
    """

def play_out(hand: Hand, players: list[str], first: int, n: int, seed: int) -> tuple[bytes, list[int], int]:
    """
    Play-outs `first` to `first + n`: scores as 64-bit numbers, moons by seat, suns.
    """

def deals(view: View, n: int, seed: int, weighted: bool) -> list[tuple[Hand, float]]:
    """
    Hands that the view's seat can't tell from its own, and how likely each is, 1 for the likeliest.
    """

def arrangements(view: View) -> tuple[list[int], list[tuple[int, int]]] | None:
    """
    How many hidden cards lie with each seat and in the kitty, and how many may lie in the same places: bits,
    those of the seats first.
    """

def read_notation(text: str) -> list[tuple[str, dict[str, Any], list[tuple[int, str]]]]:
    """
    The games in a text as people write them: the log of each, what its heading says, and its comments.
    """

def write_notation(game: Game, heading: str, comments: list[tuple[int, str]]) -> str:
    """
    The text of a game, under a heading in JSON. Comments stand in the order of the game.
    """

most_numbered_bid: int = 100

class Episode:
    @overload
    def __init__(self, rules: Rules, seed: int, game: bool, returns: str) -> None: ...

    @overload
    def __init__(self, hand: Hand, returns: str) -> None: ...

    @overload
    def __init__(self, rules: Rules, game: bool, returns: str, state: bytes) -> None: ...

    @overload
    def __init__(self, other: Episode) -> None: ...

    def _state(self) -> tuple[bool, str, bytes]: ...

    def _restart(self, seed: int) -> None: ...

    @property
    def _changes(self) -> dict[str, Any]: ...

    @property
    def seed(self) -> int:
        """The seed that it was dealt from."""

    @property
    def players(self) -> int:
        """How many seats there are."""

    @property
    def over(self) -> bool:
        """Whether it has ended."""

    @property
    def to_act(self) -> int | None:
        """The seat to act; None when it is over."""

    @property
    def legal(self) -> tuple[int, ...]:
        """The actions of the seat to act, lowest first; none when it is over."""

    @property
    def action_count(self) -> int:
        """How many actions there are under these rules, legal or not."""

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""

    @property
    def observation_parts(self) -> dict[str, tuple[int, int, int]]:
        """
        The parts of an observation by name: the place of its first number, its rows, and the numbers in a row.
        """

    def step(self, action: int) -> None:
        """
        Does this for the seat to act. In a pass it chooses one card, and the last one hands them all over.

        Raises IllegalAction, with a code, and changes nothing, if it isn't allowed now; BadInput for a number that is no action's.
        """

    @property
    def returns(self) -> list[float]:
        """What it was worth to each seat; all 0 until it is over."""

    def observe(self, into: Any, seat: int | None = None) -> None:
        """
        Fills an array of `observation_size` float32, int16 or int8 with what the seat may know; by default the seat to act,
        and seat 0 when it is over.

        What lies beyond a small type's range is cut off there. Raises BadInput for another array, IllegalAction for no seat.
        """

    def mask(self, into: Any) -> None:
        """
        Fills an array of `action_count` bool or uint8: 1 where the action is legal.
        """

    def information_state(self, seat: int | None = None) -> str:
        """
        All that the seat has seen and done in this hand, as a text that is the same if and only if it can't tell two
        moments apart. By default of the seat to act.
        """

    def view(self, seat: int | None = None) -> View:
        """
        What the seat may know, for a bot; by default of the seat to act. Cards chosen of a pass are not in it.
        """

    @staticmethod
    def name(action: int) -> str:
        """
        "QS", "spades", "old" or "bid 3": what the action of this number is called.
        """

episode_bytes: int = 1968

class Batch:
    def __init__(self, rules: Rules, games: int, seed: int, whole_games: bool, returns: str, bots: Sequence[str | None], threads: int) -> None: ...

    @property
    def action_count(self) -> int:
        """How many actions there are under these rules, legal or not."""

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""

    def __len__(self) -> int: ...

    def _episode(self, game: int) -> Episode:
        """REQUIRES: game < len(self)."""

    def _step(self, actions: Any, observations: Any | None, legal: Any, seats: Any, returns: Any, ended: Any) -> tuple[int, int] | None:
        """
        Does an action in each game; or none, and returns the first game and action that isn't allowed.
        """

    def _write(self, observations: Any | None, legal: Any, seats: Any, returns: Any, ended: Any) -> None: ...

    def _sample(self, into: Any) -> None: ...

def fields() -> list[openhearts.protocol.Field]:
    """The table of rule fields."""

def presets() -> list[openhearts.protocol.Preset]:
    """The presets."""

def refusals() -> list[dict[str, str]]:
    """The closed list of refusals."""

def bot_names() -> list[str]: ...

def is_bot(bot: str) -> bool:
    """
    Whether this names a bot, with an option after a colon if it takes one.
    """

def choose(bot: str, view: View, seed: int, seconds: float | None = None, stopped: Callable[[], bool] | None = None) -> str | int | list[str]:
    """
    What the bot does in this view: what it has found so far after so many seconds, if any are given, and soon after
    `stopped` says so. Ctrl-C ends it.
    """

def coach(view: View, seed: int, nodes: int) -> openhearts.protocol.Advice:
    """
    What each choice of the view's seat is worth, and why. Ctrl-C interrupts it.
    """

def playouts(rules: Rules, first: int, hands: int, seed: int) -> tuple[int, int, int, int, list[int], list[float]]:
    """
    Random hands `first` to `first + hands`: hands, cards, moons, suns, sums of scores and of their squares.
    """

def score_sheet(rules: Rules, asked: str) -> openhearts.protocol.ScoreSheet:
    """
    The score sheet of a game played with real cards: JSON, {"dealer": seat, "hands": [...]}.
    """

most_nodes: int = 100000000

version: str = '0.1.0'

class Session:
    """A line-protocol session: one request, one answer."""

    def __init__(self) -> None: ...

    def answer(self, request: str) -> str: ...
