"""Rated games: each counts once, whichever worker rates it; the leaderboard, and the cost of leaving."""

import asyncio
from collections.abc import Collection
from contextlib import AsyncExitStack, ExitStack
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from openhearts.rules import Rules
from openhearts.server.host import Host
from openhearts.server.rater import Rater, season_at
from openhearts.store import Store, open_store
from openhearts.store.accounts import forgotten
from openhearts.store.belongings import belongings
from openhearts.store.people import People
from openhearts.store.ratings import Ratings, Result, ended
from openhearts.store.schema import results
from openhearts.tables.frames import encoded
from openhearts.tables.protocol import Ended, PlayerOfGame
from openhearts.tables.ratings import RATED, preset_of
from tests.browser import Browser, code
from tests.databases import plans_of_reading
from tests.served import serving, settings
from tests.wire import Guest

NOVEMBER = 1_795_000_000_000
SESSION = "a session that is long enough"
NAMES = ["Maud", "Nils", "Olga", "Pavel"]


def result(
    table: str, people: str, places: list[int], at: int = NOVEMBER, left: str = "", rules: str = "black-lady"
) -> Result:
    """The stored result of a game."""
    players = [PlayerOfGame(each, each.upper(), each in left) for each in people]
    sides = [0, 1, 0, 1] if rules == "partnership" else None
    entry = Ended(n=9, at=at, game=0, totals=[0] * 4, places=places, winners=[0], sides=sides, players=players)
    return Result(table, 0, rules, encoded(entry).decode(), at)


async def with_people(database: str, people: str) -> Store:
    """A store with these accounts."""
    store = await open_store(database)
    for each in people:
        await People(store).add(each, each.upper(), "account", f"session of {each}", 1)
    return store


def test_every_game_counts_once_whoever_works_it_out(database: str) -> None:
    async def work() -> None:
        stores = [await with_people(database, "abcdefg")]
        if "postgres" in database:
            stores.append(await open_store(database))
        raters = [Rater(stores[i % len(stores)]) for i in range(4)]
        games = [result(f"t{i}", "abcd" if i % 2 else "defg", [1, 2, 3, 4], NOVEMBER + i) for i in range(12)]
        for game in games:
            await stores[0].write(ended(game))
        while await raters[0].ratings.pending(1):
            await asyncio.gather(*(rater.look() for rater in raters))
        ratings = raters[0].ratings
        counts = {each: (await ratings.of([each], "black-lady"))[each].games for each in "abcdefg"}
        assert counts == {**dict.fromkeys("abcefg", 6), "d": 12}
        for each in "ad":
            games_of = await ratings.games(each, 100)
            assert sorted(game.played.number for game in games_of) == list(range(1, counts[each] + 1))
            assert len({game.table for game in games_of}) == counts[each]
            known = (await ratings.of([each], "black-lady"))[each]
            last = max((game.played for game in games_of), key=lambda played: played.number)
            assert (last.mu, last.sigma) == (known.mu, known.sigma)
        season = season_at(NOVEMBER)
        leaders = await ratings.leaders(season, "black-lady", 10)
        assert leaders[0].person == "a"
        assert {each.person: each.games for each in leaders} == counts
        assert await ratings.counts(season, "black-lady", 10) == (7, 1)
        for store in stores:
            await store.close()

    asyncio.run(work())


def test_months_stand_as_they_ended(database: str) -> None:
    async def work() -> None:
        store = await with_people(database, "abcd")
        rater, month = Rater(store), 31 * 24 * 3600 * 1000
        await store.write(
            ended(result("t0", "abcd", [1, 2, 3, 4])), ended(result("t1", "abcd", [4, 3, 2, 1], NOVEMBER + month))
        )
        await rater.look()
        first, second = season_at(NOVEMBER), season_at(NOVEMBER + month)
        assert await rater.ratings.seasons("black-lady") == [second, first]
        assert [each.person for each in await rater.ratings.leaders(first, "black-lady", 9)] == list("abcd")
        assert [each.games for each in await rater.ratings.leaders(second, "black-lady", 9)] == [1] * 4
        third = await rater.ratings.place(first, "black-lady", "c")
        assert third is not None
        assert (third.place, third.name) == (3, "C")
        assert await rater.ratings.place(first, "omnibus", "c") is None
        await store.close()

    asyncio.run(work())


def test_the_leaderboard_reads_no_more_of_other_months_than_that_there_were_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> list[str]:
        ratings, season = Rater(await with_people(str(tmp_path / "t.sqlite"), "a")).ratings, season_at(NOVEMBER)
        plans = plans_of_reading(monkeypatch)
        await ratings.leaders(season, "black-lady", 100)
        await ratings.place(season, "black-lady", "a")
        await ratings.counts(season, "black-lady", 10)
        await ratings.seasons("black-lady")
        await ratings._store.close()
        return plans

    looks = [plan for plan in asyncio.run(work()) if "seasons" in plan]
    assert len(looks) >= 5
    assert all(plan.startswith("SEARCH seasons USING") for plan in looks), looks


