"""Sends damaged requests to the probe and demands a clear answer to each; run by `make test` on the sanitized build.

    python -m tests.fuzz --probe build/sanitize/openhearts-probe --seconds 60 [--seed N]

It starts from real games over random rule sets, and damages what is sent (tests/damage.py). What must hold:
every line gets exactly one line, `ok ...` or `error code message`; a refused request changes nothing; the program
neither dies nor hangs, and a sanitizer's finding is a death. On a failure the whole session is written to
build/fuzz-failure.txt, which the probe can be fed again.
"""

import argparse
import json
import random
import re
import select
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, cast

from tests.damage import damaged

FAILURE = Path("build/fuzz-failure.txt")
PATIENCE = 20.0  # seconds for one answer, sanitizers on and the machine busy
ERROR = re.compile(rb"error [a-z_]+ \{.*\}\Z")
TABLES: list[dict[str, Any]] = [
    *([{}] * 6),
    {"packs": 2, "players": 6},
    {"packs": 2, "players": 11, "pass_cycle": ["hold"]},
    {"stock": True, "hand_size": 3},
    {"stock": True, "hand_size": 5, "packs": 2, "players": 7},
    {"auction": True, "opening": "bidder", "pass_cycle": ["hold"], "settlement": "sweepstakes", "objective": "low"},
]
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
        """The JSON of the answer to a sound request; raises Finding if it is refused or is no JSON."""
        answer = self.ask(request.encode())
        if not answer.startswith(b"ok "):
            raise Finding(f"refused a sound request: {answer[:200]!r}")
        return json.loads(answer[3:])

    def close(self) -> None:
        """End it by closing its input: it must leave with exit code 0 and nothing more to say."""
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


def random_rules(rng: random.Random, fields: list[dict[str, Any]], presets: list[str]) -> dict[str, Any]:
    """A rule set that is often playable: a preset and a few fields with values of the right kind."""
    rules: dict[str, Any] = {"extends": rng.choice(presets)} if rng.random() < 0.7 else {}
    for field in rng.sample(fields, rng.choice((0, 0, 1, 2, 5))):
        values = [value["value"] for value in field.get("values") or []]
        number = rng.choice((1, 2, 3, 4, 5, 6, 7, 13, 26, 50, 100))
        by_kind: dict[str, Any] = {
            "count": number,
            "flag": rng.random() < 0.5,
            "choice": rng.choice(values or ["off"]),
            "amount": rng.choice(("off", number)),
            "card": rng.choice(CARDS),
            "cards": rng.sample(CARDS, rng.choice((0, 1, 2, 3, 4))),
            "cycle": rng.choices(values or ["left"], k=rng.choice((1, 2, 4))),
            "points": {rng.choice([*CARDS, "H", "S"]): rng.choice((-10, 0, 1, 5, 13)) for _ in range(3)},
            "end": rng.choice(({"target": number}, {"hands": rng.choice((1, 2, 4))})),
            "settlement": rng.choice((values or ["none"])[:1] + [{"kind": kind, "buy_in": number} for kind in values]),
        }
        rules[field["name"]] = by_kind[field["kind"]]
    return rules | rng.choice(TABLES)


def some_position(rng: random.Random, rules: dict[str, Any], players: int) -> dict[str, Any]:
    """A few cards each, of one pack or two, and perhaps what a stock, an auction or chips bring."""
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
        "chips": [rng.choice((100, 0, -5)) for _ in range(players)],
        "pot": rng.choice((0, 13)),
        "bidder": rng.randrange(players),
        "suit": rng.choice(("spades", "hearts")),
        "passing": False,
    }
    return position | {name: more[name] for name in rng.sample(list(more), rng.choice((0, 1, 2, 3)))}


def sound_requests(rng: random.Random, probe: Probe, rules: dict[str, Any], players: int) -> list[bytes]:
    """Requests worth damaging, as they stand: all verbs, this game's log, and a position made up for its rules."""
    status = probe.get("status")
    log = probe.get("log")
    position = some_position(rng, rules, players)
    seat = rng.randrange(players)
    texts = [
        "hello", "status", "legal", "log", "truth", "count 2", "playouts 5 1", "bot random 0 1",
        f"bot careful {status['to_act'] or 0} {rng.getrandbits(64)}", f"view {seat}", f"view {seat} 0", "truth 0",
        f"rules {json.dumps(rules)}", f"sheet {json.dumps(rules)}", f"new {json.dumps({'rules': rules, 'seed': '7'})}",
        f"hand {json.dumps(position)}", f"load {json.dumps(log)}", f"load {json.dumps(log)}",
        f"play {seat} {rng.choice(CARDS)}", f"pass {seat} {' '.join(rng.sample(CARDS, 3))}", f"moon {seat} new",
        f"bid {seat} {rng.choice((0, 1, 7, 100))}", f"suit {seat} {rng.choice(('clubs', 'hearts'))}",
    ]  # fmt: skip
    return [text.encode() for text in texts]


def too_long(request: bytes) -> bool:
    """Whether it asks, in good order, for more work than there is patience for, or for the end of the session."""
    words = request.split()
    if not words:
        return False
    most = {b"count": 2, b"playouts": 100, b"quit": -1}.get(words[0])
    return most is not None and any(int(number[:9]) > most for number in re.findall(rb"\d+", request) or [b"0"])


def play_on(rng: random.Random, probe: Probe) -> None:
    """A few moves of the current game by the random bot, so that damage meets every phase."""
    for _ in range(rng.choice((0, 1, 4, 60))):
        status = probe.get("status")
        if status["over"] or status["to_act"] is None:
            return
        advice = probe.get(f"bot random {status['to_act']} {rng.getrandbits(32)}")
        probe.get(cast(str, advice["action"]))


def session(rng: random.Random, probe: Probe) -> None:
    """One game over random rules, a few moves at a time, with damaged requests between them."""
    fields = probe.get("fields")
    presets = [preset["id"] for preset in probe.get("presets")]
    rules: dict[str, Any] = {}
    while True:
        rules = random_rules(rng, fields, presets)
        if probe.ask(f"rules {json.dumps(rules)}".encode()).startswith(b"ok"):
            break
    for _ in range(rng.choice((1, 4, 10))):
        players = len(probe.get(f"new {json.dumps({'rules': rules, 'seed': str(rng.getrandbits(63))})}")["totals"])
        play_on(rng, probe)
        sound = sound_requests(rng, probe, rules, players)
        for _ in range(20):
            request = rng.choice(sound)
            if rng.random() < 0.95:
                request = damaged(request, rng, sound)
            for line in request.split(b"\n"):
                if too_long(line):
                    continue
                before = probe.ask(b"truth")
                if probe.ask(line).startswith(b"error") and probe.ask(b"truth") != before:
                    probe.sent.append(line)
                    raise Finding("refused a request, yet changed the game by it")


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
