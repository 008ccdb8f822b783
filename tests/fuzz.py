"""Sends damaged requests to the probe and demands a clear answer to each; run by `make test` on the sanitized build.

    python -m tests.fuzz --probe build/sanitize/openhearts-probe --seconds 60 [--seed N]

It starts from real games over random rule sets, every field over its whole range (tests/rule_sets.py), and sends
requests as they are, bots and coach among them, and damaged (tests/damage.py). What must hold:
every line gets exactly one line, `ok ...` or `error code message`; a refused request changes nothing; the program
neither dies nor hangs, and a sanitizer's finding is a death. On a failure the whole session is written to
build/fuzz-failure.txt, which the probe can be fed again.
"""

import argparse
import hashlib
import json
import random
import re
import select
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, cast

from tests import rule_sets
from tests.damage import damaged

FAILURE = Path("build/fuzz-failure.txt")
PATIENCE = 60.0  # seconds for one answer, with sanitizers on and the machine busy
ERROR = re.compile(rb"error [a-z_]+ \{.*\}\Z")
TOTAL = 1 << 40  # the most that a position or a sheet may hold
BOTS = ["careful", "beginner", "moon-shooter", "flat:20", "flat:200", "uct:2:10"]
BOTS += ["expert:20", "expert:400", "expert:400:points"]
MOST_NODES = 2000  # the most that a bot or coach may be asked to search in one request
CARDS = [rank + suit for suit in "CDSH" for rank in "23456789TJQKA"]


class Finding(Exception):
    """The probe broke its promise; says how."""


