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
    What one seat may know of a hand. It holds nothing that could be used to cheat.

    docs/reference/view.md describes every field.
    """

    def __init__(self) -> None: ...

    @property
    def seat(self) -> int | None:
        """The seat whose view this is; None for a spectator."""

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
        The cards this seat may play now, lowest first; during a pass, its whole hand; empty when it isn't to act.
        """

    @property
    def trick(self) -> openhearts.protocol.Trick | None:
        """The trick on the table; None outside play."""

    @property
    def tricks(self) -> Sequence[openhearts.protocol.WonTrick]:
        """The completed tricks."""

    @property
    def broken(self) -> bool:
        """Whether hearts are broken."""

    @property
    def points(self) -> list[int]:
        """The value of the cards that each seat has taken in this hand."""

    @property
    def totals(self) -> list[int]:
        """Each seat's total before this hand; after it, once the hand is done."""

    @property
    def pass_count(self) -> int:
        """How many cards to pass now; 0 outside a pass."""

    def to_dict(self) -> openhearts.protocol.SeatView:
        """Every field, as plain values."""

    def to_json(self) -> str:
        """Every field, as one line of JSON."""

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
    One hand, from the deal to the scores: the truth, including the hidden cards.

    It doesn't change when its game deals the next one.
    """


    def __init__(self) -> None: ...

    def legal(self, seat: int | None = None, /) -> tuple[str, ...]:
        """
        The cards that `seat`, or else the seat to act, may play now, lowest first. During a pass, its whole hand; empty
        if it isn't to act.

        Raises IllegalAction (no_such_seat).
        """

    def play(self, seat: int, card: str, /) -> None:
        """Plays a card. See Game.play."""

    def pass_cards(self, seat: int, cards: Iterable[str], /) -> None:
        """Passes cards. See Game.pass_cards."""

    def clone(self) -> Hand:
        """
        An independent copy of the hand as it is now, under the same rules and totals.

        Playing on in one doesn't affect the other, and no next hand is dealt after a clone.
        """

    def step(self, card: str, /) -> tuple[str, ...]:
        """
        Plays a card for the seat to act, and returns what the next player may play: nothing after the last card.

        The fastest way through a hand: `while legal: legal = hand.step(choose(legal))`. Raises IllegalAction.
        """

    @property
    def to_act(self) -> int | None:
        """
        The seat to act; None once the hand is done. During a pass, the first seat from eldest that hasn't passed yet.
        """

    @staticmethod
    def from_cards(rules: Rules, hands: Iterable[Iterable[str]], *, dealer: int = 0, number: int = 0, totals: Sequence[int] | None = None, chips: Sequence[int] | None = None, pot: int = 0, kitty: Iterable[str] = (), stock: Sequence[str] = (), bidder: int | None = None, suit: str | None = None, passing: bool = True, leader: int | None = None, trick: Sequence[str] = (), taken: Iterable[Iterable[str]] | None = None, table: Iterable[str] = (), out: Iterable[int] = (), broken: bool = False) -> Hand:
        """
        Sets up any position, for tests and puzzles.

        `hands` holds the cards that each seat has now. Without `leader`, the position is the start of hand `number`:
        the cards have been dealt and are to be passed or, with `passing=False`, the first trick is to be led. With
        `leader`, play is past the first trick: that seat has led the `trick` on the table, or is about to lead. `taken`
        holds the cards that each seat has taken so far. Cards that aren't mentioned are out of play and don't count
        towards a moon, unless the hands are a whole deal: then the cards left over are the kitty. Play on with the
        hand's own methods; the game ends with this hand.

        With a stock, `stock` lists its cards in the order in which they are drawn, and `out` the seats that had no
        cards when the trick was led. With two packs, `table` holds the cards of cancelled tricks. In an auction, the
        bidding is still to come; with a `bidder` alone, the pot carries and that seat names the suit; with a `suit`,
        the bidding is over. `chips` are the stacks and `pot` is the pot before the hand is settled, in whole chips.

        Raises BadInput (bad_position), with the reason, if the position can't be played.
        """

    def undo(self) -> None:
        """
        Takes back the last action, even if it ended a trick, the pass or the hand.

        For independent hands only: clones, copies and positions. Raises BadInput (bad_argument) for a game's own hand,
        because the game's log keeps every action, and if there is no action since the deal.
        """

    @property
    def number(self) -> int:
        """The hand's number in its game, from 0."""

    @property
    def dealer(self) -> int:
        """The dealer's seat."""

    @property
    def phase(self) -> str:
        """
        "bid", "suit" (the bidder is to name it), "pass", "play", "moon" (the shooter is to choose) or "done".
        """

    @property
    def waiting(self) -> list[int]:
        """
        Every seat that may act now; during a pass, all that haven't passed yet.
        """

    def act(self, seat: int, action: openhearts.game.Action) -> None:
        """Takes an action. See Game.act."""

    def bid(self, seat: int, chips: int) -> None:
        """Bids. See Game.bid."""

    def name_suit(self, seat: int, suit: str) -> None:
        """Names the suit that counts. See Game.name_suit."""

    def choose_moon(self, seat: int, way: str) -> None:
        """Chooses how the moon counts. See Game.choose_moon."""

    def view(self, seat: int | None) -> View:
        """
        What that seat may know, which is all that a bot gets; with None, what everybody sees. Raises IllegalAction
        (no_such_seat).
        """

    def cards(self, seat: int) -> list[str]:
        """The cards that the seat holds now, lowest first."""

    def dealt(self, seat: int) -> list[str]:
        """The cards that the seat was dealt, lowest first."""

    def taken(self, seat: int) -> list[str]:
        """
        The cards that the seat has taken, lowest first, including the kitty once it has that.
        """

    @property
    def kitty(self) -> list[str]:
        """The cards left over from the deal."""

    @property
    def kitty_taker(self) -> int | None:
        """The seat that has taken the kitty; None if nobody has."""

    @property
    def broken(self) -> bool:
        """Whether hearts are broken."""

    @property
    def pass_to(self) -> str:
        """
        Where cards are passed in this hand: "left", ..., "scatter", or "hold" for no pass.
        """

    @property
    def trick(self) -> openhearts.protocol.Trick | None:
        """
        The trick on the table: {"leader": seat, "seats": [...], "cards": [...], "winning": seat}, in the order of
        play; None outside play.
        """

    @property
    def tricks(self) -> Sequence[openhearts.protocol.WonTrick]:
        """
        The completed tricks, each {"leader": seat, "seats": [...], "cards": [...], "winner": seat}.
        """

    @property
    def moon(self) -> openhearts.protocol.Moon | None:
        """
        The moon that was shot: {"seats", "chooser", "amount", "sun", "way"}; None if nobody shot it.
        """

    @property
    def scores(self) -> list[int] | None:
        """Each seat's score; None until the hand is done."""

    @property
    def settled(self) -> openhearts.protocol.Settled | None:
        """
        The chips that the hand moved: {"before", "paid", "won", "net", "pot", "lines"}; None until it is settled.
        """

    def truth(self) -> openhearts.protocol.Truth:
        """Everything about the hand, in the form of the line protocol's `truth`."""

    def text(self) -> str:
        """
        The hand alone in the notation for people, as far as it has been played: its rules, number, dealer and totals,
        the cards dealt, a line for each trick, and the scores.

        `Game.from_text` reads it as a position that begins with the deal, so that its game ends with this hand. Raises
        BadInput (bad_argument) for a sampled deal.
        """

    def count(self, depth: int) -> int:
        """
        How many sequences of `depth` legal actions, 0 to 52, continue the hand (perft).

        The number is always exact: raises BadInput (bad_argument) if there are more than 100 million sequences, or more
        than 100 million positions to visit.
        """

    def play_out(self, players: str | Sequence[str], n: int = 1, seed: int = 0, threads: int = 1) -> PlayedOut:
        """
        Plays the hand to its end `n` times, with bots: one name for all seats, or one for each.

        The hand itself doesn't change. Each bot gets its own seat's view and a seed of its own; the same `seed` gives
        the same results with any number of `threads`. Releases the GIL while it runs. Raises BadInput (bad_argument).
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
    """A sequence of completed tricks; each is made when it is read."""

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
        The seed of the deals, 0 to 2**64 - 1; None with fair deals, and where the game began from a position.
        """

    @property
    def _deal(self) -> tuple[bytes, list[bytes]] | None: ...

    @property
    def hand(self) -> Hand:
        """The hand being played, or the last one once the game is over."""

    @property
    def hands(self) -> list[Hand]:
        """Every hand so far; the one being played is the last."""

    def act(self, seat: int, action: openhearts.game.Action) -> None:
        """
        Takes an action: bids, names the suit, passes cards, plays a card, or chooses how a moon counts.

        If the action isn't allowed, raises IllegalAction with a code and changes nothing. Raises TypeError for anything
        that is no action at all, such as the None of a bot that forgets to return one.
        """

    def play(self, seat: int, card: str) -> None:
        """
        Plays a card. If that isn't allowed, raises IllegalAction with a code and changes nothing.
        """

    def pass_cards(self, seat: int, cards: Iterable[str]) -> None:
        """
        Passes cards. In a scatter, the first goes to the player on the left, and so on clockwise.

        If that isn't allowed, raises IllegalAction with a code and changes nothing.
        """

    def bid(self, seat: int, chips: int) -> None:
        """
        Bids a whole number of chips, more than the last bid, or 0 to pass. If that isn't allowed, raises IllegalAction
        with a code and changes nothing.
        """

    def name_suit(self, seat: int, suit: str) -> None:
        """
        Names the suit that counts, as the bidder: "clubs", "diamonds", "spades" or "hearts". If that isn't allowed,
        raises IllegalAction with a code and changes nothing.
        """

    def choose_moon(self, seat: int, way: str) -> None:
        """
        Chooses how a moon counts: "old" (the others add the points) or "new" (the shooter subtracts them). If that
        isn't allowed, raises IllegalAction with a code and changes nothing.
        """

    def view(self, seat: int | None) -> View:
        """
        What that seat may know of the hand being played; with None, what a spectator may. Raises IllegalAction
        (no_such_seat).
        """

    @property
    def event_count(self) -> int:
        """
        How many events there have been: one for each deal and one for each action.
        """

    def events(self, start: int = 0) -> list[tuple[str, dict[int, str]]]:
        """
        The events from number `start` on, for an `Observer`.

        Each is a pair: the JSON for everybody, and a dict from seat to the JSON of the cards that only that seat sees.
        Asking for the latest events after each action costs little. Raises BadInput (bad_argument) if there is no such
        event yet, and for a position that doesn't begin with the deal.
        """

    @property
    def totals(self) -> list[int]:
        """Each seat's total after the finished hands."""

    @property
    def chips(self) -> openhearts.protocol.Chips | None:
        """
        The chips now: {"unit": u, "stacks": [...], "pot": n, ...}, counted in parts of a chip, u to one; None without a
        settlement.
        """

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def winners(self) -> list[int]:
        """The seats that won; empty until the game is over."""

    @property
    def results(self) -> Sequence[openhearts.protocol.HandResult]:
        """
        The finished hands, each {"scores", "totals", "fifties", "places", "dealer", "pass", "moon", "suit", "chips",
        "pot"}.
        """

    def _log(self, secret: bool) -> openhearts.protocol.Log | openhearts.protocol.FairLog: ...

    def _log_text(self) -> str: ...

    @overload
    def __eq__(self, arg: Game, /) -> bool: ...

    @overload
    def __eq__(self, other: object | None) -> bool: ...

    __hash__: None = None

