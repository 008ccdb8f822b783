"""The server's benchmark: its clients play by the rules, hear everything, and measure what they say they do."""

import json
import select
import shutil
import socket
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

import openhearts as oh
from bench.load import process
from bench.load.boardgame import Boardgame
from bench.load.clients import Clients
from bench.load.colyseus import Colyseus
from bench.load.connection import BINARY, PING, PONG, TEXT, Connection, masked, upgrade
from bench.load.hand import MOVES, RULES, Hand
from bench.load.measuring import Contender, Play, Shown, middle, play
from bench.load.ours import Ours
from bench.load.pace import most_tables
from bench.load.requests import Requests
from bench.load.saturated import ratio
from bench.load.sheet import Sheet
from bench.run import ENGINE, PARTS, SERVER, THEIRS, parts_of, server
from bench.search import SEARCH
from openhearts.server.connection import framed


def played() -> list[tuple[list[list[str]], list[tuple[int, str]]]]:
    """The hands as dealt, and the cards that clients played."""
    hands = []
    for seed in range(20):
        game = oh.Game(oh.Rules.from_json(RULES), seed=seed)
        dealt = [list(game.hand.dealt(seat)) for seat in range(4)]
        clients = Hand([list(cards) for cards in dealt])
        hands.append((dealt, [clients.move() for _ in range(MOVES)]))
        assert clients.over
    return hands


def test_clients_play_what_our_rules_allow() -> None:
    for seed, (_, moves) in enumerate(played()):
        game = oh.Game(oh.Rules.from_json(RULES), seed=seed)
        hand = game.hand
        for seat, card in moves:
            assert hand.to_act == seat
            hand.play(seat, card)
        assert hand.phase == "done"


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node")
def test_theirs_play_by_the_same_law() -> None:
    """Turns, who takes a trick, its points, and the legal cards are the same as in our engine."""
    program = (
        f"const law = require({json.dumps(str(THEIRS.parent / 'hand.js'))});"
        + """
    const out = JSON.parse(require('fs').readFileSync(0)).map(([hands, moves]) => {
      let [next, trick, totals] = [law.leader(hands), [], [0, 0, 0, 0]]
      const may = moves.map(([seat, card]) => {
        const allowed = [next, law.DECK.filter((each) => law.mayPlay(hands[next], trick, each))]
        hands[seat].splice(hands[seat].indexOf(card), 1)
        trick.push({ seat, card })
        next = (seat + 1) % 4
        if (trick.length === 4) {
          next = law.taker(trick)
          totals[next] += law.points(trick)
          trick = []
        }
        return allowed
      })
      return { may, totals }
    })
    console.log(JSON.stringify(out))
    """
    )
    hands = played()
    run = subprocess.run(["node", "-e", program], input=json.dumps(hands), capture_output=True, text=True, check=True)
    for seed, theirs in enumerate(json.loads(run.stdout)):
        hand = oh.Game(oh.Rules.from_json(RULES), seed=seed).hand
        for (seat, card), (turn, may) in zip(hands[seed][1], theirs["may"], strict=True):
            assert (turn, sorted(may)) == (hand.to_act, sorted(hand.legal()))
            hand.play(seat, card)
        assert theirs["totals"] == [
            sum(13 if card == "QS" else card[1] == "H" for card in hand.taken(seat)) for seat in range(4)
        ]


# --- Connections ------------------------------------------------------------------------------------------------------


def read(connection: Connection) -> None:
    """Reads once something has arrived."""
    assert select.select([connection.socket], [], [], 20)[0]
    connection.read()


def test_a_connection_hears_whole_frames_however_they_come() -> None:
    texts = [b"", b"x", b"y" * 125, b"z" * 126, b"w" * 70_000]
    bytes_of_all = b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + b"".join(map(framed, texts)) + b"\x89\x02hi"
    random = Random(1)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        connection = Connection(port, upgrade(port, "/x", "a=b"))
        there, _ = listening.accept()
        heard: list[bytes] = []
        connection.hear = lambda data, start, stop: heard.append(data[start:stop])
        with there:
            asked = there.recv(1000).decode()
            assert asked.startswith("GET /x HTTP/1.1\r\n")
            assert "Cookie: a=b\r\n" in asked
            at = 0
            while at < len(bytes_of_all):
                size = random.choice([1, 2, 7, 50, 20_000])
                there.sendall(bytes_of_all[at : at + size])
                at += size
                read(connection)
            assert heard == texts
            assert there.recv(100) == masked(b"hi", PONG)
            there.sendall(b"\x8a\x00")
            read(connection)
            assert connection.pongs == 1
            there.sendall(b"\x88\x07\x11\x4dagain")
            with pytest.raises(ConnectionError, match="again"):
                read(connection)
        connection.close()


def test_whoever_is_not_let_in_is_told_so() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        connection = Connection(listening.getsockname()[1], b"GET")
        there, _ = listening.accept()
        with there:
            there.sendall(b"HTTP/1.1 403 Forbidden\r\n\r\n")
            with pytest.raises(ConnectionError, match="403"):
                read(connection)
        connection.close()


