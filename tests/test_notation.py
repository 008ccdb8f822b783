"""Games as text: written text reads back as the same game; what people type is understood, or refused with its line."""

import itertools
import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import openhearts as oh
from openhearts.cli import main
from tests import referee
from tests.damage import damaged
from tests.play import play_on
from tests.positions import tight_spot, whole_deal
from tests.rule_sets import valid

PRESETS = list(oh.presets())

TYPED = """
{the hands as they were printed}
[Names Ann, Bob, Cy, Di] [extends omnibus] [PASS-CYCLE ["hold"]] [dealer "3"]
DEAL
0: ♠ A 10 5 2  ♥ K 9 4  ♦ Q 8 3  ♣ K 7 6
1: ♠ K 8       ♥ A J 6  ♦ K J 9 2  ♣ Q 10 5 3
2: S J97 H Q873 D A64 C J98
3: qs 6♠ 4s 3s 10h 5h 2h 10d 7d 5d ac 4c 2c
play 2c ♣K 10c {ducks} 9c
2. 0: 8♦ jd 6d
"""


def back(text: str) -> oh.Game:
    """The game read from a text, which must be the text it is written as."""
    game = oh.Game.from_text(text)
    assert game.text() == text
    return game


@pytest.mark.parametrize("preset", PRESETS)
def test_whole_games_come_back(preset: str) -> None:
    game = oh.Game(oh.preset(preset), seed=5)
    play_on(game, random.Random(1))
    assert game.over
    text = game.text()
    assert back(text).log() == game.log()
    assert max(map(len, text.splitlines())) <= 78


@settings(deadline=None)
@given(some.integers(0, 2**64 - 1), some.integers(0, 300))
def test_games_of_any_rules_come_back_wherever_they_are(seed: int, actions: int) -> None:
    rng = random.Random(seed)
    game = oh.Game(oh.Rules.from_json(valid(rng)), seed=seed)
    play_on(game, rng, actions)
    assert back(game.text()) == game


@settings(deadline=None)
@given(some.integers(0, 2**64 - 1))
def test_positions_come_back(seed: int) -> None:
    rng = random.Random(seed)
    rules = valid(rng)
    place = rng.choice([whole_deal, tight_spot])(rng, referee.resolve(rules))
    game = oh.Game.from_log({"openhearts": 1, "rules": rules, "position": place, "actions": []})
    play_on(game, rng, rng.randrange(40))
    assert back(game.text()) == game


def what_came_of(hand: oh.Hand, rules: oh.Rules) -> dict[str, Any]:
    """Deals, actions and results, without chips that move when the game is over."""
    return {**hand.truth(), "settled": None if rules.settles == "at_the_end" else hand.settled}


@settings(deadline=None)
@given(some.integers(0, 2**64 - 1), some.integers(0, 300))
def test_a_hand_comes_back_without_its_game(seed: int, actions: int) -> None:
    rng = random.Random(seed)
    game = oh.Game(oh.Rules.from_json(valid(rng)), seed=seed)
    play_on(game, rng, actions)
    for hand in (*game.hands, game.hand.clone()):
        read = back(hand.text())
        assert what_came_of(read.hand, game.rules) == what_came_of(hand, game.rules)
        assert read.rules == game.rules
        assert read.hand.text() == hand.text()


def test_the_text_of_a_hand_says_what_was_done_in_it_alone() -> None:
    game = oh.Game(oh.Rules(end={"hands": 3}), seed=7)
    play_on(game, random.Random(1), 70)
    first, second = game.hands
    assert "\n[number 1]\n" in second.text()
    assert "seed" not in second.text()
    assert f"\nscore {' '.join(map(str, game.results[0]['scores']))}\n" in first.text()
    fork = second.clone()
    fork.step(fork.legal()[0])
    assert fork.text() != second.text()
    assert back(fork.text()).hand.truth() == fork.truth()
    fork.undo()
    assert fork.text() == second.text()


def test_a_position_is_written_with_what_was_done_since() -> None:
    hands = [["3S", "AS"], ["QS", "2H"], ["KS", "4H"], ["5S", "6S"]]
    hand = oh.Hand.from_cards(oh.Rules(), hands, leader=0, taken=[[], ["3H"], [], []], broken=True)
    hand.step("3S")
    text = hand.text()
    assert "[leader 0]" in text
    assert text.endswith("play\n1. 0: 3S\n")
    assert back(text).hand == hand