secret_bytes: int = 32

most_part_bytes: int = 64

class Observer:
    def __init__(self, rules: Rules, seat: int | None) -> None: ...

    def _see(self, event: str, own: str | None) -> View: ...

    @property
    def seat(self) -> int | None:
        """The observing seat; None for a spectator."""

    @property
    def view(self) -> View | None:
        """The view now; None before the first deal."""

    @property
    def results(self) -> list[dict[str, Any]]:
        """The finished hands that it has seen, as in Game.results."""

def solve(hand: Hand, seat: int | None, nodes: int) -> tuple[list[int], list[tuple[int, str]], int]:
    """
    Solves the hand, all cards known: the scores, who does what until the end, and how many nodes it took.
    """

def play_out(hand: Hand, players: list[str], first: int, n: int, seed: int) -> tuple[bytes, list[int], int]:
    """
    Play-outs number `first` to `first + n - 1`: the scores as 64-bit integers, moons by seat, suns.
    """

def deals(view: View, n: int, seed: int, weighted: bool) -> list[tuple[Hand, float]]:
    """
    Hands that the view's seat can't tell from its own, each with its likelihood relative to the likeliest, which
    has 1.
    """

def arrangements(view: View) -> tuple[list[int], list[tuple[int, int]]] | None:
    """
    How many hidden cards each seat and the kitty hold; and, of the cards that may lie in the same places, how many
    they are and those places as bits, the seats' first.
    """

