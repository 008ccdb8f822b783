"""The scorepad agrees with games that were played, however their hands are entered, and says what doesn't add up."""

import random
from collections import Counter
from typing import Any

import pytest

import openhearts as oh
from openhearts.protocol import PadFault
from tests.play import play_on

Entry = dict[str, Any]
KINDS = ["none", "average", "lowest_takes_pot", "sweepstakes", "howell"]


def tables() -> list[tuple[str, str]]:
    """Every preset with every settlement that it can have."""
    found = []
    for name in oh.presets():
        for kind in KINDS:
            try:
                oh.preset(name, settlement={"kind": kind})
            except oh.RulesError:
                continue
            found.append((name, kind))
    return found


def sheet(rules: oh.Rules, *hands: Entry, dealer: int = 0) -> Any:
    """The sheet of hands that all add up; typed Any, because tests use parts that may be None."""
    found = oh.score_sheet(rules, hands, dealer)
    assert found["fault"] is None
    return found


def fault(rules: oh.Rules, *hands: Entry) -> PadFault:
    found = oh.score_sheet(rules, hands)["fault"]
    assert found is not None
    assert not sentence(found)[0].islower()
    assert sentence(found).endswith(".")
    return found


def sentence(fault: PadFault) -> str:
    return oh.say(fault["message"], ["Ada", "Ben", "Cleo", "Dan"])


def auction_of(hand: oh.Hand) -> Entry:
    auction = hand.view(0).to_dict()["auction"]
    if auction is None or auction["bidder"] is None:
        return {}
    told: Entry = {"suit": auction["suit"]}
    return told if auction["carried"] else told | {"bidder": auction["bidder"], "bid": auction["high"]}


def by_cards(rules: oh.Rules, hand: oh.Hand) -> Entry:
    """The entry a table would make: hearts counted if all count the same, other cards of value one by one."""
    told = auction_of(hand)
    suit = told.get("suit", "hearts")[0].upper()
    values = {f"{rank}{suit}": 1 for rank in "23456789TJQKA"} if rules.auction else rules.points
    kind = rules.settlement if isinstance(rules.settlement, str) else rules.settlement["kind"]
    if kind == "howell":
        values = {f"{rank}H": 0 for rank in "23456789TJQKA"} | values
    left_out = Counter(rules.removed)
    alike = len({values.get(f"{rank}{suit}", 0) for rank in "23456789TJQKA"}) == 1
    counts = [0] * rules.players
    cards: dict[str, Any] = {}
    for seat in range(rules.players):
        for card in hand.taken(seat):
            if card not in values:
                continue
            if alike and card[1] == suit:
                counts[seat] += 1
            else:
                cards.setdefault(card, []).append(seat)
    cards = {card: takers if rules.packs == 2 else takers[0] for card, takers in cards.items()}
    assert all(left_out[card] < rules.packs for card in cards)
    entry = told | {"counts": {suit: counts}, "cards": cards} if alike else told | {"cards": cards}
    if rules.sun != "off" or rules.no_trick_bonus != "off":
        entry["tricks"] = [sum(trick["winner"] == seat for trick in hand.tricks) for seat in range(rules.players)]
    if hand.moon is not None and rules.moon == "choice":
        entry["moon"] = hand.moon["way"]
    return entry


def agrees(found: dict[str, Any], game: oh.Game, hands: int) -> None:
    """Checks that the sheet agrees with the game about its first hands."""
    for row, result, hand in zip(found["hands"], game.results[:hands], game.hands, strict=False):
        view = hand.view(0).to_dict()
        assert {name: row[name] for name in ("scores", "totals", "dealer", "pass", "chips", "pot")} == {
            name: result[name] for name in ("scores", "totals", "dealer", "pass", "chips", "pot")
        }
        assert (row["moon"] is None) == (result["moon"] is None)
        assert set(result["moon"] or []) <= set(row["moon"] or [])
        assert row["settled"] == view["settled"]
    if game.over and hands == len(game.results):
        assert found["over"]
        assert found["winners"] == game.winners
        assert found["next"] is None