@pytest.mark.parametrize(
    ("preset", "settlement"),
    [
        *itertools.product(["black-lady", "gamblers"], ["average", "lowest_takes_pot", "sweepstakes", "howell"]),
        ("auction", "sweepstakes"),
    ],
)
def test_a_hand_comes_back_with_the_chips_before_it(preset: str, settlement: Any) -> None:
    rules = oh.preset(preset, settlement=settlement)
    game = oh.Game(rules, seed=2)
    play_on(game, random.Random(2))
    for hand in game.hands:
        read = back(hand.text()).hand
        assert what_came_of(read, rules) == what_came_of(hand, rules)
        assert read.view(None).to_dict()["totals"] == hand.view(None).to_dict()["totals"]


def test_a_sampled_deal_says_why_it_has_no_text() -> None:
    game = oh.Game(seed=7)
    play_on(game, random.Random(1), 20)
    assert game.hand.to_act is not None
    (deal,) = oh.deals(game.view(game.hand.to_act), 1)
    with pytest.raises(oh.BadInput, match=r"^A sampled deal has no text.*Hand\.from_cards"):
        deal.hand.text()


def test_fair_deals_come_back() -> None:
    game = oh.Game(oh.Rules(end={"hands": 2}), deal=oh.FairDeal(bytes(range(32)), (b"mine", b"", b"yours", b"")))
    play_on(game, random.Random(1))
    assert back(game.text()).log() == game.log()


def test_comments_and_headings_come_back() -> None:
    game = oh.Game(oh.Rules(end={"hands": 2}), seed=3)
    play_on(game, random.Random(3))
    actions = len(game.log()["actions"])
    comments = [oh.Comment(after, f"after {after}: a }} or \\ ♠ {{ " * (after % 9)) for after in range(actions + 1)]
    written = oh.Transcript(game, ["Ann", 'B\u00a0"B"  \\', ""], "Club night", "Oslo", "2026-11-24", "by ear", comments)
    (read,) = oh.transcripts(written.text())
    assert read.game == game
    assert list(read.comments) == [oh.Comment(n, " ".join(text.split())) for n, text in comments if text]
    assert (read.names, read.event, read.place) == (written.names, written.event, written.place)
    assert (read.date, read.source) == (written.date, written.source)
    assert read.text() == written.text()
    assert oh.Game.from_text(written.text()) == game
    for place in (-1, actions + 1):
        with pytest.raises(oh.BadInput) as refused:
            oh.Transcript(game, comments=[(place, "too far")]).text()
        assert refused.value.code == "bad_argument"


def test_a_transcript_equals_itself_read_back() -> None:
    game = oh.Game(seed=7)
    for written in (
        oh.Transcript(game),
        oh.Transcript(game, names=["Ada", "Ben", "Cleo", "Dan"], event="Cup", comments=[(0, "A good hand.")]),
    ):
        assert oh.transcripts(written.text()) == [written]


def test_what_people_type_is_understood() -> None:
    (read,) = oh.transcripts(TYPED)
    assert read.names == ("Ann", "Bob", "Cy", "Di")
    assert read.comments == ((0, "the hands as they were printed"), (3, "ducks"))
    hand = read.game.hand
    assert read.game.rules == oh.preset("omnibus", pass_cycle=["hold"])
    assert hand.dealer == 3
    assert hand.dealt(1) == ["3C", "5C", "TC", "QC", "2D", "9D", "JD", "KD", "8S", "KS", "6H", "JH", "AH"]
    assert [trick["cards"] for trick in hand.tricks] == [["2C", "KC", "TC", "9C"]]
    assert hand.trick is not None
    assert hand.trick["cards"] == ["8D", "JD", "6D"]
    assert back(read.game.text()) == read.game


def test_broken_lines_change_nothing() -> None:
    game = oh.Game(oh.preset("auction"), seed=9)
    play_on(game, random.Random(9), 120)
    text = game.text()
    rng = random.Random(1)
    mailed = "".join(
        rng.choice(["\r\n", "\n  ", " ", "\u00a0"]) if c in " \n" and d not in ",:" else c
        for c, d in zip(text, " " + text, strict=False)
    )
    assert oh.Game.from_text("\ufeff" + mailed) == game


def test_hands_of_several_games_stand_in_one_text() -> None:
    seeded = oh.Game(oh.Rules(end={"hands": 2}), seed=1)
    play_on(seeded, random.Random(1), 70)
    shown = oh.Game.from_text(TYPED)
    texts = [seeded.text(), shown.text(), oh.Game(seed=4).text(), shown.text()]
    read = oh.transcripts("\n".join(texts))
    assert [each.text() for each in read] == texts
    with pytest.raises(oh.BadInput, match="several games"):
        oh.Game.from_text("\n".join(texts))


