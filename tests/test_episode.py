"""Episodes in numbers: the same play as elsewhere, observations as in views, and returns as the core scores them."""

import copy
import pickle
import random
import re
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

import openhearts as oh
from openhearts.episode import NUMBERS, numbers
from tests import rule_sets
from tests.play import QUICK_BOTS

DECK = [rank + suit for suit in "CDSH" for rank in "23456789TJQKA"]
SUITS = ["clubs", "diamonds", "spades", "hearts"]
PASSES = ["left", "right", "across", "left2", "right2", "left3", "right3", "scatter", "hold"]


def observation(episode: oh.Episode, seat: int | None = None, dtype: Any = np.float32) -> Any:
    into = np.full(episode.observation_size, 99, dtype)
    episode.observe(into, seat)
    return into


def parts(episode: oh.Episode, seat: int) -> dict[str, Any]:
    """The observation by the names of its parts, in rows."""
    seen = observation(episode, seat)
    shapes = episode.observation_parts.items()
    return {name: seen[start : start + rows * many].reshape(rows, many) for name, (start, rows, many) in shapes}


def cards(plane: Any) -> list[str]:
    """The cards of a row, lowest first."""
    return [card for card, number in zip(DECK, plane, strict=True) for _ in range(int(number))]


def ordered(names: list[str]) -> list[str]:
    return sorted(names, key=DECK.index)


def played_out(episode: oh.Episode, rng: random.Random) -> None:
    while episode.legal:
        episode.step(rng.choice(episode.legal))


@pytest.mark.parametrize("name", oh.presets())
def test_a_game_by_numbers_is_the_game_by_names(name: str) -> None:
    rules = oh.preset(name)
    rng = random.Random(name)
    episode, game = oh.Episode(rules, seed=5, game=True, returns="score"), oh.Game(rules, seed=5)
    passing: list[str] = []
    for _ in range(600):
        hand = game.hand
        if game.over:
            break
        seat = hand.to_act
        assert episode.to_act == seat
        assert not episode.over
        number = rng.choice(episode.legal)
        word = oh.Episode.name(number)
        if hand.phase == "pass":
            left = list(hand.cards(seat or 0))
            for card in passing:
                left.remove(card)
            assert [oh.Episode.name(each) for each in episode.legal] == list(dict.fromkeys(left))
            passing.append(word)
            wanted = episode.view(seat).pass_count
            episode.step(number)
            if len(passing) == wanted:
                game.pass_cards(seat or 0, passing)
                passing = []
            continue
        if hand.phase == "play":
            assert tuple(map(oh.Episode.name, episode.legal)) == hand.legal()
        episode.step(number)
        game.act(seat or 0, int(word.removeprefix("bid ")) if hand.phase == "bid" else word)
    sign = 1 if rules.objective == "high" else -1
    if game.over:
        assert episode.over
        assert episode.returns == [sign * total for total in game.totals]
    else:
        assert episode.view(0).to_dict()["hand"] == game.hand.number


def test_a_hand_is_one_of_the_game_and_nobody_has_points_before_it() -> None:
    seen = set()
    for seed in range(24):
        episode, game = oh.Episode(seed=seed), oh.Game(seed=seed)
        view = episode.view(0).to_dict()
        rng = random.Random(seed)
        while game.hand.number < view["hand"]:
            while game.hand.phase == "pass":
                game.pass_cards(game.hand.to_act or 0, list(game.hand.legal()[:3]))
            game.play(game.hand.to_act or 0, rng.choice(game.hand.legal()))
        assert episode.view(0).to_dict()["cards"] == game.hand.dealt(0)
        assert view["dealer"] == game.hand.dealer
        assert view["totals"] == [0, 0, 0, 0]
        seen.add((view["hand"], view["dealer"]))
    assert len(seen) > 8


