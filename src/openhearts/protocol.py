"""Everything that is sent: views, actions, advice, rules, logs, the scorepad, refusals, as the line protocol writes it.

The one description of it. The TypeScript of the page is generated from this file (`make docs`); a test holds what the
engine really says against it. Shapes only: nothing here decides a rule. Text behind a field says what it is.
"""

from typing import Literal, NotRequired, TypedDict

from openhearts.fields import FieldName, Pass, RuleFields, RuleValues
from openhearts.messages import Message as Message

Card = str
"""Rank, then suit: `2C`, `TD`, `QS`, `AH`."""

Seat = int
"""0 and up, clockwise: seat s + 1 sits on the left of seat s."""

Phase = Literal["bid", "suit", "pass", "play", "moon", "done"]
SuitName = Literal["clubs", "diamonds", "spades", "hearts"]
MoonWay = Literal["old", "new"]


class Refusal(TypedDict):
    """Why something was not done: a code of the closed list, and what to say of it."""

    code: str
    message: Message
    field: NotRequired[str]
    "Of rules: the one to blame, in the words of whoever wrote it."


# `pass` is a word of Python's own, so a class can't name it.
PassOfHand = TypedDict("PassOfHand", {"pass": Pass})
"""Where cards went in a hand; `hold` where none were passed."""


# ---- A view ----------------------------------------------------------------------------------------------------------


class PassPlan(TypedDict):
    """Where cards go in this hand."""

    to: Pass
    count: int
    targets: list[Seat]
    "Who gets this seat's cards."
    sources: list[Seat]
    "Whose cards it gets."


class Played(TypedDict):
    """What was played to a trick, in order: `seats[i]` played `cards[i]`. A card that stands twice is cancelled."""

    leader: Seat
    seats: list[Seat]
    cards: list[Card]


class Trick(Played):
    """The trick on the table."""

    winning: Seat | None
    "Who would take it as it lies; null before the lead, and while every card of the suit led is cancelled."


class WonTrick(Played):
    """A complete trick."""

    winner: Seat | None
    "Who takes its cards and those on the table; null: all that could was cancelled, and they stay. The last is taken."


class Kitty(TypedDict):
    """The cards that were left over from the deal."""

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
    "By seat: null has not bid yet, 0 passed."
    high: int
    bidder: Seat | None
    carried: bool
    "The pot was not won: its bidder names the suit again, and nobody bids."
    suit: SuitName | None
    least: int | None
    "What this seat may bid now; null when it is not to bid, or can only pass."
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
    "How many parts make a chip."
    stacks: list[int]
    pot: int
    bought: int
    "By each, at the beginning."
    net: list[int]
    "By seat, what the stack is above that, or below it."
    money: Money | None
    "The same in money; null where a chip is worth one."


class Settled(TypedDict):
    """What a hand moved, in parts of a chip."""

    before: int
    "In the pot."
    paid: list[int]
    won: list[int]
    net: list[int]
    pot: int
    "After it."
    lines: list[Message]
    "Why."


class Moon(TypedDict):
    """A moon that was shot."""

    seats: list[Seat]
    chooser: Seat
    amount: int
    sun: bool
    way: MoonWay | None
    "Null while the shooter is still to choose."


class Standing(TypedDict):
    """Who is ahead, by what counts at the end: totals, or the sums of sides. By seat."""

    sums: list[int]
    "What counts at the end: the seat's total, or its side's."
    places: list[int]
    "1 for whoever is ahead; those who are level share a place."
    behind: list[int]
    "By how much the best is ahead."
    to_target: list[int] | None
    "How far it is to the target; null where the game ends after a number of hands."
    hands_left: int | None
    "How many hands are left; null where the game ends at a target."
    tied: bool
    "The end is reached, but those ahead are level, and play goes on."


class Outcome(TypedDict):
    """What one way of counting a moon comes to."""

    scores: list[int]
    totals: list[int]
    fifties: list[Seat]
    standing: Standing
    over: bool
    winners: list[Seat]


class Outcomes(TypedDict):
    """Either way of counting a moon."""

    old: Outcome
    new: Outcome


