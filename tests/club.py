"""A club for tests: a table, the people around it, and whoever hosts it; what they do at random, and what each has been
told."""

import random
import re
from typing import Any

import msgspec

import openhearts as oh
from openhearts.game import action_text
from openhearts.tables import Done, Limits, Person, Refusal, Table, decoded, encoded
from openhearts.tables import protocol as p
from openhearts.tables.phrases import PHRASES
from openhearts.tables.protocol import Command

CARD = re.compile(r"\b[2-9TJQKA][CDHS]\b")
PACK = {rank + suit for suit in "CDSH" for rank in "23456789TJQKA"}
NAMES = ["Maud", "Nils", "Olga", "Pavel", "Rosa", "Sven", "Tove", "Ulla", "Vera", "Wim", "Yan", "Zoe"]


def person(number: int, **more: Any) -> Person:
    """One of the people."""
    return Person(f"person-{number}", NAMES[number % len(NAMES)], **({"invited": True} | more))


class Club:
    """One table with its log, as a host of tables keeps it."""

    def __init__(self, rules: oh.Rules | None = None, limits: Limits | None = None, *, people: int = 0) -> None:
        self.now = 1_000_000
        self.commands = 0
        self.secrets = [bytes(32)]
        hosts = person(0) if limits is None or not limits.rated else None
        kind = "guest" if hosts else "account"
        self.people = [person(number, kind=kind) for number in range(people)]
        self.table, self.log = Table.open(
            "t1",
            "calm-fox-10",
            dict((rules or oh.Rules()).changes),
            limits or Limits(),
            self.now,
            host=hosts,
            people=self.people,
        )
        self.log += self.table.commit(self.secrets[0], self.now)

    def ask(self, who: int, kind: type[p.CommandBase], **fields: Any) -> Done | Refusal:
        """Somebody asks for something, with a new id."""
        self.commands += 1
        return self.send(person(who, kind=self.kind(who)), kind(id=f"c{self.commands}", **fields))

    def kind(self, who: int) -> p.PersonKind:
        """What somebody is."""
        return self.people[who].kind if who < len(self.people) else "guest"

    def send(self, who: Person, command: p.CommandBase) -> Done | Refusal:
        """A command arrives; what is new is kept."""
        answer = self.table.receive(who, command, self.now)
        if isinstance(answer, Done):
            self.log += answer.entries
        return answer

    def sit(self, *numbers: int) -> None:
        """These people take seats in their order."""
        for number in numbers:
            assert isinstance(self.ask(number, p.Sit), Done)

    def begin(self) -> None:
        """Everybody is ready; bots are in the other seats."""
        for seat, each in enumerate(self.table.state.seats):
            if each.empty:
                self.ask(0, p.SeatBot, seat=seat, bot="random")
        for each in self.table.state.seats:
            if each.person:
                self.ask(int(each.person.removeprefix("person-")), p.Ready, part="ab")
        assert self.table.state.running

    def think(self) -> None:
        """Every bot whose turn it is plays."""
        for seat, bot in self.table.thinking.items():
            answer = self.table.thought(seat, oh.bot(bot).choose(self.table.view(seat)), self.now)
            assert isinstance(answer, Done)
            self.log += answer.entries

    def act(self, seat: int, bot: str = "random") -> Done | Refusal:
        """The person of a seat does something legal."""
        play = self.table.state.play
        assert play is not None
        action = oh.bot(bot).choose(self.table.view(seat))
        who = int(self.table.state.seats[seat].person.removeprefix("person-"))
        return self.ask(who, p.Act, hand=play.hand, action=action_text(play.phase, seat, action))

    def step(self) -> None:
        """The game goes on by one action, or as many as bots make at once."""
        if self.table.thinking:
            self.think()
        else:
            play = self.table.state.play
            assert play is not None
            answer = self.act(play.waiting[0])
            assert isinstance(answer, Done), answer

    def play_on(self, until: Any = None) -> None:
        """The game goes on until something is so, or to its end."""
        while self.table.state.running and not (until and until()):
            self.step()

    def wait(self, seconds: float) -> None:
        """Time passes, tick by tick."""
        end = self.now + round(1000 * seconds)
        while (due := self.table.deadline) is not None and due <= end:
            self.now = max(due, self.now)
            self.log += self.table.tick(self.now)
            self.think()
        self.now = end

    def here(self, who: int, here: bool) -> None:
        """Somebody's connection opens or closes."""
        self.log += self.table.presence(f"person-{who}", here, self.now)

    def replayed(self) -> Table:
        """The table out of its log, by way of the store's text."""
        return Table.replay([decoded(encoded(entry)) for entry in self.log], self.secrets)

    def frames(self, who: int, since: int = 0) -> list[dict[str, Any]]:
        """What somebody may have of everything after that number."""
        return [msgspec.json.decode(frame) for frame in self.table.frames_for(f"person-{who}", since)]


