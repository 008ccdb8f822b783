"""Decides what a command leads to: the entries to write, or a refusal. No entries: nothing needs to change.

There is one function per command. They read the table's state and change nothing. Only `Act` isn't decided here: the
game knows whether an action is legal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from openhearts.bots import bots
from openhearts.errors import BadInput, RulesError
from openhearts.joiners import can_be_shown, with_useful_joiners, without_joiners
from openhearts.rules import Rules
from openhearts.tables import protocol as p
from openhearts.tables.limits import CHAT_MOST, CHAT_WITHIN, REPORTS_MOST, fits
from openhearts.tables.names import name_at_table
from openhearts.tables.person import Person
from openhearts.tables.phrases import PHRASES
from openhearts.tables.protocol import CommandBase, EntryBase
from openhearts.tables.refusals import Refusal, refused
from openhearts.tables.seats import REPLACEMENT
from openhearts.tables.state import State

Fact = tuple[type[EntryBase], dict[str, Any]]
"""An entry still to be written: its type and fields, without number and time."""

Decision = list[Fact] | Refusal


def act(state: State, person: Person, command: p.Act) -> Refusal | None:
    """Why a person may not act in the game now; None if it is up to the game."""
    if state.closed:
        return refused("table_closed")
    seat = state.seat_of(person.id)
    if seat is None:
        return refused("not_seated")
    play = state.play
    if play is None or play.over:
        return refused("no_game_running")
    if command.hand != play.hand:
        return refused("hand_over")
    if command.action.split(" ", 2)[1:2] != [str(seat)]:
        return refused("not_your_seat")
    occupant = state.seats[seat]
    if occupant.sits_in:
        return refused("bot_sits_in")
    return refused("time_is_up") if occupant.out_of_time else None


def decide(state: State, person: Person, command: CommandBase, now: int) -> Decision:
    """Decides any other command."""
    return DECISIONS[type(command)](state, person, command, now)


# --- Seats ------------------------------------------------------------------------------------------------------------


def _sit(state: State, person: Person, command: p.Sit, _now: int) -> Decision:
    own = state.seat_of(person.id)
    if own is not None:
        if command.seat not in (None, own):
            return refused("already_seated")
        occupant = state.seats[own]
        return refused("already_seated") if occupant.here and not occupant.sits_in else [(p.Back, {"seat": own})]
    if why := _not_admitted(state, person):
        return why
    seat = _seat_for(state, person, command.seat)
    if isinstance(seat, Refusal):
        return seat
    facts = [sat(state, person, seat)]
    if not state.host and not state.matched:
        facts.append((p.Host, {"person": person.id}))
    return facts


def sat(state: State, person: Person, seat: int) -> Fact:
    """The fact that a person takes a seat, under a name that nobody else has there."""
    name = name_at_table(state.names, person.id, person.name)
    return p.Sat, {"seat": seat, "person": person.id, "name": name, "kind": person.kind}


def admitted(limits: p.Limits, person: Person) -> bool:
    """Whether somebody may come to the table at all."""
    return person.invited or limits.entrance == "open" or (limits.entrance == "friends" and person.friend)


def may_set(limits: p.Limits, person: Person) -> bool:
    """Whether somebody may give a table these limits: a bot that connects by itself can't invite everybody."""
    return person.kind != "bot" or limits.entrance != "open"


def _not_admitted(state: State, person: Person) -> Refusal | None:
    """Why somebody may not sit here. Blocks stay secret: they give the same refusal as a table that isn't open."""
    limits = state.limits
    if person.id in state.removed:
        return refused("removed")
    seated = {each.person for each in state.seats if each.person}
    apart = person.apart | state.blocked.get(person.id, set())
    if seated & apart or any(person.id in state.blocked.get(each, ()) for each in seated):
        return refused("not_admitted")
    if not (admitted(limits, person) or person.id == state.host):
        return refused("not_admitted")
    bot = person.kind == "bot"
    if (state.matched or bot) and not person.invited:
        return refused("not_admitted")
    if limits.rated and person.kind != "account":
        return refused("account_needed")
    return refused("not_admitted") if state.matched and bot else None


def _seat_for(state: State, person: Person, wanted: int | None) -> int | Refusal:
    """The seat to take: the one wanted, else an empty one, else a bot's; in a running game only the one whose cards the
    person has seen, if any.
    """
    seats = state.seats
    if wanted is not None and wanted >= len(seats):
        return refused("no_such_seat")
    if state.running and state.play:
        if state.limits.rated:
            return refused("left_for_good" if person.id in state.play.seat_of else "game_running")
        own = state.play.seat_of.get(person.id)
        if own is not None:
            if wanted not in (None, own):
                return refused("other_hand_seen")
            wanted = own
    if wanted is None:
        free = [seat for seat, each in enumerate(seats) if each.empty]
        free += [seat for seat, each in enumerate(seats) if each.bot]
        return free[0] if free else refused("table_full")
    return refused("seat_taken") if seats[wanted].person else wanted