@pytest.mark.parametrize(("name", "kind"), tables())
def test_a_game_told_by_its_cards(name: str, kind: str) -> None:
    rng = random.Random(f"{name} {kind}")
    for seed in range(2):
        rules = oh.preset(name, settlement={"kind": kind})
        game = oh.Game(rules, seed=seed)
        play_on(game, rng)
        entries = [by_cards(rules, hand) for hand in game.hands]
        found = sheet(rules, *entries, dealer=game.hands[0].dealer)
        assert len(found["hands"]) == len(game.results)
        agrees(found, game, len(game.results))
        if found["chips"] is not None:
            owed = [0] * rules.players
            for row in found["owed"]:
                owed[row["from"]] += row["chips"]
                if row["to"] is not None:
                    owed[row["to"]] -= row["chips"]
            bought = found["chips"]["bought"]
            assert bought == 100 * found["chips"]["unit"]
            assert [stack + owes for stack, owes in zip(found["chips"]["stacks"], owed, strict=True)] == [
                bought
            ] * rules.players
        for hands in range(min(3, len(game.results))):
            coming = sheet(rules, *entries[:hands], dealer=game.hands[0].dealer)["next"]
            assert coming["dealer"] == game.hands[hands].dealer
            assert coming["pass"] == game.results[hands]["pass"]


@pytest.mark.parametrize(("name", "kind"), tables())
def test_the_same_game_told_by_its_points(name: str, kind: str) -> None:
    """If the points leave open what the chips depend on, the pad asks for it, and the cards settle it."""
    rng = random.Random(f"{name} {kind}")
    rules = oh.preset(name, settlement={"kind": kind})
    game = oh.Game(rules, seed=5)
    play_on(game, rng)
    entries: list[Entry] = []
    for hand, result in zip(game.hands, game.results, strict=True):
        cards = by_cards(rules, hand)
        plain = auction_of(hand) | {"points": result["scores"]}
        found = oh.score_sheet(rules, [*entries, plain], game.hands[0].dealer)
        if found["fault"] is not None:
            assert found["fault"]["code"] == "unclear"
            assert kind not in ("none", "average")
        entries.append(plain if found["fault"] is None else plain | cards)
    agrees(sheet(rules, *entries, dealer=game.hands[0].dealer), game, len(game.results))


MOONS = [
    oh.Rules(),
    oh.Rules(moon="new"),
    oh.Rules(moon="choice"),
    oh.Rules(moon="auto", end={"target": 26}),
    oh.preset("omnibus"),
    oh.preset("omnibus", moon="choice", moon_needs_bonus=True),
    oh.preset("black-maria", moon="old"),
    oh.preset("spot", moon="choice"),
    oh.preset("reverse"),
    oh.preset("cancellation", players=6),
    oh.preset("partnership", joint_moon=True, moon="choice"),
    oh.Rules(players=6, teams="3v3", joint_moon=True),
    oh.Rules(sun=52, moon="choice"),
    oh.Rules(no_trick_bonus=5),
    oh.Rules(no_trick_bonus=5, points={"H": 1, "QS": 13, "JD": -5}),
    oh.Rules(points={"H": 2, "QH": 9, "JD": -10, "TD": -5, "AS": 7}, moon="choice", sun=99),
    oh.Rules(settlement="sweepstakes"),
    oh.preset("omnibus", settlement="lowest_takes_pot"),
]


