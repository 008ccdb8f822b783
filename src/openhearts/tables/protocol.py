"""What people's tables receive and send: commands, answers, entries of a table's log, frames.

The single source of these types: incoming commands are validated against it, and the page's types are generated from it
(`make docs`). It has types only. All times are milliseconds of the host's clock. People are identified by public ids,
which never give access to anything.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from openhearts.protocol import Event

Seat = Annotated[int, Meta(ge=0, le=10)]
"""From 0, clockwise."""

PersonId = Annotated[str, Meta(min_length=1, max_length=64)]
CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
"""Chosen by the sender. A command sent again under the same id is answered as before, and done only once."""

# `$` would allow a line break at the end, and the log of a game with one can't be read.
Part = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){0,32}(?![\s\S])")]
"""A seat's own randomness, up to 32 bytes in hexadecimal digits. The deals depend on it, so nobody can have chosen
them."""

Bot = Annotated[str, Meta(min_length=1, max_length=40)]
"""The name of a built-in bot."""

Seconds = Literal[0, 7, 15, 30, 60]
"""0: no limit."""

Speed = Literal["quick", "normal", "calm"]
PersonKind = Literal["guest", "account", "bot"]
How = Literal["person", "clock", "bot"]
"""Who chose an action: the person; a bot, once, because time had run out; or the bot that plays for the seat."""


class Limits(Struct, frozen=True, gc=False):
    """What is allowed at a table."""

    entrance: Literal["invited", "friends", "open"] = "invited"
    "Who may sit: those with the link or the code; the host's friends as well; anybody."
    advice: Literal["all", "own", "off"] = "own"
    "Hints: shown to everybody, each person's own choice, or none."
    chat: Literal["off", "phrases", "text"] = "text"
    pass_time: Seconds = 0
    "Time to pass cards."
    play_time: Seconds = 0
    "Time for every other action."
    watching: bool = True
    "Whether others may watch."
    rated: bool = False
    "Whether games are rated. A rated table's other limits are fixed, and bots only replace people who left."


# ---- Commands --------------------------------------------------------------------------------------------------------


class CommandBase(Struct, frozen=True, gc=False, tag_field="do", forbid_unknown_fields=True):
    """The fields of every command."""

    id: CommandId


class Sit(CommandBase, frozen=True, tag="sit"):
    """Takes a seat that is empty or has a bot in it; somebody who left a game takes their own seat again."""

    seat: Seat | None = None
    "Null: any seat."


class Leave(CommandBase, frozen=True, tag="leave"):
    """Gets up. A bot plays on; somebody who leaves a rated game comes last in it. A rated table that somebody leaves
    before the game is closed.
    """


class Ready(CommandBase, frozen=True, tag="ready"):
    """Says that this seat is ready for the next game."""

    part: Part = ""


class Start(CommandBase, frozen=True, tag="start"):
    """Begins a game. Only the host can, once every seat is taken."""


class Act(CommandBase, frozen=True, tag="act"):
    """Does an action in the game."""

    hand: int
    "The number of the hand the action is meant for; in any other hand it is refused."
    action: Annotated[str, Meta(max_length=120)]
    'As in a log: "play 3 QS", "pass 0 2C 3D 4H", "bid 1 5", "suit 2 hearts", "moon 0 old".'


class Return(CommandBase, frozen=True, tag="return"):
    """Takes the cards back from the bot that plays for this person."""


class Here(CommandBase, frozen=True, tag="here"):
    """Does nothing. The answer shows that the connection is alive."""


class SayPhrase(CommandBase, frozen=True, tag="phrase"):
    """Says a ready-made phrase, which everyone reads in their own language."""

    phrase: Annotated[str, Meta(max_length=40)]


class SayText(CommandBase, frozen=True, tag="say"):
    """Says something in the person's own words."""

    text: Annotated[str, Meta(min_length=1, max_length=280)]


class SetLimits(CommandBase, frozen=True, tag="limits"):
    """Changes the limits. Only the host can, between games."""

    limits: Limits


class SetRules(CommandBase, frozen=True, tag="rules"):
    """Changes the rules. Only the host can, between games."""

    rules: dict[str, object]
    "A rule set, as in a file."


class SeatBot(CommandBase, frozen=True, tag="bot"):
    """Puts a bot in an empty seat, or replaces a bot with another. Only the host can."""

    seat: Seat
    bot: Bot


