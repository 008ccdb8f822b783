"""What PettingZoo and Gymnasium have in common: an observation with a mask of the legal actions, and their spaces."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from openhearts import Episode

Observation = dict[str, Any]
"""{"observation": float32 (observation_size,), "action_mask": int8 (action_count,), 1 for what is legal}."""


def observation_space(episode: Episode) -> spaces.Dict:
    """Of every seat alike."""
    lowest = np.finfo(np.float32).min
    return spaces.Dict(
        {
            "observation": spaces.Box(lowest, -lowest, (episode.observation_size,), np.float32),
            "action_mask": spaces.Box(0, 1, (episode.action_count,), np.int8),
        }
    )


def action_space(episode: Episode) -> spaces.Discrete[Any]:
    """Of every seat alike."""
    return spaces.Discrete(episode.action_count)


def observed(episode: Episode, seat: int) -> Observation:
    """What the seat may know; nothing is legal for it unless it is to act."""
    seen = np.zeros(episode.observation_size, np.float32)
    episode.observe(seen, seat)
    mask = np.zeros(episode.action_count, np.int8)
    if episode.to_act == seat:
        episode.mask(mask.view(np.uint8))
    return {"observation": seen, "action_mask": mask}
