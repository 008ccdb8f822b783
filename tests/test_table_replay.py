"""Whatever people do at a table, its log reproduces it, refusals change nothing, nothing is done twice,
and nobody is sent a card that they can't know."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import openhearts as oh
from openhearts.game import action_text
from openhearts.rules import preset_ids
from openhearts.tables import Done, Limits, Refusal, command_from
from openhearts.tables import protocol as p
from openhearts.tables.protocol import CommandBase
from tests import rule_sets
from tests.club import Club, Reader, any_command, events_of, known, person

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
        """Makes one thing happen."""
        rng, club = self.rng, self.club
        state = club.table.state
        club.now += rng.choice([0, 50, 400, 3000])
        chance = rng.random()
        if club.table.wants_secret:
            club.secrets.append(rng.randbytes(32))
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
        """The player to act does something: mostly something legal, sometimes any card of theirs or somebody else's."""
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
        chosen = oh.bot("random", seed=rng.randrange(99)).choose(club.table.view(seat))
        action = action_text(play.phase, seat, chosen)
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
@given(seed=st.integers(0), steps=st.integers(20, 260))
def test_a_table_is_its_log(rules: oh.Rules, seed: int, steps: int) -> None:
    evening = Evening(random.Random(seed), rules)
    club = evening.club
    for step in range(steps):
        before = len(club.log)
        evening.happens()
        refused = evening.sent and isinstance(evening.sent[-1][2], Refusal) and len(club.log) == before
        if refused or step % 16 == 0 or step == steps - 1:
            assert club.replayed() == club.table
    assert [entry.n for entry in club.log] == list(range(1, len(club.log) + 1))
    assert club.table.frames.last == len(club.log)


@pytest.fixture(autouse=True, scope="module")
def _small_pages() -> Iterator[None]:
    """Archives frames early, so that most of the frames read are archived."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("openhearts.tables.frames.PAGE", 4)
        yield


class Everybody:
    """All who may read along at a table, each knowing only their frames: people in their seats, and a spectator."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.readers: dict[int, tuple[list[dict[str, Any]], Reader]] = {}
        "By person: what they were sent, and what they know."

    def read(self) -> None:
        """Everybody reads on. A person whose seat in a game has changed reads it from the beginning."""
        table = self.club.table
        for who in {*range(len(table.state.seats) + 1), *self.readers}:
            seat = table.state.seat_of(f"person-{who}")
            sent, reader = self.readers.get(who, ([], Reader(seat)))
            if seat != reader.seat and table.state.running:
                sent, reader = [], Reader(seat)
            reader.seat = seat
            frames = self.club.frames(who, len(sent))
            for n, frame in enumerate(frames, len(sent) + 1):
                assert frame["n"] == n
                reader.see(frame)
            self.readers[who] = sent + frames, reader
            self.compare(reader)

    def compare(self, reader: Reader) -> None:
        """Checks that each reader knows what the game would show them, and no card more."""
        play = self.club.table.state.play
        if play is None or reader.observer is None:
            assert play is None
        else:
            seat = reader.observer.seat  # since the game is over they may have another
            assert reader.told <= known(self.club.table, seat)
            if seat is not None or not play.mid_trick or self.club.table.state.closed:
                assert reader.view == play.game.view(seat)
                assert reader.observer.results == play.game.results
            else:  # a trick behind
                assert reader.view is not None
                assert reader.view.trick is None or not reader.view.trick["cards"]

    def come_late(self) -> None:
        """A newcomer is sent the same, except actions of earlier games; the deal of a hand in play is enough to know
        it."""
        play = self.club.table.state.play
        began = self.club.table.frames.began
        for who, (sent, reader) in self.readers.items():
            again = self.club.frames(who)
            assert [frame["n"] for frame in again] == list(range(1, len(sent) + 1))
            assert again[began - 1 :] == sent[began - 1 :] or play is None or play.over
            for then, now in zip(sent, again[: began - 1], strict=False):
                if now["fact"] == "hidden":
                    assert then["fact"] in ("did", "time", "phrase", "said", "hidden")
                else:  # they may have another seat now
                    assert now.items() <= then.items()
                    assert set(then) - set(now) <= {"events", "due"}
            if play is None or reader.observer is None or reader.observer.seat != reader.seat:
                continue
            frames = self.club.frames(who)
            deal = max(at for at, frame in enumerate(frames) if any("deal" in event for event in events_of(frame)))
            late = Reader(reader.seat, play.game.rules)
            for frame in frames[deal:]:
                late.see(frame)
            assert late.view == reader.view


def read_along(rules: oh.Rules, rng: random.Random, steps: int) -> None:
    """Everybody reads what happens at a table, after each event."""
    evening = Evening(rng, rules)
    everybody = Everybody(evening.club)
    for step in range(steps):
        evening.happens()
        everybody.read()
        if step % 16 == 0:
            everybody.come_late()
    club = evening.club
    hidden = [secret.hex() for secret in club.table.state.secrets[club.table.state.revealed :]]
    for who in range(len(club.table.state.seats) + 1):
        assert not [secret for secret in hidden if secret in str(club.frames(who))]


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES.keys())
@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0), steps=st.integers(60, 400))
def test_frames_tell_everybody_what_they_may_know_and_no_card_more(rules: oh.Rules, seed: int, steps: int) -> None:
    read_along(rules, random.Random(seed), steps)


@pytest.mark.parametrize("number", [*range(40), *(pytest.param(n, marks=pytest.mark.slow) for n in range(40, 200))])
def test_frames_tell_it_by_random_rules(number: int) -> None:
    rng = random.Random(number)
    read_along(oh.Rules.from_json(rule_sets.valid(rng)), rng, rng.randint(60, 200))
