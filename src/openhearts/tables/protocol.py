"""What people's tables hear and say: commands, answers, entries of a table's log, frames.

The one description of it: commands that come in are checked against it, and the page's types are generated from it
(`make docs`). Shapes only. All times are milliseconds of the host's clock. A person is named by a public id, never by
anything that would let somebody in.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from openhearts.protocol import Event

Seat = Annotated[int, Meta(ge=0, le=10)]
"""0 and up, clockwise."""

PersonId = Annotated[str, Meta(min_length=1, max_length=64)]
CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
"""Chosen by whoever sends the command. The same one again is answered as before, and nothing is done twice."""

Part = Annotated[str, Meta(pattern="^([0-9a-f]{2}){0,32}$")]
"""A seat's own randomness, up to 32 bytes in hexadecimal digits: it goes into the deals, so that nobody can have chosen
them."""

Bot = Annotated[str, Meta(min_length=1, max_length=40)]
"""The name of a built-in bot."""

Seconds = Literal[0, 7, 15, 30, 60]
"""0: as long as it takes."""

Speed = Literal["quick", "normal", "calm"]
PersonKind = Literal["guest", "account", "bot"]
How = Literal["person", "clock", "bot"]
"""Who chose an action: the person; a bot, once, because time had run out; or the bot in the seat."""


class Limits(Struct, frozen=True, gc=False):
    """What is allowed at a table."""

    entrance: Literal["invited", "friends", "open"] = "invited"
    "Who may sit: those who were sent the link or the code; the host's friends as well; anybody."
    advice: Literal["all", "own", "off"] = "own"
    "Hints: shown to everybody, everyone's own choice, or none."
    chat: Literal["off", "phrases", "text"] = "text"
    pass_time: Seconds = 0
    "To pass cards."
    play_time: Seconds = 0
    "For everything else."
    watching: bool = True
    "Whether others may watch."
    rated: bool = False
    "A rated table's other limits are fixed, and bots play only in the place of who left."


# ---- Commands --------------------------------------------------------------------------------------------------------


class CommandBase(Struct, frozen=True, gc=False, tag_field="do", forbid_unknown_fields=True):
    """What every command has."""

    id: CommandId


class Sit(CommandBase, frozen=True, tag="sit"):
    """Takes a seat that is empty or has a bot in it; whoever has left takes their own again."""

    seat: Seat | None = None
    "Null: any."


class Leave(CommandBase, frozen=True, tag="leave"):
    """Gets up. A bot plays on, and at a rated table whoever leaves a game comes last."""


class Ready(CommandBase, frozen=True, tag="ready"):
    """Wants the next game to begin."""

    part: Part = ""


class Start(CommandBase, frozen=True, tag="start"):
    """Begins a game. Only the host can, once every seat is taken."""


class Act(CommandBase, frozen=True, tag="act"):
    """Does something in the game."""

    hand: int
    "The number of the hand it is meant for: in another hand it is refused."
    action: Annotated[str, Meta(max_length=120)]
    'As in a log: "play 3 QS", "pass 0 2C 3D 4H", "bid 1 5", "suit 2 hearts", "moon 0 old".'


class Return(CommandBase, frozen=True, tag="return"):
    """Takes the cards back from the bot that sits in."""


class Here(CommandBase, frozen=True, tag="here"):
    """Asks for nothing. Whoever gets an answer knows that the connection is alive."""


class SayPhrase(CommandBase, frozen=True, tag="phrase"):
    """Says something that everyone reads in their own language."""

    phrase: Annotated[str, Meta(max_length=40)]


class SayText(CommandBase, frozen=True, tag="say"):
    """Says something in words of one's own."""

    text: Annotated[str, Meta(min_length=1, max_length=280)]


class SetLimits(CommandBase, frozen=True, tag="limits"):
    """Changes what is allowed. Only the host can, between games."""

    limits: Limits


class SetRules(CommandBase, frozen=True, tag="rules"):
    """Changes what is played. Only the host can, between games."""

    rules: dict[str, object]
    "A rule set as in a file."


class SeatBot(CommandBase, frozen=True, tag="bot"):
    """Puts a bot on an empty seat, or another one in a bot's place. Only the host can."""

    seat: Seat
    bot: Bot


class Remove(CommandBase, frozen=True, tag="remove"):
    """Makes a seat empty; during a game a bot plays on. Whoever sat there may not come back. Only the host can."""

    seat: Seat


class Readmit(CommandBase, frozen=True, tag="readmit"):
    """Lets somebody who was removed come back. Only the host can."""

    person: PersonId


class Reseat(CommandBase, frozen=True, tag="reseat"):
    """Lets two seats change places, between games. Only the host can."""

    seat: Seat
    to: Seat