def test_a_seed_needs_no_cards() -> None:
    game = oh.Game(seed=7)
    assert oh.Game.from_text('[seed "7"]') == game
    done = play_on(game, random.Random(1), 30)
    passes = " ".join(f"{seat}: {' '.join(cards)}" for seat, cards in done[:4])  # type: ignore[arg-type]
    cards = " ".join(str(card) for _, card in done[4:])
    assert oh.Game.from_text(f"[seed 7] pass {passes} play {cards}") == game


HEAD = '[pass_cycle ["hold"]]\n[end {"hands": 1}]\n[seed 7]\n'
FAULTS: list[tuple[str, str, int, str]] = [
    ("", "bad_log", 1, "notation-empty"),
    ("{only this}", "bad_log", 1, "notation-empty"),
    ("[seed 7]\n{never closed", "bad_log", 2, "notation-comment-open"),
    ("\n[seed 7", "bad_log", 2, "notation-tag-open"),
    ("[seed]", "bad_log", 1, "notation-tag-empty"),
    ("[seed 7]\n[seed 8]", "bad_log", 2, "notation-tag-twice"),
    ("[seed 7]\n[sead 8]", "bad_log", 2, "notation-tag-unknown"),
    ("[openhearts 2]", "bad_log", 1, "notation-version"),
    ("[names [1]]", "bad_log", 1, "notation-names"),
    ('[end {"hands" 4}]\n[seed 7]', "bad_log", 1, "json-colon"),
    ("[seed seven]", "bad_log", 1, "log-seed"),
    ("[seed 7]\n[deal {}]", "bad_log", 2, "notation-differs"),
    ("\n[moon no]\n[seed 7]", "bad_rules", 2, "log-rules"),
    ("\n\nplay 2C", "bad_log", 3, "notation-no-deal"),
    ("[extends omnibus]\nplay 2C", "bad_log", 2, "notation-no-deal"),
    ("[extends omnibus]", "bad_log", 1, "notation-no-deal"),
    ("deal\n0: 2C", "bad_position", 1, "position-hands"),
    ("deal\n0: S AX\n", "bad_log", 2, "notation-holding"),
    ("deal\n0: QS 2\n", "bad_log", 2, "notation-holding"),
    ("deal\n0: 2C 0: 3C", "bad_log", 2, "notation-word"),
    ("deal\n19: 2C", "bad_log", 2, "notation-word"),
    ("nonsense", "bad_log", 1, "notation-word"),
    ("kitty: 2C", "bad_log", 1, "notation-word"),
    (HEAD + "deal\n0: 2C", "bad_log", 4, "notation-cards-differ"),
    (HEAD + "[dealer 1]", "bad_log", 4, "notation-differs"),
    (HEAD + "[number 1]", "bad_log", 4, "notation-differs"),
    (HEAD + "[totals [0, 0, 0]]", "bad_log", 4, "notation-differs"),
    (HEAD + "[leader 1]", "bad_log", 4, "notation-differs"),
    (HEAD + "pass left", "bad_log", 4, "notation-differs"),
    (HEAD + "bid 1: 5", "bad_log", 4, "refusal-not_now"),
    (HEAD + "suit hearts", "bad_log", 4, "refusal-not_now"),
    (HEAD + "moon old", "bad_log", 4, "refusal-not_now"),
    (HEAD + "moon blue", "bad_log", 4, "notation-word"),
    (HEAD + "play\n2. 2C", "bad_log", 5, "notation-trick"),
    (HEAD + "play\n1. 1: 2C 1: 3C", "bad_log", 5, "notation-turn"),
    (HEAD + "play\n1. 9: 2C", "bad_log", 5, "refusal-no_such_seat"),
    (HEAD + "play\n1. 3D", "bad_log", 5, "refusal-"),
    (HEAD + "play\n1. XX", "bad_log", 5, "notation-word"),
    (HEAD + "play\n1.", "", 0, ""),
    (HEAD + "play\n2:", "bad_log", 5, "notation-"),
    (HEAD + "score 0 0 0 26", "bad_log", 4, "notation-differs"),
    (HEAD + "score 0 0", "bad_log", 4, "notation-end"),
    ("[seed 7]\npass left\n5: 2C", "bad_log", 3, "refusal-no_such_seat"),
    ("[seed 7]\npass left\n0: 2C", "bad_log", 3, "refusal-"),
    ("[seed 7]\npass up", "bad_log", 2, "notation-word"),
]