class Remove(CommandBase, frozen=True, tag="remove"):
    """Empties a seat; during a game a bot plays on. A person removed from it may not come back. Only the host can."""

    seat: Seat


class Readmit(CommandBase, frozen=True, tag="readmit"):
    """Allows a removed person to come back. Only the host can."""

    person: PersonId


class Reseat(CommandBase, frozen=True, tag="reseat"):
    """Swaps two seats, between games. Only the host can."""

    seat: Seat
    to: Seat


class HandOver(CommandBase, frozen=True, tag="host"):
    """Makes somebody else at the table its host. Only the host can."""

    seat: Seat


class Mute(CommandBase, frozen=True, tag="mute"):
    """Hides what a person says at this table, or shows it again. Only the sender learns of it."""

    person: PersonId
    muted: bool = True


class Block(CommandBase, frozen=True, tag="block"):
    """Keeps a person from sitting with the sender at any table, and hides what they say, or takes that back. Only the
    sender learns of it.
    """

    person: PersonId
    blocked: bool = True


class Report(CommandBase, frozen=True, tag="report"):
    """Reports a person to the server's admins."""

    person: PersonId
    about: Annotated[int, Meta(ge=1, lt=1 << 31)] | None = None
    "The number of the entry with what they said."
    words: Annotated[str, Meta(max_length=500)] = ""


Command = (
    Sit
    | Leave
    | Ready
    | Start
    | Act
    | Return
    | Here
    | SayPhrase
    | SayText
    | SetLimits
    | SetRules
    | SeatBot
    | Remove
    | Readmit
    | Reseat
    | HandOver
    | Mute
    | Block
    | Report
)
"""What a person asks of a table."""


# ---- Answers ---------------------------------------------------------------------------------------------------------


class Said(Struct, frozen=True, gc=False):
    """A message from the catalogues."""

    id: str
    args: dict[str, object]


class Done(Struct, frozen=True, gc=False, tag_field="answer", tag="done"):
    """The command is done."""

    id: str
    n: int
    "The number of its first entry; 0 if it has none."
    at: int
    "The table's time, from which a client knows how much time is left."


class Refused(Struct, frozen=True, gc=False, tag_field="answer", tag="refused"):
    """The command is not done, and nothing has changed."""

    id: str
    code: str
    message: Said


Answer = Done | Refused


# ---- Entries ---------------------------------------------------------------------------------------------------------


class EntryBase(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="fact"):
    """The fields of every entry. A table's log is its entries: facts, never states, and no unrevealed secrets."""

    n: int
    "The entry's number, from 1 without gaps."
    at: int
    by: str = ""
    "The person who asked for it; empty: the table itself."
    command: str = ""
    "The id of that person's command."


class Opened(EntryBase, tag="opened", frozen=True, kw_only=True):
    """The first entry. All seats are empty until another entry fills them."""

    table: str
    code: str
    "The short code by which people find the table."
    rules: dict[str, object]
    limits: Limits
    matched: bool
    "Whether the lobby made the table: it has no host, and games begin by themselves."


class Committed(EntryBase, tag="committed", frozen=True, kw_only=True):
    """The hash of the secret from which the next game will be dealt. The secret can no longer be changed."""

    hash: str


class Sat(EntryBase, tag="sat", frozen=True, kw_only=True):
    """A person has taken a seat. Where somebody else is or was called the same, a number follows the `name`: Anna 2.
    The name of somebody who was forgotten, because they have deleted their account, is empty.
    """

    seat: Seat
    person: PersonId
    name: str
    kind: PersonKind


class Left(EntryBase, tag="left", frozen=True, kw_only=True):
    """A person has left, was removed, was away too long, or never was ready. During a game a bot plays on; at a table
    that the lobby has put together one takes the seat at any time, unless the table is rated.
    """

    seat: Seat
    why: Literal["left", "removed", "away", "not_ready"]
    bot: str = ""
    "The bot that takes the seat; empty: none."


class Readmitted(EntryBase, tag="readmitted", frozen=True, kw_only=True):
    """A removed person may come back."""

    person: PersonId


class BotSeated(EntryBase, tag="bot", frozen=True, kw_only=True):
    """A bot has taken a seat, until a person does."""

    seat: Seat
    bot: Bot


