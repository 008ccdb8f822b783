"""How a game stands after a hand: the drop at fifties, the end, the winners (section 4, End)."""

from dataclasses import dataclass

from tests.referee.rules import Rules

LAST_HAND = 1000


@dataclass(frozen=True)
class Standing:
    totals: list[int]
    over: bool
    winners: list[int]  # every seat of every winning side; empty while the game goes on


def dropped(rules: Rules, total: int, score: int) -> int:
    """A total that this hand changed, and that is 50, 100, 150, ..., drops by 50."""
    lands = score != 0 and total > 0 and total % 50 == 0
    return total - 50 if rules.fifty_reset and lands else total


def stand(rules: Rules, before: list[int], scores: list[int], hands_played: int) -> Standing:
    """Totals after a hand's scores. `hands_played` counts this hand too."""
    totals = [dropped(rules, total + score, score) for total, score in zip(before, scores, strict=True)]
    sums = [sum(totals[seat] for seat in side) for side in rules.sides()]
    if "hands" in rules.end:
        ended = hands_played >= rules.end["hands"]
    elif rules.pooled:
        ended = any(total >= rules.end["target"] for total in sums)
    else:
        ended = any(total >= rules.end["target"] for total in totals)

    best = max(sums) if rules.objective == "high" else min(sums)
    winning = [side for side, total in zip(rules.sides(), sums, strict=True) if total == best]
    over = ended and (len(winning) == 1 or rules.tie == "shared")
    if hands_played >= LAST_HAND:
        over = True
    winners = [seat for seat in range(rules.players) if rules.side(seat) in winning]
    return Standing(totals, over, winners if over else [])