class Probe:
    """One running probe, and everything sent to it so far."""

    def __init__(self, path: Path) -> None:
        """Start it; it reads nothing until asked."""
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self.sent: list[bytes] = []
        self.unread = b""

    def ask(self, request: bytes) -> bytes:
        """Its answer to one line, without the newline; raises Finding if that is not one well-formed line."""
        assert self.process.stdin is not None
        self.sent.append(request)
        try:
            rest = memoryview(request + b"\n")
            while rest:
                rest = rest[self.process.stdin.write(rest) :]
        except BrokenPipeError:
            raise Finding(f"died with exit code {self.process.wait()}") from None
        answer = self._line()
        if not (answer == b"ok" or answer.startswith(b"ok ") or ERROR.match(answer)):
            raise Finding(f"is neither `ok ...` nor `error code message`: {answer[:200]!r}")
        return answer

    def get(self, request: str) -> Any:
        """The JSON of the answer to a sound request; raises Finding if it is refused or isn't JSON."""
        answer = self.ask(request.encode())
        if not answer.startswith(b"ok "):
            raise Finding(f"refused a sound request: {answer[:200]!r}")
        return json.loads(answer[3:])

    def close(self) -> None:
        """End it by closing its input: it must exit with code 0 and no more output."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise Finding("does not end when its input does") from None
        assert self.process.stdout is not None
        rest = self.unread + self.process.stdout.read()
        self.process.stdout.close()
        if code != 0:
            raise Finding(f"ended with exit code {code}")
        if rest:
            raise Finding(f"said more than it was asked: {rest[:200]!r}")

    def _line(self) -> bytes:
        assert self.process.stdout is not None
        until = time.monotonic() + PATIENCE
        while b"\n" not in self.unread:
            ready, _, _ = select.select([self.process.stdout], [], [], max(0.0, until - time.monotonic()))
            if not ready:
                raise Finding(f"no answer within {PATIENCE:.0f} s")
            more = self.process.stdout.read(1 << 16)
            if not more:
                raise Finding(f"died with exit code {self.process.wait()}")
            self.unread += more
        line, _, self.unread = self.unread.partition(b"\n")
        return line


def some_position(rng: random.Random, rules: dict[str, Any], players: int) -> dict[str, Any]:
    """A few cards each, of one pack or two, and perhaps a stock, an auction or chips."""
    deck = rng.sample(CARDS * rng.choice((1, 2)), len(CARDS))
    size = rng.choice((1, 2, 5, len(CARDS) // players))
    position = {"rules": rules, "hands": [deck[i * size : (i + 1) * size] for i in range(players)], "dealer": 0}
    rest = deck[players * size :]
    more: dict[str, Any] = {
        "stock": rest[: rng.randrange(6)],
        "kitty": rest[: rng.randrange(6)],
        "table": rest[:players],
        "leader": rng.randrange(players),
        "out": [rng.randrange(players)],
        "number": rule_sets.number(rng, 0, 999),
        "totals": [rng.choice((0, 99, rule_sets.number(rng, -TOTAL, TOTAL))) for _ in range(players)],
        "chips": [rng.choice((100, 0, -5, rule_sets.number(rng, -TOTAL, TOTAL))) for _ in range(players)],
        "pot": rng.choice((0, 13, rule_sets.number(rng, 0, TOTAL))),
        "bidder": rng.randrange(players),
        "suit": rng.choice(("spades", "hearts")),
        "passing": False,
    }
    return position | {name: more[name] for name in rng.sample(list(more), rng.choice((0, 1, 2, 3)))}


def some_entry(rng: random.Random, hand: dict[str, Any], players: int) -> dict[str, Any]:
    """What a table may say about a hand: the scores or the cards of the one that was played, or something made up."""
    made_up: list[int | None] = [rng.choice((None, 0, 0, 1, 26, -26, rule_sets.number(rng, -TOTAL, TOTAL)))]
    made_up = made_up * rng.choice((1, players - 1)) + [rng.randrange(27) for _ in range(players)]
    takers = {card: seat for seat, cards in enumerate(hand["won"]) for card in cards}
    entry: dict[str, Any] = {"points": hand["scores"] or made_up[:players]}
    if rng.random() < 0.4:
        entry = {"cards": {card: seat for card, seat in takers.items() if rng.random() < 0.9}}
        entry["counts"] = {"H": [sum(card[1] == "H" for card in cards) for cards in hand["won"]]}
    more: dict[str, Any] = {
        "points": made_up[:players],
        "counts": {rng.choice("CDSH"): [rng.randrange(5) for _ in range(players)]},
        "cards": {rng.choice(CARDS): rng.randrange(players)},
        "tricks": [rng.randrange(5) for _ in range(players)],
        "no_tricks": rng.sample(range(players), 2),
        "moon": rng.choice(("old", "new")),
        "sun": rng.random() < 0.5,
        "bidder": rng.randrange(players),
        "bid": rule_sets.number(rng, 1, TOTAL),
        "suit": rng.choice(("spades", "hearts")),
    }
    return entry | {name: more[name] for name in rng.sample(list(more), rng.choice((0, 0, 1, 2)))}


def fair_log(rng: random.Random, rules: dict[str, Any], players: int) -> dict[str, Any]:
    """A game dealt from a secret, before its first action."""
    secret = rng.randbytes(32)
    parts = [rng.randbytes(rng.choice((0, 1, 64))).hex() for _ in range(players)]
    deal = {"hash": hashlib.sha256(secret).hexdigest(), "secret": secret.hex(), "parts": parts}
    return {"openhearts": 2, "rules": rules, "deal": deal, "actions": []}


def sound_requests(rng: random.Random, probe: Probe, rules: dict[str, Any], players: int) -> list[bytes]:
    """Requests worth damaging, still intact: all verbs, this game's log, and a position made up for its rules."""
    status = probe.get("status")
    log = probe.get("log")
    position = some_position(rng, rules, players)
    first = probe.get("truth 0") if "position" not in log else probe.get("truth")
    pad = {"rules": rules, "dealer": rng.randrange(players)}
    pad["hands"] = [some_entry(rng, first, players) for _ in range(rng.choice((1, 1, 2, 5)))]
    seat = rng.randrange(players)
    actor = status["to_act"] or 0
    texts = [
        "hello", "status", "legal", "log", "truth", "count 2", "playouts 5 1", "bot random 0 1",
        *(f"bot {rng.choice(BOTS)} {actor} {rng.getrandbits(64)}" for _ in range(3)),
        *(f"think {rng.choice(BOTS)} {actor} 1 {rng.choice((0, 1, 30))}" for _ in range(2)),
        f"coach {actor} {rng.choice((1, 20, 400))} {rng.getrandbits(64)}", f"pad {json.dumps(pad)}",
        f"view {seat}", f"view {seat} 0", "truth 0",
        f"rules {json.dumps(rules)}", f"sheet {json.dumps(rules)}", f"new {json.dumps({'rules': rules, 'seed': '7'})}",
        f"hand {json.dumps(position)}", f"load {json.dumps(log)}", f"load {json.dumps(log)}",
        f"play {seat} {rng.choice(CARDS)}", f"pass {seat} {' '.join(rng.sample(CARDS, 3))}", f"moon {seat} new",
        f"bid {seat} {rng.choice((0, 1, 7, 100))}", f"suit {seat} {rng.choice(('clubs', 'hearts'))}",
        f"load {json.dumps(fair_log(rng, rules, players))}", "events", "events 3", 'see {"did": "play 0 2C"}',
    ]  # fmt: skip
    return [text.encode() for text in texts]


