"""Whatever people do at a table: its log gives the same table, what is refused changes nothing, nothing is done twice,
and nobody is told a card that they can't know."""

import random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import openhearts as oh
from openhearts.rules import preset_ids
from openhearts.tables import Done, Limits, Refusal, SeedSecret, command_from
from openhearts.tables import protocol as p
from openhearts.tables.play import text_of
from openhearts.tables.protocol import CommandBase
from tests.club import Club, any_command, leaks, person

RULES = {
    **{name: oh.preset(name) for name in preset_ids()},
    **{f"{players} players": oh.Rules(players=players) for players in (3, 5, 6, 7)},
    "peek": oh.Rules(players=3, removed=[], kitty_peek=True),
    "short": oh.Rules(end={"hands": 1}, moon="choice"),
    "two packs, stock": oh.Rules(packs=2, players=6, stock=True, hand_size=4, pass_cycle=["hold"]),
}

Sent = tuple[int, CommandBase, Done | Refusal]


class Evening:
    """A table, and everything that was sent to it."""

    def __init__(self, rng: random.Random, rules: oh.Rules) -> None:
        limits = Limits(pass_time=rng.choice([0, 7, 15]), play_time=rng.choice([0, 7]), chat="text")
        if rng.random() < 0.2:
            limits = Limits(entrance="open", advice="off", chat="phrases", pass_time=15, play_time=7, rated=True)
        players = rules.players
        self.rng = rng
        self.club = Club(rules, limits, people=players if limits.rated else rng.randint(0, players))
        self.sent: list[Sent] = []

    def happens(self) -> None:
        """One thing."""
        rng, club = self.rng, self.club
        state = club.table.state
        club.now += rng.choice([0, 50, 400, 3000])
        chance = rng.random()
        if club.table.wants_secret:
            club.secrets.append(SeedSecret(rng.randrange(2**64)))
            club.log += club.table.commit(club.secrets[-1], club.now)
        elif not state.running and chance < 0.6 and not state.closed:
            self.towards_a_game()
        elif state.running and chance < 0.75:
            self.plays()
        elif chance < 0.85:
            host = int(state.host.removeprefix("person-")) if state.host else 0
            who = rng.choice([host, rng.randrange(len(state.seats) + 3)])
            self.asks(who, any_command(rng, club, f"r{len(self.sent)}"))
        elif chance < 0.9 and self.sent:
            self.sends_again()
        elif chance < 0.95:
            club.here(rng.randrange(len(state.seats)), rng.random() < 0.6)
        else:
            if club.table.deadline is not None and rng.random() < 0.5:
                club.now = max(club.now, club.table.deadline)
            club.log += club.table.tick(club.now)
            assert club.table.deadline is None or club.table.deadline > club.now

    def towards_a_game(self) -> None:
        rng, state = self.rng, self.club.table.state
        seat = rng.randrange(len(state.seats))
        host = int(state.host.removeprefix("person-")) if state.host else 0
        each = state.seats[seat]
        id = f"g{len(self.sent)}"
        if each.empty and rng.random() < 0.5:
            self.asks(host, p.SeatBot(id=id, seat=seat, bot="random"))
        elif each.person:
            self.asks(int(each.person.removeprefix("person-")), p.Ready(id=id, part="0a"))
        else:
            self.asks(rng.choice([host, seat]), rng.choice([p.Sit(id=id), p.Start(id=id)]))

    def plays(self) -> None:
        """Whose turn it is does something: mostly something legal, sometimes any card of theirs or somebody else's."""
        rng, club = self.rng, self.club
        play = club.table.state.play
        assert play is not None
        if club.table.thinking:
            club.think()
            return
        seat = rng.choice(play.waiting)
        who = club.table.state.seats[seat].person.removeprefix("person-")
        if not who:
            return
        action = text_of(seat, oh.bot("random", seed=rng.randrange(99)).choose(club.table.view(seat)), play.phase)  # type: ignore[arg-type]
        if rng.random() < 0.1:
            other = rng.randrange(len(club.table.state.seats))
            cards = play.game.hand.cards(other) or ["QS"]
            action = f"play {rng.choice([seat, other])} {rng.choice(cards)}"
        self.asks(int(who), p.Act(id=f"a{len(self.sent)}", hand=play.hand, action=action))

    def asks(self, who: int, command: CommandBase) -> None:
        read = command_from(msgspec.json.encode(command))
        assert read == command
        answer = self.club.send(person(who, kind=self.club.kind(who)), command)
        self.sent.append((who, command, answer))

    def sends_again(self) -> None:
        """A command that arrives twice is answered as before, and does nothing."""
        who, command, answer = self.rng.choice(self.sent[-20:])
        before = len(self.club.log)
        again = self.club.send(person(who, kind=self.club.kind(who)), command)
        assert len(self.club.log) == before
        if isinstance(answer, Done):
            assert again == Done(answer.n, ())
        else:
            assert again == answer


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES.keys())
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(rng=st.randoms(use_true_random=False), steps=st.integers(20, 260))
def test_a_table_is_its_log(rules: oh.Rules, rng: random.Random, steps: int) -> None:
    evening = Evening(rng, rules)
    club = evening.club
    for step in range(steps):
        before = len(club.log)
        evening.happens()
        refused = evening.sent and isinstance(evening.sent[-1][2], Refusal) and len(club.log) == before
        if refused or step % 16 == 0 or step == steps - 1:
            assert club.replayed() == club.table
    assert [entry.n for entry in club.log] == list(range(1, len(club.log) + 1))
    assert len(club.table.frames.public) == len(club.log)


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES.keys())
@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(rng=st.randoms(use_true_random=False), steps=st.integers(60, 400))
def test_nobody_is_told_a_card_that_they_cannot_know(rules: oh.Rules, rng: random.Random, steps: int) -> None:
    evening = Evening(rng, rules)
    club = evening.club
    for step in range(steps):
        evening.happens()
        if step % 8 and step != steps - 1:
            continue
        for who in range(len(club.table.state.seats) + 1):
            seat = club.table.state.seat_of(f"person-{who}")
            frames = club.frames(who)
            assert [frame["n"] for frame in frames] == list(range(1, len(frames) + 1))
            assert not leaks(club.table, frames, seat)
