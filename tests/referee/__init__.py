"""The referee: Hearts in plain Python, written straight from the rules, obvious and slow.

It exists to disagree: tests play it beside the core and compare every step. It shares no code with
the core, knows nothing of it, and is imported by tests only.
"""

from tests.referee.game import Game, Result
from tests.referee.hand import Hand
from tests.referee.position import hand_at
from tests.referee.rules import Rules, resolve
from tests.referee.scoring import Moon
from tests.referee.validate import validate

__all__ = ["Game", "Hand", "Moon", "Result", "Rules", "hand_at", "resolve", "validate"]