@pytest.mark.parametrize("name", [*oh.presets(), "scatter", *(f"random {i}" for i in range(8))])
def test_observations_say_what_the_view_says(name: str) -> None:
    rng = random.Random(name)
    for seed in range(6):
        if name.startswith("random"):
            rules = oh.Rules.from_json(rule_sets.valid(rng))
        else:
            rules = oh.Rules(pass_cycle=["scatter"]) if name == "scatter" else oh.preset(name)
        episode = oh.Episode(rules, seed=seed)
        memory = Memory([episode.view(seat).to_dict()["cards"] for seat in range(rules.players)])
        while episode.legal:
            if rng.random() < 0.2:
                check_observation(episode, rng.randrange(rules.players), memory)
            number = rng.choice(episode.legal)
            memory.add(episode, number)
            episode.step(number)
        check_observation(episode, rng.randrange(rules.players), memory)


@dataclass
class Memory:
    """What a view doesn't repeat: the cards dealt, those chosen for a pass, and each seat's way of passing."""

    dealt: list[list[str]]
    chosen: dict[int, list[str]] = field(default_factory=dict)
    ways: dict[int, Any] = field(default_factory=dict)

    def add(self, episode: oh.Episode, number: int) -> None:
        view: Any = episode.view().to_dict()
        if view["phase"] == "pass":
            self.chosen.setdefault(view["seat"], []).append(oh.Episode.name(number))
            self.ways |= {seat: episode.view(seat).to_dict()["pass"] for seat in range(episode.players)}


def by_seat(names: list[str], ends: list[int], seats: list[int]) -> list[list[str]]:
    """The seat for each card passed or received: the same for all, or one each clockwise from the left."""
    ends = sorted(ends, key=seats.index)
    places = [ends[i if len(ends) > 1 else 0] for i in range(len(names))]
    return [ordered([name for name, end in zip(names, places, strict=True) if end == seat]) for seat in seats]


def check_observation(episode: oh.Episode, seat: int, memory: Memory) -> None:
    view: Any = episode.view(seat).to_dict()
    players = episode.players
    seats = [(seat + i) % players for i in range(players)]
    seen = parts(episode, seat)
    row = {name: list(map(int, values[:, 0])) for name, values in seen.items() if values.shape[1] == 1}

    assert cards(seen["held"][0]) == view["cards"]
    tricks = view["tricks"] + ([view["trick"]] if view["trick"] else [])
    plays = [play for trick in tricks for play in who_played(trick, view)]
    for i, each in enumerate(seats):
        assert cards(seen["played"][i]) == ordered([card for by, card in plays if by == each])
        assert cards(seen["taken"][i]) == view["taken"][each]
    order = np.zeros_like(seen["order"])
    for place, (_, card) in enumerate(plays):
        order[1 if order[0][NUMBERS[card]] else 0][NUMBERS[card]] = place + 1
    assert (seen["order"] == order).all()
    assert cards(seen["dealt"][0]) == ordered(memory.dealt[seat])
    on_table = who_played(view["trick"], view) if view["trick"] else []
    for i, each in enumerate(seats):
        assert cards(seen["trick"][i]) == [card for by, card in on_table if by == each]
    assert cards(seen["kitty"][0]) == (view["kitty"]["cards"] or [])
    assert cards(seen["table"][0]) == view["table"]
    none: list[list[str]] = [[]] * players
    way: Any = view["pass"] or memory.ways.get(seat)
    given = by_seat(memory.chosen.get(seat, []), way["targets"], seats) if way else none
    assert [cards(plane) for plane in seen["given"]] == given
    received = by_seat(view["received"], way["sources"], seats) if view["received"] is not None else none
    assert [cards(plane) for plane in seen["received"]] == received

    assert row["cards"] == [view["counts"][each] for each in seats]
    assert row["points"] == [view["points"][each] for each in seats]
    assert row["to_act"] == [int(view["to_act"] == each) for each in seats]
    assert row["dealer"] == [int(view["dealer"] == each) for each in seats]
    assert row["broken"] == [int(view["broken"])]
    assert row["hand"] == [view["hand"]]
    assert row["pass"] == [int(each == (way["to"] if way else "hold")) for each in PASSES]
    phases = ["bid", "suit", "pass", "play", "moon"]
    assert row["phase"] == [int(view["phase"] == phase) for phase in phases]
    if view["phase"] == "pass":
        assert row["waiting"] == [int(not view["has_passed"][each]) for each in seats]
    if view["phase"] != "done":
        assert row["totals"] == [view["totals"][each] for each in seats]
    check_single_numbers(view, seats, row)
    whole = observation(episode, seat)
    for dtype in (np.int16, np.int8):
        most = np.iinfo(dtype)
        assert (observation(episode, seat, dtype) == np.clip(whole, most.min, most.max)).all()


