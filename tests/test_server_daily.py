"""The daily deal among people: results are replayed before they count, the first one stays, and nobody is named."""

import json
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from openhearts.game import Game
from openhearts.server.daily import RULES, points_of
from tests.browser import PASSWORD, Browser, code
from tests.served import on_each_database, serving, settings
from tools.days import played

HANDS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "days.json").read_text(encoding="utf-8"))
base = on_each_database


def today() -> date:
    return datetime.now(UTC).date()


def put(browser: Browser, day: date, actions: list[str]) -> Any:
    return browser.put(f"daily/{day}", json={"actions": actions})


@pytest.mark.parametrize("hand", HANDS, ids=[hand["date"] for hand in HANDS])
def test_a_hand_is_played_again(hand: dict[str, Any]) -> None:
    day, actions = date.fromisoformat(hand["date"]), hand["actions"]
    assert points_of(day, actions) == hand["points"]
    at = next(i for i, each in enumerate(actions) if each.startswith("pass 0 "))
    one, two, three = actions[at].split()[2:]
    assert points_of(day, [*actions[:at], f"pass 0 {three} {one} {two}", *actions[at + 1 :]]) == hand["points"]


def _passed_first(actions: list[str]) -> list[str]:
    return [actions[3], *actions[:3], *actions[4:]]


@pytest.mark.parametrize(
    "changed",
    [
        _passed_first,
        lambda actions: actions[:-1],
        lambda actions: [*actions, actions[-1]],
        lambda _actions: [],
        lambda actions: [each.replace(" 0 ", " 1 ") for each in actions],
        lambda actions: ["\0", *actions[1:]],
    ],
)
def test_what_nobody_can_have_played(changed: Any) -> None:
    day = date.fromisoformat(HANDS[0]["date"])
    assert points_of(day, changed(HANDS[0]["actions"])) is None


def test_a_hand_of_another_day_is_not_this_one() -> None:
    day = date.fromisoformat(HANDS[0]["date"])
    assert points_of(day + timedelta(1), HANDS[0]["actions"]) is None


def test_a_bot_that_plays_another_legal_card_is_found_out() -> None:
    """Every card is legal, but the bots wouldn't have played so."""
    hand = HANDS[0]
    seed = hand["date"].replace("-", "")
    found = 0
    for at, text in enumerate(hand["actions"]):
        before = {"openhearts": 1, "rules": RULES, "seed": seed, "actions": hand["actions"][:at]}
        game = Game.from_log(before)
        seat = int(text.split()[1])
        if seat == 0 or game.hand.phase != "play" or len(game.hand.legal()) < 2:
            continue
        game.play(seat, next(each for each in game.hand.legal() if each != text.split()[2]))
        while not game.over:
            game.play(game.hand.to_act or 0, game.hand.legal()[0])
        assert points_of(date.fromisoformat(hand["date"]), game.log()["actions"]) is None
        found += 1
    assert found > 5


def test_the_first_result_of_each_counts_and_nobody_is_named(base: str) -> None:
    day = today()
    hand = played(day)
    maud, nils = Browser(base).account("Maud"), Browser(base).guest("Nils")
    assert maud.get(f"daily/{day}").json() == {"date": str(day), "you": None, "others": []}
    first = put(maud, day, hand["actions"])
    assert (first.status_code, first.json()["you"]) == (200, hand["points"])
    assert put(maud, day, []).json() == first.json(), "what counts already stays"
    assert nils.get(f"daily/{day}").json() == {"date": str(day), "you": None, "others": []}
    assert code(put(nils, day, hand["actions"][:-1])) == (400, "bad_action")
    assert put(nils, day, hand["actions"]).json()["others"] == [], "of so few nothing is told"
    olga, pia = Browser(base).guest("Olga"), Browser(base).guest("Pia")
    assert put(olga, day, hand["actions"]).json()["others"] == []
    among = pia.get(f"daily/{day}")
    assert among.json()["others"] == [{"points": hand["points"], "people": 3}]
    assert "Maud" not in among.text
    [kept] = maud.get("account/export").json()["belongings"]["daily_results"]
    assert (kept["date"], kept["points"]) == (str(day), hand["points"])
    # Deleting the account deletes the result.
    assert maud.sent("account/delete", password=PASSWORD).status_code == 204
    assert pia.get(f"daily/{day}").json()["others"] == []


def test_what_a_guest_sent_goes_where_nobody_can_delete_it_any_more(base: str) -> None:
    day = today()
    hand = played(day)
    account = Browser(base).account("Maud")
    for name in ("Nils", "Olga", "Pia"):
        put(Browser(base).guest(name), day, hand["actions"])
    guest = Browser(base).guest("Rolf")
    put(guest, day, hand["actions"])
    assert account.get(f"daily/{day}").json()["others"] == [{"points": hand["points"], "people": 4}]
    assert guest.sent("session", name="Maud", password=PASSWORD).status_code == 200
    assert account.get(f"daily/{day}").json()["others"] == [{"points": hand["points"], "people": 3}]
    other = Browser(base).guest("Sara")
    put(other, day, hand["actions"])
    become = other.sent("account", name="Sara", password=PASSWORD)
    assert become.status_code == 201
    assert account.get(f"daily/{day}").json()["others"] == [{"points": hand["points"], "people": 4}], "theirs still"


@pytest.mark.parametrize(("days", "counts"), [(-9, False), (-8, True), (-1, True), (1, True), (2, False)])
def test_a_date_counts_for_a_week(tmp_path: Path, days: int, counts: bool) -> None:
    day = today() + timedelta(days)
    with serving(tmp_path, settings(tmp_path / "t.sqlite")) as base:
        answer = put(Browser(base).guest("Maud"), day, played(day)["actions"])
        assert answer.status_code == 200 if counts else code(answer) == (404, "no_such_thing")


@pytest.mark.parametrize("date", ["20261122", "2026-13-01", "2026-02-30", "today"])
def test_what_is_no_date(tmp_path: Path, date: str) -> None:
    with serving(tmp_path, settings(tmp_path / "t.sqlite")) as base:
        maud = Browser(base).guest("Maud")
        assert code(maud.get(f"daily/{date}")) == code(maud.put(f"daily/{date}", json={"actions": []}))
        assert code(maud.get(f"daily/{date}")) == (400, "bad_command")
