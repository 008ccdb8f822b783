"""Everything that is sent: views, actions, advice, rules, logs, the scorepad, refusals, as the line protocol writes it.

This is the single description of it. The page's TypeScript types are generated from this file (`make docs`), and a test
compares it with what the engine really sends. It only describes shapes; nothing here decides a rule. The text after a
field describes it.
"""

from typing import Literal, NotRequired, TypedDict

from openhearts.fields import FieldName, Pass, RuleFields, RuleValues
from openhearts.messages import DiffersMessage as DiffersMessage
from openhearts.messages import EventMessage as EventMessage
from openhearts.messages import FaultMessage as FaultMessage
from openhearts.messages import InputMessage as InputMessage
from openhearts.messages import JsonMessage as JsonMessage
from openhearts.messages import LogMessage as LogMessage
from openhearts.messages import PadMessage as PadMessage
from openhearts.messages import PositionMessage as PositionMessage
from openhearts.messages import ReasonMessage as ReasonMessage
from openhearts.messages import RefusalMessage as RefusalMessage
from openhearts.messages import SettledMessage as SettledMessage
from openhearts.messages import SheetMessage as SheetMessage

Card = str
"""Rank, then suit: `2C`, `TD`, `QS`, `AH`."""

Seat = int
"""0 and up, clockwise: seat s + 1 sits on the left of seat s."""

Phase = Literal["bid", "suit", "pass", "play", "moon", "done"]
SuitName = Literal["clubs", "diamonds", "spades", "hearts"]
MoonWay = Literal["old", "new"]


WhyMessage = RefusalMessage | FaultMessage | InputMessage | JsonMessage | LogMessage | PositionMessage | EventMessage
"""Why an action, a rule set or another request is refused."""


class Refusal(TypedDict):
    """Why something was refused: a code from the closed list, and the message for people."""

    code: str
    message: WhyMessage
    field: NotRequired[str]
    "For rules: the field to blame, as it was written."


# `pass` is a Python keyword, so a class can't have a field of that name.
PassOfHand = TypedDict("PassOfHand", {"pass": Pass})
"""Where cards were passed in a hand; `hold` if none were."""


# ---- A view ----------------------------------------------------------------------------------------------------------


class PassPlan(TypedDict):
    """Where cards are passed in this hand."""

    to: Pass
    count: int
    targets: list[Seat]
    "Who gets this seat's cards."
    sources: list[Seat]
    "Whose cards this seat gets."


class Played(TypedDict):
    """What was played to a trick, in order: `seats[i]` played `cards[i]`. A card that occurs twice is cancelled."""

    leader: Seat
    seats: list[Seat]
    cards: list[Card]


class Trick(Played):
    """The trick on the table."""

    winning: Seat | None
    "Who would take it now; null before the lead, and while every card of the suit led is cancelled."


class WonTrick(Played):
    """A complete trick."""

    winner: Seat | None
    "Who takes its cards and those on the table; null if every card of the suit led was cancelled (never in the last)."


class Kitty(TypedDict):
    """The cards left over from the deal."""

    count: int
    cards: list[Card] | None
    "Null while this seat may not see them."
    taker: Seat | None


class Stock(TypedDict):
    """The cards to draw from."""

    left: int
    drawn: list[int]
    "By seat, how many cards it drew for the trick on the table."


class Auction(TypedDict):
    """The bidding of a hand."""

    bids: list[int | None]
    "By seat; null if it has not bid yet, 0 if it passed."
    high: int
    bidder: Seat | None
    carried: bool
    "Whether the pot carried over: its bidder names the suit again, and nobody bids."
    suit: SuitName | None
    least: int | None
    "The lowest bid open to this seat now; null if it is not to bid or can only pass."
    most: int | None


class Money(TypedDict):
    """What chips are worth in the players' own money, rounded to `decimals`."""

    chip: float
    decimals: int
    stacks: list[float]
    pot: float
    bought: float
    net: list[float]


class Chips(TypedDict):
    """Stacks and pot in parts of a chip. A stack below 0 is a debt."""

    unit: int
    "How many parts make one chip."
    stacks: list[int]
    pot: int
    bought: int
    "What everybody bought at the beginning."
    net: list[int]
    "By seat, the stack minus `bought`."
    money: Money | None
    "The same in money; null if the players gave chips no value."


class Settled(TypedDict):
    """The chips that a hand moved, in parts of a chip."""

    before: int
    "What was in the pot before."
    paid: list[int]
    won: list[int]
    net: list[int]
    pot: int
    "What is in the pot afterwards."
    lines: list[SettledMessage]
    "The explanation, line by line."


class Moon(TypedDict):
    """A moon that was shot."""

    seats: list[Seat]
    chooser: Seat
    amount: int
    sun: bool
    way: MoonWay | None
    "Null until the shooter has chosen."