def check_single_numbers(view: Any, seats: list[int], row: dict[str, list[int]]) -> None:
    def one(which: int | None) -> list[int]:
        return [int(each == which) for each in seats]

    auction, moon, stock, trick = view["auction"], view["moon"], view["stock"], view["trick"]
    suit = auction["suit"] if auction and auction["suit"] else "hearts"
    assert row["suit"] == [int(each == suit) for each in SUITS]
    led = SUITS["CDSH".index(trick["cards"][0][1])] if trick and trick["cards"] else None
    assert row["led"] == [int(each == led) for each in SUITS]
    assert row["first_trick"] == [int(not view["tricks"])]
    assert row["tricks"] == [len(view["tricks"])]
    assert row["stock_left"] == [stock["left"] if stock else 0]
    assert row["drawn"] == [stock["drawn"][each] if stock else 0 for each in seats]
    assert row["kitty_size"] == [view["kitty"]["count"]]
    assert row["kitty_taker"] == one(view["kitty"]["taker"])
    if trick:
        assert row["leader"] == one(trick["leader"])
        assert row["winning"] == one(trick["winning"])
        assert row["out"] == [int(each in view["out"]) for each in seats]
    won, lying = dict.fromkeys(seats, 0), 0
    for done in view["tricks"]:
        lying += 1
        if done["winner"] is not None:
            won[done["winner"]] += lying
            lying = 0
    assert row["tricks_won"] == list(won.values())
    assert row["tricks_on_table"] == [lying]
    assert row["moon"] == [int(bool(moon) and each in moon["seats"]) for each in seats]
    assert row["moon_amount"] == [moon["amount"] if moon else 0]
    bids = auction["bids"] if auction else [None] * len(seats)
    assert row["bids"] == [bids[each] or 0 for each in seats]
    assert row["spoken"] == [int(bids[each] is not None) for each in seats]
    assert row["bidder"] == one(auction["bidder"] if auction else None)
    if view["chips"] and view["phase"] != "done":
        assert row["pot"] == [view["chips"]["pot"]]
        assert row["chips"] == [view["chips"]["stacks"][each] for each in seats]


def who_played(trick: Any, view: Any) -> list[tuple[int, str]]:
    """Who played which card: clockwise from the leader, without seats that are out."""
    by = trick.get("seats") or [(trick["leader"] + i) % view["players"] for i in range(len(trick["cards"]))]
    return list(zip(by, trick["cards"], strict=True))


def test_a_scatter_is_observed_by_taker_and_by_giver() -> None:
    episode = oh.Episode(oh.Rules(pass_cycle=["scatter"]), seed=3)
    chosen: dict[int, list[str]] = {}
    rng = random.Random(1)
    while (seat := episode.to_act) is not None and len(chosen.get(seat, [])) < 3:
        number = rng.choice(episode.legal)
        episode.step(number)
        chosen.setdefault(seat, []).append(oh.Episode.name(number))
        if episode.to_act == seat and sum(map(len, chosen.values())) < 12:
            given = parts(episode, seat)["given"]
            assert [cards(plane) for plane in given[1:]] == [[card] for card in chosen[seat]] + [[]] * (
                3 - len(chosen[seat])
            )
            assert not parts(episode, (seat + 1) % 4)["given"].any() or (seat + 1) % 4 in chosen
    for seat in range(4):
        received = parts(episode, seat)["received"]
        for i in range(1, 4):
            assert cards(received[i]) == [chosen[(seat + i) % 4][3 - i]]


def test_small_numbers_are_cut_off_and_others_are_not() -> None:
    rules = oh.Rules(points={"H": 1000, "QS": 100_000})
    episode = oh.Episode(rules, seed=2)
    played_out(episode, random.Random(2))
    full = observation(episode, 0)
    assert full.max() > 32_767
    assert (observation(episode, 0, np.int16) == np.clip(full, -32_768, 32_767)).all()
    assert (observation(episode, 0, np.int8) == np.clip(full, -128, 127)).all()


