"""The deal: all orders of the deck are equally likely, and no two hands of a game are dealt alike."""

import openhearts as oh

HANDS = 12_000
ROUNDS = oh.Rules(end={"hands": 1}, tie="shared")
DECK = [rank + suit for suit in "CDSH" for rank in "23456789TJQKA"]


def deals() -> list[list[set[str]]]:
    """The four hands of this many games with the seeds 0, 1, 2, ..., which a bad generator would deal most alike."""
    games = [oh.Game(ROUNDS, seed=seed) for seed in range(HANDS)]
    return [[set(game.hand.dealt(seat)) for seat in range(4)] for game in games]


def chi_square(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def test_every_card_goes_to_every_seat_alike() -> None:
    """52 times 3 degrees of freedom less those that the hands' sizes take: mean about 153, deviation about 17.5."""
    counts = {(card, seat): 0 for card in DECK for seat in range(4)}
    together = dict.fromkeys([("QS", "KS"), ("2C", "3C"), ("2C", "AH"), ("TD", "JD"), ("KH", "AH")], 0)
    for hands in deals():
        for seat, hand in enumerate(hands):
            for card in hand:
                counts[card, seat] += 1
            for pair in together:
                together[pair] += hand.issuperset(pair)
    assert 90 < chi_square(list(counts.values()), HANDS / 4) < 240
    # Two cards lie in one hand with a chance of 12/51; the deviation of a count is about 46.
    assert all(abs(count - HANDS * 12 / 51) < 5 * 46 for count in together.values()), together


def test_the_hands_of_a_game_differ() -> None:
    game = oh.Game(oh.Rules(end={"hands": 30}, pass_cycle=["hold"]), seed=3)
    while not game.over:
        seat = game.hand.to_act
        assert seat is not None
        game.play(seat, game.hand.legal(seat)[0])
    assert len({tuple(hand.dealt(0)) for hand in game.hands}) == 30


LEVELS = ["beginner", "easy", "medium", "careful", "expert:100"]


def test_the_deals_do_not_depend_on_how_well_anybody_plays() -> None:
    """The second hand, dealt after the first was played, is the same whoever played that."""
    for seed in range(60):
        dealt = set()
        for turned in range(len(LEVELS)):
            game = oh.Game(oh.Rules(end={"hands": 2}), seed=seed)
            while game.hand.number == 0:
                seat = game.hand.to_act
                assert seat is not None
                bot = oh.bot(LEVELS[(seat + turned) % len(LEVELS)], seed=seed)
                game.act(seat, bot.choose(game.view(seat)))
            dealt.add(tuple(tuple(game.hand.dealt(seat)) for seat in range(4)))
        assert len(dealt) == 1


def test_no_level_is_dealt_better_cards() -> None:
    """In a hundred thousand hands, with the levels seated in turn, each level gets every card equally often.

    Each of 52 cards goes to one of four: 52 times 3 degrees of freedom, less those that the hands' sizes take, for each
    of five sets of four levels at a table. The sum is about 765, its deviation about 39.
    """
    sets, hands = len(LEVELS), 100_000
    counts = {(left_out, card, level): 0 for left_out in range(sets) for card in DECK for level in LEVELS}
    for seed in range(hands):
        left_out = seed % sets
        table = [level for i, level in enumerate(LEVELS) if i != left_out]
        hand = oh.Game(ROUNDS, seed=seed).hand
        for seat in range(4):
            level = table[(seat + seed // sets) % 4]
            for card in hand.dealt(seat):
                counts[left_out, card, level] += 1
    seen = [count for (left_out, _, level), count in counts.items() if level != LEVELS[left_out]]
    assert sum(seen) == 52 * hands
    assert 765 - 5 * 39 < chi_square(seen, hands / sets / 4) < 765 + 5 * 39


def test_hands_dealt_by_the_playouts_are_as_even() -> None:
    """With a single card that counts, a seat's mean is how often it takes that card: equal for all seats."""
    rules = oh.Rules(points={"2S": 1}, queen="2S", pass_cycle=["hold"], opening="any_club", end={"hands": 1})
    result = oh.playouts(rules, n=200_000, seed=4)
    assert sum(result.points) > 0
    for mean, error in zip(result.points, result.errors, strict=True):
        assert abs(mean - sum(result.points) / 4) < 5 * error