class HandResult(PassOfHand):
    """A finished hand of the game."""

    scores: list[int]
    totals: list[int]
    fifties: list[Seat]
    "Whose total landed on a fifty with this hand, and dropped."
    places: list[int]
    "As in `Standing`."
    dealer: Seat
    moon: list[Seat] | None
    suit: SuitName | None
    "The one that counted, where one was named."
    chips: list[int] | None
    "The stacks after it, where chips are settled."
    pot: int | None


PassOfView = TypedDict("PassOfView", {"pass": PassPlan | None})
"""Null when nothing is passed this hand."""


class SeenByAll(PassOfView):
    """A view without whose it is: what belongs to a seat alone is empty or null for a spectator."""

    players: int
    hand: int
    "Its number in the game, from 0."
    dealer: Seat
    eldest: Seat
    "On the dealer's left."
    phase: Phase
    to_act: Seat | None
    "During the pass the first from eldest that has not passed; any of `waiting` may act."
    waiting: list[Seat]
    cards: list[Card]
    "Of this seat now, clubs, diamonds, spades, hearts, low to high. With two packs a card may stand twice."
    counts: list[int]
    has_passed: list[bool]
    passed: list[Card] | None
    "What this seat gave: null until it has."
    received: list[Card] | None
    "What it got: null until all have passed."
    trick: Trick | None
    tricks: list[WonTrick]
    table: list[Card]
    "Cards of cancelled tricks, lying there until a trick is won."
    broken: bool
    points: list[int]
    "By seat, the value of the cards taken so far in this hand, as they fell."
    kitty: Kitty
    legal: list[Card]
    "What this seat may play now, each card once; in the pass all its cards until it has passed; else none."
    stock: Stock | None
    "Null where the rules have none, like `auction` and `chips`."
    auction: Auction | None
    moon: Moon | None
    scores: list[int] | None
    "Of the hand, when it is done."
    teams: list[int] | None
    "By seat, the number of its side."
    totals: list[int]
    "Of the game: before this hand, or after it when the hand is done."
    over: bool
    winners: list[Seat]
    chips: Chips | None
    "Before this hand, a bid paid taken off; after it when the hand is done."
    settled: Settled | None
    "Null until the hand is done; where chips are settled at the end of the game, until that."
    taken: list[list[Card]]
    "By seat, the cards taken, the kitty among them once the last card has fallen."
    values: dict[Card, int]
    "What each card counts in this hand; in an auction empty until the suit is named."
    outcomes: Outcomes | None
    "What either way of counting the moon comes to; null without one."
    fifties: list[Seat]
    "Whose total landed on a fifty with this hand, and dropped."
    standing: Standing
    out: list[Seat]
    "With a stock, who had no card when the trick on the table was led."


class SeatView(SeenByAll):
    """Everything one seat may know of a hand, and nothing else."""

    seat: Seat


class View(SeatView):
    """A view as the line protocol sends it: with the finished hands of the game, which Python has as `Game.results`."""

    results: list[HandResult]


class SpectatorView(SeenByAll):
    """Everything that is public, and nothing else, as the line protocol sends it."""

    seat: None
    results: list[HandResult]


class Status(TypedDict):
    """Where the game stands, as every action is answered."""

    hand: int
    phase: Phase
    to_act: Seat | None
    waiting: list[Seat]
    over: bool
    totals: list[int]
    winners: list[Seat]
    chips: Chips | None


class Truth(PassOfHand):
    """Everything about a hand, the hidden cards included."""

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
    """The cards of an event that one seat alone sees."""

    dealt: list[Card]
    passed: list[Card]
    "By the seat itself, as given."
    received: list[Card]
    "In a scatter clockwise from the left, otherwise lowest first."
    drawn: list[Card]
    "From the stock, in that order."
    kitty: list[Card]
    "That the seat may look at."