@pytest.mark.parametrize("rules", MOONS, ids=lambda rules: rules.line)
def test_points_lead_back_to_a_hand_with_those_points(rules: oh.Rules) -> None:
    """Cards given to anybody, most of them to one or two, are scored; the scores alone then give the same sheet."""
    rng = random.Random(rules.line)
    deck = Counter({f"{rank}{suit}": rules.packs for rank in "23456789TJQKA" for suit in "CDSH"})
    deck -= Counter(rules.removed)
    for _ in range(60):
        greedy = rng.sample(range(rules.players), rng.choice([1, 1, 2, rules.players]))
        takers = {card: [rng.choice(greedy) for _ in range(deck[card])] for card in rules.points if deck[card]}
        for card, value in rules.points.items():
            if value < 0 and card in takers and rng.random() < 0.5:
                takers[card] = [rng.randrange(rules.players) for _ in takers[card]]
        entry: Entry = {"cards": takers}
        with_cards = {seat for seats in takers.values() for seat in seats}
        if rng.random() < 0.5:
            entry["no_tricks"] = [seat for seat in range(rules.players) if seat not in with_cards]
        found = oh.score_sheet(rules, [entry])
        if found["fault"] is not None and found["fault"]["code"] == "choose":
            entry["moon"] = rng.choice(["old", "new"])
            found = sheet(rules, entry)
        assert found["fault"] is None
        scores = found["hands"][0]["scores"]
        again = oh.score_sheet(rules, [{"points": scores}])
        if rules.settlement == "lowest_takes_pot":
            # A bonus card is not paid for by its points.
            assert again["fault"] is not None
            assert again["fault"]["code"] == "unclear"
            continue
        assert again["hands"][0]["scores"] == scores
        assert again["hands"][0]["chips"] == found["hands"][0]["chips"]
        assert again["totals"] == found["totals"]
        if rules.teams == "none":
            assert again["hands"][0]["moon"] == found["hands"][0]["moon"]


def test_every_preset_asks_for_what_its_hands_hold() -> None:
    first = {name: oh.score_sheet(oh.preset(name), [])["next"] for name in oh.presets()}
    items = {name: hand["items"] for name, hand in first.items() if hand is not None}
    hearts = {"suit": "H", "number": 13, "value": 1, "moon": True}
    queen = {"card": "QS", "number": 1, "value": 13, "moon": True}
    assert items["black-lady"] == [hearts, queen]
    assert items["plain"] == [hearts]
    assert items["omnibus"][2] == {"card": "JD", "number": 1, "value": -10, "moon": False}
    assert [item["card"] for item in items["black-maria"][1:]] == ["QS", "KS", "AS"]
    assert len(items["spot"]) == 14
    assert items["cancellation"] == [hearts | {"number": 26}, queen | {"number": 2}]
    assert [item["suit"] for item in items["auction"]] == ["C", "D", "S", "H"]
    assert items["howell"] == [hearts]


BLACK_LADY = oh.Rules()
CHOICE = oh.Rules(moon="choice")
OMNIBUS = oh.preset("omnibus", moon="old")
JOINT = oh.Rules(teams="2v2", joint_moon=True, moon="new")
AUCTION = oh.preset("auction")
HEARTS = {"H": [3, 4, 6, 0]}


