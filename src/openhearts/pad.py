"""The scorepad: the score of a game played elsewhere, with real cards."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from openhearts import _core
from openhearts.errors import BadInput, message
from openhearts.input_checks import UNWRITABLE, as_json
from openhearts.rules import Rules, checked_rules

if TYPE_CHECKING:
    from openhearts.protocol import ScoreSheet


def score_sheet(rules: Rules | None, hands: Sequence[Mapping[str, object]], dealer: int = 0) -> ScoreSheet:
    """The score sheet of these hands under these rules (None: the standard game); `dealer` deals first.

    A hand is what the table says about it, with numbers by seat; seats are counted clockwise from 0:

    - `{"points": [3, 5, 18, 0]}`: what goes on the sheet, with any moon already scored; or
    - `{"counts": {"H": [3, 4, 6, 0]}, "cards": {"QS": 2}}`: how many cards of a suit each took, and who took each
    other card with a value (with two packs, a list of seats);
    - if the rules need it, also `"moon": "old"` or `"new"`; `"sun": True`, `"no_tricks": [seats]` or
      `"tricks": [by seat]`; and for an auction `"bidder"`, `"bid"`, `"suit"`. `cards` and `counts` may go with
      `points`.

    Returns, with chips in parts of 1/unit chip:

    - `hands`: by hand `scores`, `totals`, `dealer`, `pass`, `moon` (seats or None), `way` ("old", "new" or None),
      `sun`, `auction`, `chips` (stacks after it), `pot`, `settled` (who paid and won what, and why, in `lines`);
    - `totals`, `over`, `winners`, `teams` (by seat its side, or None);
    - `chips`: `unit`, `stacks`, `pot`, or None without a settlement;
    - `owed`: a list of `from`, `to` (None: the pot), `chips`: who pays whom so that all end up with what they bought;
    - `next`: for the next hand `dealer`, `pass`, `count` (cards to pass), `auction`, `items` (what an entry accounts
      for: `card` or `suit`, `number`, `value`); None when the game is over;
    - `fault`: None or, for the first hand that doesn't add up, `hand` (its index), `code`, `message` (what to correct)
      and `seats`. Hands before it are scored, hands after it are ignored.

    The fault's `message` and the `lines` of `settled` are messages: `oh.say` puts them into words.

    Raises `BadInput` (bad_argument) if `hands` isn't a list or `dealer` isn't a seat.
    """
    rules = checked_rules(rules)
    try:
        asked = json.dumps({"dealer": dealer, "hands": hands}, allow_nan=False, default=as_json)
    except UNWRITABLE as error:
        raise BadInput("bad_argument", message("input-hand-values", why=str(error))) from error
    return _core.score_sheet(rules, asked)
