"""A club for tests: a table with its people and host, random commands, and readers that track what they were told."""

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
ONE_HAND = oh.Rules(end={"hands": 1}, pass_cycle=["hold"])
NAMES = ["Maud", "Nils", "Olga", "Pavel", "Rosa", "Sven", "Tove", "Ulla", "Vera", "Wim", "Yan", "Zoe"]


def person(number: int, **more: Any) -> Person:
    """One of the people."""
    return Person(f"person-{number}", NAMES[number % len(NAMES)], **({"invited": True} | more))


def code(answer: Done | Refusal) -> str:
    """The code of a refusal, else "done"."""
    return answer.code if isinstance(answer, Refusal) else "done"


class Club:
    """One table with its log, as a host of tables keeps it."""

    def __init__(
        self,
        rules: oh.Rules | None = None,
        limits: Limits | None = None,
        *,
        people: int = 0,
        matched: bool = False,
    ) -> None:
        """With `matched` the lobby has put it together, as it does every rated one."""
        self.now = 1_000_000
        self.commands = 0
        self.secrets = [bytes(32)]
        rated = limits is not None and limits.rated
        hosts = None if rated or matched else person(0)
        kind = "account" if rated else "guest"
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
        """Sends a person's command with a new id."""
        self.commands += 1
        return self.send(person(who, kind=self.kind(who)), kind(id=f"c{self.commands}", **fields))

    def kind(self, who: int) -> p.PersonKind:
        """The kind of a person."""
        return self.people[who].kind if who < len(self.people) else "guest"

    def send(self, who: Person, command: p.CommandBase) -> Done | Refusal:
        """Sends a command, and adds its new entries to the log."""
        answer = self.table.receive(who, command, self.now)
        if isinstance(answer, Done):
            self.log += answer.entries
        return answer

    def facts(self, since: int = 0) -> list[str]:
        """The kinds of the log's entries after number `since`."""
        return [type(entry).__name__ for entry in self.log[since:]]

    def sit(self, *numbers: int) -> None:
        """Seats these people in order."""
        for number in numbers:
            assert isinstance(self.ask(number, p.Sit), Done)

    def begin(self) -> None:
        """Fills the empty seats with bots and begins a game."""
        for seat, each in enumerate(self.table.state.seats):
            if each.empty:
                self.ask(0, p.SeatBot, seat=seat, bot="random")
        for each in self.table.state.seats:
            if each.person:
                self.ask(int(each.person.removeprefix("person-")), p.Ready, part="ab")
        assert self.table.state.running

    def think(self) -> None:
        """Lets every bot act whose turn it is."""
        for seat, bot in self.table.thinking.items():
            answer = self.table.thought(seat, oh.bot(bot).choose(self.table.view(seat)), self.now)
            assert isinstance(answer, Done)
            self.log += answer.entries

    def act(self, seat: int, bot: str = "random") -> Done | Refusal:
        """Does a legal action for the person in a seat."""
        play = self.table.state.play
        assert play is not None
        action = oh.bot(bot).choose(self.table.view(seat))
        who = int(self.table.state.seats[seat].person.removeprefix("person-"))
        return self.ask(who, p.Act, hand=play.hand, action=action_text(play.phase, seat, action))

    def step(self) -> None:
        """Advances the game by one action, or by as many as bots do at once."""
        if self.table.thinking:
            self.think()
        else:
            play = self.table.state.play
            assert play is not None
            answer = self.act(play.waiting[0])
            assert isinstance(answer, Done), answer

    def play_on(self, until: Any = None) -> None:
        """Plays until a condition holds, or to the end of the game."""
        while self.table.state.running and not (until and until()):
            self.step()

    def wait(self, seconds: float) -> None:
        """Lets time pass, deadline by deadline."""
        end = self.now + round(1000 * seconds)
        while (due := self.table.deadline) is not None and due <= end:
            self.now = max(due, self.now)
            self.log += self.table.tick(self.now)
            self.think()
        self.now = end

    def here(self, who: int, here: bool) -> None:
        """Opens or closes a person's connection."""
        self.log += self.table.presence(f"person-{who}", here, self.now)

    def replayed(self) -> Table:
        """The table replayed from its log, encoded and decoded as for the store."""
        return Table.replay([decoded(encoded(entry)) for entry in self.log], self.secrets)

    def frames(self, who: int, since: int = 0) -> list[dict[str, Any]]:
        """The frames after number `since` that a person may see."""
        return [msgspec.json.decode(frame) for frame in self.table.frames_for(f"person-{who}", since)]


# --- Random commands --------------------------------------------------------------------------------------------------


def any_command(rng: random.Random, club: Club, id: str) -> Command:
    """A random command, sensible or not."""
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
        p.Block(id=id, person=who, blocked=rng.random() < 0.7) if rng.random() < 0.1 else p.Return(id=id),
        p.Report(id=id, person=who, about=3, words="rude"),
    ]
    return rng.choice(commands)


# --- What a reader knows ----------------------------------------------------------------------------------------------


def events_of(frame: dict[str, Any]) -> list[dict[str, Any]]:
    """The game events of a frame."""
    events: list[dict[str, Any]] = frame.get("events") or []
    return events or ([{"did": frame["action"]}] if frame["fact"] == "did" else [])


class Reader:
    """A seat or spectator that knows what its frames say. With `rules`, it joins in the middle of a game."""

    def __init__(self, seat: int | None, rules: oh.Rules | None = None) -> None:
        self.seat = seat
        self.observer = oh.Observer(rules, seat) if rules else None
        self.told: set[str] = set()
        "All cards that its frames have named in this hand."

    @property
    def view(self) -> oh.View | None:
        """Its current view; None before there is a game."""
        return self.observer.view if self.observer else None

    def see(self, frame: dict[str, Any]) -> None:
        """Takes in a frame."""
        self.hear(frame)
        if frame["fact"] == "started":
            self.observer = oh.Observer(oh.Rules.from_json(frame["rules"]), self.seat)
        for event in events_of(frame):
            if self.seat is None:  # or they don't know yet which seat they have
                event = {name: value for name, value in event.items() if name != "own"}
            if self.observer and (self.view or "deal" in event):
                self.observer.see(event)

    def hear(self, frame: dict[str, Any]) -> None:
        """Notes which cards a frame names."""
        said = {name: value for name, value in frame.items() if name not in ("rules", "events")}
        self.told |= set(CARD.findall(str(said)))
        for event in events_of(frame):
            self.told = (set() if "deal" in event else self.told) | set(CARD.findall(str(event)))


def known(table: Table, seat: int | None) -> set[str]:
    """The cards of this hand that a seat may have seen: its own and those in tricks; at the end all. A spectator has
    seen complete tricks and, once the table is closed, the last one.
    """
    play = table.state.play
    assert play is not None
    hand = play.game.hand
    if hand.phase in ("moon", "done"):
        return PACK
    last = hand.trick if seat is not None or table.state.closed else None
    tricks = [*hand.tricks, *([last] if last else [])]
    cards = {card for trick in tricks for card in trick["cards"]}
    if seat is not None:
        seen = hand.view(seat).to_dict()
        cards |= {*hand.dealt(seat), *(seen["received"] or ()), *seen["cards"], *(seen["kitty"]["cards"] or ())}
    return cards
