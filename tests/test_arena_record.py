"""Matches on file: interrupted anywhere and resumed, they end the same; their logs are the games that were played."""

import errno
import json
import math
import random
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import openhearts as oh
from openhearts.arena.bout import Outcome
from openhearts.arena.deals import Deals
from openhearts.arena.ratings import Meetings, ratings_of
from openhearts.arena.record import Record
from openhearts.cli import main

PLAYERS = ["careful", "easy=beginner", "random"]


def match(file: Path, *, resume: bool = False, **terms: Any) -> oh.Arena:
    asked: dict[str, Any] = {"hands": 4, "games": 1, "seed": 5, "threads": 2, **terms}
    return oh.arena(PLAYERS, oh.Rules(end={"hands": 2}, tie="shared"), record=file, resume=resume, **asked)


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def without_times(file: Path) -> list[dict[str, Any]]:
    found = lines(file)
    for side in (side for line in found[1:] for side in line["sides"]):
        del side["seconds"], side["slowest"]
    return found


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, oh.Arena]:
    file = tmp_path_factory.mktemp("arena") / "match.jsonl"
    return file, match(file)


def test_a_file_holds_the_match(whole: tuple[Path, oh.Arena]) -> None:
    file, played = whole
    assert oh.recorded(file) == played
    assert played == match(file, resume=True)
    assert [player.name for player in played.players] == ["careful", "easy", "random"]
    assert len(lines(file)) == 1 + 3 * (4 + 1)


def test_each_log_is_the_game_that_was_played(whole: tuple[Path, oh.Arena]) -> None:
    terms, *outcomes = lines(whole[0])
    deals = Deals(oh.Rules.from_json(terms["rules"]), terms["seed"])
    assert [tuple(seating) for seating in terms["seatings"]] == deals.seatings
    for outcome in outcomes:
        amounts = [0.0, 0.0]
        for seating, log in zip(terms["seatings"], outcome["logs"], strict=True):
            game = oh.Game.from_log(log)
            dealt = deals.game(outcome["deal"]) if outcome["whole"] else deals.hand(outcome["deal"])
            assert (game.seed, game.rules) == (dealt.seed, dealt.rules)
            for side in (0, 1):
                own = [total for total, sitter in zip(game.totals, seating, strict=True) if sitter == side]
                amounts[side] += sum(own) / len(own)
        assert amounts == [side["amount"] for side in outcome["sides"]]


@pytest.mark.parametrize("cut", range(6))
def test_a_match_that_was_cut_goes_on(whole: tuple[Path, oh.Arena], cut: int, tmp_path: Path) -> None:
    text = whole[0].read_bytes()
    rng = random.Random(cut)
    file = tmp_path / "cut.jsonl"
    file.write_bytes(text[: rng.randrange(len(text)) if cut else 0])
    assert match(file, resume=True) == whole[1]
    assert without_times(file) == without_times(whole[0])