def test_who_is_level_in_a_month_shares_a_place(database: str) -> None:
    async def work() -> None:
        store = await with_people(database, "abcd")
        rater, season = Rater(store), season_at(NOVEMBER)
        await store.write(ended(result("t0", "abcd", [1, 3, 1, 3], rules="partnership")))
        await rater.look()
        leaders = await rater.ratings.leaders(season, "partnership", 9)
        assert [(each.place, each.person) for each in leaders] == [(1, "a"), (1, "c"), (3, "b"), (3, "d")]
        for each in leaders:
            assert await rater.ratings.place(season, "partnership", each.person) == each
        await store.close()

    asyncio.run(work())


def test_who_leaves_comes_last_and_pays(database: str) -> None:
    async def work() -> None:
        store = await with_people(database, "abcd")
        rater = Rater(store)
        await store.write(ended(result("t0", "abcd", [1, 2, 3, 4], left="a")))
        await rater.look()
        [game] = await rater.ratings.games("a", 9)
        assert (game.played.place, game.played.players, game.played.left) == (4, 4, True)
        known = await rater.ratings.of(list("abcd"), "black-lady")
        assert known["a"].mu < known["d"].mu < known["c"].mu < known["b"].mu
        await store.close()

    asyncio.run(work())


def test_of_who_deletes_their_account_before_a_game_is_over_nothing_is_kept(database: str) -> None:
    async def work() -> None:
        store = await with_people(database, "abcd")
        rater = Rater(store)
        await store.write(*forgotten("c"))
        await store.write(ended(result("t0", "abcd", [1, 2, 3, 4])))
        await rater.look()
        assert await rater.ratings.pending(9) == []
        known = await rater.ratings.of(list("abcd"), "black-lady")
        assert known.keys() == set("abd")
        assert known["a"].mu > known["b"].mu > known["d"].mu
        theirs = await belongings(store, "c")
        assert not theirs["ratings"] + theirs["rated_games"] + theirs["seasons"]
        [game] = await rater.ratings.games("d", 9)
        assert (game.played.place, game.played.players) == (4, 4)
        await store.close()

    asyncio.run(work())