@pytest.mark.parametrize(
    ("rules", "entry", "code", "words"),
    [
        (BLACK_LADY, {"points": [3, 5, 17, 0]}, "missing", "The points add up to 25, not 26: one is missing."),
        (BLACK_LADY, {"points": [3, 3, 17, 0]}, "missing", "The points add up to 23, not 26: 3 are missing."),
        (BLACK_LADY, {"points": [3, 5, 19, 0]}, "too_many", "The points add up to 27, not 26: one too many."),
        (BLACK_LADY, {"points": [3, 5, None, None]}, "missing", "18 points are still missing."),
        (BLACK_LADY, {"points": [3, 5, 17, None]}, "missing", "1 point is still missing."),
        (BLACK_LADY, {"points": [0, 26, 26, 0]}, "too_many", "0 for the shooter and 26 for the opponents"),
        (
            BLACK_LADY,
            {"points": [26, 0, 0, 0]},
            "impossible",
            "All 26 points with one player make a moon. A moon is written as 0 for",
        ),
        (
            OMNIBUS,
            {"points": [0, 26, 26, 26]},
            "too_many",
            "The points add up to 78, not 16: 62 too many. A moon is written as 0 for the shooter and 26 for the "
            "opponents. For whoever took the jack of diamonds the bonus comes off as well.",
        ),
        (OMNIBUS, {"points": [26, -10, 0, 0]}, "impossible", "For whoever took the jack of diamonds the bonus comes"),
        (BLACK_LADY, {"points": [9, 9, 8, 0]}, "impossible", "nobody has the 13 points of the queen of spades"),
        (
            JOINT,
            {"points": [20, 0, 6, 0]},
            "impossible",
            "All 26 points with one side make a moon, and each partner is written as a shooter. A moon is written as",
        ),
        (JOINT, {"points": [9, 9, 8, 0]}, "impossible", "nobody has the 13 points of the queen of spades"),
        (oh.preset("spot"), {"points": [1, 99, 29, 0]}, "impossible", "no split of the cards gives these points"),
        (BLACK_LADY, {"counts": HEARTS}, "missing", "Still missing: the queen of spades."),
        (BLACK_LADY, {"cards": {"QS": 1}}, "missing", "Still missing: 13 hearts."),
        (
            BLACK_LADY,
            {"counts": {"H": [1, 1, 10, None]}, "cards": {"QS": None}},
            "missing",
            "Still missing: a heart and the queen of spades.",
        ),
        (
            BLACK_LADY,
            {"counts": {"H": [3, 4, 6, 2]}, "cards": {"QS": 0}},
            "too_many",
            "That is 2 cards too many: only 13 hearts count.",
        ),
        (
            BLACK_LADY,
            {"counts": HEARTS, "cards": {"QS": [0, 1]}},
            "too_many",
            "Only one player can have taken the queen",
        ),
        (BLACK_LADY, {"counts": HEARTS, "cards": {"JD": 0}}, "impossible", "The jack of diamonds counts for nothing"),
        (BLACK_LADY, {"counts": {"C": [1, 0, 0, 0]}}, "impossible", "In this hand clubs count for nothing."),
        (oh.preset("spot"), {"counts": HEARTS}, "unclear", "Not all hearts are worth the same here"),
        (oh.preset("spot"), {"cards": {"QS": 0}}, "missing", "and 10 other cards."),
        (
            oh.preset("cancellation"),
            {"cards": {"QS": [0]}, "counts": {"H": [26, 0, 0, 0, 0, 0, 0, 0]}},
            "missing",
            "Still missing: one copy of the queen of spades.",
        ),
        (CHOICE, {"counts": {"H": [0, 13, 0, 0]}, "cards": {"QS": 1}}, "choose", "whether it is old"),
        (CHOICE, {"points": [3, 5, 18, 0], "moon": "old"}, "impossible", "That was no moon"),
        (BLACK_LADY, {"points": [0, 26, 26, 26], "moon": "new"}, "too_many", "A moon is written as 0 for the"),
        (
            BLACK_LADY,
            {"counts": {"H": [0, 13, 0, 0]}, "cards": {"QS": 1}, "moon": "new"},
            "impossible",
            "the moon counts old here",
        ),
        (oh.Rules(sun=52), {"points": [3, 5, 18, 0], "sun": True}, "impossible", "That was no moon"),
        (oh.Rules(no_trick_bonus=5), {"points": [16, 10, 0, 0], "no_tricks": [0]}, "too_many", "not 21: 5 too many"),
        (
            oh.Rules(no_trick_bonus=5),
            {"counts": HEARTS, "cards": {"QS": 0}, "no_tricks": [0]},
            "impossible",
            "Ada took no trick and can’t have taken a card.",
        ),
        (
            oh.Rules(no_trick_bonus=5),
            {"counts": HEARTS, "cards": {"QS": 0}, "tricks": [4, 4, 4, 0]},
            "missing",
            "The tricks add up to 12, not 13.",
        ),
        (oh.preset("omnibus", settlement="sweepstakes"), {"points": [3, 5, 8, 0]}, "unclear", "who took the jack"),
        (oh.Rules(settlement="howell"), {"points": [3, 5, 18, 0]}, "unclear", "Say also who took the queen of spades"),
        (oh.preset("spot", settlement="howell"), {"points": [31, 29, 69, 0]}, "unclear", "Say who took"),
        (
            oh.preset("partnership", settlement="sweepstakes"),
            {"points": [0, 26, 0, 26]},
            "unclear",
            "Say which of the partners took which cards",
        ),
        (AUCTION, {"points": [3, 4, 6, 0], "bidder": 1, "suit": "spades"}, "bid", "Say how many chips were bid."),
        (AUCTION, {"points": [3, 4, 6, 0], "bid": 5, "suit": "spades"}, "bid", "Say who made the bid."),
        (AUCTION, {"points": [3, 4, 6, 0], "bidder": 1, "bid": 5}, "bid", "Say which suit was named."),
        (AUCTION, {"points": [3, 4, 6, 0], "suit": "spades"}, "bid", "Nobody bid, so hearts count"),
        (
            AUCTION,
            {"points": [3, 4, 6, 0], "bidder": 1, "bid": 101, "suit": "spades"},
            "bid",
            "Ben has only 100 chips to bid.",
        ),
        (BLACK_LADY, {"points": [3, 5, 18]}, "unreadable", "a list of whole numbers, one for each player"),
        (BLACK_LADY, {"points": [3, 5, 18, "x"]}, "unreadable", "holds something that is not a whole number"),
        (BLACK_LADY, {"points": 26}, "unreadable", "a list of whole numbers, one for each player"),
        (BLACK_LADY, {"scores": [3, 5, 18, 0]}, "unreadable", '"scores" is nothing that a hand has'),
        (BLACK_LADY, {"points": [3, 5, 18, 0], "bid": 3}, "unreadable", '"bid" is nothing that a hand has'),
        (BLACK_LADY, {}, "unreadable", "needs its points"),
        (BLACK_LADY, {"cards": {"QX": 0}}, "unreadable", "is no card"),
        (BLACK_LADY, {"cards": {"QS": 4}}, "unreadable", "names no seat of this table"),
        (BLACK_LADY, {"cards": [0]}, "unreadable", "is an object"),
        (BLACK_LADY, {"counts": {"X": [0, 0, 0, 0]}}, "unreadable", "is no suit"),
        (BLACK_LADY, {"counts": []}, "unreadable", "is an object"),
        (BLACK_LADY, {"points": [3, 5, 18, 0], "moon": "full"}, "unreadable", '"old" or "new"'),
        (BLACK_LADY, {"points": [3, 5, 18, 0], "sun": 1}, "unreadable", "true or false"),
        (BLACK_LADY, {"points": [3, 5, 18, 0], "no_tricks": 3}, "unreadable", "a list of seats"),
        (AUCTION, {"points": [3, 4, 6, 0], "suit": "cups"}, "unreadable", '"spades" or "hearts"'),
        (AUCTION, {"points": [3, 4, 6, 0], "bid": -1}, "unreadable", "whole number of chips"),
    ],
)
def test_a_hand_that_does_not_add_up(rules: oh.Rules, entry: Entry, code: str, words: str) -> None:
    found = fault(rules, entry)
    assert (found["hand"], found["code"]) == (0, code)
    assert words in sentence(found)


