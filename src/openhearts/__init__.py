"""Hearts, every way it is played.

import openhearts as oh

game = oh.Game(oh.preset("omnibus"), seed=7)
seat = game.hand.to_act
game.act(seat, oh.bot("careful").choose(game.view(seat)))
"""

from openhearts._core import Hand, View
from openhearts._core import version as __version__
from openhearts.arena import Arena, Contender, Pairing, PlayerError, arena
from openhearts.bots import Player, bot, bots, play_out
from openhearts.coach import Advice, Choice, coach
from openhearts.errors import BadInput, IllegalAction, OpenHeartsError, RulesError
from openhearts.fair_deal import FairDeal
from openhearts.game import Action, Game
from openhearts.observer import Observer
from openhearts.pad import score_sheet
from openhearts.playouts import Playouts, playouts
from openhearts.rules import Rules, fields, preset, presets, refusals
from openhearts.say import say

__all__ = [
    "Action",
    "Advice",
    "Arena",
    "BadInput",
    "Choice",
    "Contender",
    "FairDeal",
    "Game",
    "Hand",
    "IllegalAction",
    "Observer",
    "OpenHeartsError",
    "Pairing",
    "Player",
    "PlayerError",
    "Playouts",
    "Rules",
    "RulesError",
    "View",
    "__version__",
    "arena",
    "bot",
    "bots",
    "coach",
    "fields",
    "play_out",
    "playouts",
    "preset",
    "presets",
    "refusals",
    "say",
    "score_sheet",
]
