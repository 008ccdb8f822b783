"""Hands that were played in OpenSpiel's hearts, as games of this package. Doesn't need OpenSpiel itself.

OpenSpiel deals through chance nodes and passes one card at a time from seat 0; its cards are numbered rank by rank, and
within each rank in the order C, D, H, S.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from numbers import Integral

from openhearts.errors import BadInput, IllegalAction, as_given, message
from openhearts.fields import RuleFields
from openhearts.game import Game
from openhearts.rules import Rules

DECK = [rank + suit for rank in "23456789TJQKA" for suit in "CDHS"]  # in OpenSpiel's order
PASSES = ("hold", "left", "across", "right")  # OpenSpiel's numbers of its first chance node
PASSED = 3  # cards per seat

# Every option of OpenSpiel's hearts, with its default value.
DEFAULTS = {
    "pass_cards": True,
    "no_pts_on_first_trick": True,
    "can_lead_any_club": False,
    "jd_bonus": False,
    "avoid_all_tricks_bonus": False,
    "must_break_hearts": True,
    "qs_breaks_hearts": True,
    "can_lead_hearts_instead_of_qs": False,
}


def rules_for(options: Mapping[str, bool], direction: str) -> Rules:
    """Our rules for all of OpenSpiel's options; `direction` stands for `pass_cards`."""
    fields: RuleFields = {
        "pass_cycle": [direction],  # type: ignore[list-item]
        "first_trick": "no_penalties" if options["no_pts_on_first_trick"] else "free",
        "opening": "any_club" if options["can_lead_any_club"] else "lowest_club",
        "points": {"H": 1, "QS": 13, **({"JD": -10} if options["jd_bonus"] else {})},
        "no_trick_bonus": 5 if options["avoid_all_tricks_bonus"] else "off",
        "breaking": options["must_break_hearts"],
        "queen_breaks": "played" if options["qs_breaks_hearts"] else "never",
        "queen_or_hearts": "either" if options["can_lead_hearts_instead_of_qs"] else "must_lead_queen",
    }
    return Rules(**fields)


def from_openspiel(history: Sequence[int], **options: bool) -> Game:
    """The hand that OpenSpiel's hearts played, as a game of one hand from a position.

    `history` is `state.history()`: the direction of the pass, the 52 cards dealt, then the players' actions, which need
    not reach the end of the hand. The cards of a player who has not passed all three yet are left out. `options` are
    the options the game was loaded with that differ from their defaults, such as `jd_bonus=True`. OpenSpiel has no
    dealer; seat 0 becomes the dealer.

    Raises `BadInput`: bad_argument for an unknown option, bad_log for a history that can't have been played.
    """
    for name in options:
        if name not in DEFAULTS:
            raise BadInput("bad_argument", message("input-openspiel-option", given=name))
    if len(history) <= len(DECK):
        raise BadInput("bad_log", message("input-openspiel-short"))
    direction, dealt, done = history[0], history[1 : len(DECK) + 1], list(history[len(DECK) + 1 :])
    for place, action in enumerate(history):
        if not isinstance(action, Integral) or not 0 <= action < (len(PASSES) if place == 0 else len(DECK)):
            raise _wrong(history, place)
        if 0 < place <= len(DECK) and action in history[1:place]:
            raise _wrong(history, place)
    cards = [DECK[action] for action in dealt]
    game = Game.from_log(
        {
            "openhearts": 1,
            "rules": rules_for({**DEFAULTS, **options}, PASSES[direction]).to_dict(),
            "position": {"hands": [cards[seat::4] for seat in range(4)]},
            "actions": [],
        }
    )
    place = len(DECK) + 1
    try:
        for seat in game.hand.waiting if game.hand.phase == "pass" else ():
            if len(done) >= PASSED:
                game.pass_cards(seat, [DECK[action] for action in done[:PASSED]])
            place, done = place + PASSED, done[PASSED:]
        for action in done:
            game.play(game.hand.to_act if game.hand.to_act is not None else 0, DECK[action])
            place += 1
    except IllegalAction as error:
        raise _wrong(history, place) from error
    return game


def _wrong(history: Sequence[int], place: int) -> BadInput:
    return BadInput("bad_log", message("input-openspiel-history", place=place, given=as_given(history[place])))
