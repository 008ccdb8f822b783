"""`openhearts play`: whole games at the terminal, what it answers, what it keeps."""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import openhearts as oh
from openhearts.cards import MARKS
from openhearts.cli import human_player, main, savegame, user_files
from openhearts.cli.human_player import card_in
from openhearts.cli.player_names import default_names
from openhearts.cli.savegame import SavedGame
from openhearts.cli.session import Session
from openhearts.cli.terminal_style import TerminalStyle
from tests.probe import heed_ctrl_c
from tests.typist import locked, typing


@pytest.fixture(autouse=True)
def own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keeps the games of these tests out of the user's home."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "openhearts" / "game.json"


def advised(game: oh.Game, bot: str = "careful") -> Callable[[str], str]:
    """A person who types what a bot would do."""

    def ask(_: str) -> str:
        action = oh.bot(bot).choose(game.view(0))
        return " ".join(action) if isinstance(action, list) else str(action)

    return ask


HOUSES = [oh.preset(name) for name in oh.presets()] + [
    oh.Rules(players=7, pass_cycle=["scatter"], kitty_peek=True, moon="choice"),
    oh.Rules(players=6, teams="3v3", joint_moon=True, moon="choice"),
    oh.Rules(players=5, fifty_reset=True, sun=52, removed=[], kitty="last_trick"),
    oh.Rules(players=3, moon="choice", end={"hands": 3}, tie="shared"),
    oh.Rules(settlement={"kind": "lowest_takes_pot", "chip_value": 0.05, "buy_in": 5}),
    oh.Rules(players=7, settlement="average", objective="high", moon="off"),
    oh.preset("sweepstakes", settlement={"kind": "sweepstakes", "split_two": True}),
    oh.preset("domino", players=2),
    oh.preset("domino", players=7, teams="none"),
    oh.preset("auction", players=7, kitty_peek=True),
    oh.preset("auction", players=6, teams="2v2v2", breaking=True, settlement={"kind": "sweepstakes", "buy_in": 9}),
    oh.preset("cancellation", players=6, teams="3v3", kitty="last_trick"),
    oh.preset("cancellation", players=11, settlement="howell", moon="choice"),
    oh.preset("cancellation", players=7, stock=True, hand_size=4, end={"hands": 5}, tie="shared"),
]


# Each house with one of the two in turn; with --slow, also with the other.
WHOLE_GAMES = [
    pytest.param(rules, bot, id=f"{rules.line}-{bot}", marks=() if (number + turn) % 2 else pytest.mark.slow)
    for number, rules in enumerate(HOUSES)
    for turn, bot in enumerate(("random", "careful"))
]


