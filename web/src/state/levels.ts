/** Which level would suit a player better, from how their last games ended. It is only ever offered. */
import type { Ended, Learning } from '../storage/learning'
import { levels, type Level } from '../storage/settings'

/** How many games at a level say something, and how many of them have to be won. */
const GAMES = 3
const WON = 2

/** With a game that has just ended; one that was told of before is not told again. */
export const withGame = (before: readonly Ended[], game: Ended): readonly Ended[] =>
  before.some(({ seed }) => seed === game.seed) ? before : [...before, game]

/**
 * A level up for whoever wins most of the last games, a level down for whoever comes last in all of them; null: none, or
 * it was offered before and not wanted.
 */
export function suggested(level: Level, { ended, declined }: Pick<Learning, 'ended' | 'declined'>): Level | null {
  const games = ended.slice(-GAMES).filter((game) => game.level === level)
  if (games.length < GAMES) return null
  const won = games.filter(({ place }) => place === 1).length
  const lost = games.filter(({ place, players }) => place === players).length
  const to = levels[levels.indexOf(level) + (won >= WON ? 1 : lost === GAMES ? -1 : 0)]
  return to === undefined || to === level || declined.includes(to) ? null : to
}