# --- What people do at random -----------------------------------------------------------------------------------------


def any_command(rng: random.Random, club: Club, id: str) -> Command:
    """Anything that can be asked, sensible or not."""
    seats = len(club.table.state.seats)
    seat = min(rng.randrange(seats + 1), 10)  # no table has a seat after that
    who = f"person-{rng.randrange(seats + 3)}"
    commands: list[Command] = [
        p.Sit(id=id, seat=rng.choice([None, seat])),
        p.Sit(id=id),
        p.Leave(id=id) if rng.random() < 0.3 else p.Return(id=id),
        p.Ready(id=id, part=rng.choice(["", "00ff"])),
        p.Start(id=id),
        p.Return(id=id),
        p.Here(id=id),
        p.Act(
            id=id, hand=rng.randrange(2), action=rng.choice(["play 0 QS", "pass 1 2C", "bid 0 x", "", "play", "x 0 y"])
        ),
        p.SayPhrase(id=id, phrase=rng.choice([*PHRASES, "people-phrase-nothing"])),
        p.SayText(id=id, text=rng.choice(["good evening", "  ", "a\u202eb"])),
        p.SetLimits(id=id, limits=Limits(chat=rng.choice(["off", "text"]), play_time=rng.choice([0, 7]))),
        p.SetRules(id=id, rules=rng.choice([{}, {"players": 5}, {"players": 99}, {"end": {"hands": 2}}, {"x": 1}])),
        p.SeatBot(id=id, seat=seat, bot=rng.choice(["random", "easy", "nobody"])),
        p.Remove(id=id, seat=seat) if rng.random() < 0.3 else p.Return(id=id),
        p.Readmit(id=id, person=who),
        p.Reseat(id=id, seat=seat, to=rng.randrange(seats)),
        p.HandOver(id=id, seat=seat) if rng.random() < 0.3 else p.Return(id=id),
        p.Mute(id=id, person=who, muted=rng.random() < 0.6),
        p.Block(id=id, person=who) if rng.random() < 0.1 else p.Return(id=id),
        p.Report(id=id, person=who, about=3, words="rude"),
    ]
    return rng.choice(commands)


# --- What a reader knows ----------------------------------------------------------------------------------------------


def events_of(frame: dict[str, Any]) -> list[dict[str, Any]]:
    """What has happened in the game by a frame."""
    events: list[dict[str, Any]] = frame.get("events") or []
    return events or ([{"did": frame["action"]}] if frame["fact"] == "did" else [])


class Reader:
    """A seat, or a spectator, that knows of the game what frames say. With `rules` it comes in the middle of one."""

    def __init__(self, seat: int | None, rules: oh.Rules | None = None) -> None:
        self.seat = seat
        self.observer = oh.Observer(rules, seat) if rules else None
        self.told: set[str] = set()
        "Every card that was named in this hand."

    @property
    def view(self) -> oh.View | None:
        """What it knows now; None before there is a game."""
        return self.observer.view if self.observer else None

    def see(self, frame: dict[str, Any]) -> None:
        """One frame."""
        self.hear(frame)
        if frame["fact"] == "started":
            self.observer = oh.Observer(oh.Rules.from_json(frame["rules"]), self.seat)
        for event in events_of(frame):
            if self.seat is None:  # or nobody has told them yet which seat they have
                event = {name: value for name, value in event.items() if name != "own"}
            if self.observer and (self.view or "deal" in event):
                self.observer.see(event)

    def hear(self, frame: dict[str, Any]) -> None:
        """Which cards it names."""
        said = {name: value for name, value in frame.items() if name not in ("rules", "events")}
        self.told |= set(CARD.findall(str(said)))
        for event in events_of(frame):
            self.told = (set() if "deal" in event else self.told) | set(CARD.findall(str(event)))


def known(table: Table, seat: int | None) -> set[str]:
    """Every card of this hand that somebody may have seen: their own, and those of tricks; at the end all."""
    play = table.state.play
    assert play is not None
    hand = play.game.hand
    if hand.phase in ("moon", "done"):
        return PACK
    tricks = [*hand.tricks, *([hand.trick] if hand.trick and seat is not None else [])]
    cards = {card for trick in tricks for card in trick["cards"]}
    if seat is not None:
        seen = hand.view(seat).to_dict()
        cards |= {*hand.dealt(seat), *(seen["received"] or ()), *seen["cards"], *(seen["kitty"]["cards"] or ())}
    return cards