class HandOver(CommandBase, frozen=True, tag="host"):
    """Makes somebody else at the table its host. Only the host can."""

    seat: Seat


class Mute(CommandBase, frozen=True, tag="mute"):
    """Hears nothing more of somebody at this table, or hears them again. Only whoever does it learns of it."""

    person: PersonId
    muted: bool = True


class Block(CommandBase, frozen=True, tag="block"):
    """Never wants to sit with somebody again, and hears nothing more of them. Only whoever does it learns of it."""

    person: PersonId


class Report(CommandBase, frozen=True, tag="report"):
    """Tells whoever runs the server about somebody."""

    person: PersonId
    about: Annotated[int, Meta(ge=1, lt=1 << 31)] | None = None
    "The number of what they said."
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
    """A message of the catalogues."""

    id: str
    args: dict[str, object]


class Done(Struct, frozen=True, gc=False, tag_field="answer", tag="done"):
    """The command is done."""

    id: str
    n: int
    "The first of its entries."


class Refused(Struct, frozen=True, gc=False, tag_field="answer", tag="refused"):
    """The command is not done, and nothing has changed."""

    id: str
    code: str
    message: Said


Answer = Done | Refused


# ---- Entries ---------------------------------------------------------------------------------------------------------


class EntryBase(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="fact"):
    """What every entry has. A table's log is its entries: facts, never states, and nothing that is hidden."""

    n: int
    "Its number, from 1 without a gap."
    at: int
    by: str = ""
    "Who asked for it; empty: the table itself."
    command: str = ""
    "The id of their command."


class Opened(EntryBase, tag="opened", frozen=True, kw_only=True):
    """The first entry. Seats are empty until something else is said."""

    table: str
    code: str
    "The short code under which people find it."
    rules: dict[str, object]
    limits: Limits
    matched: bool
    "Put together by the lobby: without a host, and it begins by itself."


class Committed(EntryBase, tag="committed", frozen=True, kw_only=True):
    """The hash of the secret from which the next game will be dealt: it can't be changed any more."""

    hash: str


class Sat(EntryBase, tag="sat", frozen=True, kw_only=True):
    """A person has taken a seat."""

    seat: Seat
    person: PersonId
    name: str
    kind: PersonKind


class Left(EntryBase, tag="left", frozen=True, kw_only=True):
    """A person has got up, was asked to, or never came. During a game the bot plays on."""

    seat: Seat
    why: Literal["left", "removed", "away", "not_ready"]
    bot: str = ""
    "Who plays on, during a game."


class Readmitted(EntryBase, tag="readmitted", frozen=True, kw_only=True):
    """Somebody who was removed may come back."""

    person: PersonId


class BotSeated(EntryBase, tag="bot", frozen=True, kw_only=True):
    """A bot sits there until a person comes."""

    seat: Seat
    bot: Bot


class Emptied(EntryBase, tag="emptied", frozen=True, kw_only=True):
    """A bot was taken away."""

    seat: Seat


class Reseated(EntryBase, tag="reseated", frozen=True, kw_only=True):
    """Two seats have changed places."""

    seat: Seat
    to: Seat


class Host(EntryBase, tag="host", frozen=True, kw_only=True):
    """Who is the host from now on; empty: nobody."""

    person: str


class LimitsSet(EntryBase, tag="limits", frozen=True, kw_only=True):
    """What is allowed from now on. Nobody is ready any more: they were for the limits before."""

    limits: Limits


class RulesSet(EntryBase, tag="rules", frozen=True, kw_only=True):
    """What is played from now on. Nobody is ready any more: they were for the rules before."""

    rules: dict[str, object]


class IsReady(EntryBase, tag="ready", frozen=True, kw_only=True):
    """A seat wants the next game to begin, and adds its randomness to the deals."""

    seat: Seat
    part: Part


class Started(EntryBase, tag="started", frozen=True, kw_only=True):
    """A game has begun: dealt from the secret whose hash was shown, and the seats' own parts."""

    game: int
    "Its number at this table, from 0."
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
    """They are there again, with their seat and their cards."""

    seat: Seat


class BotSitsIn(EntryBase, tag="sits_in", frozen=True, kw_only=True):
    """A bot plays for a person until they are back."""

    seat: Seat
    bot: Bot


class PhraseSaid(EntryBase, tag="phrase", frozen=True, kw_only=True):
    """Something ready-made was said: the id of its words in the catalogues."""

    phrase: str


class TextSaid(EntryBase, tag="said", frozen=True, kw_only=True):
    """Something was said in somebody's own words."""

    text: str


class Muted(EntryBase, tag="muted", frozen=True, kw_only=True):
    """Somebody hears no more of somebody else, or hears them again."""

    person: PersonId
    muted: bool