@pytest.mark.parametrize(("text", "code", "line", "why"), FAULTS)
def test_faults_are_found_and_named(text: str, code: str, line: int, why: str) -> None:
    if not code:
        oh.Game.from_text(text)
        return
    with pytest.raises(oh.BadInput) as refused:
        oh.Game.from_text(text)
    said = refused.value.message
    assert refused.value.code == code
    assert (said["id"], said["args"]["line"]) == ("notation-line", line)
    assert said["args"]["why"][0]["id"].startswith(why), said
    assert str(refused.value).startswith(f"Line {line}: ")


def test_another_hand_only_after_this_one() -> None:
    game = oh.Game(seed=7)
    play_on(game, random.Random(1), 20)
    for further in ("[number 1]", "deal\n0: 2C"):
        with pytest.raises(oh.BadInput, match="before this one is over"):
            oh.Game.from_text(game.text() + further)


def test_a_score_that_was_changed_is_found() -> None:
    game = oh.Game(oh.Rules(end={"hands": 1}, tie="shared"), seed=7)
    play_on(game, random.Random(1))
    text = game.text()
    scores = " ".join(map(str, game.results[0]["scores"]))
    assert f"score {scores}" in text
    with pytest.raises(oh.BadInput, match="score"):
        oh.Game.from_text(text.replace(f"score {scores}", "score 26 0 0 1"))


@settings(deadline=None)
@given(some.integers(0, 2**32))
def test_damage_is_refused_in_a_sentence(seed: int) -> None:
    rng = random.Random(seed)
    game = oh.Game(oh.preset(rng.choice(PRESETS)), seed=seed)
    play_on(game, rng, rng.randrange(90))
    hurt = damaged(game.text().encode(), rng, [TYPED.encode()]).decode(errors="replace")
    games, refused = read_or_refused(hurt)
    assert refused is None or (refused.message["id"] == "notation-line" and str(refused))
    assert all(back(each.game.text()) == each.game for each in games)


def read_or_refused(text: str) -> tuple[list[oh.Transcript], oh.BadInput | None]:
    try:
        return oh.transcripts(text), None
    except oh.BadInput as refused:
        return [], refused


def test_the_command_reads_and_writes_both(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = oh.Game(seed=7)
    play_on(game, random.Random(1), 80)
    log, text = tmp_path / "game.json", tmp_path / "game.txt"
    log.write_text(json.dumps({**game.log(), "names": ["Ann", "Bob", "Cy", "Di"]}), encoding="utf-8")

    def told(*words: str) -> str:
        assert main(["verify", *words]) == 0
        return capsys.readouterr().out

    text.write_text(told(str(log), "--text"), encoding="utf-8")
    assert text.read_text(encoding="utf-8") == oh.Transcript(game, ["Ann", "Bob", "Cy", "Di"]).text()
    kept: dict[str, Any] = json.loads(told(str(text), "--log"))
    assert kept == {**game.log(), "names": ["Ann", "Bob", "Cy", "Di"]}
    assert told(str(text)) == told(str(log))
    assert told(str(text), "--json") == told(str(log), "--json")
    text.write_text(text.read_text(encoding="utf-8") + "\n" + TYPED, encoding="utf-8")
    assert len(told(str(text), "--log").splitlines()) == 2
    text.write_text("[seed 7]\nplay AS", encoding="utf-8")
    assert main(["verify", str(text)]) == 1
    assert capsys.readouterr().err.startswith(f"openhearts: {text}: Line 2: ")


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        ("A43", 4),  # a card twice
        ("A4", 4),  # a card less than the others
        ("A42\nplay\n2C KC TC 8H", 10),
    ],
)
def test_what_is_wrong_with_the_cards_is_said_of_the_deal(wrong: str, line: int) -> None:
    """And not of the tags above it, which may be far away."""
    text = "[names Ann, Bob, Cy, Di]\n[event club night]\n[number 3] [dealer 3]\ndeal\n"
    text += "0: S AT52 H K94 D Q83 C K76\n1: S K8 H AJ6 D KJ92 C QT53\n2: S J97 H Q873 D A64 C J98\n"
    text += f"3: S Q643 H T52 D T75 C {wrong}\n"
    with pytest.raises(oh.BadInput, match=f"^Line {line}: "):
        oh.Game.from_text(text)


def test_rules_that_can_not_be_played_are_said_of_their_tags() -> None:
    with pytest.raises(oh.BadInput, match=r"^Line 2: The log’s rules"):
        oh.Game.from_text("{a club night}\n[players 17]\n\ndeal\n0: 2C\n1: 3C\n2: 4C\n3: 5C\n")