def test_the_mask_marks_what_is_legal() -> None:
    rng = random.Random(3)
    for rules in (oh.Rules(), oh.preset("auction"), oh.preset("original", moon="choice")):
        episode = oh.Episode(rules, seed=4)
        mask = np.ones(episode.action_count, bool)
        while True:
            episode.mask(mask)
            assert tuple(np.flatnonzero(mask)) == episode.legal
            if not episode.legal:
                break
            episode.step(rng.choice(episode.legal))


def test_what_an_episode_is_worth() -> None:
    rng = random.Random(4)
    for rules in (oh.Rules(), oh.preset("reverse"), oh.preset("partnership"), oh.preset("sweepstakes")):
        hand = oh.Game(rules, seed=9).hand
        kinds: list[Any] = ["margin", "score", *(["chips"] if rules.settlement != "none" else [])]
        episodes = {kind: oh.Episode.from_hand(hand, returns=kind) for kind in kinds}
        assert all(episode.returns == [0.0] * rules.players for episode in episodes.values())
        while legal := episodes["score"].legal:
            number = rng.choice(legal)
            for episode in episodes.values():
                episode.step(number)
        view: Any = episodes["score"].view(0).to_dict()
        sign = 1 if rules.objective == "high" else -1
        assert episodes["score"].returns == [sign * score for score in view["scores"]]
        margins = episodes["margin"].returns
        assert abs(sum(margins)) < 1e-9
        sides = view["teams"] or list(range(rules.players))
        for seat in range(rules.players):
            own = [score for side, score in zip(sides, view["scores"], strict=True) if side == sides[seat]]
            others = [score for side, score in zip(sides, view["scores"], strict=True) if side != sides[seat]]
            assert margins[seat] == pytest.approx(sign * (sum(own) / len(own) - sum(others) / len(others)))
        if "chips" in episodes:
            net = [won - paid for won, paid in zip(view["settled"]["won"], view["settled"]["paid"], strict=True)]
            assert episodes["chips"].returns == [parts / view["chips"]["unit"] for parts in net]


def test_a_game_is_won_by_its_winners() -> None:
    episode = oh.Episode(oh.Rules(end={"hands": 2}, tie="shared"), seed=6, game=True, returns="win")
    played_out(episode, random.Random(6))
    winners = episode.view(0).to_dict()["winners"]
    assert episode.returns == [1 / len(winners) if seat in winners else 0.0 for seat in range(4)]


def test_bots_play_by_views() -> None:
    for rules in (oh.Rules(), oh.preset("auction"), oh.preset("cancellation")):
        for name in QUICK_BOTS:
            episode, bot = oh.Episode(rules, seed=8), oh.bot(name, 1)
            for _ in range(30):
                if not episode.over:
                    episode.act(bot.choose(episode.view()))


def test_copies_go_their_own_way() -> None:
    episode = oh.Episode(seed=1)
    for made in (copy.copy(episode), copy.deepcopy(episode), episode.copy()):
        assert made.legal == episode.legal
        assert made.rules == episode.rules
        made.step(made.legal[0])
        assert made.legal != episode.legal


def test_a_hand_goes_on_as_an_episode() -> None:
    game = oh.Game(seed=11)
    while game.hand.phase == "pass":
        game.pass_cards(game.hand.to_act or 0, list(game.hand.legal()[:3]))
    hand = game.hand
    episode = oh.Episode.from_hand(hand)
    rng = random.Random(1)
    while hand.to_act is not None:
        assert tuple(map(oh.Episode.name, episode.legal)) == hand.legal()
        number = rng.choice(episode.legal)
        episode.step(number)
        hand.act(hand.to_act, oh.Episode.name(number))
    assert episode.over
    assert episode.view(0).to_dict()["scores"] == hand.scores


def test_a_seat_forgets_nothing() -> None:
    """Each decision of a seat in an episode has a distinct state, which includes what others drew and when."""
    rng = random.Random(9)
    for name in oh.presets():
        episode = oh.Episode(oh.preset(name), seed=3)
        states: list[tuple[int, str]] = []
        while (seat := episode.to_act) is not None:
            states.append((seat, episode.information_state()))
            episode.step(rng.choice(episode.legal))
        assert len(set(states)) == len(states)
    assert "+" in states_of("domino")
    assert "+" not in states_of("black-lady")