def test_the_hands_before_a_fault_are_scored() -> None:
    found = oh.score_sheet(None, [{"points": [3, 5, 18, 0]}, {"points": [1, 1, 1, 1]}, {"points": [26, 0, 0, 0]}], 3)
    assert [hand["scores"] for hand in found["hands"]] == [[3, 5, 18, 0]]
    assert found["fault"] is not None
    assert found["fault"]["hand"] == 1
    assert found["next"] is not None
    assert found["next"]["dealer"] == 0


def test_a_hand_behind_the_end_is_told_of() -> None:
    rules = oh.Rules(end={"hands": 1})
    found = oh.score_sheet(rules, [{"points": [3, 5, 18, 0]}] * 2)
    assert found["over"]
    assert found["winners"] == [3]
    assert found["fault"] is not None
    assert found["fault"]["code"] == "over"
    assert found["fault"]["message"] == {"id": "pad-game-over", "args": {"hands": 1}}


def test_who_survived_a_domino_hand_without_a_trick_decides_the_chips() -> None:
    """One point is missing, so somebody took no trick and yet the last cards; the chips depend on who that was."""
    rules = oh.Rules(stock=True, hand_size=12, points={"H": 1}, moon="off", no_trick_bonus=1, settlement="sweepstakes")
    asked = fault(rules, {"points": [3, 0, 9, 0]})
    assert (asked["code"], sentence(asked)) == (
        "unclear",
        "Say who took which cards: the points alone don’t settle the chips.",
    )
    told = sheet(rules, {"points": [3, 0, 9, 0], "no_tricks": [1]})["hands"][0]
    assert told["settled"]["paid"] == [3, 1, 9, 0]


