"""What happens without a command: time runs out, absent people lose their seats, games begin and end."""

from __future__ import annotations

from collections.abc import Iterable

from openhearts.tables import protocol as p
from openhearts.tables.decide import Fact, replacement, secret_fixed, started
from openhearts.tables.games import ended
from openhearts.tables.limits import AWAY, AWAY_BETWEEN_GAMES, DESERTED, READY
from openhearts.tables.protocol import EntryBase
from openhearts.tables.seats import REPLACEMENT
from openhearts.tables.state import State


def thinking(state: State) -> dict[int, str]:
    """The seats whose bot is to act now, with the bot's name. Unless it is rated, a game pauses while every person is
    away or replaced by a bot: otherwise bots could play a game of a million hands all night after its people fell
    asleep.
    """
    play, attendance = state.play, state.attendance
    if play is None or not play.waiting or state.closed:
        return {}
    if not attendance.attended and not state.limits.rated:
        return {}
    bots = attendance.bots
    return {seat: bots[seat] for seat in play.waiting if seat in bots}


def deadlines(state: State) -> list[tuple[int, Fact]]:
    """The facts that time will bring about if nothing else happens first, each with its time."""
    if state.closed:
        return []
    found: list[tuple[int, Fact]] = []
    play, bots = state.play if state.running else None, state.attendance.bots
    if play and play.due is not None:
        for seat in play.waiting:
            if seat not in bots:
                found.append((play.due, (p.TimeRanOut, {"seat": seat})))
    for seat in state.attendance.missed:
        gone_at = state.seats[seat].gone_at
        if play:
            found.append((gone_at + AWAY, (p.BotSitsIn, {"seat": seat, "bot": REPLACEMENT})))
        else:
            left = {"seat": seat, "why": "away", "bot": replacement(state)}
            found.append((gone_at + AWAY_BETWEEN_GAMES, (p.Left, left)))
    if state.full_since is not None and not play:
        found += _not_ready(state, state.full_since + READY)
    if state.quiet_since is not None and not (play and state.limits.rated):
        found.append((state.quiet_since + DESERTED, (p.Closed, {"why": "deserted"})))
    return found


def late(state: State, entries: Iterable[EntryBase]) -> set[str]:
    """The people because of whom a rated table was closed by these entries before its game began: whoever left, or else
    all who weren't ready.
    """
    left = {entry.by for entry in entries if isinstance(entry, p.Left)}
    return left or {each.person for each in state.seats if each.person and not each.ready}


def _not_ready(state: State, at: int) -> list[tuple[int, Fact]]:
    """A matched table gives the seats of people who aren't ready to bots; a rated one closes."""
    late = [seat for seat, each in enumerate(state.seats) if each.person and not each.ready]
    if state.limits.rated:
        return [(at, (p.Closed, {"why": "not_ready"}))] if late else []
    return [(at, (p.Left, {"seat": seat, "why": "not_ready", "bot": replacement(state)})) for seat in late]


def follows(state: State) -> Fact | None:
    """The next fact that follows from the state without a command; None if there is none."""
    if state.closed:
        return None
    play = state.play
    if play and play.over:
        if len(state.results) < state.games:
            return ended(state)
        if state.revealed < state.games:
            return p.Revealed, {"game": play.number, "secret": state.secrets[play.number].hex()}
    running, late = state.running, state.attendance.late
    if running and late is not None:
        return p.BotSitsIn, {"seat": late, "bot": REPLACEMENT}
    return _new_host(state) or (None if running else _begins(state))


def _new_host(state: State) -> Fact | None:
    """Hands the table to another person, if the host has left and somebody else is seated."""
    if state.matched or not state.names or state.seat_of(state.host) is not None or state.host not in state.names:
        return None
    people = [each for each in state.seats if each.person and each.kind != "bot"]
    people.sort(key=lambda each: not each.here)
    return (p.Host, {"person": people[0].person}) if people else None


def _begins(state: State) -> Fact | None:
    """Starts a game once every seat is taken and every person is ready. A rated game needs a person in every seat."""
    people = [each for each in state.seats if each.person]
    if not people or any(each.empty for each in state.seats) or not all(each.ready for each in people):
        return None
    if state.limits.rated and len(people) < len(state.seats):
        return None
    return started(state) if secret_fixed(state) else None