@pytest.mark.parametrize(("rules", "bot"), WHOLE_GAMES)
def test_a_whole_game(
    rules: oh.Rules, bot: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Plays as a bot advises; every trick, the winner and the chips are shown, in lines of at most eighty letters."""
    monkeypatch.setenv("COLUMNS", "80")
    players = rules.players
    game = oh.Game(rules, seed=5)
    table = SavedGame(game, default_names(players), [bot] * (players - 1))
    Session(table, tmp_path / "kept.json", advised(game, bot)).play()
    out = capsys.readouterr().out
    assert [line for line in out.splitlines() if len(line) > 80] == []
    assert ("The chips at the end" in out) == (game.chips is not None)
    assert game.over
    assert out.count("Hand 1 · ") == 1
    tricks = sum(len(hand.tricks) for hand in game.hands)
    assert len(re.findall(r"^ ?\d+\. ", out, re.MULTILINE)) == tricks
    teams = game.view(0).to_dict()["teams"] or list(range(players))
    shared = len({teams[seat] for seat in game.winners}) > 1
    assert out.rstrip().endswith("are level and share the win." if shared else "the game.")
    for seat in game.winners:
        assert (table.names[seat] or "You") in out.splitlines()[-1]


@pytest.mark.parametrize(("way", "told"), [("old", "Everyone else adds 26"), ("new", "You take off 26")])
def test_a_moon_choice_is_asked_for(
    way: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_place: Path
) -> None:
    position = {
        "hands": [["AH"], ["2C"], ["3C"], ["4C"]],
        "leader": 0,
        "totals": [30, 99, 99, 99],
        "taken": [[f"{rank}H" for rank in "23456789TJQK"] + ["QS"], ["5C"], [], []],
    }
    log = {"openhearts": 1, "rules": {"moon": "choice", "end": {"hands": 1}}, "position": position, "actions": []}
    savegame.save(own_place, SavedGame(oh.Game.from_log(log), default_names(4), ["careful"] * 3))
    typing(monkeypatch, "", "both", "hint", way)
    assert main(["play", "--resume"]) == 0
    out = capsys.readouterr().out
    assert "You shot the moon.\n  old  Everyone else adds 26.\n  new  You take off 26.\n" in out
    assert "Type old or new." in out
    assert f"You shot the moon. {told}." in out
    assert "* a moon was shot" in out
    assert out.rstrip().endswith("You win the game.")


def test_the_terminal_never_shows_a_card_that_is_hidden(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Up to the first prompt only the person's own cards have been named."""
    game = oh.Game(oh.Rules(players=7), seed=3)

    def leave(_: str) -> str:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Session(SavedGame(game, default_names(7), ["careful"] * 6), tmp_path / "kept.json", leave).play()
    own = {TerminalStyle().mark(card) for card in game.hand.cards(0)}
    assert set(re.findall(r"\b(?:10|[2-9JQKA])[♣♦♠♥]", capsys.readouterr().out)) == own


def test_questions_and_refusals(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """In a hand without a pass, at a trick in which the person must follow suit but has a choice."""
    rules = oh.Rules(pass_cycle=["hold"])
    for seed in range(100):
        game = oh.Game(rules, seed=seed)
        while game.hand.to_act != 0:
            seat = game.hand.to_act
            assert seat is not None
            game.act(seat, oh.bot("careful", seed=seat).choose(game.view(seat)))
        legal, cards = game.hand.legal(0), game.hand.cards(0)
        other = [card for card in cards if card not in legal]
        if 1 < len(legal) < len(cards) and game.hand.trick and game.hand.trick["cards"]:
            break
    foreign = next(card for card in game.hand.cards(1))
    typing(
        monkeypatch,
        *("?", "scores", "last", "rules", "hint", "", f"{legal[0]} {legal[1]}", other[0], foreign, "ZZ"),
        *(legal[0].lower(), "last", "scores", "quit"),
    )
    assert main(["play", "--seed", str(seed), "--set", "pass_cycle=hold"]) == 0
    out = capsys.readouterr().out
    for words in ("You don’t hold the ", oh.refusals()["no_such_card"], "You still have a "):
        assert words in out, words
    assert "Type a card by rank and suit" in out
    assert "No hand is finished yet." in out
    assert "No trick has been taken yet." in out
    assert "In this hand so far: You 0" in out
    assert "Shooting the moon" in out
    assert "The coach would play " in out
    assert "Points to expect from this hand: " in out
    assert out.count("Type one card") == 2
    assert f" · You {TerminalStyle().mark(legal[0])}" in out
    assert out.rstrip().endswith("The game is saved; `openhearts play --resume` continues it.")


def test_a_command_that_was_mistyped_is_guessed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Wherever the game asks: for cards to pass, a bid, the suit that counts, a card."""
    typing(monkeypatch, "scroes", " ".join(oh.Game(seed=7).hand.cards(0)[:3]), "hnit", "ZZ")
    assert main(["play", "--seed", "7"]) == 0
    said = capsys.readouterr().out
    assert "Did you mean “scores”?" in said
    assert "Did you mean “hint”?" in said
    assert said.count(oh.refusals()["no_such_card"]) == 1
    typing(monkeypatch, "qit")
    assert main(["play", "--preset", "auction", "--seed", "3"]) == 0
    said = capsys.readouterr().out
    assert "Did you mean “quit”?" in said
    assert "Type a number" not in said


def test_a_card_is_no_mistyped_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typing(monkeypatch, "AS")
    assert main(["play", "--preset", "auction", "--seed", "3"]) == 0
    said = capsys.readouterr().out
    assert "Type a number of chips, or pass." in said
    assert "Did you mean" not in said


def test_with_partners_a_hint_lists_what_each_card_would_cost(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_place: Path
) -> None:
    """The points of the player's own that each brings may be in another order: those of a partner count as much."""
    position = {
        "hands": [["4S", "5H", "AH"], ["QD", "4H"], ["QC", "9H"], ["2H", "JH"]],
        "leader": 1,
        "trick": ["3H", "8H", "6H"],
        "taken": [["KD"], ["TH", "KH"], ["QS"], ["7H", "QH"]],
        "broken": True,
    }
    log = {"openhearts": 1, "rules": {"teams": "2v2"}, "position": position, "actions": []}
    savegame.save(own_place, SavedGame(oh.Game.from_log(log), default_names(4), ["careful"] * 3))
    typing(monkeypatch, "hint")
    assert main(["play", "--resume"]) == 0
    said = capsys.readouterr().out
    assert "Points that each card would cost: A♥ 0.0 · 5♥ " in said
    assert "Points to expect" not in said


def test_help_speaks_only_of_what_the_game_has(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = {}
    for preset in ("black-lady", "domino", "auction"):
        typing(monkeypatch, "?", "quit")
        assert main(["play", "--preset", preset, "--seed", "3"]) == 0
        said[preset] = " ".join(capsys.readouterr().out.split())
    assert all("Where only one card may be played, Enter alone plays it." in each for each in said.values())
    assert [preset for preset in said if "To pass cards" in said[preset]] == ["black-lady"]
    assert [preset for preset in said if "the score sheet, the chips" in said[preset]] == ["auction"]
    assert [preset for preset in said if "the score sheet, and the points" in said[preset]] == ["black-lady", "domino"]


def test_who_can_follow_no_suit_and_holds_one_card_is_not_told_to_play_any(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_place: Path
) -> None:
    position = {"hands": [["2C"], ["3H"], ["4H"], ["5H"]], "leader": 3, "taken": [[], [], [], []]}
    rules = {"end": {"hands": 1}, "tie": "shared"}
    game = oh.Game.from_log({"openhearts": 1, "rules": rules, "position": position, "actions": []})
    savegame.save(own_place, SavedGame(game, default_names(4), ["careful"] * 3))
    typing(monkeypatch, "")
    assert main(["play", "--resume"]) == 0
    assert "Play the 2♣> " in capsys.readouterr().out


def test_a_pass_that_is_none(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    game = oh.Game(seed=7)
    a, b, c, *_ = game.hand.cards(0)
    foreign = game.hand.cards(1)[0]
    marked = c[0] + MARKS[c[1]]
    typing(
        monkeypatch, "", f"{a} {b}", f"{a} {a} {b}", f"{foreign} {a} {b}", f"XX {a} {b}", f"{a.lower()}, {b} {marked}"
    )
    assert main(["play", "--seed", "7"]) == 0
    out = capsys.readouterr().out
    for words in ("Pass exactly 3 cards.", " twice.", "You don’t hold the ", oh.refusals()["no_such_card"]):
        assert words in out, words
    assert "Type the cards to pass" in out
    assert "From Tomás: " in out


def test_quitting_and_resuming_is_the_same_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_place: Path
) -> None:
    """A game quit and resumed at every decision ends like one played through."""
    rules = oh.preset("black-maria", end={"hands": 2})
    through = oh.Game(rules, seed=11)
    Session(SavedGame(through, default_names(3), ["careful"] * 2), own_place, advised(through)).play()

    left = oh.Game(rules, seed=11)
    savegame.save(own_place, SavedGame(left, ["Ada", "Ben", "Cleo"], ["careful", "careful"]))
    sessions = 0
    while own_place.exists():
        saved = savegame.load(own_place)
        advice = advised(saved.game)("")
        typing(monkeypatch, advice, "quit")
        assert main(["play", "--resume"]) == 0
        sessions += 1
        assert sessions < 100
    out = capsys.readouterr().out
    assert sessions == 2 * (1 + 17)
    assert "Ben" in out
    assert "Ingrid" not in out.rpartition("Ada")[2]
    totals = " ".join(map(str, through.totals))
    assert totals in " ".join(re.findall(r"Total +(.*)", out)[-1].split())


def test_a_kept_game_is_its_log(own_place: Path) -> None:
    game = oh.Game(seed=3)
    savegame.save(own_place, SavedGame(game, default_names(4), ["careful"] * 3))
    assert oh.Game.from_log(own_place.read_text(encoding="utf-8")) == game
    assert [path.name for path in own_place.parent.iterdir()] == ["game.json"]  # nothing else is left behind


def test_a_new_game_does_not_write_over_a_kept_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_place: Path
) -> None:
    for seed in ("1", "3", "2"):
        typing(monkeypatch, "quit")
        assert main(["play", "--seed", seed]) == 0
    assert "The game you left is kept in " in capsys.readouterr().out
    assert savegame.load(own_place).game.seed == 2
    assert savegame.load(own_place.with_name("previous.json")).game.seed == 1
    assert savegame.load(own_place.with_name("previous-2.json")).game.seed == 3


def test_two_games_at_once_are_both_kept(capsys: pytest.CaptureFixture[str], own_place: Path) -> None:
    first, second = (
        Session(SavedGame(oh.Game(seed=seed), default_names(4), ["careful"] * 3), own_place) for seed in (1, 2)
    )
    for session in (first, second, first, second):
        session.game.act(
            session.game.hand.waiting[0], oh.bot("careful")(session.game.view(session.game.hand.waiting[0]))
        )
        session.save()
    beside = own_place.with_name("game-2.json")
    assert (savegame.load(own_place).game, savegame.load(beside).game) == (first.game, second.game)
    assert capsys.readouterr().err == f"Another game is kept in {own_place} now; this one is kept in {beside}\n"
    second.leave()
    assert f"`openhearts play --resume --file {beside}` continues it" in capsys.readouterr().out
    # Nor does the end of one delete the other.
    savegame.save(own_place, second.saved)
    first.delete()
    assert savegame.load(own_place).game == second.game


def test_of_the_games_left_the_latest_ten_are_kept(monkeypatch: pytest.MonkeyPatch, own_place: Path) -> None:
    mine = [own_place.with_name(name) for name in ("previous-evening.json", "previous-old.json", "previous-02.json")]
    folder = own_place.with_name("previous-3.json")
    for seed in range(14):
        typing(monkeypatch, "quit")
        assert main(["play", "--seed", str(seed)]) == 0
        if seed == 0:
            for file in mine:
                file.write_text("{}", encoding="utf-8")
            folder.mkdir()
    left = sorted(path for path in own_place.parent.glob("previous*") if path not in mine)
    assert len(left) == 11  # and the folder
    assert folder.is_dir()
    seeds = {savegame.load(path).game.seed for path in left if path != folder}
    assert seeds == set(range(3, 13))
    assert all(file.exists() for file in mine)
    assert savegame.load(own_place).game.seed == 13


def test_there_are_names_for_eleven(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_place: Path
) -> None:
    typing(monkeypatch)
    assert main(["play", "--preset", "cancellation", "--set", "players=11", "--names", "Ada,Basil"]) == 0
    names = savegame.load(own_place).names
    assert names[:2] == ["Ada", "Basil"]
    assert len(set(names)) == 11
    assert "Chips" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("given", "players", "rest"),
    [
        ("Ada", 4, ["Ingrid", "Basil", "Tomás"]),
        ("Ada,Ben", 4, ["Basil", "Tomás"]),
        ("Ingrid", 4, ["Amara", "Basil", "Tomás"]),
        ("Ada,basil", 4, ["Ingrid", "Tomás"]),
        ("Ada,Ben,Cleo,Tomás", 4, []),
        ("Felix", 3, ["Ingrid", "Basil"]),
    ],
)
def test_whoever_is_called_like_a_host_leaves_nobody_without_a_name(
    given: str, players: int, rest: list[str], monkeypatch: pytest.MonkeyPatch, own_place: Path
) -> None:
    typing(monkeypatch)
    assert main(["play", "--set", f"players={players}", "--names", given]) == 0
    assert savegame.load(own_place).names == [*given.split(","), *rest]


@pytest.mark.parametrize("given", ["Ingrid", "Felix", ",".join(default_names(11)[1:])])
def test_nor_at_a_table_for_eleven(given: str, monkeypatch: pytest.MonkeyPatch, own_place: Path) -> None:
    typing(monkeypatch)
    assert main(["play", "--preset", "cancellation", "--set", "players=11", "--names", given]) == 0
    names = savegame.load(own_place).names
    assert all(names)
    assert len(set(names)) == 11


def test_who_reads_is_you_whatever_anybody_is_called(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A player called You is not taken for the person at the terminal, and the person may be called anything."""
    passed = " ".join(oh.Game(seed=7).hand.cards(0)[:3])
    told = []
    for names in ("You,Ben,Cleo,Dan", "Ada,You,Cleo,Dan", "Ada,Ben,Cleo,You"):
        typing(monkeypatch, passed, "", "scores", "quit")
        assert main(["play", "--seed", "7", "--names", names]) == 0
        told.append(capsys.readouterr().out)
    assert "Pass 3 to Ben, on your left." in told[0]
    assert "Pass 3 to You, on your left." in told[1]
    assert "In this hand so far: You 0 · Ben 0" in told[0]
    assert "In this hand so far: Ada 0 · You 0" in told[1]
    assert "Cleo deals" in told[0]
    position = {"hands": [["2C"], ["3C"], ["4C"], ["5C"]], "dealer": 0, "leader": 0}
    for called, taker in (("Ada Ben Cleo You", "You takes it"), ("You Ben Cleo Dan", "Dan takes it")):
        game = oh.Game.from_log({"openhearts": 1, "rules": {}, "position": position, "actions": []})
        Session(SavedGame(game, called.split(), ["careful"] * 3), Path(), lambda _: "2C").play()
        out = capsys.readouterr().out
        assert taker in out
        assert "Hand 1 · You deal" in out


def test_a_named_file_stays(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "evening.json"
    typing(monkeypatch)
    assert main(["play", "--seed", "1", "--file", str(file)]) == 0
    assert f"openhearts play --resume --file {file}" in capsys.readouterr().out
    assert main(["play", "--file", str(file)]) == 2
    assert "--resume" in capsys.readouterr().err
    game = oh.Game.from_log(file.read_text(encoding="utf-8"))
    oh.play_out(game, [oh.bot("random")] * 4)
    savegame.save(file, SavedGame(game, default_names(4), ["careful"] * 3))
    assert main(["play", "--resume", "--file", str(file)]) == 2
    assert "is over" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (None, "no game is kept"),
        (b"\xff", "not text"),
        (b"{", "can’t be replayed"),
        (b"{}", "can’t be replayed"),
        (b'{"openhearts": 1, "rules": {"players": 9}, "seed": "1", "actions": []}', "players"),
        (b'{"openhearts": 1, "rules": {}, "seed": "1", "actions": ["play 0 2C"]}', "Action 1"),
    ],
)
def test_what_can_not_be_resumed_is_said_and_left_alone(
    text: bytes | None, says: str, capsys: pytest.CaptureFixture[str], own_place: Path
) -> None:
    if text is not None:
        own_place.parent.mkdir()
        own_place.write_bytes(text)
    assert main(["play", "--resume"]) == 2
    said = capsys.readouterr().err
    assert says in said
    assert said.count("\n") == 1
    if text is not None:
        assert own_place.read_bytes() == text


def test_a_kept_game_is_on_disk_before_it_takes_the_place_of_the_last(
    own_place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a power cut could leave neither of them."""
    sync, on_disk = os.fsync, []

    def synced(file: int) -> None:
        sync(file)
        on_disk.append((os.fstat(file).st_size, own_place.exists()))

    monkeypatch.setattr(os, "fsync", synced)
    savegame.save(own_place, SavedGame(oh.Game(seed=1), default_names(4), ["careful"] * 3))
    assert on_disk == [(own_place.stat().st_size, False)]


@pytest.mark.parametrize("names", [None, ["A"], [1, 2, 3, 4], ["A", "B", "C", "\033[2J"], ["A", "", "C", "D"], "ABCD"])
def test_names_that_do_not_fit_are_replaced(names: object, own_place: Path) -> None:
    own_place.parent.mkdir()
    own_place.write_text(json.dumps({**oh.Game(seed=1).log(), "names": names, "bots": names}), encoding="utf-8")
    saved = savegame.load(own_place)
    assert saved.names == default_names(4)
    assert saved.bots == ["careful"] * 3


def test_a_place_that_can_not_be_written_ends_no_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "openhearts").write_text("no folder", encoding="utf-8")
    passed = " ".join(oh.Game(seed=7).hand.cards(0)[:3])
    typing(monkeypatch, passed, "quit")
    assert main(["play", "--seed", "7"]) == 0
    said = capsys.readouterr()
    assert said.err.count("can’t be kept") == 1
    assert "is saved" not in said.out
    # Interrupted before anything is saved: the message starts on a new line after the prompt.
    words = '"$0" -m openhearts play --seed 7 2>&1'
    run = subprocess.run(["sh", "-c", words, sys.executable], input="", capture_output=True, text=True, check=False)
    assert "> \nThe game can’t be kept" in run.stdout


def test_a_kept_game_that_can_not_be_moved_aside_stays_and_the_new_one_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_place: Path
) -> None:
    typing(monkeypatch, "quit")
    assert main(["play", "--seed", "7"]) == 0
    kept = own_place.read_bytes()
    capsys.readouterr()
    locked(monkeypatch)
    passed = " ".join(oh.Game(seed=8).hand.cards(0)[:3])
    typing(monkeypatch, passed, "quit")
    assert main(["play", "--seed", "8"]) == 0
    said = capsys.readouterr()
    assert said.err == f"The game can’t be kept in {own_place}: Permission denied\n"
    assert "From Tomás: " in said.out
    assert "is saved" not in said.out
    assert own_place.read_bytes() == kept