def test_the_last_survivor_may_have_shot_the_moon_without_a_trick() -> None:
    rules = oh.Rules(stock=True, hand_size=12, points={"H": 1, "JD": -2}, sun=50)
    told = sheet(rules, {"points": [13, -2, 13, 13], "tricks": [3, 0, 4, 2]})["hands"][0]
    assert told["moon"] == [1]


def test_points_that_fit_one_of_many_sharings_are_found() -> None:
    """Both bonus cards went to one seat of nine: the search must not lose itself in the hearts of the others."""
    rules = oh.Rules(players=9, packs=2, points={"H": 1, "KC": 1, "QS": -13}, moon="off", no_trick_bonus=5)
    told = sheet(rules, {"points": [2, 5, 1, 8, -5, -5, -26, 7, 5]})["hands"][0]
    assert told["scores"] == [2, 5, 1, 8, -5, -5, -26, 7, 5]


def test_points_that_may_be_right_are_not_said_to_add_up_to_another_sum() -> None:
    """A seat with the points of one without a trick has taken a bonus card: the sum is right, the cards too many."""
    rng = random.Random(1)
    cards = [rank + suit for suit in "CDS" for rank in "23456789TJQKA"]
    values = {card: rng.randint(1, 999_999) for card in cards}
    points = [0, 0, 0, -1, -1]
    for card, value in values.items():
        points[cards.index(card) % 3] += value
    rules = oh.Rules(players=5, removed=[], points=values | {"2H": -1}, no_trick_bonus=1, end={"hands": 3}, moon="off")
    asked = fault(rules, {"points": points})
    assert (asked["code"], sentence(asked)) == (
        "unclear",
        "Say who took which cards: these points can come about in more than one way.",
    )


def test_points_that_are_not_known_yet_count_as_none_once_the_others_add_up() -> None:
    assert sheet(BLACK_LADY, {"points": [8, 18, None, None]})["totals"] == [8, 18, 0, 0]


def test_cards_with_points_say_which_partner_shot_the_moon() -> None:
    rules = oh.preset("partnership")
    found = sheet(rules, {"points": [0, 26, 0, 26]}, {"points": [0, 26, 0, 26], "cards": {"QS": 2}})
    assert [hand["moon"] for hand in found["hands"]] == [[0, 2], [2]]