class Standing(TypedDict):
    """Who is ahead, by what decides the game: totals, or the sums of sides. By seat."""

    sums: list[int]
    "What decides the game: the seat's total, or its side's."
    places: list[int]
    "1 for the best; ties share a place."
    behind: list[int]
    "How far the seat is behind the best."
    to_target: list[int] | None
    "How far it is to the target; null if the game ends after a number of hands."
    hands_left: int | None
    "How many hands are left; null if the game ends at a target."
    tied: bool
    "Whether the end is reached but play goes on because the best are tied."


class Outcome(TypedDict):
    """The result of counting a moon one way."""

    scores: list[int]
    totals: list[int]
    fifties: list[Seat]
    standing: Standing
    over: bool
    winners: list[Seat]


class Outcomes(TypedDict):
    """The results of counting a moon either way."""

    old: Outcome
    new: Outcome


class HandResult(PassOfHand):
    """A finished hand of the game."""

    scores: list[int]
    totals: list[int]
    fifties: list[Seat]
    "Whose total landed on a fifty with this hand, and dropped."
    places: list[int]
    "As in `Standing`, after the hand."
    dealer: Seat
    moon: list[Seat] | None
    suit: SuitName | None
    "The suit that counted, if one was named in an auction."
    chips: list[int] | None
    "The stacks after the hand, if chips are settled."
    pot: int | None


PassOfView = TypedDict("PassOfView", {"pass": PassPlan | None})
"""Null if nothing is passed in this hand."""


class SeenByAll(PassOfView):
    """A view without the observing seat: whatever only one seat may see is empty or null for a spectator."""

    players: int
    hand: int
    "Its number in the game, from 0."
    dealer: Seat
    eldest: Seat
    "The seat on the dealer's left."
    phase: Phase
    to_act: Seat | None
    "During the pass, the first from eldest that has not passed yet; any of `waiting` may act."
    waiting: list[Seat]
    cards: list[Card]
    "This seat's cards now: clubs, diamonds, spades, hearts, low to high. With two packs a card may occur twice."
    counts: list[int]
    has_passed: list[bool]
    passed: list[Card] | None
    "What this seat gave; null until it has passed."
    received: list[Card] | None
    "What this seat received; null until all have passed."
    trick: Trick | None
    tricks: list[WonTrick]
    table: list[Card]
    "Cards of cancelled tricks, which stay on the table until a trick is won."
    broken: bool
    points: list[int]
    "By seat, the value of the cards taken so far in this hand, before any moon or bonus."
    kitty: Kitty
    legal: list[Card]
    "What this seat may play now, each card once; in a pass, all its cards until it has passed; otherwise empty."
    stock: Stock | None
    "Null if the rules have none; the same goes for `auction` and `chips`."
    auction: Auction | None
    moon: Moon | None
    scores: list[int] | None
    "The scores of the hand; null until it is done."
    teams: list[int] | None
    "By seat, the number of its side."
    totals: list[int]
    "The totals of the game: before this hand or, once it is done, after it."
    over: bool
    winners: list[Seat]
    chips: Chips | None
    "Before this hand, less a bid that was paid; after it, once the hand is done."
    settled: Settled | None
    "Null until the hand is done or, if chips are settled at the end of the game, until then."
    taken: list[list[Card]]
    "By seat, the cards taken, including the kitty once the last card has been played."
    values: dict[Card, int]
    "The value of each card in this hand; in an auction, empty until the suit is named."
    outcomes: Outcomes | None
    "The result of either way of counting the moon; null without a moon."
    fifties: list[Seat]
    "Whose total landed on a fifty with this hand, and dropped."
    standing: Standing
    out: list[Seat]
    "With a stock, who had no cards when the trick on the table was led."


class SeatView(SeenByAll):
    """Everything one seat may know of a hand, and nothing else."""

    seat: Seat


class View(SeatView):
    """A view as the line protocol sends it: with the game's finished hands, which in Python are `Game.results`."""

    results: list[HandResult]


class SpectatorView(SeenByAll):
    """Everything that is public, and nothing else, as the line protocol sends it."""

    seat: None
    results: list[HandResult]


class Status(TypedDict):
    """Where the game stands: the answer to every action."""

    hand: int
    phase: Phase
    to_act: Seat | None
    waiting: list[Seat]
    over: bool
    totals: list[int]
    winners: list[Seat]
    chips: Chips | None


class Truth(PassOfHand):
    """Everything about a hand, including hidden cards."""

    hand: int
    dealer: Seat
    phase: Phase
    dealt: list[list[Card]]
    passed: list[list[Card] | None]
    held: list[list[Card]]
    kitty: list[Card]
    stock: list[Card]
    kitty_taker: Seat | None
    tricks: list[WonTrick]
    trick: Trick | None
    table: list[Card]
    broken: bool
    won: list[list[Card]]
    tricks_won: list[int]
    moon: Moon | None
    scores: list[int] | None
    auction: Auction | None
    settled: Settled | None