class Deal(TypedDict):
    """A hand as it is dealt, and how the game stands before it."""

    hand: int
    "Its number in the game, from 0."
    dealer: Seat
    counts: list[int]
    "Cards, by seat."
    kitty: int
    stock: int
    totals: list[int]
    chips: NotRequired[list[int]]
    "The stacks, where there are chips, in parts of a chip."
    pot: NotRequired[int]
    bidder: NotRequired[Seat]
    "Whose pot carries over."
    only_hand: NotRequired[bool]
    "The game ends with it."


class EventParts(TypedDict):
    """What any event may have."""

    leads: NotRequired[Seat]
    "Who leads the trick to come, where that depends on hidden cards."
    own: NotRequired[OwnCards]
    "Added for the seat whose cards they are."


class DealEvent(EventParts):
    """A hand is dealt."""

    deal: Deal


class ActionEvent(EventParts):
    """Somebody has acted."""

    did: str
    "As in a log; of a pass only who, `pass 2`."
    drawn: NotRequired[int]
    "How many cards whoever is to play now drew from the stock."
    kitty: NotRequired[list[Card]]
    "Once the last card has fallen, what was hidden until then: the kitty, ..."
    rest: NotRequired[list[Card]]
    "... and, with a stock, all that nobody had played."


Event = DealEvent | ActionEvent
"""Something that happened in a game, as everybody sees it."""


class Happened(TypedDict):
    """An event, and by seat what that seat alone sees of it."""

    event: Event
    own: list[OwnCards | None]


class Observed(TypedDict):
    """Who observes."""

    seat: Seat | None
    "Null: a spectator."
    players: int


# ---- The coach -------------------------------------------------------------------------------------------------------


class Weighed(TypedDict):
    """One choice a seat has, as the coach weighs it: averages over deals that explain all that the seat knows."""

    action: str
    "As in a log."
    also: list[Card]
    "For a card, others of the hand that are the same choice: they touch it."
    cost: float
    """How much worse than the best, in the advice's unit; of points, what it costs the seat itself, with a moon counted
    by what it does to everybody."""
    cost_error: float
    "The standard error of that."
    alike: bool
    "It surely differs from the best by next to nothing: by no more than one of 26 points, or of 100 games."
    costly: bool
    "It is surely worse than the best, costs more than 1, and is not alike. A choice may be neither."
    gain: float
    """What it is worth next to the careful player's choice, in the advice's unit: in points, how much worse the others
    do than the seat's side."""
    error: float
    "The standard error of that."
    points: float
    "The seat's own points of the hand, a moon's included."
    win: float
    "From 0 to 1: that the seat's side wins the game; 0 where every hand is settled in chips."
    place: float
    "The place of the seat's side at the end of the game, 1 for the first; 0 where every hand is settled in chips."
    pot: float
    "That the seat wins the pot or a share of it, where every hand is settled in chips."
    moon: float
    "From 0 to 1: that the seat's side shoots the moon."
    moon_against: float
    "That another side does."
    queen: float
    "That the seat takes the queen."
    bonus: float
    "That it takes a card that takes points off."
    trick: float
    "That it takes the trick on the table."
    deals: int


class Advice(TypedDict):
    """What the coach says to a seat that is to act. It knows what that seat's view tells, and no more."""

    unit: Literal["points", "chips", "game"]
    "Of gains and costs. Of the game: hundredths, of the chance to win and, for a 64th, of the others left behind."
    choices: list[Weighed]
    "The best first."
    reasons: list[Message]
    "Why the first is the best, a sentence each."


class Rest(TypedDict):
    """How the rest of a hand must end, where a seat can be sure of it from what it knows."""

    why: Literal["worthless", "own"]
    "No card that counts is left, and no trick can change a score; or the seat takes every trick."
    plays: list[str]
    "What ends the hand that way, as in a log."


# ---- Rules -----------------------------------------------------------------------------------------------------------


Settles = Literal["never", "each_hand", "at_the_end"]
"""When chips move."""


class RulesInfo(TypedDict):
    """A rule set that the engine has checked and completed."""

    rules: RuleValues
    changes: RuleFields
    "What differs from Black Lady."
    line: list[Message]
    "The same in words."
    cards: int
    hand_size: int
    kitty: int
    stock: int
    "Cards to draw from."
    moon: int
    "The sum of the positive values in play: what a moon counts."
    settles: Settles