def _leave(state: State, person: Person, _command: p.Leave, _now: int) -> Decision:
    seat = state.seat_of(person.id)
    if seat is None:
        return refused("not_seated")
    facts = [_gone(state, seat, "left")]
    if state.limits.rated and not state.games:  # nobody else can take the seat, so no game can begin
        facts.append((p.Closed, {"why": "not_ready"}))
    return facts


def _gone(state: State, seat: int, why: str) -> Fact:
    return p.Left, {"seat": seat, "why": why, "bot": replacement(state)}


def replacement(state: State) -> str:
    """The bot that takes the seat of somebody who leaves now; empty if the seat stays free. Nobody could fill a seat of
    a table that the lobby has put together: it has no host.
    """
    filled = state.running or (state.matched and not state.limits.rated)
    return REPLACEMENT if filled else ""


def _return(state: State, person: Person, _command: p.Return, _now: int) -> Decision:
    seat = state.seat_of(person.id)
    if seat is None:
        return refused("not_seated")
    return [(p.Back, {"seat": seat})] if state.seats[seat].sits_in else refused("not_away")


def _ready(state: State, person: Person, command: p.Ready, _now: int) -> Decision:
    seat = state.seat_of(person.id)
    if seat is None:
        return refused("not_seated")
    if state.running:
        return refused("game_running")
    if not secret_fixed(state):  # else the secret could be chosen to suit the seats' parts
        return refused("nothing_to_deal")
    occupant = state.seats[seat]
    known = occupant.ready and occupant.part == command.part
    return [] if known else [(p.IsReady, {"seat": seat, "part": command.part})]


# --- Commands for the host only ---------------------------------------------------------------------------------------


def _start(state: State, _person: Person, _command: p.Start, _now: int) -> Decision:
    if state.running:
        return refused("game_running")
    if any(each.empty for each in state.seats):
        return refused("seats_empty")
    return [started(state)] if secret_fixed(state) else refused("nothing_to_deal")


def secret_fixed(state: State) -> bool:
    """Whether the hash of the next game's secret has been shown."""
    return len(state.hashes) > state.games


def started(state: State) -> Fact:
    """The fact that the next game begins."""
    parts = [each.part for each in state.seats]
    return p.Started, {"game": state.games, "rules": state.rules, "parts": parts}


def _set_limits(state: State, person: Person, command: p.SetLimits, _now: int) -> Decision:
    if state.limits.rated or command.limits.rated:
        return refused("fixed")
    if not may_set(command.limits, person):
        return refused("not_admitted")
    if state.running:
        return refused("game_running")
    return [] if command.limits == state.limits else [(p.LimitsSet, {"limits": command.limits})]


def _set_rules(state: State, _person: Person, command: p.SetRules, _now: int) -> Decision:
    if state.limits.rated:
        return refused("fixed")
    if state.running:
        return refused("game_running")
    try:
        rules = Rules.from_json(command.rules)
    except RulesError as error:
        return Refusal("bad_rules", error.message)
    except BadInput as error:
        return Refusal(error.code, error.message)
    if not fits(rules.changes):
        return refused("bad_command")
    changes = dict(rules.changes)
    if changes == state.rules:
        return []
    moves = _moves_into(state, rules.players)
    return moves if isinstance(moves, Refusal) else [*moves, (p.RulesSet, {"rules": changes})]


def _moves_into(state: State, players: int) -> Decision:
    """Moves the people beyond the first seats, which are all that stay, to those of them without a person."""
    beyond = [seat for seat, each in enumerate(state.seats) if each.person and seat >= players]
    stay = state.seats[:players]
    free = [seat for seat, each in enumerate(stay) if each.empty] + [seat for seat, each in enumerate(stay) if each.bot]
    if len(beyond) > len(free):
        return refused("seats_taken")
    return [(p.Reseated, {"seat": seat, "to": to}) for seat, to in zip(beyond, free, strict=False)]


def _seat_bot(state: State, _person: Person, command: p.SeatBot, _now: int) -> Decision:
    if state.limits.rated:
        return refused("fixed")
    if command.seat >= len(state.seats):
        return refused("no_such_seat")
    if state.seats[command.seat].person:
        return refused("seat_taken")
    if command.bot not in bots():
        return refused("no_such_bot")
    same = state.seats[command.seat].bot == command.bot
    return [] if same else [(p.BotSeated, {"seat": command.seat, "bot": command.bot})]