def test_the_pot_carries_until_it_is_won_and_there_is_no_auction_while_it_does() -> None:
    first = {"counts": {"S": [3, 4, 5, 1]}, "bidder": 1, "bid": 5, "suit": "spades"}
    second = {"counts": {"D": [13, 0, 0, 0]}, "suit": "diamonds"}
    found = sheet(AUCTION, first, second)
    assert [hand["pot"] for hand in found["hands"]] == [18, 31]
    assert found["next"]["auction"] == {"bidder": 1, "bid": 0, "carried": True, "suit": None}
    again = fault(AUCTION, first, second | {"bidder": 0, "bid": 3})
    assert again["code"] == "bid"
    assert again["seats"] == [1]
    third = {"counts": {"C": [4, 4, 5, 0]}, "suit": "clubs"}
    won = sheet(AUCTION, first, second, third)
    assert won["chips"]["pot"] == 0
    assert won["chips"]["stacks"][3] == 100 - 1 + 44
    assert won["next"]["auction"]["bidder"] is None


def test_worked_examples_of_the_rules() -> None:
    """RULES.md §7: 36, 31, 54, 35 at the mean of 39; six hearts at Howell."""
    rules = oh.preset("gamblers", end={"hands": 6})
    hands = [[16, 5, 2, 3], [2, 4, 15, 5], [5, 15, 4, 2], [4, 4, 14, 4], [5, 1, 4, 16], [4, 2, 15, 5]]
    found = sheet(rules, *({"points": points} for points in hands))
    assert found["totals"] == [36, 31, 54, 35]
    assert found["chips"]["unit"] == 4
    assert [net / 4 for net in found["chips"]["net"]] == [3, 8, -15, 4]
    assert found["owed"] == [
        {"from": 2, "to": 1, "chips": 32, "money": None},
        {"from": 2, "to": 3, "chips": 16, "money": None},
        {"from": 2, "to": 0, "chips": 12, "money": None},
    ]
    six = sheet(oh.preset("howell"), {"points": [6, 3, 4, 0]})
    assert six["hands"][0]["settled"]["net"] == [-11, 1, -3, 13]


def test_chips_are_worth_money_where_that_was_said() -> None:
    """Rounded to hundredths, halves away from zero, or to thousandths where a chip has them; nothing where it is 1."""
    hand = {"points": [6, 3, 4, 0]}
    howell = {"kind": "howell", "chip_value": 0.05, "buy_in": 20}
    plain = sheet(oh.preset("howell"), hand)
    assert (plain["chips"]["money"], plain["owed"][0]["money"]) == (None, None)
    found = sheet(oh.preset("howell", settlement=howell), hand)
    assert found["chips"]["stacks"] == [9, 21, 17, 33]
    assert found["chips"]["money"] == {
        "chip": 0.05,
        "decimals": 2,
        "stacks": [0.45, 1.05, 0.85, 1.65],
        "pot": 0,
        "bought": 1,
        "net": [-0.55, 0.05, -0.15, 0.65],
    }
    assert [(row["chips"], row["money"]) for row in found["owed"]] == [(11, 0.55), (2, 0.1), (1, 0.05)]
    average = {"kind": "average", "chip_value": 0.05}
    ended = sheet(oh.Rules(end={"hands": 1}, settlement=average), {"points": [6, 7, 13, 0]})
    assert ended["chips"]["net"] == [2, -2, -26, 26]  # in quarters
    assert ended["chips"]["money"]["net"] == [0.03, -0.03, -0.33, 0.33]
    fine = sheet(oh.Rules(end={"hands": 1}, settlement=average | {"chip_value": 0.125}), {"points": [6, 7, 13, 0]})
    assert (fine["chips"]["money"]["decimals"], fine["chips"]["money"]["net"][3]) == (3, 0.813)
    much = {"kind": "howell", "chip_value": 1_000_000, "buy_in": 1_000_000}
    assert sheet(oh.preset("howell", settlement=much), hand)["chips"]["money"]["bought"] == 1e12