FieldKind = Literal["count", "flag", "choice", "amount", "card", "cards", "cycle", "points", "end", "settlement"]


class Field(TypedDict):
    """One row of the table of rule fields. Its words stand in the catalogues under `field-NAME`."""

    name: FieldName
    kind: FieldKind
    default: object
    values: NotRequired[list[str]]
    min: NotRequired[int]
    max: NotRequired[int]


class Preset(TypedDict):
    """A rule set that comes with the engine. Its words stand in the catalogues under `preset-ID`."""

    id: str
    rules: RuleFields


class RuleSheetPart(TypedDict):
    """A part of the rule sheet."""

    title: Message
    text: list[Message]


# ---- A game ----------------------------------------------------------------------------------------------------------


class Log(TypedDict):
    """A whole game: replaying it gives the same state, always."""

    openhearts: Literal[1]
    rules: RuleFields
    seed: str
    dealer: Seat
    actions: list[str]


class LogDeal(TypedDict):
    """What deals that anybody can check follow from."""

    hash: str
    "SHA-256 of the secret, shown before the deal."
    secret: NotRequired[str]
    "Left out as long as it is one. Like the others in hexadecimal digits."
    parts: list[str]
    "What the seats have added, by seat."


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
    """Many random hands in the core: what they came to on average."""

    hands: int
    cards: int
    moons: int
    suns: int
    points: list[float]
    "By seat, the mean of the scores."
    errors: list[float]
    "Its standard error."


# ---- The scorepad ----------------------------------------------------------------------------------------------------


class PadEntry(TypedDict, total=False):
    """What the table says of a hand played with real cards. A number that is null is not known yet."""

    points: list[int | None]
    "As they go on the sheet, a moon already in them."
    counts: dict[str, list[int | None]]
    "By suit letter, how many of its cards each seat took."
    cards: dict[Card, Seat | list[Seat] | None]
    "By card, who took it: with two packs a list of seats."
    moon: MoonWay
    sun: bool
    no_tricks: list[Seat]
    tricks: list[int]
    bidder: Seat
    bid: int
    suit: SuitName


class PadItem(TypedDict):
    """What an entry has to account for: a card, or cards of a suit that a number tells."""

    card: NotRequired[Card]
    suit: NotRequired[str]
    number: int
    value: int
    "Of each."
    moon: bool
    "Whoever shoots the moon takes all of it."


class PadAuction(TypedDict):
    """What an auction came to."""

    bidder: Seat | None
    bid: int
    carried: bool
    suit: SuitName | None


class PadHand(PassOfHand):
    """A hand that adds up, scored."""

    scores: list[int]
    totals: list[int]
    places: list[int]
    dealer: Seat
    moon: list[Seat] | None
    way: MoonWay | None
    sun: bool
    auction: PadAuction | None
    chips: list[int] | None
    "The stacks after it."
    pot: int | None
    settled: Settled | None


class PadFault(TypedDict):
    """Why a hand does not add up."""

    hand: int
    "Its place, from 0."
    code: Literal["unreadable", "missing", "too_many", "impossible", "unclear", "choose", "bid", "over"]
    message: Message
    seats: list[Seat]


Owed = TypedDict("Owed", {"from": Seat, "to": Seat | None, "chips": int, "money": float | None})
"""Who gives whom how many parts of a chip, and what they are worth; to null: into the pot."""


class PadNext(PassOfHand):
    """The hand to come."""

    dealer: Seat
    eldest: Seat
    count: int
    "Cards to pass."
    auction: PadAuction | None
    items: list[PadItem]


class ScoreSheet(TypedDict):
    """The score of a game that is played elsewhere."""

    hands: list[PadHand]
    "Up to the first that does not add up."
    totals: list[int]
    standing: Standing
    over: bool
    winners: list[Seat]
    teams: list[int] | None
    chips: Chips | None
    owed: list[Owed]
    next: PadNext | None
    "Null when the game is over."
    fault: PadFault | None