def played_through(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    """A whole game of one hand, in which the person plays as a careful bot would."""
    game = oh.Game(ONE_HAND, seed=7)
    actions: list[str] = []
    while not game.over:
        seat = game.hand.to_act
        assert seat is not None
        action = oh.bot("careful", seed=seat).choose(game.view(seat))
        actions += [str(action)] if seat == 0 else []
        game.act(seat, action)
    typing(monkeypatch, *actions)
    return main(["play", *words])


ONE_HAND = oh.Rules(end={"hands": 1}, pass_cycle=["hold"])
OF_ONE_HAND = ("--set", 'end={"hands":1}', "--set", 'pass_cycle=["hold"]', "--seed", "7")


def test_a_game_from_a_position_has_no_seed(capsys: pytest.CaptureFixture[str]) -> None:
    position = {"hands": [["2C"], ["3C"], ["4C"], ["5C"]], "dealer": 0, "leader": 0}
    game = oh.Game.from_log({"openhearts": 1, "rules": {}, "position": position, "actions": []})
    assert game.seed is None
    assert game.deal is None
    assert repr(game).startswith("<Game from a position hand=0 ")
    Session(SavedGame(game, default_names(4), ["careful"] * 3), Path(), lambda _: "2C").play()
    assert capsys.readouterr().out.startswith("4 players · to 100 · ? for help\n")


def test_a_named_file_holds_the_whole_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Also what the bots did after the person’s last card."""
    file = tmp_path / "evening.json"
    assert played_through(monkeypatch, *OF_ONE_HAND, "--file", str(file)) == 0
    game = oh.Game.from_log(file.read_text(encoding="utf-8"))
    assert game.hand.tricks[-1]["seats"][-1] != 0
    assert game.over


def test_a_game_that_can_not_be_kept_is_played_to_its_end_and_deletes_no_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_place: Path
) -> None:
    own_place.parent.write_text("no folder", encoding="utf-8")
    assert played_through(monkeypatch, *OF_ONE_HAND) == 0
    assert capsys.readouterr().err.count("can’t be kept") == 1
    own_place.parent.unlink()
    typing(monkeypatch, "quit")
    assert main(["play", "--seed", "9"]) == 0
    with monkeypatch.context() as patch:
        locked(patch)
        assert played_through(patch, *OF_ONE_HAND) == 0
    assert savegame.load(own_place).game.seed == 9
    assert played_through(monkeypatch, *OF_ONE_HAND) == 0
    assert not own_place.exists()


def test_who_has_no_home_plays_without_a_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def homeless() -> Path:
        raise RuntimeError

    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setattr(Path, "home", homeless)
    monkeypatch.chdir(tmp_path)
    assert played_through(monkeypatch, *OF_ONE_HAND) == 0
    place = "~/.local/state/openhearts/game.json"
    assert capsys.readouterr().err == f"The game can’t be kept in {place}: No such file or directory\n"
    assert main(["play", "--resume"]) == 2
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="HOME means nothing there")
def test_an_empty_home_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.delenv("HOME", raising=False)
    place = user_files.usual_place("game.json")
    monkeypatch.setenv("HOME", "")
    assert user_files.usual_place("game.json") == place


def test_piped_and_interrupted(tmp_path: Path) -> None:
    """As a real program: lines from a pipe are shown, and Ctrl-C saves the game and exits with 130."""
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "openhearts", "play", "--seed", "7"]
    passed = " ".join(oh.Game(seed=7).hand.cards(0)[:3])
    run = subprocess.run(command, input=passed + "\n", capture_output=True, text=True, env=environment)
    assert (run.returncode, run.stderr) == (0, "")
    assert f"Your cards> {passed}\n    From Tomás: " in run.stdout
    with subprocess.Popen(
        [*command[:-2], "--resume"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
        preexec_fn=heed_ctrl_c,
    ) as process:
        assert process.stdout is not None
        while process.stdout.read(1) not in (">", ""):  # up to the prompt
            pass
        time.sleep(0.5)  # until it reads: a signal between prompt and read would wait for a line
        process.send_signal(2)
        rest = process.stdout.read()
    assert process.returncode == 130
    assert "The game is saved" in rest


@pytest.mark.parametrize(
    ("word", "card"),
    [("qs", "QS"), ("10d", "TD"), ("q♠", "QS"), ("SQ", "QS"), ("h10", "TH"), ("7", "7S"), ("q", "q"), ("x", "X")],
)
def test_cards_as_people_type_them(word: str, card: str) -> None:
    assert card_in(word, ["QS", "QH", "7S"]) == card


def test_colour_is_for_terminals_that_want_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Screen:
        encoding = "utf-8"

        def isatty(self) -> bool:
            return True

    screen = Screen()
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert TerminalStyle.of_terminal(screen).colour  # type: ignore[arg-type]
    assert "\033[1;31m" in TerminalStyle(colour=True).card("QH")
    monkeypatch.setenv("NO_COLOR", "1")
    assert not TerminalStyle.of_terminal(screen).colour  # type: ignore[arg-type]
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "dumb")
    assert not TerminalStyle.of_terminal(screen).colour  # type: ignore[arg-type]
    screen.encoding = "latin-1"
    assert TerminalStyle.of_terminal(screen).card("TH") == "10H"  # type: ignore[arg-type]


@pytest.mark.parametrize(("preset", "typed"), [("black-lady", ""), ("auction", "x"), ("plain", "")])
def test_what_to_type_instead_fits_the_window(
    preset: str, typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    typing(monkeypatch, typed)
    assert main(["play", "--preset", preset, "--seed", "3"]) == 0
    said, kept = capsys.readouterr().out.rstrip("\n").rsplit("\n", 1)
    assert "Type" in said
    assert kept.startswith("The game is saved; `")  # a command, to be copied as it is
    assert [line for line in said.splitlines() if len(line) > 40] == []


def test_bots_may_have_spaces_between_them(monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch)
    assert main(["play", "--bots", "careful, random, easy"]) == 0


def test_lines_are_as_wide_as_the_window_is_now(monkeypatch: pytest.MonkeyPatch) -> None:
    style = TerminalStyle.of_terminal()
    for columns, wide in (("40", 40), ("60", 60), ("300", 88)):
        monkeypatch.setenv("COLUMNS", columns)
        assert style.wide == wide


def test_a_card_is_taken_as_the_language_writes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """In German the queen is D, which then doesn't mean diamonds."""
    german = {"Q": "D", "K": "K", "A": "A", "J": "B", "T": "10"}
    monkeypatch.setattr(
        human_player,
        "text",
        lambda _, card: german.get(card[0], card[0]) + MARKS[card[1]],
    )
    assert card_in("d♠", []) == "QS"
    assert card_in("10♦", []) == "TD"
    assert card_in("DQ", []) == "QD"
    assert [card_in(word, []) for word in ("DS", "dd", "BH", "BC")] == ["QS", "QD", "JH", "JC"]
    assert [card_in(word, []) for word in ("D2", "DK", "JD", "QS")] == ["2D", "KD", "JD", "QS"]


def test_how_to_go_on_is_said_as_it_is_typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "my game.json"
    typing(monkeypatch, "?", "quit")
    assert main(["play", "--seed", "7", "--file", str(file)]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert said.count(f"`openhearts play --resume --file '{file}'` continues it") == 2


def test_a_folder_is_no_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["play", "--file", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"openhearts: {tmp_path}: Is a directory\n"


@pytest.mark.skipif(os.name == "nt", reason="links need a right there, and files have no such modes")
def test_a_kept_game_stays_where_it_is_linked_to_and_as_readable_as_it_was(tmp_path: Path) -> None:
    link, file = tmp_path / "game.json", tmp_path / "elsewhere" / "game.json"
    saved = SavedGame(oh.Game(seed=3), default_names(4), ["careful"] * 3)
    savegame.save(file, saved)
    assert file.stat().st_mode & 0o777 == 0o600
    file.chmod(0o644)
    link.symlink_to(file)
    savegame.save(link, saved)
    assert link.is_symlink()
    assert file.stat().st_mode & 0o777 == 0o644


@pytest.mark.parametrize(
    ("option", "sentence"), [("--preset", "there is no preset “”"), ("--bots", "There is no bot “”")]
)
def test_an_empty_word_is_no_choice(option: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    """As from a variable that somebody forgot to set."""
    assert main(["play", option, ""]) == 2
    assert sentence in capsys.readouterr().err
