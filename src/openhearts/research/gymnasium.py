"""Hearts as a Gymnasium environment: one seat learns, built-in bots play the others.

    import gymnasium
    import openhearts.research.gymnasium

    env = gymnasium.make("openhearts/Hearts-v0", bots="careful")

The reward comes when the episode is over; until then it is 0. The learner's seat is seat 0.
For many games at once `openhearts.Batch` is far quicker than a vector of these.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from openhearts import Episode, Rules
from openhearts.bots import bot
from openhearts.episode import Returns
from openhearts.input_checks import a_bot_each
from openhearts.research.spaces import Observation, action_space, observation_space, observed

SEAT = 0


class HeartsEnv(gymnasium.Env[Observation, int]):
    """One seat against bots. `bots` is the name of all bots, or one name for each of the other seats, from the
    learner's left; `game` and `returns` as of an `Episode`. Raises `BadInput` (bad_argument) for what is no bot.

    An action that isn't allowed ends the episode with `illegal_reward`, and info says "illegal"; with None it raises
    `IllegalAction`. Gymnasium's own checks do such actions.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": ["ansi"],
        "render_fps": 1,
    }

    def __init__(
        self,
        rules: Rules | None = None,
        *,
        bots: str | Sequence[str] = "careful",
        game: bool = False,
        returns: Returns = "margin",
        illegal_reward: float | None = -100.0,
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(rules, game=game, returns=returns)
        self.bots = a_bot_each(bots, self.episode.rules.players - 1)
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.observation_space = observation_space(self.episode)
        self.action_space = action_space(self.episode)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals. With a seed, this and all later deals, and what the bots do, follow from it."""
        super().reset(seed=seed)
        self.episode.restart(int(self.np_random.integers(2**64, dtype=np.uint64)))
        self._bots_act()
        return observed(self.episode, SEAT), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays, and lets the bots play until it is the learner's turn again or the episode is over."""
        if self.illegal_reward is not None and int(action) not in self.episode.legal:
            return observed(self.episode, SEAT), self.illegal_reward, True, False, {"illegal": True}
        self.episode.step(int(action))
        self._bots_act()
        reward = self.episode.returns[SEAT]
        return observed(self.episode, SEAT), reward, self.episode.over, False, {}

    def render(self) -> str | None:
        """The learner's cards and the trick, in text."""
        if self.render_mode is None:
            return None
        view = self.episode.view(SEAT)
        trick = " ".join(view.trick["cards"]) if view.trick else "-"
        return f"{' '.join(view.cards)} | {trick}"

    def _bots_act(self) -> None:
        while (seat := self.episode.to_act) is not None and seat != SEAT:
            seed = int(self.np_random.integers(2**64, dtype=np.uint64))
            self.episode.act(bot(self.bots[seat - 1], seed).choose(self.episode.view()))


gymnasium.register("openhearts/Hearts-v0", entry_point="openhearts.research.gymnasium:HeartsEnv")