def too_long(request: bytes) -> bool:
    """Whether the request is valid but asks for too much work, or ends the session."""
    words = request.split()
    if not words:
        return False
    if words[0] in (b"bot", b"think"):
        told = re.findall(rb":0*(\d+)", request)
        return (b"expert" in request and not told) or any(int(number[:9]) > MOST_NODES for number in told)
    if words[0] == b"coach":
        return any(int(number[:9]) > MOST_NODES for number in re.findall(rb"\d+", b"".join(words[2:3])))
    most = {b"count": 2, b"playouts": 100, b"quit": -1}.get(words[0])
    return most is not None and any(int(number[:9]) > most for number in re.findall(rb"\d+", request) or [b"0"])


def play_on(rng: random.Random, probe: Probe) -> None:
    """A few moves of the current game by a bot, so that requests meet every phase."""
    bot = rng.choice(("random", "random", "careful"))
    for _ in range(rng.choice((0, 1, 4, 60))):
        status = probe.get("status")
        if status["over"] or status["to_act"] is None:
            return
        advice = probe.get(f"bot {bot} {status['to_act']} {rng.getrandbits(32)}")
        probe.get(cast(str, advice["action"]))


def observed(rng: random.Random, probe: Probe, rules: dict[str, Any], players: int) -> None:
    """The game so far as a seat or a spectator sees it, with damaged events, and others of its events, in between.

    Unless a damaged event is accepted, every sound one must be, and the last must lead to the game's own view.
    """
    happened = probe.ask(b"events")
    if not happened.startswith(b"ok "):
        return  # the game is a position that isn't a deal
    seat = rng.choice((None, *range(players)))
    last = probe.get(f"view {seat}") if seat is not None else None
    events = []
    for each in json.loads(happened[3:]):
        own = {} if seat is None or each["own"][seat] is None else {"own": each["own"][seat]}
        events.append(f"see {json.dumps(each['event'] | own)}".encode())
    probe.get(f"observe {json.dumps({'rules': rules, 'seat': seat})}")
    for event in events:
        while rng.random() < 0.4:
            other = rng.choice(events)
            wrong = damaged(rng.choice((event, other)), rng, events) if rng.random() < 0.7 else other
            for line in wrong.split(b"\n"):
                if too_long(line) or probe.ask(line).startswith(b"error"):
                    continue
                if line.split() and line.split()[0] in (b"see", b"new", b"hand", b"load", b"observe"):
                    return
        seen = probe.get(event.decode())
    if last is not None and seen != last and last["phase"] != "done":
        raise Finding("has another view after the events than the game has")


def session(rng: random.Random, probe: Probe) -> None:
    """One game over random rules, a few moves at a time, with damaged requests between them."""
    rules = rule_sets.valid(rng)
    probe.get(f"rules {json.dumps(rules)}")
    for _ in range(rng.choice((1, 4, 10))):
        players = len(probe.get(f"new {json.dumps({'rules': rules, 'seed': str(rng.getrandbits(63))})}")["totals"])
        play_on(rng, probe)
        sound = sound_requests(rng, probe, rules, players)
        for _ in range(20):
            request = rng.choice(sound)
            if rng.random() < 0.6:
                request = damaged(request, rng, sound)
            for line in request.split(b"\n"):
                if too_long(line):
                    continue
                before = probe.ask(b"truth")
                if probe.ask(line).startswith(b"error") and probe.ask(b"truth") != before:
                    probe.sent.append(line)
                    raise Finding("refused a request, yet changed the game by it")
        players = len(probe.get(f"new {json.dumps({'rules': rules, 'seed': str(rng.getrandbits(63))})}")["totals"])
        play_on(rng, probe)
        observed(rng, probe, rules, players)


def main() -> int:
    """Fuzz for the time given; 0 if nothing was found, 1 with the finding otherwise."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--probe", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().getrandbits(32))
    options = parser.parse_args()
    until = time.monotonic() + options.seconds
    sent = sessions = 0
    while time.monotonic() < until:
        rng = random.Random(f"{options.seed}/{sessions}")
        probe = Probe(options.probe)
        try:
            session(rng, probe)
            probe.close()
        except Finding as finding:
            probe.process.kill()
            FAILURE.parent.mkdir(exist_ok=True)
            FAILURE.write_bytes(b"\n".join(probe.sent) + b"\n")
            last = probe.sent[-1][:300] if probe.sent else b""
            print(
                f"fuzz: the probe {finding}\n  after: {last!r}\n  session: {FAILURE} (seed {options.seed}, {sessions})"
            )
            return 1
        sent += len(probe.sent)
        sessions += 1
    print(f"fuzz: {sent:,} requests in {sessions:,} sessions, every one answered (seed {options.seed})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
