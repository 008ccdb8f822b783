"""Hearts as a PettingZoo environment: agents "seat_0" and so on, who act one after another.

    from openhearts.research import pettingzoo

    env = pettingzoo.env(oh.preset("omnibus"))

Rewards come when the episode is over; until then they are 0.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from openhearts import Episode, Rules
from openhearts.episode import Returns
from openhearts.research.spaces import Observation, action_space, observation_space, observed


class HeartsAEC(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """The environment itself: an action that isn't allowed raises `IllegalAction`. `game` and `returns` as of an
    `Episode`.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "openhearts_v0", "render_modes": ["ansi"], "is_parallelizable": True}

    def __init__(
        self,
        rules: Rules | None = None,
        *,
        game: bool = False,
        returns: Returns = "margin",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.episode = Episode(rules, game=game, returns=returns)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.players)]
        self.observation_spaces = {agent: observation_space(self.episode) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.episode) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same object each time, as PettingZoo asks."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same object each time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deals. With a seed, this and all later deals follow from it."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.episode.restart(int(self._seeds.integers(2**64, dtype=np.uint64)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """What its seat may know, and the mask of what it may do."""
        return observed(self.episode, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Does this for the agent to act; None for one that is done."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.episode.step(int(action))
        if self.episode.over:
            self.rewards = dict(zip(self.possible_agents, self.episode.returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The cards of the seat to act and the trick, in text."""
        seat = self.episode.to_act
        if self.render_mode is None or seat is None:
            return None
        view = self.episode.view(seat)
        trick = " ".join(view.trick["cards"]) if view.trick else "-"
        return f"seat {seat}: {' '.join(view.cards)} | {trick}"

    def close(self) -> None:
        """Nothing is open."""

    def _select(self) -> None:
        seat = self.episode.to_act
        self.agent_selection = self.agents[0 if seat is None else seat]


def env(rules: Rules | None = None, *, illegal_reward: float = -100.0, **options: Any) -> AECEnv[str, Observation, int]:
    """The environment as PettingZoo's own are given out: an action that isn't allowed ends the episode with
    `illegal_reward` for who did it, and steps in the wrong order raise. `options` are those of `HeartsAEC`.
    """
    hearts = HeartsAEC(rules, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(hearts, illegal_reward=illegal_reward))


def parallel_env(rules: Rules | None = None, **options: Any) -> Any:
    """The same as a parallel environment, for frameworks that know no other: of each step only the action of the agent
    whose turn it is counts, which the mask shows.
    """
    return turn_based_aec_to_parallel(env(rules, **options))
