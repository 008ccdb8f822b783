"""A club for tests: a table, the people around it, and whoever hosts it; what they do at random, and what each has been
told."""

import random
import re
from collections import Counter
from typing import Any

import msgspec

import openhearts as oh
from openhearts.tables import Done, Limits, Person, Refusal, SeedSecret, Table, decoded, encoded
from openhearts.tables import protocol as p
from openhearts.tables.phrases import PHRASES
from openhearts.tables.play import text_of
from openhearts.tables.protocol import Command

CARD = re.compile(r"\b[2-9TJQKA][CDHS]\b")
NAMES = ["Maud", "Nils", "Olga", "Pavel", "Rosa", "Sven", "Tove", "Ulla", "Vera", "Wim", "Yan", "Zoe"]


def person(number: int, **more: Any) -> Person:
    """One of the people."""
    return Person(f"person-{number}", NAMES[number % len(NAMES)], **({"invited": True} | more))


class Club:
    """One table with its log, as a host of tables keeps it."""

    def __init__(self, rules: oh.Rules | None = None, limits: Limits | None = None, *, people: int = 0) -> None:
        self.now = 1_000_000
        self.commands = 0
        self.secrets = [SeedSecret(7)]
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
        action: Any = oh.bot(bot).choose(self.table.view(seat))
        who = int(self.table.state.seats[seat].person.removeprefix("person-"))
        return self.ask(who, p.Act, hand=play.hand, action=text_of(seat, action, play.phase))

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

    def frames(self, who: int) -> list[dict[str, Any]]:
        """What somebody may have of everything."""
        return [msgspec.json.decode(frame) for frame in self.table.frames_for(f"person-{who}")]


# --- What people do at random -----------------------------------------------------------------------------------------


def any_command(rng: random.Random, club: Club, id: str) -> Command:
    """Anything that can be asked, sensible or not."""
    seats = len(club.table.state.seats)
    seat = rng.randrange(seats + 1)
    who = f"person-{rng.randrange(seats + 3)}"
    commands: list[Command] = [
        p.Sit(id=id, seat=rng.choice([None, seat])),
        p.Sit(id=id),
        p.Leave(id=id) if rng.random() < 0.3 else p.Return(id=id),
        p.Ready(id=id, part=rng.choice(["", "00ff"])),
        p.Start(id=id),
        p.Return(id=id),
        p.Act(
            id=id, hand=rng.randrange(2), action=rng.choice(["play 0 QS", "pass 1 2C", "bid 0 x", "", "play", "x 0 y"])
        ),
        p.SayPhrase(id=id, phrase=rng.choice([*PHRASES, "people-phrase-nothing"])),
        p.SayText(id=id, text=rng.choice(["good evening", "  ", "a\u202eb"])),
        p.SetLimits(id=id, limits=Limits(chat=rng.choice(["off", "text"]), play_time=rng.choice([0, 7]))),
        p.SetRules(id=id, rules=rng.choice([{}, {"players": 5}, {"players": 99}, {"end": {"hands": 2}}, {"x": 1}])),
        p.SeatBot(id=id, seat=seat, bot=rng.choice(["random", "easy", "nobody"])),
        p.Remove(id=id, seat=seat) if rng.random() < 0.3 else p.Return(id=id),
        p.Reseat(id=id, seat=seat, to=rng.randrange(seats)),
        p.HandOver(id=id, seat=seat) if rng.random() < 0.3 else p.Return(id=id),
        p.Mute(id=id, person=who, muted=rng.random() < 0.6),
        p.Block(id=id, person=who) if rng.random() < 0.1 else p.Return(id=id),
        p.Report(id=id, person=who, about=3, words="rude"),
    ]
    return rng.choice(commands)


# --- What a reader knows ----------------------------------------------------------------------------------------------


class Reader:
    """A seat's cards, out of its frames alone."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.cards: Counter[str] = Counter()
        self.gave: Counter[str] = Counter()
        self.told: set[str] = set()
        "Every card that was named in this hand."

    def see(self, frame: dict[str, Any]) -> None:
        """One frame."""
        if frame["fact"] == "did":
            verb, seat, *cards = frame["action"].split(" ")
            if verb in ("play", "pass"):
                self.told |= set(cards)
                if int(seat) == self.seat and verb == "play":
                    self.cards -= Counter(cards)
                elif int(seat) == self.seat:
                    self.gave = Counter(cards)
        for event in frame.get("events") or ():
            if event["event"] == "deal":
                self.told, self.gave, self.cards = set(), Counter(), Counter()
            cards = event.get("cards") or []
            self.told |= set(cards)
            if event["event"] == "got":  # once all have passed
                self.cards -= self.gave
            if event["event"] in ("deal", "got", "drew") and event.get("seat", self.seat) == self.seat:
                self.cards += Counter(cards)


def leaks(table: Table, frames: list[dict[str, Any]], seat: int | None) -> set[str]:
    """Cards that were named to a reader in this hand, and that it can't know: others hold them, or nobody saw them."""
    reader = Reader(seat)
    for frame in frames:
        reader.see(frame)
    play = table.state.play
    if play is None or play.over:
        return set()
    hand = play.game.hand
    held = [Counter(hand.cards(each)) for each in range(len(table.state.seats))]
    if seat is not None:
        assert reader.cards == held[seat], "frames tell a seat all its cards"
    truth = hand.truth()
    hidden = Counter(truth["stock"])
    if truth["kitty_taker"] is None or truth["kitty_taker"] != seat:
        hidden += Counter(truth["kitty"])
    for each, cards in enumerate(held):
        if each != seat:
            hidden += cards
    seen = Counter(reader.gave)
    for trick in [*hand.tricks, *([hand.trick] if hand.trick else [])]:
        seen += Counter(trick["cards"])
    if seat is not None:
        seen += held[seat]
    return (reader.told & set(hidden)) - set(seen)