def test_frames_are_those_of_a_client() -> None:
    assert masked(b"hello") == b"\x81\x85\0\0\0\0hello"
    assert masked(b"h" * 200, BINARY) == b"\x82\xfe\x00\xc8\0\0\0\0" + b"h" * 200
    assert (TEXT, PING) == (0x81, 0x89)


# --- Processes --------------------------------------------------------------------------------------------------------


def test_a_server_is_all_its_processes_and_ends() -> None:
    program = r"""
import subprocess, sys, time
work = "import time\nwhile time.process_time() < 0.2: pass\ntime.sleep(60)"
child = subprocess.Popen([sys.executable, "-c", work])
print("port 7", flush=True)
try:
    time.sleep(60)
finally:
    child.kill()
"""
    with process.started([sys.executable, "-c", f"import signal; signal.signal(15, lambda *_: exit()){program}"]) as it:
        assert it.port == 7
        own, *children = process.family_of(it.pid)
        assert len(children) == 1
        until = time.monotonic() + 20
        while it.processors()[children[0]] < 0.1:
            assert time.monotonic() < until
            time.sleep(0.05)
        assert it.memory() > process.memory_of(own) > 1 << 20
        assert it.database_processor() == 0
    assert not Path(f"/proc/{own}").exists()


def test_a_server_that_does_not_start_is_named() -> None:
    with pytest.raises(ConnectionError, match="doesn't start"), process.started([sys.executable, "-c", "print('no')"]):
        pass


# --- Measuring --------------------------------------------------------------------------------------------------------

needs_theirs = pytest.mark.skipif(
    not THEIRS.is_dir() or shutil.which("node") is None, reason="only the benchmark installs them"
)


@pytest.mark.parametrize(
    "contender",
    [
        Ours("SQLite"),
        Ours("two workers", shared=True, workers=2),
        pytest.param(Boardgame("boardgame.io"), marks=needs_theirs),
        pytest.param(Colyseus("Colyseus"), marks=needs_theirs),
    ],
    ids=lambda contender: contender.name,
)
def test_hands_are_played_at_every_server(contender: Contender) -> None:
    clients = Clients()
    with contender.server() as server, closing(clients):
        with closing(Requests(server.port)) as requests:
            clients.open([contender.table(requests) for _ in range(4)])
        clients.begin()
        clients.wait(lambda: all(table.moves > 2 * MOVES for table in clients.tables))


def test_what_came_of_playing() -> None:
    shown: list[str] = []
    found = play(Ours("SQLite"), 2, 1, pace=20, shown=shown.append, warm=0.1)
    assert 0 < found.moves < 2 * 20 * 1.5
    assert 0 < found.p50 <= found.p99
    assert 0 < found.busiest == found.processor
    assert found.processor * found.moves == pytest.approx(found.busy)
    assert found.database == 0
    assert 0 < found.arrival < 1
    assert shown == ["opening tables", "2 of 2 tables are open", "warming up", "measuring"]


def test_tables_that_stand_still_are_no_result() -> None:
    with pytest.raises(ConnectionError, match="2 of 2 tables stand still"):
        play(Ours("PostgreSQL", shared=True), 2, 0.2, pace=0.001, warm=0)


# --- What is said -----------------------------------------------------------------------------------------------------


def some(processor: float, busiest: float = 0) -> Play:
    return Play(100, 1000, processor, busiest, 0, 0.001, 0.01, 0.5, 0.5, 0.001, 1024)


def test_medians_and_ratios() -> None:
    assert middle([some(3), some(1), some(2)]) == some(2)
    said = ratio("They need", [some(6), some(8), some(30)], [some(2), some(2), some(3)], "as much as we", "at least 6")
    assert said == "They need 4.00 times as much as we (3.00 to 10.00; target: at least 6)."
    assert most_tables(20_000) == 4_950
    assert most_tables(100) == 0


def test_a_sheet_is_a_table_for_documents() -> None:
    sheet = Sheet("Speed", ("", "moves"), [["ours", "1"], ["theirs", "2"]], ["A note."])
    assert str(sheet) == "### Speed\n\n|  | moves |\n| --- | ---: |\n| ours | 1 |\n| theirs | 2 |\n\n- A note.\n"


def test_a_part_that_fails_leaves_the_others(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lost(_rounds: int, shown: Shown) -> Sheet:
        shown("opening tables")
        raise ConnectionError("4 of 4 tables stand still")

    found = Sheet("Idle", ("", "n"), [])
    monkeypatch.setitem(SERVER, "pace", lost)
    monkeypatch.setitem(SERVER, "idle", lambda _rounds, _shown: found)
    assert server(["pace", "idle"], 1, quiet=False) == [found]
    said = capsys.readouterr()
    assert said.out == f"\n{found}"
    assert said.err == "pace: opening tables\npace: 4 of 4 tables stand still\n"


def test_parts_can_be_named() -> None:
    assert parts_of([]) == PARTS == [*ENGINE, *SERVER, *SEARCH, "page", "research", "lighthouse"]
    assert parts_of(["server", "hands"]) == ["hands", "saturated", "pace", "workers", "idle"]
    with pytest.raises(ValueError, match="wasm2"):
        parts_of(["wasm2"])
