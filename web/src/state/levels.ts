/** Which level would suit a player better, judging by their last games. It is only ever offered. */
import type { View } from '../core/protocol'
import type { Ended, Learning } from '../storage/learning'
import { levels, type Level } from '../storage/settings'
import { sidesOf } from './sides'

/** How many games at a level are enough to judge, and how many of them must be won. */
const GAMES = 3
const WON = 2

/** How the game of that view has ended. The last place of partners is that of their side. */
export const endedAt = (
  view: Pick<View, 'seat' | 'standing' | 'totals' | 'teams'>,
  game: Pick<Ended, 'seed' | 'level'>,
): Ended => {
  const players = sidesOf(view).length
  return { ...game, place: view.standing.places[view.seat] ?? players, players }
}

/** The games with one that has just ended, unless it is already there. */
export const withGame = (before: readonly Ended[], game: Ended): readonly Ended[] =>
  before.some(({ seed }) => seed === game.seed) ? before : [...before, game]

/**
 * A level up after winning most of the last games, a level down after coming last in all of them; null: neither, or the
 * level was declined before.
 */
export function suggested(level: Level, { ended, declined }: Pick<Learning, 'ended' | 'declined'>): Level | null {
  const games = ended.slice(-GAMES).filter((game) => game.level === level)
  if (games.length < GAMES) return null
  const won = games.filter(({ place }) => place === 1).length
  const lost = games.filter(({ place, players }) => place === players).length
  const to = levels[levels.indexOf(level) + (won >= WON ? 1 : lost === GAMES ? -1 : 0)]
  return to === undefined || to === level || declined.includes(to) ? null : to
}
