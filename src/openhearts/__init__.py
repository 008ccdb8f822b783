"""Hearts, every way it is played.

import openhearts as oh

game = oh.Game(oh.preset("omnibus"), seed=7)
seat = game.hand.to_act
game.act(seat, oh.bot("careful").choose(game.view(seat)))
"""

import openhearts.interrupt  # noqa: F401 - before all that takes time to load
from openhearts._core import Hand, View
from openhearts._core import version as __version__
from openhearts.arena import Arena, Contender, Pairing, PlayerError, Rating, arena, recorded
from openhearts.batch import Batch
from openhearts.bots import Player, bot, bots, play_out
from openhearts.coach import Advice, Choice, coach
from openhearts.double_dummy import Solution, solve
from openhearts.episode import Episode
from openhearts.errors import BadInput, IllegalAction, OpenHeartsError, RulesError
from openhearts.fair_deal import FairDeal
from openhearts.game import Action, Game
from openhearts.observer import Observer
from openhearts.openspiel import from_openspiel
from openhearts.pad import score_sheet
from openhearts.playouts import PlayedOut, Playouts, playouts
from openhearts.possible_deals import Deal, count_deals, deals
from openhearts.rules import Rules, fields, preset, presets, refusals
from openhearts.say import say
from openhearts.transcript import Comment, Transcript, transcripts
from openhearts.view_json import view_from_json

__all__ = [
    "Action",
    "Advice",
    "Arena",
    "BadInput",
    "Batch",
    "Choice",
    "Comment",
    "Contender",
    "Deal",
    "Episode",
    "FairDeal",
    "Game",
    "Hand",
    "IllegalAction",
    "Observer",
    "OpenHeartsError",
    "Pairing",
    "PlayedOut",
    "Player",
    "PlayerError",
    "Playouts",
    "Rating",
    "Rules",
    "RulesError",
    "Solution",
    "Transcript",
    "View",
    "__version__",
    "arena",
    "bot",
    "bots",
    "coach",
    "count_deals",
    "deals",
    "fields",
    "from_openspiel",
    "play_out",
    "playouts",
    "preset",
    "presets",
    "recorded",
    "refusals",
    "say",
    "score_sheet",
    "solve",
    "transcripts",
    "view_from_json",
]