class Blocked(EntryBase, tag="blocked", frozen=True, kw_only=True):
    """Somebody never wants to sit with somebody else again."""

    person: PersonId


class Reported(EntryBase, tag="reported", frozen=True, kw_only=True):
    """Somebody tells whoever runs the server about somebody else."""

    person: PersonId
    about: int | None = None
    words: str = ""


class PlayerOfGame(Struct, frozen=True, gc=False):
    """Who is to be named for a seat's result."""

    person: str
    "Empty: a bot from the beginning."
    name: str
    "The bot's, where no person played."
    left: bool
    "They did not play to the end, and come last."


class Ended(EntryBase, tag="ended", frozen=True, kw_only=True):
    """A game is over. By seat."""

    game: int
    totals: list[int]
    places: list[int]
    "As played; who left stands where the cards put them."
    winners: list[int]
    chips: list[int] | None = None
    "What each seat has won or lost over the game, in parts of a chip."
    unit: int | None = None
    "How many parts make a chip; null where there are none, and in logs from before it was said."
    players: list[PlayerOfGame]


class Revealed(EntryBase, tag="revealed", frozen=True, kw_only=True):
    """The secret of a game that is over: anyone can deal it again."""

    game: int
    secret: str


class Closed(EntryBase, tag="closed", frozen=True, kw_only=True):
    """Nobody can play at this table any more."""

    why: Literal["deserted", "not_ready", "admin"]


class Hidden(EntryBase, tag="hidden", frozen=True, kw_only=True):
    """Stands, for a reader, in the place of an entry that is none of their business. Never in a log."""


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


# ---- Frames: an entry as a reader gets it ----------------------------------------------------------------------------


class Frame(Struct, frozen=True, gc=False, omit_defaults=True):
    """What is added to the fields of an entry when it is sent."""

    events: list[Event] | None = None
    """What has happened by it in the game, with the cards that the reader's own seat sees. Of a `did` without events,
    the one event is `{"did": ACTION}`, with the entry's action."""
    due: int | None = None
    "When the time of whoever is to act runs out."


# ---- The lobby -------------------------------------------------------------------------------------------------------


class Watching(Struct, frozen=True, gc=False):
    """How many watch a table. It has no number: it is sent beside the frames, and again when it changes."""

    watching: int


class Wish(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What somebody wants to play with whoever else wants it."""

    rules: Annotated[str, Meta(max_length=40)]
    "A preset."
    speed: Speed = "normal"
    rated: bool = False


class ListedSeat(Struct, frozen=True, gc=False):
    """A seat of a table in the lobby; empty if both are."""

    name: str
    bot: str


class Listed(Struct, frozen=True, gc=False):
    """A table in the lobby: who may sit, or at least watch."""

    table: str
    code: str
    rules: dict[str, object]
    limits: Limits
    seats: list[ListedSeat]
    free: int
    "Seats that a person may take now."
    playing: bool
    hand: int | None
    totals: list[int] | None
    watching: int = 0
    "How many watch."


class Wait(Struct, frozen=True, gc=False, tag_field="do", tag="wait", forbid_unknown_fields=True):
    """Waits for a game from now on, as long as the connection lasts, and for nothing else any more."""

    wish: Wish


class StopWaiting(Struct, frozen=True, gc=False, tag_field="do", tag="stop", forbid_unknown_fields=True):
    """Waits no longer."""


LobbyCommand = Wait | StopWaiting
"""What a person asks of the lobby."""


class Queue(Struct, frozen=True, gc=False):
    """How many people wait for the same game."""

    wish: Wish
    players: int
    "As many as it needs."
    people: int


class Lobby(Struct, frozen=True, gc=False, tag_field="news", tag="lobby"):
    """Who waits for what, and the tables that are open, the newest first. It comes again whenever it changes."""

    waiting: list[Queue]
    tables: list[Listed]


class Waits(Struct, frozen=True, gc=False, tag_field="news", tag="waits"):
    """The reader waits for a game."""

    wish: Wish
    since: int
    bots_at: int | None
    "When bots take the free seats; null: never, as at a rated table."


class Stopped(Struct, frozen=True, gc=False, tag_field="news", tag="stopped"):
    """The reader waits no longer."""


class Matched(Struct, frozen=True, gc=False, tag_field="news", tag="matched"):
    """The reader has a seat at this table, and has half a minute to say there that they are ready. Said again by every
    new connection to the lobby, for a minute or until the reader is at the table.
    """

    table: str
    code: str
    key: str
    "For the table's WebSocket."


class LobbyRefused(Struct, frozen=True, gc=False, tag_field="news", tag="refused"):
    """What was asked is not done."""

    code: str
    message: Said


LobbyNews = Lobby | Waits | Stopped | Matched | LobbyRefused
"""What the lobby tells."""
