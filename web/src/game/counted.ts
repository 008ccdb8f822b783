/** A game in which what is done counts: without advice, and with nothing beside playing it. */
import type { Game } from './game'

export const counted = (game: Game): Game => ({
  seat: game.seat,
  names: game.names,
  rules: game.rules,
  advises: false,
  view: game.view,
  listen: game.listen,
  act: game.act,
  coach: game.coach,
  log: game.log,
  past: game.past,
  moves: game.moves,
  reviews: game.reviews,
  reviewMove: game.reviewMove,
  onBroken: game.onBroken,
  close: game.close,
})