def _remove(state: State, person: Person, command: p.Remove, _now: int) -> Decision:
    if state.limits.rated:
        return refused("fixed")
    if command.seat >= len(state.seats) or state.seats[command.seat].empty:
        return refused("no_such_seat")
    if there := state.seats[command.seat].person:
        return [_gone(state, command.seat, "left" if there == person.id else "removed")]
    return refused("game_running") if state.running else [(p.Emptied, {"seat": command.seat})]


def _readmit(state: State, _person: Person, command: p.Readmit, _now: int) -> Decision:
    if command.person not in state.names:
        return refused("no_such_person")
    return [(p.Readmitted, {"person": command.person})] if command.person in state.removed else []


def _reseat(state: State, _person: Person, command: p.Reseat, _now: int) -> Decision:
    if state.running:
        return refused("game_running")
    if max(command.seat, command.to) >= len(state.seats):
        return refused("no_such_seat")
    same = state.seats[command.seat] == state.seats[command.to]  # both empty, or the same bot in both
    return [] if same else [(p.Reseated, {"seat": command.seat, "to": command.to})]


def _hand_over(state: State, _person: Person, command: p.HandOver, _now: int) -> Decision:
    if command.seat >= len(state.seats):
        return refused("no_such_seat")
    other = state.seats[command.seat]
    if not other.person or other.kind == "bot":
        return refused("no_such_person")
    return [] if other.person == state.host else [(p.Host, {"person": other.person})]


def _by_host(decision: Callable[[State, Person, Any, int], Decision]) -> Callable[[State, Person, Any, int], Decision]:
    def only_host(state: State, person: Person, command: Any, now: int) -> Decision:
        return decision(state, person, command, now) if person.id == state.host else refused("not_host")

    return only_host


# --- Chat, and commands about other people ----------------------------------------------------------------------------


def _silent(state: State, person: Person, now: int) -> Refusal | None:
    """Why somebody may not chat now; None if they may."""
    if state.seat_of(person.id) is None:
        return refused("not_seated")
    if state.limits.chat == "off":
        return refused("chat_off")
    lately = [at for at in state.spoke.get(person.id, ()) if now - at < CHAT_WITHIN]
    return refused("too_fast") if len(lately) >= CHAT_MOST else None


def _say_phrase(state: State, person: Person, command: p.SayPhrase, now: int) -> Decision:
    if why := _silent(state, person, now):
        return why
    known = command.phrase in PHRASES
    return [(p.PhraseSaid, {"phrase": command.phrase})] if known else refused("no_such_phrase")


def _say_text(state: State, person: Person, command: p.SayText, now: int) -> Decision:
    if why := _silent(state, person, now):
        return why
    if state.limits.chat == "phrases":
        return refused("phrases_only")
    text = with_useful_joiners(command.text).strip()
    return [(p.TextSaid, {"text": text})] if text and can_be_shown(text) else refused("unreadable")


def _about(state: State, person: Person, other: str) -> Refusal | None:
    """Why somebody can't mute, block or report another person; None if they can. Both must have sat here."""
    if person.id not in state.names:
        return refused("not_seated")
    return None if other in state.names and other != person.id else refused("no_such_person")


def _mute(state: State, person: Person, command: p.Mute, _now: int) -> Decision:
    if why := _about(state, person, command.person):
        return why
    same = (command.person in state.muted.get(person.id, ())) == command.muted
    return [] if same else [(p.Muted, {"person": command.person, "muted": command.muted})]


def _block(state: State, person: Person, command: p.Block, _now: int) -> Decision:
    if why := _about(state, person, command.person):
        return why
    same = (command.person in state.blocked.get(person.id, ())) == command.blocked
    return [] if same else [(p.Blocked, {"person": command.person, "blocked": command.blocked})]


def _report(state: State, person: Person, command: p.Report, _now: int) -> Decision:
    why = _about(state, person, command.person)
    if why is None and not without_joiners(command.words.replace("\n", "")).isprintable():
        why = refused("unreadable")
    if why is None and state.reported.get(person.id, 0) >= REPORTS_MOST:
        why = refused("reported_enough")
    return why or [(p.Reported, {"person": command.person, "about": command.about, "words": command.words})]


DECISIONS: dict[type[CommandBase], Callable[[State, Person, Any, int], Decision]] = {
    p.Sit: _sit,
    p.Leave: _leave,
    p.Ready: _ready,
    p.Return: _return,
    p.SayPhrase: _say_phrase,
    p.SayText: _say_text,
    p.Mute: _mute,
    p.Block: _block,
    p.Report: _report,
    p.Start: _by_host(_start),
    p.SetLimits: _by_host(_set_limits),
    p.SetRules: _by_host(_set_rules),
    p.SeatBot: _by_host(_seat_bot),
    p.Remove: _by_host(_remove),
    p.Readmit: _by_host(_readmit),
    p.Reseat: _by_host(_reseat),
    p.HandOver: _by_host(_hand_over),
}
