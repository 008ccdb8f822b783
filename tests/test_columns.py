"""Terminal columns: wide letters take two, and lines break where readers of the language expect it."""

import pytest

from openhearts.cli import columns


@pytest.mark.parametrize(
    ("text", "wide"),
    [
        ("", 0),
        ("Ada", 3),
        ("Tomás", 5),
        ("Toma\u0301s", 5),
        ("小明", 4),
        ("Q♠", 2),
        ("\033[1;31m10♥\033[0m", 3),
        ("全角。", 6),
        ("黑桃\u2060Q", 5),
    ],
)
def test_width(text: str, wide: int) -> None:
    assert columns.width(text) == wide


def test_both_sides() -> None:
    assert columns.left("小明", 6) + "|" == "小明  |"
    assert columns.right("小明", 6) == "  小明"
    assert columns.left("小明小明", 6) == "小明小明"


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        ("one two three", ["one two", "three"]),
        ("it’s “quoted” here", ["it’s", "“quoted”", "here"]),
        ("a · b · c · d", ["a · b ·", "c · d"]),
        ("ハートは1点です。", ["ハートは", "1点で", "す。"]),
        ("红心。黑桃。", ["红心。黑", "桃。"]),
        ("他说：“不。”", ["他说：", "“不。”"]),
        ("「はい」「いいえ」", ["「はい」", "「いい", "え」"]),
        ("出黑桃\u206010。", ["出黑", "桃10。"]),
        ("unbreakable", ["unbreakable"]),
    ],
)
def test_lines_break_where_they_may(words: str, lines: list[str]) -> None:
    assert columns.flow(columns.pieces(words), 8) == lines
    assert "".join(part + after for part, after in columns.pieces(words)).strip() == words.replace("\u2060", "")


def test_lines_are_indented() -> None:
    assert columns.flow(columns.pieces("one two three"), 9, 2, first=0) == ["one two", "  three"]


def test_marks_of_direction_take_no_column() -> None:
    assert columns.width("\u200f\u2066\u2068Q\u2069\u2068♣\u2069\u2069") == 2
    assert columns.left("\u2068Ada\u2069", 5) == "\u2068Ada\u2069  "


def test_no_line_begins_with_the_dot_between_two_things() -> None:
    for wide in range(10, 40):
        assert not any(
            line.lstrip().startswith("·") for line in columns.flow(columns.pieces("50点まで · 交換なし · 4人"), wide)
        )