def read_notation(text: str) -> list[tuple[str, dict[str, Any], list[tuple[int, str]]]]:
    """
    The games in a text in the notation for people: for each its log, its heading and its comments.
    """

def write_notation(game: Game, heading: str, comments: list[tuple[int, str]]) -> str:
    """
    A game in the notation for people, under a heading given as JSON. The comments must be in the order of the game.
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
        """The seed it was dealt from."""

    @property
    def players(self) -> int:
        """The number of seats."""

    @property
    def over(self) -> bool:
        """Whether it has ended."""

    @property
    def to_act(self) -> int | None:
        """The seat to act; None when it is over."""

    @property
    def legal(self) -> tuple[int, ...]:
        """
        The actions open to the seat to act, lowest first; empty once it is over.
        """

    @property
    def action_count(self) -> int:
        """The number of actions under these rules, legal or not."""

    @property
    def observation_size(self) -> int:
        """The number of values in an observation."""

    @property
    def observation_parts(self) -> dict[str, tuple[int, int, int]]:
        """
        The parts of an observation by name: the index of the first value, the number of rows, and the number of values
        in each row.
        """

    def step(self, action: int) -> None:
        """
        Takes this action for the seat to act. In a pass, each action chooses one card, and the last one passes them
        all.

        If it isn't allowed now, raises IllegalAction with a code and changes nothing. Raises BadInput for a number that
        is no action.
        """

    @property
    def returns(self) -> list[float]:
        """What the episode was worth to each seat; all 0 until it is over."""

    def observe(self, into: Any, seat: int | None = None) -> None:
        """
        Fills an array of `observation_size` float32, int16 or int8 values with what the seat may know. The default is
        the seat to act, or seat 0 once it is over.

        Values beyond the range of a small type are clipped to it. Raises BadInput for any other array, IllegalAction
        (no_such_seat).
        """

    def mask(self, into: Any) -> None:
        """
        Fills an array of `action_count` bool or uint8 values: 1 where the action is legal, otherwise 0.
        """

    def information_state(self, seat: int | None = None) -> str:
        """
        Everything that the seat has seen and done in this hand, as text: the same text if and only if the seat can't
        tell two moments apart. The default is the seat to act.
        """

    def view(self, seat: int | None = None) -> View:
        """
        What the seat may know, for a bot. The default is the seat to act. Cards already chosen for a pass aren't marked
        in it.
        """

    @staticmethod
    def name(action: int) -> str:
        """The name of an action: "QS", "spades", "old" or "bid 3"."""

episode_bytes: int = 1968

class Batch:
    def __init__(self, rules: Rules, games: int, seed: int, whole_games: bool, returns: str, bots: Sequence[str | None], threads: int) -> None: ...

    @property
    def action_count(self) -> int:
        """The number of actions under these rules, legal or not."""

    @property
    def observation_size(self) -> int:
        """The number of values in an observation."""

    def __len__(self) -> int: ...

    def _episode(self, game: int) -> Episode:
        """REQUIRES: game < len(self)."""

    def _step(self, actions: Any, observations: Any | None, legal: Any, seats: Any, returns: Any, ended: Any) -> tuple[int, int] | None:
        """
        Takes one action in each game. If any isn't allowed, takes none and returns the first such game and its action.
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
    Whether this is a bot's name, with an option after a colon if the bot takes one.
    """

def choose(bot: str, view: View, seed: int, seconds: float | None = None, stopped: Callable[[], bool] | None = None) -> str | int | list[str]:
    """
    The bot's action in this view: the best that it has found after `seconds`, if given, or soon after `stopped`
    returns true. Ctrl-C interrupts it.
    """

def coach(view: View, seed: int, nodes: int) -> openhearts.protocol.Advice:
    """
    What each choice is worth to the view's seat, and why. Ctrl-C interrupts it.
    """

def playouts(rules: Rules, first: int, hands: int, seed: int) -> tuple[int, int, int, int, list[int], list[float]]:
    """
    Random hands number `first` to `first + hands - 1`: how many hands, cards, moons and suns, and by seat the sums
    of the scores and of their squares.
    """

def score_sheet(rules: Rules, asked: str) -> openhearts.protocol.ScoreSheet:
    """
    The score sheet of a game with real cards, given as JSON: {"dealer": seat, "hands": [...]}.
    """

most_nodes: int = 100000000

version: str = '0.1.0'

class Session:
    """A session of the line protocol: one answer to each request."""

    def __init__(self) -> None: ...

    def answer(self, request: str) -> str: ...
