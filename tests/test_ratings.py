"""Ratings from the places in rated games: equal players, sides, and players who leave."""

import itertools
import random
from collections.abc import Iterator

import pytest

from openhearts.tables.protocol import Ended, PlayerOfGame
from openhearts.tables.ratings import Rating, placed, rated


def ended(places: list[int], left: set[int] = frozenset(), sides: list[int] | None = None) -> Ended:  # type: ignore[assignment]
    players = [PlayerOfGame(f"p{seat}", f"N{seat}", seat in left) for seat in range(len(places))]
    totals = [0] * len(places)
    return Ended(n=1, at=1, game=0, totals=totals, places=places, winners=[0], sides=sides, players=players)


def mus(places: list[int], left: set[int] = frozenset(), sides: list[int] | None = None) -> list[float]:  # type: ignore[assignment]
    new = rated(ended(places, left, sides), {})
    return [new[f"p{seat}"].mu for seat in range(len(places))]


def test_ratings_follow_the_places_and_become_surer() -> None:
    new = rated(ended([2, 1, 4, 3]), {})
    order = sorted(new, key=lambda person: -new[person].mu)
    assert order == ["p1", "p0", "p3", "p2"]
    assert all(each.sigma < Rating().sigma and each.games == 1 for each in new.values())


def test_who_is_level_is_rated_alike() -> None:
    first, second, third, fourth = mus([1, 2, 2, 4])
    assert second == pytest.approx(third)
    assert first > second > fourth


def shared(seats: int) -> Iterator[list[int]]:
    """All the ways in which places can be shared, best first: [1, 1, 3], ..."""
    for apart in itertools.product([False, True], repeat=seats - 1):
        places = [1]
        for seat, new in enumerate(apart, 2):
            places.append(seat if new else places[-1])
        yield places


@pytest.mark.parametrize("seats", range(2, 8))
def test_a_better_place_is_worth_more_however_places_are_shared(seats: int) -> None:
    for places in shared(seats):
        new = rated(ended(places), {})
        least = [new[f"p{seat}"].least for seat in range(seats)]
        for seat in range(1, seats):
            if places[seat - 1] == places[seat]:
                assert least[seat - 1] == pytest.approx(least[seat]), places
            else:
                assert least[seat - 1] > least[seat] + 0.01, places


def test_an_upset_moves_more_than_what_was_expected() -> None:
    strong, weak = Rating(35, 2), Rating(15, 2)
    before = {"p0": strong, "p1": weak}
    expected, upset = rated(ended([1, 2]), before), rated(ended([2, 1]), before)
    assert upset["p1"].mu - weak.mu > expected["p0"].mu - strong.mu > 0


def test_whoever_leaves_comes_last_whatever_the_cards_say() -> None:
    assert placed(ended([1, 2, 3, 4], {0})) == [4, 1, 2, 3]
    # To have left is to be last, as it costs what the last place costs, also where others or all have left.
    assert placed(ended([1, 2, 3, 3], {0, 2})) == [4, 1, 4, 2]
    assert placed(ended([1, 2, 3, 4], {0, 1, 2, 3})) == [4, 4, 4, 4]
    first, second, third, fourth = mus([1, 2, 3, 4], {0})
    assert first < fourth < third < second


def leavings() -> Iterator[tuple[list[int], set[int], dict[str, Rating]]]:
    """Games of four of any strength with all places and all who may leave: the bots in their seats may win."""
    rng = random.Random(7)
    for places in set(itertools.chain.from_iterable(map(itertools.permutations, shared(4)))):
        for many in range(1, 5):
            for left in itertools.combinations(range(4), many):
                before = {f"p{seat}": Rating(rng.uniform(5, 45), rng.uniform(1, 8)) for seat in range(4)}
                yield list(places), set(left), before


def test_leaving_costs_whoever_else_leaves_and_as_much() -> None:
    for places, left, before in leavings():
        new = rated(ended(places, left), before)
        for seat in left:
            was, now = before[f"p{seat}"], new[f"p{seat}"]
            assert now.mu < was.mu, (places, left)
            assert now.sigma >= was.sigma, "to have left makes nobody surer, and so nobody higher on a leaderboard"
            assert now.games == was.games + 1
            alone = rated(ended(places, {seat}), before)[f"p{seat}"]
            assert now.mu == pytest.approx(alone.mu), "nor is it cheaper together"


def test_nobody_gains_by_leaving() -> None:
    for places, left, before in leavings():
        new = rated(ended(places, left), before)
        for seat in left:
            stayed = rated(ended(places, left - {seat}), before)[f"p{seat}"]
            assert new[f"p{seat}"].mu <= stayed.mu + 1e-9, (places, left)
            assert new[f"p{seat}"].least <= stayed.least + 1e-9


def test_who_stays_loses_nothing_by_who_leaves() -> None:
    for places, left, before in leavings():
        new, all_stay = rated(ended(places, left), before), rated(ended(places), before)
        for seat in set(range(4)) - left:
            assert new[f"p{seat}"].mu >= all_stay[f"p{seat}"].mu - 1e-9, (places, left)


def test_of_sides_who_leaves_pays_and_for_a_deserted_partner_nothing_changes() -> None:
    sides = [0, 1, 0, 1]
    for places, left, before in leavings():
        by_side = [min(places[0], places[2]), min(places[1], places[3])]
        new = rated(ended([by_side[side] for side in sides], left, sides), before)
        for seat in range(4):
            was, now = before[f"p{seat}"], new[f"p{seat}"]
            partner = (seat + 2) % 4
            if seat in left:
                assert now.mu < was.mu
                assert now.sigma >= was.sigma
            elif partner in left:
                assert (now.mu, now.sigma) == (was.mu, was.sigma)
            elif left:
                assert now.mu > was.mu, "a side that stayed has won against one that didn't"
            assert now.games == was.games + 1


def test_a_side_is_rated_together_and_a_deserted_partner_loses_nothing() -> None:
    sides = [0, 1, 0, 1]
    assert placed(ended([1, 3, 1, 3], {2}, sides)) == [4, 1, 4, 1]
    winners = mus([1, 3, 1, 3], sides=sides)
    assert winners[0] == winners[2] > winners[1] == winners[3]
    deserted = mus([1, 3, 1, 3], {2}, sides)
    assert deserted[0] == Rating().mu
    assert deserted[2] < Rating().mu < deserted[1]


def test_a_game_with_a_bot_from_the_beginning_is_not_rated() -> None:
    game = ended([1, 2])
    game.players[1] = PlayerOfGame("", "careful", False)
    with pytest.raises(ValueError, match="among people"):
        rated(game, {})


def test_strength_shows_after_enough_games() -> None:
    """Four people with the chances of strong, fair and weak players: after 300 games the order is right."""
    rng = random.Random(5)
    strength = [3.0, 1.0, 0.0, -2.0]
    ratings: dict[str, Rating] = {}
    for _ in range(300):
        scores = [each + rng.gauss(0, 3) for each in strength]
        order = sorted(range(4), key=lambda seat: -scores[seat])
        places = [order.index(seat) + 1 for seat in range(4)]
        ratings |= rated(ended(places), ratings)
    shown = [ratings[f"p{seat}"].shown for seat in range(4)]
    assert shown == sorted(shown, reverse=True)
    assert all(ratings[f"p{seat}"].error < 100 for seat in range(4))
    assert ratings["p0"].least > ratings["p3"].mu


def test_a_rating_is_shown_around_1500_with_its_uncertainty() -> None:
    assert (Rating().shown, Rating().error) == (1500, 333)