# ---- Events ----------------------------------------------------------------------------------------------------------


class OwnCards(TypedDict, total=False):
    """The cards of an event that only one seat sees."""

    dealt: list[Card]
    passed: list[Card]
    "The cards that the seat gave, in the order given."
    received: list[Card]
    "In a scatter clockwise from the giver on the left, otherwise lowest first."
    drawn: list[Card]
    "From the stock, in the order drawn."
    kitty: list[Card]
    "If the seat may look at it."


class Deal(TypedDict):
    """The deal of a hand, and where the game stands before it."""

    hand: int
    "Its number in the game, from 0."
    dealer: Seat
    counts: list[int]
    "How many cards are dealt, by seat."
    kitty: int
    stock: int
    totals: list[int]
    chips: NotRequired[list[int]]
    "The stacks, if there are chips, in parts of a chip."
    pot: NotRequired[int]
    bidder: NotRequired[Seat]
    "The seat whose pot carries over."
    only_hand: NotRequired[bool]
    "Whether the game ends with this hand."


class EventParts(TypedDict):
    """What any event may have."""

    leads: NotRequired[Seat]
    "Who leads the next trick, if that depends on hidden cards."
    own: NotRequired[OwnCards]
    "Present only for the seat that may see these cards."


class DealEvent(EventParts):
    """A hand is dealt."""

    deal: Deal


class ActionEvent(EventParts):
    """Somebody has acted."""

    did: str
    "As in a log, but a pass without its cards: `pass 2`."
    drawn: NotRequired[int]
    "How many cards the seat to act has drawn from the stock."
    kitty: NotRequired[list[Card]]
    "What was hidden until the last card fell: the kitty, ..."
    rest: NotRequired[list[Card]]
    "... and, with a stock, all cards never played."


Event = DealEvent | ActionEvent
"""Something that happened in a game, as everybody sees it."""


class Happened(TypedDict):
    """An event and, by seat, the part that only that seat sees."""

    event: Event
    own: list[OwnCards | None]


class Observed(TypedDict):
    """Who observes."""

    seat: Seat | None
    "Null for a spectator."
    players: int


# ---- The coach -------------------------------------------------------------------------------------------------------


class Weighed(TypedDict):
    """One of a seat's choices, as the coach judges it: averages over deals consistent with what the seat knows."""

    action: str
    "As in a log."
    also: list[Card]
    "For a card, the seat's other cards that are equivalent: nobody else's card lies between."
    cost: float
    """How much worse it is than the best, in the advice's unit; in points, what it costs the seat itself, or with
    partners each of them on average, where a moon counts by its effect on everybody."""
    cost_error: float
    "The standard error of `cost`."
    alike: bool
    "It certainly differs from the best by next to nothing: by no more than one of 26 points, or of 100 games."
    costly: bool
    "It is certainly worse than the best, costs more than 1, and is not alike. A choice may be neither."
    gain: float
    """What it is worth compared with the careful player's choice, in the advice's unit: in points, how much worse the
    others do than the seat's side."""
    error: float
    "The standard error of `gain`."
    points: float
    "The seat's own score for the hand, including moons."
    win: float
    "The chance, 0 to 1, that the seat's side wins the game; 0 if every hand is settled in chips."
    place: float
    "The place of the seat's side at the end of the game, from 1; 0 if every hand is settled in chips."
    pot: float
    "The chance that the seat wins the pot or a share of it, if every hand is settled in chips."
    moon: float
    "The chance that the seat's side shoots the moon."
    moon_against: float
    "The chance that another side shoots the moon."
    queen: float
    "The chance that the seat takes the queen."
    bonus: float
    "The chance that the seat takes a card that takes points off."
    trick: float
    "The chance that the seat takes the trick on the table."
    deals: int
    reasons: list[ReasonMessage]
    "If it is costly, why the first choice is better, one message per sentence."


class Advice(TypedDict):
    """The coach's advice for a seat that is to act, from what that seat's view shows and nothing else."""

    unit: Literal["points", "chips", "game"]
    "The unit of gains and costs. `game`: hundredths of the chance to win and, for a 64th, of the others left behind."
    choices: list[Weighed]
    "Best first."
    reasons: list[ReasonMessage]
    "Why the first choice is the best, one message per sentence."


class Rest(TypedDict):
    """How the rest of a hand must end, if a seat can be sure of it from what it knows."""

    why: Literal["worthless", "own"]
    "No card that counts is left, and no trick can change a score; or the seat takes every trick."
    plays: list[str]
    "The plays that end the hand that way, as in a log."


# ---- Rules -----------------------------------------------------------------------------------------------------------


Settles = Literal["never", "each_hand", "at_the_end"]
"""When chips move."""