def test_nor_of_who_deletes_it_while_a_game_is_rated(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    accounts = Ratings.accounts

    async def just_before(self: Ratings, persons: Collection[str]) -> set[str]:
        found = await accounts(self, persons)
        await self._store.write(*forgotten("c"))
        return found

    async def work() -> None:
        store = await with_people(database, "abcd")
        rater = Rater(store)
        await store.write(ended(result("t0", "abcd", [1, 2, 3, 4])))
        monkeypatch.setattr(Ratings, "accounts", just_before)
        await rater.look()
        assert await rater.ratings.pending(9) == []
        assert (await rater.ratings.of(list("abcd"), "black-lady")).keys() == set("abd")
        await store.close()

    asyncio.run(work())


def test_a_game_that_cannot_be_rated_holds_up_no_other(database: str) -> None:
    async def work() -> None:
        store = await with_people(database, "abcd")
        rater = Rater(store)
        odd = result("t0", "abcd", [1, 2, 3, 4])
        odd = Result(odd.table, 0, odd.rules, odd.text.replace('"person":"c"', '"person":""'), odd.at)
        await store.write(ended(odd), ended(result("t1", "abcd", [1, 2, 3, 4], NOVEMBER + 1)))
        await rater.look()
        assert await rater.ratings.pending(9) == []
        assert {each.games for each in (await rater.ratings.of(list("abcd"), "black-lady")).values()} == {1}
        await store.close()

    asyncio.run(work())


def test_rated_presets_are_known_by_their_rules() -> None:
    assert [preset_of(Rules.from_json({"extends": preset}).changes) for preset in RATED] == list(RATED)


def test_all_rated_games_of_somebody_are_told_part_by_part(tmp_path: Path, database: str) -> None:
    def rules(number: int) -> str:
        return "omnibus" if number % 3 else "black-lady"

    async def played() -> None:
        store = await with_people(database, "bcd")
        await People(store).add("a", "Ada", "account", SESSION, Host.now())
        rater = Rater(store)
        for n in range(120):  # two of them always end at the same moment
            await store.write(ended(result(f"t{n:03}", "abcd", [1, 2, 3, 4], NOVEMBER + n // 2, rules=rules(n))))
        while await rater.ratings.pending(1):
            await rater.look()
        await store.close()

    asyncio.run(played())
    with serving(tmp_path, settings(database)) as base:
        ada = Browser(base)
        ada.cookies["openhearts"] = SESSION
        parts: list[list[dict[str, Any]]] = []
        more: str | None = ""
        while more is not None:
            told = ada.get(f"people/a/games?before={more}").json()
            parts.append(told["games"])
            more = told["more"]
        assert [len(part) for part in parts] == [50, 50, 20]
        games = [game for part in parts for game in part]
        assert len({game["table"] for game in games}) == 120, "each once"
        assert [game["at"] for game in games] == sorted((game["at"] for game in games), reverse=True)
        for preset, many in (("black-lady", 40), ("omnibus", 80)):
            of_rules = [game for game in games if game["rules"] == preset]
            assert [game["number"] for game in of_rules] == list(range(many, 0, -1))
            for game, before in pairwise(of_rules):
                assert game["before"] == before["after"]
            assert of_rules[-1]["before"] == {"rating": 1500, "error": 333, "games": 0}
        for odd in ("1", "x.1.omnibus", "1.1.", "1.1.%00", "9" * 30 + ".1.omnibus", "1.9999999999.omnibus"):
            assert code(ada.get(f"people/a/games?before={odd}")) == (400, "bad_command")


def signed_in(base: str, name: str) -> Guest:
    """Somebody with an account."""
    return Browser(base).account(name).at_tables(base)


def test_a_rated_game_from_the_lobby_to_the_leaderboard(tmp_path: Path, database: str) -> None:
    workers = ("one", "two") if "postgres" in database else ("one",)
    with ExitStack() as stack:
        bases = [stack.enter_context(serving(tmp_path / each, settings(database))) for each in workers]

        async def evening() -> None:
            guests = [signed_in(bases[i % len(bases)], name) for i, name in enumerate(NAMES)]

            async def asked(path: str, who: int = 0) -> Any:
                return (await guests[who].client.get(f"/api/v1/{path}")).json()

            async with AsyncExitStack() as inside:
                visits = [await inside.enter_async_context(guest.in_lobby()) for guest in guests]
                for visit in visits:
                    await visit.wait("black-lady", rated=True, speed="calm")
                    assert (await visit.until("waits"))["bots_at"] is None
                table, *_ = [await visit.until("matched") for visit in visits]
                players = [await inside.enter_async_context(guest.at(table)) for guest in guests]
                for player in players:
                    assert (await player.ask("ready", part="ab"))["answer"] == "done"
                for player in players:
                    await player.until(lambda player=player: player.running)
                assert players[0].saw("opened")[0]["limits"]["advice"] == "off"
                seats = {player.guest.person: player.seat for player in players}
                assert (await players[3].ask("leave"))["answer"] == "done"
                await asyncio.gather(*(player.play() for player in players[:3]))
                await players[0].until(lambda: bool(players[0].saw("ended")))
            [result] = players[0].saw("ended")
            async with asyncio.timeout(20):
                while not (board := await asked("leaderboard"))["leaders"]:
                    await asyncio.sleep(0.1)
            assert board["people"] == 4
            assert board["sure"] == 0
            assert [board["leaders"][i]["place"] for i in (0, 3)] == [1, 4]
            assert board["leaders"][3]["name"] == "Pavel", "who left comes last"
            # Pavel's bot may have won the game; the leader is the best of those who stayed.
            stayed = {guest.person: result["places"][seats[guest.person]] for guest in guests[:3]}
            assert stayed[board["leaders"][0]["person"]] == min(stayed.values())
            assert board["you"]["name"] == "Maud"
            profile = await asked(f"people/{guests[3].person}")
            assert profile["ratings"]["black-lady"]["games"] == 1
            assert profile["ratings"]["black-lady"]["rating"] < 1500
            told = await asked(f"people/{guests[3].person}/games")
            [game], more = told["games"], told["more"]
            assert (game["left"], game["before"]["rating"], game["table"]) == (True, 1500, table["table"])
            assert game["after"] == profile["ratings"]["black-lady"]
            assert (game["rules"], more) == ("black-lady", None)
            assert code(await guests[0].client.get("/api/v1/leaderboard?rules=hearts")) == (404, "no_such_rules")
            assert code(await guests[0].client.get("/api/v1/people/nobody")) == (404, "no_such_thing")
            async with guests[0].in_lobby() as visit:
                await visit.wait("domino", rated=True)
                assert (await visit.until("refused"))["code"] == "no_such_rules"
            assert (await guests[0].client.post("/api/v1/account/delete", json={})).status_code == 204
            store = await open_store(database)
            [(kept,)] = await store.read(select(results.c.text))
            await store.close()
            assert "Maud" not in kept, "nor does what ratings follow from name whoever has gone"
            assert "Nils" in kept

        asyncio.run(evening())