def test_positions_that_a_seat_can_tell_apart_have_different_states() -> None:
    hands = [["2C"], ["3C"], ["4C"], ["5C"]]
    taken: tuple[list[list[str]], ...] = (
        [[], [], [], []],
        [["QS"], [], [], []],
        [[], ["QS"], [], []],
        [[], ["QS", "AS"], [], []],
    )
    positions = [
        oh.Hand.from_cards(oh.Rules(), hands, leader=0, taken=each, broken=broken)
        for each in taken
        for broken in (False, True)
    ]
    states = [oh.Episode.from_hand(position).information_state(0) for position in positions]
    assert len(set(states)) == len(states)
    for position in positions:
        position.play(0, "2C")
    states = [oh.Episode.from_hand(position).information_state(0) for position in positions]
    assert len(set(states)) == len(states)


def test_a_state_names_no_card_that_the_seat_has_not_seen() -> None:
    """In a position past its first trick, draws from the stock were made up, even some of cards that others drew."""
    rules = oh.Rules(players=3, stock=True)
    rng = random.Random(4)
    for _ in range(100):
        deck = rng.sample(DECK, len(DECK))
        hands = [[deck.pop() for _ in range(rng.randint(1, 4))] for _ in range(3)]
        trick = [deck.pop() for _ in range(rng.randint(0, 2))]
        stock = [deck.pop() for _ in range(rng.randint(0, 6))]
        hand = oh.Hand.from_cards(rules, hands, leader=rng.randrange(3), trick=trick, stock=stock)
        episode = oh.Episode.from_hand(hand)
        seen = [{*cards, *trick} for cards in hands]
        while not episode.over:
            for seat in range(3):
                seen[seat] |= set(episode.view(seat).cards)
                state = episode.information_state(seat)
                assert set(re.findall(r"\b[2-9TJQKA][CDSH]\b", state)) <= seen[seat] | played_in(episode)
                # What nobody knows isn't told: either every draw, or only what has come of them.
                left = episode.view(seat).to_dict()["stock"]
                assert left is not None
                assert "held" in state or state.count("+") == len(stock) - left["left"]
            episode.step(rng.choice(episode.legal))


def played_in(episode: oh.Episode) -> set[str]:
    view = episode.view(0).to_dict()
    tricks = [*view["tricks"], *([view["trick"]] if view["trick"] else [])]
    return {card for trick in tricks for card in trick["cards"]}


def states_of(preset: str) -> str:
    episode = oh.Episode(oh.preset(preset), seed=3)
    played_out(episode, random.Random(3))
    return episode.information_state(0)


def test_what_is_wrong_is_said() -> None:
    episode = oh.Episode(seed=1, returns="score")
    seat = episode.to_act
    for number in (-1, 58, 2**40):
        with pytest.raises(oh.BadInput, match="0 to 57"):
            episode.step(number)
    for number, code in ((56, "not_now"), (NUMBERS[next(iter(set(DECK) - names(episode)))], "card_not_held")):
        with pytest.raises(oh.IllegalAction) as illegal:
            episode.step(number)
        assert illegal.value.code == code
    first = episode.legal[0]
    episode.step(first)
    with pytest.raises(oh.IllegalAction) as illegal:
        episode.step(first)
    assert illegal.value.code == "card_given_twice"
    assert episode.to_act == seat
    for returns in ("chips", "win", "points"):
        with pytest.raises(oh.BadInput, match="margin, score, chips"):
            oh.Episode(returns=returns)  # type: ignore[arg-type]
    for array in (np.zeros(10, np.float32), np.zeros(episode.observation_size, np.float64), np.zeros(0, np.float32)):
        with pytest.raises(oh.BadInput, match="observations"):
            episode.observe(array)
    with pytest.raises(oh.BadInput, match="mask"):
        episode.mask(np.zeros(58, np.float32))
    with pytest.raises(oh.BadInput, match="no action"):
        episode.act("XX")
    with pytest.raises(TypeError, match="None is no action"):
        episode.act(None)  # type: ignore[arg-type]
    with pytest.raises(oh.IllegalAction):
        observation(episode, 4)
    played_out(episode, random.Random(1))
    with pytest.raises(oh.IllegalAction) as illegal:
        episode.step(0)
    assert illegal.value.code == "game_over"