def test_a_sheet_says_who_is_ahead() -> None:
    found = sheet(oh.preset("partnership"), {"points": [10, 3, 13, 0]}, {"points": [0, 3, 4, 19]})
    assert found["standing"] == {
        "sums": [27, 25, 27, 25],
        "places": [2, 1, 2, 1],
        "behind": [2, 0, 2, 0],
        "to_target": [90, 94, 83, 81],
        "hands_left": None,
        "tied": False,
    }
    assert [hand["places"] for hand in found["hands"]] == [[2, 1, 2, 1], [2, 1, 2, 1]]
    level = sheet(oh.Rules(end={"hands": 1}), {"points": [13, 13, 0, 0]})
    assert (level["over"], level["standing"]["tied"], level["standing"]["hands_left"]) == (False, True, 0)
    assert level["next"]["eldest"] == 2


@pytest.mark.parametrize(
    ("hands", "dealer"),
    [("x", 0), ({"points": [1]}, 0), (3, 0), ([{1, 2}], 0), ([], 4), ([], -1), ([], True), ([], "0"), ([object()], 0)],
)
def test_what_is_no_sheet_is_bad_input(hands: Any, dealer: Any) -> None:
    with pytest.raises(oh.BadInput):
        oh.score_sheet(BLACK_LADY, hands, dealer)


SUN = oh.Rules(sun=52)


@pytest.mark.parametrize(
    "shot", [{"counts": {"H": [13, 0, 0, 0]}, "cards": {"QS": 0}}, {"points": [0, 52, 52, 52]}], ids=["cards", "points"]
)
def test_a_sun_and_the_tricks_by_seat_may_both_be_told(shot: Entry) -> None:
    for sun in ({}, {"sun": True}):
        told = sheet(SUN, shot | sun | {"tricks": [13, 0, 0, 0]})["hands"][0]
        assert (told["sun"], told["scores"]) == (True, [0, 52, 52, 52])


@pytest.mark.parametrize(
    ("sun", "tricks", "scores"),
    [(True, [12, 1, 0, 0], [0, 26, 26, 26]), (False, [13, 0, 0, 0], [0, 52, 52, 52])],
)
def test_a_sun_that_the_tricks_deny_is_refused(sun: bool, tricks: list[int], scores: list[int]) -> None:
    cards: Entry = {"counts": {"H": [13, 0, 0, 0]}, "cards": {"QS": 0}}
    assert sheet(SUN, cards | {"tricks": tricks})["hands"][0]["scores"] == scores
    found = fault(SUN, cards | {"sun": sun, "tricks": tricks})
    assert (found["code"], sentence(found)) == ("impossible", '"sun" and "tricks" contradict each other.')
    fault(SUN, {"points": scores, "sun": sun, "tricks": tricks})


def test_where_no_sun_counts_nothing_denies_it() -> None:
    entry: Entry = {"counts": {"H": [13, 0, 0, 0]}, "cards": {"QS": 0}, "sun": True, "tricks": [12, 1, 0, 0]}
    assert sheet(BLACK_LADY, entry)["hands"][0]["scores"] == [0, 26, 26, 26]


@pytest.mark.parametrize("points", [[0, -11, 0, -10], [0, -10, 0, -11]])
def test_partners_who_share_one_penalty_card_and_the_bonus_have_shot_the_moon_whoever_took_which(
    points: list[int],
) -> None:
    rules = oh.preset("partnership", joint_moon=True, moon="new", moon_needs_bonus=True, points={"QS": 10, "JD": -1})
    bonus = points.index(-11)
    told = sheet(rules, {"cards": {"QS": 4 - bonus, "JD": bonus}})["hands"][0]
    assert (told["scores"], told["moon"]) == (points, [1, 3])
    told = sheet(rules, {"points": points})["hands"][0]
    assert (told["scores"], told["moon"]) == (points, [1, 3])