class Emptied(EntryBase, tag="emptied", frozen=True, kw_only=True):
    """A bot was removed from its seat."""

    seat: Seat


class Reseated(EntryBase, tag="reseated", frozen=True, kw_only=True):
    """Two seats were swapped."""

    seat: Seat
    to: Seat


class Host(EntryBase, tag="host", frozen=True, kw_only=True):
    """The table's new host; empty: nobody."""

    person: str


class LimitsSet(EntryBase, tag="limits", frozen=True, kw_only=True):
    """The new limits. Nobody is ready any more, because they agreed to the old ones."""

    limits: Limits


class RulesSet(EntryBase, tag="rules", frozen=True, kw_only=True):
    """The new rules. Nobody is ready any more, because they agreed to the old ones."""

    rules: dict[str, object]


class IsReady(EntryBase, tag="ready", frozen=True, kw_only=True):
    """A seat is ready for the next game, and adds its randomness to the deals."""

    seat: Seat
    part: Part


class Started(EntryBase, tag="started", frozen=True, kw_only=True):
    """A game has begun, dealt from the secret whose hash was shown and the seats' own parts."""

    game: int
    "The game's number at this table, from 0."
    rules: dict[str, object]
    parts: list[str]
    "By seat."


class Did(EntryBase, tag="did", frozen=True, kw_only=True):
    """A game action. Frames leave out which cards a seat passes."""

    action: str
    'As in a log: "play 3 QS".'
    how: How = "person"


class TimeRanOut(EntryBase, tag="time", frozen=True, kw_only=True):
    """A seat's time has run out: a bot chooses for it, once."""

    seat: Seat


class Away(EntryBase, tag="away", frozen=True, kw_only=True):
    """A person's last connection is gone."""

    seat: Seat


class Back(EntryBase, tag="back", frozen=True, kw_only=True):
    """A person has reconnected, or has taken the cards back from the bot."""

    seat: Seat


class BotSitsIn(EntryBase, tag="sits_in", frozen=True, kw_only=True):
    """A bot plays for a person until they return."""

    seat: Seat
    bot: Bot


class PhraseSaid(EntryBase, tag="phrase", frozen=True, kw_only=True):
    """Somebody said a ready-made phrase, given by its id in the catalogues."""

    phrase: str


class TextSaid(EntryBase, tag="said", frozen=True, kw_only=True):
    """Somebody said something in their own words."""

    text: str


class Muted(EntryBase, tag="muted", frozen=True, kw_only=True):
    """Somebody no longer sees what a person says, or sees it again."""

    person: PersonId
    muted: bool


class Blocked(EntryBase, tag="blocked", frozen=True, kw_only=True):
    """Somebody is not to sit with a person any more, or has taken that back."""

    person: PersonId
    blocked: bool = True


class Reported(EntryBase, tag="reported", frozen=True, kw_only=True):
    """Somebody has reported a person to the server's admins."""

    person: PersonId
    about: int | None = None
    words: str = ""


class PlayerOfGame(Struct, frozen=True, gc=False):
    """The player to whom a seat's result belongs."""

    person: str
    "Empty: a bot from the beginning."
    name: str
    "The bot's name if no person played; empty: somebody who was forgotten."
    left: bool
    "Whether they left before the end, and so come last."


class Ended(EntryBase, tag="ended", frozen=True, kw_only=True):
    """A game is over. Its results are by seat."""

    game: int
    totals: list[int]
    places: list[int]
    "Places by the scores, also of those who left."
    winners: list[int]
    chips: list[int] | None = None
    "What each seat has won or lost over the game, in parts of a chip."
    unit: int | None = None
    "How many parts make a chip; null in games without chips, and in logs older than this field."
    sides: list[int] | None = None
    "The number of each seat's side; null if everybody plays alone, and in logs older than this field."
    players: list[PlayerOfGame]


class Revealed(EntryBase, tag="revealed", frozen=True, kw_only=True):
    """The secret of a game that is over, with which anyone can check its deals."""

    game: int
    secret: str


class Closed(EntryBase, tag="closed", frozen=True, kw_only=True):
    """The table is closed for good."""

    why: Literal["deserted", "not_ready", "admin"]


class Hidden(EntryBase, tag="hidden", frozen=True, kw_only=True):
    """Replaces an entry that the reader may not see. Never in a log."""