def test_a_bid_where_none_is_asked_for_is_refused_as_by_a_game() -> None:
    """It was called a number that is no action, and a number that nobody had given."""
    episode = oh.Episode(seed=5)
    for _ in range(2):
        with pytest.raises(oh.IllegalAction) as illegal:
            episode.act(5)
        assert illegal.value.code == "not_now"
        while episode.view().phase == "pass":
            episode.step(episode.legal[0])
    played_out(episode, random.Random(1))
    with pytest.raises(oh.IllegalAction) as illegal:
        episode.act(5)
    assert illegal.value.code == "game_over"


class Counted(oh.Episode):
    """An episode that knows what has been done in it."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed=seed)
        self.done: list[int] = []


def test_copies_have_the_attributes_of_a_subclass() -> None:
    """They were lost, whereas those of a game are kept."""
    episode = Counted(5)
    episode.done.append(7)
    assert episode.copy().done is copy.copy(episode).done is episode.done
    for made in (copy.deepcopy(episode), pickle.loads(pickle.dumps(episode))):
        assert type(made) is Counted
        assert made.done == episode.done
        assert made.done is not episode.done
        assert made.information_state() == episode.information_state()


def names(episode: oh.Episode) -> set[str]:
    return {oh.Episode.name(number) for number in episode.legal}


def test_a_pass_that_is_refused_chooses_nothing() -> None:
    episode = oh.Episode(seed=5)
    first, second, third, fourth = (oh.Episode.name(number) for number in episode.legal[:4])
    seat, before = episode.to_act, episode.information_state()
    other = next(iter(set(DECK) - names(episode)))
    for cards, code in (
        ([first, second, other], "card_not_held"),
        ([first, second, second], "card_given_twice"),
        ([first, second], "wrong_number_of_cards"),
        ([first, second, third, fourth], "wrong_number_of_cards"),
        ([], "wrong_number_of_cards"),
    ):
        with pytest.raises(oh.IllegalAction) as illegal:
            episode.act(cards)
        assert illegal.value.code == code
        assert (episode.to_act, episode.information_state()) == (seat, before)
    episode.step(episode.legal[0])
    episode.act([second, third])
    assert episode.to_act != seat
    while episode.view().phase == "pass":
        episode.step(episode.legal[0])
    with pytest.raises(oh.IllegalAction) as illegal:
        episode.act([oh.Episode.name(episode.legal[0])])
    assert illegal.value.code == "not_now"
    played_out(episode, random.Random(1))
    with pytest.raises(oh.IllegalAction) as illegal:
        episode.act([first])
    assert illegal.value.code == "game_over"


@pytest.mark.parametrize("rules", [oh.Rules(), oh.preset("auction")])
def test_what_is_no_bid_is_no_other_action_either(rules: oh.Rules) -> None:
    """A number below 0 was taken for a suit or for the way to count a moon, and a flag for a bid."""
    episode = oh.Episode(rules, seed=5)
    before = episode.information_state()
    with pytest.raises(oh.BadInput, match=r"^-1 is no action"):
        episode.act(-1)
    for action in (True, 1.5):
        with pytest.raises(TypeError, match=f"^{action} is no action"):
            episode.act(action)  # type: ignore[arg-type]
    assert episode.information_state() == before


def test_numbers_and_names_belong_together() -> None:
    assert numbers(["QS", "2C"]) == [NUMBERS["QS"], 0]
    assert numbers("10d") == numbers("TD") == [NUMBERS["TD"]]
    assert numbers(3) == numbers(np.int64(3)) == [61]  # type: ignore[arg-type]
    assert oh.Episode.name(61) == "bid 3"
    assert [oh.Episode.name(number) for number in range(52)] == DECK
    assert [oh.Episode.name(number) for number in range(52, 58)] == [
        "clubs", "diamonds", "spades", "hearts", "old", "new",
    ]  # fmt: skip