class RulesInfo(TypedDict):
    """A rule set that the engine has checked and completed."""

    rules: RuleValues
    changes: RuleFields
    "What differs from Black Lady."
    line: list[DiffersMessage]
    "The same as messages."
    cards: int
    hand_size: int
    kitty: int
    stock: int
    "Cards to draw from."
    moon: int
    "What a moon counts: the sum of the positive values in play."
    settles: Settles


FieldKind = Literal["count", "flag", "choice", "amount", "card", "cards", "cycle", "points", "end", "settlement"]


class Field(TypedDict):
    """One row of the table of rule fields. Its words are in the catalogues under `field-NAME`."""

    name: FieldName
    kind: FieldKind
    default: object
    values: NotRequired[list[str]]
    min: NotRequired[int]
    max: NotRequired[int]


class Preset(TypedDict):
    """A rule set that comes with the engine. Its words are in the catalogues under `preset-ID`."""

    id: str
    rules: RuleFields


class RuleSheetPart(TypedDict):
    """A part of the rule sheet."""

    title: SheetMessage
    text: list[SheetMessage]


# ---- A game ----------------------------------------------------------------------------------------------------------


class Log(TypedDict):
    """A whole game: replaying it always gives the same state."""

    openhearts: Literal[1]
    rules: RuleFields
    seed: str
    dealer: Seat
    actions: list[str]


class LogDeal(TypedDict):
    """What fair deals, which anybody can check, follow from."""

    hash: str
    "SHA-256 of the secret, published before the deal."
    secret: NotRequired[str]
    "Left out until it is revealed. In hexadecimal, like the others."
    parts: list[str]
    "The seats' contributions, by seat."


class FairLog(TypedDict):
    """A whole game whose deals anybody can check."""

    openhearts: Literal[2]
    rules: RuleFields
    deal: LogDeal
    dealer: Seat
    actions: list[str]


class Hello(TypedDict):
    """The program at the other end."""

    name: str
    version: str
    protocol: int
    bots: list[str]


class Playouts(TypedDict):
    """Many random hands in the core: their average results."""

    hands: int
    cards: int
    moons: int
    suns: int
    points: list[float]
    "By seat, the mean of the scores."
    errors: list[float]
    "The standard errors of `points`."


# ---- The scorepad ----------------------------------------------------------------------------------------------------


class PadEntry(TypedDict, total=False):
    """What the table says about a hand played with real cards. Null means that a number is not known yet."""

    points: list[int | None]
    "As they go on the sheet, with any moon already scored."
    counts: dict[str, list[int | None]]
    "By suit letter, how many of its cards each seat took."
    cards: dict[Card, Seat | list[Seat] | None]
    "By card, who took it; with two packs, a list of seats."
    moon: MoonWay
    sun: bool
    no_tricks: list[Seat]
    tricks: list[int]
    bidder: Seat
    bid: int
    suit: SuitName


class PadItem(TypedDict):
    """What an entry has to account for: a single card, or cards of a suit that are entered by number."""

    card: NotRequired[Card]
    suit: NotRequired[str]
    number: int
    value: int
    "The value of each card."
    moon: bool
    "Whether a player who shoots the moon takes all of it."


class PadAuction(TypedDict):
    """The result of an auction."""

    bidder: Seat | None
    bid: int
    carried: bool
    suit: SuitName | None


class PadHand(PassOfHand):
    """A hand that adds up, with its scores."""

    scores: list[int]
    totals: list[int]
    places: list[int]
    dealer: Seat
    moon: list[Seat] | None
    way: MoonWay | None
    sun: bool
    auction: PadAuction | None
    chips: list[int] | None
    "The stacks after the hand."
    pot: int | None
    settled: Settled | None


class PadFault(TypedDict):
    """Why a hand doesn't add up."""

    hand: int
    "Its index, from 0."
    code: Literal["unreadable", "missing", "too_many", "impossible", "unclear", "choose", "bid", "over"]
    message: PadMessage
    seats: list[Seat]


Owed = TypedDict("Owed", {"from": Seat, "to": Seat | None, "chips": int, "money": float | None})
"""Who pays whom how many parts of a chip, and what they are worth; `to` is null for the pot."""


class PadNext(PassOfHand):
    """The next hand."""

    dealer: Seat
    eldest: Seat
    count: int
    "How many cards are passed."
    auction: PadAuction | None
    items: list[PadItem]


class ScoreSheet(TypedDict):
    """The score of a game played elsewhere."""

    hands: list[PadHand]
    "The hands before the first that doesn't add up."
    totals: list[int]
    standing: Standing
    over: bool
    winners: list[Seat]
    teams: list[int] | None
    chips: Chips | None
    owed: list[Owed]
    next: PadNext | None
    "Null once the game is over."
    fault: PadFault | None
