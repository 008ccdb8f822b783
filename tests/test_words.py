"""The words: the results of the catalogue functions, and that every catalogue is complete."""

import json
from pathlib import Path

import pytest

from openhearts.people import NOBODY, People
from openhearts.wording import Bundle
from openhearts.words import best_language, languages, preferred_language, words

ROOT = Path(__file__).resolve().parent.parent
CASES = json.loads((ROOT / "locales" / "functions.json").read_text(encoding="utf-8"))["cases"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["why"])
def test_a_function_of_the_catalogue(case: dict, tmp_path: Path) -> None:  # type: ignore[type-arg]
    cards = (ROOT / "locales" / "en" / "cards.ftl").read_text(encoding="utf-8")
    (tmp_path / "cards.ftl").write_text(cards.replace("en-GB", case.get("formats", "en-GB")), encoding="utf-8")
    (tmp_path / "said.ftl").write_text(f"said = {case['pattern']}\n", encoding="utf-8")
    people = People(**case["people"]) if "people" in case else NOBODY
    assert Bundle(tmp_path).format("said", case["args"], people) == case["text"]


def test_a_message_of_the_engine_is_said_in_the_words_of_the_catalogue() -> None:
    message = {"id": "refusal-must_follow_suit", "args": {"suit": "clubs"}}
    assert words("en").say(message) == "You still have a club, so you must follow suit."


def test_what_a_chip_is_worth_is_written_as_the_language_writes_numbers() -> None:
    args = {"chips": 100, "worth": "0.05"}
    for id in ("differs-bought-worth", "sheet-bought-worth"):
        written = {language: words(language).say({"id": id, "args": args}) for language in languages()}
        points = [language for language, said in written.items() if "0.05" in said]
        assert points == ["ar", "en", "ja", "zh-Hans"]
        assert all("0,05" in said for language, said in written.items() if language not in points)


@pytest.mark.parametrize("language", sorted(languages()))
def test_what_happens_in_every_deal_is_not_counted_of_a_hundred(language: str) -> None:
    cards = {"best": "2D", "other": "KD", "winning": "9D", "queen": "QS", "suit": "spades"}
    for id in (
        "queen-keep",
        "queen-guard",
        "queen-out",
        "follow-under",
        "follow-under-lead",
        "follow-rarely-takes",
        "lead-low",
    ):
        always, often = (
            words(language).say({"id": f"reason-{id}", "args": {**cards, "best_rate": 0, "other_rate": rate}})
            for rate in (100, 63)
        )
        assert "100" not in always, always
        assert "63" in often, often


@pytest.mark.parametrize("language", sorted(languages()))
def test_a_bid_that_wins_no_pot_is_not_compared_with_another(language: str) -> None:
    def say(rate: int) -> str:
        args = {"other": 40, "best_rate": 0, "other_rate": rate}
        return words(language).say({"id": "reason-bid-dear", "args": args})

    assert "63" in say(63)
    assert "40" in say(0)
    assert "100" not in say(0), say(0)


def test_the_language_comes_from_the_environment() -> None:
    assert "en" in languages()
    assert preferred_language({}) == "en"
    assert preferred_language({"LANG": "en_GB.UTF-8"}) == "en"
    assert preferred_language({"LANG": "de_AT.UTF-8"}) == "de"
    assert preferred_language({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}) == "en"
    assert preferred_language({"LC_ALL": "de_DE", "LC_MESSAGES": "en_GB", "LANG": "en_GB"}) == "de"
    assert preferred_language({"OPENHEARTS_LANGUAGE": "de", "LC_ALL": "en_GB.UTF-8"}) == "de"
    assert preferred_language({"LANG": "zh_CN.UTF-8"}) == "zh-Hans"
    assert best_language("DE-at") == "de"
    assert best_language("zh") == best_language("zh-hans") == "zh-Hans"
    assert best_language("xx_YY") == "en"


def test_an_argument_of_any_length_is_said_as_far_as_there_is_room() -> None:
    long = "x" * 100_000
    said = words("en").text("terminal-file", file=long, reason=words("en").text("terminal-at", place=long, reason=long))
    assert said.startswith("xxx")
    assert "…" in said
    assert len(said) < 10_000
    assert len(words("en").text("terminal-none-of", given="Ada", names=[long] * 5)) < 10_000