Entry = (
    Opened
    | Committed
    | Sat
    | Left
    | Readmitted
    | BotSeated
    | Emptied
    | Reseated
    | Host
    | LimitsSet
    | RulesSet
    | IsReady
    | Started
    | Did
    | TimeRanOut
    | Away
    | Back
    | BotSitsIn
    | PhraseSaid
    | TextSaid
    | Muted
    | Blocked
    | Reported
    | Ended
    | Revealed
    | Closed
    | Hidden
)
"""One entry of a table's log."""


# ---- Frames: entries as a reader gets them ---------------------------------------------------------------------------


class Frame(Struct, frozen=True, gc=False, omit_defaults=True):
    """The fields added to an entry when it is sent."""

    events: list[Event] | None = None
    """The game events that the entry caused, with the cards that the reader's own seat sees. A `did` without events
    stands for the single event `{"did": ACTION}`, with the entry's action."""
    due: int | None = None
    "When the seat to act runs out of time."


# ---- The lobby -------------------------------------------------------------------------------------------------------


class Watching(Struct, frozen=True, gc=False):
    """How many people watch a table. It isn't an entry and has no number; it is sent again whenever it changes."""

    watching: int


class Forgotten(Struct, frozen=True, gc=False):
    """Somebody who has sat at the table was forgotten: their name, and what they wrote, are not to be shown any more.
    It isn't an entry and has no number; who comes later is told neither.
    """

    forgotten: PersonId


class Wish(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The kind of game that somebody wants to be matched for."""

    rules: Annotated[str, Meta(max_length=40)]
    "The name of a preset."
    speed: Speed = "normal"
    rated: bool = False


class ListedSeat(Struct, frozen=True, gc=False):
    """A seat of a table in the lobby. It is empty if both fields are."""

    name: str
    bot: str


class Listed(Struct, frozen=True, gc=False):
    """A table as the lobby lists it."""

    table: str
    code: str
    rules: dict[str, object] | None
    "Null in the lobby's messages where the rules are those of the message before."
    limits: Limits
    seats: list[ListedSeat]
    free: int
    "How many seats a person may take now."
    playing: bool
    hand: int | None
    totals: list[int] | None
    watching: int = 0
    "How many people watch."


class Wait(Struct, frozen=True, gc=False, tag_field="do", tag="wait", forbid_unknown_fields=True):
    """Waits for a game as long as the connection lasts, and no longer for any other."""

    wish: Wish


class StopWaiting(Struct, frozen=True, gc=False, tag_field="do", tag="stop", forbid_unknown_fields=True):
    """Stops waiting."""


LobbyCommand = Wait | StopWaiting
"""What a person asks of the lobby."""


class Queue(Struct, frozen=True, gc=False):
    """How many people wait for the same game."""

    wish: Wish
    players: int
    "How many people the game needs."
    people: int
    "How many wait, without those who may not play yet."


class Lobby(Struct, frozen=True, gc=False, tag_field="news", tag="lobby"):
    """The games that people wait for, and the open tables, newest first, except those whose people are all away or have
    left. Sent again whenever it changes, then without the rules that the reader knows.
    """

    waiting: list[Queue]
    tables: list[Listed]


class Waits(Struct, frozen=True, gc=False, tag_field="news", tag="waits"):
    """The reader waits for a game."""

    wish: Wish
    since: int
    "From when their waiting counts."
    bots_at: int | None
    "When bots will take the free seats; null: never, as for a rated game."
    pause: int = 0
    "In how many milliseconds it begins to count, for people who have missed rated matches."


class Stopped(Struct, frozen=True, gc=False, tag_field="news", tag="stopped"):
    """The reader no longer waits."""


class Matched(Struct, frozen=True, gc=False, tag_field="news", tag="matched"):
    """The reader has a seat at this table, and half a minute to say there that they are ready. Every new connection to
    the lobby sends it again, for a minute or until the reader is at the table, or the table is closed.
    """

    table: str
    code: str
    key: str
    "The `key` parameter for the table's WebSocket."


class LobbyRefused(Struct, frozen=True, gc=False, tag_field="news", tag="refused"):
    """The request was refused."""

    code: str
    message: Said


LobbyNews = Lobby | Waits | Stopped | Matched | LobbyRefused
"""What the lobby sends."""