def test_a_settled_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    terms: dict[str, Any] = {"hands": 60, "games": 0, "settle": 0.0}
    settled = match(tmp_path / "whole.jsonl", **terms)
    assert any(pairing.deals < 60 for pairing in settled.pairings)
    text = (tmp_path / "whole.jsonl").read_bytes()
    for share in (3, 2):
        (tmp_path / "cut.jsonl").write_bytes(text[: len(text) * (share - 1) // share])
        assert match(tmp_path / "cut.jsonl", resume=True, **terms) == settled


@pytest.mark.parametrize("more", [{"hands": 6}, {"games": 2}, {"hands": 5, "games": 3}])
def test_a_match_that_is_made_longer_is_one_that_was_as_long_from_the_start(
    whole: tuple[Path, oh.Arena], more: dict[str, Any], tmp_path: Path
) -> None:
    file = tmp_path / "match.jsonl"
    longer = match(tmp_path / "longer.jsonl", **more)
    head = len(whole[0].read_bytes().splitlines(keepends=True)[0])
    for cut in (head, head + 700, len(whole[0].read_bytes())):  # with part of a line, which is dropped
        file.write_bytes(whole[0].read_bytes()[:cut])
        file.chmod(0o640)
        assert match(file, resume=True, **more) == longer
        assert file.stat().st_mode & 0o777 == 0o640
        assert oh.recorded(file) == longer
        assert sorted(map(str, without_times(file))) == sorted(map(str, without_times(tmp_path / "longer.jsonl")))
    text = file.read_bytes()
    file.write_bytes(text[: len(text) - 2000])
    assert match(file, resume=True, **more) == longer
    assert match(file, resume=True, **more) == longer
    assert [path.name for path in tmp_path.iterdir() if path.name not in ("match.jsonl", "longer.jsonl")] == []


def test_a_match_of_games_for_chips_can_be_made_longer_but_not_shorter(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"

    def chips(**terms: Any) -> oh.Arena:
        rules = oh.preset("sweepstakes", end={"hands": 1})
        return oh.arena(["random", "easy"], rules, seed=1, threads=1, record=file, **terms)

    chips(hands=3)
    assert chips(hands=4, resume=True).pairings[0].games == 4
    with pytest.raises(oh.BadInput, match="games is 0 there and 2 here"):
        chips(hands=4, games=2, resume=True)
    assert chips(hands=4, games=5, resume=True).pairings[0].games == 5


def test_a_settled_match_has_ended_and_what_is_not_settled_goes_on(tmp_path: Path) -> None:
    terms: dict[str, Any] = {"games": 0, "settle": 0.0}
    file = tmp_path / "match.jsonl"
    short = match(file, hands=20, **terms)
    assert all(pairing.settled is None for pairing in short.pairings)
    longer = match(tmp_path / "longer.jsonl", hands=300, **terms)
    assert match(file, hands=300, resume=True, **terms) == longer
    assert all(pairing.settled for pairing in longer.pairings)
    before = file.read_bytes()
    with pytest.raises(oh.BadInput, match="has ended: who is better is settled in every pairing"):
        match(file, hands=400, resume=True, **terms)
    assert file.read_bytes() == before
    assert match(file, hands=300, resume=True, **terms) == longer


def test_a_file_of_another_match_is_left_alone(whole: tuple[Path, oh.Arena], tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    before = whole[0].read_bytes()
    file.write_bytes(before)
    wrongs: list[tuple[dict[str, Any], str]] = [
        ({}, "To go on with its match, resume it."),
        ({"resume": True, "seed": 6}, "belongs to another match: seed is 5 there and 6 here."),
        ({"resume": True, "hands": 3}, "belongs to another match: hands is 4 there and 3 here."),
        ({"resume": True, "hands": 9, "games": 0}, "belongs to another match: hands is 4 there and 9 here."),
        ({"resume": True, "hands": 9, "seed": 6}, "belongs to another match: seed is 5 there and 6 here."),
    ]
    for wrong, why in wrongs:
        with pytest.raises(oh.BadInput) as refused:
            match(file, **wrong)
        assert refused.value.code == "bad_argument"
        assert str(refused.value).endswith(why)
        assert file.read_bytes() == before
    swapped = before.splitlines(keepends=True)
    swapped[1:3] = swapped[2:0:-1]
    file.write_bytes(b"".join(swapped))
    with pytest.raises(oh.BadInput):
        match(file, resume=True)
    file.write_bytes(b"a diary, without an end of line")
    with pytest.raises(oh.BadInput):
        match(file, resume=True)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("{}\n", 1),
        ("[]\n", 1),
        ('{"openhearts_arena":2}\n', 1),
        ("nonsense", 1),
        ("+{}\n", 2),
        ("+" + "[" * 100_000 + "\n", 2),
    ],
)
def test_what_is_no_record_is_refused_by_line(
    whole: tuple[Path, oh.Arena], text: str, line: int, tmp_path: Path
) -> None:
    file = tmp_path / "match.jsonl"
    head = whole[0].read_text(encoding="utf-8").splitlines(keepends=True)[0]
    file.write_text(text.replace("+", head), encoding="utf-8")
    with pytest.raises(oh.BadInput, match=f"line {line} "):
        oh.recorded(file)


def test_a_line_without_end_is_not_read_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("openhearts.arena.record"), "LINE_MOST", 1 << 16)
    with pytest.raises(oh.BadInput, match="line 1 "):
        oh.recorded("/dev/zero")


def test_the_command_shows_and_draws_it(
    whole: tuple[Path, oh.Arena], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn = tmp_path / "match.svg"
    assert main(["arena", "--show", str(whole[0]), "--picture", str(drawn)]) == 0
    shown = capsys.readouterr().out
    assert "easy v random" in shown
    assert "rating" in shown
    words = [part.text for part in ElementTree.parse(drawn).iter() if part.tag.endswith("}text")]
    assert {"careful", "easy", "random"} <= set(words)
    assert main(["arena", "--show", str(whole[0]), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [rating["name"] for rating in told["ratings"]] == [rating.name for rating in whole[1].ratings]
    for misused in ("--show x careful", "--show x --record y", "", "careful random --resume"):
        assert main(["arena", *misused.split()]) == 2


JUNK: list[Any] = [
    None, -1, 0, 1.5, float("nan"), float("inf"), 10**30, 1e308, "x", [], {}, [1], {"a": 1}, True, "\ud800",
    {"id": "x", "args": {}},
]  # fmt: skip


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something stands in a line; the logs of the games aside, which are not read."""
    if path:
        yield path
    for name, part in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        if name != "logs":
            yield from places(part, (*path, name))


def test_a_record_that_somebody_has_changed_is_shown_or_refused(
    whole: tuple[Path, oh.Arena], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = random.Random(1)
    for number, line in enumerate(lines(whole[0])[:3]):
        for path in places(line):
            changed = lines(whole[0])
            holder = changed[number]
            for name in path[:-1]:
                holder = holder[name]
            holder[path[-1]] = rng.choice(JUNK)
            file = tmp_path / "match.jsonl"
            file.write_text("".join(json.dumps(each) + "\n" for each in changed), encoding="utf-8")
            code = main(["arena", "--show", str(file), "--picture", str(tmp_path / "match.svg")])
            assert (code, capsys.readouterr().err.count("\n")) in ((0, 0), (2, 1)), path


@pytest.mark.parametrize(
    "change",
    [{"second": 0}, {"first": 2, "second": 1}, {"second": 3}, {"whole": 0}, {"logs": []}, {"logs": {"a": 1}}],
    ids=str,
)
def test_a_deal_that_was_between_nobody_is_refused(
    change: dict[str, Any], whole: tuple[Path, oh.Arena], tmp_path: Path
) -> None:
    changed = lines(whole[0])
    changed[1].update(change)
    file = tmp_path / "match.jsonl"
    file.write_text("".join(json.dumps(each) + "\n" for each in changed), encoding="utf-8")
    with pytest.raises(oh.BadInput) as refused:
        oh.recorded(file)
    assert refused.value.code == "bad_log"


def test_a_match_that_is_settled_at_once_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    played = oh.arena(["careful", "random"], hands=1, settle=math.inf, record=file)
    assert oh.recorded(file) == played
    first, *rest = file.read_text(encoding="utf-8").splitlines()
    assert "Infinity" in first
    file.write_text("\n".join([first.replace("Infinity", "1e300"), *rest, ""]), encoding="utf-8")
    with pytest.raises(oh.BadInput):
        oh.recorded(file)


def test_a_name_that_is_no_text_is_kept_and_drawn(tmp_path: Path) -> None:
    """As the command line gives one that is written in another encoding."""
    file, drawn = tmp_path / "match.jsonl", tmp_path / "match.svg"
    players = ["M\udcfcller=careful", "random"]
    first = oh.arena(players, hands=1, record=file)
    assert first.players[0].name == "M\udcfcller"
    assert oh.recorded(file) == first
    assert oh.arena(players, hands=2, record=file, resume=True).done == 2
    assert main(["arena", "--show", str(file), "--picture", str(drawn)]) == 0
    assert "M?ller" in drawn.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("players", "names"),
    [
        (["random"] * 3, ["random", "random (2)", "random (3)"]),
        (["a (2)=careful", "a=random", "a=easy"], ["a (2)", "a", "a (3)"]),
        (["a=careful", "a=random", "a (2)=easy"], ["a", "a (2)", "a (2) (2)"]),
    ],
)
def test_no_two_players_have_one_name(players: list[str], names: list[str]) -> None:
    assert [player.name for player in oh.arena(players, hands=1).players] == names


# -- ratings --


def test_ratings_say_who_wins_how_often() -> None:
    best, worst = ratings_of(["a", "b"], [Meetings(0, 1, 100_000, 10 / 11)])
    assert (best.name, worst.name) == ("a", "b")
    assert best.rating - worst.rating == pytest.approx(400, abs=0.1)  # ten to one
    assert best.rating + worst.rating == pytest.approx(0, abs=1e-6)


def test_ratings_find_the_strengths_that_the_results_were_drawn_from() -> None:
    rng = random.Random(3)
    truth = [300.0, 120.0, 0.0, -80.0, -340.0]
    inside = total = 0
    for _ in range(60):
        meetings = []
        for i in range(5):
            for j in range(i + 1, 5):
                share = 1 / (1 + 10 ** ((truth[j] - truth[i]) / 400))
                meetings.append(Meetings(i, j, 200, sum(rng.random() < share for _ in range(200)) / 200))
        for rating in ratings_of(list("abcde"), meetings):
            low, high = rating.interval
            inside += low <= truth["abcde".index(rating.name)] <= high
            total += 1
    assert 0.9 < inside / total < 0.99


def test_the_interval_of_two_ratings_is_that_of_a_share() -> None:
    """With one drawn meeting added, the first of two did better in this share of 100; each has half the difference."""
    share = (99 * 0.75 + 0.5) / 100
    scale = 400 / math.log(10)
    apart, error = scale * math.log(share / (1 - share)), scale / math.sqrt(100 * share * (1 - share))
    for rating, sign in zip(ratings_of(["a", "b"], [Meetings(0, 1, 99, 0.75)]), (1, -1), strict=True):
        low, high = rating.interval
        assert rating.rating == pytest.approx(sign * apart / 2)
        assert (high + low) / 2 == pytest.approx(rating.rating)
        assert high - low == pytest.approx(2 * 1.96 * error / 2, rel=1e-4)


def test_ratings_of_extremes_are_finite_and_of_strangers_unknown() -> None:
    rated = {
        each.name: each for each in ratings_of(["a", "b", "c"], [Meetings(0, 1, 1000, 1.0), Meetings(0, 2, 0, 0.5)])
    }
    assert 1000 < rated["a"].rating - rated["b"].rating < 3000
    assert rated["c"].interval == (float("-inf"), float("inf"))
    assert [each.rating for each in ratings_of(["a", "b"], [])] == [0, 0]


def test_nothing_is_resumed_without_a_file() -> None:
    with pytest.raises(oh.BadInput, match="`resume` needs `record`"):
        oh.arena(["careful", "random"], hands=1, resume=True)


def test_what_was_played_until_the_disk_was_full_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    add = Record.add
    added: list[Outcome] = []

    def full(record: Record, outcome: Outcome) -> None:
        if len(added) == 3:
            raise OSError(errno.ENOSPC, "no room")
        added.append(outcome)
        add(record, outcome)

    monkeypatch.setattr(Record, "add", full)
    file = tmp_path / "match.jsonl"
    assert main(["arena", "careful", "random", "--hands", "9", "--record", str(file)]) == 1
    said = capsys.readouterr()
    assert "3 of 9" in said.out
    assert said.err == "openhearts: No space left on device\n"
    assert oh.recorded(file).done == 3
