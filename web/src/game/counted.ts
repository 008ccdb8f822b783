/** A game that counts: no advice, no taking back. */
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
